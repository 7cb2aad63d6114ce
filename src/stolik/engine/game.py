"""What a game is: a handful of functions, the words it uses, and the choices made before it starts."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from stolik.engine import defaults
from stolik.engine.decision import Answer, Decision, Refusal, Seat
from stolik.engine.things import Event, EventKind, Kind, Prompt, vocabulary

Setting = int | str | bool
"""The value of one option."""
Options = Mapping[str, Setting]
"""All that was agreed before a game, the number of seats under "seats"."""
View = Mapping[str, Any]
"""What one seat may see: plain JSON-friendly data, typed by each game."""

THE_USUAL: Final[Mapping[str, Setting]] = {}
FIRST: Final = "first"
"""The form that a game without others is offered in."""

Factors = Mapping[str, list[list[Answer]]]
"""What a balance report asks about: by kind of word, what each seat had."""

T = TypeVar("T")
Rule = Coroutine[Decision, Any, T]
"""What every `async def` rule returns."""


class Option(NamedTuple):
    """A choice made before the game; `ours` marks a switch between readings that no source decides.

    `applies` says whether it means anything beside the other choices: one that does not need not be asked about.
    """

    default: Setting
    values: Sequence[Setting]
    ours: str = ""
    applies: Callable[[Options], bool] = defaults.always


class Form(NamedTuple):
    """A way to set a game up that has a name, the text `form-<name>`: how many play, and what differs from the usual.

    `drawn` are options that are left to lot when the table is laid. `level`, from 1 to 5, is that of bots whom
    somebody can beat who plays this form for the first time.
    """

    seats: int
    options: Mapping[str, Setting] = THE_USUAL
    drawn: Sequence[str] = ()
    level: int = 2


class Result(NamedTuple):
    """Places by seat, 1 is best; equal places are shared, team-mates always. `reason` is a rule id or a table act.

    `parts` tells where each seat's score came from, a text `part-…` and a number each.
    """

    places: list[int]
    reason: str
    scores: list[int] | None = None
    parts: list[dict[str, int]] | None = None

    @property
    def winners(self) -> list[Seat]:
        """The seats on first place; nobody where all share it."""
        first = [seat for seat, place in enumerate(self.places) if place == 1]
        return [] if len(first) == len(self.places) else first


class BadOpening(Exception):
    """A drawn position that a game cannot begin with."""


class GameOver(Exception):
    """No error: the verb that wins raises it, and the driver ends the step there."""


class State(Protocol):
    """Plain data, complete at every rest point. `events` is what was noted since the last answer."""

    events: list[Event]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A record of functions. What it takes to play has to be given; all else has a default, told in `defaults.py`.

    `package` is where texts, rules and encoding lie; `rules` is raised when behaviour changes; `box` is the digest of
    the data files, so that a record tells by which it was played. `alike` tells of a game by an earlier number, by what
    was agreed for it, whether the rules of today play it the same. `shown` are kinds of things that only a view names;
    `fields` says which fields of a view name things, and of what kind: `cards`, or `players.cards` inside another.
    `forms` are the set-ups that are offered by name, the best first game before all others.
    """

    def __init__(
        self,
        name: str,
        package: str = "",
        *,
        rules: int,
        setup: Callable[[Options], S],
        step: Callable[[S], Rule[None]],
        result: Callable[[S], Result | None],
        view: Callable[[S, Seat | None], View],
        prompts: Mapping[str, Prompt],
        events: Mapping[str, EventKind],
        shown: Sequence[Kind] = (),
        fields: Mapping[str, Kind] | None = None,
        box: str = "",
        options: Mapping[str, Option] | None = None,
        seats: Callable[[Options], Sequence[int]] = defaults.two_seats,
        why_no_game: Callable[[Options], Refusal | None] = defaults.any_game,
        sides: Callable[[Options], list[int]] = defaults.each_for_itself,
        configurations: Callable[[], Iterable[Options]] | None = None,
        forms: Mapping[str, Form] | None = None,
        alike: Callable[[int, Options], bool] = defaults.never_alike,
        converted: Callable[[Answer], Answer] = defaults.as_it_is,
        see: Callable[[Event, Seat | None], Event] = defaults.see_all,
        resample: Callable[[S, Seat, Random], None] = defaults.nothing_hidden,
        rebuilt: Callable[[Options, Seat, View, Random], Iterable[S]] = defaults.none_rebuilt,
        evaluate: Callable[[S, Seat], float] = defaults.all_alike,
        promising: Callable[[S, Decision], list[Answer]] = defaults.all_options,
        factors: Callable[[S], Factors] = defaults.no_factors,
        diagram: Callable[[S], str] = defaults.diagram,
        parse: Callable[[str, Options], S] | None = None,
        fault: Callable[[S], str | None] = defaults.no_fault,
    ) -> None:
        self.name: str = name
        self.package: str = package
        self.rules: int = rules
        self.box: str = box
        self.prompts = prompts
        self.events = events
        self.fields: Mapping[str, Kind] = {} if fields is None else fields
        self.kinds: Mapping[str, Kind] = vocabulary(prompts, events, [*shown, *self.fields.values()])
        self.options: Mapping[str, Option] = {} if options is None else options
        self._configurations = configurations
        self._forms = forms

        self.setup = setup
        self.step = step
        self.result = result
        self.view = view

        self.seats = seats
        self.why_no_game = why_no_game
        self.sides = sides
        self._alike = alike
        self.converted = converted
        self.see = see
        self.resample = resample
        self.rebuilt = rebuilt
        self.evaluate = evaluate
        self.promising = promising
        self.factors = factors
        self.diagram = diagram
        self._parse = parse
        self.fault = fault

    def plays(self, rules: int, box: str, options: Options) -> bool:
        """A game that began by these rules and this box, for which this was agreed, goes on as it began."""
        return box == self.box and (rules == self.rules or self._alike(rules, options))

    def begin(self, options: Options, opening: str = "") -> S:
        """The set-up, or the position that `opening` draws, where the game can read what its `diagram` writes.

        It must be written as the game would, with nothing created or lost in it.
        """
        if not opening:
            return self.setup(options)
        try:
            state = None if self._parse is None else self._parse(opening, options)
        except (ArithmeticError, AssertionError, LookupError, StopIteration, TypeError, ValueError):
            state = None
        if state is None or self.diagram(state) != opening or self.fault(state) is not None:
            raise BadOpening
        return state

    def configurations(self) -> Iterable[Options]:
        """Agreements that together show the game, what it leaves out as usual; without a word, each number of seats."""
        if self._configurations is not None:
            return [{"seats": 0, **self.usual, **chosen} for chosen in self._configurations()]
        return [{"seats": seats, **self.usual} for seats in self.seats({"seats": 0, **self.usual})]

    @property
    def usual(self) -> dict[str, Setting]:
        """Every option as it is where nobody chooses."""
        return {key: option.default for key, option in self.options.items()}

    @property
    def forms(self) -> Mapping[str, Form]:
        """Never empty: without a word from the game, as few as can play it, and the usual."""
        if self._forms is not None:
            return self._forms
        return {FIRST: Form(min(self.seats({"seats": 0, **self.usual})))}

    @property
    def first(self) -> Form:
        """What somebody should play who has never played the game."""
        return next(iter(self.forms.values()))
