"""What an example says must be true at its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.engine.game import Game
from stolik.engine.position import Position
from stolik.examples.example import Example
from stolik.examples.positions import begin, meant, play, written


def untrue(game: Game[Any], example: Example) -> list[str]:
    """Plays it and says in sentences which claims do not hold; none for a good example."""
    position = begin(game, example)
    told = [event.kind for step in play(game, example, position) for event in step.events]
    return [*_of_question(game, example, position), *_of_end(game, example, position), *_of_told(example, told)]


def _of_question(game: Game[Any], example: Example, position: Position[Any]) -> Iterator[str]:
    then, decision = example.then, position.decision
    asked = "" if decision is None else decision.prompt
    if then.get("asked", asked) != asked:
        yield f"the question is {asked!r}"
    if decision is None:
        if unasked := [key for key in ("player", "offers", "lacks", "refuses") if key in then]:
            yield f"the game is over, so that then.{unasked[0]} says nothing"
        return
    if then.get("player", decision.player) != decision.player:
        yield f"seat {decision.player} is asked"
    offered = [written(game, position.state, decision, option) for option in decision.options]
    yield from (f"{words!r} is not offered, only {offered}" for words in then.get("offers", []) if words not in offered)
    yield from (f"{words!r} is offered" for words in then.get("lacks", []) if words in offered)
    for words, rule in then.get("refuses", {}).items():
        refusal = decision.why_not(meant(game, position.state, decision, words))
        if refusal != rule:
            yield f"{words!r} is {'allowed' if refusal is None else f'refused by {refusal}'}"


def _of_end(game: Game[Any], example: Example, position: Position[Any]) -> Iterator[str]:
    view = game.view(position.state, example.seat)
    for path, value in example.then.get("view", {}).items():
        seen = looked_up(view, path)
        if seen != value:
            yield f"{path} is {seen!r} in the view"
    result = game.result(position.state)
    for key in ("places", "reason"):
        if key in example.then and (result is None or getattr(result, key) != example.then[key]):
            yield f"{key}: {None if result is None else getattr(result, key)!r}"


def _of_told(example: Example, told: list[str]) -> Iterator[str]:
    yield from (f"{kind!r} never happened, only {told}" for kind in example.then.get("told", []) if kind not in told)


def looked_up(view: Any, path: str) -> object:
    """runners.1.life: keys of tables, places of lists; of a list of tables also key=value, runners.titan=kraken."""
    found = view
    for key in path.split("."):
        name, _, wanted = key.partition("=")
        if isinstance(found, list | tuple) and wanted:
            found = next((row for row in found if str(row[name]) == wanted), None)
        elif isinstance(found, list | tuple):
            found = found[int(key)]
        else:
            found = found[key]
    return found
