"""Requests that no client would send: foreign keys, paths that lead elsewhere, bodies that are none, mere bytes."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from random import Random
from string import ascii_letters
from typing import TYPE_CHECKING, Any

from stolik.server.players.keys import HEADER
from tests.server.kit import Visitor

if TYPE_CHECKING:
    from tests.torture.hostile import Target

METHODS = ("GET", "GET", "POST", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "NONE")
WORDS = ("answer", "act", "chat", "why", "imagine", "replay", "record", "rename", "mute", "seats", "hint", "session")
OWN_WORDS = (
    *("", "/documents/settings", "/documents/settings", "/documents/tables", "/pass", "/devices", "/devices/only"),
    *("/here", "/invitations", "/games", "/games?before=nan", "/games?before=1e999", "/ratings", "/archive", "/delete"),
)
ACTS = ("undo", "concede", "leave", "draw", "abort", "agree", "decline", "rematch", "bot", "return", "free", "start")
ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 7, 2**63, -(2**70), 10**400, 1.5, "", "x", "\0", "ą" * 3000, [], {}, [[]])
ODD_PATHS = ("../../../etc/passwd", "%2e%2e%2f", "%00", "\u202e", "a" * 5000, "%ff%fe", ";", "?", "//", "null", "*")
ODD_BODIES = (b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"seat":NaN}', b'{"seat":1e999}', b'"' + b"\\ud800" * 9 + b'"')
LINES = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
)
PATIENCE = 0.05
"""Seconds in which a reply to bytes at random may come; none must."""


def rude(target: Target, rng: Random) -> None:
    person = target.next()
    if rng.random() < 0.05:
        bytes_at_random(target, person, rng)
        return
    method, path = rng.choice(METHODS), path_of(person, target, rng)
    body, headers = body_of(target, rng), headers_of(person, target, rng)
    response = target.anybody.http.request(method, path, content=body, headers=headers)
    is_ours = response.headers.get("content-type", "").startswith("application/json") and method != "HEAD"
    told = response.json() if response.status_code >= 400 and is_ours else None
    target.judge(person, response.status_code, response.text, told, f"{method} {path[:200]} {body[:200]!r}")


def path_of(person: Visitor, target: Target, rng: Random) -> str:
    table = rng.choice((person.table, person.table, person.table, rng.choice(ODD_PATHS), "no-such-table"))
    word = rng.choice((*WORDS, *WORDS, rng.choice(ODD_PATHS), "events?after=" + "9" * rng.randrange(30)))
    tail = rng.choice(("", "", "", "?seat=99", "?at=-1", f"?seat={'9' * 40}", "/play-on", "?%00=%ff"))
    own = rng.choice((*OWN_WORDS, *OWN_WORDS, f"/{word}", f"/documents/{table}"))
    step = rng.choice(("", "", "/0", "/7", "/-1", "/x", "/" + "9" * rng.randrange(1, 40)))
    picture = rng.choice(("", "?at=3", "?at=-1", f"?at={'9' * 40}", "?lang=pl", "?lang=%00", "?at=x"))
    return rng.choice(
        (
            *(f"/api/tables/{table}/{word}{tail}", f"/api/tables/{table}/{word}{tail}", f"/api/tables/{table}{tail}"),
            *(f"/api/tables/{table}/series", f"/api/{word}", f"/{word}"),
            *(f"/api/me{own}", f"/api/me{own}", f"/t/{table}{step}", f"/share/{table}{picture}"),
        )
    )


def headers_of(person: Visitor, target: Target, rng: Random) -> dict[str, str]:
    foreign = rng.choice(target.people).headers["Authorization"]
    keys = (person.headers["Authorization"], foreign, "Bearer x", "Bearer " + "y," * 2000, "Basic eDp5", "Bearer", "")
    headers = {"Authorization": rng.choice(keys)}
    if rng.random() < 0.6:
        odd = (token_of(rng), "x", "y" * 43 + "=", "z" * 6000, "")
        headers[HEADER] = rng.choice((*(device.key for device in target.devices), rng.choice(odd)))
    if rng.random() < 0.2:
        headers["Origin"] = rng.choice(("https://evil.example", "null", "http://localhost.evil.example"))
    if rng.random() < 0.1:
        headers["Host"] = rng.choice(("evil.example", "localhost:99999", "[::1", ""))
    if rng.random() < 0.3:
        headers["Content-Type"] = rng.choice(("text/plain", "application/xml", "application/json; charset=utf-7", "x"))
    if rng.random() < 0.1:
        headers["Cookie"] = rng.choice(("a=b; a=c", "=;=;=", "stolik=" + "z" * 6000))
    return headers


def token_of(rng: Random) -> str:
    """The key of a player who was never here."""
    return "".join(rng.choices(ascii_letters, k=43))


def body_of(target: Target, rng: Random) -> bytes:
    if rng.random() < 0.2:
        return rng.choice(ODD_BODIES)
    if rng.random() < 0.3:
        return json.dumps(own_body(target, rng)).encode()
    fields = rng.sample(("seat", "seq", "value", "act", "text", "name", "kind", "whom", "on", "game", "seats", "at"), 4)
    body: dict[str, Any] = {field: rng.choice(ODD) for field in fields}
    if rng.random() < 0.5:
        body |= {"seat": rng.choice((0, 0, 1, 2)), "seq": rng.choice((0, 5, 10**6))}
    if rng.random() < 0.3:
        body["act"] = rng.choice(ACTS)
    return json.dumps(body).encode()


def own_body(target: Target, rng: Random) -> Any:
    """What players send of their own, with something odd in it."""
    odd = rng.choice(ODD)
    text = rng.choice(("{}", "a\0b", "\ufffe", "x" * 12_300, odd))
    return rng.choice(
        (
            {"version": rng.choice((0, 0, 1, 2, odd)), "body": text},
            {"name": rng.choice(("Iza", text)), "shown": rng.choice((True, odd))},
            {"code": rng.choice(("x", text))},
            {"table": rng.choice((rng.choice(target.people).table, text)), "player": text},
            {"tokens": rng.choice(([], [text], odd))},
        )
    )


def bytes_at_random(target: Target, person: Visitor, rng: Random) -> None:
    """Whoever does not speak HTTP gets a refusal or nothing."""
    sent = rng.choice((*LINES, rng.randbytes(rng.randrange(1, 400)), rng.randbytes(40) + b"\r\n\r\n"))
    host, port = target.site.address.split(":")
    reply = b""
    with suppress(OSError), socket.create_connection((host, int(port)), 5) as link:
        link.settimeout(PATIENCE)
        link.sendall(sent)
        reply = link.recv(4000)
    words = reply.split(b" ", 2)
    status = int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    target.judge(person, status, reply.decode(errors="replace"), None, repr(sent[:200]))
