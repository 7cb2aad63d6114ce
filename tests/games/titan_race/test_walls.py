"""Walls and rings (TR-17, TR-O-03), and every chain without cards against a slow and obvious model of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations, product
from random import Random

import pytest

from stolik.games.titan_race.diagram import TAGS
from tests.games.titan_race.race import Race, at
from tests.rule import rule


@rule("TR-17", "TR-50")
def test_a_race_won_on_a_taken_square_or_a_trap_ends_before_anything_happens_there() -> None:
    for square in ("Kr", "^"):
        race = at(f"12 . Sl .\n2 . {square} .", order="Sl Kr", die="red", laps={"Sl": 3}, hands={"Sl": "klatwa"})
        with race.loses():
            race.play("die", "F")
        assert (race.winner, race.where("Sl"), race.happened[-1]) == ("Sl", "D2", "win")


RING_OF_RAMPS = """
    12  .   Ch/M  .
    8   .   Rs/M  .
    4   .   Kr/M  .
    2   .   Sl    .
"""
"""Each would land on the next, and the last on the first: a line that closes on itself."""


@rule("TR-O-03", "TR-15")
def test_a_line_that_closes_on_itself_is_a_wall_and_being_blocked_counts_as_the_move() -> None:
    race = at(RING_OF_RAMPS, order="Sl Kr Rs Ch", die="red", hands={"Sl": "klatwa"})
    with race.loses():
        race.play("die", "F")
    assert "blocked" in race.happened
    assert [race.where(tag) for tag in ("Sl", "Kr", "Rs", "Ch")] == ["D2", "D4", "D8", "D12"]
    race.play("trap E1")
    assert "end" in race.options


@rule("TR-O-03")
def test_the_other_leg_of_blue_is_made_though_the_first_was_blocked() -> None:
    race = at(RING_OF_RAMPS, order="Sl Kr Rs Ch", die="blue", hands={"Sl": "klatwa"})
    with race.loses():
        race.move("FR")
    assert (race.where("Sl"), race.where("Kr")) == ("E3", "D4")


@rule("TR-17", "TR-48", "TR-O-03")
def test_a_full_column_turns_round_because_the_first_square_is_about_to_be_free() -> None:
    race = at(
        """
        12  .   Ch  .
        10  .   Rg  .
        8   .   Ma  .
        6   .   Rs  .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Rs Ma Rg Ch",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Rs=1, Ma=1, Rg=1, Ch=1):
        race.move()
    places = [race.where(tag) for tag in ("Sl", "Kr", "Rs", "Ma", "Rg", "Ch")]
    assert places == ["D6", "D8", "D10", "D12", "D2", "D4"]
    assert (race.lap("Rg"), race.lap("Ch"), race.lap("Sl")) == (2, 2, 1)


@rule("TR-O-03")
def test_a_titan_pushed_all_the_way_round_stops_behind_the_mover() -> None:
    race = at(
        """
        12  .   Rs  .
        8   .   Ma  .
        4   .   Kr  .
        2   .   Sl  .
        """,
        order="Sl Kr Ma Rs",
        die="yellow",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1, Ma=1, Rs=1):
        race.move()
    assert [race.where(tag) for tag in ("Sl", "Kr", "Ma", "Rs")] == ["D6", "D8", "D12", "D2"]


@rule("TR-O-03", "TR-O-11")
def test_a_titan_that_slides_into_a_wall_rests_on_the_ice() -> None:
    race = at(
        """
        12  .   I     .
        10  .   I     .
        8   .   I     .
        6   .   I     .
        4   .   Kr    .
        2   .   Sl/I  .
        """,
        order="Sl Kr",
        die="red",
        hands={"Sl": "klatwa"},
    )
    with race.loses(Kr=1):
        race.play("die", "F")
    assert (race.where("Sl"), race.where("Kr"), race.lap("Kr")) == ("D4", "D2", 2)


@rule("TR-O-03", "TR-O-11")
def test_a_mover_that_slides_into_a_wall_rests_on_the_ice_and_its_run_is_over() -> None:
    """Four titans on SUPER ramps, each landing on the next, close the diagonal."""
    race = at(
        """
        12  Ch/>  .   .
        9   .     .   Ma/>
        6   Rs/>  .   .
        3   .     .   Kr/>
        2   .     I   .
        1   .     Sl  .
        """,
        order="Sl Kr Rs Ma Ch",
        die="brown",
        hands={"Sl": "klatwa"},
    )
    with race.loses():
        race.move("RRR")
    assert (race.where("Sl"), race.where("Kr")) == ("D2", "E3")


# The model


Square = tuple[int, int]
STEPS = {"F": (0, 2), "L": (-1, 1), "R": (1, 1), "B": (0, -2), "BL": (-1, -1), "BR": (1, -1)}
JUMPS = {"<L": 3, ">R": 3, "MF": 2, "ML": 2, "MR": 2}


class Won(Exception):
    pass


@dataclass
class World:
    """What lies and stands where. `rest` is the switch of TR-O-01."""

    land: dict[Square, str]
    at: dict[str, Square]
    lap: dict[str, int]
    life: dict[str, int]
    out: dict[str, bool]
    traps: set[Square]
    rest: bool
    moving: list[str]
    pushed: set[str]


