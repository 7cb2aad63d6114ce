"""`hint`: what a strong player would do at the open question, from what the asked seat knows."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from stolik.bots.advice import ADVISER, advice, rule_of
from stolik.engine.position import worlds
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.question import Question

BEST: Final = 3


def show_hint(keyboard: Keyboard, question: Question) -> None:
    """The same question gets the same hint."""
    texts, decision, record = keyboard.texts, question.decision, keyboard.session.record
    imagined, seed = worlds(record.position, decision.player), len(record.entries)
    with keyboard.screen.thinking(texts.say("thinking", name=texts.say(f"bot-{ADVISER}"))):
        found = advice(decision.shown(), question.view, imagined, seed, record.sides)
    visits = sum(outlook.visits for outlook in found)
    keyboard.screen.show(texts.say("hint-heading", level=texts.say(f"bot-{ADVISER}")))
    for outlook in found[:BEST]:
        option = texts.option(decision, outlook.answer, question.view)
        told = {"chance": round(100 * outlook.chance), "share": round(100 * outlook.visits / visits)}
        rule = rule_of(outlook.answer, imagined, seed) or question.rule
        keyboard.screen.show(Text.assemble("  ", texts.say("hint-line", option=option, **told), (f"  {rule}", "dim")))
