"""What lies beside the board: the players with their coins, the markers, the forts, the decrees, the own hand."""

from __future__ import annotations

from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.games.war_chest.view import UnitView, View
from stolik.terminal.boards.war_chest.looks import INKS, MARCHES, REMOVED, SIDES, STYLES, TURN, tag_of, tags
from stolik.text import Texts

BEFORE_THE_GAME = ("layout", "drafting")


def player(view: View, seat: Seat, looking: Seat | None, texts: Texts) -> Text:
    """Who it is, then the units with their supply, then where the coins are."""
    lines = [_who(view, seat, texts)]
    started = view["phase"] not in BEFORE_THE_GAME
    lines += [_unit(unit, view["sides"][seat], started, texts) for unit in view["players"][seat]["units"]]
    if started:
        lines += _coins(view, seat, looking, texts)
    return Text("\n").join(lines)


def _who(view: View, seat: Seat, texts: Texts) -> Text:
    side = view["sides"][seat]
    line = Text.assemble(
        (TURN if view["turn"] == seat else " ", "bold"),
        (f"{MARCHES[side]}{SIDES[side]}", f"bold {STYLES[side]}"),
        " ",
        (texts.seat(seat), "bold"),
    )
    return line.append(" · " + texts.say("chest-initiative"), "italic") if view["initiative"] == seat else line


def _unit(unit: UnitView, side: int, started: bool, texts: Texts) -> Text:
    line = Text.assemble((tag_of(unit["unit"], texts), STYLES[side]), " ", texts.say(f"unit-{unit['unit']}"))
    if started:
        line.append(" " + texts.say("chest-supply", coins=unit["supply"]), "cyan" if unit["supply"] else "dim")
    return line.append(f" {REMOVED}{unit['removed']}", "red3") if unit["removed"] else line


def _coins(view: View, seat: Seat, looking: Seat | None, texts: Texts) -> list[Text]:
    """How many are in bag, hand and pile is open, and what they are together; the own bag is known to its owner."""
    zones = view["players"][seat]
    counts = [texts.say("chest-bag", coins=zones["bag"]), texts.say("chest-hand-count", coins=zones["hand"])]
    if zones["drawn"]:
        counts.append(texts.say("chest-drawn"))
    piles = [texts.say("chest-down", coins=zones["down"]), texts.say("chest-up", coins=tags(zones["up"], texts))]
    if seat == looking:
        known = texts.say("chest-own-bag", coins=tags(view["bag"], texts))
    else:
        known = texts.say("chest-reserve", coins=tags(zones["reserve"], texts))
    return [Text(" " + " · ".join(counts)), Text(" " + " · ".join(piles)), Text(" " + known, "dim")]


def supplies(view: View, seat: Seat | None, texts: Texts) -> Text:
    """The round, the markers that are still to be placed, the fortifications, the decoys, the draft."""
    parts = [Text(_round(view, texts), "bold")] if view["round"] else []
    left = Text(", ").join([Text(f"{SIDES[side]} {view['markers'][side]}", INKS[side]) for side in (0, 1)])
    parts.append(Text(texts.say("chest-markers") + " ").append_text(left))
    if view["forts"] is not None:
        parts.append(Text(texts.say("chest-forts", forts=view["forts"])))
    if view["claimed"]:
        parts.append(Text(texts.say("chest-claimed")))
    parts += [Text(_decoy(unit, holder, texts)) for unit, holder in view["decoys"].items()]
    if view["phase"] == "drafting" and seat is None:  # whoever drafts reads it in the options
        parts.append(Text(texts.say("chest-pool", units=_units(view["pool"], texts))))
    if view["banned"]:
        parts.append(Text(texts.say("chest-banned", units=_units(view["banned"], texts))))
    return Text.assemble(("  ·  ", "dim")).join(parts)


def _round(view: View, texts: Texts) -> str:
    if view["limit"]:
        return texts.say("chest-round-of", round=view["round"], limit=view["limit"])
    return texts.say("chest-round", round=view["round"])


def _decoy(unit: str, holder: Seat | str, texts: Texts) -> str:
    decoy = texts.say(f"coin-decoy_{unit}")
    if isinstance(holder, str):
        return texts.say("chest-decoy-free", decoy=decoy)
    return texts.say("chest-decoy-with", decoy=decoy, seat=texts.seat(holder))


def _units(units: list[str], texts: Texts) -> str:
    return ", ".join(texts.say(f"unit-{unit}") for unit in units)


def decrees(view: View, texts: Texts) -> list[RenderableType]:
    """With the seals that lie on them."""
    if not view["decrees"]:
        return []
    table = Table.grid(padding=(0, 1))
    for row in view["decrees"]:
        seals = Text(" ").join([Text(SIDES[side], INKS[side]) for side in row["seals"]]) if row["seals"] else Text("–")
        name = Text(" " + texts.say(f"decree-{row['decree']}"), "bold orange3")
        table.add_row(name, seals, texts.say(f"decree-{row['decree']}-text"))
    return [Text(texts.say("chest-decrees"), "bold"), table]


# What only the looking seat sees


def hand(view: View, texts: Texts) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for key, coins in (("chest-hand", view["hand"]), ("chest-drawn-coin", view["drawn"])):
        if coins:
            lines += [Text(texts.say(key), "bold"), _own_coins(coins, texts)]
    if view["down"]:
        lines.append(Text(texts.say("chest-own-down", coins=tags(view["down"], texts)), "dim"))
    if view["spied"] is not None:
        seat = texts.seat(view["spied"]["seat"])
        lines.append(Text(texts.say("chest-spied", seat=seat, coins=tags(view["spied"]["coins"], texts)), "italic"))
    return lines


def _own_coins(coins: list[str], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for coin, many in Counter(coins).items():
        name = texts.say(f"coin-{coin}") + (f" ×{many}" if many > 1 else "")
        table.add_row(Text(f" {tag_of(coin, texts)}", "bold orange3"), Text(name, "bold"), _coin_text(coin, texts))
    return table


def _coin_text(coin: str, texts: Texts) -> str:
    key = f"unit-{coin}-text"
    return texts.say(key if texts.has(key) else f"coin-{coin}-text")
