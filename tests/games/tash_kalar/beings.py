"""A being that has just been summoned, and what came of it."""

from __future__ import annotations

from stolik.games.tash_kalar.decks import CARD_IDS
from tests.games.tash_kalar.arena import Fight, at

SCHOOLS = ["northern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave"]


def schools_for(card: str) -> str:
    """The school that has this being, for the first seat, and others; for a legend any."""
    mine = [school for school in SCHOOLS if f"{school}-{card}" in CARD_IDS]
    return " ".join([*mine, *(school for school in SCHOOLS if school not in mine)])


def summoned(card: str, square: str, *sides: str, form: str = "duel", actions: int = 2) -> Fight:
    """Nothing of its effect is chosen yet; its pattern is among the pieces of the first side."""
    fight = at(*sides, schools=schools_for(card), hand=card, form=form, actions=actions)
    fight.summon(card, square)
    return fight


def fallen(fight: Fight, side: int = 1) -> list[int]:
    """That side's commons, heroics and legendaries that were destroyed in this turn."""
    return fight.state.turn.tally[side * 4 + 1 : side * 4 + 4]


def movers(fight: Fight) -> list[str]:
    """The squares from which somebody may move, in the order of the options."""
    return list(dict.fromkeys(step.partition("-")[0] for step in fight.options if "-" in step))


def end_turn(fight: Fight, place: str) -> None:
    """A piece is placed with the last action, and all cards are drawn, the first of the pool each time."""
    fight.play(f"place {place}")
    while fight.asked == "card":
        fight.play(fight.options[0])
