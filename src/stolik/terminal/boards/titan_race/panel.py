"""What lies beside the board: the titans, the dice, the traps, the cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.games.titan_race.cards import CARD_IDS, CARDS
from stolik.games.titan_race.titans import TITAN_IDS, TITANS
from stolik.games.titan_race.view import Runner, View
from stolik.terminal.boards.titan_race.looks import EMPTY_HEART, HEART, OUT, TRAP, TURN, die, style_of, tag_of
from stolik.text import Texts

OURS = "°"
LAPS = 3


def card_text(card: str, texts: Texts) -> str:
    ours = CARDS[CARD_IDS.index(card)].source != "rulebook"
    return texts.say(f"card-{card}-text") + (f" {texts.say('ours')}" if ours else "")


def titan(runner: Runner, turn: bool, texts: Texts) -> tuple[Text, Text]:
    """Its tag, and three lines: who it is, how it stands, whose it is and what it has done."""
    titan = runner["titan"]
    tag = Text.assemble((TURN if turn else " ", "bold"), (tag_of(titan, texts), f"bold {style_of(titan)}"))
    name = Text.assemble((texts.say(f"titan-{titan}"), "bold"), " · ", texts.say(f"rider-{titan}"))
    return tag, Text("\n").join([name, _standing(runner, texts), _doing(runner, texts)])


def _standing(runner: Runner, texts: Texts) -> Text:
    life, top = runner["life"], runner["top"]
    ours = OURS if TITANS[TITAN_IDS.index(runner["titan"])].life_source == "ours" else ""
    return Text.assemble(
        (HEART * life, "red3"),
        (EMPTY_HEART * (top - life), "dim"),
        f" {life}/{top}{ours}",
        "  " + _lap(runner["lap"], texts),
        ("  " + runner["square"] if runner["square"] != "-" else "", "cyan"),
    )


def _lap(lap: int, texts: Texts) -> str:
    if lap > LAPS:
        return texts.say("race-trophy")
    if lap < 1:
        return texts.say("race-lap-debt", debt=1 - lap)
    return texts.say("race-lap", lap=lap)


def _doing(runner: Runner, texts: Texts) -> Text:
    parts = [Text(texts.seat(runner["seat"]), "italic")]
    if runner["health"] != "active":
        parts.append(Text(f"{OUT} {texts.say('health-' + runner['health'])}", "bold red3"))
    if runner["die"] is not None:
        parts.append(die(runner["die"], texts))
    if runner["ability_used"]:
        parts.append(Text(texts.say("race-ability-used"), "dim"))
    return Text(" · ").join(parts)


def supplies(view: View, texts: Texts) -> Text:
    """The free dice, the traps, the deck and the discard pile."""
    parts = [Text(texts.say("race-round", round=view["round"]), "bold")] if view["round"] else []
    if view["dice"]:
        dice = Text("  ").join([die(colour, texts) for colour in view["dice"]])
        parts.append(Text(texts.say("race-dice") + " ").append_text(dice))
    parts.append(Text(f"{TRAP} " + texts.say("race-traps", left=view["traps_left"])))
    parts.append(Text(texts.say("race-deck", deck=view["deck"])))
    discard = ", ".join(texts.say(f"card-{card}") for card in view["discard"])
    parts.append(Text(texts.say("race-discard", cards=discard or "–")))
    return Text.assemble(("  ·  ", "dim")).join(parts)


def hands(view: View, seat: Seat | None, texts: Texts) -> list[RenderableType]:
    """How many cards each hand holds is open; what they are is shown for the own ones only."""
    counts = [f"{_whose(view, hand, texts)}: {held}" for hand, held in enumerate(view["hands"]) if held]
    lines: list[RenderableType] = []
    if counts:
        lines.append(Text(texts.say("race-hands", hands=", ".join(counts)), "dim"))
    for number, cards in enumerate(view["hand"]):
        if cards:
            lines.append(_title(view, seat, number, texts))
            lines.append(_own_cards(cards, texts))
    return lines


def _one_each(view: View) -> bool:
    """Whether a hand belongs to a player, and not to a titan (TR-O-28)."""
    return len(view["hands"]) == len({runner["seat"] for runner in view["runners"]})


def _whose(view: View, hand: int, texts: Texts) -> str:
    runner = next(runner for runner in view["runners"] if runner["hand"] == hand)
    return texts.seat(runner["seat"]) if _one_each(view) else texts.say(f"titan-{runner['titan']}")


def _title(view: View, seat: Seat | None, number: int, texts: Texts) -> Text:
    if _one_each(view) or seat is None:
        return Text(texts.say("race-hand"), "bold")
    own = sorted({runner["hand"] for runner in view["runners"] if runner["seat"] == seat})
    return Text(texts.say("race-hand-of", titan=_whose(view, own[number], texts)), "bold")


def _own_cards(cards: list[str], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    for card in cards:
        table.add_row(Text("  ▪ " + texts.say(f"card-{card}"), "bold orange3"), Text(card_text(card, texts)))
    return table
