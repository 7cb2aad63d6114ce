"""Numbers for answers and rows for views: one each, none twice, nothing forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stolik.engine.decision import Decision
from stolik.engine.encoder import PASS, Encoder, NoEncoding, TooAlike
from stolik.engine.encoding import Encoding
from stolik.engine.shapes import BadShape, Bag, Count, Each, Flag, Left, Maybe, Named, Number, OneOf, Row, Shape
from stolik.engine.things import Kind
from stolik.games import GAMES
from tests.adapters.walks import ENCODED
from tests.engine.mini import WHISPER

every_game = pytest.mark.parametrize("name", ENCODED)


def test_there_are_games_with_an_encoding() -> None:
    assert {"titan_race", "war_chest"} <= set(ENCODED)


@every_game
def test_the_page_tells_how_many_numbers_there_are(name: str) -> None:
    encoder = Encoder(GAMES[name])
    page = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
    assert f" | {encoder.actions} | {encoder.length} |" in page


def test_options_that_share_a_number_get_spare_ones_while_they_last() -> None:
    game = GAMES["titan_race"]
    listed = [Kind(kind, words=["any"]) for kind in Encoder(game).encoding.words]
    encoder = Encoder(game, Encoding(listed, Left(), 2, lambda kind, answer: "any", spares=2))
    shared = Decision(0, "entry", [5, 6, 7])
    assert encoder.actions == 1 + len(listed) + 2
    assert encoder.legal(shared)[1:] == [encoder.actions - 2, encoder.actions - 1]
    assert [encoder.answer(shared, number) for number in encoder.legal(shared)] == [5, 6, 7]
    with pytest.raises(TooAlike):
        encoder.legal(Decision(0, "entry", [5, 6, 7, 8]))


def test_an_answer_that_is_not_listed_is_told_by_name() -> None:
    with pytest.raises(NoEncoding, match="'nowhere' is not listed as a cell"):
        Encoder(GAMES["titan_race"]).number("entry", "nowhere")


def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(NoEncoding, match=r"whisper has no encoding.py"):
        Encoder(WHISPER)


def test_pass_is_0_in_every_game() -> None:
    for name in ENCODED:
        encoder = Encoder(GAMES[name])
        prompt = next(iter(encoder.game.prompts))
        assert encoder.legal(Decision(0, prompt, [None])) == [PASS]


ROWS: list[tuple[Shape, Any, list[float]]] = [
    (Left(), "anything", []),
    (Flag(), True, [1]),
    (Number(-2, 2), 0, [0.5]),
    (Count(4), 4, [0.5]),
    (OneOf("abc"), "b", [0, 1, 0]),
    (OneOf("abc"), None, [0, 0, 0]),
    (Bag("ab", 2), ["b", "a", "b"], [0.5, 1]),
    (Maybe(Flag()), None, [0, 0]),
    (Maybe(Flag()), False, [1, 0]),
    (Each(Flag(), 3), [True, False], [1, 1, 1, 0, 0, 0]),
    (Named("xy", Flag()), {"y": True}, [0, 0, 1, 1]),
    (Named("xy", Row({"at": Left(), "up": Flag()}), by="at"), [{"at": "y", "up": True}], [0, 0, 1, 1]),
]


@pytest.mark.parametrize(("shape", "value", "row"), ROWS)
def test_a_shape_writes_as_much_as_it_says(shape: Shape, value: Any, row: list[float]) -> None:
    written: list[float] = []
    shape.write(value, written)
    assert written == row
    assert len(written) == shape.size


UNDECLARED: list[tuple[Shape, Any]] = [
    (Number(0, 3), 4),
    (Count(4), -1),
    (OneOf("abc"), "d"),
    (Bag("ab"), ["a", "a"]),
    (Bag("ab"), ["c"]),
    (Each(Flag(), 1), [True, True]),
    (Named("xy", Flag()), {"z": True}),
    (Row({"up": Flag()}), {"up": True, "down": False}),
]


@pytest.mark.parametrize(("shape", "value"), UNDECLARED)
def test_what_a_shape_does_not_declare_is_a_fault(shape: Shape, value: Any) -> None:
    with pytest.raises(BadShape):
        shape.write(value, [])
