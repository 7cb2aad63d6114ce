"""A tournament with a bar that moves, its standings in words, and its matches played again."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stolik.cli.contestants import contestants_in, named_commands
from stolik.games import GAMES
from stolik.lab.match.contestants import to_name
from stolik.lab.match.crew import Crew, NoRay, new_crew
from stolik.lab.tournament import rerun
from stolik.lab.tournament.page import tournament_page
from stolik.lab.tournament.plan import DUPLICATE, SWISS, SYSTEMS, BadPlan, Plan, check, whole
from stolik.lab.tournament.run import BadFolder, Folder, dated_folder, new_folder, open_folder, tournament
from stolik.lab.tournament.standings import Standings
from stolik.terminal.faults import BadInput, why
from stolik.terminal.games import chosen, find, possible_seats, settled
from stolik.terminal.store import folder as data_folder
from stolik.terminal.store import write_whole
from stolik.text import Texts
from stolik.text.program import adding

GAMES_WHEN_NOTHING_IS_SAID: Final = 100
KEPT: Final = "tournaments"
"""In the data folder."""
Where = tuple[int | None, str | None]
"""How many processes, or the address of a Ray cluster."""


def nothing_else(order: str, *others: object) -> None:
    if any(other is not None for other in others):
        raise BadInput("tournament-alone", order=order)


def planned(
    name: str | None,
    bots: str | None,
    games: int | None,
    seats: int | None,
    settings: Sequence[str],
    seed: int,
    system: str,
) -> Plan:
    if name is None:
        raise BadInput("which-game", games=", ".join(GAMES))
    if system not in SYSTEMS:
        raise BadInput("tournament-system", system=system, systems=", ".join(SYSTEMS))
    game, choices = find(name), chosen(settings)
    options = settled(game, min(possible_seats(game, choices)) if seats is None else seats, choices)
    wanted = GAMES_WHEN_NOTHING_IS_SAID if games is None else games
    plan = Plan(
        name, dict(options), tuple(game.sides(options)), tuple(contestants_in(name, bots)), wanted, seed, system
    )
    try:
        check(plan if games is not None or len(plan.bots) < 2 else filled(plan))
    except BadPlan as bad:
        raise BadInput(bad.why, None, **bad.said) from None
    return plan if games is not None else filled(plan)


def filled(plan: Plan) -> Plan:
    """Whole deals and rounds, where no number of games was asked for."""
    each = {DUPLICATE: plan.at_once, SWISS: plan.round_of_swiss}.get(plan.system, 1)
    return Plan(plan.game, plan.options, plan.sides, plan.bots, whole(plan.games, each), plan.seed, plan.system)


def fresh(path: Path, plan: Plan) -> Folder:
    with files_told(path):
        return new_folder(path, plan)


def new_in_data(data: Path | None, plan: Plan) -> Folder:
    """Among all that were kept where nobody said where."""
    where = data_folder(data) / KEPT
    with files_told(where):
        return dated_folder(where, plan)


def left(path: Path, bots: str | None) -> Folder:
    """To go on with, running such commands as are named again."""
    trusted = named_commands("--resume", bots)
    with files_told(path):
        folder = open_folder(path)
    if wanting := to_name(folder.plan.bots, trusted):
        raise BadInput("command-not-named", file=str(path), bots=wanting)
    find(folder.plan.game)
    return folder


@contextmanager
def files_told(path: Path | None) -> Iterator[None]:
    try:
        yield
    except BadFolder as bad:
        raise BadInput(bad.why, None, file=str(bad.file), **bad.said) from None
    except OSError as error:
        raise BadInput("cannot-write", file=str(error.filename or path), why=why(error)) from None


def run(
    folder_of: Callable[[], Folder], where: Where, report: Path | None, as_json: bool, language: str, *, tell: bool
) -> int:
    """The folder is made when there is somebody to play. `tell`: where it is, to somebody who did not say."""
    with at(where) as there:
        folder = folder_of()
        standings = played(folder, there, language)
    if report is not None:
        texts = Texts(language, GAMES[folder.plan.game])
        with files_told(report):
            write_whole(report, tournament_page(standings, texts))
    if as_json:
        print(json.dumps({**standings.as_data(), "saved": str(folder.path)}, ensure_ascii=False, indent=2))
    else:
        show(standings, language)
    if tell:
        print(Texts(language).say("tournament-kept", folder=str(folder.path)), file=sys.stderr)
    return 1 if standings.faults else 0


def played(folder: Folder, there: Crew, language: str) -> Standings:
    plan = folder.plan
    try:
        with files_told(folder.path), bar(plan.games, language) as progress:
            return Standings(plan, tournament(plan, there, folder, progress))
    except KeyboardInterrupt:
        print(Texts(language).say("tournament-left", folder=str(folder.path)), file=sys.stderr)
        raise


def at(where: Where) -> Crew:
    processes, ray = where
    if processes is not None and ray is not None:
        raise BadInput("processes-or-ray")
    try:
        return new_crew(processes, ray)
    except NoRay as fault:
        said = str(fault)
        raise (
            BadInput("ray-silent", address=ray, why=said) if said else BadInput("no-ray", command=adding("ray"))
        ) from None


@contextmanager
def bar(total: int, language: str, what: str = "simulating", quiet: bool = False) -> Iterator[Callable[[int], None]]:
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal) as progress:
        task = progress.add_task(Texts(language).say(what), total=total)
        yield lambda done: progress.update(task, completed=done)


def show(standings: Standings, language: str) -> None:
    texts = Texts(language)
    counts = {"games": len(standings.outcomes), "draws": standings.draws, "errors": len(standings.faults)}
    print(texts.say("tournament-done", **counts))
    if standings.capped:
        print(texts.say("simulated-capped", capped=standings.capped))
    wins, shares = standings.wins(), standings.shares()
    width = max(map(len, standings.plan.bots))
    for bot, rating in sorted(standings.ratings().items(), key=lambda pair: -pair[1].elo):
        elo, off = f"{rating.elo:.0f}", f"{rating.high - rating.elo:.0f}"
        print(
            texts.say("tournament-line", bot=f"{bot:<{width}}", elo=elo, off=off, wins=wins[bot], games=shares[bot].of)
        )
    print(texts.say("tournament-cross"))
    cross = standings.cross()
    for one in standings.plan.bots:
        met = [(other, cross[one, other]) for other in standings.plan.bots if other != one]
        told = [f"{other} {score.wins}–{score.draws}–{score.losses}" for other, score in met]
        print(f"  {one:<{width}}  {', '.join(told)}")
    ratio = standings.luck_ratio()
    if ratio is not None:
        print(texts.say("lab-luck-ratio", ratio=f"{ratio:.2f}"))
    for fault in standings.faults:
        print(fault)


def play_again(path: Path, bots: str | None, as_json: bool, language: str) -> int:
    trusted = named_commands("--rerun", bots)
    with files_told(path):
        files = rerun.records_in(path)
        with bar(len(files), language) as progress:
            different = rerun.rerun(files, GAMES, progress, trusted)
    if as_json:
        told = {
            "games": len(files),
            "same": len(files) - len(different),
            "different": [str(file) for file in different],
        }
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        print(Texts(language).say("rerun-done", games=len(files), same=len(files) - len(different)))
        for file in different:
            print(file)
    return 1 if different else 0
