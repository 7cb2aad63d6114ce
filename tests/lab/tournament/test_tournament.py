"""Tournaments: the same plan gives the same matches, whoever plays them, and however often they are interrupted."""

from dataclasses import replace
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest

from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.match.crew import MatchJob, Processes, ThisProcess, play_match
from stolik.lab.match.outcome import Outcome
from stolik.lab.match.play import CAP
from stolik.lab.tournament import run as lab
from stolik.lab.tournament.plan import DUPLICATE, ROUND_ROBIN, SWISS, Plan
from stolik.lab.tournament.rerun import comes_out_the_same, records_in, rerun
from stolik.lab.tournament.run import BadFolder, Folder, dated_folder, new_folder, open_folder, tournament
from tests.lab.mini import MINI

MINIS = {"mini": MINI}


def mini(games: int = 8, system: str = ROUND_ROBIN, trouble: str = "none", seats: int = 2) -> Plan:
    options = dict(settle(MINI, seats, {"trouble": trouble}))
    return Plan("mini", options, tuple(range(seats)), ("random", "greedy"), games, 3, system)


def race(games: int, system: str = ROUND_ROBIN) -> Plan:
    game = GAMES["titan_race"]
    options = dict(settle(game, 2, {}))
    return Plan("titan_race", options, tuple(game.sides(options)), ("random", "greedy"), games, 3, system)


def played(plan: Plan, folder: Folder | None = None) -> list[Outcome]:
    with ThisProcess(MINIS if plan.game == "mini" else GAMES) as here:
        return tournament(plan, here, folder)


def kept(path: Path, plan: Plan) -> Folder:
    new_folder(path, plan)
    return Folder(path, plan, MINIS if plan.game == "mini" else GAMES)


def texts(path: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in path.iterdir()}


@pytest.mark.parametrize("system", [ROUND_ROBIN, SWISS, DUPLICATE])
def test_the_same_plan_gives_the_same_matches(system: str, tmp_path: Path) -> None:
    once = played(mini(system=system))
    assert [found.match.number for found in once] == list(range(1, 9))
    assert once == played(mini(system=system), kept(tmp_path, mini(system=system)))
    assert once != played(replace(mini(system=system), seed=4))


def test_several_processes_play_the_same_matches(tmp_path: Path) -> None:
    plan = race(4)
    with Processes(2) as several:
        apart = tournament(plan, several, kept(tmp_path / "several", plan))
    assert apart == played(plan, kept(tmp_path / "one", plan))
    assert texts(tmp_path / "several") == texts(tmp_path / "one")


def test_a_deal_has_the_same_luck_for_both_seatings(tmp_path: Path) -> None:
    plan = mini(4, DUPLICATE)
    folder = kept(tmp_path, plan)
    matches = [found.match for found in played(plan, folder)]
    records = [lab.good_record(folder.file(match), MINIS) for match in matches]
    assert [record.seats for record in records] == [["random", "greedy"], ["greedy", "random"]] * 2
    assert [record.seed for record in records[:2]] == [records[0].seed] * 2 != [record.seed for record in records[2:]]
    rolls = [{entry.draw[:3]: entry.value for entry in record.entries if entry.draw} for record in records]
    both = rolls[0].keys() & rolls[1].keys()
    assert len(both) > 5
    assert all(rolls[0][draw] == rolls[1][draw] for draw in both)
    assert any(rolls[0][draw] != rolls[2][draw] for draw in rolls[0].keys() & rolls[2].keys())


class Counting(ThisProcess):
    def __init__(self) -> None:
        super().__init__(MINIS)
        self.numbers: list[int] = []

    def play(self, jobs):  # type: ignore[no-untyped-def]
        for job in jobs:
            self.numbers.append(job.match.number)
            yield play_match(job, MINIS)


@pytest.mark.parametrize("system", [ROUND_ROBIN, SWISS])
def test_what_lies_in_the_folder_is_not_played_again(system: str, tmp_path: Path) -> None:
    plan = mini(system=system)
    folder = kept(tmp_path, plan)
    whole = played(plan, folder)
    before = texts(tmp_path)
    for number in (2, 7):
        (tmp_path / f"mini-3-{number}.stolik").unlink()
    again = Counting()
    assert tournament(plan, again, folder) == whole
    assert again.numbers == [2, 7]
    assert texts(tmp_path) == before


class Interrupted(ThisProcess):
    def play(self, jobs):  # type: ignore[no-untyped-def]
        for number, job in enumerate(jobs):
            if number == 3:
                raise KeyboardInterrupt
            yield play_match(job, MINIS)


def test_an_interrupted_tournament_keeps_what_was_finished(tmp_path: Path) -> None:
    plan = mini()
    folder = kept(tmp_path, plan)
    with pytest.raises(KeyboardInterrupt):
        tournament(plan, Interrupted(MINIS), folder)
    assert sorted(texts(tmp_path)) == ["mini-3-1.stolik", "mini-3-2.stolik", "mini-3-3.stolik", "tournament.json"]
    assert tournament(plan, ThisProcess(MINIS), folder) == played(plan)


