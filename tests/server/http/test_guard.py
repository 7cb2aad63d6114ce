"""What stands in front: limits, headers, files, addresses; and that every refusal speaks both languages."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stolik.bots.levels import bot
from stolik.server.app import Server
from stolik.server.http.pages import Bundle
from stolik.server.refusals import Refusal, messages
from stolik.server.settings import Limits
from stolik.server.table.codes import CONSONANTS, VOWELS, is_code
from tests.server.kit import BOT, HERE, OPEN, Json, Site, quick, served
from tests.server.players.kit import Device
from tests.server.storage.kit import raw

SOURCE = Path(__file__).resolve().parents[3] / "src" / "stolik" / "server"
COMMANDS = SOURCE.parent / "cli"


def test_every_answer_carries_the_headers_that_keep_pages_apart(site: Site) -> None:
    http = site.visitor().http
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/health", "/assets/none.js", "/api/openapi.json"):
        headers = http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_api_has_a_description_and_a_page(site: Site) -> None:
    http = site.visitor().http
    described = http.get("/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{name}/answer", "/api/lobby"} <= set(described["paths"])
    page = http.get("/api")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/tables/{name}/answer" in page.text
    assert "<script" not in page.text
    assert http.get("/health").json() == http.get("/api/health").json() == {"status": "ok"}


def test_games_rules_and_words_are_served(site: Site) -> None:
    visitor = site.visitor()
    [game] = [one for one in visitor.get("/api/games") if one["name"] == "titan_race"]
    assert game["seats"] == [2, 3, 4, 5, 6]
    rules = visitor.get("/api/games/titan_race/rules")
    assert {"id", "chapter", "en", "pl", "source", "code"} == set(rules[0])
    code = {rule["id"]: rule["code"] for rule in rules}
    assert "chain.py:push_out" in code["TR-46"]
    assert code["TR-54"] == ["definition"]
    assert "game-name" not in visitor.get("/api/texts/pl")
    assert "refusal-no-such-table" in visitor.get("/api/texts/pl")
    assert "titan-kraken" in visitor.get("/api/texts/en/titan_race")
    for path in (
        "/api/texts/xx",
        "/api/texts/en/chess",
        "/api/games/chess/rules",
        "/api/texts/..%2f..",
        "/api/x",
        "/api/schema",
    ):
        assert set(visitor.get(path, 404)) == {"key", "en", "pl"}


def test_what_cannot_be_made_is_refused_with_its_reason(site: Site) -> None:
    visitor = site.visitor()
    good = {"game": "titan_race", "seats": [HERE, BOT]}
    for wish, status, key in (
        ({**good, "game": "chess"}, 404, "no-such-game-here"),
        ({**good, "seats": [HERE]}, 400, "option-seats"),
        ({**good, "seats": [HERE] * 100}, 400, "option-seats"),
        ({**good, "options": {"wings": True}}, 400, "option-unknown"),
        ({**good, "options": {"track": "moon"}}, 400, "option-value"),
        ({**good, "options": {"grand_slam": True, "track2": "kaldheira"}}, 400, "TR-O-29"),
        ({**good, "seats": [HERE, {"kind": "bot", "level": "genius"}]}, 400, "bad-level"),
        ({**good, "seats": [{"kind": "here", "name": "greedy"}, BOT]}, 400, "bad-name"),
        ({**good, "pace": {"kind": "live", "seconds": 0}}, 400, "bad-pace"),
        ({**good, "pace": {"kind": "days", "days": 1000}}, 400, "bad-pace"),
        ({**good, "webhook": "https://example.org"}, 400, "webhook-not-allowed"),
        ({**good, "absence": "panic"}, 400, "bad-request"),
        ([], 400, "bad-request"),
        ({"game": "titan_race", "seats": [OPEN], "x": "y" * 20_000}, 413, "too-large"),
    ):
        assert visitor.post("/api/tables", wish, status)["key"] == key
    for body in (b"", b"{", b"\xff\xfe", b"null", b"[" * 5000, b'{"game":' * 2000):
        response = visitor.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert response.status_code in (400, 413)


def test_no_seat_is_ever_given_to_a_command(site: Site, tmp_path: Path) -> None:
    """Neither by a bot's level nor by a guest's name, who stays a person."""
    proof = tmp_path / "x"
    command = f"lines:touch {proof}"
    wish = {"game": "titan_race", "seats": [HERE, {"kind": "bot", "level": command}]}
    assert site.visitor().post("/api/tables", wish, 400)["key"] == "bad-level"
    _, [guest] = site.make({"kind": "here", "name": "lines:touch x"}, OPEN)
    for act in ("start", "bot"):
        assert guest.post("/act", {"seat": 0, "act": act, "seq": 1, "level": command}, 400)["key"] == "bad-level"
    assert [seat["level"] for seat in guest.get("")["table"]["seats"]] == ["", ""]
    with pytest.raises(ValueError, match="not in tuple"):
        bot(command, 1)
    assert not proof.exists()


def test_sizes_and_rates_are_limited(tmp_path: Path) -> None:
    limits = Limits(tables=(3, 0.01), chat=(2, 0.01), misses=(4, 0.01), message=2000)
    with served(str(tmp_path), limits=limits) as site:
        made, [anna] = site.make(HERE, BOT)
        for _ in range(2):
            site.make(HERE, BOT)
        body = {"game": "titan_race", "seats": [HERE, BOT]}
        assert anna.post("/api/tables", body, 429)["key"] == "too-many"
        for status in (200, 200, 429):
            anna.post("/chat", {"seat": 0, "text": "hello"}, status)
        stranger = site.visitor()
        guesses = [stranger.http.get(f"/api/tables/LIPA-{number}").status_code for number in range(100, 107)]
        assert guesses == [404] * 4 + [429] * 3
        with anna.socket() as wire:
            wire.receive()
            wire.link.send("x" * 3000)
            with pytest.raises(ConnectionClosed) as closed:
                wire.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert made["id"]


def test_whoever_has_guessed_too_often_learns_nothing_by_a_right_code(tmp_path: Path) -> None:
    with served(str(tmp_path), limits=Limits(misses=(4, 0.001))) as site:
        made, [anna] = site.make(HERE, OPEN)
        stranger = site.visitor(table=made["code"])
        for _ in range(9):
            stranger.look()
        assert [stranger.http.get(f"/api/tables/LIPA-{number}").status_code for number in range(4)] == [404] * 4
        for name in ("LIPA-100", "LIPA-MOKU-10000", made["code"], made["code"].lower()):
            guess = site.visitor(table=name)
            assert guess.get("", 429)["key"] == "too-many"
            guess.post("/seats", {"name": "Zed"}, 429)
        with stranger.socket() as wire:
            assert wire.receive("refused")["key"] == "too-many"
        anna.look()
        site.visitor(table=made["id"]).look()


def test_whoever_has_guessed_too_often_learns_nothing_on_any_way(tmp_path: Path) -> None:
    """Every operation that is told a table, by its path or in its body: also those that are still to be written."""
    with served(str(tmp_path), limits=Limits(misses=(4, 0.001))) as site:
        made, _ = site.make(HERE, OPEN)
        stranger = Device(site)
        stranger.post("me", {"name": "Zed", "shown": False})
        for number in range(4):
            stranger.get(f"tables/LIPA-{number}", 404)
        ways = ways_to_a_table(stranger.get("openapi.json"))
        assert len(ways) > 18
        assert {"/api/tables/{name}/series", "/api/me/invitations"} <= {path for _, path, _ in ways}
        for method, path, body in ways:
            for code in ("LIPA-100", made["code"], made["code"].lower()):
                told = {**body, "table": code} if "table" in body else body
                found = stranger.http.request(method, path.format(name=code), json=told or None)
                assert (found.status_code, found.json()["key"]) == (429, "too-many"), f"{method} {path}: {code}"


def ways_to_a_table(described: Json) -> list[tuple[str, str, Json]]:
    """Each with the least that it must be sent."""
    found = []
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            body = least(described, operation.get("requestBody", {}).get("content", {}))
            if path.startswith("/api/tables/{name}") or "table" in body:
                found.append((method, path, body))
    return found


def least(described: Json, content: Json) -> Json:
    schemas = described["components"]["schemas"]
    name = content.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
    schema = schemas.get(name, {})
    return {key: value_of(schema["properties"][key]) for key in schema.get("required", ())}


def value_of(schema: Json) -> Any:
    """Something that fits."""
    if "const" in schema or "enum" in schema:
        return schema["const"] if "const" in schema else schema["enum"][0]
    return {"integer": 0, "string": "x", "boolean": True, "array": [], "object": {}}.get(schema.get("type", ""))


def test_a_code_can_be_read_out_and_not_be_guessed(site: Site) -> None:
    codes = {site.make(HERE, OPEN)[0]["code"] for _ in range(20)}
    assert len(codes) == 20
    assert all(re.fullmatch(r"([B-Z][AEIOU]){2}-([B-Z][AEIOU]){2}-[1-9]\d{4}", code) for code in codes)
    assert (len(CONSONANTS) * len(VOWELS)) ** 4 * 90_000 > 2**40
    assert all(is_code(name) for name in (*codes, "LIPA-427", "lipa-427"))
    assert not any(is_code(name) for name in ("22462d30df81b182", "LIPA", "", "LIPA-427-"))


def test_a_table_of_an_older_version_keeps_its_code(tmp_path: Path) -> None:
    with served(str(tmp_path)) as site:
        made, _ = site.make(HERE, OPEN)
        asyncio.run(raw(str(tmp_path), f"UPDATE tables SET code = 'LIPA-427' WHERE id = '{made['id']}'"))
        assert site.visitor(table="lipa-427").look()["table"]["id"] == made["id"]


# Files and addresses


@pytest.fixture
def bundle_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><head><base href="/"><title>Stolik</title></head></html>')
    (folder / "assets" / "app-123.js").write_text("console.log('ą');" * 100)
    (folder / "app.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def asked(server: Server, path: str, **headers: str) -> httpx.Response:
    """Straight to the application, with the path exactly as given."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=server.app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.get(path, headers=headers)

    return asyncio.run(ask())


