"""The tasks of the High Form: what each asks for at the end of a turn (TK-H-02, TK-H-03)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolik.engine import box
from stolik.games.tash_kalar.arena import (
    BITS,
    CENTRAL,
    FOLDER,
    GREENS,
    NEAR_MASKS,
    NUMBER,
    PLACES,
    REDS,
    SQUARES,
    WITHIN,
    Mask,
    Square,
    mask_of,
    square_at,
    squares_of,
)
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.state import Colour, State, Task, active_colour, beside, enemies_of, held, pieces_of

FILE: Final = box.find(FOLDER, "tash_kalar", "tasks.toml")
KINDS: Final = ("destruction", "colored", "summoning", "pattern", "enemy")


class TaskRow:
    def __init__(self, row: box.Row) -> None:
        self.id = row.text("id", tuple(CRITERIA))
        self.kind = row.text("kind", KINDS)
        self.points = row.number("points", 1, 9)
        self.advanced = row.text("advanced", ("yes", "no")) == "yes"
        self.holds = CRITERIA[self.id]
        row.done()


# Destruction


def destroyed(s: State, rank: int) -> int:
    """Enemy pieces of at least this rank destroyed in this turn."""
    return sum(s.turn.tally[colour * 4 + one] for colour in range(s.agreed.sides) for one in range(rank, LEGENDARY + 1))


FALLS: Final = {
    "destruction": (3, 0),
    "devastation": (4, 0),
    "heroic_destruction": (3, 1),
    "heroic_devastation": (4, 2),
}
"""How many pieces, and how many upgraded ones among them."""


def has_destroyed(pieces: int, upgraded: int) -> Callable[[State], bool]:
    return lambda s: destroyed(s, COMMON) >= pieces and destroyed(s, HEROIC) >= upgraded


def end_of_legends(s: State) -> bool:
    """A legendary piece, or two heroic ones."""
    return destroyed(s, LEGENDARY) >= 1 or destroyed(s, HEROIC) - destroyed(s, LEGENDARY) >= 2


# Squares


def own_on(s: State, squares: Mask, rank: int = COMMON) -> int:
    return (held(s, active_colour(s), rank) & squares).bit_count()


def theirs_on(s: State, squares: Mask, rank: int = COMMON) -> int:
    return (held(s, enemies_of(s, active_colour(s))[0], rank) & squares).bit_count()


class Area:
    """Squares that have to be held: by so many pieces, so many of them upgraded."""

    __slots__ = ("legendary", "mask", "pieces", "squares", "upgraded")

    def __init__(self, squares: list[Square], pieces: int, upgraded: int, legendary: int = 0) -> None:
        self.squares = squares
        self.mask = mask_of(squares)
        self.pieces = pieces
        self.upgraded = upgraded
        self.legendary = legendary

    def holds(self, s: State) -> bool:
        return (
            own_on(s, self.mask) >= self.pieces
            and own_on(s, self.mask, HEROIC) >= self.upgraded
            and own_on(s, self.mask, LEGENDARY) >= self.legendary
        )


AREAS: Final = {
    "red_conquest": Area(REDS, 3, 2),
    "green_conquest": Area(GREENS, 3, 2),
    "color_conquest": Area([*REDS, *GREENS], 5, 3),
    "red_legends": Area(REDS, 0, 2, 1),
    "green_legends": Area(GREENS, 0, 2, 1),
    "central_dominance": Area(CENTRAL, 5, 2),
}


RED_MASK: Final = mask_of(REDS)
GREEN_MASK: Final = mask_of(GREENS)


def rainbow_dominance(s: State) -> bool:
    """More upgraded pieces than the enemy on red, and on green."""
    return all(own_on(s, squares, HEROIC) > theirs_on(s, squares, HEROIC) for squares in (RED_MASK, GREEN_MASK))


# Summoning


def red_summoning(s: State) -> bool:
    return s.turn.beings >= 2 and s.turn.on_red >= 1


def green_summoning(s: State) -> bool:
    return s.turn.beings >= 2 and s.turn.on_green >= 1


def colored_summoning(s: State) -> bool:
    return s.turn.beings >= 2 and s.turn.on_red + s.turn.on_green >= 2


def legendary_summoning(s: State) -> bool:
    return s.turn.beings >= 2 and s.turn.legends >= 1


# Patterns

PLUS: Final = [square_at(x, y) for x, y in ((4, 3), (3, 4), (4, 4), (5, 4), (4, 5))]
TIMES: Final = [square_at(x, y) for x, y in ((3, 3), (5, 3), (4, 4), (3, 5), (5, 5))]
CROSSES: Final = (PLUS, TIMES)
CROSS_MASKS: Final = [mask_of(cross) for cross in CROSSES]
LINES: Final = [
    [square for square in SQUARES if PLACES[square][axis] == middle] for axis in (0, 1) for middle in (3, 4, 5)
]
LINE_MASKS: Final = [mask_of(line) for line in LINES]
DIAGONALS: Final = [
    mask_of([square for square in SQUARES if PLACES[square][0] == PLACES[square][1]]),
    mask_of([square for square in SQUARES if PLACES[square][0] + PLACES[square][1] == 8]),
]
SIDES: Final = [
    mask_of([square for square in SQUARES if PLACES[square][axis] == edge]) for axis in (0, 1) for edge in (0, 8)
]
CORNERS: Final = [
    mask_of([square for square in SQUARES if PLACES[square][0] + PLACES[square][1] == 2]),
    mask_of([square for square in SQUARES if PLACES[square][0] + PLACES[square][1] == 14]),
    mask_of([square for square in SQUARES if PLACES[square][0] - PLACES[square][1] == 6]),
    mask_of([square for square in SQUARES if PLACES[square][1] - PLACES[square][0] == 6]),
]


def center_cross(s: State) -> bool:
    own = held(s, active_colour(s))
    return any(own & cross == cross for cross in CROSS_MASKS)


def line_dominance(s: State) -> bool:
    """Six more than the enemy on one of the six central lines."""
    return any(own_on(s, line) - theirs_on(s, line) >= 6 for line in LINE_MASKS)


def diagonals(s: State) -> bool:
    return all(own_on(s, diagonal) >= 4 and own_on(s, diagonal, HEROIC) >= 1 for diagonal in DIAGONALS)


def chain(s: State, starts: Mask, ends: Mask) -> bool:
    """Own pieces, each next to another, from one edge to the other."""
    own = held(s, active_colour(s))
    if not own & starts or not own & ends:
        return False
    edge, unseen = own & starts, own & ~starts
    while edge:
        square = edge.bit_length() - 1
        fresh = NEAR_MASKS[square] & unseen
        edge ^= BITS[square] | fresh
        unseen ^= fresh
    return own & ends & ~unseen != 0


def side_chain(s: State) -> bool:
    left, right, top, bottom = SIDES
    return chain(s, left, right) or chain(s, top, bottom)


def corner_chain(s: State) -> bool:
    northwest, southeast, northeast, southwest = CORNERS
    return chain(s, northwest, southeast) or chain(s, northeast, southwest)


# The enemy


TWO_AWAY: Final = [mask_of(WITHIN[2][square]) & ~NEAR_MASKS[square] for square in SQUARES]
RINGS: Final = {"imprisonment": 6, "envelopment": 7}
"""Own pieces around an enemy one."""


def surrounds(pieces: int) -> Callable[[State], bool]:
    return lambda s: any(NUMBER[beside(s, active_colour(s), square)] >= pieces for square in enemy_pieces(s))


def enemy_pieces(s: State) -> list[Square]:
    return pieces_of(s, enemies_of(s, active_colour(s))[0])


def isolation(s: State) -> bool:
    """An enemy piece with another at distance two that three moves over empty squares bring next to no other."""
    enemies = held(s, enemies_of(s, active_colour(s))[0])
    return any(isolated(s, lone, enemies ^ BITS[lone]) for lone in squares_of(enemies))


def isolated(s: State, lone: Square, others: Mask) -> bool:
    if others & NEAR_MASKS[lone] or not others & TWO_AWAY[lone]:
        return False
    reached = edge = BITS[lone]
    for _ in range(3):
        edge = next_to(edge) & s.pieces.vacant & ~reached
        reached |= edge
    return not next_to(reached) & others


def next_to(squares: Mask) -> Mask:
    found = 0
    for square in squares_of(squares):
        found |= NEAR_MASKS[square]
    return found


NAMED: Final[tuple[Callable[[State], bool], ...]] = (
    *(end_of_legends, rainbow_dominance, red_summoning, green_summoning, colored_summoning, legendary_summoning),
    *(center_cross, line_dominance, diagonals, side_chain, corner_chain, isolation),
)
"""Called as their tasks are."""
CRITERIA: Final[dict[str, Callable[[State], bool]]] = {
    **{id: has_destroyed(pieces, upgraded) for id, (pieces, upgraded) in FALLS.items()},
    **{id: area.holds for id, area in AREAS.items()},
    **{id: surrounds(pieces) for id, pieces in RINGS.items()},
    **{holds.__name__: holds for holds in NAMED},
}


def _load() -> list[TaskRow]:
    rows = [TaskRow(row) for row in box.rows(FILE, "task")]
    if len(rows) != len(CRITERIA):
        raise box.BoxFault(str(FILE), "[[task]]", f"there are {len(rows)} instead of {len(CRITERIA)}")
    return rows


TASKS: Final = _load()
TASK_IDS: Final = [task.id for task in TASKS]


def claimable(s: State) -> list[Task]:
    return [task for task in s.tasks.current if TASKS[task].holds(s)]


def three_of_a_kind(open_tasks: Sequence[Task]) -> bool:
    kinds = [TASKS[task].kind for task in open_tasks]
    return any(kinds.count(kind) >= 3 for kind in kinds)


def colour_points(s: State, colour: Colour) -> int:
    return sum(TASKS[task].points for task in s.tasks.claimed[colour])
