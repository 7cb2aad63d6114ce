"""Pictures of first visits, into build/visits: five screens of a newcomer, then the middle, a late turn, the end."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import expect

from tests.server.kit import Json, Site, Visitor, question_of, served, status
from tests.web import karak2, tash
from tests.web.conftest import DESK, PHONE
from tests.web.eager import eager
from tests.web.guest import Guest
from tests.web.kit import NotReady, chromium

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "visits"
WINDOWS: Final[dict[str, Any]] = {"desk": {**DESK, "viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
MIDDLE: Final = 12
ANSWERS: Final = {"war_chest": eager, "tash_kalar": tash.summoner, "karak2": karak2.builder}
LATE: Final = {"titan_race": 8, "war_chest": 16, "tash_kalar": 24, "karak2": 80}
"""Answers of the visitor after which a game is late."""
MOST: Final = 5_000
SEEN: Final = "[data-option]:enabled:not([data-away])"
"""Options in the dock; those that lie on the map are there for ears and keys only, under whatever is drawn."""


def anything(question: Json, luck: Random) -> Any:
    return luck.choice([option["value"] for option in question["options"]])


def visit(guest: Guest, site: Site) -> Iterator[str]:
    """Each screen that is worth a picture, by its name."""
    guest.go()
    yield "1-home"
    guest.play_now.click()
    dialog = guest.page.get_by_role("dialog", name=guest.say("name-title"))
    dialog.get_by_role("textbox").fill("Ola")
    yield "2-name"
    with guest.page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as making:
        guest.button("name-sit").click()
    made = making.value.json()
    expect(guest.part("aim")).to_be_visible()
    yield "3-aim"
    guest.page.keyboard.press("Escape")
    guest.wait_for_question()
    yield "4-question"
    read_hints(guest)
    guest.page.locator(SEEN).first.hover()
    yield "5-pointing"
    visitor = site.visitor(made["keys"][0]["token"], table=made["id"])
    for name, answers in (("6-middle", MIDDLE), ("7-late", LATE[guest.game]), ("8-end", MOST)):
        play(visitor, ANSWERS.get(guest.game, anything), answers)
        guest.page.reload()
        expect(guest.options.first.or_(guest.part("game-over")).first).to_be_visible()
        read_hints(guest)
        yield name


def read_hints(guest: Guest) -> None:
    """On a phone they lie where the options are."""
    guest.quiet()
    while guest.part("hint").count():
        guest.button("hint-read").click()
        guest.quiet()


def play(visitor: Visitor, answer: Callable[[Json, Random], Any], answers: int) -> None:
    """So many of them, or until the game is over."""
    luck = Random(1)
    for _ in range(answers):
        update = visitor.wait_for_question()
        question = question_of(update)
        if question is None or status(update) != "playing":
            return
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": answer(question, luck)})


def main(games: list[str]) -> int:
    """Of all games, or of those that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, served(folder) as site, chromium() as browser:
            for game in games or list(LATE):
                for window, device in WINDOWS.items():
                    context = browser.new_context(**device, reduced_motion="reduce", locale="pl-PL")
                    guest = Guest(context, site.url, "pl", game, newcomer=True)
                    for name in visit(guest, site):
                        guest.quiet()
                        guest.page.screenshot(path=FOLDER / f"{game}-{window}-{name}.png")
                        print(f"build/visits/{game}-{window}-{name}.png", flush=True)
                    context.close()
    except NotReady as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
