"""Kinds of things: what answers, questions and events are made of. A game declares each kind and each verb once.

What is meant travels as a kind and a name; what is said is the text `kind-name`, such as `card-knight`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from stolik.engine.decision import Answer

NO_THING: Final = ""
"""The name of what is no thing of a kind."""

Place = tuple[int, "Kind"]


class Kind:
    """Things by number, or words that stand for themselves.

    `spoken` things are called by their bare names ("C5"), all others and `words` by a text. `explained` are the names
    that have a longer text too, `kind-name-text`. `others` are values that are never an answer and have a text.
    """

    def __init__(
        self,
        name: str,
        names: Iterable[str] = (),
        *,
        words: Iterable[str] = (),
        spoken: bool = False,
        explained: Iterable[str] = (),
        others: Mapping[Answer, str] | None = None,
    ) -> None:
        self.name = name
        self.spoken = spoken
        self.texts: set[str] = {f"{one}-text" for one in explained}
        """The names that are said by a text, and their longer texts."""
        self._others: Mapping[Answer, str] = {} if others is None else others
        self._names: dict[Answer, str] = {}
        self._values: dict[str, Answer] = {}
        for number, own in enumerate(names):
            self._declare(number, own, not spoken)
        for word in words:
            self._declare(word, word, True)
        for value, own in self._others.items():
            self._declare(value, own, True)

    def _declare(self, value: Answer, name: str, said: bool) -> None:
        self._names[value] = name
        self._values[name] = value
        if said:
            self.texts.add(name)

    def values(self) -> list[Answer]:
        """Every answer there can be, in a fixed order: what is added later is added at the end."""
        return [value for value in self._names if value not in self._others]

    def name_of(self, value: Answer) -> str:
        return self._names.get(value, NO_THING)

    def value_of(self, name: str) -> Answer:
        """None where no thing of this kind is called so."""
        return self._values.get(name)

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        """What its text takes: each a thing again. `view` is that of whoever is asked or told."""
        return {}

    def places(self, value: Answer) -> list[Place]:
        """Where in the answer there are things, and of which kind."""
        return []

    def inner(self) -> list[Kind]:
        """The kinds of the things that its own are made of."""
        return []


Parts = dict[str, tuple[Kind, Answer]]


class Number(Kind):
    """Spoken as it is; as an answer, one of the first `count`."""

    def __init__(self, count: int = 0) -> None:
        super().__init__("number", spoken=True)
        self.count = count

    def values(self) -> list[Answer]:
        return list(range(self.count))

    def name_of(self, value: Answer) -> str:
        return str(value)

    def value_of(self, name: str) -> Answer:
        return int(name) if name.lstrip("-").isdecimal() else None


class Seats(Kind):
    """Called what its player is called."""

    def __init__(self, count: int) -> None:
        super().__init__("seat", map(str, range(count)), spoken=True)


class YesOrNo(Kind):
    """Said by the table, in all games alike."""

    def __init__(self) -> None:
        super().__init__("answer")
        self._declare(True, "yes", False)
        self._declare(False, "no", False)


class Many(Kind):
    """A list of things of one kind."""

    def __init__(self, of: Kind) -> None:
        super().__init__(of.name)
        self.of = of

    def inner(self) -> list[Kind]:
        return [self.of]


class Verbs(Kind):
    """Answers that begin with a word and name the things it takes, in order; `bare` words stand alone, not in a tuple.

    `answers` lists them where not every combination can be. A verb whose last things are left out is said by a text of
    its own, `kind-verb-here`.
    """

    def __init__(
        self,
        name: str,
        verbs: Mapping[str, Mapping[str, Kind]],
        *,
        bare: bool = False,
        answers: Callable[[], Sequence[Answer]] | None = None,
        here: Sequence[str] = (),
    ) -> None:
        super().__init__(name, words=[*verbs, *(f"{verb}-here" for verb in here)])
        self.verbs = verbs
        self.bare = bare
        self._answers = answers

    def values(self) -> list[Answer]:
        if self._answers is not None:
            return list(self._answers())
        return [answer for verb, fields in self.verbs.items() for answer in self._of(verb, list(fields.values()))]

    def _of(self, verb: str, kinds: list[Kind]) -> list[Answer]:
        if not kinds and self.bare:
            return [verb]
        return [(verb, *things) for things in product(*[_numbers(kind) for kind in kinds])]

    def name_of(self, value: Answer) -> str:
        verb = verb_of(value)
        if verb not in self.verbs:
            return NO_THING
        return verb if len(self._told(verb, value)) == len(self.verbs[verb]) else f"{verb}-here"

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        verb = verb_of(value)
        return self._told(verb, value) if verb in self.verbs else {}

    def _told(self, verb: str, value: Answer) -> Parts:
        things = value[1:] if isinstance(value, tuple) else ()
        named = zip(self.verbs[verb].items(), things, strict=False)
        return {field: (kind, thing) for (field, kind), thing in named if kind.name_of(thing)}

    def places(self, value: Answer) -> list[Place]:
        verb = verb_of(value)
        return list(enumerate(self.verbs[verb].values(), 1)) if verb in self.verbs else []

    def inner(self) -> list[Kind]:
        return [kind for fields in self.verbs.values() for kind in fields.values()]


class Together(Kind):
    """Answers that are several things in order, without a verb; `said` names their text. `words` may stand instead."""

    def __init__(self, name: str, said: str, fields: Mapping[str, Kind], *, words: Sequence[str] = ()) -> None:
        super().__init__(name, words=words)
        self.texts.add(said)
        self.said = said
        self.fields = fields

    def values(self) -> list[Answer]:
        together: list[Answer] = list(product(*[_numbers(kind) for kind in self.fields.values()]))
        return super().values() + together

    def name_of(self, value: Answer) -> str:
        return self.said if isinstance(value, tuple) else super().name_of(value)

    def parts(self, value: Answer, view: Mapping[str, Any]) -> Parts:
        if not isinstance(value, tuple):
            return {}
        return {field: (kind, thing) for (field, kind), thing in zip(self.fields.items(), value, strict=True)}

    def places(self, value: Answer) -> list[Place]:
        return list(enumerate(self.fields.values())) if isinstance(value, tuple) else []

    def inner(self) -> list[Kind]:
        return list(self.fields.values())


def verb_of(value: Answer) -> str:
    first = value[0] if isinstance(value, tuple) and value else value
    return first if isinstance(first, str) else ""


def _numbers(kind: Kind) -> list[int]:
    """The things that have a number; a word stands alone."""
    return [value for value in kind.values() if isinstance(value, int)]


NUMBER: Final = Number()


class Prompt(NamedTuple):
    """What a game declares of a question: what answers it, the rule that asks, and what it is about.

    `public`: that it is asked is no secret to anybody, so that the others may be told what is being decided.
    """

    kind: Kind
    rule: str
    about: Kind | None = None
    public: bool = False


class EventKind(NamedTuple):
    """The fields of an event, each with the kind of thing it holds, and whether it shows a secret to anybody."""

    fields: Mapping[str, Kind]
    reveals: bool = False


class Event:
    """What happened, by the rule `rule`; `args` are in the order in which the game's `events` declare them."""

    __slots__ = ("args", "kind", "rule")

    def __init__(self, kind: str, rule: str, args: tuple[Answer, ...]) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"{self.kind}{self.args} by {self.rule}"


