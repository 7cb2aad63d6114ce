"""What only the looking seat sees: its beings and legends with their patterns, its flare and how far it is from it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.flares import flare_of
from stolik.games.tash_kalar.view import View
from stolik.terminal.boards.tash_kalar.looks import MET, SIDES, letter_of
from stolik.terminal.boards.tash_kalar.patterns import arrows, pattern
from stolik.text import Texts


def hand(view: View, seat: Seat | None, texts: Texts) -> list[RenderableType]:
    """Nothing for somebody who only watches."""
    if seat is None or not view["players"]:
        return []
    lines: list[RenderableType] = []
    if view["hand"] or view["legends"]:
        lines += [Text(texts.say("arena-hand"), "bold"), _beings([*view["hand"], *view["legends"]], texts)]
        lines.append(_legend(texts))
    lines += [_flare(card, view, seat, texts) for card in view["flares"]]
    frost = view["players"][seat]["frost"]
    if frost is not None:
        lines.append(_frost(frost, texts))
    for key, cards in (("arena-put-away", view["put_away"]), ("arena-under", view["under"])):
        if cards:
            lines.append(Text(texts.say(key, cards=names(cards, texts)), "dim"))
    return lines


def names(cards: list[str], texts: Texts) -> str:
    return ", ".join(texts.say(f"card-{card}") for card in cards)


def _beings(cards: list[str], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for card in cards:
        if table.row_count:
            table.add_row()
        being = being_of(CARD_IDS.index(card))
        words = Text.assemble((texts.say(f"card-{card}"), "bold"), " · ", texts.say(f"rank-{RANKS[being.rank]}"))
        if being.pattern.arrows:
            words.append(f" · {arrows(being)}", "bold")
        words.append("\n" + texts.say(f"card-{card}-text"))
        if being.frost is not None:
            words.append("\n" + texts.say("arena-frost-text", text=texts.say(f"card-{card}-frost")), "cyan")
        if being.warp is not None:
            words.append("\n" + texts.say("arena-warp-text", text=texts.say(f"card-{card}-warp")), "magenta")
        table.add_row(pattern(being, texts), words)
    return table


def _legend(texts: Texts) -> Text:
    common, heroic = (letter_of(rank, texts) for rank in RANKS[1:3])
    return Text(" " + texts.say("arena-pattern", common=common, heroic=heroic), "dim")


def _frost(card: str, texts: Texts) -> Text:
    named = texts.say("arena-frost", card=texts.say(f"card-{card}"))
    return Text.assemble(" ", (named, "bold cyan"), "  ", texts.say(f"card-{card}-frost"))


# The flare


def _flare(card: str, view: View, seat: Seat, texts: Texts) -> Text:
    line = Text.assemble(" ", (texts.say(f"card-{card}"), "bold"), "  ", texts.say(f"card-{card}-text"))
    for side in range(len(view["sides"])):
        if side != view["players"][seat]["side"]:
            line.append("\n   ").append_text(_criteria(card, view, seat, side, texts))
    return line


def _criteria(card: str, view: View, seat: Seat, side: int, texts: Texts) -> Text:
    """How far the other side is ahead, and how far it must be."""
    flare = flare_of(CARD_IDS.index(card))
    mine, theirs = _counts(view, view["players"][seat]["side"]), _counts(view, side)
    upper = _criterion("arena-ahead-upgraded", theirs[0] - mine[0], flare.upper, texts)
    lower = _criterion("arena-ahead-pieces", theirs[1] - mine[1], flare.lower, texts)
    return Text.assemble(texts.say("arena-ahead", side=SIDES[side]), " ", upper, " · ", lower)


def _criterion(key: str, ahead: int, needed: int, texts: Texts) -> Text:
    words = texts.say(key, ahead=ahead, needed=needed)
    return Text(f"{words} {MET}", "bold green3") if ahead >= needed else Text(words, "dim")


def _counts(view: View, side: int) -> tuple[int, int]:
    """Upgraded pieces on the arena, and all."""
    ranks = [square["rank"] for square in view["squares"] if square["side"] == side]
    return sum(rank in RANKS[2:] for rank in ranks), len(ranks)
