"""The rules and a kernel side by side, with a bar that moves, and what differs in words."""

from __future__ import annotations

import sys

from stolik.cli.tournaments import bar
from stolik.kernels.build import CannotBuild, build
from stolik.kernels.games import KERNELS
from stolik.kernels.lockstep import lockstep
from stolik.kernels.native import Library, kernel
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.text import Texts


def run(name: str, games: int, seed: int, as_json: bool, language: str) -> int:
    """1 where they differ."""
    texts, found = Texts(language), made(name)
    with bar(games, language, quiet=as_json) as progress:
        compared = lockstep(found, games, seed, tell=lambda sofar: progress(sofar.games))
    if as_json:
        print(compared.as_json())
        for difference in compared.differences:
            print(difference, file=sys.stderr)
    else:
        print(texts.say("lockstep-done", games=compared.games, decisions=compared.decisions))
        for difference in compared.differences or [texts.say("lockstep-same")]:
            print(difference)
    return 1 if compared.differences else 0


def made(name: str) -> Library:
    """The kernel of a game, compiled if need be."""
    find(name)
    if name not in KERNELS:
        raise BadInput("no-kernel", name=name, games=", ".join(KERNELS))
    try:
        build(name)
    except CannotBuild as fault:
        raise BadInput("kernel-not-built", why=str(fault)) from None
    found = kernel(name)
    assert found is not None, "it has just been built"
    return found
