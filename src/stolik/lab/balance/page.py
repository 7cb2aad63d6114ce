"""The balance of a game as a page with plots."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.engine.decision import Answer
from stolik.lab.balance.run import Balance, spread
from stolik.lab.pages import svg
from stolik.lab.pages.html import Cell, Page, table
from stolik.lab.pages.sections import game_name, length_section, named, option_value, options_section, percent
from stolik.lab.ratings import Share, wilson
from stolik.text import Texts


def balance_page(balance: Balance, texts: Texts) -> str:
    wish = balance.wish
    seats = int(wish.variants[0]["seats"])
    sub = texts.say("lab-balance-sub", bots=", ".join(wish.bots), seats=seats, seed=wish.seed)
    page = Page(texts.language, texts.say("lab-balance-title", game=game_name(texts)), sub)
    page.tiles(_tiles(balance, texts))
    by_seat = {texts.say("seat-number", number=seat): share for seat, share in enumerate(balance.by_seat(), 1)}
    _shares(page, texts.say("lab-by-seat"), by_seat, balance.fair, texts.say("lab-fair-note"), texts)
    for kind in balance.kinds():
        found = {texts.named(kind, value): share for value, share in balance.by_factor(kind).items()}
        _shares(page, factor_name(kind, texts), found, balance.fair, texts.say("lab-factor-note"), texts)
    for key in wish.varied:
        _varied(page, balance, key, texts)
    length_section(page, balance.lengths, texts)
    if balance.margins:
        title = texts.say("lab-spread")
        page.section(title, svg.histogram(balance.margins, title))
    agreed = {key: value for key, value in wish.variants[0].items() if key not in wish.varied}
    options_section(page, agreed, texts)
    return page.html()


def factor_name(kind: str, texts: Texts) -> str:
    said = named(f"factor-{kind}", kind, texts)
    return said[:1].upper() + said[1:]


def _tiles(balance: Balance, texts: Texts) -> list[tuple[str, str]]:
    length = spread(balance.lengths)
    told = [
        (texts.say("lab-matches"), str(len(balance.good))),
        (texts.say("lab-draws"), str(balance.draws)),
        (texts.say("lab-capped"), str(balance.capped)),
        (texts.say("lab-errors"), str(len(balance.faults))),
    ]
    return told if length is None else [*told, (texts.say("lab-length"), f"{length.mean:.0f}")]


def _shares(page: Page, title: str, found: Mapping[str, Share], fair: float, note: str, texts: Texts) -> None:
    bars = [(name, share.share, share.low, share.high, percent(share)) for name, share in found.items()]
    rows = [[name, str(share.of), percent(share)] for name, share in found.items()]
    numbers = table([title, texts.say("lab-had"), texts.say("lab-wins")], rows)
    page.section(
        title,
        f"{svg.dots(bars, title, fair, 0.0)}<details><summary>{texts.say('lab-numbers')}</summary>{numbers}</details>",
        note,
    )


def _varied(page: Page, balance: Balance, key: str, texts: Texts) -> None:
    """How long and how fair the games are for each value; then what the seats had, value by value."""
    head = [named(f"option-{key}", key, texts), *(texts.say(word) for word in ("lab-matches", "lab-length"))]
    rows: list[list[Cell]] = []
    for value in balance.values(key):
        games = balance.agreed(key, value)
        length = spread([found.answers for found in games])
        first = wilson(sum(0 in found.winners for found in games), len(games))
        told = "–" if length is None else f"{length.mean:.0f} ({length.low:.0f}–{length.high:.0f})"
        rows.append([option_value(key, value, texts), str(len(games)), told, percent(first)])
    body = table([*head, texts.say("lab-first-seat")], rows)
    body += "".join(_crossed(balance, key, kind, texts) for kind in balance.kinds())
    page.section(texts.say("lab-varied", option=head[0]), body)


def _crossed(balance: Balance, key: str, kind: str, texts: Texts) -> str:
    values = balance.values(key)
    columns = [balance.by_factor(kind, {key: value}) for value in values]
    head = [factor_name(kind, texts), *(option_value(key, value, texts) for value in values)]
    rows: list[list[Cell]] = [
        [texts.named(kind, had), *(_cell(column, had) for column in columns)] for had in balance.by_factor(kind)
    ]
    return table(head, rows)


def _cell(column: Mapping[Answer, Share], had: Answer) -> Cell:
    return (f"{column[had].share:.0%}", column[had].share) if had in column else "–"
