"""Aims that several cards or abilities share."""

from __future__ import annotations

from functools import partial

from stolik.engine.decision import Answer, Refusal
from stolik.games.titan_race.board import OFF, Direction
from stolik.games.titan_race.printed import Aim, Printed
from stolik.games.titan_race.state import State
from stolik.games.titan_race.titans import Titan
from stolik.games.titan_race.verbs import near, struck_near, titans_near, why_no_trap


def for_a_trap(s: State, titan: Titan, printed: Printed) -> Aim:
    zone = near(s, titan, printed.zone)
    return Aim(s, titan, zone, partial(why_no_trap, s, zone))


def at_neighbours(s: State, titan: Titan, printed: Printed) -> Aim:
    return Aim(s, titan, titans_near(s, titan, printed.zone))


def at_struck_squares(s: State, titan: Titan, printed: Printed) -> Aim:
    return Aim(s, titan, struck_near(s, titan, printed.zone))


def in_a_direction(s: State, titan: Titan, printed: Printed) -> Aim:
    return Aim(s, titan, list(printed.directions), partial(why_no_direction, s, titan, printed))


def why_no_direction(s: State, titan: Titan, printed: Printed, direction: Answer) -> Refusal | None:
    if not isinstance(direction, int) or direction not in printed.directions:
        return "TR-42"
    return None if leads_somewhere(s, titan, direction) else "TR-O-29"


def leads_somewhere(s: State, titan: Titan, direction: Direction) -> bool:
    here = s.track.cells[titan]
    return s.course.ahead[direction][here] != OFF or s.course.laps[direction][here] > 0
