"""Engines that others wrote, measured as ours are. Runs in an environment of its own and imports no stolik.

A decision is a question to a player with two or more options; an answer is every step of the engine, chance included.
"""

from __future__ import annotations

import json
import os
import platform
import signal
import sys
import time
from collections.abc import Callable
from importlib import import_module  # their packages are not there when this file is type-checked
from importlib.metadata import version
from random import Random
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # what it says would be read as an answer
Counts = dict[str, float]
GAMES_AT_LEAST = 10
"""In every round of play, as with ours."""


class Catan:
    """Catanatron, two random players, the loop of its own `Game.play` without the copies at its ends."""

    def __init__(self) -> None:
        self.catan = import_module("catanatron")
        self.limit = import_module("catanatron.game").TURNS_LIMIT
        self.seed = 0

    def new_game(self, number: int) -> Any:
        colours = (self.catan.Color.RED, self.catan.Color.BLUE)
        players = [self.catan.RandomPlayer(colour) for colour in colours]
        return self.catan.Game(players, seed=1_000_000 * self.seed + number + 1)

    def play(self, seconds: float) -> Counts:
        games = decisions = answers = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or games < GAMES_AT_LEAST:
            game = self.new_game(games)
            while game.winning_color() is None and game.state.num_turns < self.limit:
                decisions += len(game.state.playable_actions) > 1
                game.play_tick()
                answers += 1
            games += 1
        return {"decisions": decisions / spent, "answers": answers / spent}

    def copies(self, seconds: float) -> Counts:
        game = self.new_game(0)
        for _ in range(200):
            game.play_tick()
        return {"copies": rate(game.copy, seconds)}


class Spiel:
    """A game of OpenSpiel, written in C++ and driven from Python."""

    def __init__(self, name: str) -> None:
        self.game = import_module("pyspiel").load_game(name)
        self.seed = 0

    def play(self, seconds: float) -> Counts:
        rng = Random(self.seed)
        games = decisions = answers = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or games < GAMES_AT_LEAST:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                decisions += answer_at_random(state, rng)
                answers += 1
            games += 1
        return {"decisions": decisions / spent, "answers": answers / spent}

    def copies(self, seconds: float) -> Counts:
        state, rng = self.game.new_initial_state(), Random(1)
        for _ in range(20):
            answer_at_random(state, rng)
        return {"copies": rate(state.clone, seconds)}


def answer_at_random(state: Any, rng: Random) -> bool:
    if state.is_chance_node():
        state.apply_action(outcome_at(state.chance_outcomes(), rng.random()))
        return False
    actions = state.legal_actions()
    state.apply_action(actions[int(rng.random() * len(actions))])
    return len(actions) > 1


def outcome_at(outcomes: list[tuple[int, float]], share: float) -> int:
    for action, probability in outcomes:
        share -= probability
        if share < 0:
            return action
    return outcomes[-1][0]


def rate(work: Callable[[], object], seconds: float) -> float:
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or not count:
        for _ in range(20):
            work()
        count += 20
    return count / spent


class PythonSpiel(Spiel):
    """A game of OpenSpiel that is itself written in Python."""

    def __init__(self, name: str) -> None:
        import_module("open_spiel.python.games")  # registers them
        super().__init__(name)


class Zoo:
    """An environment of PettingZoo, stepped by its mask of legal actions; it cannot be copied."""

    copies = None

    def __init__(self, name: str) -> None:
        self.env = getattr(import_module("pettingzoo.classic"), name).env()
        self.seed = 0

    def play(self, seconds: float) -> Counts:
        rng, env = Random(self.seed), self.env
        games = decisions = answers = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or games < GAMES_AT_LEAST:
            env.reset(seed=1_000_000 * self.seed + games)
            while env.agents:
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                env.step(int(actions[int(rng.random() * len(actions))]))
                decisions += len(actions) > 1
                answers += 1
            games += 1
        return {"decisions": decisions / spent, "answers": answers / spent}


class Cards:
    """A game of RLCard; it cannot be copied."""

    copies = None

    def __init__(self, name: str) -> None:
        self.make = import_module("rlcard").make
        self.name = name
        self.seed = 0

    def play(self, seconds: float) -> Counts:
        rng = Random(self.seed)
        env = self.make(self.name, config={"seed": self.seed})
        games = decisions = answers = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or games < GAMES_AT_LEAST:
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(rng.random() * len(actions))])
                decisions += len(actions) > 1
                answers += 1
            games += 1
        return {"decisions": decisions / spent, "answers": answers / spent}


Peer = Catan | Spiel | Zoo | Cards
PEERS: dict[str, tuple[str, str, Callable[[], Peer]]] = {
    "catanatron": ("catanatron", "catanatron", Catan),
    "backgammon": ("open_spiel", "pyspiel", lambda: Spiel("backgammon")),
    "gin_rummy": ("open_spiel", "pyspiel", lambda: Spiel("gin_rummy")),
    "python_block_dominoes": ("open_spiel", "pyspiel", lambda: PythonSpiel("python_block_dominoes")),
    "connect_four": ("pettingzoo", "pettingzoo.classic.connect_four_v3", lambda: Zoo("connect_four_v3")),
    "texas_holdem": ("pettingzoo", "pettingzoo.classic.texas_holdem_v4", lambda: Zoo("texas_holdem_v4")),
    "rlcard_gin_rummy": ("rlcard", "rlcard", lambda: Cards("gin-rummy")),
}
"""Package, module, and what plays it."""
COPIED = ("catanatron", "backgammon", "gin_rummy", "python_block_dominoes")
"""The others have no way to copy a state."""


def about() -> dict[str, Any]:
    """What is installed here and can be imported."""
    games = [game for game, (_, module, _) in PEERS.items() if runs_here(module)]
    versions = {PEERS[game][0]: version(PEERS[game][0]) for game in games}
    copied = [game for game in games if game in COPIED]
    return {
        "python": platform.python_version(),
        "kind": "peer",
        "games": games,
        "copied": copied,
        "versions": versions,
    }


def runs_here(module: str) -> bool:
    try:
        import_module(module)
    except ImportError:
        return False
    return True


def serve() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us by closing the input
    made: dict[str, Peer] = {}
    print(json.dumps(about()), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        if job["game"] not in made:
            made[job["game"]] = PEERS[job["game"]][2]()
            made[job["game"]].play(0.02)
        peer = made[job["game"]]
        peer.seed = job["seed"]
        work = peer.play if job["job"] == "play" else peer.copies
        assert work is not None
        print(json.dumps(work(job["seconds"])), flush=True)


if __name__ == "__main__":
    serve()
