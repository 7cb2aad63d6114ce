"""How fast the games are: pure and compiled, beside engines that others wrote, in one run and on CPU time.

Every process does a little of everything in each round, in turn, so that what else the machine is doing hits all alike;
a number is the median of the rounds, a ratio the median of the ratios within the rounds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rich.console import Console

from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.kernels.games import KERNELS
from stolik.kernels.speed import KERNEL, PURE
from stolik.lab.bench import beside
from stolik.lab.bench.children import Child, ChildDied, checkout, make_peers, our_child, our_command, peers_child, trees
from stolik.lab.bench.measure import JOBS, NATIVE
from stolik.lab.bench.rows import CATAN, Bench, BenchRow
from stolik.lab.bench.show import as_rows, in_page, machine, progress_on, show
from stolik.lab.pages.markdown import title

PEER_NAMES: Final = {
    CATAN: "Catanatron, 2",
    "backgammon": "OpenSpiel backgammon",
    "gin_rummy": "OpenSpiel gin rummy",
    "python_block_dominoes": "OpenSpiel dominoes (Python)",
    "connect_four": "PettingZoo connect four",
    "texas_holdem": "PettingZoo Texas hold'em",
    "rlcard_gin_rummy": "RLCard gin rummy",
}


def main(argv: Sequence[str] | None = None) -> int:
    wanted = arguments().parse_args(argv)
    messages = Console(stderr=True, highlight=False)
    root = checkout()
    cases = [(name, seats) for name in GAMES if wanted.game in (None, name) for seats in seats_measured(name)]
    if not cases:
        messages.print(f"there is no game {wanted.game}; there are {', '.join(GAMES)}")
        return 2
    ours = trees(root, messages.print)
    if wanted.profile:
        return profile(next(iter(ours.values())), *cases[0])
    rounds, seconds = (3, 0.05) if wanted.quick else (7, 0.3)
    try:
        if wanted.beside is not None:
            return compare(cases, root, wanted, seconds / 3, messages)
        with ExitStack() as open_children:
            children = [open_children.enter_context(our_child(tree)) for tree in ours.values()]
            found = [row for name, seats in cases for row in our_rows(name, seats, children)]
            for row in found:
                if row.kind == PURE and row.game in KERNELS and row.game not in row.child.about["kernels"]:
                    messages.print(f"the kernel of {row.name} is not built; scripts/compile builds it")
            bench = Bench(found, [] if wanted.no_peers else peer_rows(root, open_children, messages))
            with progress_on(messages) as progress:
                bench.run(rounds, seconds, progress)
            report = {"rounds": rounds, "seconds": seconds, "machine": machine(bench), "rows": as_rows(bench)}
    except ChildDied:
        messages.print("a measured process has ended; what it said stands above")
        return 1
    except KeyboardInterrupt:
        return 130
    if wanted.page is not None:
        wanted.page.write_text(in_page(wanted.page.read_text(encoding="utf-8"), bench, report), encoding="utf-8")
    if wanted.json:
        print(json.dumps(report, indent=2))
    else:
        show(bench, report)
    return 0


def compare(
    cases: beside.Cases, root: Path | None, wanted: argparse.Namespace, seconds: float, messages: Console
) -> int:
    found = beside.compared(cases, root, wanted.beside.resolve(), seconds, messages)
    if wanted.json:
        print(json.dumps([pair.told() for pair in found], indent=2))
    else:
        beside.show(found, wanted.beside.resolve())
    return 0


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik bench", description="Measures the speed of the games on CPU time.")
    parser.add_argument("--game", help="measure this game only")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    parser.add_argument("--no-peers", action="store_true", help="without the engines of others")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="also put the table into this page, between its marks"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="measure instead in turn with another checkout")
    parser.add_argument("--profile", action="store_true", help="show instead where the time of one game goes, pure")
    return parser


def seats_measured(name: str) -> list[int]:
    """The numbers of seats to measure: up to four, and the fewest."""
    game = GAMES[name]
    possible = game.seats({key: option.default for key, option in game.options.items()})
    fewest = min(possible)
    most = max((seats for seats in possible if seats <= 4), default=fewest)
    return [seats for seats in dict.fromkeys((most, fewest)) if settle(game, seats, {})]


def our_rows(name: str, seats: int, children: Sequence[Child]) -> list[BenchRow]:
    """At each speed that is there; the kernel is measured by the first of the processes."""
    called = f"{title(name)}, {seats}"
    rows = [BenchRow(called, name, seats, child, list(JOBS)) for child in children]
    if name in children[0].about["kernels"]:
        rows.append(BenchRow(called, name, seats, children[0], list(NATIVE), KERNEL))
    return rows


def peer_rows(root: Path | None, open_children: ExitStack, messages: Console) -> list[BenchRow]:
    """Whichever of the others can be installed here."""
    if root is None or not make_peers(root, messages.print):
        messages.print("the other engines are not to be had, so ours are measured alone")
        return []
    try:
        child = open_children.enter_context(peers_child(root))
    except ChildDied:
        messages.print("the other engines do not run, so ours are measured alone")
        return []
    copied = child.about["copied"]
    return [
        BenchRow(PEER_NAMES[game], game, 2, child, ["play", "copies"] if game in copied else ["play"])
        for game in child.about["games"]
    ]


def profile(tree: Path, game: str, seats: int) -> int:
    command, environment = our_command(tree, game, str(seats), "3")
    return subprocess.run(command, env=environment).returncode
