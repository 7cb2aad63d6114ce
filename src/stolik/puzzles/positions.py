"""A position as a puzzle has it: its options in short, drawn where a drawing tells all of it, and its id."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from stolik.bots.advice import rule_of
from stolik.engine.decision import Answer, Seat
from stolik.engine.entries import canonical
from stolik.engine.game import BadOpening, Game, Options, Setting
from stolik.engine.position import Position, worlds

COMPARED: Final = 2
"""Worlds in which a drawn position must not differ from the one that was played."""


class Place(NamedTuple):
    """A question in a game: what was agreed, where the game began, and all answers since, chance's too."""

    game: Game[Any]
    options: Options
    opening: str
    line: list[tuple[Seat, Answer]]
    position: Position[Any]

    @property
    def seat(self) -> Seat:
        assert self.position.decision is not None
        return self.position.decision.player


def unusual(game: Game[Any], options: Options) -> dict[str, Setting]:
    usual = game.usual
    return {key: value for key, value in options.items() if key == "seats" or usual[key] != value}


def id_of(place: Place) -> str:
    """Of what the seat sees and is asked: the same question twice is the same puzzle."""
    position = place.position
    assert position.decision is not None
    seen = place.game.view(position.state, place.seat)
    body = {"seen": seen, "asked": [position.decision.prompt, position.decision.options]}
    return sha256(canonical(body).encode()).hexdigest()[:8]


def rule_at(place: Place, answer: Answer, seed: int) -> str:
    """That by which something happens when it is answered, else that of the question."""
    assert place.position.decision is not None
    happens = rule_of(answer, worlds(place.position, place.seat), seed)
    return happens or place.game.prompts[place.position.decision.prompt].rule


def shortest(place: Place) -> tuple[str, list[tuple[Seat, Answer]]]:
    """The drawn position and the few answers since, where a drawing tells all of it; else all answers of the game."""
    game, rest = place.game, place.position.rest_point()
    since = place.line[len(place.line) - len(rest.answers) :]
    try:
        opening = game.diagram(rest.state)
        drawn = Position(game, game.begin(place.options, opening))
        for _, answer in since:
            drawn.play(answer)
        if same(drawn, place.position):
            return opening, since
    except BadOpening:
        pass
    return place.opening, place.line


def same(drawn: Position[Any], played: Position[Any]) -> bool:
    """To the seat that is asked, and in the worlds that it may imagine."""
    one, other = drawn.decision, played.decision
    if one is None or other is None or one.player != other.player or one.options != other.options:
        return False
    game, seat = drawn.game, other.player
    if game.view(drawn.state, seat) != game.view(played.state, seat):
        return False
    pairs = [(worlds(drawn, seat)(number), worlds(played, seat)(number)) for number in range(COMPARED)]
    return all(game.diagram(mine.state) == game.diagram(theirs.state) for mine, theirs in pairs)
