"""A part of a core for each process: what is written for Linux to hold it, and what is said where it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.lab.server import play, run
from stolik.lab.server.share import PERIOD, NoParts, Parts
from stolik.lab.server.show import gained


def written(root: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in root.glob("**/stolik-bench-7/*")}


def test_older_groups_have_a_tree_for_cores(tmp_path: Path) -> None:
    (tmp_path / "cpu").mkdir()
    Parts(0.25, tmp_path).give([7])
    quota = str(PERIOD // 4)
    assert written(tmp_path / "cpu") == {
        "cpu.cfs_period_us": str(PERIOD),
        "cpu.cfs_quota_us": quota,
        "cgroup.procs": "7",
    }


def test_newer_groups_have_one_tree(tmp_path: Path) -> None:
    Parts(0.5, tmp_path).give([7])
    assert written(tmp_path) == {"cpu.max": f"{PERIOD // 2} {PERIOD}", "cgroup.procs": "7"}


def test_where_there_are_no_groups_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "none"
    with pytest.raises(NoParts):
        Parts(0.5, nowhere).give([7])

    def measured(*_: object) -> None:
        Parts(0.5, nowhere).give([7])

    monkeypatch.setattr(run, "measured", measured)
    assert run.main(["--quick", "--share", "0.5"]) == 2
    assert "without --share" in capsys.readouterr().err


def test_two_workers_are_told_as_a_multiple_of_one() -> None:
    found = {str(workers): {"flat_out": {"moves_per_second": 190.0 * workers}} for workers in play.SEVERAL}
    assert gained(found) == 2
