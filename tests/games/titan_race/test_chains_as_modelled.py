"""Every chain without cards against the model of the rules: random ones, and all crowds on a line."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import combinations, product
from random import Random

import pytest

from stolik.games.titan_race.diagram import TAGS
from tests.games.titan_race.model import STEPS, Square, Won, World, on, steps, travel
from tests.games.titan_race.race import Race, at
from tests.rule import rule


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


@pytest.mark.many
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


@pytest.mark.many
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
