"""The text form of a state, secrets and all: what tests and bug reports use. `parse` reads what `diagram` writes."""

from __future__ import annotations

from typing import Final

from stolik.games.tash_kalar.arena import COLOURS, SIDE, Square, square_at
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.registry import CARD_COUNT, FLARE_CARDS, LEGEND_CARDS, SCHOOL_IDS
from stolik.games.tash_kalar.state import NO_CARD, NO_TOKEN, PHASES, State, Table, new_state
from stolik.games.tash_kalar.tasks import TASK_IDS, TASKS
from stolik.games.tash_kalar.verbs import stand

PIECES: Final = ("", "c", "h", "l")
"""A piece is its side's number and its rank: 0c, 1h, 1l; the Gate has an exclamation mark."""
WIDTH: Final = 4
LISTS: Final = ("hands", "legend_hands", "flare_hands", "pools", "tops", "unders", "piles", "hidden")
SHARED: Final = ("legend_pool", "legend_under", "legend_pile", "flare_pool", "flare_under", "flare_pile")
NUMBERS: Final = (
    *("first", "turn", "number", "actions", "chooser", "passed", "discarded", "bonus", "bonus_colour", "at_once"),
    *("beings", "legends", "on_red", "on_green", "extra_beings", "extra_legends", "extra_turn", "legend_era"),
    *("flare_era", "last", "final", "over", "counts_more", "stash_colour", "stash_rank", "stash_gate"),
)
FLAGS: Final = ("stash_gate", "passed", "discarded", "flared", "at_once", "extra_turn", "final", "over")
TALLIES: Final = ("small_aside", "legendary_aside", "lost", "tally", "taxed", "points", "improvised")


def diagram(s: State) -> str:
    lines = [f"{PHASES[s.phase]}: " + " ".join(f"{name}={int(getattr(s, name))}" for name in NUMBERS)]
    lines += [picture(s, y) for y in range(SIDE)]
    lines.append("schools: " + " ".join(SCHOOL_IDS[school] for school in s.schools))
    lines.append("hues: " + " ".join(SCHOOL_IDS[school] for school in s.hues))
    lines += [f"{name}: " + " ".join(str(int(value)) for value in getattr(s, name)) for name in TALLIES]
    lines.append("frost: " + " ".join(CARD_IDS[card] if card != NO_CARD else "-" for card in s.frost))
    lines.append("pending: " + " ".join(CARD_IDS[card] if card != NO_CARD else "-" for card in s.pending))
    lines.append("warped: " + " ".join(CARD_IDS[card] for card in s.warped))
    lines.append("playing: " + (CARD_IDS[s.playing] if s.playing != NO_CARD else "-"))
    for name in LISTS:
        lines += [f"{name} {seat}: {cards(zone, name)}" for seat, zone in enumerate(getattr(s, name))]
    lines += [f"{name}: {cards(getattr(s, name), name)}" for name in SHARED]
    for name, tasks in (("current", s.current), ("task_pool", sorted(s.task_pool)), ("task_under", s.task_under)):
        lines.append(f"{name}: " + " ".join(TASK_IDS[task] for task in tasks))
    lines.append("next_task: " + (TASK_IDS[s.next_task] if s.next_task != NO_CARD else "-"))
    lines += [f"claimed {side}: " + " ".join(TASK_IDS[task] for task in tasks) for side, tasks in enumerate(s.claimed)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def picture(s: State, y: int) -> str:
    return f"{y + 1} " + "".join(f"{cell(s, square_at(x, y)):<{WIDTH}}" for x in range(SIDE))


def cell(s: State, square: Square) -> str:
    if square < 0:
        return "#"
    if not s.rank[square]:
        return COLOURS[square]
    gate = "!" if s.gate != NO_TOKEN and s.token[square] == s.gate else ""
    return f"{s.colour[square]}{PIECES[s.rank[square]]}{gate}"


def cards(zone: list[int], name: str) -> str:
    """Pools have no order."""
    return " ".join(CARD_IDS[card] for card in (sorted(zone) if name.endswith(("pool", "pools")) else zone))


# Reading


def parse(text: str, table: Table) -> State:
    s = new_state(table, CARD_COUNT, LEGEND_CARDS, FLARE_CARDS, list(range(len(TASKS))))
    lines = text.strip("\n").splitlines()
    fields = {name: value.split() for name, _, value in (line.partition(":") for line in lines[SIDE + 1 :])}
    phase, _, numbers = lines[0].partition(": ")
    s.phase = PHASES.index(phase)
    for entry in numbers.split():
        name, _, number = entry.partition("=")
        if name in FLAGS:
            setattr(s, name, number != "0")
        else:
            setattr(s, name, int(number))
    s.schools = [SCHOOL_IDS.index(word) for word in fields["schools"]]
    s.hues = [SCHOOL_IDS.index(word) for word in fields["hues"]]
    for name in TALLIES:
        values = [int(word) for word in fields[name]]
        setattr(s, name, [value == 1 for value in values] if name == "improvised" else values)
    s.frost = [CARD_IDS.index(word) if word != "-" else NO_CARD for word in fields["frost"]]
    s.pending = [CARD_IDS.index(word) if word != "-" else NO_CARD for word in fields["pending"]]
    s.warped = _cards(fields["warped"])
    for card in s.pending:
        if card != NO_CARD:
            show_all(s, card)
    for name in LISTS:
        setattr(s, name, [_cards(fields[f"{name} {seat}"]) for seat in range(table.seats)])
    for name in SHARED:
        setattr(s, name, _cards(fields[name]))
    _read_tasks(s, fields)
    _read_pieces(s, lines[1 : SIDE + 1])
    return s


def _cards(words: list[str]) -> list[int]:
    return [CARD_IDS.index(word) for word in words]


def _read_tasks(s: State, fields: dict[str, list[str]]) -> None:
    s.current = [TASK_IDS.index(word) for word in fields["current"]]
    s.task_pool = [TASK_IDS.index(word) for word in fields["task_pool"]]
    s.task_under = [TASK_IDS.index(word) for word in fields["task_under"]]
    (next_task,) = fields["next_task"]
    s.next_task = NO_CARD if next_task == "-" else TASK_IDS.index(next_task)
    s.claimed = [[TASK_IDS.index(word) for word in fields[f"claimed {side}"]] for side in range(s.table.sides)]


def _read_pieces(s: State, lines: list[str]) -> None:
    """Supplies are what is left."""
    for y, line in enumerate(lines):
        for x in range(SIDE):
            word = line[2 + x * WIDTH : 2 + (x + 1) * WIDTH].strip()
            if word[:1].isdigit():
                square, colour, rank = square_at(x, y), int(word[0]), PIECES.index(word[1])
                stand(s, square, colour, rank)
                (s.legendary if rank == 3 else s.small)[colour] -= 1
                if word.endswith("!"):
                    s.gate = s.token[square]
    for colour in range(s.table.sides):
        if s.stash_colour == colour:
            (s.legendary if s.stash_rank == 3 else s.small)[colour] -= 1
        s.small[colour] -= s.small_aside[colour] + s.lost[colour * 2]
        s.legendary[colour] -= s.legendary_aside[colour] + s.lost[colour * 2 + 1]
