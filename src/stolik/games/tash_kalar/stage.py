"""A fight put up in few words, and what its answers are called, for examples and tests.

    stage(options, sides=["e4 e6 d5:h", "d4 c3:l"], schools="northern highland", hand="BEING LEGEND")

One text for each side, in the order of the sides: squares with common pieces, `:h` heroic, `:l` legendary, `!` Gate.
The first seat is to play with two actions and holds `hand` (beings of its school and legends, by id) and `flare`; the
others hold what `hands` says. `frost` is the frost effect it keeps, `frosts` those of the others. Cards that are
nowhere else are in the decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.game import Options
from stolik.games.tash_kalar.arena import NAMES, NOWHERE, name_of
from stolik.games.tash_kalar.cards import LEGENDARY, Card
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.faults import fault
from stolik.games.tash_kalar.plays import DISCARD, FLARE, PICK_UP, PLACE, SUMMON, THAW, WARP
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.registry import SCHOOL_IDS, is_flare, is_legend, school_deck
from stolik.games.tash_kalar.setup import new_state
from stolik.games.tash_kalar.state import NO_CARD, NOBODY, STARTING, TURN, Agreed, Colour, State
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.things import CARD, STEP
from stolik.games.tash_kalar.verbs import stand

SCHOOLS: Final = "northern highland sylvan everfrost"
LETTERS: Final = {"c": 1, "h": 2, "l": 3}


def stage(
    options: Options,
    *,
    sides: Sequence[str] = (),
    schools: str = SCHOOLS,
    hand: str = "",
    flare: str = "",
    hands: Sequence[str] = (),
    frost: str = "",
    frosts: Sequence[str] = (),
    piles: Sequence[str] = (),
    decks: Sequence[str] = (),
    tasks: str = "",
    next_task: str = "",
    claimed: Sequence[str] = (),
    points: Sequence[int] = (),
    actions: int = 2,
    last: int = NOBODY,
    starting: bool = False,
) -> State:
    """`decks` says what is left in the school decks (the rest is in the piles), `last` who plays last in the last
    round; `starting`: the cards are dealt, the first pieces and the first turn are still to come."""
    s = new_state(Agreed(options))
    s.schools = [SCHOOL_IDS.index(name) for name in schools.split()[: s.agreed.seats]]
    s.hues = s.schools[: s.agreed.sides]
    s.phase, s.first, s.last, s.final = STARTING if starting else TURN, 0, last, last == 0
    if not starting:
        s.turn.seat, s.turn.chooser, s.turn.number, s.turn.actions = 0, 0, 3, actions
    for side, text in enumerate(sides):
        put_up(s, side, text)
    for seat in range(s.agreed.seats):
        s.players[seat].pool = school_deck(s.schools[seat])
        for name in (f"{hand} {flare}", *hands)[seat].split() if seat <= len(hands) else []:
            give(s, seat, card_of(s, seat, name))
        if seat < len(piles):
            discarded(s, seat, piles[seat].split())
        if seat < len(decks):
            left = [card_of(s, seat, name) for name in decks[seat].split()]
            s.players[seat].pile += [card for card in s.players[seat].pool if card not in left]
            s.players[seat].pool = left
    for seat, name in enumerate((frost, *frosts)):
        if name:
            s.players[seat].frost = card_of(s, seat, name)
            s.players[seat].pool.remove(s.players[seat].frost)
    open_tasks(s, tasks.split(), next_task, claimed)
    s.points[: len(points)] = points
    why = fault(s)
    if why is not None:
        raise ValueError(why)
    return s


def put_up(s: State, side: Colour, text: str) -> None:
    for entry in text.split():
        name, _, letter = entry.rstrip("!").partition(":")
        rank = LETTERS[letter or "c"]
        square = NAMES.index(name)
        stand(s, square, side, rank)
        (s.supply.legendary if rank == LEGENDARY else s.supply.small)[side] -= 1
        if entry.endswith("!"):
            s.pieces.gate = s.pieces.token[square]


def give(s: State, seat: Seat, card: Card) -> None:
    if is_flare(card):
        s.flare_deck.pool.remove(card)
        s.players[seat].flares.append(card)
    elif is_legend(card):
        s.legend_deck.pool.remove(card)
        s.players[seat].legends.append(card)
    else:
        s.players[seat].pool.remove(card)
        s.players[seat].hand.append(card)


def discarded(s: State, seat: Seat, names: Sequence[str]) -> None:
    for card in [card_of(s, seat, name) for name in names]:
        s.players[seat].pool.remove(card)
        s.players[seat].pile.append(card)


def open_tasks(s: State, current: Sequence[str], next_task: str, claimed: Sequence[str]) -> None:
    s.tasks.current = [TASK_IDS.index(name) for name in current]
    s.tasks.next = TASK_IDS.index(next_task) if next_task else NO_CARD
    for side, names in enumerate(claimed):
        s.tasks.claimed[side] = [TASK_IDS.index(name) for name in names.split()]
    taken = [*s.tasks.current, s.tasks.next, *(task for done in s.tasks.claimed for task in done)]
    s.tasks.pool = [task for task in s.tasks.pool if task not in taken]


# Words


def written(state: State, decision: Decision, answer: Answer) -> str | None:
    """ "place e5", "summon BEING e5", "e5-e6", "e5"; a summoning names its image where there are several."""
    words = in_short(answer)
    alike = [option for option in decision.options if words and in_short(option) == words]
    return words if len(alike) == 1 else in_words(decision, answer)


def in_short(answer: Answer) -> str:
    """A summoning without its image, with the pieces that are lent; "" for everything else."""
    if not isinstance(answer, tuple) or answer[0] != SUMMON:
        return ""
    lent = [name_of(int(part)) for part in answer[4:] if part != NOWHERE]
    return " ".join([SUMMON, short(int(answer[1])), name_of(int(answer[2])), *lent])


def in_words(decision: Decision, answer: Answer) -> str:
    """In full: of a summoning the image, and both places for lent pieces."""
    kind = PROMPTS[decision.prompt].kind
    if answer is None:
        return "pass"
    if isinstance(answer, tuple) and kind is STEP:
        return f"{name_of(int(answer[0]))}-{name_of(int(answer[1]))}"
    if isinstance(answer, tuple):
        return in_action(answer)
    return short(answer) if kind is CARD and isinstance(answer, int) else kind.name_of(answer)


def in_action(answer: tuple[int | str, ...]) -> str:
    verb = str(answer[0])
    if verb == SUMMON:
        lent = [name_of(int(part)) if part != NOWHERE else "-" for part in answer[4:]]
        return " ".join([verb, short(int(answer[1])), name_of(int(answer[2])), str(answer[3]), *lent])
    if verb in (PLACE, PICK_UP):
        return f"{verb} {name_of(int(answer[1]))}"
    if verb == FLARE:
        return f"{verb} {short(int(answer[1]))} {SCHOOL_IDS[int(answer[2])]}"
    return " ".join([verb, *(short(int(part)) for part in answer[1:])])


def short(card: Card) -> str:
    """Its id without its school."""
    return CARD_IDS[card].partition("-")[2]


def read(state: State, decision: Decision, words: str) -> Answer:
    """The answer that these words mean, offered or not: one of those on offer, or an action of the seat to play."""
    offered = [option for option in decision.options if words in (written(state, decision, option), in_short(option))]
    return offered[0] if offered else action_called(state, words)


def action_called(state: State, words: str) -> Answer:
    verb, *names = words.split()
    seat = state.turn.seat
    if verb in (PLACE, PICK_UP):
        return verb, NAMES.index(names[0])
    if verb == SUMMON:
        image = int(names[2]) if len(names) > 2 else 0
        return verb, card_of(state, seat, names[0]), NAMES.index(names[1]), image
    if verb == FLARE:
        return verb, card_of(state, seat, names[0]), SCHOOL_IDS.index(names[1])
    if verb in (DISCARD, THAW, WARP):
        return verb, card_of(state, seat, names[0])
    return (verb,)


def card_of(state: State, seat: Seat, name: str) -> Card:
    """A being of the seat's school, a legend, a flare, or a being of another's."""
    others = [SCHOOL_IDS[school] for school in state.schools]
    kinds = [SCHOOL_IDS[state.schools[seat]], "legend", "flare", *others]
    return next(CARD_IDS.index(f"{kind}-{name}") for kind in kinds if f"{kind}-{name}" in CARD_IDS)
