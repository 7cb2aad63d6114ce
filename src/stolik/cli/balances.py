"""The balance of a game: many games with a bar that moves, and the shares in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stolik.cli.contestants import contestants_in
from stolik.cli.tournaments import Where, at, bar, files_told
from stolik.games import GAMES
from stolik.lab.balance.page import balance_page, factor_name
from stolik.lab.balance.run import Balance, Wish, play, spread, variants
from stolik.lab.ratings import Share
from stolik.terminal.faults import BadInput
from stolik.terminal.games import chosen, find, possible_seats, settled
from stolik.terminal.store import write_whole
from stolik.text import Texts


def wish(
    name: str, seats: int | None, bots: str | None, settings: Sequence[str], vary: Sequence[str], games: int, seed: int
) -> Wish:
    game, choices = find(name), chosen(settings)
    for key in vary:
        if key not in game.options:
            raise BadInput("vary-unknown", option=key, choices=", ".join(game.options))
        if key in choices:
            raise BadInput("vary-set", option=key)
    names = contestants_in(name, bots or "greedy")
    wanted = min(possible_seats(game, choices)) if seats is None else seats
    if len(names) > wanted:
        raise BadInput("too-few-seats", seats=wanted, humans=0, bots=len(names))
    if not vary:
        return Wish(name, [settled(game, wanted, choices)], [], tuple(names), games, seed)
    found = variants(game, wanted, choices, vary)
    if not found:
        raise BadInput("vary-nothing", options=", ".join(vary))
    return Wish(name, found, list(vary), tuple(names), games, seed)


def run(wished: Wish, where: Where, report: Path | None, as_json: bool, language: str) -> int:
    game = GAMES[wished.game]
    with at(where) as there, bar(wished.games, language) as progress:
        balance = Balance(wished, play(wished, game, there, progress))
    if report is not None:
        with files_told(report):
            write_whole(report, balance_page(balance, Texts(language, game)))
    if as_json:
        print(balance.as_json(Texts("en", game).named))
    else:
        show(balance, Texts(language, game))
    return 1 if balance.faults else 0


def show(balance: Balance, texts: Texts) -> None:
    length = spread(balance.lengths)
    told = {"length": 0, "low": 0, "high": 0}
    if length is not None:
        told = {"length": round(length.mean), "low": round(length.low), "high": round(length.high)}
    counts = {"games": len(balance.good), "draws": balance.draws, "errors": len(balance.faults)}
    print(texts.say("balance-done", bots=", ".join(balance.wish.bots), **told, **counts))
    if balance.capped:
        print(texts.say("simulated-capped", capped=balance.capped))
    _heading(texts.say("balance-seat"), balance, texts)
    for seat, share in enumerate(balance.by_seat(), 1):
        _line(texts.say("seat-number", number=seat), share)
    for kind in balance.kinds():
        _heading(factor_name(kind, texts), balance, texts)
        for value, share in balance.by_factor(kind).items():
            _line(texts.named(kind, value), share)
    for fault in balance.faults:
        print(fault)


def _heading(factor: str, balance: Balance, texts: Texts) -> None:
    print(texts.say("balance-heading", factor=factor, fair=f"{balance.fair:.0%}"))


def _line(name: str, share: Share) -> None:
    print(f"  {name:<20} {share.share:>4.0%}  ({share.low:.0%}–{share.high:.0%}, {share.of})")
