"""Forward and back through a record, from what a seat knew or from what everybody saw."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik.engine import recordfile
from stolik.engine.history import steps
from stolik.engine.record import Record, new_record
from stolik.games import GAMES
from stolik.games.titan_race.cards import CARD_IDS
from stolik.terminal.games import settled
from stolik.terminal.history import RecordWalk, retold
from stolik.terminal.session import Session
from stolik.text import Texts
from tests.terminal.keyboard import Done, here, stolik

TITAN_RACE = GAMES["titan_race"]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    options = settled(TITAN_RACE, 3, {"track": "laguna"})
    session = Session(new_record(TITAN_RACE, options, ["Anna", "random", "greedy"], [], b"replay"), None)
    session.record.answer(0, 3)
    session.undo(0)
    rng = Random(3)
    while (decision := session.record.decision) is not None:
        session.record.answer(decision.player, rng.choice(decision.options))
    path: Path = tmp_path_factory.mktemp("replay") / "game.stolik"
    path.write_text(recordfile.write(session.record), encoding="utf-8")
    return path


def record_of(file: Path) -> Record[Any]:
    record = recordfile.read(file.read_text(encoding="utf-8"), GAMES).record
    assert record is not None
    return record


def shown_steps(done: Done) -> list[int]:
    return [int(number) for number in re.findall(r"^Step (\d+) of", done.out, re.M)]


def test_forward_back_to_a_number_to_the_end(file: Path) -> None:
    last = len(steps(record_of(file).entries)) - 1
    done = stolik("replay", file, said=["", "n", "b", "7", "what", "e", "n", "q"])
    assert (done.code, done.err) == (0, "")
    assert shown_steps(done) == [0, 1, 2, 1, 7, last, last]
    assert "Anna races as Kraken." in done.out
    assert "Anna takes an answer back." in done.out
    assert "wins.  TR-74" in done.out
    assert "\x1b" not in done.out


def test_it_ends_with_its_input(file: Path) -> None:
    assert shown_steps(here("replay", file, "--lang", "pl")) == []
    assert "Krok 0 z" in here("replay", file, "--lang", "pl").out


@pytest.mark.parametrize(("seat", "language"), [(None, "en"), (None, "pl"), (0, "en"), (2, "pl")])
def test_nobody_is_told_of_cards_that_others_hold(file: Path, seat: int | None, language: str) -> None:
    """At every step: no card that lies in a hand which this seat cannot see is named."""
    record = record_of(file)
    chosen = [] if seat is None else ["--seat", str(seat + 1)]
    told = here("replay", file, "--lang", language, *chosen, said=[""] * len(steps(record.entries))).out
    pages = re.split(r"^(?:Step|Krok) \d+ .*$", told, flags=re.M)[1:]
    texts = Texts(language, TITAN_RACE)
    hidden = 0
    retelling = RecordWalk(record)
    for number, step in enumerate(steps(record.entries)):
        retelling.take(step)
        state = retelling.record.position.state
        others = [card for hand, held in enumerate(state.cards.hands) if hand != seat for card in held]
        for card in others:
            hidden += 1
            assert texts.say(f"card-{CARD_IDS[card]}") not in pages[number]
    assert hidden > 25


def test_own_cards_are_shown(file: Path) -> None:
    own = here("replay", file, "--seat", "1", said=["e"]).out
    assert re.search(r"Anna draws [A-Z]", here("replay", file, "--seat", "1", said=[""] * 8).out)
    assert not re.search(r"draws [A-Z]", here("replay", file, said=[""] * 8).out)
    assert "Step" in own


def test_a_retelling_ends_where_the_record_does(file: Path) -> None:
    record = record_of(file)
    again = retold(record)
    assert again.record.head == record.head
    assert TITAN_RACE.diagram(again.record.position.state) == TITAN_RACE.diagram(record.position.state)
