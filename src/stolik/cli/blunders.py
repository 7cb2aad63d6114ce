"""The blunders of bots: how many of each kind, and where."""

from __future__ import annotations

import json
from collections.abc import Sequence

from stolik.cli.contestants import contestants_in
from stolik.cli.tournaments import bar
from stolik.lab.blunders.run import Watched, watched
from stolik.lab.blunders.watch import KINDS
from stolik.terminal.games import chosen, find, possible_seats, settled
from stolik.text import Texts


def run(
    name: str,
    bots: str,
    games: int,
    seats: int | None,
    settings: Sequence[str],
    seed: int,
    as_json: bool,
    language: str,
) -> int:
    game, choices = find(name), chosen(settings)
    names = contestants_in(name, bots)
    options = settled(game, min(possible_seats(game, choices)) if seats is None else seats, choices)
    found: dict[str, Watched] = {}
    for one in names:
        with bar(games, language) as progress:
            found[one] = watched(game, options, one, games, seed, progress)
    if as_json:
        told = {"game": name, "seed": seed, "bots": {one: seen.as_data() for one, seen in found.items()}}
        print(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        show(found, Texts(language))
    return 0


def show(found: dict[str, Watched], texts: Texts) -> None:
    for bot, seen in found.items():
        print(texts.say("blunders-line", bot=bot, games=seen.games, questions=seen.questions))
        for kind in KINDS:
            some = [one for one in seen.blunders if one.kind == kind]
            print(f"  {texts.say(f'blunder-{kind}', number=len(some))}")
            for one in some:
                print(f"    {texts.say('blunder-where', game=one.game, step=one.step, seat=one.seat + 1)}")
