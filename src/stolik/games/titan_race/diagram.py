"""The text form of a state, secrets and all: what tests and bug reports use. `parse` reads what `diagram` writes."""

from __future__ import annotations

from stolik.engine.game import Options
from stolik.games.titan_race.board import CELLS, COLUMNS, OFF, ROWS, SQUARES, cell_of, column_of, name_of
from stolik.games.titan_race.cards import CARD_IDS, DECK
from stolik.games.titan_race.dice import COLOURS, NO_DIE
from stolik.games.titan_race.state import HEALTH, PHASES, Agreed, State, occupant, replaced
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan

TAGS = ("Ma", "Rg", "Rs", "Kr", "Sl", "Ch")
"""How titans stand in a picture, in the order of the box."""
TRAP = "^"


def diagram(s: State) -> str:
    lines = [f"{PHASES[s.phase]}, round {s.round.number}, turn {s.round.turn}"]
    for board in reversed(range(len(s.course.tracks))):
        lines.append(f"track {s.course.tracks[board]}")
        lines += [_row(s, board * ROWS + row) for row in reversed(range(ROWS))]
    lines.append("titans: " + " ".join(TAGS[titan] for titan in s.titans.chosen))
    lines.append("order: " + " ".join(TAGS[titan] for titan in s.round.order))
    lines.append("dice: " + " ".join(COLOURS[die] for die in s.round.dice))
    lines += [_runner(s, titan) for titan in s.titans.chosen]
    for hand, held in enumerate(s.cards.hands):
        drawn = [f"{CARD_IDS[card]}/{era}" for card, era in zip(held, s.cards.eras[hand], strict=True)]
        lines.append(f"hand {hand}: " + " ".join(drawn))
    lines.append(f"deck/{s.cards.era}: " + " ".join(CARD_IDS[card] for card in sorted(s.cards.deck)))
    lines.append("discard: " + " ".join(CARD_IDS[card] for card in s.cards.discard))
    lines.append(f"flags: {_flags(s)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _row(s: State, row: int) -> str:
    squares = ["  "] * len(COLUMNS)
    for cell in range(row * 3, row * 3 + 3):
        squares[column_of(cell)] = _square(s, cell)
    return f"{row % ROWS + 1:<3}" + "".join(f"{square:>3}" for square in squares)


def _square(s: State, cell: int) -> str:
    titan = occupant(s, cell)
    if titan != NOBODY:
        return TAGS[titan]
    letter = s.course.squares[cell]
    return letter + TRAP if cell in s.track.traps else letter


def _runner(s: State, titan: Titan) -> str:
    die = "-" if s.titans.die[titan] == NO_DIE else COLOURS[s.titans.die[titan]]
    used = ", used" if s.titans.used[titan] else ""
    health = HEALTH[s.titans.health[titan]]
    return f"{TAGS[titan]}: lap {s.track.laps[titan]}, life {s.titans.life[titan]}, {health}, die {die}{used}"


def _flags(s: State) -> str:
    flags = [name for name, on in (("acted", s.turn.acted), ("rerolled", s.turn.rerolled)) if on]
    flags += [f"reached {name_of(s.turn.reached)}"] if s.turn.reached != OFF else []
    flags += [f"acting {TAGS[s.turn.acting]}"] if s.turn.acting != NOBODY else []
    flags += [f"played {seat}" for seat in sorted(s.turn.played)]
    flags += [f"hurt {TAGS[titan]}" for titan in s.turn.hurt]
    flags += [f"winner {TAGS[s.winner]}"] if s.winner != NOBODY else []
    return ", ".join(flags)


def read(text: str, options: Options) -> State:
    return parse(text, Agreed(options))


def parse(text: str, agreed: Agreed) -> State:
    """Reads a diagram. What it does not mention is as at the start; cards that lie nowhere are in the deck."""
    s = State(agreed)
    board, boards = 0, list(range(len(agreed.course.tracks)))
    for line in [line.strip() for line in text.splitlines() if line.strip()]:
        head, _, rest = line.partition(" ")
        if head == "track":
            board = boards.pop()
        elif head.isdigit():
            _parse_row(s, board * SQUARES, int(head), rest.split())
        else:
            _parse_line(s, line)
    held = [*s.cards.discard, *[card for hand in s.cards.hands for card in hand]]
    s.cards.deck = DECK[:]
    for card in held:
        s.cards.deck.remove(card)
    return s


def _parse_row(s: State, first: int, row: int, squares: list[str]) -> None:
    for place, square in enumerate(squares):
        cell = first + cell_of(place * 2, row - 1)
        if square in TAGS:
            s.track.cells[TAGS.index(square)] = cell
        elif square.endswith(TRAP):
            s.track.traps.append(cell)


def _parse_line(s: State, line: str) -> None:
    head, _, rest = line.partition(":")
    words = rest.split()
    if head in TAGS:
        parse_runner(s, TAGS.index(head), rest)
    elif head == "titans":
        _seat_titans(s, [TAGS.index(tag) for tag in words])
    elif head == "order":
        s.round.order = [TAGS.index(tag) for tag in words]
    elif head == "dice":
        s.round.dice = [COLOURS.index(word) for word in words]
    elif head.startswith("hand "):
        cards = [word.partition("/") for word in words]
        s.cards.hands[int(head[5:])] = tuple(CARD_IDS.index(name) for name, _, _ in cards)
        s.cards.eras[int(head[5:])] = tuple(int(era or "0") for _, _, era in cards)
    elif head.startswith("deck"):
        s.cards.era = int(head.partition("/")[2] or "0")
    elif head == "discard":
        s.cards.discard = [CARD_IDS.index(word) for word in words]
    elif head == "flags":
        _parse_flags(s, rest)
    else:
        phase, numbers = line.split(",", 1)
        s.phase = PHASES.index(phase)
        s.round.number, s.round.turn = (int(part.split()[1]) for part in numbers.split(","))


def _seat_titans(s: State, titans: list[Titan]) -> None:
    places = [titans.index(titan) if titan in titans else NOBODY for titan in range(len(TITANS))]
    s.titans.chosen = tuple(titans)
    s.titans.owner = tuple(place if place == NOBODY else place % s.agreed.seats for place in places)
    s.titans.hand_of = tuple(place if place == NOBODY else place % s.agreed.hands for place in places)


def parse_runner(s: State, titan: Titan, rest: str) -> None:
    for part in filter(None, rest.split(",")):
        word, _, value = part.strip().partition(" ")
        if word == "lap":
            s.track.laps = replaced(s.track.laps, titan, int(value))
        elif word == "life":
            s.titans.life[titan] = int(value)
        elif word == "die":
            s.titans.die[titan] = NO_DIE if value == "-" else COLOURS.index(value)
        elif word == "used":
            s.titans.used = replaced(s.titans.used, titan, True)
        else:
            s.titans.health = replaced(s.titans.health, titan, HEALTH.index(word))


def _parse_flags(s: State, rest: str) -> None:
    for part in filter(None, (part.strip() for part in rest.split(","))):
        word, _, value = part.partition(" ")
        if word in ("acted", "rerolled"):
            setattr(s.turn, word, True)
        elif word == "reached":
            s.turn.reached = CELLS[value]
        elif word == "played":
            s.turn.played += (int(value),)
        elif word == "acting":
            s.turn.acting = TAGS.index(value)
        elif word == "hurt":
            s.turn.hurt += (TAGS.index(value),)
        else:
            s.winner = TAGS.index(value)
