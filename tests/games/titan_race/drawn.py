"""Tracks that tests draw, in a kernel made for them: its tables of tracks can be written."""

from __future__ import annotations

import subprocess
from ctypes import c_int8
from hashlib import sha256
from pathlib import Path

from stolik.games.titan_race.board import SQUARES
from stolik.games.titan_race.state import State
from stolik.games.titan_race.tracks import TRACKS, Course
from stolik.kernels.build import HERE, compiler, flags, folder, place_of, write_tables
from stolik.kernels.native import Library
from tests.games.in_kernel import OfTheBox

SOURCE = Path(__file__).with_name("drawn.cpp")
KEYS = ("track", "track2", "track3")


def library(name: str) -> Path:
    """Compiled if it is not there, beside the kernel that everybody uses."""
    digest = sha256(SOURCE.read_bytes()).hexdigest()[:8]
    place = folder() / f"drawn-{place_of(name).name}-{digest}"
    done = place / f"{name}.so"
    if not done.is_file():
        write_tables(name, place)
        found = compiler()
        assert found is not None
        part = done.with_suffix(".part")
        command = [*found.split(), *flags(), "-O1", f"-I{HERE}", f"-I{HERE / 'include'}", f"-I{place}"]
        subprocess.run([*command, str(SOURCE), "-o", str(part)], check=True)
        part.rename(done)
    return done


class Drawn(OfTheBox):
    def __init__(self, name: str) -> None:
        self.native = Library(name, library(name))

    def lay(self, state: State) -> None:
        """Drawn tracks take the places of those that were agreed on; others have their own again."""
        names = [str(state.agreed.options[key]) for key in KEYS[: len(state.course.tracks)]]
        if not TRACKS.keys() >= set(state.course.tracks):
            state.course = Course(tuple(names), state.course.squares)
        for board, name in enumerate(names):
            squares = slice(board * SQUARES, (board + 1) * SQUARES)
            columns = [column[squares] for column in (state.course.terrain, state.course.special, state.course.acts)]
            written = [(c_int8 * SQUARES)(*map(int, column)) for column in columns]
            self.native.calls.draw_track(list(TRACKS).index(name), *written)
