"""Everything a game can say has its words in every language, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from stolik.bots.policy import NoPolicy, facts_of
from stolik.bots.reasons import told_keys
from stolik.contract import fluency
from stolik.contract.cases import Contract
from stolik.contract.fluency import arguments, entries, messages
from stolik.contract.shown import shown
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Game, Setting
from stolik.engine.things import Event, Kind, Many, Number
from stolik.text import Texts

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 12, 22)
OURS = {"en": "ours", "pl": "nasz"}
OUR = re.compile(r"\bours?\b|\bnasz")


def written(value: Setting) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# Languages agree


def test_languages_have_the_same_messages_with_the_same_arguments(game: Game[Any]) -> None:
    fluency.check_order(game.package)
    fluency.check_arguments(game.package)


@pytest.mark.many
def test_no_text_is_left_untranslated(contract: Contract) -> None:
    fluency.check_translated(contract.game.package, contract.same_words)


def test_plurals_are_complete(game: Game[Any], language: str) -> None:
    fluency.check_plurals(game.package, language)


def test_every_term_is_used(game: Game[Any]) -> None:
    fluency.check_terms(game.package)


def test_a_game_does_not_redefine_what_the_table_says(game: Game[Any], language: str) -> None:
    assert not entries(game.package, language).keys() & entries("stolik", language).keys()


# Everything has words


def test_prompts_take_what_they_are_about(game: Game[Any], language: str) -> None:
    for key, prompt in game.prompts.items():
        wanted = set() if prompt.about is None else {prompt.about.name}
        assert arguments(entries(game.package, language)[f"prompt-{key}"]) == wanted, key


@pytest.mark.many
def test_events_take_their_fields(game: Game[Any], language: str, games: int) -> None:
    for key, event in game.events.items():
        assert arguments(entries(game.package, language)[f"event-{key}"]) == {*event.fields}, key
    for key, args in shown(game, games).events:
        if None in args:
            fields = zip(game.events[key].fields, args, strict=True)
            seen = {field for field, value in fields if value is not None}
            assert f"event-{key}-hidden" in entries(game.package, language), "what one sees who may not see all of it"
            assert arguments(entries(game.package, language)[f"event-{key}-hidden"]) == seen, key


@pytest.mark.many
def test_every_event_can_be_told(game: Game[Any], language: str, games: int) -> None:
    """Those that were seen, and every kind with the first and the last value of each of its fields."""
    texts = Texts(language, game, ["Ola"])
    for kind, args in shown(game, games).events:
        assert texts.event(Event(kind, "", args))
    for kind, declared in game.events.items():
        for number in NUMBERS:
            for pick in (min, max):
                args = tuple(sample(game, field, pick, number, games) for field in declared.fields.values())
                assert texts.event(Event(kind, "", args))


def sample(game: Game[Any], kind: Kind, pick: Callable[..., Answer], number: int, games: int) -> Answer:
    if isinstance(kind, Number):
        return number
    values = shown(game, games).things[kind.name]
    assert values, f"no random game shows any {kind.name}"
    return tuple(values) if isinstance(kind, Many) else pick(values, key=str)  # type: ignore[arg-type]


@pytest.mark.many
def test_every_question_and_answer_has_words(game: Game[Any], language: str, games: int) -> None:
    texts = Texts(language, game)
    for prompt, about in shown(game, games).prompts:
        assert texts.prompt(Decision(0, prompt, [None], about))
    for (prompt, option), view in shown(game, games).options.items():
        assert texts.option(Decision(0, prompt, [option]), option, view)


@pytest.mark.many
def test_different_answers_to_a_question_have_different_words(game: Game[Any], language: str, games: int) -> None:
    """In one question: that two schools hold a card of the same name does not matter."""
    texts = Texts(language, game)
    for (prompt, options), view in shown(game, games).questions.items():
        said = {texts.option(Decision(0, prompt, [None]), option, view) for option in options}
        assert len(said) == len(options), prompt


@pytest.mark.many
def test_every_refusal_has_words(game: Game[Any], language: str, games: int) -> None:
    texts = Texts(language, game)
    assert shown(game, games).refusals
    for refusal in shown(game, games).refusals:
        assert texts.refusal(refusal)


def test_every_option_is_explained(game: Game[Any], language: str) -> None:
    texts = Texts(language, game)
    for key, option in game.options.items():
        assert texts.say(f"option-{key}")
        assert (OURS[language] in texts.say(f"option-{key}-text")) is bool(option.ours), key
        if option.ours:
            paragraph = texts.rule(option.ours)
            assert paragraph.ours or OUR.search(paragraph.text), f"{option.ours} does not say that it is ours"
        labels = {texts.say(f"option-{key}-{written(value)}") for value in option.values}
        assert len(labels) == len(option.values), key


def reasons(game: Game[Any], language: str) -> set[str]:
    """What tells a fact of an answer; one that tells no fact is left over."""
    known = messages(game.package, language)
    try:
        return told_keys(facts_of(game), known.__contains__)
    except NoPolicy:
        return set()


@pytest.mark.many
def test_no_message_is_missing_and_none_is_left_over(contract: Contract, language: str, games: int) -> None:
    game = contract.game
    needed = {"game-name", "game-tagline", *contract.words}
    needed.update(f"prompt-{key}" for key in game.prompts)
    needed.update(f"event-{key}" for key in game.events)
    needed.update(f"event-{key}-hidden" for key, args in shown(game, games).events if None in args)
    for key, option in game.options.items():
        needed.update({f"option-{key}", f"option-{key}-text"})
        needed.update(f"option-{key}-{written(value)}" for value in option.values)
    if len(game.forms) > 1:
        needed.update(f"form-{name}" for name in game.forms)
    needed.update(f"{kind.name}-{text}" for kind in game.kinds.values() for text in kind.texts)
    needed.update(f"factor-{kind}" for kind in game.factors(game.setup(next(iter(game.configurations())))))
    welcome = {f"pass-{prompt}" for prompt, option in shown(game, games).options if option is None}
    welcome |= reasons(game, language)
    assert needed <= messages(game.package, language), needed - messages(game.package, language)
    assert messages(game.package, language) <= needed | welcome, messages(game.package, language) - needed - welcome
