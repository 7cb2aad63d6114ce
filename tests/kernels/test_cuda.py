"""The kernels as a GPU plays them. What needs one is skipped where there is none; how it plays is shown without."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from stolik import vector
from stolik.engine.game import Options
from stolik.engine.options import settle
from stolik.kernels import cuda
from stolik.kernels.build import HERE, compiler, write_tables
from stolik.kernels.device import DeviceArray
from stolik.kernels.lockstep import any_options
from stolik.kernels.native import Library
from stolik.kernels.tables import settings
from stolik.vector import BadAnswer, NoKernel

GAMES = 300
LONGEST = 700
"""Answers: so few that some games are left."""
TABLES = 6
SIDE_BY_SIDE = 96


def blind(name: str, folder: Path, agreed: list[int] | None = None) -> Path:
    """The program of blind_playouts.cpp; for one table alone where that is given."""
    write_tables(name, folder)
    told = folder / "settings.hpp"
    told.write_text("" if agreed is None else f"#define STOLIK_SETTINGS {', '.join(map(str, agreed))}\n")
    said = [f'-DGAME_HEADER="{name}/game.hpp"', f"-DKERNEL=stolik::{name}::Kernel", "-include", str(told)]
    include = [f"-I{HERE / 'include'}", f"-I{folder}"]
    source, into = Path(__file__).with_name("blind_playouts.cpp"), folder / "blind"
    found = compiler()
    assert found is not None
    subprocess.run([*found.split(), "-std=c++20", "-O1", *include, *said, str(source), "-o", str(into)], check=True)
    return into


def counted(program: Path, agreed: list[int]) -> str:
    words = [str(number) for number in (GAMES, 5, LONGEST, *agreed)]
    return subprocess.run([str(program), *words], capture_output=True, text=True, check=True).stdout.strip()


def expected(native: Library, options: Options) -> str:
    found, digest = native.batch(GAMES, options, seed=5, longest=LONGEST)
    return f"{found.left} {found.decisions} {found.answers} {digest:016x}"


def test_answers_by_lot_are_those_of_questions_that_wait(native: Library, tmp_path: Path) -> None:
    program, rng = blind(native.game.name, tmp_path), Random(3)
    for _ in range(TABLES):
        options = any_options(native.game, rng)
        assert counted(program, settings(native.game, options)) == expected(native, options), options


def test_a_program_for_one_table_plays_by_the_same_rules(native: Library, tmp_path: Path) -> None:
    options = settle(native.game, min(native.game.seats({"seats": 0, **native.game.usual})), {})
    agreed = settings(native.game, options)
    assert counted(blind(native.game.name, tmp_path, agreed), agreed) == expected(native, options)


def test_a_digest_tells_batches_apart(native: Library) -> None:
    assert native.batch(20, seed=1)[1] == native.batch(20, seed=1)[1] != native.batch(20, seed=2)[1]


def test_without_nvcc_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert cuda.main(["titan_race"]) == 1
    assert "there is no nvcc" in capsys.readouterr().err
    assert cuda.main(["war_chest", "3"]) == 2
    assert cuda.main(["chess"]) == 2


def test_there_are_two_devices() -> None:
    with pytest.raises(NoKernel, match="cpu or cuda, not on tpu"):
        vector.make("titan_race", 1, device="tpu")


# On a GPU


@pytest.fixture
def gpu() -> None:
    if shutil.which("nvcc") is None:
        pytest.skip("there is no nvcc")
    if shutil.which("nvidia-smi") is None or subprocess.run(["nvidia-smi"], capture_output=True).returncode != 0:
        pytest.skip("there is no GPU for CUDA")


def same(array: DeviceArray, here: Any) -> bool:
    return bool(array.here() == here.tobytes())


@pytest.mark.usefixtures("gpu")
def test_games_on_the_gpu_are_those_of_the_threads(native: Library) -> None:
    here = vector.make(native.game.name, SIDE_BY_SIDE)
    there = vector.make(native.game.name, SIDE_BY_SIDE, device="cuda")
    here.reset(1)
    there.reset(1)
    for number in range(400):
        names = ("observations", "masks", "rewards", "seats", "endings")
        assert all(same(getattr(there, name), getattr(here, name)) for name in names), number
        answers = here.any_answers(number)
        assert same(there.any_answers(number), answers)
        here.step(answers)
        there.step(there.any_answers(number) if number % 2 else answers)


@pytest.mark.usefixtures("gpu")
def test_an_answer_that_is_not_offered_changes_nothing_on_the_gpu(native: Library) -> None:
    games = vector.make(native.game.name, 8, device="cuda")
    games.reset(1)
    before = games.observations.here()
    wrong = np.frombuffer(games.any_answers(1).here(), np.int32).copy()
    wrong[5] = games.answers
    with pytest.raises(BadAnswer, match="game 5"):
        games.step(wrong)
    with pytest.raises(BadAnswer, match="7 answers for 8 games"):
        games.step(wrong[:7])
    assert games.observations.here() == before


@pytest.mark.usefixtures("gpu")
def test_torch_has_the_arrays_without_a_copy(native: Library) -> None:
    torch = pytest.importorskip("torch", reason="there is no torch")
    games = vector.make(native.game.name, SIDE_BY_SIDE, device="cuda")
    games.reset(1)
    rows, masks = torch.from_dlpack(games.observations), torch.from_dlpack(games.masks)
    assert rows.is_cuda
    assert rows.data_ptr() == games.observations.pointer
    for _ in range(20):
        assert rows.cpu().numpy().tobytes() == games.observations.here()
        games.step(torch.multinomial(masks.float(), 1).flatten().int())


@pytest.mark.usefixtures("gpu")
def test_jax_has_the_arrays_too(native: Library) -> None:
    jax = pytest.importorskip("jax", reason="there is no JAX")
    games = vector.make(native.game.name, SIDE_BY_SIDE, device="cuda")
    games.reset(1)
    rows = jax.dlpack.from_dlpack(games.observations)
    assert np.asarray(rows).tobytes() == games.observations.here()
    games.step(jax.numpy.argmax(jax.dlpack.from_dlpack(games.masks), axis=1).astype("int32"))
