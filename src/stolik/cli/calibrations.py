"""Are the chances true? What hints or reviews say, against what happens, for every number of seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from stolik.bots.chances import correction, sharpness
from stolik.cli.contestants import contestants_in
from stolik.cli.tournaments import bar, files_told
from stolik.engine.game import Game, Options
from stolik.lab.calibration.cases import Calibration, stored
from stolik.lab.calibration.fit import written
from stolik.lab.calibration.page import calibration_page, head, plots, rows, summary
from stolik.lab.calibration.run import calibrated, hinted, reviewed
from stolik.lab.pages.html import Cell
from stolik.terminal.faults import BadInput
from stolik.terminal.games import chosen, find, possible_seats, settled
from stolik.terminal.store import read_text, write_whole
from stolik.text import Texts


class Sampling(NamedTuple):
    """Games of which bot, and whether reviews are asked instead of hints."""

    bots: str
    games: int
    seats: int | None
    settings: Sequence[str]
    seed: int
    reviews: bool

    @property
    def part(self) -> str:
        """Of what is written for programs."""
        return "reviews" if self.reviews else "seats"


def run(name: str, wish: Sampling, files: Files, as_json: bool, language: str) -> int:
    game, choices = find(name), chosen(wish.settings)
    names = contestants_in(name, wish.bots)
    if len(names) > 1:
        raise BadInput("one-bot", bots=wish.bots)
    bot = names[0]
    if files.cases is not None:
        bot, found = read(files.cases, game, wish)
    else:
        counts = sorted(possible_seats(game, choices)) if wish.seats is None else [wish.seats]
        found = played(game, [settled(game, count, choices) for count in counts], bot, wish, language)
    texts = Texts(language, game)
    pages: list[tuple[Path | None, Callable[[], str]]] = [
        (files.report, lambda: calibration_page(found, bot, texts)),
        (files.plot, lambda: plots(found, bot, texts)),
        (files.correct, lambda: written([], bot, found) if wish.reviews else written(found, bot)),
    ]
    for file, page in pages:
        if file is not None:
            with files_told(file):
                write_whole(file, page())
    if as_json:
        told = {"game": name, "bot": bot, "seed": wish.seed, wish.part: [one.as_data() for one in found]}
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        show(found, texts)
    return 0


def played(game: Game[Any], agreed: Sequence[Options], bot: str, wish: Sampling, language: str) -> list[Calibration]:
    found: list[Calibration] = []
    of = reviewed if wish.reviews else hinted
    with bar(wish.games * len(agreed), language) as progress:
        for before, options in zip(count(0, wish.games), agreed, strict=False):

            def done(games: int, before: int = before) -> None:
                progress(before + games)

            found.append(calibrated(game, options, bot, wish.games, wish.seed, done, of))
    return found


def read(file: Path, game: Game[Any], wish: Sampling) -> tuple[str, list[Calibration]]:
    """What --json has written: the games need not be played again to correct them otherwise."""
    text = read_text(file)
    try:
        said = json.loads(text)
        found = [stored(one, correction(game, int(one["seats"]))) for one in said[wish.part]]
        if wish.reviews:
            found = [one.sharpened(sharpness(game, one.seats)) for one in found]
        bot, whose = str(said["bot"]), said["game"]
    except (ValueError, KeyError, TypeError):
        whose = ""
    if whose != game.name:
        raise BadInput("calibration-unreadable", file=str(file), name=game.name)
    return bot, [one for one in found if wish.seats in (None, one.seats)]


class Files(NamedTuple):
    """Where games come from instead of being played, and what is written."""

    cases: Path | None
    report: Path | None
    plot: Path | None
    correct: Path | None


def show(found: Sequence[Calibration], texts: Texts) -> None:
    for one in found:
        print(summary(one, texts))
        lines: list[Sequence[Cell]] = [head(texts), *rows(one)]
        for line in lines:
            print("  " + "".join(f"{cell!s:>14}" for cell in line))
