"""Random games on a GPU: python -m stolik.kernels.cuda GAME [SEATS] [OPTION=VALUE …] compiles, plays and counts.

Each line it prints is a measurement: threads, seconds, decisions, and decisions a second; the last sums up.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from stolik.engine.options import BadOption, settle
from stolik.kernels.build import HERE, CannotBuild, place_of, write_tables
from stolik.kernels.games import KERNELS, game_of
from stolik.kernels.tables import settings

THREADS: Final = (33_792, 67_584, 135_168, 202_752)
"""256 to 1536 on each of the 132 multiprocessors of an H100 or H200."""
STEPS: Final = 20_000
ARCHITECTURE: Final = "sm_90"


def command(name: str, into: Path) -> list[str]:
    """$NVCC_FLAGS adds to it; $STOLIK_CUDA_ARCH names another GPU, such as sm_80."""
    architecture = os.environ.get("STOLIK_CUDA_ARCH", ARCHITECTURE)
    said = [f'-DGAME_HEADER="{name}/game.hpp"', f"-DKERNEL=stolik::{name}::Kernel", *nvcc_flags()]
    include = [f"-I{HERE / 'include'}", f"-I{into.parent}"]
    source = str(HERE / "native" / "cuda_playouts.cu")
    return ["nvcc", "-std=c++20", "-O3", f"-arch={architecture}", *include, *said, source, "-o", str(into)]


def nvcc_flags() -> list[str]:
    return os.environ.get("NVCC_FLAGS", "").split()


def compiled(name: str) -> Path:
    if shutil.which("nvcc") is None:
        raise CannotBuild("there is no nvcc (it comes with the CUDA toolkit)")
    into = place_of(name) / f"{name}-cuda"
    write_tables(name, into.parent)
    done = subprocess.run(command(name, into), capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotBuild(f"nvcc cannot compile {name}:\n{done.stderr}")
    return into


def measured(program: Path, agreed: list[int], threads: int) -> list[dict[str, Any]]:
    words = [str(number) for number in (threads, STEPS, 1, *agreed)]
    done = subprocess.run([str(program), *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotBuild(f"the GPU cannot be used: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in KERNELS:
        print(f"say which game: {', '.join(KERNELS)}", file=sys.stderr)
        return 2
    game = game_of(arguments[0])
    seats = int(arguments[1]) if len(arguments) > 1 else min(game.seats({"seats": 0, **game.usual}))
    chosen = {key: value for key, _, value in (word.partition("=") for word in arguments[2:])}
    best = 0.0
    try:
        agreed = settings(game, settle(game, seats, chosen))
        program = compiled(game.name)
        for threads in THREADS:
            for found in measured(program, agreed, threads)[1:]:
                print(json.dumps(found), flush=True)
                best = max(best, found["decisions_per_second"])
    except BadOption as fault:
        print(f"{game.name} cannot be played so: {fault}", file=sys.stderr)
        return 2
    except CannotBuild as fault:
        print(fault, file=sys.stderr)
        return 1
    print(json.dumps({"game": game.name, "seats": seats, "decisions_per_second": best}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
