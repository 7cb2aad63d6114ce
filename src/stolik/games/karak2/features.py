"""What holds of an answer, for players that learn: what it is, where it leads, and how likely a fight is won."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision
from stolik.engine.facts import Facts, Names, Row
from stolik.games.karak2 import board, plans
from stolik.games.karak2.contents import BUILDING_IDS, DIE_IDS, HERO_IDS, ITEM_IDS, MONSTERS, TILES
from stolik.games.karak2.judgement import is_easy
from stolik.games.karak2.outlook import TARGETS, Outlook, bolts_needed, unknown_strength
from stolik.games.karak2.plays import (
    CHALLENGE,
    DREAM,
    END,
    EXPLORE,
    FIGHT,
    GATHER,
    HEAL,
    PICK_UP,
    RETREAT,
    RIDE_OUT,
    SUMMON,
    WORDS,
)
from stolik.games.karak2.prompts import IN_A_FIGHT, PROMPTS
from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.sight import points
from stolik.games.karak2.situation import MEASURES, situation, standing
from stolik.games.karak2.situation import NAMES as SITUATIONS
from stolik.games.karak2.state import CASTLE, NOWHERE, State, Tile
from stolik.games.karak2.things import ARMY, BUILDING, DIE, FEW, HERO, ITEM, RESOURCE, ROTATION, SEAT

NAMES: Final = Names()
fact: Final = NAMES.fact
scale: Final = NAMES.scale

BEHIND: Final = scale("play behind the best", 6)
WORD: Final = {word: fact(f"play {word}") for word in WORDS}
NONE: Final = {prompt: fact(f"{prompt} none") for prompt in PROMPTS}
YES: Final = {prompt: fact(f"{prompt} yes") for prompt in PROMPTS}


# A way leads somewhere: how much there is to win there or beyond, in steps
PULL: Final = scale("way leads to worth", 6)
MORE: Final = fact("way leads to more")
LESS: Final = fact("way leads to less")
FOES: Final = scale("way meets armies, chance", 4)
LAST_STEP: Final = fact("way with the last step")
BACK: Final = fact("way leads back")
HOME: Final = fact("way leads home")
HURT_THERE: Final = fact("way with little life among armies")
UNKNOWN: Final = scale("unknown tile, chance", 4)
UNKNOWN_LATE: Final = fact("unknown tile with the last step")
UNKNOWN_PULL: Final = fact("unknown tile with more elsewhere")
BESIDE: Final = scale("unknown tile beside known", 3)
WEAK: Final = fact("unknown tile with little life")
TO_KNOWN: Final = scale("rotation open to known", 4)
TO_UNKNOWN: Final = scale("rotation open to unknown", 5)

# Deeds
ODDS: Final = scale("fight, chance", 9)
PRIZE: Final = scale("fight for worth", 6)
ODDS_GENERAL: Final = scale("fight of the general, chance", 9)
GENERAL_WINS: Final = fact("fight of the general with the lead")
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
EASY_FEWEST: Final = fact("dice fewest in an easy fight")
EASY_MORE: Final = fact("dice more in an easy fight")
WINNING: Final = {prompt: fact(f"{prompt} when winning") for prompt in IN_A_FIGHT}
LOSING: Final = {prompt: fact(f"{prompt} when losing") for prompt in IN_A_FIGHT}
STRENGTH: Final = {prompt: scale(f"{prompt} strength", 9) for prompt, told in PROMPTS.items() if told.kind is ARMY}
SELF: Final = {prompt: fact(f"{prompt} own seat") for prompt, told in PROMPTS.items() if told.kind is SEAT}
LEADER: Final = {prompt: fact(f"{prompt} leader") for prompt, told in PROMPTS.items() if told.kind is SEAT}

GAPS: Final = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
"""By which a play is behind the best."""
STEPS: Final = (1.0, 2.0, 4.0, 7.0, 11.0, 16.0)
"""Where a worth of the next degree begins."""


def degree(worth: float) -> int:
    return len([step for step in STEPS if worth >= step])


def odds(chance: float) -> int:
    """In fifths."""
    return min(int(5.0 * chance), 4)


def fine_odds(chance: float) -> int:
    """In tenths."""
    return min(int(10.0 * chance), 9)


def rows(s: State, decision: Decision) -> list[Row]:
    sight = Outlook(s, decision)
    return [row(sight, decision, answer) for answer in decision.options]


def row(sight: Outlook, decision: Decision, answer: Answer) -> Row:
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
    if prompt in WINNING:
        found.append((WINNING if sight.lacking() <= sight.reach() else LOSING)[prompt])
    return found


def thing(sight: Outlook, decision: Decision, answer: int, found: Row) -> None:
    prompt, kind = decision.prompt, PROMPTS[decision.prompt].kind
    if kind is ROTATION:
        rotation(sight.s, answer, found)
    elif kind is HERO:
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


def seat(sight: Outlook, prompt: str, answer: int, found: Row) -> None:
    if answer == sight.seat:
        found.append(SELF[prompt])
    elif points(sight.s, answer) == max([points(sight.s, other) for other in range(sight.s.agreed.seats)]):
        found.append(LEADER[prompt])


def few(sight: Outlook, decision: Decision, answer: int, found: Row) -> None:
    numbers = [option for option in decision.options if isinstance(option, int)]
    if answer == min(numbers):
        found.append(FEWEST[decision.prompt])
    if answer == max(numbers):
        found.append(MOST[decision.prompt])
    if decision.prompt == "bolts":
        needed = bolts_needed(sight.lacking())
        found += [ENOUGH] if answer == needed else [TOO_MANY] if answer > needed else []
    elif decision.prompt == "dice" and is_easy(sight.s, sight.seat):
        found.append(EASY_FEWEST if answer == min(numbers) else EASY_MORE)


def play(sight: Outlook, answer: tuple[int | str, ...], found: Row) -> None:
    s, own, word = sight.s, sight.s.players[sight.seat], str(answer[0])
    found.append(WORD[word])
    found.append(BEHIND[len([step for step in GAPS if sight.behind(answer) > step])])
    if word in TARGETS:
        way(sight, int(answer[-1]), found)
    elif word in (EXPLORE, RIDE_OUT):
        unknown(sight, own.at if word == EXPLORE else int(answer[1]), int(answer[-1]), found)
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


def unknown(sight: Outlook, tile: Tile, edge: int, found: Row) -> None:
    s, own = sight.s, sight.s.players[sight.seat]
    found.append(UNKNOWN[odds(sight.chance(unknown_strength(s)))])
    if own.life <= 1:
        found.append(WEAK)
    if s.turn.steps <= 1:
        found.append(UNKNOWN_LATE)
    if sight.pull(own.at) > plans.beyond_the_edge(s, sight.seat, 0):
        found.append(UNKNOWN_PULL)
    place = board.across(s.map.places[tile], edge)
    known = len([1 for edge in range(6) if board.across(place, edge) in s.map.places])
    found.append(BESIDE[min(known, 3)])


def rotation(s: State, turns: int, found: Row) -> None:
    """How the tile in hand would lie: which of its borders are open."""
    if len(s.hand.laying) != 2 or not s.hand.looked_at:
        return
    place = (s.hand.laying[0], s.hand.laying[1])
    chasms = board.rotated(board.printed_chasms(s.hand.looked_at[0]), turns)
    known = unknown = 0
    for edge in board.OPEN[chasms]:
        other = board.tile_at(s, board.across(place, edge))
        if other == NOWHERE:
            unknown += 1
        elif not s.map.chasms[other] >> (edge + 3) % 6 & 1:
            known += 1
    found.append(TO_KNOWN[min(known, 4)])
    found.append(TO_UNKNOWN[min(unknown, 5)])


def way(sight: Outlook, tile: Tile, found: Row) -> None:
    s = sight.s
    here, there = sight.pull(s.players[sight.seat].at), sight.pull(tile)
    found.append(PULL[degree(there)])
    if there > here:
        found.append(MORE)
    elif there < here:
        found.append(LESS)
    if s.map.tokens[tile]:
        found.append(FOES[odds(sight.chance_there(tile))])
        if s.players[sight.seat].life <= 1:
            found.append(HURT_THERE)
    if s.turn.steps <= 1:
        found.append(LAST_STEP)
    if tile == s.turn.way.origin:
        found.append(BACK)
    if tile == s.players[sight.seat].town:
        found.append(HOME)


def fight(sight: Outlook, tile: Tile, found: Row) -> None:
    s = sight.s
    if s.realm.general and tile == CASTLE:
        found.append(ODDS_GENERAL[fine_odds(sight.chance_there(tile))])
        if plans.prize_of_general(s, sight.seat) > plans.POINT:
            found.append(GENERAL_WINS)
    else:
        found.append(ODDS[fine_odds(sight.chance_there(tile))])
        found.append(PRIZE[degree(sight.fight(tile))])


FACTS: Final = Facts(
    NAMES.all,
    rows,
    openings={"hero": (HEROES,)},
    situations=SITUATIONS.all,
    situation=situation,
    measures=MEASURES,
    standing=standing,
)
