"""Kernels compile without a warning, also as a GPU runs them, and nothing is missed where there is no compiler."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from stolik.cli import main
from stolik.kernels import build as building
from stolik.kernels import speed
from stolik.kernels.build import HERE, CannotBuild, build, is_built, write_tables
from stolik.kernels.native import Library, kernel
from stolik.server.process import maintenance
from stolik.server.process.serve import tell_of_others
from stolik.text import Texts

STRICT = ("-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-fno-exceptions", "-fno-rtti")
AS_ON_A_GPU = ("-DSTOLIK_TRAMPOLINE=1", "-Wno-unused-parameter")
COMPILERS = [name for name in ("g++", "clang++") if shutil.which(name)]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("more", [(), AS_ON_A_GPU], ids=["cpu", "gpu"])
def test_a_kernel_compiles_without_a_warning(
    native: Library, compiler: str, more: tuple[str, ...], tmp_path: Path
) -> None:
    name = native.game.name
    write_tables(name, tmp_path)
    source = str(HERE / "native" / f"{name}.cpp")
    command = [compiler, *STRICT, *more, f"-I{HERE / 'include'}", f"-I{tmp_path}", source]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_built_is_found_and_said(native: Library) -> None:
    assert is_built(native.game.name)
    assert native.game.name in speed.built()
    assert build(native.game.name) == building.library(native.game.name)


def test_a_server_names_the_kernels_that_are_built(
    native: Library, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(maintenance, "others_told", lambda where, language: [])
    tell_of_others("", "en")
    assert Texts("en", native.game).say("game-name") in capsys.readouterr().out


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without a compiler on which nothing was built."""
    monkeypatch.setattr(building, "compiler", lambda: None)
    monkeypatch.setattr(building, "place_of", lambda name: tmp_path / name)


@pytest.mark.usefixtures("bare")
def test_without_a_compiler_there_is_no_kernel_and_a_sentence_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotBuild, match=r"no C\+\+ compiler"):
        build("titan_race")
    assert kernel("titan_race") is None
    assert speed.built() == []
    assert building.main([]) == 1
    assert "no kernels: there is no C++ compiler" in capsys.readouterr().err
    assert building.main(["--quiet"]) == 1
    assert capsys.readouterr().err == "", "scripts/setup asks every time"


@pytest.mark.usefixtures("bare")
def test_lockstep_without_a_compiler_is_refused_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lockstep", "titan_race", "--lang", "en"]) == 2
    assert "The kernel cannot be built" in capsys.readouterr().err
    assert main(["lockstep", "titan_race", "--lang", "pl"]) == 2
    assert "Nie da się zbudować jądra" in capsys.readouterr().err


def test_other_data_of_the_box_need_another_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    here = building.place_of("titan_race")
    building.place_of.cache_clear()
    monkeypatch.setattr(building, "tables_of", lambda name: "// another box")
    assert building.place_of("titan_race") != here
    building.place_of.cache_clear()
