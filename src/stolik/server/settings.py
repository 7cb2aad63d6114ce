"""What a host can set; everything has a value that suits one machine and a few friends."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.server.defaults import WAITING_HOURS

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
FORGOTTEN: Final = 30 * DAY


class Limits(Struct, frozen=True, kw_only=True):
    """How much one household or one seat may ask for: a burst, and so many a second after it. 0: no limit."""

    on: bool = True
    budget: tuple[float, float] = (5.0, 0.25)
    """Seconds of CPU time of the thread that serves, for everything."""
    tables: tuple[float, float] = (20, 0.2)
    players: tuple[float, float] = (60, 1)
    """What players keep and change of their own."""
    misses: tuple[float, float] = (30, 0.2)
    chat: tuple[float, float] = (8, 0.5)
    asides: tuple[float, float] = (12, 0.2)
    """What a seat does besides playing and talking: names, mutes, bots in its place, offers."""
    undos: tuple[float, float] = (60, 1)
    """Answers that a seat takes back, or asks to."""
    seats: tuple[float, float] = (30, 0.5)
    """That a household takes."""
    previews: tuple[float, float] = (60, 10)
    hints: tuple[float, float] = (10, 0.25)
    open: int = 500
    """Connections, sockets, streams and requests of a household at once; at most a quarter of the house's room."""
    head_within: float = 20.0
    body_within: float = 30.0
    """Seconds in which a request, begun, must be here."""
    idle_within: int = 30
    """Seconds after an answer in which the next request must begin."""
    public_tables: int = 5
    """That stand in the lobby at once."""
    bot_tables: int = 4
    """At which only bots play, and which somebody keeps awake."""
    connections: int = 0
    """Of all addresses together; 0: as many as the open files of the process allow."""
    body: int = 16 * 1024
    message: int = 16 * 1024
    log_rows: int = 10_000
    """Of a table, that are no moves: beyond them only the game goes on; beyond twice as many it is not even noted who
    is there."""

    def of_one_among(self, workers: int) -> Limits:
        """What the house has once, its codes, lobby, tables and cores for bots, is divided; each process has a thread
        that serves and connections of its own."""
        return replace(
            self,
            tables=divided(self.tables, workers),
            misses=divided(self.misses, workers),
            public_tables=max(1, self.public_tables // workers),
            bot_tables=max(1, self.bot_tables // workers),
        )


def divided(limit: tuple[float, float], workers: int) -> tuple[float, float]:
    burst, rate = limit
    return (max(1.0, burst / workers) if burst > 0 else 0.0, rate / workers)


class Settings(Struct, frozen=True, kw_only=True):
    """`where` is a folder or postgresql://… ; times are in seconds."""

    where: str
    base_path: str = ""
    public: bool = False
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    metrics_open: bool = False
    behind_proxy: bool = False
    """Believe what a proxy on this machine says of the visitor: address, scheme, name of the host."""
    no_players: bool = False
    """Nobody is known by a key: no history, no ratings of people."""
    no_ratings: bool = False
    started_by: str = ""
    """The command that has started the server, as it can be typed again."""

    thinkers: int = 1
    think_at_most: float = 60.0
    pause: tuple[float, float] = (0.5, 1.1)
    """A bot answers no sooner, and nor does the server for a seat with one option: drawn without a look at the hand."""
    grace: float = 3.0
    """Time that is free for every answer at a live clock; longer than any pause, so no clock tells who had a choice."""

    away_after: float = 30.0
    act_after: float = 60.0
    patience: float = 600.0
    remind_every: float = DAY
    sleep_after: float = 60.0
    claim_for: float = 30.0
    sweep_every: float = 5.0
    beat_every: float = 5.0
    down_after: float = 20.0
    ready_within: float = 5.0
    """A write that takes longer does not go through, as far as readiness goes."""
    low_disk: int = 256 * 1024 * 1024
    """Bytes left on the disk of the database below which the log says so."""
    lag: float = 1.5
    long_poll: float = 25.0
    count_every: float = 1.0
    """How often those who look on are counted anew for the others."""

    webhooks: tuple[str, ...] = ()
    webhooks_private: bool = False
    webhook_tries: tuple[float, ...] = (0.0, 5.0, 60.0)
    expire_after: float = WAITING_HOURS * HOUR
    """Public tables that still wait then are called off; 0: never."""
    expire_links_after: float = FORGOTTEN
    """Tables by link that still wait when nothing has happened there for so long; 0: never."""
    prune_after: float = 0.0
    prune_every: float = HOUR
    archive: str = ""
    limits: Limits = Limits()
