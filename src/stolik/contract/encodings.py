"""A game that has an encoding numbers every answer, and its rows tell views apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stolik.adapters.match import Match
from stolik.contract import checks
from stolik.engine.decision import CHANCE
from stolik.engine.encoder import PASS, BadAction, Encoder, encoded
from stolik.engine.game import Game
from stolik.engine.luck import option_at, total_weight


def encoder_of(game: Game[Any]) -> Encoder:
    if not encoded(game):
        pytest.skip(f"{game.name} has no encoding")
    return Encoder(game)


def soon_over(game: Game[Any]) -> bool:
    return checks.is_short(game, next(iter(game.configurations())))


def total_asked(game: Game[Any]) -> int:
    """How many questions one random game of each configuration asks, chance's included."""
    return sum(match.decision is not None for match in questions(game, games=1))


def questions(game: Game[Any], games: int, cap: int = 600) -> Iterator[Match]:
    """Before each answer of random games, chance's too, and once at the end of each."""
    for options in game.configurations():
        for seed in range(games):
            rng = Random(f"{options} {seed}")
            match = Match(game, options, cap, forkable=False)
            while (decision := match.decision) is not None:
                yield match
                match.play(option_at(decision, int(rng.random() * total_weight(decision))))
            yield match


def test_every_kind_of_answer_is_listed_and_nothing_twice(game: Game[Any]) -> None:
    words = encoder_of(game).encoding.words
    assert set(words) >= {prompt.kind.name for prompt in game.prompts.values()}
    for kind, listed in words.items():
        assert len(set(listed)) == len(listed), f"something is listed twice as {kind}"
        assert None not in listed


@pytest.mark.many
def test_every_answer_offered_has_a_number_of_its_own_and_comes_back_from_it(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    seen = 0
    for match in questions(game, games=4):
        decision = match.decision
        if decision is not None:
            seen += 1
            numbers = encoder.legal(decision)
            assert len(set(numbers)) == len(decision.options), f"{decision.prompt}: {decision.options}"
            assert all(0 <= number < encoder.actions for number in numbers)
            assert [encoder.answer(decision, number) for number in numbers] == decision.options
    assert seen > min(5_000, 2 * total_asked(game))


@pytest.mark.many
def test_rows_are_alike_long_from_0_to_1_and_tell_views_apart(game: Game[Any]) -> None:
    """Two views that differ have different rows, but for the order of words in a list."""
    encoder = encoder_of(game)
    every = 1 if soon_over(game) else 7
    told: dict[tuple[float, ...], str] = {}
    for match in questions(game, games=1):
        for seat in range(match.answers % every, match.seats, every):
            view = match.view(seat)
            row = encoder.row(view, seat, None)
            assert len(row) == encoder.length
            assert min(row) >= 0
            assert max(row) <= 1
            as_text = json.dumps([seat, sorted_lists(view)], sort_keys=True)
            assert told.setdefault(tuple(row), as_text) == as_text
    assert len(told) > max(2, min(300, total_asked(game) // 7))


def sorted_lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: sorted_lists(item) for key, item in value.items()}
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return sorted(value)
    return [sorted_lists(item) for item in value] if isinstance(value, list) else value


@pytest.mark.many
def test_what_is_asked_and_about_what_is_told_to_the_seat_that_is_asked_alone(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    told: dict[tuple[float, ...], tuple[int, str, Any]] = {}
    for match in questions(game, games=1):
        decision = match.decision
        if decision is None or decision.player == CHANCE:
            continue
        view = match.view(decision.player)
        rest = tuple(encoder.row(view, decision.player, decision)[encoder.encoding.view.size :])
        asked = (decision.player, decision.prompt, decision.about)
        assert told.setdefault(rest, asked) == asked
        other = (decision.player + 1) % match.seats
        with pytest.raises(AssertionError):
            encoder.row(match.view(other), other, decision)
    assert len(told) >= (1 if soon_over(game) else min(20, len(game.prompts)))


def test_a_number_that_is_not_offered_is_refused(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    decision = next(found for match in questions(game, games=1) if (found := match.decision) is not None)
    with pytest.raises(BadAction):
        encoder.answer(decision, PASS)
    with pytest.raises(BadAction):
        encoder.answer(decision, encoder.actions)
