"""The documentation at /docs: where it is built it is read, and nothing else of the machine is."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from stolik.server.http.guard import POLICY
from stolik.server.http.manual import Manual
from stolik.server.refusals import Refusal
from tests.server.documented import documented
from tests.server.kit import running

SCRIPT = "window.found = 1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "docs"
    (built / "rules").mkdir(parents=True)
    (built / "index.html").write_text(f"<html><head></head><script>{SCRIPT}</script>by hand</html>")
    (built / "rules" / "a.html").write_text("<html>a rule</html>")
    (built / "main.css").write_text("a { color: red }")
    (tmp_path / "secret.html").write_text("a seed")
    return built


def test_pages_are_read_as_they_were_built_and_their_own_scripts_run(folder: Path) -> None:
    page = Manual(folder).response("index.html", gzipped=False)
    assert b"<head></head>" in page.content
    allowed = f"'sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}'"
    assert allowed in page.headers["Content-Security-Policy"]
    assert Manual(folder).response("main.css", gzipped=True).headers["Content-Security-Policy"] == POLICY
    assert Manual(folder).response("rules/a.html", gzipped=True).headers["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("name", ["nothing.html", "../secret.html", "rules", "/etc/passwd"])
def test_nothing_else_is_found(folder: Path, name: str) -> None:
    with pytest.raises(Refusal):
        Manual(folder).response(name, gzipped=False)


def test_where_it_is_not_built_one_is_told_how(tmp_path: Path) -> None:
    page = Manual(tmp_path / "none").response("index.html", gzipped=False)
    assert page.status_code == 404
    assert len(re.findall(rb"scripts/docs", page.content)) == 2


def test_the_server_shows_what_is_built(folder: Path, tmp_path: Path) -> None:
    (folder / "search").mkdir()
    (folder / "search" / "search_index.json").write_text('{"docs": []}')
    with running(documented(tmp_path / "data", folder)) as site:
        http = site.visitor().http
        assert http.get("/docs").headers["location"] == "/docs/index.html"
        pages = {name: http.get(f"/docs/{name}") for name in ("index.html", "rules/a.html", "search/search_index.json")}
        assert [page.status_code for page in pages.values()] == [200] * 3
        assert "by hand" in pages["index.html"].text
        assert pages["search/search_index.json"].json() == {"docs": []}
        assert http.get("/docs/../secret.html").status_code == 404
        assert http.get("/docs/nothing.html").status_code == 404
