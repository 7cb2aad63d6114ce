"""The documentation site: every page is laid, and every link of it leads somewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import expect

from stolik.games import GAMES
from stolik.text import LANGUAGES, rulebook
from tests.server.documented import documented
from tests.server.kit import running
from tests.web.guest import LONG
from tests.web.kit import chromium

ROOT = Path(__file__).resolve().parent.parent
PLAIN = re.compile(r"[\w ,.;:]+")
"""A paragraph that stands on the page letter by letter."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As scripts/docs does it, into another folder; mkdocs --strict fails at a link or a page that is missing."""
    tmp_path = tmp_path_factory.mktemp("site")
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    settings = tmp_path / "mkdocs.yml"
    settings.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: {tmp_path / 'docs'}\n")
    for command in (["scripts/tools/site.py", str(tmp_path / "docs")], ["-m", "mkdocs", "build", "--strict"]):
        more = ["--config-file", str(settings), "--site-dir", str(tmp_path / "site")] if "mkdocs" in command else []
        done = subprocess.run(
            [sys.executable, *command, *more], cwd=ROOT, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
    return tmp_path / "site"


@pytest.mark.slow
def test_it_is_built_without_a_link_that_leads_nowhere(built: Path) -> None:
    for page in ("hosting", "rules/index", "reference/library", "reference/http", "decisions/index"):
        assert (built / f"{page}.html").is_file()
    assert "POST /api/tables" in (built / "reference/http.html").read_text("utf-8")
    assert "A fresh game, waiting for its first answer" in (built / "reference/library.html").read_text("utf-8")
    pages = [path.read_text("utf-8") for path in built.rglob("*.html")]
    assert not [page for page in pages if 'src="http' in page], "nothing is loaded from elsewhere"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read_and_found_in_both_languages(built: Path, game: str) -> None:
    index = json.loads((built / "search/search_index.json").read_text("utf-8"))["docs"]
    for language in LANGUAGES:
        page = f"rules/{game}-{language}.html"
        said = next(one.text for one in rulebook(GAMES[game], language).values() if PLAIN.fullmatch(one.text))
        assert said in (built / page).read_text("utf-8")
        assert said in " ".join(one["text"] for one in index if one["location"].startswith(page))


@pytest.mark.slow
def test_a_browser_finds_what_it_looks_for(built: Path, tmp_path: Path) -> None:
    """By the script of the page, which our policy lets run."""
    with running(documented(tmp_path, built)) as site, chromium() as browser:
        page, troubles = browser.new_page(), list[str]()
        page.on("console", lambda said: troubles.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(f"{site.url}/docs/index.html")
        page.locator("[data-md-component=search-query]").fill("systemd")
        page.locator(".md-search-result__link").first.click()
        expect(page).to_have_url(re.compile(r"/docs/hosting\.html"), timeout=LONG)
        assert not troubles


def test_every_page_of_docs_is_in_the_contents() -> None:
    """Decisions have an index of their own."""
    told = yaml.safe_dump(yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), yaml.SafeLoader)["nav"])
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f" {page.name}\n" not in told] == []
