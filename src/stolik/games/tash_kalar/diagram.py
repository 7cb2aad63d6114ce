"""The text form of a state, secrets and all: what tests and bug reports use. `read` reads what `diagram` writes."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Seat
from stolik.engine.game import Options
from stolik.games.tash_kalar.arena import COLOURS, SIDE, Square, square_at
from stolik.games.tash_kalar.cards import Card
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.knowledge import show_all
from stolik.games.tash_kalar.registry import SCHOOL_IDS
from stolik.games.tash_kalar.setup import new_state
from stolik.games.tash_kalar.state import NO_CARD, NO_TOKEN, PHASES, Agreed, State, Task
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.verbs import stand

PIECES: Final = ("", "c", "h", "l")
"""A piece is its side's number and its rank: 0c, 1h, 1l; the Gate has an exclamation mark."""
WIDTH: Final = 4
NUMBERS: Final = (
    *("first", "turn.seat", "turn.number", "turn.actions", "turn.chooser", "turn.passed", "turn.discarded"),
    *("turn.bonus", "turn.bonus_colour", "turn.at_once", "turn.beings", "turn.legends", "turn.on_red"),
    *("turn.on_green", "turn.extra_beings", "turn.extra_legends", "turn.extra_turn", "legend_deck.era"),
    *("flare_deck.era", "last", "final", "over", "turn.counts_more", "stash.colour", "stash.rank", "stash.gate"),
)
WORDS: Final = {
    "turn.seat": "turn",
    "legend_deck.era": "legend_era",
    "flare_deck.era": "flare_era",
    "stash.colour": "stash_colour",
    "stash.rank": "stash_rank",
    "stash.gate": "stash_gate",
}
"""Of numbers that are not called by their last part."""
LISTS: Final = {
    "hands": "hand",
    "legend_hands": "legends",
    "flare_hands": "flares",
    "pools": "pool",
    "tops": "top",
    "unders": "under",
    "piles": "pile",
    "hidden": "hidden",
}
SHARED: Final = [(deck, part) for deck in ("legend", "flare") for part in ("pool", "under", "pile")]


