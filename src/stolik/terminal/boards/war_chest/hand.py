"""What only the looking seat sees: its hand, the drawn coin, its face-down coins, a hand it has spied on."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.games.war_chest.view import View
from stolik.terminal.boards.war_chest.looks import tag_of, tags
from stolik.text import Texts


def hand(view: View, texts: Texts) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for key, coins in (("chest-hand", view["hand"]), ("chest-drawn-coin", view["drawn"])):
        if coins:
            lines += [Text(texts.say(key), "bold"), _coins(coins, texts)]
    if view["down"]:
        lines.append(Text(texts.say("chest-own-down", coins=tags(view["down"], texts)), "dim"))
    if view["spied"] is not None:
        seat = texts.seat(view["spied"]["seat"])
        lines.append(Text(texts.say("chest-spied", seat=seat, coins=tags(view["spied"]["coins"], texts)), "italic"))
    return lines


def _coins(coins: list[str], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for coin, many in Counter(coins).items():
        name = texts.say(f"coin-{coin}") + (f" ×{many}" if many > 1 else "")
        table.add_row(Text(f" {tag_of(coin, texts)}", "bold orange3"), Text(name, "bold"), _text(coin, texts))
    return table


def _text(coin: str, texts: Texts) -> str:
    key = f"unit-{coin}-text"
    return texts.say(key if texts.has(key) else f"coin-{coin}-text")
