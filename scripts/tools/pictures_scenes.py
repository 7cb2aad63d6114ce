"""What the pictures of the README show: which table, until which moment it is played, and what somebody does then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import expect

from tests.server.kit import Json, question_of
from tests.web.eager import eager
from tests.web.guest import Guest
from tests.web.karak2 import keen
from tests.web.known import Known
from tests.web.tash import square_at, summoner
from tests.web.tash import take as take_card
from tests.web.war import EVERYTHING, argument, take

OLA: Final = "Ola"


def race(track: str, luck: str) -> Known:
    return Known("titan_race", luck, (OLA, "greedy", "greedy", "greedy"), {"track": track})


def war(luck: str) -> Known:
    return Known("war_chest", luck, (OLA, "Jan"), EVERYTHING)


def tash(luck: str) -> Known:
    return Known("tash_kalar", luck, (OLA, "Jan"), {"form": "duel"})


def with_frost_and_demons(question: Json, luck: Random) -> Any:
    """Ola takes Everfrost, Jan Nethervoid; then both summon what they can."""
    schools = ("everfrost", "nethervoid")
    wanted = [
        option["value"] for option in question["options"] if option["word"].get("name") == schools[question["seat"]]
    ]
    return wanted[0] if question["prompt"] == "choose-school" else summoner(question, luck)


def karak(luck: str) -> Known:
    return Known("karak2", luck, (OLA, "greedy", "greedy", "greedy"), {})


def at_random(question: Json, luck: Random) -> Any:
    """The only way out may have been taken by the server already: no luck is spent on it."""
    options = [option["value"] for option in question["options"]]
    return luck.choice(options) if len(options) > 1 else options[0]


class Scene(NamedTuple):
    name: str
    table: Known
    """Its luck is that of the draws and of whoever plays."""
    moment: Callable[[Json], bool]
    show: Callable[[Guest], None]
    page: str = ""
    """Another than the table itself."""
    answer: Callable[[Json, Random], Any] = at_random
    language: str = "en"
    theme: str = "light"
    window: tuple[int, int] = (1200, 750)
    phone: bool = False


# Moments


def chooses_a_move(after_round: int, options: int) -> Callable[[Json], bool]:
    """All titans run, and there is a card in hand."""

    def now(update: Json) -> bool:
        question, view = question_of(update), update["seen"][0]["view"]
        if question is None or question["prompt"] != "turn" or len(question["options"]) < options:
            return False
        whole = all(runner["health"] == "active" and runner["square"] != "-" for runner in view["runners"])
        return whole and view["round"] >= after_round and any(view["hand"])

    return now


def fights(units: int, forts: int, blows: int) -> Callable[[Json], bool]:
    """Ola holds a whole hand and can strike in several ways; so many units are on the board, one of them poisoned."""

    def now(update: Json) -> bool:
        question, view = question_of(update), update["seen"][0]["view"]
        if question is None or question["seat"] != 0 or question["prompt"] != "play" or len(view["hand"]) < 3:
            return False
        standing = [hex for hex in view["hexes"] if hex["unit"]]
        struck = [option for option in question["options"] if option["value"][0] in ("attack", "tactic")]
        whole = len(standing) >= units and sum(hex["fort"] for hex in view["hexes"]) >= forts
        return whole and len(struck) >= blows and any(hex["poison"] for hex in standing)

    return now


def summons(pieces: int, upgraded: int) -> Callable[[Json], bool]:
    """A frost effect waits, the Gate is there, and a being could come over an enemy piece."""

    def now(update: Json) -> bool:
        question, view = question_of(update), update["seen"][0]["view"]
        if question is None or question["seat"] != 0 or question["prompt"] != "action" or len(view["hand"]) < 3:
            return False
        standing = [square for square in view["squares"] if square["side"] is not None]
        high = [square for square in standing if square["rank"] != "common"]
        whole = len(standing) >= pieces and len(high) >= upgraded and view["players"][0]["frost"] is not None
        return whole and any(square["gate"] for square in standing) and over_enemy(question, view) is not None

    return now


def battles(tiles: int, dice: int) -> Callable[[Json], bool]:
    """Ola fights monsters with several dice, all thrown; somebody wears the crown, and the land is wide."""

    def now(update: Json) -> bool:
        question, view = question_of(update), update["seen"][0]["view"]
        if question is None or not view["rolls"] or view["emperor"] is None or len(view["tiles"]) < tiles:
            return False
        (roll, *others) = view["rolls"]
        thrown = [die for die in roll["dice"] if die["face"] != "unthrown"]
        return not others and roll["against"] == "monsters" and len(thrown) >= dice

    return now


def over_enemy(question: Json, view: Json) -> Json | None:
    enemies = {square["square"] for square in view["squares"] if square["side"] == 1}
    found = [choice for choice in question["options"] if choice["value"][0] == "summon"]
    return next((choice for choice in found if argument(choice, "square") in enemies), None)


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


def aim(coin: str) -> Callable[[Guest], None]:
    """Takes the coin in hand and points at the first enemy that its unit can attack."""

    def show(guest: Guest) -> None:
        take(guest, coin)
        target = f"[data-kind=hex][data-options][aria-label*='{guest.say('verb-attack')}']"
        guest.part("board").locator(target).first.hover()
        expect(guest.page.locator(".foresight").first).to_be_attached()

    return show


def summon(card: str, square: str) -> Callable[[Guest], None]:
    """Takes the card in hand and points at where it would come."""

    def show(guest: Guest) -> None:
        take_card(guest, card)
        square_at(guest, square).hover()
        expect(guest.page.locator(".foresight").first).to_be_attached()

    return show


def nothing(guest: Guest) -> None:
    pass


SCENES: Final = [
    Scene("table", race("kaldheira", "kaldheira-14"), chooses_a_move(3, 3), preview(1)),
    Scene("home", race("anglieh", "home"), is_asked, nothing, page="#/", window=(1200, 900)),
    Scene(
        "phone",
        race("laguna", "laguna-2"),
        chooses_a_move(5, 4),
        preview(0),
        language="pl",
        theme="dark",
        window=(390, 844),
        phone=True,
    ),
    Scene("replay", race("bankogu", "bankogu-0"), over, nothing, page="replay?at=128&seat=0"),
    Scene("karak2", karak("karak-12"), battles(14, 3), nothing, answer=keen),
    Scene("war_chest", war("chest-27"), fights(9, 3, 4), aim("assassin"), answer=eager),
    Scene(
        "tash_kalar",
        tash("tash-5"),
        summons(16, 3),
        summon("everfrost-everfrost_sentinel", "h7"),
        answer=with_frost_and_demons,
    ),
]
