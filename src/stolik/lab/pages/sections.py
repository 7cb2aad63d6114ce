"""What several reports say alike: shares, lengths, what was agreed."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Setting
from stolik.engine.options import written
from stolik.lab.pages import svg
from stolik.lab.pages.html import Page, table
from stolik.lab.ratings import Share
from stolik.text import Texts


def game_name(texts: Texts) -> str:
    assert texts.game is not None
    return named("game-name", texts.game.name, texts)


def percent(share: Share) -> str:
    return f"{share.share:.0%} ({share.low:.0%}–{share.high:.0%})"


def seat_section(page: Page, shares: Sequence[Share], sides: int, draws: int, texts: Texts) -> None:
    of = shares[0].of
    fair = (of - draws) / of / sides if of else 0.0
    bars = [
        (texts.say("seat-number", number=seat), share.share, share.low, share.high, percent(share))
        for seat, share in enumerate(shares, 1)
    ]
    title = texts.say("lab-by-seat")
    page.section(title, svg.dots(bars, title, fair, 0.0), texts.say("lab-fair-note"))


def length_section(page: Page, lengths: Sequence[int], texts: Texts) -> None:
    if lengths:
        title = texts.say("lab-lengths")
        page.section(title, svg.histogram(lengths, title))


def options_section(page: Page, options: dict[str, Setting], texts: Texts) -> None:
    rows = [[named(f"option-{key}", key, texts), option_value(key, value, texts)] for key, value in options.items()]
    page.section(texts.say("lab-options"), table([texts.say("lab-option"), texts.say("lab-value")], rows))


def named(key: str, otherwise: str, texts: Texts) -> str:
    """A message that a game may have or not."""
    return texts.say(key) if texts.has(key) else otherwise


def option_value(key: str, value: Setting, texts: Texts) -> str:
    return named(f"option-{key}-{written(value)}", written(value), texts)
