"""A cable between a browser and the server that can be cut, or go silent and deliver late."""

from __future__ import annotations

import contextlib
import socket
from threading import Event, Lock, Thread
from typing import Final

CHUNK: Final = 65536


class Cable:
    """Cut: what is open breaks, and nothing new is let in. Silent: everything is held back, and nobody is told."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._ears = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._ears.getsockname()[1]}"
        self._whole, self._audible = Event(), Event()
        self._ends: list[socket.socket] = []
        self._lock = Lock()
        self.mend()
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()
        self._drop()

    def silence(self) -> None:
        self._audible.clear()

    def mend(self) -> None:
        self._whole.set()
        self._audible.set()

    def close(self) -> None:
        self._ears.close()
        self.cut()
        self._audible.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._ears.accept()
                Thread(target=self._join, args=[near], daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        if not self._whole.is_set():
            near.close()
            return
        far = socket.create_connection(self._server)
        with self._lock:
            self._ends += [near, far]
        Thread(target=self._carry, args=[near, far], daemon=True).start()
        Thread(target=self._carry, args=[far, near], daemon=True).start()

    def _carry(self, source: socket.socket, to: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                self._audible.wait()
                to.sendall(data)
        for end in (source, to):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _drop(self) -> None:
        with self._lock:
            ends, self._ends = self._ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
