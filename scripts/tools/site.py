"""Lays the pages of the documentation site into build/docs, or a folder that is named; mkdocs builds it: scripts/docs.

The pages of docs are taken as they are. README, CONTRIBUTING and the like become pages, rulebooks and references are
written from what the program has itself, and links to files that are no page lose their link.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import stolik
from stolik.games import GAMES
from stolik.server.app import Server
from stolik.server.http.api_page import listed, type_of
from stolik.server.settings import Settings
from stolik.text import LANGUAGES, Texts, rulebook

ROOT: Final = Path(__file__).resolve().parents[2]
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)]*)?\)")
PICTURE: Final = re.compile(r'src="docs/pictures/')
BOOK: Final = {"en": "the rules in English", "pl": "zasady po polsku"}
OURS: Final = {"en": " · *ours*", "pl": " · *nasza*"}
NAMED: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def sources() -> dict[Path, str]:
    """Every written file that becomes a page, and under which name."""
    found = {ROOT / name: page for name, page in NAMED.items()}
    found |= {path: path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    found |= {path: f"games/{path.parent.name}.md" for path in (ROOT / "src/stolik/games").glob("*/README.md")}
    return found | {ROOT / "LICENSE": "licence.md"}


def copied(path: Path, page: str, pages: dict[Path, str]) -> str:
    """Links lead from page to page; what is no page is named and not linked."""

    def led(match: re.Match[str]) -> str:
        picture, text, target, part = match[1], match[2], match[3], match[4] or ""
        if not target or "://" in target:
            return match[0]
        there = (path.parent / target).resolve()
        if there in pages:
            return f"[{text}]({os.path.relpath(pages[there], Path(page).parent)}{part})"
        if there == ROOT / "docs/decisions":
            return f"[{text}]({os.path.relpath('decisions/index.md', Path(page).parent)})"
        if picture:
            return f"![{text}]({os.path.relpath(there.relative_to(ROOT / 'docs'), Path(page).parent)})"
        return text

    return PICTURE.sub('src="pictures/', LINK.sub(led, path.read_text("utf-8")))


def rules(name: str, language: str) -> Iterator[str]:
    """The rulebook, with an address for each paragraph."""
    texts, chapter = Texts(language, GAMES[name]), ""
    yield f"# {texts.say('game-name')}\n"
    for key, one in rulebook(GAMES[name], language).items():
        if one.chapter != chapter:
            chapter = one.chapter
            yield f"## {chapter}\n"
        mark = OURS[language] if one.source == "ours" else ""
        yield f"<a id='{key}'></a>**{key}**{mark}\n\n{one.text}\n"


def library() -> Iterator[str]:
    yield "# Library\n\nWhat `import stolik` gives. [The library](../library.md) has an example of each.\n"
    for name in stolik.__all__:
        found = getattr(stolik, name)
        module = getattr(found, "__module__", "")
        if module.startswith("stolik") and getattr(found, "__qualname__", "") == name:
            yield f"::: {module}.{name}\n"


def http() -> Iterator[str]:
    openapi: dict[str, Any] = Server(Settings(where=":memory:")).openapi()
    yield "# HTTP\n\nEvery address of the server; [the protocol](../protocol.md) tells how they are used together. A\n"
    yield "running server describes itself at `/api` and, for programs, at `/api/openapi.json`.\n"
    for method, path, found in sorted(listed(openapi), key=lambda one: one[1]):
        yield f"### `{method.upper()} {path}`\n\n{found.get('summary', '')}. {found.get('description', '')}\n"
        for body in found.get("requestBody", {}).get("content", {}).values():
            yield f"Takes {linked(body['schema'])}.\n"
        for status, answer in found.get("responses", {}).items():
            given = [linked(content["schema"]) for content in answer.get("content", {}).values() if "schema" in content]
            yield f"* {status}: {', '.join(given) or answer.get('description', '')}"
        yield ""
    yield "## Messages\n"
    for name, found in openapi["components"]["schemas"].items():
        yield f"### {name}\n\n{found.get('description', '')}\n"
        yield from (f"* `{key}`: {linked(kind)}" for key, kind in found.get("properties", {}).items())
        yield ""


def linked(schema: dict[str, Any]) -> str:
    name = type_of(schema)
    return f"[{name}](#{name.lower()})" if "$ref" in schema else f"`{name}`"


def games() -> Iterator[str]:
    yield "# Games and their rules\n"
    for name, game in GAMES.items():
        yield f"## [{Texts('en', game).say('game-name')}](../games/{name}.md)\n"
        for language in LANGUAGES:
            said = Texts(language, game).say("game-name")
            yield f"* [{said}: {BOOK[language]}]({name}-{language}.md)"
        yield ""


def decisions() -> Iterator[str]:
    yield "# Decisions\n"
    for path in sorted((ROOT / "docs/decisions").glob("*.md")):
        title = path.read_text("utf-8").splitlines()[0].removeprefix("# ")
        yield f"* [{title}]({path.name})"


def lay(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    pages = sources()
    written = {page: copied(path, page, pages) for path, page in pages.items()}
    for name in GAMES:
        for language in LANGUAGES:
            written[f"rules/{name}-{language}.md"] = "\n".join(rules(name, language))
    written["rules/index.md"] = "\n".join(games())
    written["reference/library.md"] = "\n".join(library())
    written["reference/http.md"] = "\n".join(http())
    written["decisions/index.md"] = "\n".join(decisions())
    for page, text in written.items():
        (target / page).parent.mkdir(parents=True, exist_ok=True)
        (target / page).write_text(text, "utf-8")
    shutil.copytree(ROOT / "docs/pictures", target / "pictures", ignore=shutil.ignore_patterns("*.json"))


if __name__ == "__main__":
    lay(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs")
