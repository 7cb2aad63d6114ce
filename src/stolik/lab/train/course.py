"""A course of lessons, kept in a folder: it can be left and gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import astuple
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from stolik.bots.policy import Policy, facts_of
from stolik.bots.weights import FILE, NO_MATCHES, read, read_hopes, written
from stolik.engine import box
from stolik.engine.game import Game, Options
from stolik.engine.options import settle
from stolik.lab.match.play import write_whole
from stolik.lab.train.ascent import Ascent
from stolik.lab.train.crew import many
from stolik.lab.train.lessons import IMITATION, LessonJob, Sample, lesson
from stolik.lab.train.openings import opened, weighed
from stolik.lab.train.page import course_page
from stolik.lab.train.regression import agreement, learned, loss
from stolik.lab.train.results import ResultsJob, nothing, tables, taught
from stolik.lab.train.trial import PAIRINGS, tried

LESSONS: Final = "lessons.jsonl"
ROUNDS: Final = "rounds.jsonl"
RESULTS: Final = "results.json"
PAGE: Final = "course.html"
OPENINGS: Final = -1
"""The number of the round whose results tell what openings are worth."""
GAMES_AT_ONCE: Final = 20
BATCH: Final = 400
"""Games between two steps by results."""
OF_A_ROUND: Final = ("iterations", "rounds", "decisions_in_the_last", "loss_before_learning_the_last")
"""What the origin tells only of weights that were learned from the search."""
ROUNDS_KEPT: Final = 2
"""From how many rounds of the search something is learned: older ones knew less."""


class Course:
    """The weights so far, and the lessons of the last rounds."""

    def __init__(self, game: Game[Any], folder: Path, seed: int, iterations: int, processes: int) -> None:
        self.game = game
        self.facts = facts_of(game)
        self.folder = folder
        self.weights = [self.facts.fixed.get(name, 0.0) for name in self.facts.names]
        self.hopes: list[float] = []
        self.rounds: list[list[list[Sample]]] = []
        self._seed = seed
        self._iterations = iterations
        self._processes = processes
        self._games = 0
        self._before = 0  # games from which the weights were learned that it began with
        self._origin: dict[str, str | int | float] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._go_on()

    @property
    def policy(self) -> Policy:
        return Policy(self.facts, self.weights, self.hopes)

    @property
    def begun(self) -> bool:
        return any(self.weights[place] for place, name in enumerate(self.facts.names) if name not in self.facts.fixed)

    def start_from(self, file: Path) -> None:
        """Weights of another course."""
        self._take(file)
        (self.folder / RESULTS).unlink(missing_ok=True)
        self._before = int(self._origin.get("games", 0)) + int(self._origin.get("games_before", 0))

    def _take(self, file: Path) -> None:
        self.weights = read(file, self.facts)
        self.hopes = read_hopes(file, self.facts)
        self._origin = {**box.load(file).get("origin", {})}
        self._before = int(self._origin.get("games_before", 0))

    def _go_on(self) -> None:
        """Lessons of other facts teach nothing now."""
        file = self.folder / LESSONS
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        for line in lines:
            try:
                told = json.loads(line)
            except ValueError:
                continue  # cut off by an interrupt
            if told["facts"] == self.facts.digest and told["iterations"]:
                self._games += 1
                while len(self.rounds) < told["round"]:
                    self.rounds.append([])
                self.rounds[told["round"] - 1].append(told["samples"])
        if (self.folder / FILE).exists():
            self._take(self.folder / FILE)

    def round(self, seconds: float, imitating: bool, progress: Callable[[int], None]) -> dict[str, float]:
        """Games for so long, then what is to be learned of them; how surprising they were before and are now."""
        (self.folder / RESULTS).unlink(missing_ok=True)
        until = monotonic() + seconds
        found: list[list[Sample]] = []
        iterations = IMITATION if imitating else self._iterations
        number = len(self.rounds) + 1
        with (self.folder / LESSONS).open("a", encoding="utf-8") as kept:
            for samples in self._played(iterations, number, until):
                found.append(samples)
                told = {"facts": self.facts.digest, "iterations": iterations, "round": number, "samples": samples}
                kept.write(json.dumps(told, separators=(",", ":")) + "\n")
                progress(len(found))
        if not imitating:
            self.rounds.append(found)
            self._games += len(found)
        new = [sample for samples in found for sample in samples]
        before, right = loss(new, self.weights), agreement(new, self.weights)
        old = [] if imitating else [game for games in self.rounds[-ROUNDS_KEPT:-1] for game in games]
        every = [sample for samples in [*old, *found] for sample in samples]
        if every:
            self.weights = learned(self.facts, every, self.weights, Random(self._seed + number))
        figures = {"games": len(found), "decisions": len(new), "loss_before": before, "first_before": right}
        self._keep(figures)
        return {**figures, "loss": loss(new, self.weights), "first": agreement(new, self.weights)}

    def win(self, games: int, progress: Callable[[int], None]) -> dict[str, float]:
        """So many games of the weights with themselves, and steps by who won them."""
        ascent = Ascent(self.facts, self.weights, self.hopes)
        ascent.go_on(self.folder / RESULTS)
        new, total = nothing(self.facts), nothing(self.facts)
        for teaching in many(taught, self._by(ascent, games), self._processes):
            ascent.expect(teaching)
            new.add(teaching)
            total.add(teaching)
            progress(total.games)
            if new.games >= BATCH:
                ascent.step(new)
                self._keep_results(ascent)
                new = nothing(self.facts)
        if new.games:
            ascent.step(new)
            self._keep_results(ascent)
        surprise = total.surprise / max(total.looks, 1)
        return {"games": total.games, "decisions": total.questions, "surprise": surprise}

    def _by(self, ascent: Ascent, games: int) -> Iterator[ResultsJob]:
        """Each job has the weights of the latest step when it is given out."""
        given = islice(tables(self.game, f"{self._seed} {ascent.games}"), games)
        while some := list(islice(given, GAMES_AT_ONCE)):
            yield ResultsJob(self.game.name, some, ascent.weights, ascent.hopes)

    def tell(self, teacher: str, figures: Mapping[str, float], matches: int) -> Path:
        """A round more for the page, with what the weights are worth now in so many matches without search."""
        strength = tried(self.game, self.policy, matches, self._seed, self._processes, PAIRINGS[:1]) if matches else {}
        told = {"teacher": teacher, **figures, "strength": {name: astuple(share) for name, share in strength.items()}}
        with (self.folder / ROUNDS).open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(told) + "\n")
        lines = (self.folder / ROUNDS).read_text(encoding="utf-8").splitlines()
        page = self.folder / PAGE
        write_whole(page, course_page(self.game.name, [json.loads(line) for line in lines]))
        return page

    def _keep_results(self, ascent: Ascent) -> None:
        """The weights stand in the file as before, and with more digits beside what else is needed to go on."""
        ascent.keep(self.folder / RESULTS)
        self.weights, self.hopes = ascent.weights, ascent.measured
        self._origin = {
            **{key: told for key, told in self._origin.items() if key not in OF_A_ROUND},
            "how": "policy gradient on the results of games with itself",
            "rules": self.game.rules,
            "seed": self._seed,
            "games": ascent.games,
            "games_before": self._before,
        }
        self._write()

    def _keep(self, figures: dict[str, float]) -> None:
        self._origin = {
            **{key: told for key, told in self._origin.items() if key.startswith("openings")},
            "how": "softmax regression on the visits of the own search, which began with an imitation of greedy",
            "rules": self.game.rules,
            "seed": self._seed,
            "iterations": self._iterations,
            "rounds": len(self.rounds),
            "games": self._games,
            "games_before": self._before,
            "decisions_in_the_last": int(figures["decisions"]),
            "loss_before_learning_the_last": round(figures["loss_before"], 3),
        }
        self._write()

    def _write(self, matches: Mapping[str, str] = NO_MATCHES) -> None:
        write_whole(self.folder / FILE, written(self.facts, self.weights, self._origin, matches, self.hopes))

    def open(self, games: int) -> int:
        """Weights of openings by the results of so many games; how many came to their end."""
        found = list(many(opened, islice(self._jobs(self._iterations, OPENINGS), games), self._processes))
        self.weights = weighed(self.facts, self.weights, [one for those in found for one in those])
        ended = len([those for those in found if those])
        self._origin = {**self._origin, "openings": ended, "openings_iterations": self._iterations}
        self._write()
        return ended

    def try_out(self, games: int) -> list[str]:
        """What the weights are worth in so many matches of each pairing; the file tells it too."""
        found = tried(self.game, self.policy, games, self._seed, self._processes)
        told = {
            pairing: f"{share.share:.0%} of {share.of}, {share.low:.0%} to {share.high:.0%}"
            for pairing, share in found.items()
        }
        self._write(told)
        return [f"{pairing}: {line}" for pairing, line in told.items()]

    def _played(self, iterations: int, number: int, until: float) -> Iterator[list[Sample]]:
        """At least one game."""

        def jobs() -> Iterator[LessonJob]:
            for place, job in enumerate(self._jobs(iterations, number)):
                if place and monotonic() >= until:
                    return
                yield job

        return many(lesson, jobs(), self._processes)

    def _jobs(self, iterations: int, number: int) -> Iterator[LessonJob]:
        """Three of four games in the usual set-up for as few as can play, one by each other agreement in turn."""
        seeds = Random(f"{self._seed} {number} {iterations}")
        fewest = min(self.game.seats({"seats": 0, **self.game.usual}))
        usual = settle(self.game, fewest, {})
        others = cycle(list(self.game.configurations()))
        for place in count():
            options: Options = next(others) if place % 4 == 3 else usual
            yield LessonJob(self.game.name, options, seeds.getrandbits(40), iterations, self.weights, self.hopes)
