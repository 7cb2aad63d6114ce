"""Files are written whole or not at all, and a game is played in one terminal at a time."""

import os
from pathlib import Path

import pytest

from stolik.terminal import store
from stolik.terminal.faults import BadInput


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.stolik"
    store.write_whole(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        store.write_whole(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.stolik"]


def test_every_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    keepers = [store.new_keeper(tmp_path / "a" / "b", "titan_race") for _ in range(3)]
    assert len({keeper.path for keeper in keepers}) == 3
    for keeper in keepers:
        keeper.let_go()
    assert {path.suffix for path in (tmp_path / "a" / "b").iterdir()} == {".stolik"}


def test_who_holds_a_game_holds_it_alone(tmp_path: Path) -> None:
    first = store.new_keeper(tmp_path, "titan_race")
    with pytest.raises(BadInput, match="game-held"):
        store.held(first.path)
    first.let_go()
    store.held(first.path).let_go()


def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert store.folder(None) == tmp_path / "stolik"
    assert store.folder(Path("here")) == Path("here")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert store.folder(None) == tmp_path / ".local" / "share" / "stolik"
