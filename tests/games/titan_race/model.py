"""A slow and obvious model of the rules: moves with their chains, without cards."""

from __future__ import annotations

from dataclasses import dataclass

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
