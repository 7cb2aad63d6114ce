"""Compiles kernels: python -m stolik.kernels.build [--quiet] [GAME …]. Without a compiler nothing is missed."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from stolik.kernels.games import KERNELS, tables_of

HERE: Final = Path(__file__).parent
STANDARD: Final = (
    *("-std=c++20", "-O3", "-fPIC", "-shared", "-fno-exceptions", "-fno-rtti", "-fvisibility=default"),
    "-ffp-contract=off",  # a search must find what Python finds, to the last bit
)
NAMES: Final = ("c++", "g++", "clang++")


class CannotBuild(Exception):
    """Why there is no kernel, in one sentence."""


class NoCompiler(CannotBuild):
    """Nothing is wrong: there is only nothing to build with."""


def compiler() -> str | None:
    wanted = os.environ.get("CXX")
    names = (wanted,) if wanted else NAMES
    return next((name for name in names if shutil.which(name.split()[0])), None)


def flags() -> list[str]:
    """$STOLIK_KERNEL_FLAGS adds to them, such as -march=native; what is built by default runs on any such machine."""
    return [*STANDARD, *os.environ.get("STOLIK_KERNEL_FLAGS", "").split()]


def folder() -> Path:
    """build/kernels of the checkout; for an installed Stolik a folder of the user's caches."""
    for above in HERE.parents:
        if (above / "pyproject.toml").is_file() and (above / "src" / "stolik").is_dir():
            return above / "build" / "kernels"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stolik" / "kernels"


def sources(name: str) -> list[Path]:
    headers = [*(HERE / "include" / "stolik").glob("*.hpp"), *(HERE / "include" / name).rglob("*.hpp")]
    return sorted([*headers, HERE / "native" / f"{name}.cpp"])


@cache
def place_of(name: str) -> Path:
    """Named by all that goes into it: an old kernel, or one with other data of the box, is never found."""
    total = sha256(f"{tables_of(name)}{flags()}{platform.machine()}".encode())
    for path in sources(name):
        total.update(path.read_bytes())
    return folder() / f"{name}-{total.hexdigest()[:16]}"


def library(name: str) -> Path:
    return place_of(name) / f"{name}.so"


def is_built(name: str) -> bool:
    return name in KERNELS and library(name).is_file()


def write_tables(name: str, into: Path) -> None:
    (into / name).mkdir(parents=True, exist_ok=True)
    (into / name / "tables.hpp").write_text(tables_of(name), encoding="utf-8")


def build(name: str) -> Path:
    """The library of a game, compiled if it is not there; made aside and moved into place, so it is whole or absent."""
    done = library(name)
    if done.is_file():
        return done
    found = compiler()
    if found is None:
        raise NoCompiler("there is no C++ compiler (Debian: g++)")
    write_tables(name, place_of(name))
    part = done.with_name(f"{name}-{os.getpid()}.part")
    include = [f"-I{HERE / 'include'}", f"-I{place_of(name)}"]
    command = [*found.split(), *flags(), *include, str(HERE / "native" / f"{name}.cpp"), "-o", str(part)]
    told = subprocess.run(command, capture_output=True, text=True)
    if told.returncode != 0:
        raise CannotBuild(f"the kernel of {name} does not compile:\n{told.stderr}")
    part.rename(done)
    clean(name)
    return done


def clean(name: str) -> None:
    """Removes what older sources have left."""
    for old in folder().glob(f"{name}-*"):
        if old != place_of(name):
            shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str]) -> int:
    quiet = "--quiet" in arguments
    try:
        for name in [name for name in arguments if name != "--quiet"] or KERNELS:
            path = build(name)
            if not quiet:
                print(f"kernel of {name}: {path}")
    except NoCompiler as fault:
        if not quiet:
            print(f"no kernels: {fault}", file=sys.stderr)
        return 1
    except CannotBuild as fault:
        print(f"no kernels: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
