"""A game may begin with the position of an example: its record draws it, and reading the record checks it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik.engine.entries import Header
from stolik.engine.game import BadOpening, Game
from stolik.engine.luck import commitment
from stolik.engine.record import Record
from stolik.engine.recordfile import BadRecord, read, write
from stolik.examples import Example, agreed, examples, put_up
from stolik.games import GAMES
from tests.engine.mini import DICE_RACE

SEED = bytes(32)
STAGED = [
    pytest.param(game, next(one for one in examples(game).values() if one.setup), id=game.name)
    for game in GAMES.values()
    if examples(game)
]


def record_of(game: Game[Any], example: Example) -> Record[Any]:
    options = agreed(game, example)
    seats = ["Anna"] * int(options["seats"])
    opening = game.diagram(put_up(game, example))
    parts = (game.name, game.rules, game.box, options, seats, ["11"] * len(seats), commitment(SEED))
    record: Record[Any] = Record(game, Header(*parts, (), opening), SEED)
    record.start()
    return record


@pytest.mark.parametrize(("game", "example"), STAGED)
def test_a_record_that_begins_there_is_written_and_read_again(game: Game[Any], example: Example) -> None:
    record = record_of(game, example)
    assert record.decision is not None
    record.answer(record.decision.player, record.decision.options[0])
    again = read(write(record), GAMES).record
    assert again is not None
    assert again.header.opening == record.header.opening
    assert game.diagram(again.position.state) == game.diagram(record.position.state)


@pytest.mark.parametrize(("game", "example"), STAGED)
@pytest.mark.parametrize("change", [str.upper, lambda text: text + "\n", lambda text: text.partition("\n")[2]])
def test_a_position_that_is_none_is_refused(game: Game[Any], example: Example, change: Any) -> None:
    lines = write(record_of(game, example)).splitlines()
    header = json.loads(lines[0])
    header["opening"] = change(header["opening"])
    with pytest.raises(BadOpening):
        game.begin(header["options"], header["opening"])
    lines[0] = json.dumps(header, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    with pytest.raises(BadRecord) as bad:
        read("\n".join(lines) + "\n", GAMES)
    assert (bad.value.line, bad.value.why) == (1, "record-opening")


def test_a_game_that_reads_no_diagrams_begins_with_its_set_up() -> None:
    with pytest.raises(BadOpening):
        DICE_RACE.begin({"seats": 2, "goal": 4, "teams": False}, "anything")
