"""Random games in which much happens: players who found, build and train, and go on rather than home."""

from collections.abc import Iterator, Sequence
from random import Random

from stolik.engine.decision import CHANCE, Answer
from stolik.engine.game import Options
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position
from stolik.games.karak2.game import GAME
from stolik.games.karak2.plays import Play
from stolik.games.karak2.state import State

EAGERNESS = {
    "build": 20,
    "train": 20,
    "found": 20,
    "cure": 10,
    "challenge": 8,
    "fight": 8,
    "rebels": 8,
    "bless": 8,
    "explore": 6,
    "summon": 5,
    "gather": 5,
    "ride-out": 4,
    "heal": 3,
    "retreat": 0.2,
    "end": 0.3,
}
"""By word, not by option: of ways there are many. What is not here counts 2."""


def answer(position: Position[State], rng: Random) -> Answer:
    decision = position.decision
    assert decision is not None
    if decision.player == CHANCE:
        return option_at(decision, rng.randrange(total_weight(decision)))
    if decision.prompt == "dice":
        return decision.options[0]
    plays = [option for option in decision.options if isinstance(option, tuple)]
    return bold_play(plays, rng) if decision.prompt == "play" else rng.choice(decision.options)


def bold_play(plays: Sequence[Play], rng: Random) -> Play:
    words = sorted({str(play[0]) for play in plays})
    word = rng.choices(words, [EAGERNESS.get(word, 2) for word in words])[0]
    return rng.choice([play for play in plays if play[0] == word])


def game(options: Options, rng: Random) -> Iterator[Position[State]]:
    """The same position again and again, each time with another open question, and once when it is over."""
    position = Position(GAME, GAME.setup(options), forkable=False)
    while position.decision is not None:
        yield position
        position.play(answer(position, rng))
    yield position
