"""The proof of a kernel: random games in the rules and in the kernel at once, compared after every answer."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Any, Final, TypeGuard

from stolik.bots.levels import led
from stolik.bots.policy import facts_of, policy_of
from stolik.bots.puct import LearnedSearch
from stolik.bots.strength import TURN
from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.encoder import Encoder
from stolik.engine.game import Game, Options, View
from stolik.engine.luck import option_at, total_weight
from stolik.engine.options import BadOption, settle
from stolik.engine.position import Position, worlds
from stolik.engine.shapes import Row, Shape
from stolik.kernels.games import Flat, flat_of
from stolik.kernels.native import OVER, Asked, KernelPosition, Library
from stolik.kernels.search import search

LONGEST: Final = 3000
"""Answers after which a game is left."""
CONVERTED: Final = 0.05
"""Of the questions, so many are asked again of a kernel that was put up from the rules' state."""
IMAGINED: Final = 0.05
"""Of the questions to a seat, so many are followed by a few answers in a world that the kernel has dealt anew."""
SEARCHED: Final = 0.01
"""Of the questions to a seat, so many are searched in both, by a few iterations."""
ITERATIONS: Final = 12
AHEAD: Final = 6
EVENTS: Final = 12
"""That are told of a difference."""


class Difference(Exception):
    """What differs, with both sides as diagrams."""


class Rows:
    """Views as rows; of a field that has not changed since the last view the numbers are taken again."""

    def __init__(self, shape: Shape) -> None:
        assert isinstance(shape, Row), "a view is a mapping"
        self.shape = shape
        self.seen: dict[str, Any] = {}
        self.written: dict[str, bytes] = {}

    def of(self, view: View) -> array[float]:
        assert view.keys() == self.shape.fields.keys()
        for field, shape in self.shape.fields.items():
            if field not in self.written or self.seen[field] != view[field]:
                numbers: list[float] = []
                shape.write(view[field], numbers)
                self.seen[field], self.written[field] = view[field], array("f", numbers).tobytes()
        return array("f", b"".join(self.written.values()))


