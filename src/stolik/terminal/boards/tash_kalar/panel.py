"""What lies beside the arena: the sides with scores and supplies, their players, the tasks, the turn, the own hand."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.flares import flare_of
from stolik.games.tash_kalar.state import MELEE
from stolik.games.tash_kalar.view import SideView, View
from stolik.terminal.boards.tash_kalar.looks import MET, SIDES, TURN, letter_of, style_of
from stolik.terminal.boards.tash_kalar.patterns import arrows, pattern
from stolik.text import Texts


def sides(view: View, texts: Texts) -> Text:
    lines: list[Text] = []
    for side in range(len(view["sides"])):
        lines += _side(view, side, texts)
        for seat, player in enumerate(view["players"]):
            if player["side"] == side:
                lines += _player(view, seat, texts)
    return Text("\n").join(lines)


def _side(view: View, side: int, texts: Texts) -> list[Text]:
    row = view["sides"][side]
    if not row["school"]:
        return []
    colour = (f" {SIDES[side]} {texts.say('school-' + row['school'])} ", f"bold {style_of(view, side)}")
    lines = [Text.assemble(colour), Text(" " + _score(view, row, texts), "bold")]
    lines.append(Text(" " + texts.say("arena-supply", small=row["small"], legendary=row["legendary"])))
    fallen = [f"{letter_of(rank, texts)}{many}" for rank, many in zip(RANKS[1:], row["tally"], strict=True) if many]
    if fallen:
        lines.append(Text(" " + texts.say("arena-destroyed", pieces=" ".join(fallen)), "red3"))
    for task in row["tasks"]:
        lines.append(Text(f" {MET} {texts.say(f'task-{task}')}", "green3"))
    return lines


def _score(view: View, row: SideView, texts: Texts) -> str:
    score = texts.say("arena-score", score=row["score"], limit=view["limit"])
    if view["form"] != MELEE:
        return score
    own = view["sides"].index(row)
    against = [f"{SIDES[other]} {points}" for other, points in enumerate(row["against"]) if other != own]
    return f"{score} ({', '.join(against)})"


def _player(view: View, seat: Seat, texts: Texts) -> list[Text]:
    player = view["players"][seat]
    lines = [Text.assemble((TURN if view["turn"] == seat else " ", "bold"), (texts.seat(seat), "bold"))]
    if view["sides"][player["side"]]["school"] != player["school"]:
        lines.append(Text("  " + texts.say(f"school-{player['school']}")))
    held = [player["hand"], player["legends"], player["flares"]]
    lines.append(Text("  " + texts.say("arena-held", beings=held[0], legends=held[1], flares=held[2])))
    discarded = len(player["pile"]) + player["put_away"]
    lines.append(Text("  " + texts.say("arena-deck", deck=player["deck"], discarded=discarded)))
    if player["frost"] is not None:
        lines.append(Text("  " + texts.say("arena-frost", card=texts.say(f"card-{player['frost']}")), "cyan"))
    if player["pending"] is not None:
        lines.append(Text("  " + texts.say("arena-pending", card=texts.say(f"card-{player['pending']}")), "magenta"))
    if player["taxed"]:
        lines.append(Text("  " + texts.say("arena-taxed"), "red3"))
    if view["form"] == MELEE:
        lines += _improvised(view, seat, texts)
    return lines


def _improvised(view: View, seat: Seat, texts: Texts) -> list[Text]:
    player = view["players"][seat]
    left = [SIDES[side] for side, used in enumerate(player["improvised"]) if not used and side != player["side"]]
    return [Text("  " + texts.say("arena-improvise", sides=" ".join(left)), "dim")] if left else []


# Below the arena


def turn(view: View, texts: Texts) -> Text:
    """Whose turn it is, what is left of it, and what is still to come."""
    parts: list[Text] = []
    if view["turn"] is not None:
        who = texts.seat(view["turn"])
        parts.append(Text(texts.say("arena-turn", seat=who, actions=view["actions"]), "bold"))
    if view["chooser"] is not None and view["chooser"] != view["turn"]:
        parts.append(Text(texts.say("arena-control", seat=texts.seat(view["chooser"])), "italic"))
    if view["playing"] is not None:
        parts.append(Text(texts.say("arena-playing", card=texts.say(f"card-{view['playing']}")), "italic"))
    if view["stashed"] is not None:
        parts.append(Text(texts.say("arena-stashed", piece=_stashed(view["stashed"], texts))))
    if view["bonus"]:
        parts.append(Text(texts.say(f"arena-bonus-{view['bonus']}"), "italic"))
    parts.append(Text(texts.say("arena-decks", legends=view["legend_deck"], flares=view["flare_deck"])))
    if view["last"] is not None:
        parts.append(Text(texts.say("arena-last", seat=texts.seat(view["last"])), "bold red3"))
    return Text.assemble(("  ·  ", "dim")).join(parts)


def _stashed(piece: str, texts: Texts) -> str:
    """Given by the number of its side and its rank."""
    side, rank = piece.split()
    return SIDES[int(side)] + letter_of(rank, texts)


def tasks(view: View, texts: Texts) -> list[RenderableType]:
    if not view["tasks"]:
        return []
    table = Table.grid(padding=(0, 1))
    for row in view["tasks"]:
        met = Text(MET if row["met"] else " ", "bold green3")
        name = Text(texts.say(f"task-{row['task']}"), "bold orange3")
        table.add_row(met, str(row["points"]), name, texts.say(f"task-{row['task']}-text"))
    if view["next_task"] is not None:
        name = Text(texts.say(f"task-{view['next_task']}"), "dim")
        table.add_row("", "", name, Text(texts.say("arena-next-task"), "dim"))
    return [Text(texts.say("arena-tasks"), "bold"), table]


# What only the looking seat sees


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
