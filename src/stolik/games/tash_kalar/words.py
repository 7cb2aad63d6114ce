"""The word for every value that a question or an event can hold: keys of text/*.ftl."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer
from stolik.engine.game import Label
from stolik.games.tash_kalar.arena import NOWHERE, SQUARES, name_of
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.patterns import COMPASS
from stolik.games.tash_kalar.registry import SCHOOL_IDS, being_of
from stolik.games.tash_kalar.tasks import TASK_IDS

FIELDS: Final = {
    "place": ("square",),
    "pick-up": ("square",),
    "discard": ("card",),
    "flare": ("card", "colour"),
    "thaw": ("card",),
    "warp": ("card",),
    "hand-over": (),
    "end": (),
}


def label(kind: str, value: Answer) -> Label:
    if isinstance(value, tuple):
        return _tuple(kind, value)
    if value is None:
        return f"{kind}-none", {}
    if isinstance(value, str):
        return f"{kind}-{value}", {}
    return _named(kind, int(value)), {}


def _tuple(kind: str, value: tuple[int | str, ...]) -> Label:
    if kind == "step" and len(value) == 2:
        return "step-move", {"start": ("square", value[0]), "end": ("square", value[1])}
    verb = str(value[0]) if value else "none"
    if verb == "summon" and len(value) >= 4:
        return summoning(value)
    fields = zip(FIELDS.get(verb, ()), value[1:], strict=False)
    return f"{kind}-{verb}", {field: (field, part) for field, part in fields}


def summoning(value: tuple[int | str, ...]) -> Label:
    """With the squares of the pattern, which tell the images apart, and the lent pieces."""
    card, square, image = int(value[1]), int(value[2]), int(value[3])
    being = being_of(card)
    fits = [one for one in being.pattern.fits if one.square == square and one.image == image]
    used = () if being.elsewhere else tuple(sorted(fits[0].used))
    words: dict[str, tuple[str, Answer]] = {
        "card": ("card", card),
        "square": ("square", square),
        "used": ("squares", used),
        "image": ("number", image + 1),
    }
    lent = [int(part) for part in value[4:] if part != NOWHERE]
    if not lent:
        return "action-summon", words
    return "action-summon-lent", {**words, "lent": ("squares", tuple(lent))}


def _named(kind: str, value: int) -> str:
    if kind == "square":
        return "=" + name_of(value) if value in SQUARES else "square-none"
    if kind == "card":
        return f"card-{CARD_IDS[value]}"
    if kind == "school":
        return f"school-{SCHOOL_IDS[value]}"
    if kind == "task":
        return f"task-{TASK_IDS[value]}"
    if kind == "rank":
        return f"rank-{RANKS[value]}"
    if kind == "way":
        return f"way-{COMPASS[value]}"
    if kind == "colour":
        return f"colour-{SCHOOL_IDS[value]}"
    return f"={value}"
