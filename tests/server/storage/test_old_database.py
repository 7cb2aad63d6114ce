"""A database that a server of 2026-11-15 has written (schema 3), before the house was rebuilt: it opens, and what can
go on goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from stolik.engine.record import Record
from stolik.engine.recordfile import read
from stolik.games import karak2, war_chest
from stolik.games.war_chest.state import State
from stolik.server.process import maintenance
from stolik.server.storage.migrations import NEWEST
from tests.server.kit import Site, Visitor, served

OLD = Path(__file__).parent / "old" / "tables.sql"
MIDWAY = ("4cefbe9373fc5fb9", "KK6l-NWCrPiujkuT0kNDCw", "sN59nTU9bd3nMa4P3BYaRw")
OVER = ("1f028a6050465a34", "MNkr76sae-okddNAqkZ-pg", "D0Qv7wv3pLGuw2aona62bQ")
OTHER_RULES = ("f247eac6ea06307c", "8HLzopLS4WDS3XQXzOGrFA", "32ppyyUHZEJRSx-B3NU_4g")
"""A table and the keys of its seats: War Chest twice, and Karak 2, whose rules had the number 1 then."""
LAST_ROWS = {MIDWAY: 86, OVER: 71, OTHER_RULES: 55}


@pytest.fixture(scope="module")
def where(tmp_path_factory: pytest.TempPathFactory) -> str:
    file: Path = tmp_path_factory.mktemp("old") / "tables.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(OLD.read_text("utf-8"))
        assert database.execute("SELECT max(version) FROM schema").fetchone() == (3,)
    file.chmod(0o600)
    return str(file)


@pytest.fixture(scope="module")
def site(where: str) -> Iterator[Site]:
    with served(where) as site:
        yield site


def seated(site: Site, table: tuple[str, ...]) -> Visitor:
    number, *tokens = table
    return site.visitor(*tokens, table=number)


def replayed(visitor: Visitor) -> Record[State]:
    """The game as its record tells it, by the rules of today."""
    record = read(visitor.get("/record"), {"war_chest": war_chest.GAME}).record
    assert record is not None
    return record


def test_it_is_brought_up_to_the_schema_of_today_with_every_row(site: Site, where: str) -> None:
    with closing(sqlite3.connect(where)) as database:
        assert database.execute("SELECT max(version) FROM schema").fetchone() == (NEWEST,)
        rows = "SELECT count(*) FROM log WHERE table_id = ? AND seq <= ?"
        for (table, *_), last in LAST_ROWS.items():
            assert database.execute(rows, (table, last)).fetchone() == (last,)
    assert seated(site, OVER).look()["seq"] == LAST_ROWS[OVER]


def test_a_game_goes_on_where_it_was_and_its_record_verifies(site: Site) -> None:
    anna = seated(site, MIDWAY)
    assert anna.look()["table"]["status"] == "playing"
    assert anna.play(20)["seq"] > LAST_ROWS[MIDWAY]
    assert anna.act(1, "concede")["table"]["status"] == "over"
    assert len(replayed(anna).entries) > LAST_ROWS[MIDWAY]


def test_a_game_that_was_over_is_told_and_its_record_verifies(site: Site) -> None:
    anna = seated(site, OVER)
    table = anna.look()["table"]
    assert (table["status"], table["result"]["places"], table["result"]["reason"]) == ("over", [2, 1], "concede")
    assert replayed(anna).head == table["head"]


def test_a_table_of_other_rules_says_so_and_is_not_played_on(site: Site, where: str) -> None:
    table = seated(site, OTHER_RULES).look()["table"]
    assert (table["status"], table["rules"], table["stopped_at"]) == ("stopped", 1, 0)
    assert karak2.GAME.rules > 1
    [fault] = maintenance.doctor(where).faults
    assert (fault.table, fault.game, fault.why) == (OTHER_RULES[0], "karak2", maintenance.OTHER_RULES)
