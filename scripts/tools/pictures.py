"""Takes the pictures of the README: real games against bots, at tables whose luck is known, so always the same ones."""

from __future__ import annotations

import json
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from PIL import Image
from playwright.sync_api import Browser

from scripts.tools.pictures_scenes import OLA, SCENES, Scene
from stolik.server.protocol import PuzzleLine, PuzzleOfDay
from tests.server.kit import Site, question_of, served
from tests.web.conftest import DESK, PHONE
from tests.web.guest import Guest, in_page
from tests.web.kit import NotReady, chromium
from tests.web.known import BOTS, lay

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
SHOWN: Final = FOLDER / "shown.json"
"""What each picture showed when it was taken; tests/web/test_pictures.py compares it with what the pages show."""
LARGEST: Final = 250_000
COLOURS: Final = 256
TODAY: Final = PuzzleOfDay("2026-11-17", PuzzleLine("36775535", "tash_kalar", "card", 1327, 2, 2))
"""The puzzle of the day, on whichever day a picture is taken or compared."""

Shown = dict[str, list[str]]
"""Texts and drawings, each once."""


def play(site: Site, scene: Scene) -> None:
    """All seats that no bot has, until the moment comes."""
    table = scene.table
    persons = [table.token(seat) for seat, who in enumerate(table.seats) if who not in BOTS]
    visitor, luck = site.visitor(*persons, table=table.id), Random(table.luck)
    while not scene.moment(update := visitor.wait_for_question()):
        question = question_of(update)
        assert question is not None, f"{scene.name}: the game is over before the moment comes"
        answer = scene.answer(question, luck)
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": answer})


# Taking the pictures


def scene_at(browser: Browser, site: Site, scene: Scene) -> Guest:
    """Somebody who sees what the picture shows."""
    play(site, scene)
    table = scene.table
    guest = Guest(browser.new_context(**surroundings(scene)), site.url, scene.language, table.game)
    guest.context.route("**/api/puzzles/today", lambda route: route.fulfill(json=msgspec.to_builtins(TODAY)))
    guest.keep(name=OLA, language=scene.language, theme=scene.theme, hints=False, confirm=scene.phone)
    guest.sit_at(table.id, table.token())
    if scene.page:
        guest.go(scene.page if scene.page.startswith("#") else f"#/t/{table.id}/{scene.page}")
    guest.quiet()
    scene.show(guest)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    guest.quiet()
    return guest


def shown_by(guest: Guest) -> Shown:
    """All that is written and drawn on the page: when that changes, its picture is stale."""
    found: Shown = guest.page.evaluate(in_page("shown"))
    return found


def take(browser: Browser, site: Site, scene: Scene) -> Shown:
    guest = scene_at(browser, site, scene)
    keep(guest.page.screenshot(), FOLDER / f"{scene.name}.png")
    shown = shown_by(guest)
    guest.context.close()
    assert not guest.troubles, guest.troubles
    return shown


def surroundings(scene: Scene) -> dict[str, Any]:
    width, height = scene.window
    device = {**(PHONE if scene.phone else DESK), "viewport": {"width": width, "height": height}}
    return {**device, "reduced_motion": "reduce", "color_scheme": scene.theme}


def keep(shot: bytes, path: Path) -> None:
    """With a palette: flat drawings lose nothing by it but their weight."""
    picture = Image.open(BytesIO(shot)).convert("RGB")
    fewer = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    fewer.save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"


def main(wanted: list[str]) -> int:
    """All of them, or those that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    shown: dict[str, Shown] = json.loads(SHOWN.read_text("utf-8")) if SHOWN.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        lay(Path(folder), [scene.table for scene in SCENES])
        try:
            with served(folder) as site, chromium() as browser:
                for scene in SCENES:
                    if wanted and scene.name not in wanted:
                        continue
                    shown[scene.name] = take(browser, site, scene)
        except NotReady as missing:
            print(missing, file=sys.stderr)
            return 1
    SHOWN.write_text(json.dumps(shown, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
