"""The rules and a kernel side by side, with a bar that moves, and what differs in words."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import Progress

from stolik.kernels.build import CannotBuild, build
from stolik.kernels.games import KERNELS
from stolik.kernels.lockstep import Compared, lockstep
from stolik.kernels.native import Library, kernel
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.text import Texts


def run(name: str, games: int, seed: int, as_json: bool, language: str) -> int:
    """1 where they differ."""
    texts, errors = Texts(language), Console(stderr=True)
    found = made(name)
    with Progress(console=errors, transient=True, disable=as_json or not errors.is_terminal) as progress:
        task = progress.add_task(texts.say("simulating"), total=games)

        def tell(sofar: Compared) -> None:
            progress.update(task, completed=sofar.games)

        compared = lockstep(found, games, seed, tell=tell)
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
