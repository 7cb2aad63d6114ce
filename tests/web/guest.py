"""Somebody at a page: sees what is shown, clicks what can be clicked, and notes whatever goes wrong."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from tests.web.texts import GAMES, TITAN_RACE, say

IN_PAGE: Final = Path(__file__).parent / "in_page"
OPTION: Final = "[data-option]:enabled"
PRESSED: Final = "button, a, input, select"
LONG: Final = 60_000
"""Milliseconds that bots and others may take, on a busy machine."""

STILL: Final = 120
NOT_INSTALLED: Final = "Service Worker registration blocked by Playwright"


def in_page(name: str) -> str:
    return (IN_PAGE / f"{name}.js").read_text("utf-8")


class Guest:
    """`newcomer`: has never seen any of the games, so that each tells its aim first."""

    def __init__(
        self,
        context: BrowserContext,
        url: str,
        language: str = "en",
        game: str = TITAN_RACE,
        *,
        newcomer: bool = False,
    ) -> None:
        self.context = context
        self.url = url
        self.language = language
        self.game = game
        self._noted: list[str] = []
        self._forgiven: list[str] = []
        self.asked_for: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self._open = 0
        context.set_default_timeout(LONG)
        context.add_init_script(in_page("watch"))
        if not newcomer:
            self.keep(aims=GAMES)
        self.page = context.new_page()
        self._watch(self.page)

    # What goes wrong

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._noted.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._done)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NOT_INSTALLED:
            self._noted.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        self.asked_for.append(request.url)
        self._open += 1

    def _done(self, request: Request) -> None:
        self._open -= 1

    def _failed(self, request: Request) -> None:
        self._done(request)
        if "ERR_ABORTED" not in (request.failure or ""):  # a page that was left while it loaded
            self._noted.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._noted.append(f"status {response.status}: {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        self.asked_for.append(socket.url)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def forgive(self, *parts: str) -> None:
        """Troubles that a test makes on purpose, whenever the browser tells of them."""
        self._forgiven += parts

    @property
    def troubles(self) -> list[str]:
        return [trouble for trouble in self._noted if not any(part in trouble for part in self._forgiven)]

    # Finding things

    def say(self, key: str, **args: object) -> str:
        return say(self.language, key, self.game, **args)

    def button(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **args), exact=True)

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def box(self) -> Locator:
        """Of the guest's game, on the home page."""
        return self.part(f"box-{self.game}")

    @property
    def play_now(self) -> Locator:
        return self.box.get_by_role("button", name=self.say("play-now"), exact=True)

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTION)

    @property
    def question(self) -> str:
        """The name of what is asked, "" when nothing is."""
        return self.part("ask").get_attribute("data-prompt") or ""

    # Coming and going

    def go(self, address: str = "") -> None:
        self.page.goto(f"{self.url}/{address}")

    def sit_at(self, table: str, *tokens: str) -> None:
        """By a link with the keys of seats."""
        self.go(f"#/t/{table}/key/{'.'.join(tokens)}")
        there = self.part("prompt").or_(self.part("curtain")).or_(self.part("waiting")).or_(self.part("ending"))
        expect(there.first).to_be_visible()

    def quiet(self) -> None:
        """Nothing is being fetched, and nothing changes any more."""
        self.page.evaluate(in_page("quiet"), STILL)
        while self._open:
            self.page.evaluate(in_page("quiet"), STILL)

    def installed(self) -> None:
        """The worker that opens the page without a server is there."""
        self.page.evaluate(in_page("installed"), LONG)

    def keep(self, **settings: object) -> None:
        """As if chosen on the page of settings before; what is there already stays."""
        kept = f"{{...{json.dumps(settings)}, ...JSON.parse(localStorage['stolik.settings'] ?? '{{}}')}}"
        self.context.add_init_script(f"localStorage['stolik.settings'] = JSON.stringify({kept})")

    # Playing

    def wait_for_question(self) -> bool:
        """False: the game is over."""
        over = self.part("game-over")
        expect(self.options.first.or_(over).first).to_be_visible()
        return over.count() == 0

    def answer(self, place: int = 0) -> None:
        """By the button under the question."""
        self.options.nth(place).click()

    def acknowledged(self) -> None:
        """The server has heard the answer, and the page shows what came of it."""
        expect(self.page.locator("[data-option]:disabled")).to_have_count(0)

    def answer_somehow(self, luck: Random) -> None:
        """An only answer may be given by the server before anybody can."""
        while not (offered := self.options.count()):
            expect(self.options.first).to_be_visible()
        self.answer(luck.randrange(offered))

    def play(self, answers: int, luck: Random) -> int:
        """How many answers were given: fewer when the game is over."""
        for number in range(answers):
            if not self.wait_for_question():
                return number
            self.answer_somehow(luck)
        return answers

    def point_at(self, thing: Locator) -> None:
        """At its middle, whatever lies there."""
        box = thing.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    @property
    def answers(self) -> list[Any]:
        return [message["value"] for message in self.sent if message["type"] == "answer"]

    # Reading

    def faults(self, inside: str = PRESSED, least: int = 0) -> list[str]:
        """Things to press that stick out of the window, or measure less than so many pixels."""
        found: list[str] = self.page.evaluate(in_page("clipped"), {"inside": inside, "least": least})
        return found

    def cut_off(self) -> list[str]:
        """Texts whose end nobody can read."""
        found: list[str] = self.page.evaluate(in_page("cut"))
        return found

    def log(self) -> list[str]:
        """All lines, those of folded turns too."""
        lines: Iterable[str] = self.part("log").locator("[data-line]").all_text_contents()
        return [" ".join(line.split()) for line in lines]
