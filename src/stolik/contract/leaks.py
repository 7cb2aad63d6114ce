"""Both leak tests and perfect recall, as plain functions that raise AssertionError: on the games, and on mutants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, Protocol

from stolik.contract.checks import PROBES, decisions, seats_of, watchers
from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.game import Game, Options
from stolik.engine.position import Position
from stolik.engine.things import Event, deciding


class Secrets(Protocol):
    """What must be known of a game's secrets. An item is whatever names a hidden thing: a card, a coin, a tile."""

    def items(self, state: Any) -> Sequence[Sequence[Answer]]:
        """All that can be hidden, in groups: the items of a group could change places and nobody would know."""

    def exchanged(self, prompt: str, answer: Answer, one: Answer, other: Answer) -> Answer:
        """The answer to this question with the names of two items exchanged."""

    def shown(self, event: Event, seat: Seat | None) -> set[Answer]:
        """The items that this seat sees in an event."""

    def knows(self, state: Any, seat: Seat | None) -> set[Answer]:
        """The items that lie open to this seat."""

    def zones(self, state: Any, seat: Seat | None) -> Mapping[str, list[int]]:
        """Every place that is hidden from this seat, by name; sorted where order means nothing."""

    def held(self, state: Any, seat: Seat | None) -> Sequence[Sequence[int]]:
        """The hidden places that keep their items one by one, such as hands, in the order in which they came."""


# Secrets: re-dealt states


def asked(position: Position[Any], seat: Seat | None) -> tuple[object, ...] | None:
    """What a seat learns of the open question: who is asked what, and all of it if it is the one."""
    decision = position.decision
    if decision is None:
        return None
    own = [decision.options, decision.about] if decision.player == seat else []
    return decision.player, decision.prompt, decision.whose, own


def refusals(position: Position[Any], seat: Seat | None) -> list[str | None]:
    """What a seat that is asked hears about answers that are not offered."""
    decision = position.decision
    if decision is None or decision.player != seat:
        return []
    return [decision.why_not(probe) for probe in PROBES]


def check_redealt(game: Game[Any], options: Options, rng: Random, every: int = 1) -> None:
    """However the hidden is re-dealt, a seat sees the same, hears the same refusals, and nothing is lost."""
    for number, position in enumerate(decisions(game, options, rng)):
        if number % every:
            continue
        for seat in seats_of(options):
            fork = position.fork()
            game.resample(fork.state, seat, rng)
            assert game.view(fork.state, seat) == game.view(position.state, seat), f"seat {seat} sees what is hidden"
            assert game.view(fork.state, None) == game.view(position.state, None), f"all see what seat {seat} does not"
            assert refusals(fork, seat) == refusals(position, seat), f"a refusal tells seat {seat} what is hidden"
            fault = game.fault(fork.state)
            assert fault is None, f"something is lost or made by re-dealing, or was before: {fault}"
            check_redealt_step(position, seat, rng)


def check_redealt_step(position: Position[Any], seat: Seat, rng: Random) -> None:
    """A step that begins in a re-dealt world asks the same seat the same question."""
    if position._rest is None or position._answers:
        return
    rest = position._rest.copy()
    position.game.resample(rest, seat, rng)
    there = asked(Position(position.game, rest), seat) if position.decision is not None else None
    assert there == asked(position, seat), f"what is asked depends on what is hidden from seat {seat}"


def check_zones_are_redealt(game: Game[Any], options: Options, rng: Random, secrets: Secrets, games: int = 1) -> None:
    """The counter-test: re-dealing changes every zone that is declared secret, at one time or another."""
    declared: set[tuple[Seat, str]] = set()
    changed: set[tuple[Seat, str]] = set()
    for _ in range(games):
        for position in decisions(game, options, rng):
            for seat in seats_of(options):
                fork = position.fork()
                game.resample(fork.state, seat, rng)
                before, after = secrets.zones(position.state, seat), secrets.zones(fork.state, seat)
                declared |= {(seat, zone) for zone in before}
                changed |= {(seat, zone) for zone in before if before[zone] != after[zone]}
    assert declared == changed, f"never re-dealt: {sorted(declared - changed)}"


Arrivals = dict[tuple[int, int], int]
"""When each item came to the place where it lies: place and item, and after how many answers."""


def check_recall(game: Game[Any], options: Options, rng: Random, secrets: Secrets) -> None:
    """Perfect recall: no place is dealt an item that the seat was shown elsewhere while the place was filled.

    A game whose items are not unique names no places, and shows its recall by tests of its own.
    """
    if not secrets.held(game.setup(options), 0):
        return
    came: dict[Seat, Arrivals] = {seat: {} for seat in seats_of(options)}
    last_shown: dict[tuple[Seat, Answer], int] = {}
    for number, position in enumerate(decisions(game, options, rng)):
        for seat in seats_of(options):
            for item in learned(position, seat, secrets):
                last_shown[seat, item] = number
            fork = position.fork()
            game.resample(fork.state, seat, rng)
            truth, dealt = secrets.held(position.state, seat), secrets.held(fork.state, seat)
            came[seat] = arrivals(came[seat], truth, number)
            for place, item, instead in changes(truth, dealt):
                seen = last_shown.get((seat, instead), -1)
                assert seen < came[seat][place, item], f"seat {seat} has been shown {instead} elsewhere meanwhile"


