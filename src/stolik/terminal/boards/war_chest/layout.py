"""The board with two players beside it, or with four below; then decrees, supplies and the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine import game as engine
from stolik.engine.decision import Seat
from stolik.games.war_chest.things import COIN
from stolik.games.war_chest.unit_cards import ROYAL
from stolik.games.war_chest.view import View
from stolik.terminal.boards import Space
from stolik.terminal.boards.war_chest import looks
from stolik.terminal.boards.war_chest.hexes import Comb
from stolik.terminal.boards.war_chest.panel import decrees, hand, player, supplies
from stolik.text import Texts

PANEL: Final = 29
"""Columns for a player beside the board."""
BELOW: Final = 39


def field(view: engine.View, seat: Seat | None, texts: Texts, room: Space, marks: Mapping[str, str]) -> RenderableType:
    seen = cast(View, view)
    comb = Comb(seen["hexes"], seen["sides"], texts)
    board = Text("\n", no_wrap=True).join(comb.lines(marks))
    players = [player(seen, other, seat, texts) for other in range(len(seen["players"]))]
    if room.width > comb.width + PANEL:
        return _beside(board, comb.width, players)
    return Group(board, _below(players, max(1, room.width // BELOW)))


def notes(view: engine.View, seat: Seat | None, texts: Texts) -> list[RenderableType]:
    seen = cast(View, view)
    return [_legend(seen, texts), supplies(seen, seat, texts), *decrees(seen, texts), *hand(seen, texts)]


def _beside(board: Text, wide: int, players: list[Text]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, width=wide)
    table.add_row(board, Text("\n").join(players))
    return table


def _below(players: list[Text], columns: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
    for start in range(0, len(players), columns):
        table.add_row(*players[start : start + columns])
    return table


def _legend(view: View, texts: Texts) -> Text:
    """Only what can be met in this game."""
    parts = [
        Text.assemble((looks.MARCHES[side], looks.STYLES[side]), " ", texts.say("chest-units", side=looks.SIDES[side]))
        for side in (0, 1)
    ]
    markers = Text(" ").join([Text(looks.SIDES[side], looks.INKS[side]) for side in (0, 1)])
    parts.append(markers.append(" " + texts.say("chest-control"), "none"))
    parts.append(Text.assemble((looks.LOCATION, "bold"), " ", texts.say("chest-location")))
    if view["forts"] is not None:
        parts.append(Text(f"{looks.FORT} {texts.say('chest-fort')}"))
    for unit in view["poison"]:
        parts.append(Text(f"{looks.POISON[unit]} {texts.say('chest-poison', unit=texts.say(f'unit-{unit}'))}"))
    if len(view["poison"]) > 1:
        parts.append(Text(f"{looks.BOTH_POISONS} {texts.say('chest-poison-both')}"))
    parts.append(Text(f"{looks.REMOVED} {texts.say('chest-removed')}"))
    parts.append(Text(f"{looks.CROWN} {texts.thing(COIN, ROYAL)}"))
    if view["decoys"]:
        parts.append(Text(f"{looks.DECOY} {texts.say('chest-decoy')}"))
    return Text.assemble((" · ", looks.EDGE)).join(parts)
