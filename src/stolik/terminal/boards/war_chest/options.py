"""What the options of a question mean, what would come of them, and where on the board they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from stolik.engine import game as engine
from stolik.engine.decision import Answer, Decision
from stolik.engine.things import Kind
from stolik.games.war_chest.board import NO_HEX, hex_of, name_of
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.maneuvers import ATTACK, CONTROL, MOVE, TACTIC
from stolik.games.war_chest.plays import BOLSTER, CLAIM, CURE, DEPLOY, PASS, PROCLAIM, RECRUIT, RETURN
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.things import PLAY
from stolik.games.war_chest.unit_cards import COIN_IDS, UNIT_IDS
from stolik.games.war_chest.view import HexView, View
from stolik.terminal.boards.war_chest.looks import FORT, REMOVED, SIDES, tag_of
from stolik.text import Texts

CHOSEN_BY_CARD = ("draft", "ban", "next")


def meaning(decision: Decision, answer: Answer, view: engine.View, texts: Texts) -> str:
    """The card of a unit that can be chosen, a decree, and what stands on a hex."""
    kind = PROMPTS[decision.prompt].kind.name
    if not isinstance(answer, int) or isinstance(answer, bool):
        return ""
    if kind == "unit" and decision.prompt in CHOSEN_BY_CARD:
        return texts.say(f"unit-{UNIT_IDS[answer]}-text")
    if kind == "decree":
        return texts.say(f"decree-{DECREE_IDS[answer]}-text")
    return _standing(name_of(answer), cast(View, view), texts) if kind == "hex" else ""


def _standing(name: str, view: View, texts: Texts) -> str:
    hex = next(hex for hex in view["hexes"] if hex["hex"] == name)
    unit = [] if hex["unit"] is None else [f"{texts.say('unit-' + hex['unit'])} {hex['coins']}"]
    return ", ".join([*unit, *([texts.say("chest-fort")] if hex["fort"] else [])])


# What would come of it


def outcome(before: engine.View, after: engine.View, texts: Texts) -> str:
    """Units that would come, go, move, gain or lose coins; locations and fortifications that would change."""
    then: dict[str, HexView] = {hex["hex"]: hex for hex in cast(View, after)["hexes"]}
    changes: list[str] = []
    for hex in cast(View, before)["hexes"]:
        changes += _changes(hex, then[hex["hex"]], then, texts)
    return ", ".join(changes)


def _changes(was: HexView, now: HexView, then: dict[str, HexView], texts: Texts) -> Iterator[str]:
    if was["unit"] is not None and now["unit"] != was["unit"]:
        came = [hex["hex"] for hex in then.values() if hex["unit"] == was["unit"]]
        yield f"{tag_of(was['unit'], texts)} {came[-1] if came else REMOVED}"
    elif was["unit"] is not None and now["coins"] != was["coins"]:
        yield f"{tag_of(was['unit'], texts)} {was['coins']}→{now['coins']}"
    if now["control"] is not None and now["control"] != was["control"]:
        yield f"{SIDES[now['control']]} {was['hex']}"
    if now["fort"] != was["fort"]:
        yield f"{'+' if now['fort'] else '−'}{FORT} {was['hex']}"


def place(decision: Decision, answer: Answer, before: engine.View, after: engine.View) -> str:
    """The hex that is chosen. The options of a coin are too many for one board: they stand in the list."""
    chosen = PROMPTS[decision.prompt].kind.name == "hex" and isinstance(answer, int)
    return name_of(int(cast(int, answer))) if chosen else ""


# What may be meant


def values(kind: Kind, view: engine.View) -> Iterable[Answer]:
    return _plays(cast(View, view)) if kind is PLAY else kind.values()


def _plays(view: View) -> Iterator[Answer]:
    """With the coins in sight, and with the units that stand on the board."""
    hexes = [hex_of(hex["hex"]) for hex in view["hexes"]]
    standing: dict[int, list[int]] = {}
    for hex in view["hexes"]:
        if hex["unit"] is not None:
            standing.setdefault(COIN_IDS.index(hex["unit"]), []).append(hex_of(hex["hex"]))
    held = {COIN_IDS.index(coin) for coin in (*view["hand"], *view["drawn"])}
    for coin in sorted(held | set(standing)):
        yield from [(CLAIM, coin), (PASS, coin), (CURE, coin), (RETURN, coin)]
        yield from [(DEPLOY, coin, hex) for hex in hexes]
        yield from [(RECRUIT, coin, unit) for unit in range(len(UNIT_IDS))]
        yield from [(PROCLAIM, coin, decree) for decree in range(len(DECREE_IDS))]
        for at in standing.get(coin, []):
            yield from [(BOLSTER, coin, at), (CONTROL, coin, at), (TACTIC, coin, at, NO_HEX)]
            yield from [(verb, coin, at, to) for verb in (MOVE, ATTACK, TACTIC) for to in hexes]
