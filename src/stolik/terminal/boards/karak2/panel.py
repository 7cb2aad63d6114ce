"""What lies beside the map: the heroes with all they own, the supply, the fight under way."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.games.karak2.shapes import Player, RollView, SightView, View
from stolik.terminal.boards.karak2 import looks
from stolik.text import Texts

DOT = " · "


def player(view: View, seat: Seat, texts: Texts) -> list[RenderableType]:
    """Who it is, how the hero stands, what the army is, what the town has."""
    one = view["players"][seat]
    below = [_standing(one, texts), *_owned(one, texts)] if one["hero"] is not None else []
    return [_who(view, seat, texts), *[Padding.indent(line, 3) for line in below]]


def _who(view: View, seat: Seat, texts: Texts) -> Text:
    one = view["players"][seat]
    line = Text.assemble(
        (looks.TURN if view["turn"] == seat else " ", "bold"), (f"{seat + 1}", looks.STYLES[seat]), " "
    )
    line.append(texts.seat(seat), "bold")
    if one["hero"] is None:
        return line
    line.append(DOT + texts.say(f"hero-{one['hero']}"))
    line.append(DOT + texts.say("karak-points", points=one["points"]), "bold")
    notes = [
        (view["emperor"] == seat, looks.CROWN + " " + texts.say("karak-emperor")),
        (view["trophy"] == seat, texts.say("karak-trophy")),
        (one["plagued"], texts.say("karak-plague")),
        (not one["life"], texts.say("karak-unconscious")),
    ]
    for holds, note in notes:
        if holds:
            line.append(DOT + note, "italic")
    return line


def _standing(one: Player, texts: Texts) -> Text:
    life, most = one["life"], one["most_life"]
    rest = [
        texts.say("karak-glory", glory=one["glory"]),
        texts.say("karak-units", units=one["units"], limit=one["limit"]),
        looks.goods_in_words(one["goods"], texts),
        texts.say("karak-on", tile=one["tile"]),
    ]
    hearts = Text.assemble((looks.HEART * life, "red3"), (looks.EMPTY_HEART * (most - life), "dim"), f" {life}/{most}")
    return hearts.append(DOT + DOT.join(rest))


def _owned(one: Player, texts: Texts) -> list[Text]:
    dice = [die for die, number in one["army"].items() for _ in range(number)]
    worn = [one["amulet"]] if one["amulet"] is not None else []
    items = [*one["weapons"], *one["spells"], *worn, *one["souls"]]
    parts = [looks.counted("die", dice, texts), looks.counted("item", items, texts)]
    if one["praetorians"]:
        parts.append(texts.say("karak-praetorians", number=one["praetorians"]))
    lines = [Text(DOT.join(filter(None, parts)))] if any(parts) else []
    if one["town"] is not None:
        buildings = looks.counted("building", one["buildings"], texts) or "–"
        lines.append(Text(f"{looks.TOWN} {one['town']}: {buildings}"))
    return lines


def supplies(view: View, texts: Texts) -> Text:
    """The round, the piles, the bag, the supply, and the one at the castle."""
    parts = [Text(_round(view, texts), "bold")] if view["round"] else []
    first, second = view["piles"]
    parts.append(Text(texts.say("karak-piles", first=first, second=second)))
    parts.append(Text(texts.say("karak-bag", armies=view["bag"])))
    parts.append(Text(texts.say("karak-supply", goods=looks.goods_in_words(view["supply"], texts))))
    if view["general"]:
        told = texts.say("karak-general", strength=view["general_strength"], number=view["praetorians"])
        parts.append(Text(f"{looks.GENERAL} {told}", "bold red3"))
    if view["turn"] is not None and view["steps"]:
        parts.append(Text(texts.say("karak-steps", steps=view["steps"])))
    return Text.assemble(("  ·  ", "dim")).join(parts)


def _round(view: View, texts: Texts) -> str:
    if view["last_round"] is not None:
        return texts.say("karak-round-of", round=view["round"], last=view["last_round"])
    return texts.say("karak-round", round=view["round"])


def in_hand(view: View, texts: Texts) -> list[Text]:
    """What has been drawn and waits: tiles with their chasms as printed, armies, an item."""
    lands = [_tile(sight, texts) for sight in view["looked_at"]]
    armies = [texts.say(f"army-{army}") for army in view["drawn"]]
    items = [texts.say(f"item-{view['turned']}")] if view["turned"] is not None else []
    drawn = [*lands, *armies, *items]
    return [Text(texts.say("karak-drawn", drawn=", ".join(drawn)), "bold")] if drawn else []


def _tile(sight: SightView, texts: Texts) -> str:
    land = texts.say(f"land-{sight['land']}")
    edges = ", ".join(texts.say(f"edge-{edge}") for edge in sight["chasms"])
    return f"{land} ({texts.say('karak-chasms', edges=edges)})" if edges else land


def roll(thrown: RollView, texts: Texts) -> Text:
    """One fight: who throws which dice, and what they come to."""
    dice = ", ".join(
        f"{texts.say('die-' + die['die'])}: {texts.say('face-' + (die['face'] or 'blank'))}" for die in thrown["dice"]
    )
    line = Text.assemble((texts.seat(thrown["seat"]), looks.STYLES[thrown["seat"]]), f" {dice}")
    line.append("  " + texts.say("karak-power", power=max(thrown["power"], thrown["swords"])), "bold")
    return line.append(texts.say("karak-against", strength=thrown["strength"])) if thrown["strength"] else line
