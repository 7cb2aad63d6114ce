"""The map, then its signs, what is not drawn of it, the supply, the fight under way and the heroes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from stolik.engine import game as engine
from stolik.engine.decision import Seat
from stolik.games.karak2.shapes import TileView, View
from stolik.terminal.boards import Space
from stolik.terminal.boards.karak2 import looks
from stolik.terminal.boards.karak2.hexes import Map
from stolik.terminal.boards.karak2.panel import in_hand, player, roll, supplies
from stolik.terminal.boards.karak2.window import window
from stolik.text import Texts


def field(view: engine.View, seat: Seat | None, texts: Texts, room: Space, marks: Mapping[str, str]) -> RenderableType:
    seen = cast(View, view)
    spots = [[int(part) for part in mark.split(",")] for mark in marks if "," in mark]
    frame = window([*[tile["at"] for tile in seen["tiles"]], *spots], _focus(seen, seat), room)
    beyond = [tile for tile in seen["tiles"] if not frame.holds(tile["at"])]
    lines = Text("\n", no_wrap=True).join(Map(seen, texts, marks).lines(frame))
    return Group(lines, _beyond(seen, beyond, texts, marks)) if beyond else lines


def notes(view: engine.View, seat: Seat | None, texts: Texts) -> list[RenderableType]:
    seen = cast(View, view)
    return [
        _legend(seen, texts),
        supplies(seen, texts),
        *in_hand(seen, texts),
        *[roll(thrown, texts) for thrown in seen["rolls"]],
        *[line for other in range(len(seen["players"])) for line in player(seen, other, texts)],
    ]


def _focus(view: View, seat: Seat | None) -> Sequence[int]:
    """The place of whoever looks, or of whose turn it is."""
    who = seat if seat is not None else view["turn"]
    return view["tiles"][view["players"][who]["tile"] if who is not None else 0]["at"]


def _legend(view: View, texts: Texts) -> Text:
    """Only what can be seen now."""
    tiles = view["tiles"]
    known = [terrain for terrain in looks.TERRAIN if any(terrain in tile["terrain"] for tile in tiles)]
    parts = [
        Text.assemble((looks.TERRAIN[terrain], looks.INKS[terrain]), " ", texts.say(f"karak-land-{terrain}"))
        for terrain in known
    ]
    parts.append(
        Text(", ".join(f"{looks.letter(name, texts)} {texts.say(f'resource-{name}')}" for name in view["supply"]))
    )
    signs = [
        (True, looks.HERO, "karak-hero"),
        (any(tile["town"] is not None for tile in tiles), looks.TOWN, "karak-town"),
        (any(tile["chasms"] for tile in tiles), looks.CHASM, "karak-chasm"),
        (any(tile["residents"] for tile in tiles), looks.RESIDENTS, "karak-residents"),
        (any(tile["items"] for tile in tiles), looks.ITEM, "karak-items"),
        (view["general"], looks.GENERAL, "karak-general-here"),
    ]
    parts += [Text(f"{sign} {texts.say(key)}") for there, sign, key in signs if there]
    met = sorted({army["army"] for tile in tiles for army in tile["armies"]})
    parts += [Text(f"{texts.say(f'tag-{army}')} {texts.say(f'army-{army}')}") for army in met]
    return Text.assemble((" · ", looks.EDGE)).join(parts)


def _beyond(view: View, tiles: Sequence[TileView], texts: Texts, marks: Mapping[str, str]) -> Text:
    """In words, so that nothing is lost."""
    return Text(texts.say("karak-beyond", tiles="; ".join(_told(view, tile, texts, marks) for tile in tiles)), "dim")


def _told(view: View, tile: TileView, texts: Texts, marks: Mapping[str, str]) -> str:
    name = str(tile["tile"])
    words = [f"{name}:{marks[name]}" if name in marks else name, texts.say(f"land-{tile['land']}")]
    words += [f"{texts.say('tag-' + army['army'])}{army['strength']}" for army in tile["armies"]]
    if tile["general"]:
        words.append(f"{looks.GENERAL}{view['general_strength']}")
    if tile["residents"]:
        words.append(f"{looks.RESIDENTS}{tile['residents']}")
    if tile["items"]:
        words.append(f"{looks.ITEM}{len(tile['items'])}")
    if tile["town"] is not None:
        words.append(f"{looks.TOWN}{tile['town'] + 1}")
    here = [str(seat + 1) for seat, one in enumerate(view["players"]) if one["tile"] == tile["tile"]]
    return " ".join([*words, *([looks.HERO + "".join(here)] if here else [])])
