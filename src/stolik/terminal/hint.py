"""`hint`: what a strong player would do at the open question, from what the asked seat knows."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from stolik.bots.advice import ADVISER, advice, rule_of
from stolik.bots.reasons import NO_COUNT, Reason, Why, likely_reply, reasons
from stolik.engine.decision import Decision
from stolik.engine.position import worlds
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.question import Question
from stolik.text import Texts

BEST: Final = 3


def show_hint(keyboard: Keyboard, question: Question) -> None:
    """The same question gets the same hint."""
    texts, decision, record = keyboard.texts, question.decision, keyboard.session.record
    imagined, seed = worlds(record.position, decision.player), len(record.entries)
    with keyboard.screen.thinking(texts.say("thinking", name=texts.say(f"bot-{ADVISER}"))):
        found = advice(decision.shown(), question.view, imagined, seed, record.sides)
        best = found[0].answer
        reply = likely_reply(decision.player, best, imagined, record.sides, seed)
    visits = sum(outlook.visits for outlook in found)
    keyboard.screen.show(texts.say("hint-heading", level=texts.say(f"bot-{ADVISER}")))
    answers = [outlook.answer for outlook in found[:BEST]]
    whys = reasons(decision.shown(), imagined, answers, texts.has)
    for outlook, why in zip(found, whys, strict=False):
        option = texts.option(decision, outlook.answer, question.view)
        told = {"chance": round(100 * outlook.chance), "share": round(100 * outlook.visits / visits)}
        rule = rule_of(outlook.answer, imagined, seed) or question.rule
        keyboard.screen.show(Text.assemble("  ", texts.say("hint-line", option=option, **told), (f"  {rule}", "dim")))
        for line in why_lines(why, texts):
            keyboard.screen.show(Text(f"    {line}"))
        if reply is not None and outlook.answer == best:
            asked = Decision(reply.seat, reply.prompt, [reply.answer])
            said = texts.option(asked, reply.answer, reply.view)
            keyboard.screen.show(Text(f"    {texts.say('hint-reply', seat=texts.seat(reply.seat), option=said)}"))


def why_lines(why: Why, texts: Texts) -> list[str]:
    sorts = {"hint-good": why.good, "hint-bad": why.bad, "hint-misses": why.misses}
    return [texts.say(key, reasons="; ".join(said(one, texts) for one in sort)) for key, sort in sorts.items() if sort]


def said(reason: Reason, texts: Texts) -> str:
    return texts.say(reason.key) if reason.number == NO_COUNT else texts.say(reason.key, count=reason.number)
