"""Examples of the rules on the screen: drawn before and after, with what happens in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.examples import Example, begin, examples, play, untrue
from stolik.terminal import show
from stolik.terminal.boards import board_of, draw
from stolik.terminal.faults import BadInput
from stolik.terminal.games import find
from stolik.terminal.screen import Screen
from stolik.text import Texts


def chosen(game: Game[Any], words: Sequence[str]) -> list[Example]:
    """By their names, or all that show one of these paragraphs; every one where nothing is said."""
    found = examples(game)
    wanted = {word.casefold() for word in words}
    picked = [one for one in found.values() if wanted & {one.name, *map(str.casefold, one.shows)}]
    if words and not picked:
        raise BadInput("no-such-example", said=" ".join(words))
    return picked if words else list(found.values())


def show_examples(screen: Screen, name: str, words: Sequence[str], language: str) -> None:
    """The list of all, or those that are meant, played."""
    game = find(name)
    for example in chosen(game, words):
        if words:
            show_example(screen, game, example, language)
        else:
            screen.show(Text.assemble((example.name, show.BRASS), "  ", example.title[language]))


def show_example(screen: Screen, game: Game[Any], example: Example, language: str) -> None:
    position = begin(game, example)
    texts = Texts(language, game, options=example.options)
    screen.show(Text.assemble("\n", (example.title[language], "bold"), (f"  {', '.join(example.shows)}", "dim")))
    screen.show(example.text[language])
    show_table(screen, game, example, position, texts)
    for step in play(game, example, position):
        for event in step.events:
            screen.show(show.log_line(event, example.seat, game, texts))
    show_table(screen, game, example, position, texts)


def show_table(screen: Screen, game: Game[Any], example: Example, position: Position[Any], texts: Texts) -> None:
    view = game.view(position.state, example.seat)
    screen.show(draw(board_of(game), view, example.seat, texts, screen.width))


def as_data(name: str, words: Sequence[str] = ()) -> list[dict[str, object]]:
    """For programs: each with its texts, its answers, and whether all it claims is so."""
    game = find(name)
    return [
        {
            "id": one.name,
            "chapter": one.chapter,
            "shows": list(one.shows),
            "title": dict(one.title),
            "text": dict(one.text),
            "play": list(one.play),
            "untrue": untrue(game, one),
        }
        for one in chosen(game, words)
    ]
