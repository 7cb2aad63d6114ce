"""Many games as arrays: what each seat sees and may answer is what the other doors for programs tell it."""

from __future__ import annotations

from array import array
from ctypes import addressof, memmove
from typing import Any

import numpy as np
import pytest

from stolik import vector
from stolik.engine.decision import Decision
from stolik.engine.encoder import Encoder
from stolik.kernels.games import flat_of
from stolik.kernels.native import KernelPosition, Library
from stolik.vector import IS_OVER, BadAnswer, NoKernel, VectorGames, shares

GAMES = 24


def made(native: Library, **wishes: Any) -> VectorGames:
    games: VectorGames = vector.make(native.game.name, wishes.pop("games", GAMES), device="cpu", **wishes)
    return games


def played(games: VectorGames, steps: int, seed: int = 1) -> VectorGames:
    games.reset(seed)
    for number in range(steps):
        games.step(games.any_answers(number))
    return games


def inside(games: VectorGames, number: int) -> KernelPosition:
    """One of them as a position of its own."""
    position = KernelPosition(games.library, games.options)
    size = games.library.held
    memmove(position.held, addressof(games._kept["held"]) + number * size, size)
    return position


def question(encoder: Encoder, position: KernelPosition) -> Decision:
    asked = position.asked()
    prompt = list(encoder.game.prompts)[asked.prompt]
    about = encoder.game.prompts[prompt].about
    words = [] if about is None else encoder.encoding.words[about.name]
    return Decision(asked.player, prompt, [0], None if asked.about < 0 else words[asked.about])


@pytest.mark.parametrize("steps", [0, 7, 60])
def test_an_observation_is_the_row_of_the_encoder(native: Library, steps: int) -> None:
    games, encoder, flat = played(made(native), steps), Encoder(native.game), flat_of(native.game.name)
    assert (games.length, games.answers) == (encoder.length, encoder.actions)
    for number in range(GAMES):
        position = inside(games, number)
        seat, state = position.asked().player, flat.state(games.options, position.flat_now())
        row = encoder.row(native.game.view(state, seat), seat, question(encoder, position))
        assert games.seats[number] == seat
        assert games.observations[number].tobytes() == array("f", row).tobytes()


def test_the_mask_shows_the_options_and_nothing_else(native: Library) -> None:
    games = played(made(native), 40)
    for number in range(GAMES):
        assert sorted(inside(games, number).asked().options) == np.flatnonzero(games.masks[number]).tolist()


def test_who_is_over_has_rewards_that_sum_to_nothing_and_begins_anew(native: Library) -> None:
    games, ended, won = played(made(native, games=200, cap=100_000), 0), 0, 0
    for number in range(400):
        games.step(games.any_answers(number))
        over = games.endings == IS_OVER
        ended += int(over.sum())
        assert not games.rewards[~over].any()
        assert np.abs(games.rewards[over].sum(axis=1)).max(initial=0.0) < 1e-6
        won += int((games.rewards[over].max(axis=1, initial=0.0) > 0).sum())
    assert ended >= won > 0
    assert (games.seats >= 0).all()


def test_threads_change_nothing(native: Library) -> None:
    one, two = played(made(native), 50), played(made(native, threads=3), 50)
    assert one.observations.tobytes() == two.observations.tobytes()
    assert one.masks.tobytes() == two.masks.tobytes()
    two.close()


def test_another_seed_is_another_luck(native: Library) -> None:
    assert played(made(native), 30, 1).observations.tobytes() != played(made(native), 30, 2).observations.tobytes()


def test_an_answer_that_is_not_offered_changes_no_game(native: Library) -> None:
    games = played(made(native), 5)
    before = games.observations.tobytes()
    answers = games.any_answers(1).copy()
    answers[3] = int(np.flatnonzero(games.masks[3] == 0)[0])
    with pytest.raises(BadAnswer, match="game 3"):
        games.step(answers)
    with pytest.raises(BadAnswer, match="2 answers for"):
        games.step([1, 2])
    assert games.observations.tobytes() == before


def test_arrays_are_written_in_place_and_taken_as_they_are(native: Library) -> None:
    games = played(made(native), 5)
    seen = games.observations
    games.step([int(answer) for answer in games.any_answers(9)])
    assert games.observations is seen
    assert seen.base is not None
    assert np.shares_memory(np.from_dlpack(seen), seen)


def test_without_numpy_there_are_memory_views(native: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "find_spec", lambda name: None)
    games = played(made(native), 3)
    assert games.observations.shape == (GAMES, games.length)
    assert games.observations[0, 0] in (0.0, 1.0)


def test_a_game_without_a_kernel_is_refused_with_those_that_have_one() -> None:
    with pytest.raises(NoKernel, match="titan_race"):
        vector.make("chess", 2)


def test_every_game_belongs_to_one_thread() -> None:
    assert shares(10, 3) == [(0, 3), (3, 6), (6, 10)]
    assert shares(2, 4) == [(0, 1), (1, 2)]
