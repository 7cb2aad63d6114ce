"""How often every card was summoned in random games and in set positions, and which lines of its effects ran.

    python -m tests.games.tash_kalar.summoned [GAMES] [POSITIONS] [MOST]

prints the table, and fails where a card was never summoned or a line never ran. The rules must be plain Python, for
compiled ones have no lines to look at. GAMES are played in each sample of what can be agreed. POSITIONS are set for
each card, the pattern on the arena among pieces that lie about at random; of a card with rare lines at MOST so many.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.games.tash_kalar.arena import GREENS, NAMES, REDS, SQUARES
from stolik.games.tash_kalar.beings import BEINGS
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL
from stolik.games.tash_kalar.flares import FLARES
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.registry import is_demon, is_legend, school_deck
from stolik.games.tash_kalar.state import State
from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.beings import schools_for
from tests.games.tash_kalar.eager import game, play_on
from tests.games.tash_kalar.lines import Watch

GAMES = 12
POSITIONS = 15
MOST = 600
CARDS = {being.id: card for card, being in enumerate(BEINGS)}
"""Every being and legend, by name; two schools share eighteen of them."""


# Playing


def names_in(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        if event.kind == "summon":
            yield BEINGS[int(str(event.args[1]))].id


def played(games: int) -> Counter[str]:
    """What was summoned in so many games of every sample."""
    found: Counter[str] = Counter()
    for number, options in enumerate(GAME.configurations()):
        for seed in range(games):
            for position in game(options, Random(1000 * number + seed)):
                found.update(names_in(position.state.events))
    return found


def set_up(watch: Watch, positions: int, most: int) -> Counter[str]:
    """The same for so many positions of every card, and more for rare lines."""
    found: Counter[str] = Counter()
    for name, card in CARDS.items():
        for seed in range(max(positions, most)):
            if seed >= positions and not watch.missed(BEINGS[card]):
                break
            found.update(one_turn(card, Random(f"{name} {seed}")))
    return found


def one_turn(card: int, rng: Random) -> Iterator[str]:
    position = position_for(card, rng)
    turn = position.state.turn.number
    for later in play_on(position, rng):
        yield from names_in(later.state.events)
        if later.state.turn.number > turn:
            return


def position_for(card: int, rng: Random) -> Position[State]:
    """A melee: the pattern stands, every other time by a coloured square, and pieces of all sides lie about."""
    being = BEINGS[card]
    coloured = [fit for fit in being.pattern.fits if fit.square in (*REDS, *GREENS)]
    fit = rng.choice(coloured if rng.random() < 0.5 else being.pattern.fits)
    mine = [NAMES[square] + (":h" if fit.heroic >> square & 1 else "") for square in fit.used]
    room = [square for square in SQUARES if square not in fit.used and (square != fit.square or rng.random() < 0.3)]
    rng.shuffle(room)
    if is_demon(card):
        mine.append(NAMES[room.pop()] + rng.choice(("!", ":h!", "")))
    sides = [[*mine, *about(room, 10 - len(mine), rng)], about(room, 10, rng), about(room, 10, rng)]
    fight = at(
        *(" ".join(side) for side in sides),
        schools=schools_for(being.id),
        hand=" ".join(hand_with(card, rng)),
        flare=rng.choice(FLARES).id,
        form="melee",
        actions=rng.choice((1, 2, 3)),
    )
    return Position(GAME, fight.state, forkable=False)


def hand_with(card: int, rng: Random) -> list[str]:
    """A being with two others of its school; a legend alone."""
    if is_legend(card):
        return [BEINGS[card].id]
    deck = [other for other in school_deck(card // CARDS_IN_SCHOOL) if other != card]
    return [BEINGS[one].id for one in (card, *rng.sample(deck, 2))]


def about(room: list[int], number: int, rng: Random) -> list[str]:
    """Commons, some heroic ones, and up to two legendary pieces."""
    ranks = [*rng.choices(("", "", ":h"), k=number - 2), *rng.choices(("", ":l"), k=2)]
    return [NAMES[room.pop()] + rank for rank in ranks]


# The table


class Row:
    def __init__(self, name: str, in_games: int, in_positions: int, lines: int, missed: list[int]) -> None:
        self.name = name
        self.in_games = in_games
        self.in_positions = in_positions
        self.lines = lines
        self.missed = missed

    @property
    def whole(self) -> bool:
        return self.in_games + self.in_positions > 0 and not self.missed

    def __str__(self) -> str:
        ran = f"{self.lines - len(self.missed)}/{self.lines}"
        missed = f"  never ran: {', '.join(map(str, self.missed))}" if self.missed else ""
        return f"{self.name:24}{self.in_games:6}{self.in_positions:6}{ran:>8}{missed}"


def table(games: int, positions: int, most: int) -> list[Row]:
    watch = Watch(BEINGS[card] for card in CARDS.values())
    sys.settrace(watch.call)
    in_games = played(games)
    in_positions = set_up(watch, positions, most)
    sys.settrace(None)
    beings = [(name, BEINGS[card]) for name, card in CARDS.items()]
    return [
        Row(name, in_games[name], in_positions[name], len(watch.lines(being)), watch.missed(being))
        for name, being in beings
    ]


def main(games: int = GAMES, positions: int = POSITIONS, most: int = MOST) -> int:
    rows = table(games, positions, most)
    print(f"{'card':24}{'games':>6}{'set':>6}{'lines':>8}")
    for row in rows:
        print(row)
    faults = [row.name for row in rows if not row.whole]
    print(f"{len(rows)} cards, not whole: {', '.join(faults) or 'none'}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
