"""Somebody who would rather fight than pass: games with him come soon to whatever a test waits for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from tests.server.kit import Json, Visitor, question_of

VERBS: Final = ("tactic", "attack", "proclaim", "deploy", "move", "bolster", "recruit", "claim", "control")
"""The most wanted first; what is not among them, a cure for one, is left for the test."""

Answer = Callable[[Json, Random], Any]

UNITS: Final = ("assassin", "saboteur", "infiltrator", "skirmisher")
"""Drafted before all others: who drafts first gets one that poisons and one that deceives, and so does the other."""


class Moment(NamedTuple):
    question: Json
    choice: Json
    """The option for which it was waited."""
    view: Json
    """Of the seat that is asked."""


def play_until(
    visitor: Visitor, wanted: Callable[[Json, Json], Json | None], luck: Random, answer: Answer | None = None
) -> Moment | None:
    """For all seats of the visitor, until a question and what the asked seat sees offer what is wanted."""
    while question := question_of(update := visitor.wait_for_question()):
        view = next(seen["view"] for seen in update["seen"] if seen["seat"] == question["seat"])
        if choice := wanted(question, view):
            return Moment(question, choice, view)
        value = (answer or eager)(question, luck)
        visitor.post("/answer", {"seat": question["seat"], "seq": update["seq"], "value": value})
    return None


def eager(question: Json, luck: Random) -> Any:
    """The only way out may have been taken by the server already: no luck is spent on it."""
    options = [option["value"] for option in question["options"]]
    if len(options) == 1:
        return options[0]
    units = {option["word"].get("name", ""): option["value"] for option in question["options"]}
    wanted = [units[unit] for unit in UNITS if unit in units]
    if question["prompt"] == "draft" and wanted:
        return wanted[0]
    verbs = sorted({option[0] for option in options if isinstance(option, list)} & set(VERBS), key=VERBS.index)
    if not verbs:
        return luck.choice(options)
    verb = luck.choices(verbs, [2.0**-place for place in range(len(verbs))])[0]
    return luck.choice([option for option in options if isinstance(option, list) and option[0] == verb])
