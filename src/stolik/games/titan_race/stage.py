"""A race put up in few words, for examples and tests.

    stage(options, titans={"kraken": "D4, lap 2, die red", "slaugg": "E5, life 3, holds buty"}, traps="C7 E3")

The titans are named in the order of turns, which is that of the seats; the first is to move, has taken its die and done
nothing yet. A titan not told otherwise is in its first lap with all its life, and without a square it waits below the
track; `active`, `skull` and `heart` are its marker, `used` its ability, `holds` the cards of its player.
"""

from __future__ import annotations

from collections.abc import Mapping

from stolik.engine.game import Options
from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS, parse, parse_runner
from stolik.games.titan_race.dice import COLOURS, NO_DIE, YELLOW
from stolik.games.titan_race.faults import fault
from stolik.games.titan_race.state import ACTIONS, DEALING, DRAFT, PHASES, Agreed, Round, State, Turn, no_dice
from stolik.games.titan_race.titans import NOBODY, TITAN_IDS

HOLDS = "holds"


def stage(
    options: Options,
    *,
    titans: Mapping[str, str],
    traps: str = "",
    discard: str = "",
    round: int = 2,
    turn: str = "",
    dice: str = "",
    phase: str = "actions",
) -> State:
    """`turn` is the titan to move where it is not the first; in the phase "draft" it has not taken its die yet.

    `dice` are those still free, each of another colour where nothing is said. While "dealing" nobody has a card yet.
    """
    agreed = Agreed(options)
    if len(titans) != agreed.titans:
        raise ValueError(f"{len(titans)} titans, where {agreed.titans} are in the race")
    s = staged(agreed, titans, f"discard: {discard}")
    s.track.traps = [CELLS[name] for name in traps.split()]
    s.round.number = round
    if turn:
        give_turn(s, list(titans).index(turn))
    s.phase = PHASES.index(phase)
    if s.phase == DEALING:
        before_the_race(s)
    elif s.phase == DRAFT:
        before_the_draft(s)
    if dice:
        s.round.dice = [COLOURS.index(name) for name in dice.split()]
    wrong = fault(s)
    if wrong is not None:
        raise ValueError(wrong)
    return s


def staged(agreed: Agreed, titans: Mapping[str, str], picture: str = "") -> State:
    """In the second round; a picture may tell more, as a diagram does."""
    order = [TITAN_IDS.index(name) for name in titans]
    tags = " ".join(TAGS[titan] for titan in order)
    s = parse(f"{picture}\ntitans: {tags}\norder: {tags}", agreed)
    s.phase, s.round.number = ACTIONS, 2
    s.titans.die[order[0]] = YELLOW
    give_turn(s, 0)
    for name, line in titans.items():
        put(s, TITAN_IDS.index(name), [part.strip() for part in line.split(",")])
    return s


def put(s: State, titan: int, parts: list[str]) -> None:
    """Its square first, if it stands anywhere."""
    if parts[0] in CELLS:
        s.track.cells[titan] = CELLS[parts.pop(0)]
    held = [part.split()[1:] for part in parts if part.startswith(HOLDS)]
    told = [part for part in parts if part and not part.startswith(HOLDS)]
    parse_runner(s, titan, ",".join(told))
    for card in [CARD_IDS.index(name) for names in held for name in names]:
        s.cards.deck.remove(card)
        s.cards.hands[s.titans.hand_of[titan]] += (card,)
        s.cards.eras[s.titans.hand_of[titan]] += (s.cards.era,)


def give_turn(s: State, place: int) -> None:
    """To the titan at this place of the order: it has its die, and the last has rolled them all again."""
    titans = len(s.round.order)
    s.round.turn, s.turn.acting = place, s.round.order[place]
    s.round.dice = list(range(titans - 1 if place == titans - 1 else titans - 1 - place))


def before_the_race(s: State) -> None:
    """The titans are chosen, and nothing more."""
    s.round, s.turn = Round(), Turn()
    s.titans.die = no_dice()


def before_the_draft(s: State) -> None:
    """The turn is yet to begin: the first rolls for a new round, the others find what was left for them."""
    s.titans.die[s.turn.acting] = NO_DIE
    s.turn.acting = NOBODY
    s.round.dice = list(range(len(s.round.order) - s.round.turn)) if s.round.turn else []
    if s.round.turn == 0:
        s.round.number -= 1
