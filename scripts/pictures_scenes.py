"""What the pictures of the README show: which table, until which moment it is played, and what somebody does then."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

from playwright.sync_api import expect

from tests.server.kit import Json, question_of
from tests.web.guest import Guest


class Scene(NamedTuple):
    name: str
    track: str
    luck: str
    """Of the draws and of whoever plays."""
    moment: Callable[[Json], bool]
    show: Callable[[Guest], None]
    page: str = ""
    """Another than the table itself."""
    language: str = "en"
    theme: str = "light"
    window: tuple[int, int] = (1200, 750)
    phone: bool = False

    @property
    def id(self) -> str:
        return sha256(f"{self.name} {self.luck}".encode()).hexdigest()[:16]

    @property
    def token(self) -> str:
        return f"picture-{self.id}"


# Moments


def chooses_a_move(after_round: int, options: int) -> Callable[[Json], bool]:
    """All titans run, and there is a card in hand."""

    def now(update: Json) -> bool:
        question, view = question_of(update), update["seen"][0]["view"]
        if question is None or question["prompt"] != "maneuver" or len(question["options"]) < options:
            return False
        whole = all(runner["health"] == "active" and runner["square"] != "-" for runner in view["runners"])
        return whole and view["round"] >= after_round and any(view["hand"])

    return now


def is_asked(update: Json) -> bool:
    return question_of(update) is not None


def over(update: Json) -> bool:
    return bool(update["table"]["status"] == "over")


# What is done then


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


def nothing(guest: Guest) -> None:
    pass


SCENES: Final = [
    Scene("table", "kaldheira", "kaldheira-14", chooses_a_move(3, 3), preview(1)),
    Scene("home", "anglieh", "home", is_asked, nothing, page="#/", window=(1200, 900)),
    Scene(
        "phone",
        "laguna",
        "laguna-20",
        chooses_a_move(7, 3),
        preview(0),
        language="pl",
        theme="dark",
        window=(390, 844),
        phone=True,
    ),
    Scene("replay", "bankogu", "bankogu-0", over, nothing, page="replay?at=128&seat=0"),
]
