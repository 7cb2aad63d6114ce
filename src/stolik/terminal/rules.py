"""The rulebook on the screen: all of it, one paragraph, those in which some words occur; its summary and its terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from stolik.engine.game import Game
from stolik.examples import examples, showing
from stolik.games import GAMES
from stolik.summaries import Section, summary
from stolik.terminal import show
from stolik.terminal.examples import show_example
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.screen import Screen
from stolik.terminal.words import fold
from stolik.terms import Term, terms
from stolik.text import LANGUAGES, Paragraph, Texts, rulebook
from stolik.text.rulebook import DEFINITION, carried_out_by, shown_by

DRAWN: Final = 2
"""So many paragraphs are shown with their examples drawn; of more, only what those are called."""


def search(game: Game[Any], language: str, words: Sequence[str]) -> list[Paragraph]:
    """The paragraphs of these ids; else all that hold every word, or one that begins with it."""
    book = rulebook(game, language)
    by_id = {key.casefold(): paragraph for key, paragraph in book.items()}
    if words and all(word.casefold() in by_id for word in words):
        return [by_id[word.casefold()] for word in words]
    wanted = [stem(fold(word), language) for word in words]
    return [
        paragraph
        for paragraph in book.values()
        if all(f" {word}" in f" {fold(f'{paragraph.chapter} {paragraph.text}')}" for word in wanted)
    ]


def stem(word: str, language: str) -> str:
    """Polish words change their endings: whoever looks for `lawa` means `lawy` too."""
    return word[:-1] if language == "pl" and len(word) > 3 else word


def asked(name: str, words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Whoever knows the id of a paragraph need not name the game."""
    for game in GAMES:
        if name.casefold() in {key.casefold() for key in rulebook(GAMES[game], LANGUAGES[0])}:
            return game, [name, *words]
    return name, words


def place(code: Sequence[str], texts: Texts) -> Text:
    """Where in the game's folder it is carried out, if it needs code at all."""
    told = [texts.say("rule-definition")] if code == [DEFINITION] else code
    return Text("    " + " · ".join(told), "dim")


def show_rules(screen: Screen, name: str, words: Sequence[str], language: str) -> None:
    name, words = asked(name, words)
    game = find(name)
    texts = Texts(language, game)
    found = search(game, language, words) if words else list(rulebook(game, language).values())
    if not found:
        raise BadInput("no-such-rule", said=" ".join(words))
    chapter, code = "", carried_out_by(game)
    for paragraph in found:
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            screen.show(Text(f"\n{chapter}", "bold underline"))
        screen.show(show.paragraph(paragraph, texts))
        screen.show(place(code.get(paragraph.id, []), texts))
        for one in (examples(game)[name] for name in showing(game).get(paragraph.id, [])):
            if len(found) <= DRAWN:
                show_example(screen, game, one, language)
            else:
                screen.show(Text(f"    {texts.say('rule-example', title=one.title[language], name=one.name)}", "dim"))


def as_data(name: str, words: Sequence[str] = ()) -> list[dict[str, object]]:
    """For programs: every paragraph in both languages, with the tests that show it and its places in the code."""
    name, words = asked(name, words)
    game = find(name)
    english, polish = (rulebook(game, language) for language in LANGUAGES)
    wanted = {p.id for language in LANGUAGES for p in search(game, language, words)} if words else set(english)
    if not wanted:
        raise BadInput("no-such-rule", said=" ".join(words))
    tests, code, shown_in = shown_by(game), carried_out_by(game), showing(game)
    return [
        {
            "id": key,
            "en": p.text,
            "pl": polish[key].text,
            "source": p.source,
            "tests": tests.get(key, []),
            "code": code.get(key, []),
            "examples": shown_in.get(key, []),
        }
        for key, p in english.items()
        if key in wanted
    ]


def summary_of(name: str) -> tuple[Section, ...]:
    found = summary(find(name))
    if not found:
        raise BadInput("no-summary", name=name)
    return found


def show_summary(screen: Screen, name: str, language: str) -> None:
    for section in summary_of(name):
        screen.show(Text(f"\n{section.title[language]}", "bold underline"))
        for line in section.lines:
            screen.show(Text("· ").append_text(show.prose(line.text[language])).append(f"  {line.rule}", "dim"))


def summary_data(name: str) -> list[dict[str, object]]:
    """For programs: every line in both languages, with its rule and what is drawn beside it."""
    return [
        {
            "title": dict(section.title),
            "art": section.art,
            "lines": [{**line.text, "rule": line.rule, "art": line.art} for line in section.lines],
        }
        for section in summary_of(name)
    ]


def terms_of(name: str) -> tuple[Term, ...]:
    found = terms(find(name))
    if not found:
        raise BadInput("no-terms", name=name)
    return found


def show_terms(screen: Screen, name: str, language: str) -> None:
    book = rulebook(find(name), language)
    for term in terms_of(name):
        line = Text(f"{term.forms[language][0]}: ", "bold").append_text(show.prose(book[term.rule].text))
        screen.show(line.append(f"  {term.rule}", "dim"))


def terms_data(name: str) -> list[dict[str, object]]:
    """For programs: all forms in both languages."""
    return [
        {"id": term.id, "rule": term.rule, **{one: list(forms) for one, forms in term.forms.items()}}
        for term in terms_of(name)
    ]
