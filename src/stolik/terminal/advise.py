"""`hint`: what a strong player would do at the open question, from what the asked seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from stolik.bots.advice import ADVISER, advice, rule_of
from stolik.engine.position import worlds
from stolik.terminal.question import Question

if TYPE_CHECKING:
    from stolik.terminal.table import Table

BEST: Final = 3


def hint(table: Table, question: Question) -> None:
    """The same question gets the same hint."""
    texts, decision, record = table.texts, question.decision, table.session.record
    imagined, seed = worlds(record.position, decision.player), len(record.entries)
    with table.screen.thinking(texts.say("thinking", name=texts.say(f"bot-{ADVISER}"))):
        found = advice(decision.shown(), question.view, imagined, seed)
    visits = sum(outlook.visits for outlook in found)
    table.screen.show(texts.say("hint-heading", level=texts.say(f"bot-{ADVISER}")))
    for outlook in found[:BEST]:
        option = texts.option(decision, outlook.answer, question.view)
        told = {"chance": round(100 * outlook.chance), "share": round(100 * outlook.visits / visits)}
        rule = rule_of(outlook.answer, imagined, seed) or question.rule
        table.screen.show(Text.assemble("  ", texts.say("hint-line", option=option, **told), (f"  {rule}", "dim")))
