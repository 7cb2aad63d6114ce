"""Visitors who say too much, or go away in the middle: no fault of the server."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from stolik.server.app import Server
from tests.server.kit import HERE, OPEN, Site, quick

STREAM = {"Accept": "text/event-stream"}


@pytest.mark.parametrize("digits", ["9" * 19, "9" * 5000])
def test_a_stream_resumes_at_no_number_that_is_no_row(site: Site, digits: str) -> None:
    made, [anna] = site.make(HERE, OPEN)
    answer = anna.http.get(f"/api/tables/{made['id']}/events", headers={**STREAM, "Last-Event-ID": digits})
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")


@pytest.mark.parametrize("digits", ["9" * 5000, "-1", "x"])
def test_neither_a_stream_nor_a_look_begins_after_a_number_that_is_no_row(site: Site, digits: str) -> None:
    made, [anna] = site.make(HERE, OPEN)
    for path in ("", "/events"):
        assert anna.http.get(f"/api/tables/{made['id']}{path}?after={digits}").status_code == 400


def test_a_stream_still_goes_on_where_it_was_cut(site: Site) -> None:
    made, [anna] = site.make(HERE, OPEN)
    for seen in ("0", "nonsense"):
        headers = {**STREAM, "Last-Event-ID": seen}
        with anna.http.stream("GET", f"/api/tables/{made['id']}/events", headers=headers) as answer:
            assert next(answer.iter_lines()).startswith("id: ")


@pytest.mark.parametrize("host", ["localhost:99999", "localhost:x", "[::1"])
def test_a_host_that_cannot_be_is_refused_before_anything_is_read(site: Site, host: str) -> None:
    made, [anna] = site.make(HERE, OPEN)
    answer = anna.http.post(f"/api/tables/{made['id']}/rename", json={"name": 1}, headers={"Host": host})
    assert (answer.status_code, answer.json()["key"]) == (400, "wrong-host")


def test_a_body_that_is_cut_off_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sent: list[Any] = []
    parts: list[Any] = [{"type": "http.request", "body": b'{"game":', "more_body": True}, {"type": "http.disconnect"}]
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/api/tables",
        "raw_path": b"/api/tables",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"99")],
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        "extensions": {},
        "state": {},
    }

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    server = Server(quick(str(tmp_path)))
    with caplog.at_level(logging.INFO):
        asyncio.run(server.app(scope, receive, send))  # type: ignore[arg-type]
    assert sent[0]["status"] == 400
    assert [line.levelname for line in caplog.records if line.name.startswith("stolik")] == ["INFO"]
    assert not any(line.exc_info for line in caplog.records)