class Lockstep:
    """One game in both. `decisions` counts questions to a seat with two or more options."""

    def __init__(self, kernel: Library, options: Options, rng: Random) -> None:
        self.kernel = kernel
        self.game: Game[Any] = kernel.game
        self.options = options
        self.rng = rng
        self.encoder = Encoder(self.game)
        self.rows = Rows(self.encoder.encoding.view)
        self.flat: Flat = flat_of(self.game.name)
        self.rules: Position[Any] = Position(self.game, self.game.setup(options))
        self.native = KernelPosition(kernel, options)
        self.decisions = 0
        self.answers = 0
        self.events: list[Any] = []

    def play(self, longest: int = LONGEST) -> None:
        self.compare()
        while self.rules.decision is not None and self.answers < longest:
            if self.rng.random() < CONVERTED:
                self.convert()
            if self.rules.decision.player != CHANCE and self.rng.random() < IMAGINED:
                self.imagine()
            if self.kernel.searches and self.rules.decision.player != CHANCE and self.rng.random() < SEARCHED:
                self.search()
            self.answer()

    def answer(self) -> None:
        decision = self.rules.decision
        assert decision is not None
        self.answers += 1
        if decision.player == CHANCE:
            answer = option_at(decision, int(self.rng.random() * total_weight(decision)))
        else:
            self.decisions += len(decision.options) > 1
            answer = self.rng.choice(decision.options)
        place = decision.options.index(answer)
        self.rules.play(answer)
        self.events = [*self.events, *self.rules.state.events][-EVENTS:]
        self.native.answer(place)
        self.compare()

    # What is compared

    def compare(self) -> None:
        self.same("question", self.asked(self.rules.decision), self.native.asked())
        self.same("state", self.flat.flat(self.rules.state), self.native.flat_now())
        for seat in range(int(self.options["seats"])):
            self.same(f"view of seat {seat}", self.row(self.rules.state, seat), self.native.view(seat))
        found = self.game.result(self.rules.state)
        ending = None if found is None else (found.places, self.flat.REASONS.index(found.reason))
        self.same("result", ending, self.native.result())
        if self.kernel.searches:
            self.compare_judgement()

    def compare_judgement(self) -> None:
        """What a search goes by: the facts of every option, and what the position is worth to each seat."""
        state, decision = self.rules.state, self.rules.decision
        if decision is not None and decision.player != CHANCE:
            self.same("facts of the options", facts_of(self.game).rows(state, decision), self.native.facts())
        for seat in range(int(self.options["seats"])):
            self.same(f"worth to seat {seat}", self.game.evaluate(state, seat), self.native.evaluate(seat))

    def asked(self, decision: Decision | None) -> Asked:
        if decision is None:
            return Asked(OVER, 0, -1, CHANCE, [], [])
        prompts = list(self.game.prompts)
        weights = decision.weights or [1] * len(decision.options)
        return Asked(
            decision.player,
            prompts.index(decision.prompt),
            self.about(decision),
            decision.whose,
            [self.number(decision.prompt, option) for option in decision.options],
            weights if decision.player == CHANCE else [],
        )

    def number(self, prompt: str, answer: Answer) -> int:
        """By the encoding, unless the kernel has numbers of its own: two answers may share one of the encoding."""
        own: Callable[[Encoder, str, Answer], int] | None = getattr(self.flat, "number", None)
        return self.encoder.number(prompt, answer) if own is None else own(self.encoder, prompt, answer)

    def about(self, decision: Decision) -> int:
        kind = self.game.prompts[decision.prompt].about
        if decision.about is None or kind is None:
            return -1
        return list(self.encoder.encoding.words[kind.name]).index(decision.about)

    def row(self, state: Any, seat: int) -> array[float]:
        return self.rows.of(self.game.view(state, seat))

    def same(self, what: str, rules: object, native: object) -> None:
        alike = rules.tobytes() == native.tobytes() if is_row(rules) and is_row(native) else rules == native
        if not alike:
            raise Difference("\n".join(self.told(what, rules, native)))

    # Converted states and re-dealt worlds

    def convert(self) -> None:
        """A kernel put up from the rules' rest point and the answers since; and the rules' state from the kernel's."""
        point = self.rules.rest_point()
        flat = self.flat.flat(point.state)
        self.same("state before the step", flat, self.native.flat())
        back = self.flat.state(self.options, self.native.flat())
        self.same("state converted back", flat, self.flat.flat(back))
        for seat in range(int(self.options["seats"])):
            self.same(f"view of seat {seat}, converted back", self.row(point.state, seat), self.row(back, seat))
        replayed = Position(self.game, back)
        native = KernelPosition(self.kernel, self.options, flat)
        for answer in point.answers:
            assert replayed.decision is not None
            native.answer(replayed.decision.options.index(answer))
            replayed.play(answer)
        self.rules, self.native = replayed, native
        self.compare()

    def imagine(self) -> None:
        """By the same dice both deal the same world, which looks the same to the seat; and both play on alike there."""
        decision = self.rules.decision
        assert decision is not None
        seat, number, kept = decision.player, self.rng.getrandbits(64), (self.rules, self.native, self.events)
        self.rules, self.native = self.rules.fork(), self.native.copy()
        self.game.resample(self.rules.state, seat, Random(number))
        self.native.resample(seat, number)
        self.same("world dealt anew", self.flat.flat(self.rules.state), self.native.flat_now())
        self.same("world that nobody can be in", None, self.game.fault(self.rules.state))
        self.same("world dealt anew from a world dealt anew", *self.dealt_anew(kept[0], seat))
        self.same("view of who imagines", self.row(kept[0].state, seat), self.native.view(seat))
        self.compare()
        for _ in range(AHEAD):
            if self.rules.decision is not None:
                self.answer()
        self.rules, self.native, self.events = kept

    def dealt_anew(self, truth: Position[Any], seat: int) -> tuple[list[int], list[int]]:
        """The same dice of the rules deal the same world from the truth and from any that looks like it to the seat."""
        number, found = self.rng.getrandbits(32), []
        for position in (truth, self.rules):
            world = truth.fork()
            self.flat.adopt(world.state, position.state.copy())
            self.game.resample(world.state, seat, Random(number))
            found.append(self.flat.flat(world.state))
        return found[0], found[1]

    def search(self) -> None:
        """The learned search tries the same answers as often, and its sums are the same to the last bit."""
        assert self.rules.decision is not None
        asked, policy = self.rules.decision.shown(), policy_of(self.game)
        strength = led(self.game.name, ITERATIONS)
        strength.flexible, strength.ahead = self.rng.random() < 0.5, self.rng.choice([TURN, strength.ahead])
        by_rules, imagined = LearnedSearch(asked, policy, strength, self.rng), worlds(self.rules, asked.player)
        found = search(asked, policy, strength, by_rules.first, imagined)
        self.same("search", by_rules.run(imagined), found)

    # A difference in words

    def told(self, what: str, rules: object, native: object) -> Iterator[str]:
        yield f"{self.game.name} {dict(self.options)}: the {what} differs after {self.answers} answers"
        yield from parted(rules, native)
        yield f"\nby the rules:\n{self.game.diagram(self.rules.state)}"
        yield f"\nin the kernel:\n{self.diagram()}"
        yield "\nthe last events, by the rules:"
        yield from (f"  {event}" for event in self.events)
        yield from looked_at(self.game, [event.rule for event in self.events])

    def diagram(self) -> str:
        flat = self.native.flat_now()
        try:
            return self.game.diagram(self.flat.state(self.options, flat))
        except Exception as fault:
            return f"(cannot be drawn: {fault!r}) {flat}"