def deciding(prompts: Mapping[str, Prompt], prompt: str) -> str:
    """What all are told of the open question: its name, or nothing."""
    return prompt if prompt in prompts and prompts[prompt].public else ""


def vocabulary(
    prompts: Mapping[str, Prompt], events: Mapping[str, EventKind], shown: Sequence[Kind]
) -> dict[str, Kind]:
    """Every kind of thing that a game declares, by name."""
    found: dict[str, Kind] = {}
    ahead = [prompt.kind for prompt in prompts.values()]
    ahead += [prompt.about for prompt in prompts.values() if prompt.about is not None]
    ahead += [kind for event in events.values() for kind in event.fields.values()]
    ahead += shown
    while ahead:
        kind = ahead.pop()
        ahead += kind.inner()
        if not isinstance(kind, Many):
            found.setdefault(kind.name, kind)
    return found


def meant(kind: Kind, options: Sequence[Answer], thing: str, name: str, holding: tuple[str, str]) -> Iterator[Answer]:
    """Answers that would mean this thing: itself, or in the place of another of its kind in something offered.

    `holding` is what is taken in hand meanwhile, a kind and a name: then only what has to do with it. Where most is
    said, and the last place, comes first.
    """
    if thing == kind.name:
        yield kind.value_of(name)
    offered = [option for option in options if isinstance(option, tuple)]
    for option in sorted(offered, key=len, reverse=True):
        if holding[1] and holding not in named(kind, option):
            continue
        for place, of in reversed(kind.places(option)):
            value = of.value_of(name) if of.name == thing else None
            if isinstance(value, int | str):
                yield (*option[:place], value, *option[place + 1 :])
    yield name


def named(kind: Kind, answer: Answer) -> list[tuple[str, str]]:
    """The things in an answer, each as kind and name."""
    if not isinstance(answer, tuple):
        return [(kind.name, kind.name_of(answer))]
    return [(of.name, of.name_of(answer[place])) for place, of in kind.places(answer) if place < len(answer)]
