"""The application: routes and sockets put together, with a registry behind them."""

from __future__ import annotations

import logging
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ASGIApp

from stolik.server.http import examples, games, lessons, players, puzzles, reach, share, site, sockets, tables
from stolik.server.http.api_page import api_page, description
from stolik.server.http.budget import Budget, Presence
from stolik.server.http.guard import HIDDEN, Guard
from stolik.server.http.manual import Manual, manual
from stolik.server.http.pages import FOLDER, Bundle, page
from stolik.server.http.problems import away, failed, misunderstood, misused, refused
from stolik.server.http.shares import Shares
from stolik.server.live.positions import Positions
from stolik.server.live.registry import Registry
from stolik.server.live.upkeep import Upkeep
from stolik.server.players import ratings
from stolik.server.refusals import Refusal
from stolik.server.settings import Settings
from stolik.server.storage import Away
from stolik.server.storage.databases import open_storage


def handlers_in(module: ModuleType) -> list[BaseRouteHandler]:
    """All addresses that a module serves, in its order."""
    return [one for one in vars(module).values() if isinstance(one, BaseRouteHandler)]


class Application(Litestar):
    """Litestar would load pydantic and attrs wherever they are installed, for models that nobody has here."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class Server:
    """An ASGI application and the registry that it serves."""

    def __init__(self, settings: Settings, registry: Registry | None = None, static: Path = FOLDER) -> None:
        self.settings = settings
        self.registry = registry or Registry(settings, open_storage(settings.where))
        self.budget = Budget(settings.limits)
        self.presence = Presence(settings.limits.open if settings.limits.on else 0)
        self.reach = reach.Reach(settings)
        self._upkeep = Upkeep(self.registry)
        state = {
            "registry": self.registry,
            "budget": self.budget,
            "reach": self.reach,
            "lobby": site.Lobby(),
            "positions": Positions(),
            "shares": Shares(settings.limits),
            "bundle": Bundle(static, settings.base_path),
            "manual": Manual(),
        }
        self.litestar = self._routes(State(state))
        self.app: ASGIApp = Guard(self.litestar, settings, self.budget, self.presence, self.reach.names)

    def _routes(self, state: State) -> Litestar:
        api = Router("/api", route_handlers=[*handlers_in(tables), *handlers_in(sockets)])
        others = (games, site, examples, lessons, players, share, puzzles, reach)
        return Application(
            [api, *chain.from_iterable(map(handlers_in, others)), description, api_page, manual, page],
            state=state,
            exception_handlers={
                Refusal: refused,
                HTTPException: misused,
                RecursionError: misunderstood,
                Away: away,
                Exception: failed,
            },
            openapi_config=OpenAPIConfig("Stolik", "2", path=HIDDEN),
            request_max_body_size=self.settings.limits.body,
            logging_config=None,
        )

    def openapi(self) -> dict[str, Any]:
        """Every address with what it takes and gives."""
        schema: dict[str, Any] = self.litestar.openapi_schema.to_schema()
        return schema

    async def open(self) -> None:
        """Raises what the storage raises: then nothing is served."""
        if not (self.settings.no_ratings or ratings.can_rate()):
            logging.getLogger(__name__).warning(ratings.need())
        await self.registry.open()
        self._upkeep.start()

    async def close(self) -> None:
        await self._upkeep.stop()
        await self.registry.close()