def on(world: World, square: Square) -> str | None:
    return next((who for who, place in world.at.items() if place == square), None)


def steps(square: Square, way: str, number: int) -> tuple[Square, int]:
    """Where so many steps lead, and how often they cross the line."""
    column, row = square[0] + STEPS[way][0] * number, square[1] + STEPS[way][1] * number
    return (column % 6, row % 12), row // 12


def jump(world: World, square: Square, way: str) -> int:
    return JUMPS.get(world.land[square] + way, 1)


def hurt(world: World, who: str) -> None:
    if not world.out[who]:
        world.life[who] -= 1
        world.out[who] = world.life[who] == 0


def travel(world: World, who: str, way: str, squares: int, push: int) -> None:
    was_out = world.out[who]
    world.moving.append(who)
    for done in range(squares):
        distance = squares - done if world.rest else push
        blocked = not hop(world, who, way, jump(world, world.at[who], way), distance)
        while not blocked and world.land[world.at[who]] == "I" and world.out[who] == was_out:
            blocked = not hop(world, who, way, 1, distance)
        if blocked or world.out[who] != was_out:
            break
    world.moving.remove(who)


def hop(world: World, who: str, way: str, number: int, push: int) -> bool:
    target, crossed = steps(world.at[who], way, number)
    other = on(world, target)
    if other and (other in world.moving or not can_shift(world, who, other, way, set())):
        return False
    world.at[who] = target
    world.lap[who] += crossed
    if world.lap[who] == 4:
        raise Won
    if other:
        travel(world, other, way, push, push)
        if other not in world.pushed:
            world.pushed.add(other)
            hurt(world, other)
    enter(world, who, other)
    return True


def can_shift(world: World, hopping: str, who: str, way: str, checked: set[str]) -> bool:
    target, _ = steps(world.at[who], way, jump(world, world.at[who], way))
    other = on(world, target)
    if other is None or other == hopping:
        return True
    if other in world.moving or other in checked | {who}:
        return False
    return can_shift(world, hopping, other, way, checked | {who})


def enter(world: World, who: str, evicted: str | None) -> None:
    square = world.at[who]
    if square in world.traps:
        world.traps.remove(square)
        hurt(world, who)
    if world.land[square] in ("L", "P"):
        hurt(world, who)
    if world.land[square] == "S":
        around = {steps(square, way, 1)[0] for way in STEPS}
        for other in world.at:
            if other != who and (world.at[other] in around or other == evicted):
                hurt(world, other)
        world.traps -= around


# Positions for both


@dataclass
class Case:
    """One action of the first titan of `order`: a die with its path, or a card with its direction."""

    world: World
    order: list[str]
    action: str
    path: str
    heart: set[str]
    blue_total: bool = False


DICE = {
    "yellow": ["FF"],
    "blue": ["FL", "FR", "LF", "RF"],
    "brown": ["LLL", "RRR"],
    "red": ["F"],
    "green": ["LL", "RR"],
}
CARDS = {"eliksir_pedu": ["FF"], "buty": list(STEPS)}
ACTIONS = [(action, path) for action, paths in {**DICE, **CARDS}.items() for path in paths]


def runs(case: Case) -> list[tuple[str, int, int]]:
    """The straight runs of an action: which way, how far, and the push distance."""
    if case.action == "blue":
        return [(way, 1, 2 if case.blue_total else 1) for way in case.path]
    if case.action == "buty":
        return [(case.path, 1, 1)]
    return [(case.path[0], len(case.path), len(case.path))]


def name(square: Square) -> str:
    return "ABCDEF"[square[0]] + str(square[1] + 1)


def picture(world: World) -> str:
    """As a race is drawn, titans with the land under them."""
    lines = []
    for row in reversed(range(12)):
        squares = [(column, row) for column in range(row % 2, 6, 2)]
        lines.append(" ".join([str(row + 1), *[drawn(world, square) for square in squares]]))
    return "\n".join(lines)


def drawn(world: World, square: Square) -> str:
    titan, letter = on(world, square), world.land[square]
    return f"{titan}/{letter}" if titan else letter + "^" * (square in world.traps)


def played(case: Case) -> Race:
    world = case.world
    race = at(
        picture(world),
        order=" ".join(case.order),
        die=case.action if case.action in DICE else "blue",
        life=world.life,
        laps=world.lap,
        health={tag: "heart" if tag in case.heart else "skull" for tag in case.order if world.out[tag]},
        hands={case.order[0]: "klatwa" if case.action in DICE else case.action},
        push="remaining" if world.rest else "die_total",
        blue_push="total" if case.blue_total else "leg",
    )
    if case.action in DICE:
        race.move(case.path)
    else:
        race.play(f"play {case.action}", *[case.path] * (case.action == "buty"))
    race.pass_all("pirates")
    return race


def modelled(case: Case) -> World:
    world, mover = deepcopy(case.world), case.order[0]
    try:
        for way, squares, push in runs(case):
            if not world.out[mover]:
                travel(world, mover, way, squares, push)
    except Won:
        pass
    return world


