"""What lies beside the arena: the sides with scores and supplies, their players, the tasks, the turn."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.decision import Seat
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.state import MELEE
from stolik.games.tash_kalar.view import SideView, View
from stolik.terminal.boards.tash_kalar.looks import MET, SIDES, TURN, letter_of, style_of
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
