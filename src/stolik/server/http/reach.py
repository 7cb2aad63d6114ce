"""From where this house can be reached: told to whoever sits at this machine, and widened on their request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from litestar import get, post

from stolik.server.http.guard import LOOPBACK, name_in
from stolik.server.http.problems import PROBLEMS
from stolik.server.http.visitor import Asked, is_here
from stolik.server.process.addresses import reachable, url
from stolik.server.protocol import Reachable
from stolik.server.refusals import FORBIDDEN, Refusal
from stolik.server.settings import Settings

Opening = Callable[[list[str]], Awaitable[list[str]]]
"""Listens at addresses of this machine besides; says at which of them it could."""


class Reach:
    """What is open: this machine alone, the home network, or whatever a proxy in front makes of it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._port = 0
        self._opening: Opening | None = None
        self._opened: list[str] = []
        self.names = {*settings.hosts, *LOOPBACK}
        """By which it is called. A page elsewhere may point its own name at this machine: that one is not served."""

    def listens(self, port: int, opening: Opening | None = None) -> None:
        self._port = port
        self._opening = opening

    def told(self) -> Reachable:
        if self._settings.hosts or self._settings.origins:
            return Reachable("network", self._named())
        names = reachable() if self._settings.public else self._opened
        if names:
            return Reachable("network", self._urls(names))
        return Reachable("machine", opens=self._opening is not None and bool(reachable()), command=self._command())

    async def open(self) -> Reachable:
        """At every address of this machine in its network, under the same port."""
        if not self._opened and self._opening is not None and self.told().by == "machine":
            names = reachable()
            heard = await self._opening([name for name in names if is_number(name)])
            self._opened = [name for name in names if name in heard or (heard and not is_number(name))]
            self.names.update(self._opened)
        return self.told()

    def _named(self) -> list[str]:
        """Under names of the host's own choice: those of a proxy, or of this machine."""
        if self._settings.origins:
            return [f"{origin.rstrip('/')}{self._settings.base_path}/" for origin in self._settings.origins]
        if self._settings.public and not self._settings.behind_proxy:
            return self._urls(self._settings.hosts)
        return [f"https://{name}{self._settings.base_path}/" for name in self._settings.hosts]

    def _urls(self, names: Iterable[str]) -> list[str]:
        return [url(name, self._port, self._settings.base_path) for name in names]

    def _command(self) -> str:
        return self._settings.started_by and f"{self._settings.started_by} --public"


def is_number(name: str) -> bool:
    return ":" in name or name.replace(".", "").isdecimal()


def is_at_this_machine(request: Asked) -> bool:
    """Not through a proxy, and not by a name that leads here from elsewhere."""
    return is_here(request) and name_in(f"//{request.headers.get('host', '')}") in LOOPBACK


@get("/api/reach", responses=PROBLEMS, summary="Under which addresses friends in the same house come in")
async def read_reach(request: Asked) -> Reachable:
    """Whoever is elsewhere has come by an address that works, and learns no other."""
    reach: Reach = request.app.state.reach
    return reach.told() if is_at_this_machine(request) else Reachable("page")


@post("/api/reach", responses=PROBLEMS, status_code=200, summary="Let phones in (from this machine only)")
async def open_reach(request: Asked) -> Reachable:
    if not is_at_this_machine(request):
        raise Refusal("not-at-the-machine", FORBIDDEN)
    reach: Reach = request.app.state.reach
    return await reach.open()
