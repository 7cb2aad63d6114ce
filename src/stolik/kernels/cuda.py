"""Random games on a GPU: python -m stolik.kernels.cuda GAME [SEATS] [OPTION=VALUE …] compiles, plays and counts.

First some games are played on the GPU and by the kernel of this machine with the same seed, which must come to the
same; then as many as take seconds are measured. Every line it prints is JSON, the last one sums up.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from stolik.engine.game import Options
from stolik.engine.options import BadOption, possible_seats, settle
from stolik.engine.playouts import LONGEST
from stolik.kernels.build import HERE, CannotBuild, build, place_of, write_tables
from stolik.kernels.games import KERNELS, game_of
from stolik.kernels.native import kernel
from stolik.kernels.tables import settings

COMPARED: Final = 50_000
"""Games that are played here too: seconds of one core."""
SECONDS: Final = 2.0
"""That a measurement should take, and how many of them there are."""
ROUNDS: Final = 3
ARCHITECTURE: Final = "sm_90"


def command(name: str, source: str, into: Path, *more: str) -> list[str]:
    """$NVCC_FLAGS adds to it; $STOLIK_CUDA_ARCH names another GPU, such as sm_80."""
    architecture = os.environ.get("STOLIK_CUDA_ARCH", ARCHITECTURE)
    said = [
        f'-DGAME_HEADER="{name}/game.hpp"',
        f"-DKERNEL=stolik::{name}::Kernel",
        f"-DGAME_TABLES=stolik::{name}::tables",
    ]
    include = [f"-I{HERE / 'include'}", f"-I{into.parent}"]
    wanted = [*more, *os.environ.get("NVCC_FLAGS", "").split(), str(HERE / "native" / source), "-o", str(into)]
    return ["nvcc", "-std=c++20", "-O3", f"-arch={architecture}", *include, *said, *wanted]


def compiled(name: str, source: str, into: Path, *more: str) -> Path:
    if shutil.which("nvcc") is None:
        raise CannotBuild("there is no nvcc (it comes with the CUDA toolkit)")
    write_tables(name, into.parent)
    done = subprocess.run(command(name, source, into, *more), capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotBuild(f"nvcc cannot compile {name}:\n{done.stderr}")
    return into


def program(name: str, agreed: list[int]) -> Path:
    """For this table alone: what it has not agreed on is left out by the compiler."""
    told = place_of(name) / "settings.hpp"
    told.parent.mkdir(parents=True, exist_ok=True)
    told.write_text(f"#define STOLIK_SETTINGS {', '.join(map(str, agreed))}\n", encoding="utf-8")
    return compiled(name, "cuda_playouts.cu", told.with_name(f"{name}-cuda"), "-include", str(told))


def played(path: Path, games: int, seed: int, rounds: int = 1) -> list[dict[str, Any]]:
    words = [str(number) for number in (games, seed, LONGEST, rounds)]
    done = subprocess.run([str(path), *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotBuild(f"the GPU cannot be used: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def compared(path: Path, name: str, options: Options) -> dict[str, Any]:
    """The same games here and there; `same` where every one of them had the same luck, length and places."""
    build(name)
    here = kernel(name)
    assert here is not None, "it has just been built"
    found, digest = here.batch(COMPARED, options, seed=1)
    there = played(path, COMPARED, 1)[0]
    counts = {"games": found.games, "decisions": found.decisions, "answers": found.answers}
    same = there["digest"] == f"{digest:016x}" and all(there[key] == count for key, count in counts.items())
    return {"compared": name, **counts, "cpu": f"{digest:016x}", "gpu": there["digest"], "same": same}


def measured(path: Path) -> list[dict[str, Any]]:
    """As many whole games for each thread as take about two seconds."""
    threads = int(played(path, 1, 1)[0]["threads"])
    tried = played(path, threads * 2, 1, 2)[-1]
    each = max(2, round(2 * SECONDS / tried["seconds"]))
    return played(path, threads * each, 2, ROUNDS)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in KERNELS:
        print(f"say which game: {', '.join(KERNELS)}", file=sys.stderr)
        return 2
    game = game_of(arguments[0])
    seats = int(arguments[1]) if len(arguments) > 1 else min(possible_seats(game, {}))
    chosen = {key: value for key, _, value in (word.partition("=") for word in arguments[2:])}
    try:
        options = settle(game, seats, chosen)
        path = program(game.name, settings(game, options))
        proof = compared(path, game.name, options)
        print(json.dumps(proof), flush=True)
        rounds = measured(path)
    except BadOption as fault:
        print(f"{game.name} cannot be played so: {fault}", file=sys.stderr)
        return 2
    except CannotBuild as fault:
        print(fault, file=sys.stderr)
        return 1
    for found in rounds:
        print(json.dumps(found), flush=True)
    best = max(found["decisions_per_second"] for found in rounds)
    machine = rounds[0]["machine"]
    print(json.dumps({"game": game.name, "seats": seats, "machine": machine, "decisions_per_second": best}))
    return 0 if proof["same"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
