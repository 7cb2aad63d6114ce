"""A few games between bots that no registry knows. `python -m stolik.adapters.duel titan_race random "sh bot.sh"`"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from stolik.adapters.lines import LinesBot
from stolik.adapters.match import CAP, Match, settled
from stolik.bots.bot import Bot, answer_of
from stolik.bots.levels import BOTS, bot
from stolik.engine.decision import CHANCE
from stolik.engine.game import Game, Options
from stolik.games import GAMES

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def duel(game: Game[Any], options: Options, makers: Sequence[Maker], games: int, seed: int = 1) -> list[float]:
    """The points of each maker's bots, on average over the seats they had; seats move on by one from game to game."""
    totals = [0.0] * len(makers)
    sat = [0] * len(makers)
    for number in range(games):
        match = Match(game, options, CAP)
        luck = Random(f"{seed} {number}")
        whose = [(seat + number) % len(makers) for seat in range(match.seats)]
        play(match, [makers[maker](luck.getrandbits(32)) for maker in whose], luck)
        for maker, points in zip(whose, match.returns(), strict=True):
            totals[maker] += points
            sat[maker] += 1
    return [total / max(1, count) for total, count in zip(totals, sat, strict=True)]


def play(match: Match, bots: Sequence[Bot], luck: Random) -> None:
    match.pass_chance(luck)
    while (decision := match.decision) is not None:
        assert decision.player != CHANCE
        match.play(answer_of(bots[decision.player], match.position))
        match.pass_chance(luck)
    for player in bots:
        if isinstance(player, LinesBot):
            player.close()


def maker(name: str) -> Maker:
    """A bot by its name, or a command that speaks lines."""
    return lambda seed: bot(name, seed) if name in BOTS else LinesBot(name, seed)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="stolik.adapters.duel", description="Games between bots and commands")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("bots", nargs="+", help=f"one of {', '.join(BOTS)}, or a command that speaks lines")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(arguments)
    game = GAMES[said.game]
    options = settled(game, {"seats": said.seats or max(2, len(said.bots))})
    averages = duel(game, options, [maker(name) for name in said.bots], said.games, said.seed)
    for name, average in zip(said.bots, averages, strict=True):
        print(f"{average:+.2f}  {name}")


if __name__ == "__main__":
    main()