def is_row(value: object) -> TypeGuard[array[float]]:
    return isinstance(value, array)


def parted(rules: object, native: object) -> Iterator[str]:
    if isinstance(rules, (list, array)) and isinstance(native, (list, array)) and len(rules) == len(native):
        for place, (one, two) in enumerate(zip(rules, native, strict=True)):
            if one != two:
                yield f"  at {place}: rules {one}, kernel {two}"
    else:
        yield f"  rules  {rules}"
        yield f"  kernel {native}"


def looked_at(game: Game[Any], rules: list[str]) -> Iterator[str]:
    """The tests that show the rules of the last events, the latest first."""
    index = json.loads((files(game.package) / "rules" / "tests.json").read_text(encoding="utf-8"))
    yield "\nlook at the tests of these rules, the last first:"
    for rule in dict.fromkeys(reversed(rules)):
        yield f"  {rule}: {', '.join(index.get(rule, [])[:2]) or 'no test'}"


class Compared:
    """What came of it, as `stolik lockstep --json` tells it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.differences: list[str] = []

    def as_json(self) -> str:
        counts = {"games": self.games, "decisions": self.decisions, "differences": len(self.differences)}
        return json.dumps({"game": self.game, **counts})


def any_options(game: Game[Any], rng: Random) -> Options:
    """Every option at random, until it can be played so."""
    while True:
        chosen = {key: rng.choice(option.values) for key, option in game.options.items()}
        try:
            return settle(game, rng.choice(game.seats({"seats": 0, **chosen})), chosen)
        except BadOption:
            continue


def lockstep(
    kernel: Library, games: int, seed: int, *, least: int = 0, tell: Callable[[Compared], None] = lambda found: None
) -> Compared:
    """Until so many games and at least so many decisions; one difference ends it.

    Every other game is of the next configuration that the game itself names, the others are of any there can be.
    """
    found = Compared(kernel.game.name)
    configurations = list(kernel.game.configurations())
    while found.games < games or found.decisions < least:
        rng = Random(f"{seed} {found.games}")
        turn, any_other = divmod(found.games, 2)
        options = any_options(kernel.game, rng) if any_other else configurations[turn % len(configurations)]
        both = Lockstep(kernel, options, rng)
        try:
            both.play()
        except Difference as difference:
            found.differences.append(str(difference))
        found.games += 1
        found.decisions += both.decisions
        if found.differences:
            break
        tell(found)
    return found