def diagram(s: State) -> str:
    lines = [f"{PHASES[s.phase]}: " + " ".join(f"{word(path)}={number(s, path)}" for path in NUMBERS)]
    lines += [picture(s, y) for y in range(SIDE)]
    lines.append("schools: " + " ".join(SCHOOL_IDS[school] for school in s.schools))
    lines.append("hues: " + " ".join(SCHOOL_IDS[school] for school in s.hues))
    lines += [f"{name}: " + " ".join(map(str, values)) for name, values in tallies(s).items()]
    lines.append("frost: " + " ".join(card_id(player.frost) for player in s.players))
    lines.append("pending: " + " ".join(card_id(player.pending) for player in s.players))
    lines.append("warped: " + " ".join(CARD_IDS[card] for card in s.turn.warped))
    lines.append("playing: " + card_id(s.turn.playing))
    for name, field in LISTS.items():
        lines += [f"{name} {seat}: {cards(getattr(one, field), field)}" for seat, one in enumerate(s.players)]
    lines += [f"{deck}_{part}: {cards(getattr(getattr(s, f'{deck}_deck'), part), part)}" for deck, part in SHARED]
    tasks = s.tasks
    for name, row in (("current", tasks.current), ("task_pool", sorted(tasks.pool)), ("task_under", tasks.under)):
        lines.append(f"{name}: " + " ".join(TASK_IDS[task] for task in row))
    lines.append("next_task: " + (TASK_IDS[tasks.next] if tasks.next != NO_CARD else "-"))
    lines += [f"claimed {side}: " + " ".join(TASK_IDS[one] for one in row) for side, row in enumerate(tasks.claimed)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def word(path: str) -> str:
    return WORDS.get(path, path.rpartition(".")[2])


def home(s: State, path: str) -> object:
    """The zone in which a number is kept."""
    zone = path.rpartition(".")[0]
    return getattr(s, zone) if zone else s


def number(s: State, path: str) -> int:
    return int(getattr(home(s, path), path.rpartition(".")[2]))


def tallies(s: State) -> dict[str, list[int]]:
    """The lists themselves, except what the players have."""
    return {
        "small_aside": s.supply.small_aside,
        "legendary_aside": s.supply.legendary_aside,
        "lost": s.supply.lost,
        "tally": s.turn.tally,
        "taxed": [player.taxed for player in s.players],
        "points": s.points,
        "improvised": [int(used) for player in s.players for used in player.improvised],
    }


def card_id(card: Card) -> str:
    return CARD_IDS[card] if card != NO_CARD else "-"


def picture(s: State, y: int) -> str:
    return f"{y + 1} " + "".join(f"{cell(s, square_at(x, y)):<{WIDTH}}" for x in range(SIDE))


def cell(s: State, square: Square) -> str:
    if square < 0:
        return "#"
    if not s.pieces.rank[square]:
        return COLOURS[square]
    gate = "!" if s.pieces.gate != NO_TOKEN and s.pieces.token[square] == s.pieces.gate else ""
    return f"{s.pieces.colour[square]}{PIECES[s.pieces.rank[square]]}{gate}"


def cards(zone: list[Card], field: str) -> str:
    """Pools have no order."""
    return " ".join(CARD_IDS[card] for card in (sorted(zone) if field == "pool" else zone))


# Reading


def read(text: str, options: Options) -> State:
    s = new_state(Agreed(options))
    lines = text.strip("\n").splitlines()
    fields = {name: value.split() for name, _, value in (line.partition(":") for line in lines[SIDE + 1 :])}
    _read_numbers(s, lines[0])
    s.schools = [SCHOOL_IDS.index(word) for word in fields["schools"]]
    s.hues = [SCHOOL_IDS.index(word) for word in fields["hues"]]
    for name, values in tallies(s).items():
        values[:] = [int(word) for word in fields[name]]
    s.turn.warped = _cards(fields["warped"])
    for seat in range(s.agreed.seats):
        _read_player(s, seat, fields)
    for deck, part in SHARED:
        setattr(getattr(s, f"{deck}_deck"), part, _cards(fields[f"{deck}_{part}"]))
    _read_tasks(s, fields)
    _read_pieces(s, lines[1 : SIDE + 1])
    return s


def _read_numbers(s: State, line: str) -> None:
    phase, _, numbers = line.partition(": ")
    s.phase = PHASES.index(phase)
    for path, entry in zip(NUMBERS, numbers.split(), strict=True):
        zone, field = home(s, path), path.rpartition(".")[2]
        value = int(entry.partition("=")[2])
        if isinstance(getattr(zone, field), bool):
            setattr(zone, field, value != 0)
        else:
            setattr(zone, field, value)


def _read_player(s: State, seat: Seat, fields: dict[str, list[str]]) -> None:
    player, sides = s.players[seat], s.agreed.sides
    player.taxed = int(fields["taxed"][seat])
    player.improvised = [word == "1" for word in fields["improvised"][seat * sides : (seat + 1) * sides]]
    player.frost, player.pending = _card(fields["frost"][seat]), _card(fields["pending"][seat])
    if player.pending != NO_CARD:
        show_all(s, player.pending)
    for name, field in LISTS.items():
        setattr(player, field, _cards(fields[f"{name} {seat}"]))


def _card(word: str) -> Card:
    return CARD_IDS.index(word) if word != "-" else NO_CARD


def _cards(words: list[str]) -> list[Card]:
    return [CARD_IDS.index(word) for word in words]


def _read_tasks(s: State, fields: dict[str, list[str]]) -> None:
    s.tasks.current = _tasks(fields["current"])
    s.tasks.pool = _tasks(fields["task_pool"])
    s.tasks.under = _tasks(fields["task_under"])
    (next_task,) = fields["next_task"]
    s.tasks.next = NO_CARD if next_task == "-" else TASK_IDS.index(next_task)
    s.tasks.claimed = [_tasks(fields[f"claimed {side}"]) for side in range(s.agreed.sides)]


def _tasks(words: list[str]) -> list[Task]:
    return [TASK_IDS.index(word) for word in words]


def _read_pieces(s: State, lines: list[str]) -> None:
    """Supplies are what is left."""
    for y, line in enumerate(lines):
        for x in range(SIDE):
            word = line[2 + x * WIDTH : 2 + (x + 1) * WIDTH].strip()
            if word[:1].isdigit():
                square, colour, rank = square_at(x, y), int(word[0]), PIECES.index(word[1])
                stand(s, square, colour, rank)
                (s.supply.legendary if rank == 3 else s.supply.small)[colour] -= 1
                if word.endswith("!"):
                    s.pieces.gate = s.pieces.token[square]
    for colour in range(s.agreed.sides):
        if s.stash.colour == colour:
            (s.supply.legendary if s.stash.rank == 3 else s.supply.small)[colour] -= 1
        s.supply.small[colour] -= s.supply.small_aside[colour] + s.supply.lost[colour * 2]
        s.supply.legendary[colour] -= s.supply.legendary_aside[colour] + s.supply.lost[colour * 2 + 1]
