"""Everything a game can say has its words in every language, and no words are left over."""

import ast as python
import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from stolik.engine.decision import Answer, Decision
from stolik.engine.events import Event, each_of
from stolik.engine.game import Options, Setting
from stolik.engine.position import Position
from stolik.games import GAMES
from stolik.text import LANGUAGES, Texts, rulebook
from stolik.text.messages import messages as spoken

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "stolik"
TABLE = ""
"""Stands for the table itself where a test goes over all packages that have texts."""
GAMES_EACH = 10
STRANGE: tuple[Answer, ...] = (None, True, -1, 999, "", "pass", (), ("play", 999), ("trap", "A1"), ("strike", 0, 0))
"""Answers that anybody might send."""
TRIED = 50
"""Of the answers to earlier questions of the same kind, so many are tried again where they may not fit."""
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 12, 22)
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
PLURAL_FORMS = {"zero", "one", "two", "few", "many"}
OURS = {"en": "ours", "pl": "nasz"}
RULE = re.compile(r"[A-Z]+(-[A-Z])?-[A-Z]?\d+(\.\d+)?")

each_game = pytest.mark.parametrize("name", GAMES)
each_package = pytest.mark.parametrize("name", [TABLE, *GAMES], ids=lambda name: name or "table")
each_language = pytest.mark.parametrize("language", LANGUAGES)


# What the games hold beyond what play shows


