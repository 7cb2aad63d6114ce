"""In front of everything: base path, hosts and origins, limits, and the headers that every answer carries."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stolik.server.refusals import BAD, FORBIDDEN, MANY, MISSING, Refusal
from stolik.server.settings import Limits, Settings

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HIDDEN: Final = "/api/schema"
"""Where the framework has pages of its own, with scripts from elsewhere; ours are at /api and /api/openapi.json."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FORGET_AT: Final = 10_000
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


class Limiter:
    """A bucket for everybody and everything that is limited; full at first, filled again with time."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._of: dict[str, tuple[float, float]] = {
            "requests": limits.requests,
            "tables": limits.tables,
            "misses": limits.misses,
            "messages": limits.messages,
            "chat": limits.chat,
            "asides": limits.asides,
            "previews": limits.previews,
            "hints": limits.hints,
        }
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: dict[str, int] = {}

    def allows(self, what: str, who: str) -> bool:
        burst, rate = self._of[what]
        if not self._limits.on or burst <= 0:
            return True
        now = self._now()
        left, then = self._buckets.get((what, who), (burst, now))
        left = min(burst, left + (now - then) * rate)
        self._buckets[what, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > FORGET_AT:
            self._forget(now)
        return left >= 1

    def give_back(self, what: str, who: str) -> None:
        """It was allowed and need not have been counted."""
        if (what, who) in self._buckets:
            left, then = self._buckets[what, who]
            self._buckets[what, who] = (min(self._of[what][0], left + 1), then)

    def _forget(self, now: float) -> None:
        """Whoever has not been here for a while has a full bucket anyway; the oldest go first."""
        latest = sorted(self._buckets.items(), key=lambda item: item[1][1])[FORGET_AT // 2 :]
        self._buckets = dict(latest)

    def enter(self, address: str) -> bool:
        """One more socket from this address."""
        if self._limits.on and self._sockets.get(address, 0) >= self._limits.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


class Guard:
    """`answers_to`: whether a name is one of ours."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter, answers_to: Callable[[str], bool]) -> None:
        self._app = app
        self._settings = settings
        self._limiter = limiter
        self._answers_to = answers_to

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        self._strip_base_path(scope)
        try:
            self._check(scope)
        except Refusal as refusal:
            await refuse(scope, send, refusal)
            return
        await self._app(scope, receive, send if is_socket(scope) else with_headers(send))

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
        if not self._answers_to(name_in(f"//{host}")):
            raise Refusal("wrong-host", BAD)
        unsafe = is_socket(scope) or str(scope.get("method")) not in SAFE
        forwarded = headers.get(b"x-forwarded-host", "") if self._settings.behind_proxy else ""
        if unsafe and not self._origin_is_ours(headers.get(b"origin"), host, forwarded):
            raise Refusal("wrong-origin", FORBIDDEN)
        client = scope.get("client")
        if not self._limiter.allows("requests", client[0] if client else ""):
            raise Refusal("too-many", MANY)

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


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    if is_socket(scope):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.key})
        return
    body = msgspec.json.encode(refusal.problem())
    headers = added([(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())])
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
