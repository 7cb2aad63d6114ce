"""In front of everything: base path, hosts and origins, limits, and the headers that every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from collections.abc import Set as AbstractSet
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server.http.budget import LULL, Budget, Presence
from stolik.server.http.household import household
from stolik.server.live.meter import metered, payer
from stolik.server.refusals import BAD, FORBIDDEN, MANY, MISSING, Refusal
from stolik.server.settings import Settings

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HIDDEN: Final = "/api/schema"
"""Where the framework has pages of its own, with scripts from elsewhere; ours are at /api and /api/openapi.json."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Guard:
    """`names` are ours; a public house for which none are set is called by any."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        budget: Budget,
        presence: Presence,
        names: AbstractSet[str],
    ) -> None:
        self._app = app
        self._settings = settings
        self._budget = budget
        self._presence = presence
        self._names = names
        self._any_name = settings.public and not settings.hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        self._strip_base_path(scope)
        client = scope.get("client")
        who = household(client[0] if client else "")
        crowded = self._presence.come(who) > 0
        try:
            await self._let_in(who, crowded, scope, receive, send)
        finally:
            self._presence.leave(who)

    async def _let_in(self, who: str, crowded: bool, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if crowded:
                raise Refusal("too-many-open", MANY)
            self._budget.spend(who, "request")
            self._check(scope)
        except Refusal as refusal:
            await asyncio.sleep(LULL if refusal.retry_after else 0)
            await refuse(scope, send, refusal, stays=not crowded)
            return
        await self._serve(who, scope, receive, send if is_socket(scope) else with_headers(send))

    async def _serve(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        """At the cost of whoever asks."""
        serving = cast(Coroutine[Any, Any, None], self._app(scope, receive, send))
        if pay := self._budget.payer(who):
            payer.set(pay)
            serving = metered(serving, pay)
        await serving

    def _strip_base_path(self, scope: Any) -> None:
        """A proxy may pass the base path on or cut it off: both work."""
        base = self._settings.base_path
        if base and (scope["path"] == base or scope["path"].startswith(f"{base}/")):
            scope["path"] = scope["path"][len(base) :] or "/"
            scope["raw_path"] = scope["path"].encode()
        if not scope["path"].startswith("/"):
            scope["path"] = "/"

    def _check(self, scope: Scope) -> None:
        if scope["path"].startswith(HIDDEN):
            raise Refusal("not-found", MISSING)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._any_name and name_in(f"//{host}") not in self._names:
            raise Refusal("wrong-host", BAD)
        unsafe = is_socket(scope) or str(scope.get("method")) not in SAFE
        forwarded = headers.get(b"x-forwarded-host", "") if self._settings.behind_proxy else ""
        if unsafe and not self._origin_is_ours(headers.get(b"origin"), host, forwarded):
            raise Refusal("wrong-origin", FORBIDDEN)

    def _origin_is_ours(self, origin: str | None, host: str, forwarded: str) -> bool:
        """Programs send none; browsers always do."""
        if origin is None or origin in self._settings.origins:
            return True
        return urlsplit_or_none(origin) in (host.lower(), forwarded.lower() or host.lower())


def is_socket(scope: Scope) -> bool:
    return str(scope["type"]) == "websocket"


def name_in(url: str) -> str:
    """Nobody's where the port is none that could be."""
    try:
        parts = urlsplit(url)
        name, _ = parts.hostname, parts.port
    except ValueError:
        return ""
    return name or ""


def urlsplit_or_none(origin: str) -> str | None:
    """The host and port of an origin."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None


def with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = added(message.get("headers", ()))
        await send(message)

    return sent


def added(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What is answered under /api is nobody's to keep, unless the answer says otherwise."""
    own = list(headers)
    names = {name.lower() for name, _ in own}
    store = [] if b"cache-control" in names else [(b"cache-control", b"no-store")]
    return [*own, *[header for header in HEADERS if header[0] not in names], *store]


def told(refusal: Refusal, *more: tuple[bytes, bytes]) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of an answer that refuses."""
    body = msgspec.json.encode(refusal.problem())
    own = [(name.encode(), value.encode()) for name, value in refusal.headers().items()]
    size = (b"content-length", str(len(body)).encode())
    return added([(b"content-type", b"application/json"), size, *own, *more]), body


async def refuse(scope: Scope, send: Send, refusal: Refusal, stays: bool = True) -> None:
    """A socket that is not opened is answered too, where the server can. `stays`: the connection may."""
    headers, body = told(refusal, *([] if stays else [(b"connection", b"close")]))
    answer: Any = send
    kind = "http.response"
    if is_socket(scope):
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await answer({"type": "websocket.close", "code": 1008, "reason": refusal.key})
            return
        kind = "websocket.http.response"
    await answer({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await answer({"type": f"{kind}.body", "body": body, "more_body": False})
