"""Where pieces stand is kept by square, as masks and around each square: all written together (0077, 0087)."""

from random import Random

import pytest

from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.arena import AHEAD, NAMES, SIZE, SQUARES, mask_of, squares_of
from stolik.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.state import (
    beside,
    count_of,
    held,
    legendaries_of,
    of_ranks,
    pieces_of,
    small_of,
    upgraded_of,
)
from tests.games.tash_kalar.arena import at
from tests.games.tash_kalar.turns import names


@pytest.mark.parametrize("size", [0, 1, 7, 30, 69])
def test_a_mask_names_its_squares_in_order(size: int) -> None:
    chosen = Random(size).sample(SQUARES, size)
    assert squares_of(mask_of(chosen)) == sorted(chosen)


def test_masks_tell_pieces_of_a_rank_or_higher_and_of_chosen_ranks() -> None:
    s = at("a4 c4:h i6:l", "e5").state
    assert names(pieces_of(s, 0)) == "a4 c4 i6"
    assert names(squares_of(held(s, 0, HEROIC))) == "c4 i6"
    assert names(squares_of(of_ranks(s, 0, (COMMON, LEGENDARY)))) == "a4 i6"
    assert names(squares_of(small_of(s, 0))) == "a4 c4"
    assert [count(s, 0) for count in (count_of, upgraded_of, legendaries_of)] == [3, 2, 1]
    assert len(squares_of(s.pieces.vacant)) == len(SQUARES) - 4


def test_a_mask_that_does_not_tell_what_stands_there_is_a_fault() -> None:
    s = at("a4", "e5").state
    s.pieces.held[COMMON] ^= mask_of([NAMES.index("c4")])
    assert GAME.fault(s) == "the masks do not tell what stands on c4"


def test_a_mask_that_does_not_tell_an_empty_square_is_a_fault() -> None:
    s = at("a4", "e5").state
    s.pieces.vacant ^= mask_of([NAMES.index("c4")])
    assert GAME.fault(s) == "the masks do not tell whether c4 is empty"


def test_a_square_knows_in_which_ways_pieces_of_a_colour_stand_next_to_it() -> None:
    s = at("d4 e4:h f6:l a4", "d5").state
    square = NAMES.index("e5")
    ways = [[way for way in range(8) if beside(s, colour, square) >> way & 1] for colour in (0, 1)]
    assert [names(sorted(AHEAD[square][way] for way in found)) for found in ways] == ["d4 e4 f6", "d5"]
    s.pieces.clear(NAMES.index("e4"))
    assert names(sorted(AHEAD[square][way] for way in range(8) if beside(s, 0, square) >> way & 1)) == "d4 f6"


def test_a_square_that_does_not_know_its_neighbours_is_a_fault() -> None:
    s = at("a4", "e5").state
    s.pieces.around[SIZE + NAMES.index("e4")] = 0
    assert GAME.fault(s) == "what is around e4 is not what stands there"


def test_a_wrong_number_of_pieces_is_a_fault() -> None:
    s = at("a4", "e5").state
    s.pieces.number[COMMON] += 1
    assert GAME.fault(s) == "the pieces are not as many as the masks tell"
