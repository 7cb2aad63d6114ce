"""A simulation with a bar that moves, and its report in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stolik.cli.tournaments import bar
from stolik.engine.game import Game, Options
from stolik.lab.simulation import Report, simulate
from stolik.terminal.faults import BadInput, why
from stolik.text import Texts


def run(
    game: Game[Any],
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    save: Path | None,
    check: bool,
    *,
    quiet: bool,
    language: str,
) -> Report:
    try:
        with bar(games, language, quiet=quiet) as progress:
            return simulate(game, options, bots, games, seed, save=save, check=check, progress=progress)
    except FileExistsError as error:
        file = error.filename or str(error).partition(" is there")[0]
        raise BadInput("file-exists", file=file) from None
    except OSError as error:
        raise BadInput("cannot-write", file=str(save), why=why(error)) from None


def show(report: Report, language: str) -> None:
    texts = Texts(language)
    print(texts.say("simulated", games=report.games, finished=report.finished, errors=report.errors))
    rate = round(report.decisions_per_second)
    print(texts.say("simulated-speed", decisions=report.decisions, seconds=round(report.cpu_seconds, 2), rate=rate))
    if report.capped:
        print(texts.say("simulated-capped", capped=report.capped))
    for name, wins in report.wins.items():
        print(texts.say("simulated-wins", bot=name, wins=wins))
    if report.draws:
        print(texts.say("simulated-draws", draws=report.draws))
    for fault in report.faults:
        print(fault)
