"""What patterns and tasks lack: a piece put where they lack it brings them about."""

from collections.abc import Iterator
from random import Random

import pytest

from stolik.engine.decision import CHANCE
from stolik.engine.game import Options
from stolik.engine.position import Position
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.actions import summonable
from stolik.games.tash_kalar.arena import NAMES, SQUARES
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import COMMON
from stolik.games.tash_kalar.coverage import Masks, fits
from stolik.games.tash_kalar.reach import FAR, Aims, Cards
from stolik.games.tash_kalar.stage import stage
from stolik.games.tash_kalar.state import State
from stolik.games.tash_kalar.tasks import claimable
from stolik.games.tash_kalar.verbs import stand
from tests.games.tash_kalar.arena import SETTINGS

CONFIGURATIONS = list(GAME.configurations())[::3]


def actions(options: Options, seed: int, count: int) -> Iterator[State]:
    """States in which an action is asked for, of a game by lot that likes to summon."""
    position, rng = Position(GAME, GAME.setup(options)), Random(seed)
    while (decision := position.decision) is not None and count:
        summons = [one for one in decision.options if isinstance(one, tuple) and one[0] == "summon"]
        if decision.player != CHANCE and decision.prompt == "action":
            yield position.state
            count -= 1
        position.play(rng.choice(summons or decision.options))


def covered(s: State, seat: int) -> dict[int, bool]:
    """By card: a pattern lies there, with nothing higher on its summoning square."""
    masks = Masks(s, s.agreed.side_of[seat])
    return {
        card: any(s.pieces.rank[fit.square] <= being_of(card).rank for fit in fits(being_of(card), masks))
        for card in summonable(s.players[seat])
    }


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_a_common_where_a_pattern_lacks_one_completes_it(options: Options) -> None:
    ready = 0
    for s in actions(options, 3, 40):
        seat = s.turn.seat
        cards, before = Cards(s, seat), covered(s, seat)
        assert {card for card, lack in cards.lacks.items() if not lack} == {card for card in before if before[card]}
        for square in SQUARES:
            if s.pieces.rank[square]:
                assert square not in cards.readies
                continue
            after = s.copy()
            stand(after, square, s.agreed.side_of[seat], COMMON)
            new = [card for card, lies in covered(after, seat).items() if lies and not before[card]]
            assert cards.readies.get(square, 0) == max([being_of(card).rank for card in new], default=0)
            ready += bool(new)
    assert ready


def test_what_a_task_lacks() -> None:
    options = {**SETTINGS, "seats": 2, "form": "high_form"}
    s = stage(options, sides=["d4 e4 f4 e5:h d5:h", "e6"], tasks="central_dominance")
    assert not Aims(s, 0).common, "it is done"
    s = stage(options, sides=["d4 e4 f4 e5:h", "e6"], tasks="central_dominance center_cross")
    aims = Aims(s, 0)
    assert {NAMES[square] for square, left in aims.heroic.items() if left == 1} == {
        *("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6")
    }
    assert aims.common[NAMES.index("d5")] == 1
    s = stage(options, sides=["e4 d5 e5 f5", "e6"], tasks="center_cross")
    assert {NAMES[square]: left for square, left in Aims(s, 0).common.items()}["e6"] == 1
    stand(s, NAMES.index("e6"), 0, COMMON)
    assert claimable(s)
    assert Aims(stage(options, sides=["a5", "e6"], tasks="destruction"), 0).falls == FAR