def test_the_plan_is_found_again(tmp_path: Path) -> None:
    new_folder(tmp_path, mini())
    assert open_folder(tmp_path).plan == mini()


def test_tournaments_of_the_same_minute_have_folders_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Noon(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2026, 3, 1, 12, 0)

    monkeypatch.setattr(lab, "datetime", Noon)
    made = [dated_folder(tmp_path / "kept", mini(games)) for games in (2, 4, 6)]
    names = ["2026-03-01-1200-mini", "2026-03-01-1200-mini-2", "2026-03-01-1200-mini-3"]
    assert [folder.path.name for folder in made] == names
    assert [open_folder(tmp_path / "kept" / name).plan.games for name in names] == [2, 4, 6]


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("precious")
    with pytest.raises(BadFolder, match="there-already"):
        new_folder(tmp_path, mini())
    assert texts(tmp_path) == {"letter": "precious"}


def test_a_folder_without_a_tournament_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(BadFolder, match="none-there"):
        open_folder(tmp_path)
    (tmp_path / "tournament.json").write_text('{"game": "mini"}')
    with pytest.raises(BadFolder, match="none-there"):
        open_folder(tmp_path)


def test_a_record_that_was_changed_is_not_believed(tmp_path: Path) -> None:
    plan = mini()
    folder = kept(tmp_path, plan)
    played(plan, folder)
    file = tmp_path / "mini-3-1.stolik"
    file.write_text(file.read_text().replace('"value":1', '"value":2', 1))
    with pytest.raises(BadFolder, match="bad-record"):
        played(plan, folder)
    file.write_bytes((tmp_path / "mini-3-2.stolik").read_bytes())
    with pytest.raises(BadFolder, match="other-match"):
        played(plan, folder)


def test_a_match_that_breaks_off_is_an_error_and_is_played_again(tmp_path: Path) -> None:
    plan = mini(10, trouble="raises")
    folder = kept(tmp_path, plan)
    once = played(plan, folder)
    faults = [found for found in once if found.fault is not None]
    assert faults
    assert all(f"match {found.match.number}, after" in str(found.fault) for found in faults)
    assert all(found.points() == {} and not found.winners for found in faults)
    assert played(plan, folder) == once


def test_a_match_without_end_is_left_at_the_cap() -> None:
    plan = mini(1, trouble="endless")
    match = played(mini(1))[0].match
    found, text = play_match(MatchJob("mini", plan.options, 3, match, 50, True), MINIS)
    assert (found.capped, found.answers, found.winners) == (True, 50, [])
    assert text is not None
    assert found.points() == {"random": 0.5, "greedy": 0.5}


@pytest.mark.parametrize("trouble", ["none", "raises", "drawn"])
def test_every_record_runs_again_bit_for_bit(trouble: str, tmp_path: Path) -> None:
    plan = mini(trouble=trouble)
    played(plan, kept(tmp_path, plan))
    files = records_in(tmp_path)
    assert len(files) == 8
    assert rerun(files, MINIS) == []


def test_a_match_left_at_the_cap_runs_again_as_far_as_it_went(tmp_path: Path) -> None:
    plan = mini(1, trouble="endless")
    (found,) = played(plan, kept(tmp_path, plan))
    assert found.capped
    (file,) = records_in(tmp_path)
    assert len(file.read_text(encoding="utf-8").splitlines()) > CAP
    assert comes_out_the_same(file, MINIS)


def test_a_record_of_other_bots_does_not_run_again_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stolik.bots.bot import RandomBot
    from stolik.lab.match import contestants

    plan = mini()
    played(plan, kept(tmp_path, plan))
    monkeypatch.setattr(contestants, "contestant", lambda name, seed: RandomBot(seed + 1))
    assert rerun(records_in(tmp_path), MINIS)


def test_only_records_of_bots_can_run_again(tmp_path: Path) -> None:
    from stolik.engine.record import new_record
    from stolik.engine.recordfile import write

    with pytest.raises(BadFolder, match="rerun-nothing"):
        records_in(tmp_path)
    for name, seats, numbers in (("people", ["Anna", "greedy"], ["1", "2"]), ("no-seeds", ["random", "greedy"], [])):
        record = new_record(MINI, settle(MINI, 2, {}), seats, numbers, b"luck")
        (tmp_path / f"{name}.stolik").write_text(write(record), encoding="utf-8")
        with pytest.raises(BadFolder, match="rerun-not-bots"):
            comes_out_the_same(tmp_path / f"{name}.stolik", MINIS)


def test_progress_is_told_after_every_match() -> None:
    told: list[int] = []
    tournament(mini(system=SWISS), ThisProcess(MINIS), None, told.append)
    assert told == list(range(1, 9))