def arrivals(came: Arrivals, held: Sequence[Sequence[int]], now: int) -> Arrivals:
    return {(place, item): came.get((place, item), now) for place, items in enumerate(held) for item in items}


def changes(truth: Sequence[Sequence[int]], dealt: Sequence[Sequence[int]]) -> list[tuple[int, int, int]]:
    """Where another item lies than before: the place, the true item, the other."""
    return [
        (place, item, instead)
        for place, (mine, theirs) in enumerate(zip(truth, dealt, strict=True))
        for item, instead in zip(mine, theirs, strict=True)
        if item != instead
    ]


def learned(position: Position[Any], seat: Seat | None, secrets: Secrets) -> set[Answer]:
    """The items that a seat sees now, or was shown in the last events."""
    seen = set(secrets.knows(position.state, seat))
    return seen.union(*[secrets.shown(event, seat) for event in position.state.events])


# Secrets: twin histories


class RandomGame:
    """A random game: the answers, who gave them, and after how many of them each watcher was first shown an item."""

    def __init__(self, game: Game[Any], options: Options, rng: Random, secrets: Secrets) -> None:
        self.answers: list[tuple[Seat, str, Answer]] = []
        self.shown: dict[tuple[Seat | None, Answer], int] = {}
        position = Position(game, game.setup(options))
        self.groups = secrets.items(position.state)
        while True:
            for seat in watchers(options):
                for item in learned(position, seat, secrets):
                    self.shown.setdefault((seat, item), len(self.answers))
            decision = position.decision
            if decision is None:
                return
            answer = rng.choice(decision.options)
            self.answers.append((decision.player, decision.prompt, answer))
            position.play(answer)

    def twins(self, seat: Seat | None, secrets: Secrets) -> list[tuple[Answer, Answer, int]]:
        """Pairs that this seat cannot tell apart until the given answer, where exchanging them changes answers."""
        found: list[tuple[Answer, Answer, int]] = []
        for group in self.groups:
            for one, other in combinations(group, 2):
                end = min(self.shown.get((seat, item), len(self.answers) + 1) for item in (one, other))
                past = self.answers[: max(end - 1, 0)]
                if any(secrets.exchanged(prompt, answer, one, other) != answer for _, prompt, answer in past):
                    found.append((one, other, end))
        return found


def check_twins(game: Game[Any], options: Options, rng: Random, secrets: Secrets, pairs: int = 12) -> int:
    """Two histories that differ in two items never shown to a seat are one and the same to it. How often compared."""
    history = RandomGame(game, options, rng, secrets)
    compared = 0
    for seat in watchers(options):
        twins = history.twins(seat, secrets)
        for one, other, end in rng.sample(twins, min(pairs, len(twins))):
            compared += check_twin(game, options, history, secrets, seat, one, other, end)
    return compared


def check_twin(
    game: Game[Any],
    options: Options,
    history: RandomGame,
    secrets: Secrets,
    seat: Seat | None,
    one: Answer,
    other: Answer,
    end: int,
) -> int:
    """Step by step until one of the two is shown to the seat."""
    ours, twin = Position(game, game.setup(options)), Position(game, game.setup(options))
    probes = [*PROBES, one, other, ("play", one), ("play", other)]
    last = CHANCE
    for number in range(end):
        assert received(twin, seat, last, probes) == received(ours, seat, last, probes), (
            f"seat {seat} can tell {one} from {other} after {number} answers"
        )
        if number == end - 1 or ours.decision is None or twin.decision is None:
            return number
        last, prompt, answer = history.answers[number]
        renamed = secrets.exchanged(prompt, answer, one, other)
        if renamed not in twin.decision.options:
            assert last not in (seat, CHANCE), f"{renamed} is impossible in the twin history"
            return number
        ours.play(answer)
        twin.play(renamed)
    return end


def received(position: Position[Any], seat: Seat | None, last: Seat, probes: Sequence[Any]) -> dict[str, object]:
    """Everything that reached a seat since the last answer, which was given by `last`."""
    game, decision = position.game, position.decision
    own = decision is not None and decision.player == seat
    seen = [game.see(event, seat) for event in position.state.events]
    reveals = any(game.events[event.kind].reveals for event in position.state.events)
    return {
        "events": [(event.kind, event.rule, event.args) for event in seen],
        "view": game.view(position.state, seat),
        "question": asked(position, seat),
        "deciding": None if decision is None else deciding(game.prompts, decision.prompt),
        "refusals": [decision.why_not(probe) for probe in probes] if own and decision is not None else [],
        "free undo": last == seat and not reveals,
    }
