"""Workers hand a socket on to the one at which its table is at home: there it is folded and told once for all."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from stolik.server.table.codes import is_code

SOCKET: Final = re.compile(rb"/api/tables/([^/?]+)/socket(?:\?|$)")
LONGEST: Final = 128 * 1024
"""Bytes of the head of a request, which is read no further before."""
Take = Callable[[socket.socket, bytes], object]


class Neighbours:
    """So many workers, of which this is number `own`; each has a door in the folder, at which the others knock."""

    def __init__(self, folder: Path, own: int, number: int) -> None:
        self._folder = folder
        self._own = own
        self._number = number
        self._links: dict[int, socket.socket] = {}
        self._open: set[socket.socket] = set()
        """Our door, and links of others to it."""

    def lives_here(self, table: str) -> bool:
        return self._home_of(table) == self._own

    def _home_of(self, table: str) -> int:
        return crc32(table.encode()) % self._number

    # To others

    def hand_on(self, target: bytes, line: int, head: bytes) -> bool:
        """A connection, with the head of its request. False where it is ours, or nobody takes it: it is served here
        then, which costs more and is as right."""
        found = SOCKET.search(target)
        if found is None or is_code(table := found[1].decode("latin-1")) or self.lives_here(table):
            return False
        home = self._home_of(table)
        return self._handed(home, line, head) or self._handed(home, line, head)

    def _handed(self, home: int, line: int, head: bytes) -> bool:
        """A link to a worker that was replaced is of no use; the next one is."""
        try:
            if home not in self._links:
                self._links[home] = linked(self._door_of(home))
            socket.send_fds(self._links[home], [head], [line])
        except BlockingIOError:
            return False
        except OSError:
            if home in self._links:
                self._links.pop(home).close()
            return False
        return True

    def _door_of(self, number: int) -> str:
        return str(self._folder / f"door-{number}")

    # From others

    def open(self, take: Take) -> None:
        """Where the system has no such sockets each serves whoever comes."""
        path = Path(self._door_of(self._own))
        with suppress(OSError, AttributeError):
            path.unlink(missing_ok=True)
            door = unlinked()
            door.bind(str(path))
            door.listen(self._number)
            self._listen(door, self._answer, take)

    def _listen(self, to: socket.socket, heard: Callable[[socket.socket, Take], None], take: Take) -> None:
        self._open.add(to)
        asyncio.get_running_loop().add_reader(to, heard, to, take)

    def _answer(self, door: socket.socket, take: Take) -> None:
        with suppress(OSError):
            link, _ = door.accept()
            link.setblocking(False)
            self._listen(link, self._hear, take)

    def _hear(self, link: socket.socket, take: Take) -> None:
        head, lines = b"", list[int]()
        with suppress(OSError):
            head, lines, _, _ = socket.recv_fds(link, LONGEST, 1)
        if not head:
            self._leave(link)
        for line in lines:
            take(socket.socket(fileno=line), head)

    def close(self) -> None:
        """Nobody is taken in any more."""
        Path(self._door_of(self._own)).unlink(missing_ok=True)
        for one in [*self._open]:
            self._leave(one)
        for link in self._links.values():
            link.close()
        self._links.clear()

    def _leave(self, one: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(one)
        one.close()
        self._open.discard(one)


def unlinked() -> socket.socket:
    found = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    found.setblocking(False)
    return found


def linked(path: str) -> socket.socket:
    link = unlinked()
    try:
        link.connect(path)
    except OSError:
        link.close()
        raise
    return link