def test_only_files_of_the_bundle_are_served_and_every_other_page_is_the_app(bundle_folder: Path) -> None:
    server = Server(quick(str(bundle_folder.parent / "data"), base_path="/games"), static=bundle_folder)
    page = asked(server, "/")
    assert '<base href="/games/">' in page.text
    for path in ("/games", "/games/", "/games/t/abc", "/t/LIPA-42", "/index.html"):
        assert asked(server, path).text == page.text
    script = asked(server, "/games/assets/app-123.js", **{"Accept-Encoding": "gzip"})
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert script.text.startswith("console.log('ą')")
    assert asked(server, "/app.webmanifest").headers["content-type"] == "application/manifest+json"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd.txt", "/x.js"):
        assert asked(server, path).status_code == 404
        assert "secret" not in asked(server, path).text


def test_without_a_built_page_a_short_one_says_how_to_build_it(tmp_path: Path) -> None:
    response = Bundle(tmp_path / "none", "").response("index.html", False)
    assert b"scripts/play" in response.content
    bundle = Bundle(tmp_path / "later", "")
    (tmp_path / "later").mkdir()
    (tmp_path / "later" / "index.html").write_text("<html><head></head></html>")
    assert b"<base" in bundle.response("t/x", False).content, "built while the server runs"
    with pytest.raises(Refusal):
        Bundle(tmp_path / "none", "").response("app.js", False)


