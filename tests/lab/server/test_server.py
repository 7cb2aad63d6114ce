"""The benchmark of the server runs and says what it should; how fast anything is, is nothing a test could assert."""

import json
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import stolik as stolik_package
from stolik.lab.server import play, run, stock, visitors
from stolik.lab.server.process import NotServed, ServerProcess, module_in
from stolik.lab.server.run import Sizes
from stolik.lab.server.show import playing, show
from tests.terminal.keyboard import stolik

TINY = Sizes(tables=2, rounds=1, seconds=0.4, sockets=6, stored=200, starts=1, kills=1, killed_tables=2)


@pytest.mark.slow
def test_a_tiny_run_has_every_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    report = run.measured(TINY, tmp_path, said.append)
    assert json.loads(json.dumps(report)) == report
    assert len(said) == 4
    assert set(report) == {"sizes", "machine", "play", "sockets", "start", "recovery"}
    for how in ("calm", "brisk", "flat_out"):
        assert {"moves_per_second", "p50_ms", "p99_ms", "bytes_per_update", "quietest"} <= set(report["play"][how])
    assert report["play"]["flat_out"]["moves"] > 0
    assert report["play"]["flat_out"]["bytes_per_update"] > 100
    assert report["sockets"]["held"] == report["sockets"]["still_held"] == 2 * 4 + 6 + 6
    assert report["sockets"]["shown_moves"] >= 0
    assert {"seconds", "kib", "first_table_ms"} <= set(report["start"]["stored"])
    assert report["recovery"]["behind"] == 0
    assert {"serving", "last_link", "all_move"} <= set(report["recovery"])
    assert [path.name[:11] for path in tmp_path.iterdir()] == ["tables-200-"], "it cleans up"
    show(report)
    assert "2 live tables" in capsys.readouterr().out


@pytest.mark.slow
def test_one_worker_and_two_play_on_one_database(tmp_path: Path, postgres: str) -> None:
    found = play.by_workers(tmp_path, postgres, tables=2, rounds=1, seconds=0.4)
    assert list(found) == ["1", "2"]
    for workers in found.values():
        assert workers["flat_out"]["moves"] > 0
        assert workers["flat_out"]["cpu_ms_per_move"] > 0
        for _, measured, _ in playing(workers):
            assert measured


@pytest.mark.slow
def test_another_checkout_is_played_at_in_turn(tmp_path: Path) -> None:
    found = play.beside(tmp_path, Path(stolik_package.__file__).parents[1], tables=2, rounds=1, seconds=0.4)
    assert found["here"]["moves"] > 0
    assert found["there"]["moves"] > 0
    assert found["part"] > 0


def test_older_checkouts_have_the_server_elsewhere(tmp_path: Path) -> None:
    assert module_in(None) == "stolik.server.process.serve"
    assert module_in(tmp_path) == "stolik.server.serve"


def test_the_bench_hands_the_server_over() -> None:
    done = stolik("bench", "server", "--help")
    assert done.code == 0
    assert "bench server" in done.out


def test_what_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(run, "NEEDED", ("no_such_package",))
    assert run.main([]) == 2
    assert "no_such_package" in capsys.readouterr().err


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    taken = tmp_path / "a file"
    taken.touch()
    with ServerProcess(taken) as server, pytest.raises(NotServed, match="a file"):
        server.start()


def test_copies_of_a_table_have_its_rows_and_ids_of_their_own(tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    with closing(sqlite3.connect(source)) as db:
        db.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT UNIQUE, game TEXT)")
        db.execute("CREATE TABLE log (table_id TEXT, seq INTEGER, body TEXT, PRIMARY KEY (table_id, seq))")
        db.execute("INSERT INTO tables VALUES ('x', 'LIPA-1', 'g'), ('y', 'LIPA-2', 'h')")
        db.execute("INSERT INTO log VALUES ('x', 1, 'one'), ('x', 2, 'two'), ('y', 1, 'three')")
        db.commit()
    stock.copy_tables(source, tmp_path / "many", {"x": 3, "y": 1})
    with closing(sqlite3.connect(tmp_path / "many" / stock.FILE)) as db:
        games = dict(db.execute("SELECT id, game FROM tables"))
        rows = db.execute("SELECT body FROM log WHERE table_id = ? ORDER BY seq", [stock.copied_id(3)]).fetchall()
    assert [games[stock.copied_id(number)] for number in (1, 2, 3, 4)] == ["g", "g", "g", "h"]
    assert rows == [("one",), ("two",)]
    assert stock.schema_of(source) == stock.schema_of(tmp_path / "many" / stock.FILE)


def test_rounds_are_summed_up_by_their_medians_and_the_quietest_is_named() -> None:
    rounds = [{"p99_ms": p99, "waited_for_cpu": waited} for p99, waited in ((7, 0.2), (2, 0.5), (5, 0.1))]
    found = play.summed_up(rounds)
    assert found["p99_ms"] == 5
    assert found["quietest"] == rounds[2]


def test_where_the_system_does_not_tell_the_quietest_round_is_the_one_with_the_shortest_delays() -> None:
    rounds = [{"p99_ms": p99, "waited_for_cpu": None} for p99 in (7, 2, 5)]
    found = play.summed_up(rounds)
    assert found["waited_for_cpu"] is None
    assert found["quietest"] == rounds[1]


def test_no_more_sockets_are_tried_than_files_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, 1000))
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: set_to.append(limits))
    said: list[str] = []
    assert run.sockets_allowed(4000, said.append) == 1000 - run.SPARE_FILES
    assert set_to == [(1000, 1000)]
    assert len(said) == 1


def test_a_message_is_counted_with_its_frame() -> None:
    assert [visitors.framed(bytes(size)) - size for size in (125, 126, 65535, 65536)] == [2, 4, 4, 10]


def test_quantiles_of_few_values() -> None:
    assert visitors.quantile([], 99) == 0
    assert visitors.quantile([3.0], 50) == 3.0
    assert visitors.quantile([1.0, 2.0, 3.0], 50) == 2.0
