"""What holds of an answer, for players that learn: what it is, where it leads, and how likely a fight is won."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.facts import Facts, Names, Row
from stolik.games.karak2 import board, empire, plans, supply
from stolik.games.karak2.meeting import general_strength
from stolik.games.karak2.plays import (
    CHALLENGE,
    DREAM,
    END,
    EXPLORE,
    FIGHT,
    GATHER,
    GO,
    HEAL,
    PICK_UP,
    PORTAL,
    RETREAT,
    RIDE,
    RIDE_OUT,
    SUMMON,
    TRAIL,
    WORDS,
)
from stolik.games.karak2.prompts import PROMPTS
from stolik.games.karak2.rows import RESOURCES, Price
from stolik.games.karak2.sight import points
from stolik.games.karak2.state import CASTLE, State, Tile
from stolik.games.karak2.tables import BUILDING_IDS, DIE_IDS, HERO_IDS, ITEM_IDS, MONSTERS, TILES
from stolik.games.karak2.things import ARMY, BUILDING, DIE, FEW, HERO, ITEM, RESOURCE, SEAT

NAMES: Final = Names()
fact: Final = NAMES.fact
scale: Final = NAMES.scale

WORD: Final = {word: fact(f"play {word}") for word in WORDS}
NONE: Final = {prompt: fact(f"{prompt} none") for prompt in PROMPTS}
YES: Final = {prompt: fact(f"{prompt} yes") for prompt in PROMPTS}

# A way leads somewhere: how much there is to win there or beyond, in steps
TARGETS: Final = (GO, TRAIL, RIDE, PORTAL)
PULL: Final = scale("way leads to worth", 6)
MORE: Final = fact("way leads to more")
LESS: Final = fact("way leads to less")
FOES: Final = scale("way meets armies, chance", 4)
LAST_STEP: Final = fact("way with the last step")
UNKNOWN: Final = scale("unknown tile, chance", 4)
WEAK: Final = fact("unknown tile with little life")

# Deeds
ODDS: Final = scale("fight, chance", 4)
ODDS_GENERAL: Final = scale("fight of the general, chance", 4)
HURT: Final = scale("heal at life", 5)
FETCHES: Final = fact("gather what is missing")
FETCHES_SPARE: Final = fact("gather what is spare")
RETREAT_LIFE: Final = scale("retreat at life", 5)
STEPS_LEFT: Final = scale("end with steps", 3)
CHALLENGE_ODDS: Final = fact("challenge of a weaker")

# Things, by question
HEROES: Final = NAMES.each("hero", HERO_IDS)
BUILDINGS: Final = {
    prompt: NAMES.each(prompt, BUILDING_IDS) for prompt, told in PROMPTS.items() if told.kind is BUILDING
}
DICE: Final = {prompt: NAMES.each(prompt, DIE_IDS) for prompt, told in PROMPTS.items() if told.kind is DIE}
ITEMS: Final = {prompt: NAMES.each(prompt, ITEM_IDS) for prompt, told in PROMPTS.items() if told.kind is ITEM}
PICKED: Final = NAMES.each("pick up", ITEM_IDS)
GOODS: Final = {prompt: NAMES.each(prompt, RESOURCES) for prompt, told in PROMPTS.items() if told.kind is RESOURCE}
MISSING: Final = fact("resource is missing")
FEWEST: Final = {prompt: fact(f"{prompt} fewest") for prompt, told in PROMPTS.items() if told.kind is FEW}
MOST: Final = {prompt: fact(f"{prompt} most") for prompt, told in PROMPTS.items() if told.kind is FEW}
ENOUGH: Final = fact("bolts just enough")
TOO_MANY: Final = fact("bolts more than enough")
STRENGTH: Final = {prompt: scale(f"{prompt} strength", 9) for prompt, told in PROMPTS.items() if told.kind is ARMY}
SELF: Final = {prompt: fact(f"{prompt} own seat") for prompt, told in PROMPTS.items() if told.kind is SEAT}
LEADER: Final = {prompt: fact(f"{prompt} leader") for prompt, told in PROMPTS.items() if told.kind is SEAT}

STEPS: Final = (1.0, 2.0, 4.0, 7.0, 11.0, 16.0)
"""Where a worth of the next degree begins."""
FADING: Final = 0.75
"""What is left of a worth one step further away."""


class Sight:
    """What the facts of one question have in common."""

    __slots__ = ("_pulls", "_wish", "s", "seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self._pulls: list[float] = []
        self._wish: Price | None = None

    def wish(self) -> Price:
        if self._wish is None:
            self._wish = plans.wish(self.s, self.seat)
        return self._wish

    def pull(self, tile: Tile) -> float:
        """What there is to win on the tile, or from it, the nearer the better; not through monsters."""
        if not self._pulls:
            self._pulls = self._spread()
        return self._pulls[tile]

    def _spread(self) -> list[float]:
        s, seat = self.s, self.seat
        wanted = self.wish()
        ready = supply.can_pay(s, seat, wanted, empire.tax_of(s, seat))
        found = [plans.aim(s, seat, tile, wanted, ready) for tile in range(len(s.map.places))]
        border = sorted(range(len(found)), key=found.__getitem__, reverse=True)
        while border:
            tile = border.pop(0)
            for near in board.neighbours(s, tile, seat):
                if found[near] < FADING * found[tile] and not s.map.tokens[near]:
                    found[near] = FADING * found[tile]
                    border.append(near)
        return found

    def missing(self, resource: int) -> bool:
        return self.wish()[resource] > self.s.players[self.seat].goods[resource]


def degree(worth: float) -> int:
    return len([step for step in STEPS if worth >= step])


def odds(chance: float) -> int:
    """In fifths."""
    return min(int(5.0 * chance), 4)


def rows(s: State, decision: Decision) -> list[Row]:
    sight = Sight(s, decision.player)
    return [row(sight, decision, answer) for answer in decision.options]


def row(sight: Sight, decision: Decision, answer: Answer) -> Row:
    prompt = decision.prompt
    if answer is None or answer is False:
        return [NONE[prompt]]
    found: Row = []
    if isinstance(answer, tuple) and prompt == "play":
        play(sight, answer, found)
    elif answer is True or not isinstance(answer, int):
        found.append(YES[prompt])
    else:
        thing(sight, decision, answer, found)
    return found


def thing(sight: Sight, decision: Decision, answer: int, found: Row) -> None:
    prompt, kind = decision.prompt, PROMPTS[decision.prompt].kind
    if kind is HERO:
        found.append(HEROES[answer])
    elif kind is BUILDING:
        found.append(BUILDINGS[prompt][answer])
    elif kind is DIE:
        found.append(DICE[prompt][answer])
    elif kind is ITEM:
        found.append(ITEMS[prompt][answer])
    elif kind is RESOURCE:
        found.append(GOODS[prompt][answer])
        found += [MISSING] if sight.missing(answer) else []
    elif kind is ARMY:
        found.append(STRENGTH[prompt][min(MONSTERS[answer].strength, 9)])
    elif kind is SEAT:
        seat(sight, prompt, answer, found)
    elif kind is FEW:
        few(sight, decision, answer, found)


def seat(sight: Sight, prompt: str, answer: int, found: Row) -> None:
    if answer == sight.seat:
        found.append(SELF[prompt])
    elif points(sight.s, answer) == max([points(sight.s, other) for other in range(sight.s.agreed.seats)]):
        found.append(LEADER[prompt])


def few(sight: Sight, decision: Decision, answer: int, found: Row) -> None:
    numbers = [option for option in decision.options if isinstance(option, int)]
    if answer == min(numbers):
        found.append(FEWEST[decision.prompt])
    if answer == max(numbers):
        found.append(MOST[decision.prompt])
    if decision.prompt == "bolts" and sight.s.hand.throws:
        throw = sight.s.hand.throws[-1]
        lacking = throw.strength - throw.power
        found += [ENOUGH] if answer == lacking else [TOO_MANY] if answer > lacking else []


def play(sight: Sight, answer: tuple[int | str, ...], found: Row) -> None:
    s, own, word = sight.s, sight.s.players[sight.seat], str(answer[0])
    found.append(WORD[word])
    if word in TARGETS:
        way(sight, int(answer[-1]), found)
    elif word in (EXPLORE, RIDE_OUT):
        found.append(UNKNOWN[odds(plans.chance(s, sight.seat, plans.UNKNOWN_STRENGTH))])
        found += [WEAK] if own.life <= 1 else []
    elif word == FIGHT:
        fight(sight, own.at, found)
    elif word == HEAL:
        found.append(HURT[min(own.life, 5)])
    elif word == GATHER:
        yields = TILES[s.map.kinds[own.at]].yields
        needed = [number for number, got in enumerate(yields) if got and sight.missing(number)]
        found.append(FETCHES if needed else FETCHES_SPARE)
    elif word == RETREAT:
        found.append(RETREAT_LIFE[min(own.life, 5)])
    elif word == END:
        found.append(STEPS_LEFT[min(s.turn.steps, 3)])
    elif word == PICK_UP:
        found.append(PICKED[int(answer[1])])
    elif word in (CHALLENGE, SUMMON, DREAM):
        others = [plans.strength(s, other) for other in range(s.agreed.seats) if other != sight.seat]
        found += [CHALLENGE_ODDS] if plans.strength(s, sight.seat) >= max(others) else []


def way(sight: Sight, tile: Tile, found: Row) -> None:
    s = sight.s
    here, there = sight.pull(s.players[sight.seat].at), sight.pull(tile)
    found.append(PULL[degree(there)])
    if there > here:
        found.append(MORE)
    elif there < here:
        found.append(LESS)
    if s.map.tokens[tile]:
        found.append(FOES[odds(plans.chance(s, sight.seat, armies(s, tile)))])
    if s.turn.steps <= 1:
        found.append(LAST_STEP)


def fight(sight: Sight, tile: Tile, found: Row) -> None:
    s = sight.s
    if s.realm.general and tile == CASTLE:
        found.append(ODDS_GENERAL[odds(plans.chance(s, sight.seat, general_strength(s)))])
    else:
        found.append(ODDS[odds(plans.chance(s, sight.seat, armies(s, tile)))])


def armies(s: State, tile: Tile) -> int:
    """The strength of whoever lives or lies there."""
    return sum([MONSTERS[army].strength for army in s.map.tokens[tile]]) or TILES[s.map.kinds[tile]].residents


FACTS: Final = Facts(NAMES.all, rows)