def test_metrics_are_for_the_hosts_own_machine(site: Site) -> None:
    http = site.visitor().http
    assert "stolik_tables_awake" in http.get("/metrics").text
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        assert http.get("/metrics", headers={name: "203.0.113.7"}).status_code == 404, name


def test_metrics_are_not_for_whoever_comes_by_another_name(tmp_path: Path) -> None:
    """As through a proxy on this machine that adds nothing."""
    with served(str(tmp_path), public=True) as site:
        http = site.visitor().http
        for host in ("games.example.org", "192.0.2.7:8765", "localhost.example.org"):
            assert http.get("/health", headers={"Host": host}).status_code == 200
            assert http.get("/metrics", headers={"Host": host}).status_code == 404, host
        for host in ("localhost", "127.0.0.1:8765", "[::1]:8765"):
            assert http.get("/metrics", headers={"Host": host}).status_code == 200, host


def test_metrics_that_are_open_are_open_through_a_proxy(tmp_path: Path) -> None:
    with served(str(tmp_path), metrics_open=True) as site:
        assert site.visitor().http.get("/metrics", headers={"Via": "1.1 proxy"}).status_code == 200


# Words


def keys_in_code() -> Iterator[str]:
    """Every first argument of Refusal(…) and CannotServe(…) that is a plain text."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    if node.func.id == "Refusal":
                        yield f"refusal-{first.value}"
                    elif node.func.id == "CannotServe":
                        yield first.value


def own_keys(language: str) -> list[str]:
    text = (SOURCE / "text" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)


def test_every_refusal_has_its_words_in_both_languages_and_no_words_are_left_over() -> None:
    assert own_keys("en") == own_keys("pl")
    used = set(keys_in_code())
    assert len(used) > 30
    for language in ("en", "pl"):
        assert [key for key in used if not messages(language).has(key)] == []
    code = "\n".join(file.read_text("utf-8") for room in (SOURCE, COMMANDS) for file in room.rglob("*.py"))
    assert [key for key in own_keys("en") if key.removeprefix("refusal-") not in code] == []


def test_messages_that_cannot_be_understood_are_refused_and_change_nothing(site: Site) -> None:
    _, [anna] = site.make(HERE, OPEN)
    before = anna.look()["seq"]
    junk = [
        "",
        "{}",
        "[]",
        "null",
        "hello",
        '{"type":"nothing"}',
        '{"type":"answer"}',
        '{"type":"answer","seat":"0","seq":1,"value":1}',
        '{"type":"act","seat":0,"act":"explode"}',
        '{"type":"chat","text":5}',
        '{"type":"update"}',
        "[" * 10_000,
        '{"type":"hello","seen":1e400}',
        json.dumps({"type": "answer", "seat": 0, "seq": 1, "value": [[1]]}),
        "\u0000",
    ]
    with anna.socket() as wire:
        wire.receive()
        for text in junk:
            wire.link.send(text)
            assert wire.receive("refused")["key"] == "bad-message"
        wire.link.send(b"\xff\x00binary")
        assert wire.receive("refused")["key"] == "bad-message"
        wire.send(type="why", seat=0, kind="cell", name="A1")
        assert wire.receive("refused")["key"] == "not-started"
        wire.send(type="answer", seat=-5, seq=-5, value=None)
        assert wire.receive("refused")["key"] == "not-your-seat"
    for first in ("", "nonsense", '{"type":"answer","seat":0,"seq":0,"value":1}'):
        with anna.socket() as wire:
            assert wire.receive()["seq"] == before
            del first
    time.sleep(0.1)
    assert anna.look()["seq"] == before


def test_a_socket_to_no_table_is_told_so(site: Site) -> None:
    for name in ("nothing", "LIPA-1", "%00", "x" * 300, "downtime"):
        visitor = site.visitor(table=name)
        with visitor.socket() as wire:
            assert wire.receive("refused")["key"] == "no-such-table"
            with pytest.raises(ConnectionClosed) as closed:
                wire.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
