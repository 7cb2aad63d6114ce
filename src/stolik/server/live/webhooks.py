"""Notices "your turn" to addresses that the host allows; never in anybody's way."""

from __future__ import annotations

import asyncio
import hmac
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import time
from collections.abc import Callable, Coroutine, Mapping
from hashlib import sha256
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from stolik.server.live.back_room import BackRoom
from stolik.server.live.metrics import Metrics
from stolik.server.refusals import BAD, Refusal
from stolik.server.settings import Settings
from stolik.server.table.table import Table

log = logging.getLogger(__name__)
TIMEOUT: Final = 10.0
SIGNATURE: Final = "Stolik-Signature"
LONGEST: Final = 500
AT_ONCE: Final = 4
"""Notices that are on their way; others wait for them, and nobody else does."""


class NotAllowed(Exception):
    """The address leads where the host does not want it to."""


def checked(settings: Settings, url: str) -> str:
    """Refuses what the host has not allowed: `webhooks` are beginnings of addresses."""
    if not url:
        return ""
    parts = split(url)
    if parts is None or len(url) > LONGEST or not any(begins(parts, split(one)) for one in settings.webhooks):
        raise Refusal("webhook-not-allowed", BAD)
    return url


def split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    good = parts.scheme in ("http", "https") and parts.hostname and not parts.username and port != 0
    return parts if good and url.isprintable() and url.isascii() and " " not in url else None


def begins(parts: SplitResult, allowed: SplitResult | None) -> bool:
    """Same scheme, host and port; the path below that of the one allowed."""
    if allowed is None or ".." in parts.path or "%" in parts.path:
        return False
    same = (parts.scheme, parts.hostname, parts.port) == (allowed.scheme, allowed.hostname, allowed.port)
    folder = allowed.path.rstrip("/")
    return same and (parts.path == folder or parts.path.startswith(f"{folder}/"))


class Webhooks:
    def __init__(self, settings: Settings, metrics: Metrics, keep: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._settings = settings
        self._metrics = metrics
        self._keep = keep
        self._senders = BackRoom("webhooks", AT_ONCE)

    def send_turn(self, table: Table, seat: int) -> None:
        row = table.row
        notice = {
            "event": "your-turn",
            "table": row.id,
            "code": row.code,
            "game": row.game,
            "seat": seat,
            "name": table.chairs[seat].name,
            "path": f"{self._settings.base_path}/t/{row.id}",
        }
        self._keep(self._send(table.webhook_of(seat), json.dumps(notice).encode(), table.secret_of(seat)))

    async def _send(self, url: str, body: bytes, secret: str) -> None:
        """The list may have changed since the table was made. Signed anew each time, as the time is signed too."""
        for wait in self._settings.webhook_tries:
            await asyncio.sleep(wait)
            try:
                checked(self._settings, url)
                await self._senders.do(
                    post, url, body, signed(secret, body, time.time()), self._settings.webhooks_private
                )
            except (OSError, http.client.HTTPException) as error:
                log.info("webhook: %s", type(error).__name__)
                continue
            except (Refusal, NotAllowed):
                self._metrics.webhooks.labels("not-allowed").inc()
                return
            self._metrics.webhooks.labels("sent").inc()
            return
        self._metrics.webhooks.labels("failed").inc()

    def close(self) -> None:
        self._senders.close()


def signed(secret: str, body: bytes, now: float) -> dict[str, str]:
    """The header by which whoever knows the secret can tell from whom a notice is, and when it was sent."""
    if not secret:
        return {}
    at = str(int(now))
    return {SIGNATURE: f"t={at},v1={hmac.new(secret.encode(), at.encode() + b'.' + body, sha256).hexdigest()}"}


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> None:
    """To the very address that was checked; redirects are not followed."""
    parts = urlsplit(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    link: socket.socket = socket.create_connection((allowed_address(host, port, private), port), TIMEOUT)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    try:
        connection.sock = ssl.create_default_context().wrap_socket(link, server_hostname=host) if secure else link
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        ours = {"Content-Type": "application/json", "User-Agent": "stolik", **headers}
        connection.request("POST", target, body, ours)
        if connection.getresponse().status >= 300:
            raise OSError("not taken")
    finally:
        connection.close()
        link.close()


def allowed_address(host: str, port: int, private: bool) -> str:
    """All addresses of a host must be public, unless the host of this server says otherwise."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not private and not all(ipaddress.ip_address(one.partition("%")[0]).is_global for one in found):
        raise NotAllowed(host)
    return sorted(found)[0]