def karak2_words() -> Iterator[str]:
    from stolik.games.karak2 import plays
    from stolik.games.karak2.checklist import QUESTIONS
    from stolik.games.karak2.rows import FACES, RESOURCES
    from stolik.games.karak2.tables import BUILDING_IDS, DIE_IDS, HERO_IDS, HEROES, ITEM_IDS, MONSTER_IDS, TILE_IDS

    explained: dict[str, Iterable[str]] = {
        "ability": {ability for hero in HEROES for ability in hero.abilities},
        "building": BUILDING_IDS,
        "hero": HERO_IDS,
        "item": ITEM_IDS,
    }
    plain: dict[str, Iterable[object]] = {
        "answer": ("yes", "no"),
        "army": MONSTER_IDS,
        "check": [question.id for question in QUESTIONS],
        "die": DIE_IDS,
        "duplicate": ("keep", "spend"),
        "edge": range(6),
        "face": (*filter(None, FACES), "blank", "unthrown"),
        "land": TILE_IDS,
        "ours": ("effect", "pl", "en", "gather_allowed", "gain_kinds", "chasms"),
        "play": (*plays.MOVES, *plays.ACTIONS, *plays.FREE, plays.RETREAT, plays.END),
        "resource": RESOURCES,
        "rotation": range(6),
        "tag": MONSTER_IDS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, named in plain.items():
        yield from (f"{kind}-{value}" for value in named)
    yield from ("copy-of", "prey-army", "thrown-die", "pass-wild-out-of-turn", "pass-hard-head", "pass-duplicate")


def titan_race_words() -> Iterator[str]:
    from stolik.games.titan_race.board import DIRECTIONS
    from stolik.games.titan_race.cards import CARD_IDS
    from stolik.games.titan_race.dice import COLOURS, LEGS
    from stolik.games.titan_race.state import HEALTH
    from stolik.games.titan_race.titans import TITAN_IDS
    from stolik.games.titan_race.tracks import EFFECTS, TRACKS

    explained = {"ability": TITAN_IDS, "card": CARD_IDS, "face": COLOURS, "track": TRACKS}
    plain = {
        "action": ("die", "ability", "play", "discard", "reroll", "end"),
        "card": ("none", "unknown"),
        "colour": COLOURS,
        "direction": DIRECTIONS,
        "health": HEALTH,
        "maneuver": (*LEGS, "pay", "strike", "trap"),
        "rider": TITAN_IDS,
        "terrain": EFFECTS,
        "titan": TITAN_IDS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, values in plain.items():
        yield from (f"{kind}-{value}" for value in values)


def war_chest_words() -> Iterator[str]:
    from stolik.games.war_chest.decrees import DECREE_IDS
    from stolik.games.war_chest.units import COIN_IDS, SETS, UNIT_IDS, is_unit
    from stolik.games.war_chest.words import FIELDS

    explained: dict[str, Iterable[str]] = {"unit": UNIT_IDS, "decree": DECREE_IDS}
    plain: dict[str, Iterable[str]] = {
        "coin": COIN_IDS,
        "play": (*FIELDS, "tactic-here"),
        "set": SETS,
        "tag": UNIT_IDS,
        "verb": FIELDS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, values in plain.items():
        yield from (f"{kind}-{value}" for value in values)
    yield from (f"coin-{id}-text" for coin, id in enumerate(COIN_IDS) if not is_unit(coin))


def tash_kalar_words() -> Iterator[str]:
    from stolik.games.tash_kalar.cards import RANKS
    from stolik.games.tash_kalar.decks import CARD_IDS
    from stolik.games.tash_kalar.patterns import COMPASS
    from stolik.games.tash_kalar.registry import BEINGS, SCHOOL_IDS
    from stolik.games.tash_kalar.tasks import TASK_IDS
    from stolik.games.tash_kalar.words import FIELDS

    explained: dict[str, Iterable[str]] = {"card": CARD_IDS, "school": SCHOOL_IDS, "task": TASK_IDS}
    choices = ("move", "action", "upgrade", "heroic", "legendary", "place", "adjacent", "within-two")
    plain: dict[str, Iterable[str]] = {
        "action": (*FIELDS, "summon", "summon-lent"),
        "colour": SCHOOL_IDS,
        "option": (*choices, "downgrade", "destroy", "convert", "common", "upgraded", "recall", "warp"),
        "rank": RANKS[1:],
        "way": COMPASS,
    }
    for kind, values in explained.items():
        yield from (f"{kind}-{value}{text}" for value in values for text in ("", "-text"))
    for kind, values in plain.items():
        yield from (f"{kind}-{value}" for value in values)
    prompts = GAMES["tash_kalar"].prompts
    yield from {f"{prompt.kind}-hand-over" for prompt in prompts.values() if prompt.about}
    yield from (f"pass-{prompt}" for prompt in RARELY_DECLINED)
    yield from (f"card-{CARD_IDS[card]}-frost" for card, being in enumerate(BEINGS) if being.frost is not None)
    yield from (f"card-{CARD_IDS[card]}-warp" for card, being in enumerate(BEINGS) if being.warp is not None)
    yield "event-recall-unseen-hidden"


RARELY_DECLINED = (
    *("discard-flare", "mirror", "recall", "prey", "root", "group", "storm"),
    *("swap", "discard-pending", "discard-card"),
)
"""Questions of single cards of Tash-Kalar, which a few random games may not meet."""
WORDS: dict[str, Callable[[], Iterator[str]]] = {
    "tash_kalar": tash_kalar_words,
    "karak2": karak2_words,
    "titan_race": titan_race_words,
    "war_chest": war_chest_words,
}
"""By game: the words its clients need."""
PROPER_NAMES = {
    TABLE: {"bot-at-the-table", "bot-name", "lab-bot", "lab-elo", "usage-other"},
    "karak2": {
        *("game-name", "building-portal", "tag-dryads"),
        *("hero-horan", "hero-taia", "hero-lorraine", "hero-lord_xanros", "hero-elspeth", "hero-darius"),
        *("hero-aderyn", "hero-argentus", "hero-valduk", "hero-kirima", "hero-saigo"),
    },
    "titan_race": {
        *("titan-ragnarok", "titan-rassik", "titan-kraken", "titan-slaugg", "titan-chtoolhoo"),
        *("rider-masakrator", "rider-ragnarok", "rider-rassik", "rider-chtoolhoo"),
    },
    "tash_kalar": {"game-name", "step-move"},
    "war_chest": {
        *("game-name", "option-berserker"),
        *("unit-berserker", "unit-infiltrator", "coin-berserker", "coin-infiltrator"),
        *("option-setup-gaugamela", "option-setup-bannockburn", "option-setup-crecy"),
        *("tag-berserker", "tag-marshall", "tag-bishop", "tag-herald", "tag-trebuchet", "tag-saboteur"),
        "tag-infiltrator",
    },
}
"""By package: what reads the same everywhere."""


# Reading the files


@cache
def entries(name: str, language: str) -> dict[str, fluent.Message | fluent.Term]:
    """The messages and terms of one file, in its order."""
    folder = resources.files(f"stolik.games.{name}") if name else resources.files("stolik")
    found: dict[str, fluent.Message | fluent.Term] = {}
    for entry in parse((folder / "text" / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"cannot be read: {entry.content}"
        if isinstance(entry, fluent.Message | fluent.Term):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            assert key not in found, f"{key} stands twice"
            found[key] = entry
    return found


def messages(name: str, language: str) -> set[str]:
    return {key for key in entries(name, language) if not key.startswith("-")}


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, list):
        for child in node:
            yield from nodes(child)
    elif isinstance(node, fluent.BaseNode):
        yield node
        yield from nodes(list(vars(node).values()))


def arguments(*parts: fluent.BaseNode) -> set[str]:
    return {node.id.name for node in nodes([*parts]) if isinstance(node, fluent.VariableReference)}


def code(*patterns: str) -> Iterator[python.AST]:
    """All of these files as Python reads them."""
    for pattern in patterns:
        for file in sorted(SOURCE.glob(pattern)):
            yield from python.walk(python.parse(file.read_text("utf-8")))


def written(value: Setting) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# Playing


class Shown:
    """All that was asked, answered, told and refused in some random games, as anybody at the table meets it."""

    def __init__(self) -> None:
        self.prompts: set[tuple[str, Answer]] = set()
        self.options: set[tuple[str, Answer]] = set()
        self.questions: set[tuple[str, tuple[Answer, ...]]] = set()
        self.events: set[tuple[str, tuple[Answer, ...]]] = set()
        self.refusals: set[str] = set()
        self.rules: set[str] = set()
        self.words: dict[str, set[Answer]] = defaultdict(set)
        self.lately: dict[str, deque[Answer]] = defaultdict(lambda: deque(maxlen=TRIED))


@cache
def shown(name: str) -> Shown:
    found = Shown()
    for options in GAMES[name].configurations():
        for seed in range(GAMES_EACH):
            play(name, options, Random(seed), found)
    return found


def play(name: str, options: Options, rng: Random, found: Shown) -> None:
    game = GAMES[name]
    position: Position[Any] = Position(game, game.setup(options))
    watchers = [None, *range(len(game.sides(options)))]
    while True:
        for event in position.state.events:
            found.rules.add(event.rule)
            for watcher in watchers:
                note_event(name, game.see(event, watcher), found)
        decision = position.decision
        if decision is None:
            break
        note_decision(name, decision, found)
        position.play(rng.choice(decision.options))
    result = game.result(position.state)
    assert result is not None
    found.rules.add(result.reason)


def note_event(name: str, event: Event, found: Shown) -> None:
    found.events.add((event.kind, event.args))
    for kind, value in zip(GAMES[name].events[event.kind].fields.values(), event.args, strict=True):
        if value is not None:
            found.words[kind].add(value)


def note_decision(name: str, decision: Decision, found: Shown) -> None:
    declared = GAMES[name].prompts[decision.prompt]
    found.prompts.add((decision.prompt, decision.about))
    found.options.update((decision.prompt, option) for option in decision.options)
    found.questions.add((decision.prompt, tuple(decision.options)))
    found.words[declared.kind].update(option for option in decision.options if option is not None)
    if declared.about:
        found.words[declared.about].add(decision.about)
    for answer in (*found.lately[declared.kind], *STRANGE):
        if answer not in decision.options:
            found.refusals.add(decision.why_not(answer) or declared.rule)
    found.lately[declared.kind].extend(option for option in decision.options if option is not None)


# Languages agree


@each_package
def test_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    first, *others = ([*entries(name, language)] for language in LANGUAGES)
    assert all(other == first for other in others)


@each_package
def test_languages_fill_in_the_same_arguments(name: str) -> None:
    for key in entries(name, LANGUAGES[0]):
        takes = [arguments(entries(name, language)[key]) for language in LANGUAGES]
        assert all(other == takes[0] for other in takes), key


@each_package
def test_no_text_is_left_untranslated(name: str) -> None:
    def text(language: str, key: str) -> str:
        filled: dict[str, object] = dict.fromkeys(arguments(entries(name, language)[key]), 5)
        said, errors = spoken(language, name or None).say(key, filled)
        assert not errors, f"{key} ({language}): {errors}"
        return said

    same = {key for key in messages(name, "en") if text("en", key) == text("pl", key)}
    assert same == PROPER_NAMES.get(name, set())


@each_language
@each_package
def test_plurals_are_complete(name: str, language: str) -> None:
    """Where the number itself is shown, every form that the language has."""
    for key, entry in entries(name, language).items():
        for node in nodes(entry):
            if isinstance(node, fluent.SelectExpression) and arguments(node.selector) & arguments(*node.variants):
                forms = {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
                assert forms == PLURALS[language] or not forms & PLURAL_FORMS, key


@each_language
@each_package
def test_a_game_does_not_redefine_what_the_table_says(name: str, language: str) -> None:
    assert not name or not entries(name, language).keys() & entries(TABLE, language).keys()


# Everything has words


@each_language
@each_game
def test_prompts_take_what_they_are_about(name: str, language: str) -> None:
    for key, prompt in GAMES[name].prompts.items():
        wanted = {prompt.about} if prompt.about else set()
        assert arguments(entries(name, language)[f"prompt-{key}"]) == wanted, key


@each_language
@each_game
def test_events_take_their_fields(name: str, language: str) -> None:
    for key, event in GAMES[name].events.items():
        assert arguments(entries(name, language)[f"event-{key}"]) == {*event.fields}, key
    for key, args in shown(name).events:
        if None in args:
            fields = zip(GAMES[name].events[key].fields, args, strict=True)
            seen = {field for field, value in fields if value is not None}
            assert arguments(entries(name, language)[f"event-{key}-hidden"]) == seen, key


@each_language
@each_game
def test_every_event_can_be_told(name: str, language: str) -> None:
    """Those that were seen, and every kind with the first and the last value of each of its fields."""
    texts = Texts(language, GAMES[name], ["Ola"])
    for kind, args in shown(name).events:
        assert texts.event(Event(kind, "", args))
    for kind, declared in GAMES[name].events.items():
        for number in NUMBERS:
            for pick in (min, max):
                args = tuple(sample(name, field, pick, number) for field in declared.fields.values())
                assert texts.event(Event(kind, "", args))


def sample(name: str, kind: str, pick: Callable[..., Answer], number: int) -> Answer:
    if kind == "number":
        return number
    values = shown(name).words[kind]
    assert values, f"no random game shows any {kind}"
    return pick(values, key=str)


@each_language
@each_game
def test_every_question_and_answer_has_words(name: str, language: str) -> None:
    texts = Texts(language, GAMES[name])
    for prompt, about in shown(name).prompts:
        assert texts.prompt(Decision(0, prompt, [None], about))
    for prompt, option in shown(name).options:
        assert texts.option(Decision(0, prompt, [option]), option)


@each_language
@each_game
def test_different_answers_to_a_question_have_different_words(name: str, language: str) -> None:
    """In one question: that two schools hold a card of the same name does not matter."""
    texts = Texts(language, GAMES[name])
    said = {
        (prompt, option): texts.option(Decision(0, prompt, [None]), option) for prompt, option in shown(name).options
    }
    for prompt, options in shown(name).questions:
        assert len({said[prompt, option] for option in options}) == len(options), prompt


@each_language
@each_game
def test_every_refusal_has_words(name: str, language: str) -> None:
    texts = Texts(language, GAMES[name])
    assert shown(name).refusals
    for refusal in shown(name).refusals:
        assert texts.refusal(refusal)


@each_language
def test_every_refusal_of_the_table_has_words(language: str) -> None:
    for node in code("engine/record.py"):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "IllegalAnswer":
            for argument in node.args:
                if isinstance(argument, python.Constant):
                    assert Texts(language).refusal(str(argument.value))


@each_language
@each_game
def test_every_option_is_explained(name: str, language: str) -> None:
    texts = Texts(language, GAMES[name])
    for key, option in GAMES[name].options.items():
        assert texts.say(f"option-{key}")
        assert (OURS[language] in texts.say(f"option-{key}-text")) is bool(option.ours), key
        labels = {texts.say(f"option-{key}-{written(value)}") for value in option.values}
        assert len(labels) == len(option.values), key


@each_language
@each_game
def test_no_message_is_missing_and_none_is_left_over(name: str, language: str) -> None:
    game = GAMES[name]
    needed = {"game-name", "game-tagline", *WORDS.get(name, lambda: iter(()))()}
    needed.update(f"prompt-{key}" for key in game.prompts)
    needed.update(f"event-{key}" for key in game.events)
    needed.update(f"event-{key}-hidden" for key, args in shown(name).events if None in args)
    for key, option in game.options.items():
        needed.update({f"option-{key}", f"option-{key}-text"})
        needed.update(f"option-{key}-{written(value)}" for value in option.values)
    needed.update(labels(name))
    needed.update(f"factor-{kind}" for kind in factors(name))
    welcome = {f"pass-{prompt}" for prompt, option in shown(name).options if option is None}
    assert needed <= messages(name, language), needed - messages(name, language)
    assert messages(name, language) <= needed | welcome, messages(name, language) - needed - welcome


def factors(name: str) -> Iterable[str]:
    """What a balance report asks about."""
    game: Any = GAMES[name]
    told: Iterable[str] = game.factors(game.setup(next(iter(game.configurations()))))
    return told


def labels(name: str) -> Iterator[str]:
    """The keys of all words that were seen; "=C5" is the word itself."""
    for kind, values in shown(name).words.items():
        for value in values:
            key = "=" if kind in ("seat", "number") or is_list(kind, value) else GAMES[name].label(kind, value)[0]
            if not key.startswith("="):
                yield key


def is_list(kind: str, value: Answer) -> bool:
    return kind.endswith("s") and isinstance(value, tuple)


@each_game
def test_lists_hold_words_of_a_kind_that_the_game_knows(name: str) -> None:
    game = GAMES[name]
    declared = {prompt.kind for prompt in game.prompts.values()}
    declared.update(kind for event in game.events.values() for kind in event.fields.values())
    for kind, values in shown(name).words.items():
        assert not any(is_list(kind, value) for value in values) or each_of(kind) in declared, kind


def asked_for() -> Iterator[tuple[str, set[str]]]:
    """Every message that the code asks for by its full name, with what it fills in."""
    for node in code("cli.py", "cli/**/*.py", "terminal/**/*.py", "text/**/*.py"):
        if isinstance(node, python.Call) and node.args and isinstance(node.args[0], python.Constant):
            name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "BadInput"):
                yield str(node.args[0].value), {keyword.arg or "" for keyword in node.keywords}


@each_language
def test_what_the_code_says_has_words(language: str) -> None:
    everywhere = set.intersection(*(messages(name, language) for name in GAMES))
    for key, filled_in in asked_for():
        if key not in everywhere:
            assert key in messages(TABLE, language), key
            assert "" in filled_in or arguments(entries(TABLE, language)[key]) <= filled_in, key


def test_no_message_of_the_table_is_left_over() -> None:
    """Each stands in the code by its full name, or begins like one that is put together there."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for node in code("**/*.py"):
        if isinstance(node, python.Constant):
            names.add(str(node.value))
        elif isinstance(node, python.JoinedStr) and node.values and isinstance(node.values[0], python.Constant):
            beginnings.add(str(node.values[0].value))
    starts = tuple(start for start in beginnings if start.endswith("-"))
    assert not [key for key in messages(TABLE, "en") if key not in names and not key.startswith(starts)]


@each_package
def test_every_term_is_used(name: str) -> None:
    for language in LANGUAGES:
        found = entries(name, language)
        used = {f"-{node.id.name}" for node in nodes([*found.values()]) if isinstance(node, fluent.TermReference)}
        assert used == {key for key in found if key.startswith("-")}


# Rulebooks


@each_game
def test_rulebooks_have_the_same_paragraphs(name: str) -> None:
    first, *others = (
        [(paragraph.id, paragraph.source) for paragraph in rulebook(name, language).values()] for language in LANGUAGES
    )
    assert first
    assert all(other == first for other in others)


@each_game
def test_rulebooks_have_the_same_chapters(name: str) -> None:
    def begins(language: str) -> list[str]:
        found: dict[str, str] = {}
        for paragraph in rulebook(name, language).values():
            assert paragraph.chapter, paragraph.id
            found.setdefault(paragraph.chapter, paragraph.id)
        return [*found.values()]

    first, *others = (begins(language) for language in LANGUAGES)
    assert all(other == first for other in others)


@each_language
@each_game
def test_every_paragraph_says_something(name: str, language: str) -> None:
    for paragraph in rulebook(name, language).values():
        assert RULE.fullmatch(paragraph.id), paragraph.id
        assert paragraph.text, paragraph.id
        assert paragraph.source, paragraph.id


@each_game
def test_paragraphs_are_translated(name: str) -> None:
    for key, paragraph in rulebook(name, "en").items():
        assert paragraph.text != rulebook(name, "pl")[key].text, key


@each_game
def test_every_rule_that_is_named_stands_in_the_rulebook(name: str) -> None:
    game = GAMES[name]
    named = {prompt.rule for prompt in game.prompts.values()} | shown(name).rules | shown(name).refusals
    named.update(option.ours for option in game.options.values() if option.ours)
    for node in code(f"games/{name}/**/*.py"):
        if isinstance(node, python.Constant) and RULE.fullmatch(str(node.value)):
            named.add(str(node.value))
    for language in LANGUAGES:
        named.update(
            match[0] for paragraph in rulebook(name, language).values() for match in RULE.finditer(paragraph.text)
        )
        assert named <= rulebook(name, language).keys(), named - rulebook(name, language).keys()
