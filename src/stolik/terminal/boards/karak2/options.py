"""What the options of a question mean, what would come of them, and where on the map they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from stolik.engine import game as engine
from stolik.engine.decision import Answer, Decision
from stolik.engine.things import Kind
from stolik.games.karak2 import plays
from stolik.games.karak2.board import across
from stolik.games.karak2.contents import BUILDING_IDS, BUILDING_PRICES, HEROES, ITEM_IDS, MONSTERS, TRAINED, UNITS
from stolik.games.karak2.prompts import PROMPTS
from stolik.games.karak2.shapes import Player, View
from stolik.games.karak2.things import PLAY, TILE
from stolik.terminal.boards.karak2.looks import HEART, HERO, letter, price_in_words
from stolik.text import Texts

BOUGHT = ("build", "build-more", "train", "train-more")


def meaning(decision: Decision, answer: Answer, view: engine.View, texts: Texts) -> str:
    """The text of a hero, a building or an item, prices, strengths, and the land of a tile."""
    kind = PROMPTS[decision.prompt].kind.name
    if kind == "prey" and isinstance(answer, tuple):
        return texts.say("karak-strength", strength=MONSTERS[int(answer[1])].strength)
    if not isinstance(answer, int) or isinstance(answer, bool):
        return ""
    if kind == "hero":
        return " ".join(f"*{_named(ability, texts)}" for ability in HEROES[answer].abilities)
    if kind == "item":
        return texts.say(f"item-{ITEM_IDS[answer]}-text")
    if kind == "army":
        return texts.say("karak-strength", strength=MONSTERS[answer].strength)
    if kind == "tile":
        return texts.say(f"land-{cast(View, view)['tiles'][answer]['land']}")
    return _bought(decision.prompt, kind, answer, texts)


def _named(ability: str, texts: Texts) -> str:
    return f"{texts.say(f'ability-{ability}')}.* {texts.say(f'ability-{ability}-text')}"


def _bought(prompt: str, kind: str, answer: int, texts: Texts) -> str:
    if kind == "building":
        words = texts.say(f"building-{BUILDING_IDS[answer]}-text")
        return f"({price_in_words(BUILDING_PRICES[answer], texts)}) {words}" if prompt in BOUGHT else words
    if kind == "die" and prompt in BOUGHT:
        return f"({price_in_words(UNITS[TRAINED.index(answer)].price, texts)})"
    return ""


# What would come of it


def outcome(before: engine.View, after: engine.View, texts: Texts) -> str:
    """What everybody would win or lose, and where a new tile would have its chasms."""
    was, now = cast(View, before), cast(View, after)
    changes: list[str] = []
    for seat, (old, new) in enumerate(zip(was["players"], now["players"], strict=True)):
        told = " ".join(_changes(old, new, texts))
        if told:
            changes.append(told if seat == was["turn"] else f"{HERO}{seat + 1} {told}")
    for tile in now["tiles"][len(was["tiles"]) :]:
        edges = ", ".join(texts.say(f"edge-{edge}") for edge in tile["chasms"])
        changes.append(texts.say("karak-chasms", edges=edges) if edges else texts.say("karak-no-chasm"))
    return ", ".join(changes)


def _changes(old: Player, new: Player, texts: Texts) -> Iterator[str]:
    numbers = [(new["goods"][name] - old["goods"][name], letter(name, texts)) for name in old["goods"]]
    numbers.append((new["life"] - old["life"], HEART))
    for change, sign in numbers:
        if change:
            yield f"{'+' if change > 0 else '−'}{abs(change)}{sign}"
    for die in [*old["army"], *[die for die in new["army"] if die not in old["army"]]]:
        change = new["army"].get(die, 0) - old["army"].get(die, 0)
        if change:
            yield f"{'+' if change > 0 else '−'}{texts.say(f'die-{die}')}"


def place(decision: Decision, answer: Answer, before: engine.View, after: engine.View) -> str:
    """The tile that is chosen or entered; for a step into the unknown the empty place."""
    kind = PROMPTS[decision.prompt].kind.name
    if kind == "tile" and isinstance(answer, int):
        return str(answer)
    if not isinstance(answer, tuple) or kind not in ("play", "prey"):
        return ""
    if kind == "prey":
        return str(answer[0])
    view = cast(View, before)
    if answer[0] == plays.EXPLORE:
        return _beside(view, view["players"][decision.player]["tile"], int(answer[1]))
    if answer[0] == plays.RIDE_OUT:
        return _beside(view, int(answer[1]), int(answer[2]))
    where = {plays.GO: 1, plays.TRAIL: 1, plays.PORTAL: 1, plays.RIDE: 2}.get(str(answer[0]))
    return str(answer[where]) if where is not None else ""


def _beside(view: View, tile: int, edge: int) -> str:
    q, r = view["tiles"][tile]["at"]
    return ",".join(map(str, across((q, r), edge)))


# What may be meant


def values(kind: Kind, view: engine.View) -> Iterable[Answer]:
    """With the tiles that lie there."""
    seen = cast(View, view)
    if kind is TILE:
        return range(len(seen["tiles"]))
    return _plays(seen) if kind is PLAY else kind.values()


def _plays(view: View) -> Iterator[Answer]:
    for tile in view["tiles"]:
        yield from [(verb, tile["tile"]) for verb in (plays.GO, plays.TRAIL, plays.PORTAL)]
    yield from [(plays.EXPLORE, edge) for edge in range(6)]
    yield from [(plays.DREAM, seat) for seat in range(len(view["players"]))]
    yield from [(plays.PICK_UP, item) for item in range(len(ITEM_IDS))]
    yield from [
        (verb,)
        for verb in (*plays.ACTIONS, *[free for free in plays.FREE if free != plays.PICK_UP], plays.RETREAT, plays.END)
    ]
