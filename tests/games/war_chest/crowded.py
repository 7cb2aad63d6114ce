"""Random positions in the thick of a battle: every unit on the board, every set in play."""

from random import Random

from stolik.games.war_chest.board import GROUNDS, Ground, hex_of, name_of
from stolik.games.war_chest.decrees import DECREE_IDS, DECREES_IN_PLAY
from stolik.games.war_chest.unit_cards import UNIT_IDS
from tests.games.war_chest.war import War, at

POISON = {"assassin": "!", "saboteur": "?"}
TALLEST = 2
FORTS = 4


def crowded(rng: Random, seats: int) -> War:
    """Hands hold a coin of each type and the royal coin, more than a round gives."""
    ground = GROUNDS["two" if seats == 2 else "four"]
    units = rng.sample(UNIT_IDS, seats * ground.units_each)
    teams = [units[seat::seats] for seat in range(seats)]
    places = rng.sample([name_of(hex) for hex in ground.hexes], len(units))
    control = random_control(rng, ground)
    forts = [name for name in places if may_be_fortified(name, "AB"[places.index(name) % 2], control, ground)]
    forts += [name_of(hex) for hex in ground.locations if name_of(hex) not in places]
    hands = [" ".join([*team, "royal"]) for team in teams]
    return at(
        *(line(rng, seat, team, places[seat::seats], teams) for seat, team in enumerate(teams)),
        hand=hands[0],
        hands=hands[1:],
        control=" ".join(f"{name}:{side}" for name, side in control.items()),
        forts=" ".join(forts[:FORTS]),
        decrees=" ".join(rng.sample(DECREE_IDS, DECREES_IN_PLAY)),
        nobility=True,
        siege=True,
        nightfall=True,
    )


def random_control(rng: Random, ground: Ground) -> dict[str, str]:
    """Each neutral location may be anybody's; both sides keep a marker."""
    neutral = [name_of(hex) for hex in ground.neutral]
    return {name: rng.choice(["", "A", "B"]) for name in rng.sample(neutral, 3)}


def may_be_fortified(name: str, side: str, control: dict[str, str], ground: Ground) -> bool:
    """A location on which this side's unit stands: no unit stands in an enemy fortification."""
    starts = {name_of(hex): "AB"[owner] for owner in (0, 1) for hex in ground.starts[owner]}
    there = starts.get(name, control.get(name, ""))
    return ground.is_location[hex_of(name)] and there in ("", side)


def line(rng: Random, seat: int, team: list[str], places: list[str], teams: list[list[str]]) -> str:
    """The first unit of a team is poisoned if the other side has a poisoner in its first team."""
    foes = teams[1 - seat % 2] if seat < 2 else []
    marks = "".join(mark for unit, mark in POISON.items() if unit in foes)
    stacks = [f"{unit}@{place}:{rng.randint(1, TALLEST)}" for unit, place in zip(team, places, strict=True)]
    stacks[0] += marks
    return " ".join(["AB"[seat % 2], *stacks])
