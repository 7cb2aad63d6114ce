"""The benchmark runs and says what it should; how fast anything is, is nothing a test could assert."""

import json
import os
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from rich.console import Console

from stolik.bots.policy import has_policy
from stolik.games import GAMES
from stolik.kernels.build import build, compiler
from stolik.kernels.games import KERNELS
from stolik.kernels.speed import of_the_rules
from stolik.lab.bench import beside, searches
from stolik.lab.bench import run as bench
from stolik.lab.bench.children import (
    HERE,
    UNTOLD,
    Child,
    ChildDied,
    checkout,
    jobs_of,
    our_child,
    runs,
    trees,
)
from stolik.lab.bench.measure import JOBS, Case
from stolik.lab.bench.rows import Bench, BenchRow
from stolik.lab.bench.show import MARK, in_page

COUNTED = {"decisions", "answers", "batched", "forkable", "copies", "forks", "worlds", "views", "simulations"}
NATIVE = {"decisions", "answers", "batched", "searched"}


@pytest.mark.slow
@pytest.mark.parametrize("games", [["titan_race"], pytest.param(list(GAMES), marks=pytest.mark.long)])
def test_a_quick_run_has_every_game_and_every_number(games: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    only = ["--game", *games] if len(games) == 1 else []
    assert bench.main(["--quick", "--no-peers", "--json", *only]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"python", "stolik", "peers", "cpu", "cores", "system"} == set(report["machine"])
    assert {row["game"] for row in report["rows"]} == set(games)
    assert "pure" in {row["kind"] for row in report["rows"]}
    for row in report["rows"]:
        learned = {"searched"} if has_policy(GAMES[row["game"]]) else set()
        assert set(row["median"]) == (NATIVE if row["kind"] == "kernel" else COUNTED | learned)
        assert all(len(values) == report["rounds"] for values in row["rounds"].values())
        assert set(row["to_pure"]) == (set() if row["kind"] == "pure" else set(row["median"]))
        assert row["to_catanatron"] == {}


def test_another_checkout_is_measured_in_turn_with_this_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(beside, "ROUNDS", 2)
    monkeypatch.setattr(beside, "trees", lambda root, say: {"pure": root / "src"})
    asked = ["--quick", "--game", "titan_race", "--beside", str(checkout())]
    assert bench.main([*asked, "--json"]) == 0
    pairs = json.loads(capsys.readouterr().out)
    assert [(pair["name"], pair["kind"]) for pair in pairs] == [("Titan Race, 4", "pure"), ("Titan Race, 2", "pure")]
    for pair in pairs:
        assert set(pair["ratio"]) == COUNTED | {"searched"}
        assert all(len(pair[where][column]) == 2 for where in ("here", "there") for column in pair["ratio"])


def test_a_ratio_is_the_median_of_the_rounds_and_its_ends_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    here, there = measured("race", "pure", 0.0), measured("race", "pure", 0.0)
    here.rounds, there.rounds = {"copies": [3.0, 2.0, 6.0], "searched": [1.0]}, {"copies": [2.0, 2.0, 3.0]}
    pair = beside.Pair(here, there)
    assert pair.told()["ratio"] == {"copies": 1.5}
    beside.show([pair], Path("/before"))
    told = capsys.readouterr().out
    assert all(words in told for words in ("Times before", "1.50", "1.00–2.00"))


def test_an_older_checkout_is_measured_by_what_it_has(tmp_path: Path) -> None:
    measure = tmp_path / "stolik" / "lab" / "measure.py"
    measure.parent.mkdir(parents=True)
    for package in (measure.parent, measure.parent.parent):
        (package / "__init__.py").touch()
    measure.write_text("print('{}')")
    with our_child(tmp_path) as child:
        assert jobs_of(child) == list(UNTOLD)
    assert set(UNTOLD) < set(JOBS)


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("job", list(JOBS))
def test_every_job_counts_something(name: str, job: str) -> None:
    counted = JOBS[job](Case(name, bench.seats_measured(name)[0]), 0.0)
    assert all(value > 0 for value in counted.values())


@pytest.mark.parametrize("name", list(GAMES))
def test_forks_are_measured_in_the_midst_of_a_step(name: str) -> None:
    sample = Case(name, bench.seats_measured(name)[0]).sample()
    assert all(position._answers for position in sample)


def test_titan_race_is_measured_with_four_seats_and_with_two() -> None:
    assert bench.seats_measured("titan_race") == [4, 2]


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--game", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_an_installation_that_fails_is_told_in_one_line() -> None:
    told: list[str] = []
    assert not runs(["/no/such/python"], told.append)
    assert len(told) == 1


def test_without_the_other_engines_ours_are_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "make_peers", lambda root, say: False)
    with ExitStack() as open_children:
        assert bench.peer_rows(tmp_path, open_children, Console(stderr=True)) == []
    assert "alone" in capsys.readouterr().err


