"""Draws are uniform, bound to (kind, whose, count) and to nothing else, and committed to."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from stolik.engine.decision import CHANCE, Decision
from stolik.engine.entries import Keyed
from stolik.engine.luck import Luck, commitment, option_at, shuffle, total_weight
from stolik.engine.record import Record
from tests.engine import reference
from tests.engine.table import SEED, open_question, play_on, race

NUMBERS = ["7", "13"]
ONE_IN_A_MILLION = {5: 36.0, 12: 51.0, 35: 94.0}
"""Chi-square by degrees of freedom: fair draws stay below, whatever the seeds."""


def chi_square(seen: Sequence[int], expected: Sequence[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(seen, expected, strict=True))


def spread(values: Sequence[int], kinds: int) -> float:
    counted = Counter(values)
    return chi_square([counted[value] for value in range(kinds)], [len(values) / kinds] * kinds)


def seeded(number: int) -> Luck:
    return Luck(number.to_bytes(32, "big"), NUMBERS)


def test_every_value_is_as_likely_over_many_seeds() -> None:
    values = [seeded(seed).number("card", 0, 0, 13) for seed in range(6000)]
    assert spread(values, 13) < ONE_IN_A_MILLION[12]


def test_every_value_is_as_likely_over_many_draws_of_one_seed() -> None:
    values = [Luck(SEED, NUMBERS).number("die", CHANCE, count, 6) for count in range(6000)]
    assert spread(values, 6) < ONE_IN_A_MILLION[5]


def test_a_draw_tells_nothing_about_the_next() -> None:
    luck = Luck(SEED, NUMBERS)
    values = [luck.number("die", 0, count, 6) for count in range(6001)]
    pairs = [6 * one + next_one for one, next_one in pairwise(values)]
    assert spread(pairs, 36) < ONE_IN_A_MILLION[35]


@pytest.mark.parametrize("other", [("card", 0), ("die", 1), ("die", CHANCE)])
def test_another_kind_or_seat_has_luck_of_its_own(other: tuple[str, int]) -> None:
    luck = Luck(SEED, NUMBERS)
    pairs = [6 * luck.number("die", 0, count, 6) + luck.number(*other, count, 6) for count in range(6000)]
    assert spread(pairs, 36) < ONE_IN_A_MILLION[35]


def test_the_measure_finds_draws_that_favour_one_value() -> None:
    rng = Random(1)
    assert spread([rng.choice([0, *range(13)]) for _ in range(6000)], 13) > ONE_IN_A_MILLION[12]


def test_values_that_would_favour_the_low_ones_are_drawn_again() -> None:
    """Of 3 * 2**62 values, plain remainders would give the lowest third twice its share."""
    total = 3 * 2**62
    lowest = sum(seeded(seed).number("card", 0, 0, total) < 2**62 for seed in range(3000))
    assert chi_square([lowest, 3000 - lowest], [1000, 2000]) < 24


def test_the_numbers_are_those_that_the_format_describes() -> None:
    luck = Luck(SEED, NUMBERS)
    for total in (1, 2, 13, 2**63 + 1, 3 * 2**62):
        for count in range(20):
            described = reference.drawn(SEED, NUMBERS, "karta", 2, count, total)
            assert luck.number("karta", 2, count, total) == described
            assert 0 <= described < total


def test_a_number_does_not_depend_on_what_was_drawn_before() -> None:
    luck = Luck(SEED, NUMBERS)
    fresh = luck.number("die", 1, 5, 6)
    for count in range(50):
        luck.number("card", 0, count, 13)
        luck.number("die", 1, count, 6)
    assert luck.number("die", 1, 5, 6) == fresh


@pytest.mark.parametrize("numbers", [["7", "14"], ["8", "13"], ["13", "7"], ["7"], []])
def test_the_number_of_every_seat_changes_the_luck(numbers: list[str]) -> None:
    ours, other = Luck(SEED, NUMBERS), Luck(SEED, numbers)
    assert [ours.number("die", 0, n, 100) for n in range(10)] != [other.number("die", 0, n, 100) for n in range(10)]


def draws(record: Record[Any]) -> dict[tuple[str, int, int], int]:
    return {entry.draw[:3]: entry.draw[4] for entry in record.entries if entry.draw is not None}


def test_the_same_luck_is_dealt_whatever_the_seats_answer() -> None:
    games = [draws(play_on(race(3, 9), Random(seed))) for seed in range(8)]
    for other in games[1:]:
        common = games[0].keys() & other.keys()
        assert len(common) > 10
        assert all(games[0][key] == other[key] for key in common)


def test_the_count_goes_up_by_one_for_each_kind_and_seat() -> None:
    counts: dict[tuple[str, int], list[int]] = {}
    for kind, whose, count in draws(play_on(race(3, 9), Random(1))):
        counts.setdefault((kind, whose), []).append(count)
    assert set(counts) == {("die", 0), ("die", 1), ("die", 2)}
    assert all(found == list(range(len(found))) for found in counts.values())


def test_chance_gives_the_option_on_which_the_number_falls() -> None:
    record = race()
    first = record.entries[0]
    assert first.draw is not None
    assert first.value == 1 + first.draw[4]
    assert open_question(record).about == first.value


def weighted(*weights: int) -> Decision:
    return Decision(CHANCE, "coin", list(range(len(weights))), weights=list(weights))


def test_an_option_has_as_many_numbers_as_its_weight() -> None:
    decision = weighted(1, 3, 2)
    assert total_weight(decision) == 6
    assert [option_at(decision, value) for value in range(6)] == [0, 1, 1, 1, 2, 2]


def test_without_weights_every_option_has_one_number() -> None:
    decision = Decision(CHANCE, "die", ["a", "b", "c"])
    assert total_weight(decision) == 3
    assert [option_at(decision, value) for value in range(3)] == ["a", "b", "c"]


def test_an_option_of_weight_nothing_is_never_drawn() -> None:
    decision = weighted(2, 0, 1)
    assert {option_at(decision, value) for value in range(total_weight(decision))} == {0, 2}


def test_weights_are_respected_over_many_seeds() -> None:
    decision = weighted(1, 2, 4)
    seen = Counter(option_at(decision, seeded(seed).number("coin", 0, 0, 7)) for seed in range(3500))
    assert chi_square([seen[0], seen[1], seen[2]], [500, 1000, 2000]) < 28


def test_a_number_beyond_the_weights_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="beyond the weights"):
        option_at(weighted(1, 2), 3)


def test_the_commitment_is_the_hash_of_the_seed_alone() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert race().header.commitment == commitment(SEED)


def test_salts_differ_by_entry_and_by_seed() -> None:
    salts = [Keyed(seed).salt(number) for seed in (SEED, SEED[::-1]) for number in range(50)]
    assert len(set(salts)) == len(salts)
    assert Keyed(SEED).salt(3) == reference.salt(SEED, 3)


@pytest.mark.parametrize("length", [0, 1, 32, 63, 64, 65, 200])
def test_it_is_the_hmac_that_everybody_has(length: int) -> None:
    key = Random(length).randbytes(length)
    for message in (b"", b"salt\n1", bytes(1000)):
        assert Keyed(key).digest(message) == hmac.digest(key, message, "sha256")


@pytest.mark.parametrize("size", range(41))
def test_cards_are_shuffled_as_python_does_it_draw_for_draw(size: int) -> None:
    ours, pythons = [*range(size)], [*range(size)]
    one, two = Random(size), Random(size)
    shuffle(ours, one)
    two.shuffle(pythons)
    assert ours == pythons
    assert one.getstate() == two.getstate()
