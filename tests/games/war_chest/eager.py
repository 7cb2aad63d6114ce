"""Random games in which much happens: players who would rather fight than pass, and go where the enemy is."""

from collections.abc import Iterator, Sequence
from random import Random

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.judgement import DISTANCES
from stolik.games.war_chest.maneuvers import Play
from stolik.games.war_chest.state import State, friends

EAGERNESS = {
    "tactic": 12,
    "attack": 12,
    "proclaim": 10,
    "deploy": 10,
    "move": 6,
    "bolster": 4,
    "recruit": 3,
    "cure": 3,
    "return": 2,
    "control": 1,
    "claim": 1,
}
"""By verb, not by option: of moves there are many. Control is rare, as it ends games."""
PASS_ONE_IN = 8


def answer(position: Position[State], rng: Random) -> Answer:
    decision = position.decision
    assert decision is not None
    if decision.player == CHANCE:
        return rng.choices(decision.options, decision.weights)[0]
    options = [option for option in decision.options if option is not None]
    if len(options) < len(decision.options) and rng.randrange(PASS_ONE_IN) == 0:
        return None
    plays = [option for option in options if isinstance(option, tuple)]
    return eager_play(position.state, decision.player, plays, rng) if plays else rng.choice(options)


def eager_play(s: State, seat: int, plays: Sequence[Play], rng: Random) -> Play:
    verbs = sorted({str(play[0]) for play in plays})
    verb = rng.choices(verbs, [EAGERNESS.get(verb, 0.2) for verb in verbs])[0]
    likely = [play for play in plays if play[0] == verb]
    if verb == "move":
        foes = friends(s, 1 - s.agreed.side_of[seat])
        near = min(way(foes, play) for play in likely)
        likely = [play for play in likely if way(foes, play) == near]
    return rng.choice(likely)


def way(foes: list[int], move: Play) -> int:
    """How far a move ends from the nearest enemy."""
    return min((DISTANCES[int(move[3])][foe] for foe in foes), default=0)


def game(options: Options, rng: Random) -> Iterator[Position[State]]:
    return play_on(Position(GAME, GAME.setup(options), forkable=False), rng)


def play_on(position: Position[State], rng: Random) -> Iterator[Position[State]]:
    """The same position again and again, each time with another open question."""
    while position.decision is not None:
        yield position
        position.play(answer(position, rng))
