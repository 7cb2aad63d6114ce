"""What holds of an answer, for players that learn: what is summoned, where, over whom, and what it brings nearer."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.facts import Facts, Names, Row
from stolik.games.tash_kalar.arena import CENTRE, COLOURS, GREEN, NEAR, NO_COLOUR, RED, SQUARES, Square, distance
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import COMMON, HEROIC
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.plays import DISCARD, END, FLARE, HAND_OVER, PICK_UP, PLACE, SUMMON, THAW, WARP
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.reach import FAR, Aims, Cards
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.games.tash_kalar.state import HIGH_FORM, Colour, State
from stolik.games.tash_kalar.tasks import TASK_IDS, TASKS
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
VERBS: Final = (PLACE, PICK_UP, SUMMON, DISCARD, FLARE, THAW, WARP, HAND_OVER, END)
VERB: Final = {verb: fact(f"verb {verb}") for verb in VERBS}
LAST_VERB: Final = {verb: fact(f"verb {verb} with the last action") for verb in VERBS}
NONE: Final = {prompt: fact(f"{prompt} none") for prompt in PROMPTS}
HANDED: Final = fact("hand over")
THERE: Final = {prompt: NAMES.each(prompt, STANDS) for prompt, told in PROMPTS.items() if told.kind is SQUARE}
TAKEN: Final = {prompt: NAMES.each(f"{prompt} from", STANDS) for prompt, told in PROMPTS.items() if told.kind is STEP}
GIVEN: Final = {prompt: NAMES.each(f"{prompt} to", STANDS) for prompt, told in PROMPTS.items() if told.kind is STEP}


class Ground:
    """What a square is like, for one way to use it."""

    __slots__ = ("enemies", "fixed", "own")

    def __init__(self, use: str) -> None:
        middle = scale(f"{use} from the centre", 4)
        self.own = scale(f"{use} beside own", 5)
        self.enemies = scale(f"{use} beside enemies", 4)
        coloured = fact(f"{use} coloured")
        self.fixed: list[Row] = [
            [middle[min(distance(square, CENTRE), 4)], *([coloured] if COLOURS[square] != NO_COLOUR else [])]
            for square in SQUARES
        ]


# A square by its use
PLACED: Final = Ground("place")
SUMMONED_AT: Final = Ground("summon")
STEPPED: Final = Ground("step")
STRUCK: Final = Ground("strike")
RAISED: Final = Ground("upgrade")
OTHER: Final = Ground("square")
USES: Final = {
    "start": PLACED,
    "put-down": PLACED,
    "place": PLACED,
    "destroy": STRUCK,
    "convert": STRUCK,
    "prey": STRUCK,
    "upgrade": RAISED,
}

# What it brings nearer
READIES: Final = scale("place readies rank", 3)
READIES_LATE: Final = scale("place readies for the next turn rank", 3)
READIES_OVER: Final = scale("place readies over enemy rank", 3)
BRINGS: Final = scale("place brings cards to one", 3)
STEP_READIES: Final = scale("step readies rank", 3)
STEP_BREAKS: Final = fact("step leaves a pattern")
RAISE_READIES: Final = fact("upgrade readies")
LOSES_PATTERN: Final = fact("square of a pattern")
PLACE_TASK: Final = scale("place for a task, left", 3)
SUMMON_TASK: Final = scale("summon for a task, left", 3)
STEP_TASK: Final = scale("step for a task, left", 3)
RAISE_TASK: Final = scale("upgrade for a task, left", 3)
STRIKE_TASK: Final = scale("strike for a task, left", 3)
STRIKE_PAIR: Final = fact("strike makes a pair")
EARLIER: Final = fact("place before the last common")
OWN_LEFT: Final = scale("step from beside own", 4)

# A being
SUMMON_RANK: Final = scale("summon rank", 3)
SUMMON_OVER: Final = NAMES.each("summon over", STANDS)
SUMMON_HEROES: Final = scale("summon beside upgraded enemies", 2)
SUMMON_NEEDS: Final = fact("summon over a piece of a pattern")
SECOND: Final = fact("summon second being for a task")
FIRST: Final = fact("summon first being for a task")
SUMMONED: Final = NAMES.each("summon", CARD_IDS)
DISCARDED: Final = NAMES.each("discard", CARD_IDS)
DISCARD_LACKS: Final = scale("discard lacks", FAR)
PLAYED: Final = NAMES.each("play", CARD_IDS)
KEPT: Final = NAMES.each("name", CARD_IDS)

# The rest
OPTION: Final = {option: fact(f"option {option}") for option in OPTIONS}
CLAIMED: Final = NAMES.each("task", TASK_IDS)
CLAIM_POINTS: Final = scale("task of points", 4)
CHOSEN: Final = NAMES.each("school", SCHOOL_IDS)
RANKED: Final = {prompt: scale(f"{prompt} rank", 3) for prompt, told in PROMPTS.items() if told.kind is RANK}
OWN_COLOUR: Final = fact("colour own")
OTHER_COLOUR: Final = fact("colour other")


class Sight:
    """What the facts of one question have in common."""

    __slots__ = ("_aims", "_cards", "_enemies", "_own", "colour", "s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.colour: Colour = s.agreed.side_of[seat]
        self._cards: Cards | None = None
        self._aims: Aims | None = None
        self._own: list[int] = []
        self._enemies: list[int] = []

    @property
    def cards(self) -> Cards:
        if self._cards is None:
            self._cards = Cards(self.s, self.seat)
        return self._cards

    @property
    def aims(self) -> Aims:
        if self._aims is None:
            self._aims = Aims(self.s, self.colour)
        return self._aims

    def own(self, square: Square) -> int:
        """Own pieces beside it."""
        if not self._own:
            self._count()
        return self._own[square]

    def enemies(self, square: Square) -> int:
        if not self._own:
            self._count()
        return self._enemies[square]

    def _count(self) -> None:
        self._own = [0] * len(SQUARES)
        self._enemies = [0] * len(SQUARES)
        for square, colour in enumerate(self.s.pieces.colour):
            if colour >= 0:
                counts = self._own if colour == self.colour else self._enemies
                for near in NEAR[square]:
                    counts[near] += 1

    def stands(self, square: Square) -> int:
        """As numbered in STANDS."""
        rank = self.s.pieces.rank[square]
        return rank if not rank or self.s.pieces.colour[square] == self.colour else OWN_MOST + rank


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
        use(sight, prompt, answer, found)
    elif kind is TASK:
        found.append(CLAIMED[answer])
        found.append(CLAIM_POINTS[min(TASKS[answer].points, 4)])
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
    verb = str(answer[0])
    found.append(VERB[verb])
    if sight.s.turn.actions == 1:
        found.append(LAST_VERB[verb])
    if verb == PLACE:
        place(sight, int(answer[1]), found)
        if int(answer[1]) < sight.s.turn.placed:
            found.append(EARLIER)
    elif verb == SUMMON:
        summon(sight, int(answer[1]), int(answer[2]), found)
    elif verb == DISCARD:
        found.append(DISCARDED[int(answer[1])])
        found.append(DISCARD_LACKS[sight.cards.lacks.get(int(answer[1]), FAR)])
    elif verb in (FLARE, THAW, WARP):
        found.append(PLAYED[int(answer[1])])


def place(sight: Sight, square: Square, found: Row) -> None:
    """A common of the own colour onto an empty square."""
    ground(sight, PLACED, square, found)
    cards = sight.cards
    ready = cards.readies.get(square, 0)
    if ready:
        found.append((READIES if sight.s.turn.actions != 1 else READIES_LATE)[ready])
        over = cards.over.get(square, 0)
        if over:
            found.append(READIES_OVER[over])
    near = cards.brings.get(square, 0)
    if near:
        found.append(BRINGS[min(near, 3)])
    left = sight.aims.common.get(square, 0)
    if left:
        found.append(PLACE_TASK[left])


def summon(sight: Sight, card: int, square: Square, found: Row) -> None:
    rank = being_of(card).rank
    found.append(SUMMONED[card])
    found.append(SUMMON_RANK[rank])
    found.append(SUMMON_OVER[sight.stands(square)])
    ground(sight, SUMMONED_AT, square, found)
    s, aims = sight.s, sight.aims
    heroes = len([1 for near in NEAR[square] if s.pieces.rank[near] > 1 and s.pieces.colour[near] != sight.colour])
    found.append(SUMMON_HEROES[min(heroes, 2)])
    if sight.cards.used >> square & 1:
        found.append(SUMMON_NEEDS)
    left = aims.heroic.get(square, 0) if rank >= HEROIC else 0
    left = left or aims.common.get(square, 0)
    if left:
        found.append(SUMMON_TASK[left])
    if summons_for_a_task(s, square):
        found.append(SECOND if s.turn.beings else FIRST)
    if sight.stands(square) > OWN_MOST:
        strike(sight, square, found)


def summons_for_a_task(s: State, square: Square) -> bool:
    for task in s.tasks.current:
        id = TASK_IDS[task]
        if id == "legendary_summoning":
            return True
        if id.endswith("_summoning"):
            colour = COLOURS[square]
            if (colour == RED and id != "green_summoning") or (colour == GREEN and id != "red_summoning"):
                return True
            if id != "colored_summoning" and (s.turn.on_red if id == "red_summoning" else s.turn.on_green):
                return True
    return False


def step(sight: Sight, prompt: str, start: Square, end: Square, found: Row) -> None:
    mover, target = sight.stands(start), sight.stands(end)
    found.append(TAKEN[prompt][mover])
    found.append(GIVEN[prompt][target])
    if mover > OWN_MOST:
        return
    ground(sight, STEPPED, end, found)
    found.append(OWN_LEFT[min(sight.own(start), 4)])
    ready = sight.cards.readies.get(end, 0)
    if ready:
        found.append(STEP_READIES[ready])
    if sight.cards.used >> start & 1:
        found.append(STEP_BREAKS)
    left = sight.aims.common.get(end, 0) or (sight.aims.heroic.get(end, 0) if mover >= HEROIC else 0)
    if left:
        found.append(STEP_TASK[left])
    if target > OWN_MOST:
        strike(sight, end, found)


def use(sight: Sight, prompt: str, square: Square, found: Row) -> None:
    """A square by the question."""
    found.append(THERE[prompt][sight.stands(square)])
    kind = USES.get(prompt, OTHER)
    if kind is PLACED:
        place(sight, square, found)
        return
    ground(sight, kind, square, found)
    if kind is RAISED:
        if square in sight.cards.upgrades:
            found.append(RAISE_READIES)
        left = sight.aims.heroic.get(square, 0)
        if left:
            found.append(RAISE_TASK[left])
    elif sight.stands(square) <= OWN_MOST:
        if sight.cards.used >> square & 1:
            found.append(LOSES_PATTERN)
    elif kind is STRUCK:
        strike(sight, square, found)


def strike(sight: Sight, square: Square, found: Row) -> None:
    """An enemy piece falls."""
    s, rank = sight.s, sight.s.pieces.rank[square]
    if s.agreed.form == HIGH_FORM:
        aims = sight.aims
        left = aims.falls if rank == COMMON else min(aims.falls, aims.heroic_falls)
        if left <= FAR:
            found.append(STRIKE_TASK[max(left, 0)])
    elif rank == COMMON and s.turn.tally[s.pieces.colour[square] * 4 + COMMON] % 2:
        found.append(STRIKE_PAIR)


def ground(sight: Sight, kind: Ground, square: Square, found: Row) -> None:
    found += kind.fixed[square]
    found.append(kind.own[min(sight.own(square), 5)])
    found.append(kind.enemies[min(sight.enemies(square), 4)])


FACTS: Final = Facts(NAMES.all, rows, openings={"school": (CHOSEN,)})
