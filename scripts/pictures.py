"""Takes the pictures of the README: real games against bots, at tables whose luck is known, so always the same ones."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser

from scripts.pictures_scenes import SCENES, Scene
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.server import making, players
from stolik.server.chairs import Chair
from stolik.server.storage import open_storage
from tests.server.kit import Site, Visitor, question_of, served
from tests.web.conftest import DESK, PHONE
from tests.web.guest import Guest
from tests.web.kit import NotReady, chromium

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures"
GAME: Final = GAMES["titan_race"]
SEATS: Final = 4
NAME: Final = "Ola"
LARGEST: Final = 250_000
COLOURS: Final = 256


# Tables whose luck is known


async def set_tables(data: Path, scenes: list[Scene]) -> None:
    storage = open_storage(str(data))
    await storage.open()
    for number, scene in enumerate(scenes):
        row = making.new_row(GAME, settle(GAME, SEATS, {"track": scene.track}), time.time())
        row = row._replace(id=scene.id, code=f"LIPA-{400 + number}", seed=sha256(scene.luck.encode()).digest())
        await storage.create(row, making.seated_rows(row, GAME, chairs(scene)))
    await storage.close()


def chairs(scene: Scene) -> list[Chair]:
    seats = [Chair() for _ in range(SEATS)]
    seats[0].sit(NAME, players.digest(scene.token), "0", 0)
    for number, seat in enumerate(seats[1:], start=1):
        seat.give_to_bot("greedy", str(number))
    return seats


def play(visitor: Visitor, scene: Scene) -> None:
    """The only way out may have been taken by the server already: no luck is spent on it."""
    luck = Random(scene.luck)
    update = visitor.wait_for_question()
    while not scene.moment(update):
        assert question_of(update) is not None, f"{scene.name}: the game is over before the moment comes"
        visitor.answer(update, lambda options: luck.choice(options) if len(options) > 1 else options[0])
        update = visitor.wait_for_question()


# Taking the pictures


def take(browser: Browser, site: Site, scene: Scene) -> None:
    play(site.visitor(scene.token, table=scene.id), scene)
    guest = Guest(browser.new_context(**surroundings(scene)), site.url, scene.language)
    guest.keep(name=NAME, language=scene.language, theme=scene.theme, hints=False, confirm=scene.phone)
    guest.sit_at(scene.id, scene.token)
    if scene.page:
        guest.go(scene.page if scene.page.startswith("#") else f"#/t/{scene.id}/{scene.page}")
    guest.quiet()
    scene.show(guest)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    guest.quiet()
    keep(guest.page.screenshot(), FOLDER / f"{scene.name}.png")
    guest.context.close()
    assert not guest.troubles, guest.troubles


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


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(set_tables(Path(folder), SCENES))
        try:
            with served(folder) as site, chromium() as browser:
                for scene in SCENES:
                    take(browser, site, scene)
        except NotReady as missing:
            print(missing, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
