"""What holds of an answer, for players that learn: how far a way leads, over what, and whom it strikes."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.facts import Facts, Names, Row
from stolik.games.titan_race.actions import FACE, PAY, STRIKE, TRAP
from stolik.games.titan_race.board import DIRECTIONS, OFF, ROWS, Cell, Direction, row_of
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.dice import COLOURS, LEGS, PATHS, PLAIN_FACES, PURPLE, Colour
from stolik.games.titan_race.judgement import worth
from stolik.games.titan_race.progress import LENGTH
from stolik.games.titan_race.prompts import PROMPTS
from stolik.games.titan_race.state import TROPHY, State, occupant
from stolik.games.titan_race.things import CARD, CELL, COLOUR, DIRECTION
from stolik.games.titan_race.things import TITAN as TITAN_KIND
from stolik.games.titan_race.titans import NOBODY, TITAN_IDS, TITANS, Titan
from stolik.games.titan_race.tracks import ICE
from stolik.games.titan_race.turn import ABILITY, DIE, DISCARD, END, PLAY, REROLL

NAMES: Final = Names()
fact: Final = NAMES.fact
scale: Final = NAMES.scale

WORD: Final = {word: fact(f"do {word}") for word in (DIE, ABILITY, REROLL, END, PAY, STRIKE, TRAP, FACE)}
NONE: Final = {prompt: fact(f"{prompt} none") for prompt in PROMPTS}

# A way
GAINED: Final = scale("way gains rows", 6)
WINS: Final = fact("way wins")
TERRAIN: Final = scale("way ends on terrain", 8)
SPECIAL: Final = fact("way ends on a card")
TRAPS: Final = scale("way meets traps", 2)
TRAPPED: Final = fact("way meets a trap with the last life")
RIVALS: Final = scale("way pushes rivals", 2)
OWN: Final = fact("way pushes own")

# Dice, cards, abilities
TAKES: Final = {prompt: NAMES.each(prompt, COLOURS) for prompt, told in PROMPTS.items() if told.kind is COLOUR}
REACHES: Final = scale("die gains rows", 6)
HEALS: Final = fact("die of the own colour")
COSTS: Final = scale("purple at life", 4)
PLAYED: Final = NAMES.each("play", CARD_IDS)
THROWN: Final = NAMES.each("discard", CARD_IDS)
OFFERED: Final = {prompt: NAMES.each(prompt, CARD_IDS) for prompt, told in PROMPTS.items() if told.kind is CARD}
USED: Final = NAMES.each("ability of", TITAN_IDS)
FACED: Final = NAMES.each("as face", COLOURS)
CHOSEN: Final = NAMES.each("choose", TITAN_IDS)
LIFE: Final = scale("reroll at life", 4)

# Whom, where
WHO: Final = ("own", "partner", "first rival", "rival")
AIMED: Final = {prompt: NAMES.each(f"{prompt} at", WHO) for prompt, told in PROMPTS.items() if told.kind is TITAN_KIND}
HURT: Final = scale("aimed at life", 4)
CELLS: Final = {STRIKE, TRAP, *(prompt for prompt, told in PROMPTS.items() if told.kind is CELL)}
AT_CELL: Final = {word: NAMES.each(f"{word} on", ("nothing", *WHO)) for word in sorted(CELLS)}
AHEAD: Final = {
    prompt: NAMES.each(f"{prompt} to", DIRECTIONS) for prompt, told in PROMPTS.items() if told.kind is DIRECTION
}


class Sight:
    """What the facts of one question have in common."""

    __slots__ = ("s", "seat", "titan")

    def __init__(self, s: State, decision: Decision) -> None:
        self.s = s
        self.seat: Seat = decision.player
        about = decision.about
        self.titan: Titan = about if isinstance(about, int) and not isinstance(about, bool) else NOBODY

    def who(self, titan: Titan) -> int:
        """As numbered in WHO."""
        s = self.s
        owner, side_of = s.titans.owner[titan], s.agreed.side_of
        if owner == self.seat:
            return 0
        if owner == NOBODY or side_of[owner] == side_of[self.seat]:
            return 1
        return 2 if worth(s, titan) >= self._best() else 3

    def _best(self) -> float:
        """The worth of the rival that stands best."""
        s, side_of = self.s, self.s.agreed.side_of
        side = side_of[self.seat]
        return max([worth(s, one) for one in s.round.order if side_of[s.titans.owner[one]] != side], default=0.0)


class WayAhead:
    """Where a way leads as the track lies now, whatever anybody may do about it."""

    __slots__ = ("met", "out", "passed", "rows", "to")

    def __init__(self, s: State, titan: Titan, runs: list[tuple[Direction, int]]) -> None:
        self.to: Cell = s.track.cells[titan]
        self.rows = 0
        self.out = False
        self.passed: list[Cell] = []
        self.met: list[Titan] = []
        for direction, squares in runs:
            for _ in range(squares):
                self._step(s, titan, direction, True)
                while self.to != OFF and s.course.terrain[self.to] == ICE and self._step(s, titan, direction, False):
                    pass

    def _step(self, s: State, titan: Titan, direction: Direction, flying: bool) -> bool:
        here = self.to
        if here == OFF or self.out:
            return False
        course = s.course
        to = (course.landing if flying else course.ahead)[direction][here]
        laps = (course.landing_laps if flying else course.laps)[direction][here]
        tower = len(course.tracks) > 1
        if to == OFF:
            self.out = laps > 0
            self.rows += LENGTH - row_of(here) if self.out else 0
            return False
        self.rows += row_of(to) - row_of(here) + (0 if tower else ROWS * laps)
        self.out = not tower and laps > 0 and s.track.laps[titan] + laps >= TROPHY
        self.to = to
        self.passed.append(to)
        other = occupant(s, to)
        if other != NOBODY and other != titan and other not in self.met:
            self.met.append(other)
        return len(self.passed) < LENGTH


def rows(s: State, decision: Decision) -> list[Row]:
    sight = Sight(s, decision)
    return [row(sight, decision.prompt, answer) for answer in decision.options]


def row(sight: Sight, prompt: str, answer: Answer) -> Row:
    if answer is None:
        return [NONE[prompt]]
    found: Row = []
    if isinstance(answer, str):
        word(sight, answer, found)
    elif isinstance(answer, tuple):
        action(sight, str(answer[0]), int(answer[1]), found)
    else:
        thing(sight, prompt, answer, found)
    return found


def word(sight: Sight, answer: str, found: Row) -> None:
    if answer in LEGS:
        way(sight, LEGS[answer], found)
        return
    found.append(WORD[answer])
    if answer == ABILITY and sight.titan != NOBODY:
        found.append(USED[sight.titan])
    elif answer in (REROLL, PAY) and sight.titan != NOBODY:
        found.append(LIFE[min(sight.s.titans.life[sight.titan], 4)])


def action(sight: Sight, verb: str, what: int, found: Row) -> None:
    if verb == PLAY:
        found.append(PLAYED[what])
    elif verb == DISCARD:
        found.append(THROWN[what])
    else:
        found.append(WORD[verb])
        if verb == FACE:
            found.append(FACED[what])
            reach(sight, what, found)
        else:
            at_cell(sight, verb, what, found)


def thing(sight: Sight, prompt: str, answer: int, found: Row) -> None:
    kind = PROMPTS[prompt].kind
    if kind is COLOUR:
        found.append(TAKES[prompt][answer])
        reach(sight, answer, found)
    elif kind is TITAN_KIND and prompt in ("choose-titan", "first-titan"):
        found.append(CHOSEN[answer])
    elif kind is TITAN_KIND:
        found.append(AIMED[prompt][sight.who(answer)])
        found.append(HURT[min(sight.s.titans.life[answer], 4)])
    elif kind is CARD:
        found.append(OFFERED[prompt][answer])
    elif kind is CELL:
        at_cell(sight, prompt, answer, found)
    elif kind is DIRECTION:
        found.append(AHEAD[prompt][answer])
        if sight.titan != NOBODY and sight.s.track.cells[sight.titan] != OFF:
            way(sight, [(answer, 1)], found)


def at_cell(sight: Sight, word: str, cell: Cell, found: Row) -> None:
    there = occupant(sight.s, cell)
    found.append(AT_CELL[word][0 if there == NOBODY else 1 + sight.who(there)])


def reach(sight: Sight, colour: Colour, found: Row) -> None:
    """The most rows that a die of this colour gains."""
    titan, s = sight.titan, sight.s
    if titan == NOBODY:
        return
    if colour == PURPLE:
        found.append(COSTS[min(s.titans.life[titan], 4)])
    elif colour == TITANS[titan].colour:
        found.append(HEALS)
    if s.track.cells[titan] != OFF:
        faces = PLAIN_FACES if colour == PURPLE else (colour,)
        most = max([WayAhead(s, titan, LEGS[path]).rows for face in faces for path in PATHS[face]])
        found.append(REACHES[max(0, min(most, 6))])


def way(sight: Sight, runs: list[tuple[Direction, int]], found: Row) -> None:
    s, titan = sight.s, sight.titan
    if titan == NOBODY or s.track.cells[titan] == OFF:
        return
    course = WayAhead(s, titan, runs)
    found.append(GAINED[max(0, min(course.rows, 6))])
    if course.out:
        found.append(WINS)
    if course.to != OFF:
        found.append(TERRAIN[s.course.terrain[course.to]])
        found += [SPECIAL] if s.course.special[course.to] else []
    traps = len([cell for cell in course.passed if cell in s.track.traps])
    found.append(TRAPS[min(traps, 2)])
    if traps >= s.titans.life[titan]:
        found.append(TRAPPED)
    others = [sight.who(other) for other in course.met]
    found.append(RIVALS[min(len([who for who in others if who > 1]), 2)])
    if 0 in others or 1 in others:
        found.append(OWN)


FACTS: Final = Facts(NAMES.all, rows, fixed={NAMES.all[WINS]: 4.0}, openings={"titan": (CHOSEN,)})
