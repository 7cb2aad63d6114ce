"""Players as the database keeps them: devices, documents, passes, the seats they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from secrets import token_hex
from typing import Final, NamedTuple

from stolik.server.players import keys
from stolik.server.refusals import BAD, CONFLICT, MISSING, Refusal
from stolik.server.storage import Fetched, Statement
from stolik.server.storage.queries import Storage
from stolik.server.table.people import digest, new_token

DOCUMENTS: Final = ("settings", "lessons", "puzzles", "tables")
"""What a browser keeps, and every device of a player then has."""
LONGEST_DOCUMENT: Final = 12 * 1024
NUL: Final = "\0"
"""Not every database can keep it, and no browser writes it."""

OF_DEVICE = "SELECT player FROM devices WHERE digest = $1"
PLAYER = "SELECT name, shown, created FROM players WHERE id = $1"
DOCUMENTS_OF = "SELECT name, version, body FROM documents WHERE player = $1 ORDER BY name"
VERSION = "SELECT version FROM documents WHERE player = $1 AND name = $2"
DEVICES_OF = "SELECT count(*) FROM devices WHERE player = $1"
PASS = "SELECT player, until FROM passes WHERE digest = $1"
HOLDERS = "SELECT token, player FROM holdings WHERE token IN ({})"
OPENED = "SELECT token, opens FROM holdings WHERE token IN ({})"
HELD = "SELECT opens FROM holdings WHERE player = $1 AND opens IN ({})"
LEND = "INSERT INTO holdings (token, opens, player) VALUES ($1, $2, $3)"
TAKE_BACK = "DELETE FROM holdings WHERE player = $1 AND token <> opens"
ADD_PLAYER = "INSERT INTO players (id, name, shown, created, seen) VALUES ($1, '', 0, $2, $2)"
ADD_DEVICE = "INSERT INTO devices (digest, player, at) VALUES ($1, $2, $3)"
ADD_PASS = "INSERT INTO passes (digest, player, until) VALUES ($1, $2, $3)"
DROP_PASSES = "DELETE FROM passes WHERE player = $1 OR until < $2"
DROP_PLAYER = "DELETE FROM players WHERE id = $1"
HOLD = """
INSERT INTO holdings (token, opens, player) VALUES ($1, $1, $2)
ON CONFLICT (token) DO UPDATE SET player = excluded.player"""
KEEP = """
INSERT INTO documents (player, name, version, body) VALUES ($1, $2, $3, $4)
ON CONFLICT (player, name) DO UPDATE SET version = excluded.version, body = excluded.body"""
CHANGE = "UPDATE players SET name = $2, shown = $3 WHERE id = $1"
SEE = "UPDATE players SET seen = $2 WHERE id = $1"
SEATS_OF = "SELECT table_id, seat FROM plays WHERE player = $1 ORDER BY ended DESC"
FORGET = "UPDATE plays SET player = '', name = '#' || (seat + 1) WHERE player = $1"
ONLY_DEVICE = "DELETE FROM devices WHERE player = $1 AND digest <> $2"
MOVE = tuple(f"UPDATE {name} SET player = $2 WHERE player = $1" for name in ("devices", "holdings", "plays"))


class Document(NamedTuple):
    name: str
    version: int
    body: str


class Player(NamedTuple):
    id: str
    name: str
    shown: bool
    created: float
    devices: int
    documents: list[Document]


class People:
    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now

    async def known(self, key: str) -> str | None:
        """The player whose device this is."""
        rows = await self._storage.fetch(OF_DEVICE, keys.digest(key))
        return rows[0][0] if rows else None

    async def welcome(self, key: str) -> str:
        """The player whose device this is; a new one where it is nobody's yet."""
        device = keys.digest(key)
        known = await self._storage.fetch(OF_DEVICE, device)
        if known:
            return str(known[0][0])
        new, now = token_hex(8), self._now()  # by which others' rows speak of a player; it opens nothing

        def then(read: Fetched) -> list[Statement]:
            return [] if read[0] else [(ADD_PLAYER, new, now), (ADD_DEVICE, device, new, now)]

        await self._storage.transact(device, [(OF_DEVICE, device)], then)
        return str((await self._storage.fetch(OF_DEVICE, device))[0][0])

    async def read(self, player: str) -> Player:
        rows = await self._storage.fetch(PLAYER, player)
        if not rows:
            raise Refusal("no-such-player", MISSING)
        name, shown, created = rows[0]
        devices = (await self._storage.fetch(DEVICES_OF, player))[0][0]
        documents = [Document(*row) for row in await self._storage.fetch(DOCUMENTS_OF, player)]
        return Player(player, name, bool(shown), created, devices, documents)

    async def change(self, player: str, name: str, shown: bool) -> None:
        await self._do(player, (CHANGE, player, name, int(shown)))

    async def see(self, player: str) -> None:
        await self._do(player, (SEE, player, self._now()))

    async def keep(self, player: str, document: Document) -> int:
        """Whoever writes has seen the version before; else somebody else's device was first."""
        if document.name not in DOCUMENTS:
            raise Refusal("no-such-document", MISSING, documents=", ".join(DOCUMENTS))
        if len(document.body.encode()) > LONGEST_DOCUMENT:
            raise Refusal("document-too-large", BAD, longest=str(LONGEST_DOCUMENT))
        if NUL in document.body:
            raise Refusal("bad-request", BAD)

        def then(read: Fetched) -> list[Statement]:
            version = read[0][0][0] if read[0] else 0
            if version != document.version:
                raise Refusal("document-changed", CONFLICT)
            return [(KEEP, player, document.name, version + 1, document.body)]

        await self._storage.transact(player, [(VERSION, player, document.name)], then)
        return document.version + 1

    # Devices

    async def new_pass(self, player: str) -> str:
        """The last one only: whoever asks for another has lost that."""
        code, now = keys.new_pass(), self._now()
        await self._do(player, (DROP_PASSES, player, now), (ADD_PASS, keys.digest(code), player, now + keys.PASS_FOR))
        return code

    async def come_in(self, key: str, code: str) -> str:
        """A device becomes one of whoever gave the pass; what was played on it before is theirs too."""
        mine = await self.welcome(key)
        now = self._now()

        def then(read: Fetched) -> list[Statement]:
            if not read[0] or read[0][0][1] < now:
                raise Refusal("pass-void", MISSING)
            whose = str(read[0][0][0])
            dropped: Statement = (DROP_PASSES, whose, now)
            if whose == mine:
                return [dropped]
            return [dropped, *((sql, mine, whose) for sql in MOVE), (DROP_PLAYER, mine)]

        await self._storage.transact("passes", [(PASS, keys.digest(code))], then)
        return await self.welcome(key)

    async def only(self, player: str, key: str) -> None:
        """All other devices are nobody's."""
        await self._do(
            player, (ONLY_DEVICE, player, keys.digest(key)), (TAKE_BACK, player), (DROP_PASSES, player, self._now())
        )

    async def delete(self, player: str) -> None:
        """Finished games stay, without who it was."""
        await self._do(player, (FORGET, player), (DROP_PLAYER, player))

    async def tables_of(self, player: str) -> dict[str, list[int]]:
        """The seats of all finished games."""
        found: dict[str, list[int]] = {}
        for table, seat in await self._storage.fetch(SEATS_OF, player):
            found.setdefault(table, []).append(seat)
        return found

    # Seats

    async def hold(self, player: str, tokens: Iterable[str]) -> None:
        """Seats by the hash of their token, so that a rematch is theirs too."""
        if holds := [(HOLD, token, player) for token in tokens]:
            await self._do(player, *holds)

    async def holders(self, tokens: list[str]) -> dict[str, str]:
        """Players by the token of their seat."""
        return {row[0]: row[1] for row in await self._of(HOLDERS, tokens)}

    async def lend(self, player: str, seat_tokens: list[str]) -> dict[str, str]:
        """Keys to the seats among these that the player holds, for another of their devices: secret by seat token."""
        held = {row[0] for row in await self._of(HELD, seat_tokens, player)}
        secrets = {token: new_token() for token in sorted(held)}
        await self._do(player, *((LEND, digest(secret), token, player) for token, secret in secrets.items()))
        return secrets

    async def opened_by(self, tokens: list[str]) -> list[str]:
        """The tokens of the seats that lent keys open, by their hashes."""
        return [row[1] for row in await self._of(OPENED, tokens)]

    async def _of(self, sql: str, tokens: list[str], *first: str) -> Sequence[Sequence[str]]:
        if not tokens:
            return []
        places = ", ".join(f"${number + len(first)}" for number in range(1, len(tokens) + 1))
        return await self._storage.fetch(sql.format(places), *first, *tokens)

    async def _do(self, about: str, *statements: Statement) -> None:
        await self._storage.transact(about, [], lambda _: list(statements))
