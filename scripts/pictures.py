"""Takes the pictures of the README: real games against bots, at tables whose luck is known, so always the same ones."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, expect

from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.server import making, players
from stolik.server.chairs import Chair
from stolik.server.storage import open_storage
from tests.server.kit import Json, Site, Visitor, question_of, served
from tests.web.conftest import DESK, PHONE
from tests.web.guest import Guest
from tests.web.kit import NotReady, chromium

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "pictures"
GAME: Final = GAMES["titan_race"]
NAME: Final = "Ola"
LARGEST: Final = 250_000
COLOURS: Final = 256


class Scene(NamedTuple):
    """A picture: which table, until when it is played, and what somebody does there before it is taken."""

    name: str
    luck: str
    moment: Callable[[Json], bool]
    show: Callable[[Guest], None]
    track: str = "kaldheira"
    language: str = "en"
    theme: str = "light"
    phone: bool = False
    page: str = ""

    @property
    def id(self) -> str:
        return sha256(f"{self.name} {self.luck}".encode()).hexdigest()[:16]

    @property
    def token(self) -> str:
        return f"picture-{self.id}"


# Tables whose luck is known


async def set_tables(data: Path, scenes: list[Scene]) -> None:
    storage = open_storage(str(data))
    await storage.open()
    for number, scene in enumerate(scenes):
        options = settle(GAME, 4, {"track": scene.track})
        row = making.new_row(GAME, options, time.time())
        row = row._replace(id=scene.id, code=f"LIPA-{400 + number}", seed=sha256(scene.luck.encode()).digest())
        await storage.create(row, making.seated_rows(row, GAME, chairs(scene)))
    await storage.close()


def chairs(scene: Scene) -> list[Chair]:
    seats = [Chair() for _ in range(4)]
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


# Moments, and what is done then


def asked(prompt: str, after_round: int, options: int) -> Callable[[Json], bool]:
    def now(update: Json) -> bool:
        question = question_of(update)
        fits = question is not None and question["prompt"] == prompt and len(question["options"]) >= options
        return fits and update["seen"][0]["view"]["round"] >= after_round

    return now


def over(update: Json) -> bool:
    return bool(update["table"]["status"] == "over")


def preview(place: int) -> Callable[[Guest], None]:
    """Of an option: on a desk by pointing at it, on a phone by a first tap."""

    def show(guest: Guest) -> None:
        option = guest.options.nth(place)
        if guest.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            option.tap()
        else:
            option.hover()
        expect(guest.page.locator(".foresight").first).to_be_attached()

    return show


def point_at(square: str) -> Callable[[Guest], None]:
    def show(guest: Guest) -> None:
        guest.point_at(guest.part("board").locator(f".square[data-name='{square}']"))
        expect(guest.part("why").get_by_role("button", name="TR-")).to_be_visible()

    return show


def nothing(guest: Guest) -> None:
    pass


SCENES: Final = [
    Scene("home", "home", asked("die", 2, 2), nothing, page="#/"),
    Scene("table", "kaldheira-0", asked("maneuver", 6, 2), preview(1)),
    Scene("why", "estengaard-1", asked("entry", 1, 3), point_at("D8"), "estengaard", "pl", "dark"),
    Scene("phone", "laguna-4", asked("maneuver", 8, 4), preview(1), "laguna", "pl", "dark", phone=True),
    Scene("replay", "anglieh-0", over, nothing, "anglieh", page="replay?at=80&seat=0"),
]


# Taking them


def take(browser: Browser, site: Site, scene: Scene) -> None:
    play(site.visitor(scene.token, table=scene.id), scene)
    guest = Guest(browser.new_context(**surroundings(scene)), site.url, scene.language)
    guest.keep(name=NAME, language=scene.language, theme=scene.theme, hints=False, sound=False, confirm=scene.phone)
    guest.sit_at(scene.id, scene.token)
    if scene.page:
        guest.go(scene.page if scene.page.startswith("#") else f"#/t/{scene.id}/{scene.page}")
    guest.quiet()
    scene.show(guest)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    guest.quiet()
    keep(guest.page.screenshot(), FOLDER / f"{scene.name}.png")
    guest.context.close()


def surroundings(scene: Scene) -> dict[str, Any]:
    return {**(PHONE if scene.phone else DESK), "reduced_motion": "reduce", "color_scheme": scene.theme}


def keep(shot: bytes, path: Path) -> None:
    """With a palette: flat drawings lose nothing by it but their weight."""
    picture = Image.open(BytesIO(shot)).convert("RGB")
    fewer = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    fewer.save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"


def main(names: list[str]) -> int:
    scenes = [scene for scene in SCENES if scene.name in names or not names]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(set_tables(Path(folder), scenes))
        try:
            with served(folder) as site, chromium() as browser:
                for scene in scenes:
                    take(browser, site, scene)
        except NotReady as missing:
            print(missing, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
