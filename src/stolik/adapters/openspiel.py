"""Every game as a game of OpenSpiel: chance explicit, information states made of what a seat has seen alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from stolik.adapters.match import CAP, Match
from stolik.adapters.memory import Memory
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.encoder import Encoder, encoded, encoder_of
from stolik.engine.game import Game, Setting
from stolik.engine.luck import total_weight
from stolik.engine.options import possible_seats, settled
from stolik.games import GAMES

Array = np.ndarray[Any, Any]


def register() -> list[str]:
    """Registers the games that have an encoding, once; their names, which `pyspiel.load_game` takes from then on."""
    names = []
    known = pyspiel.registered_names()
    for game in GAMES.values():
        if encoded(game):
            kind = game_type(game)
            names.append(kind.short_name)
            if kind.short_name not in known:
                pyspiel.register_game(kind, class_of(game))
    return names


def game_type(game: Game[Any]) -> Any:
    """The options of the game are its parameters; `seats` 0 means the fewest."""
    seats = possible_seats(game, {})
    return pyspiel.GameType(
        short_name=f"stolik_{game.name}",
        long_name=f"Stolik: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "cap": CAP, **game.usual},
    )


class StolikGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: Game[Any], params: dict[str, Setting]) -> None:
        self.game = game
        self.options = settled(game, {key: value for key, value in params.items() if key != "cap"})
        self.cap = int(params.get("cap", CAP))
        self.encoder = encoder_of(game)
        super().__init__(game_type(game), self._shape(), params)

    def _shape(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=self.encoder.actions,
            num_players=int(self.options["seats"]),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.cap,
        )

    def new_initial_state(self) -> StolikState:
        return StolikState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Of all that a seat sees; its public or its private part alone is not offered."""
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and not (iig_obs_type.public_info and iig_obs_type.private_info == own):
            return None
        return Observer(self.encoder, iig_obs_type, params)


def loaded(text: str) -> Any:
    register()
    return pyspiel.load_game(text)


def class_of(game: Game[Any]) -> type[StolikGame]:
    """A class and no function: pyspiel drops what it holds when Python is gone, which a function does not survive."""

    class Registered(StolikGame):
        def __init__(self, params: dict[str, Setting] | None = None) -> None:
            super().__init__(game, params or {})

    return Registered


class StolikState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: StolikGame) -> None:
        super().__init__(game)
        self.memory = Memory(Match(game.game, game.options, game.cap))

    @property
    def match(self) -> Match:
        return self.memory.match

    @property
    def _encoder(self) -> Encoder:
        """Not kept: what a state keeps is copied and written down with it."""
        return encoder_of(self.match.game)

    def current_player(self) -> int:
        decision = self.match.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.player == CHANCE else decision.player

    def _legal_actions(self, player: Seat) -> list[int]:
        decision = self.match.decision
        assert decision is not None and decision.player == player
        return sorted(self._encoder.legal(decision))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.match.decision
        assert decision is not None and decision.player == CHANCE
        total = total_weight(decision)
        weights = decision.weights or [1] * len(decision.options)
        numbers = self._encoder.legal(decision)
        return [(number, weight / total) for number, weight in zip(numbers, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.memory.play(self._answer(action))

    def _answer(self, action: int) -> Answer:
        decision = self.match.decision
        assert decision is not None
        return self._encoder.answer(decision, action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        decision = self.match.decision
        assert decision is not None
        return f"{decision.prompt} {self._answer(action)}"

    def is_terminal(self) -> bool:
        return self.match.decision is None

    def returns(self) -> list[float]:
        return self.match.returns()

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> StolikState:
        """A world as the asked player may imagine it. It can be played on, but neither cloned nor written down."""
        world: StolikState = self.get_game().new_initial_state()
        world.memory = self.memory.imagined(player, int(sampler() * (1 << 53)))
        return world

    def __str__(self) -> str:
        """The truth, for those who look at the whole table."""
        return self.match.game.diagram(self.match.position.state)


class Observer:
    """With perfect recall all that the seat has seen, else what it sees now. Numbers are of what it sees now."""

    def __init__(self, encoder: Encoder, iig_obs_type: Any, params: Any) -> None:
        assert not params, f"there are no parameters: {params}"
        self._encoder = encoder
        self._recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: Array = np.zeros(encoder.length, np.float32)
        self.dict: dict[str, Array] = {"seen": self.tensor}

    def set_from(self, state: StolikState, player: Seat) -> None:
        match = state.match
        decision = match.decision
        own = decision if decision is not None and decision.player == player else None
        self.tensor[:] = self._encoder.row(match.view(player), player, own)

    def string_from(self, state: StolikState, player: Seat) -> str:
        return state.memory.recalled(player) if self._recall else state.memory.seen_now(player)
