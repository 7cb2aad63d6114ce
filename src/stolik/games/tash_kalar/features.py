"""What holds of an answer, for players that learn: what is summoned, where, over whom, and which patterns it serves."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.facts import Facts, Names, Row
from stolik.games.tash_kalar.arena import CENTRE, COLOURS, NEAR, NO_COLOUR, Square, distance
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.judgement import completing
from stolik.games.tash_kalar.plays import DISCARD, END, FLARE, HAND_OVER, PICK_UP, PLACE, SUMMON, THAW, WARP, Play
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.registry import SCHOOL_IDS, being_of
from stolik.games.tash_kalar.state import Colour, State
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.things import CARD, COLOUR, OPTIONS, RANK, SCHOOL, SQUARE, STEP, TASK

NAMES: Final = Names()
fact: Final = NAMES.fact
scale: Final = NAMES.scale

STANDS: Final = (
    "empty",
    "own common",
    "own heroic",
    "own legendary",
    "enemy common",
    "enemy heroic",
    "enemy legendary",
)
OWN_MOST: Final = 3
"""The last of them that is the own."""
VERB: Final = {
    verb: fact(f"verb {verb}") for verb in (PLACE, PICK_UP, SUMMON, DISCARD, FLARE, THAW, WARP, HAND_OVER, END)
}
NONE: Final = {prompt: fact(f"{prompt} none") for prompt in PROMPTS}
HANDED: Final = fact("hand over")
THERE: Final = {prompt: NAMES.each(prompt, STANDS) for prompt, told in PROMPTS.items() if told.kind is SQUARE}
TAKEN: Final = {prompt: NAMES.each(f"{prompt} from", STANDS) for prompt, told in PROMPTS.items() if told.kind is STEP}
GIVEN: Final = {prompt: NAMES.each(f"{prompt} to", STANDS) for prompt, told in PROMPTS.items() if told.kind is STEP}

# A square that is gained
COMPLETES: Final = fact("square completes a pattern")
MIDDLE: Final = scale("square from the centre", 4)
COLOURED: Final = fact("square is coloured")
OWN_NEAR: Final = scale("square beside own", 4)
ENEMY_NEAR: Final = scale("square beside enemies", 4)
EARLIER: Final = fact("square before the last common")
PLACE_COMPLETES: Final = fact("place completes a pattern")
OWN_LEFT: Final = scale("step from beside own", 4)

# A being
SUMMON_RANK: Final = scale("summon rank", 3)
SUMMON_OVER: Final = NAMES.each("summon over", STANDS)
SUMMONED: Final = NAMES.each("summon", CARD_IDS)
DISCARDED: Final = NAMES.each("discard", CARD_IDS)
PLAYED: Final = NAMES.each("play", CARD_IDS)
KEPT: Final = NAMES.each("name", CARD_IDS)

# The rest
OPTION: Final = {option: fact(f"option {option}") for option in OPTIONS}
CLAIMED: Final = NAMES.each("task", TASK_IDS)
CHOSEN: Final = NAMES.each("school", SCHOOL_IDS)
RANKED: Final = {prompt: scale(f"{prompt} rank", 3) for prompt, told in PROMPTS.items() if told.kind is RANK}
OWN_COLOUR: Final = fact("colour own")
OTHER_COLOUR: Final = fact("colour other")


class Sight:
    """What the facts of one question have in common."""

    __slots__ = ("_completing", "colour", "s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.colour: Colour = s.agreed.side_of[seat]
        self._completing: set[Square] | None = None

    def completes(self, square: Square) -> bool:
        found = self._completing
        if found is None:
            found = self._completing = completing(self.s, self.seat) if self.s.schools else set()
        return square in found

    def stands(self, square: Square) -> int:
        """As numbered in STANDS."""
        rank = self.s.pieces.rank[square]
        return rank if not rank or self.s.pieces.colour[square] == self.colour else 3 + rank


def rows(s: State, decision: Decision) -> list[Row]:
    sight = Sight(s, decision.player)
    return [row(sight, decision.prompt, answer) for answer in decision.options]


def row(sight: Sight, prompt: str, answer: Answer) -> Row:
    if answer is None:
        return [NONE[prompt]]
    if answer == HAND_OVER:
        return [HANDED]
    found: Row = []
    kind = PROMPTS[prompt].kind
    if isinstance(answer, tuple):
        if kind is STEP:
            step(sight, prompt, int(answer[0]), int(answer[1]), found)
        else:
            action(sight, answer, found)
    elif isinstance(answer, str):
        found += [OPTION[answer]] if answer in OPTION else []
    elif kind is SQUARE:
        found.append(THERE[prompt][sight.stands(answer)])
        gain(sight, answer, found)
    elif kind is TASK:
        found.append(CLAIMED[answer])
    elif kind is SCHOOL:
        found.append(CHOSEN[answer])
    elif kind is RANK:
        found.append(RANKED[prompt][min(answer, 3)])
    elif kind is COLOUR:
        found.append(OWN_COLOUR if answer == sight.colour else OTHER_COLOUR)
    elif kind is CARD:
        found.append(KEPT[answer])
    return found


def action(sight: Sight, answer: tuple[int | str, ...], found: Row) -> None:
    play = Play(answer)
    found.append(VERB[play.verb])
    if play.verb == PLACE:
        gain(sight, play.square, found)
        if sight.completes(play.square):
            found.append(PLACE_COMPLETES)
        if play.square < sight.s.turn.placed:
            found.append(EARLIER)
    elif play.verb == SUMMON:
        found.append(SUMMONED[play.card])
        found.append(SUMMON_RANK[being_of(play.card).rank])
        found.append(SUMMON_OVER[sight.stands(play.square)])
        gain(sight, play.square, found)
    elif play.verb == DISCARD:
        found.append(DISCARDED[play.card])
    elif play.verb in (FLARE, THAW, WARP):
        found.append(PLAYED[play.card])


def step(sight: Sight, prompt: str, start: Square, end: Square, found: Row) -> None:
    mover = sight.stands(start)
    found.append(TAKEN[prompt][mover])
    found.append(GIVEN[prompt][sight.stands(end)])
    if mover <= OWN_MOST:
        gain(sight, end, found)
        found.append(OWN_LEFT[min(beside(sight, start, True), 4)])


def gain(sight: Sight, square: Square, found: Row) -> None:
    found.append(MIDDLE[min(distance(square, CENTRE), 4)])
    found.append(OWN_NEAR[min(beside(sight, square, True), 4)])
    found.append(ENEMY_NEAR[min(beside(sight, square, False), 4)])
    if COLOURS[square] != NO_COLOUR:
        found.append(COLOURED)
    if sight.completes(square):
        found.append(COMPLETES)


def beside(sight: Sight, square: Square, own: bool) -> int:
    rank, colour = sight.s.pieces.rank, sight.s.pieces.colour
    count = 0
    for near in NEAR[square]:
        if rank[near] and (colour[near] == sight.colour) == own:
            count += 1
    return count


FACTS: Final = Facts(NAMES.all, rows)
