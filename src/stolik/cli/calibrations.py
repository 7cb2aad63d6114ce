"""Are the chances true? What hints say, against what happens, for every number of seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from stolik.cli.contestants import contestants_in
from stolik.cli.tournaments import bar, files_told
from stolik.lab.calibration.page import calibration_page, head, rows, summary
from stolik.lab.calibration.run import Calibration, calibrated
from stolik.lab.pages.html import Cell
from stolik.terminal.faults import BadInput
from stolik.terminal.games import chosen, find, possible_seats, settled
from stolik.terminal.store import write_whole
from stolik.text import Texts


def run(
    name: str,
    bots: str,
    games: int,
    seats: int | None,
    settings: Sequence[str],
    seed: int,
    report: Path | None,
    as_json: bool,
    language: str,
) -> int:
    game, choices = find(name), chosen(settings)
    names = contestants_in(name, bots)
    if len(names) > 1:
        raise BadInput("one-bot", bots=bots)
    counts = sorted(possible_seats(game, choices)) if seats is None else [seats]
    agreed = [settled(game, count, choices) for count in counts]
    found: list[Calibration] = []
    with bar(games * len(agreed), language) as progress:
        for options in agreed:
            step = Step(progress, games * len(found))
            found.append(calibrated(game, options, names[0], games, seed, step.done))
    texts = Texts(language, game)
    if report is not None:
        with files_told(report):
            write_whole(report, calibration_page(found, names[0], texts))
    if as_json:
        told = {"game": name, "bot": names[0], "seed": seed, "seats": [one.as_data() for one in found]}
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        show(found, texts)
    return 0


class Step:
    """One number of seats within the whole work."""

    def __init__(self, progress: Callable[[int], None], before: int) -> None:
        self._progress = progress
        self._before = before

    def done(self, games: int) -> None:
        self._progress(self._before + games)


def show(found: Sequence[Calibration], texts: Texts) -> None:
    for one in found:
        print(summary(one, texts))
        lines: list[Sequence[Cell]] = [head(texts), *rows(one)]
        for line in lines:
            print("  " + "".join(f"{cell!s:>14}" for cell in line))
