"""A game that says only what it takes to play: all else has its default."""

from __future__ import annotations

from random import Random
from typing import Any

from stolik.engine.decision import choose
from stolik.engine.game import Game, Option, Options, Result
from stolik.engine.options import settle
from stolik.engine.position import Position
from stolik.engine.record import new_record
from stolik.engine.recordfile import read, write
from stolik.engine.things import NUMBER, Event, EventKind, Number, Prompt, Seats


class Pile:
    def __init__(self, stones: int) -> None:
        self.stones = stones

    def copy(self) -> Pile:
        return Pile(self.stones)


class NimState:
    def __init__(self, piles: list[Pile], turn: int = 0) -> None:
        self.piles = piles
        self.turn = turn
        self.events: list[Event] = []

    def copy(self) -> NimState:
        return NimState([pile.copy() for pile in self.piles], self.turn)


async def take(s: NimState) -> None:
    """One stone or two; who takes the last wins (N-1)."""
    pile = s.piles[0]
    taken = await choose(s.turn, "take", range(1, min(pile.stones, 2) + 1), secret=True)
    pile.stones -= taken
    s.events.append(Event("take", "N-1", (s.turn, taken)))
    s.turn = 1 - s.turn


def nim() -> Game[NimState]:
    return Game(
        "nim",
        rules=1,
        setup=lambda options: NimState([Pile(3)]),
        step=take,
        result=lambda s: None if s.piles[0].stones else Result([2, 1] if s.turn == 0 else [1, 2], "N-1"),
        view=lambda s, seat: {"stones": s.piles[0].stones},
        prompts={"take": Prompt(Number(4), "N-1")},
        events={"take": EventKind({"seat": Seats(2), "stones": NUMBER})},
    )


NIM = nim()
AGREED: Options = {"seats": 2}


def begun() -> Position[NimState]:
    return Position(NIM, NIM.setup(AGREED))


def test_it_is_played_by_two_each_for_itself_with_nothing_to_agree() -> None:
    assert settle(NIM, 2, {}) == AGREED
    assert NIM.sides(AGREED) == [0, 1]
    assert list(NIM.configurations()) == [AGREED]


def test_without_a_word_from_the_game_its_defaults_are_tried_with_each_number_of_seats() -> None:
    parts: dict[str, Any] = {"prompts": {}, "events": {}, "options": {"fast": Option(False, (False, True))}}
    functions: dict[str, Any] = dict.fromkeys(("setup", "step", "result", "view"))
    game: Game[NimState] = Game("any", rules=1, seats=lambda options: (2, 3), **parts, **functions)
    assert list(game.configurations()) == [{"seats": 2, "fast": False}, {"seats": 3, "fast": False}]


def test_everybody_sees_everything_and_re_dealing_changes_nothing() -> None:
    position = begun()
    before = NIM.diagram(position.state)
    NIM.resample(position.state, 0, Random(1))
    assert NIM.diagram(position.state) == before
    event = Event("take", "N-1", (0, 1))
    assert NIM.see(event, 1) is event
    assert not [*NIM.rebuilt(AGREED, 0, NIM.view(position.state, 0), Random(1))]


def test_bots_look_at_every_answer_and_like_them_all_the_same() -> None:
    position = begun()
    assert position.decision is not None
    assert NIM.promising(position.state, position.decision) == [1, 2]
    assert NIM.evaluate(position.state, 0) == NIM.evaluate(position.state, 1) == 0.0
    assert NIM.factors(position.state) == {}


def test_the_picture_shows_every_field_also_of_zones() -> None:
    position = begun()
    assert NIM.diagram(position.state) == "piles: [(stones 3)]\nturn: 0\n"
    position.play(2)
    assert NIM.diagram(position.fork().state) == "piles: [(stones 1)]\nturn: 1\n"
    assert NIM.fault(position.state) is None


def test_its_records_are_read_as_they_were_written() -> None:
    record = new_record(NIM, AGREED, ["Anna", "Jan"], [], bytes(32))
    record.answer(0, 2)
    record.answer(1, 1)
    found = read(write(record), {"nim": NIM})
    assert found.record is not None
    assert found.record.result is not None
    assert found.record.result.places == [2, 1]
