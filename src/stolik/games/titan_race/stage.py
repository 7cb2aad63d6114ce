"""A race put up in few words, for examples and tests.

    stage(options, titans={"kraken": "D4, lap 2, die red", "slaugg": "E5, life 3, holds buty"}, traps="C7 G3")

The titans are named in the order of turns; the first is to move, has taken its die and done nothing yet. A titan not
told otherwise is in its first lap with all its life; `active`, `skull` and `heart` are its marker, `used` its ability.
"""

from __future__ import annotations

from collections.abc import Mapping

from stolik.engine.game import Options
from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS, parse, parse_runner
from stolik.games.titan_race.dice import COLOURS
from stolik.games.titan_race.state import ACTIONS, Agreed, State
from stolik.games.titan_race.titans import TITAN_IDS

HOLDS = "holds"


def stage(options: Options, *, titans: Mapping[str, str], traps: str = "", round: int = 2, dice: str = "") -> State:
    """`dice` are those still free, one of each colour but the last where nothing is said."""
    return staged(Agreed(options), titans, traps, round, dice)


def staged(agreed: Agreed, titans: Mapping[str, str], traps: str = "", round: int = 2, dice: str = "") -> State:
    order = [TITAN_IDS.index(name) for name in titans]
    tags = " ".join(TAGS[titan] for titan in order)
    s = parse(f"titans: {tags}\norder: {tags}", agreed)
    s.phase, s.round.number, s.turn.acting = ACTIONS, round, order[0]
    s.round.dice = [COLOURS.index(name) for name in dice.split()] or list(range(len(order) - 1))
    s.titans.die[order[0]] = COLOURS.index("yellow")
    s.track.traps = [CELLS[name] for name in traps.split()]
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
        s.cards.hands[s.titans.hand_of[titan]].append(card)
        s.cards.eras[s.titans.hand_of[titan]].append(s.cards.era)
