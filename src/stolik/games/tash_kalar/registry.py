"""Which cards exist, by number: the schools in the box's order, then the legends, then the flares."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL, LEGENDS, Card

School = int

SCHOOL_IDS: Final = ("northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave")
NETHERVOID: Final = SCHOOL_IDS.index("nethervoid")
ETHERWEAVE: Final = SCHOOL_IDS.index("etherweave")
FLARES: Final = 12
FIRST_LEGEND: Final = len(SCHOOL_IDS) * CARDS_IN_SCHOOL
FIRST_FLARE: Final = FIRST_LEGEND + LEGENDS
CARD_COUNT: Final = FIRST_FLARE + FLARES
LEGEND_CARDS: Final[list[Card]] = list(range(FIRST_LEGEND, FIRST_FLARE))
FLARE_CARDS: Final[list[Card]] = list(range(FIRST_FLARE, CARD_COUNT))


def school_deck(school: School) -> list[Card]:
    return list(range(school * CARDS_IN_SCHOOL, (school + 1) * CARDS_IN_SCHOOL))


def is_legend(card: Card) -> bool:
    return FIRST_LEGEND <= card < FIRST_FLARE


def is_flare(card: Card) -> bool:
    return card >= FIRST_FLARE


def is_demon(card: Card) -> bool:
    """Each of the beings of the Nethervoid deck; no legend, no being of a partner (TK-N-19, TK-N-37, TK-N-39)."""
    return card // CARDS_IN_SCHOOL == NETHERVOID