def agree(case: Case) -> bool:
    """Plays both. False where a strike or a trap of the die followed by itself: the model knows moves only."""
    race = played(case)
    if {event.rule for event in race.state.events} & {"TR-34", "TR-36"}:
        return False
    world = modelled(case)
    told = f"{picture(case.world)}\n{case}"
    for tag in case.order:
        found = race.where(tag), race.lap(tag), race.life(tag), race.out(tag)
        assert found == (name(world.at[tag]), world.lap[tag], world.life[tag], world.out[tag]), f"{tag}\n{told}"
    assert sorted(race.traps) == sorted(map(name, world.traps)), told
    assert race.over == (4 in world.lap.values()), told
    assert race.over or len(set(world.at.values())) == len(case.order), told
    return True


SQUARES = [(column, row) for row in range(12) for column in range(row % 2, 6, 2)]


def world_of(at: dict[str, Square], land: dict[Square, str], rest: bool = False) -> World:
    plain = dict.fromkeys(SQUARES, ".")
    return World(
        land=plain | land,
        at=at,
        lap=dict.fromkeys(at, 1),
        life=dict.fromkeys(at, 3),
        out=dict.fromkeys(at, False),
        traps=set(),
        rest=rest,
        moving=[],
        pushed=set(),
    )


def endless(land: dict[Square, str]) -> bool:
    """A ring that is ice all the way round; no track may have one."""
    rings = [[steps(start, way, number)[0] for number in range(12)] for start in SQUARES[:6] for way in ("F", "L", "R")]
    return any(all(land[square] == "I" for square in ring) for ring in rings)


def random_case(rng: Random) -> Case:
    """Titans crowd on one line through the mover; the land is of one or two kinds, as dense as may be."""
    action, path = rng.choice(ACTIONS)
    order = rng.sample(TAGS, rng.randint(2, 6))
    start = rng.choice(SQUARES)
    way = path if action == "buty" else rng.choice(path)
    line = [steps(start, way, number)[0] for number in range(1, 12)]
    others: set[Square] = set()
    while len(others) < len(order) - 1:
        others.add(rng.choice(line if rng.random() < 0.7 else SQUARES))
        others.discard(start)
    at = dict(zip(order, [start, *sorted(others, key=lambda _: rng.random())], strict=True))
    kinds, density = rng.choices(["L", "P", "S", "O", "I", "<", ">", "M"], k=2), rng.choice([0, 0.2, 0.5])
    land = {square: rng.choice(kinds) if rng.random() < density else "." for square in SQUARES}
    if endless(land):
        return random_case(rng)
    world = world_of(at, land, rest=rng.random() < 0.3)
    world.lap = {tag: rng.choice([0, 1, 1, 2, 3]) for tag in order}
    world.life = {tag: rng.randint(1, 3) for tag in order}
    for tag in order[1:]:
        if rng.random() < 0.15:
            world.life[tag], world.out[tag] = 0, True
    world.traps = {square for square in SQUARES if rng.random() < 0.1} - set(at.values())
    heart = {tag for tag in order[2:] if rng.random() < 0.5}  # the next in order would stand up
    return Case(world, order, action, path, heart, blue_total=not world.rest and rng.random() < 0.5)


@rule("TR-17", "TR-46", "TR-52", "TR-70", "TR-O-01", "TR-O-02", "TR-O-03", "TR-O-04", "TR-O-05", "TR-O-11")
@pytest.mark.parametrize("seed", range(4))
def test_random_chains_go_as_in_the_model(seed: int) -> None:
    rng = Random(seed)
    assert sum(agree(random_case(rng)) for _ in range(1000)) > 800


def crowds(ring: list[Square], most: int) -> Iterator[dict[str, Square]]:
    """Slaugg on the first square of a ring, and others on every choice of the rest."""
    rest = ["Kr", "Ma", "Rs", "Rg", "Ch"]
    for number in range(most + 1):
        for places in combinations(ring[1:], number):
            yield {"Sl": ring[0], **dict(zip(rest, places, strict=False))}


@rule("TR-17", "TR-O-03", "TR-O-10", "TR-O-11")
@pytest.mark.parametrize("letter", ["M", "I"])
def test_every_crowd_on_every_column_of_ramps_or_ice_comes_to_rest(letter: str) -> None:
    ring = [steps((3, 1), "F", number)[0] for number in range(6)]
    for lie in product((".", letter), repeat=6):
        land = dict(zip(ring, lie, strict=True))
        if set(lie) != {"I"}:
            for crowd in crowds(ring, most=5):
                assert agree(Case(world_of(crowd, land), list(crowd), "yellow", "FF", set()))


@rule("TR-17", "TR-O-03")
@pytest.mark.parametrize("way", ["L", "R"])
def test_every_crowd_on_a_diagonal_comes_to_rest(way: str) -> None:
    ring = [steps((3, 1), way, number)[0] for number in range(12)]
    for crowd in crowds(ring, most=5):
        assert agree(Case(world_of(crowd, {}), list(crowd), "brown", way * 3, set()))