def test_the_process_for_the_other_engines_says_which_of_them_it_has() -> None:
    with Child([sys.executable, "-I", str(HERE / "peers.py")]) as child:
        assert set(child.about["games"]) <= set(bench.PEER_NAMES)


def measured(name: str, kind: str, decisions: float) -> BenchRow:
    row = BenchRow.__new__(BenchRow)
    row.name, row.game, row.seats, row.kind = name, name, 2, kind
    row.rounds = {"decisions": [decisions]}
    return row


def test_the_table_is_put_into_a_page_between_its_marks() -> None:
    rows = [measured("race", "pure", 100.0), measured("race", "compiled", 300.0), measured("catanatron", "peer", 50.0)]
    bench_of = Bench(rows[:2], rows[2:])
    machine = {"python": "3", "stolik": "1", "peers": {"catanatron": "2"}, "cpu": "C", "cores": 2, "system": "S"}
    page = in_page(
        "a\n<!-- bench -->\nold\n<!-- /bench -->\nz\n", bench_of, {"machine": machine, "rounds": 7, "seconds": 1}
    )
    assert page.startswith("a\n<!-- bench -->\nPython 3, stolik 1, catanatron 2; C, 2 cores")
    assert "| race | pure | 100 | 2.0 |" in page
    assert "| race | compiled | 300 | 6.0 |" in page
    assert "|  | compiled to pure | 3.0× |" in page
    assert page.endswith("|\n<!-- /bench -->\nz\n")
    assert "old" not in page
    assert in_page("no marks", bench_of, {"machine": machine, "rounds": 7, "seconds": 1}) == "no marks"


def test_the_page_of_the_benchmarks_has_its_marks() -> None:
    root = checkout()
    assert root is not None
    page = (root / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert page.index(f"<!-- {MARK} -->") < page.index(f"<!-- /{MARK} -->")


def test_a_process_that_ends_too_soon_is_noticed() -> None:
    with pytest.raises(ChildDied):
        Child([sys.executable, "-c", "pass"])


def test_a_compiled_tree_is_measured_only_while_it_is_newer_than_the_source(tmp_path: Path) -> None:
    source, stamp = tmp_path / "src" / "stolik" / "rule.py", tmp_path / "build" / "compiled" / ".stamp"
    for file in (source, stamp):
        file.parent.mkdir(parents=True)
        file.touch()
    told: list[str] = []
    os.utime(source, (1000, 1000))
    assert list(trees(tmp_path, told.append)) == ["pure", "compiled"]
    os.utime(stamp, (999, 999))
    assert list(trees(tmp_path, told.append)) == ["pure"]
    stamp.unlink()
    assert list(trees(tmp_path, told.append)) == ["pure"]
    assert len(told) == 2


@pytest.mark.parametrize("game", KERNELS)
def test_the_search_is_measured_by_the_rules_and_in_the_kernel(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    if compiler() is None:
        pytest.skip("there is no C++ compiler")
    build(game)
    found = searches.measured(game, seats=2, questions=2, iterations=20)
    assert found.rates().keys() == {of_the_rules(), "kernel"}
    assert all(rate > 0 for rate in found.rates().values())
    assert found.ratio() > 0
    assert searches.main(["nothing"]) == 2
    assert "there is no game nothing" in capsys.readouterr().err
