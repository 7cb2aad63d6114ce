"""What the options of a question mean, what would come of them, and where on the arena they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, cast

from stolik.engine import game as engine
from stolik.engine.decision import Answer, Decision
from stolik.engine.things import Kind
from stolik.games.tash_kalar.arena import NAMES, SQUARES, name_of
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.plays import DISCARD, END, FLARE, HAND_OVER, PICK_UP, PLACE, SUMMON, THAW, WARP
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.things import ACTION, STEP
from stolik.games.tash_kalar.view import View
from stolik.terminal.boards.tash_kalar.looks import piece_of
from stolik.text import Texts

LATER: Final = ("keep-frost", "recall")
"""Questions about the part of a card that is used apart from its summoning."""


def meaning(decision: Decision, answer: Answer, view: engine.View, texts: Texts) -> str:
    """What a school, a task or a card is, and what stands on a square."""
    kind = PROMPTS[decision.prompt].kind.name
    if not isinstance(answer, int):
        return ""
    if kind == "square":
        return _standing(name_of(answer), cast(View, view), texts)
    if kind == "school":
        return texts.say(f"school-{SCHOOL_IDS[answer]}-text")
    if kind == "task":
        return texts.say(f"task-{TASK_IDS[answer]}-text")
    return _card(CARD_IDS[answer], decision.prompt, texts) if kind == "card" else ""


def _card(card: str, prompt: str, texts: Texts) -> str:
    if prompt in LATER:
        for part in ("frost", "warp"):
            if texts.has(f"card-{card}-{part}"):
                return texts.say(f"arena-{part}-text", text=texts.say(f"card-{card}-{part}"))
    return texts.say(f"card-{card}-text")


def _standing(name: str, view: View, texts: Texts) -> str:
    return piece_of(next(square for square in view["squares"] if square["square"] == name), texts)


# What would come of it


def outcome(before: engine.View, after: engine.View, texts: Texts) -> str:
    """The squares that would look different, with what would stand there."""
    changes: list[str] = []
    for was, now in zip(cast(View, before)["squares"], cast(View, after)["squares"], strict=True):
        old, new = piece_of(was, texts), piece_of(now, texts)
        if old != new:
            changes.append(f"{was['square']} {new or '–'}")
    return ", ".join(changes)


def place(decision: Decision, answer: Answer, before: engine.View, after: engine.View) -> str:
    """The square that is chosen, and where a piece would go if only one can."""
    kind = PROMPTS[decision.prompt].kind.name
    if kind == "square" and isinstance(answer, int):
        return name_of(answer)
    if not isinstance(answer, tuple):
        return ""
    if kind == "action":
        return name_of(int(answer[1])) if answer[0] in (PLACE, PICK_UP) else ""
    starts = {option[0] for option in decision.options if isinstance(option, tuple)}
    return name_of(int(answer[1])) if kind == "step" and len(starts) == 1 else ""


# What may be meant


def values(kind: Kind, view: engine.View) -> Iterable[Answer]:
    """With what is in sight: there are too many summonings and moves to name them all."""
    seen = cast(View, view)
    if kind is STEP:
        standing = [NAMES.index(square["square"]) for square in seen["squares"] if square["side"] is not None]
        return [(start, end) for start in standing for end in SQUARES if start != end]
    return _actions(seen) if kind is ACTION else kind.values()


def _actions(view: View) -> Iterator[Answer]:
    """With the cards in sight; a being on a square in the first of its images."""
    yield from ((verb, square) for verb in (PLACE, PICK_UP) for square in SQUARES)
    for card in [CARD_IDS.index(id) for id in (*view["hand"], *view["legends"])]:
        images: dict[int, int] = {}
        for fit in being_of(card).pattern.fits:
            images.setdefault(fit.square, fit.image)
        yield from ((SUMMON, card, square, image) for square, image in sorted(images.items()))
    yield from ((verb, CARD_IDS.index(id)) for verb in (DISCARD, WARP) for id in view["hand"])
    schools = [SCHOOL_IDS.index(side["school"]) for side in view["sides"] if side["school"]]
    yield from ((FLARE, CARD_IDS.index(id), school) for id in view["flares"] for school in schools)
    yield from ((THAW, CARD_IDS.index(player["frost"])) for player in view["players"] if player["frost"])
    yield from ((HAND_OVER,), (END,))
