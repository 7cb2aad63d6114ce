"""`?`, `why` and `rule`: the rule behind a question or a refusal, or any; `hint`: what a strong player would do."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from stolik.bots.advice import ADVISER, advice, rule_of
from stolik.bots.reasons import NO_COUNT, Reason, Why, likely_reply, reasons
from stolik.engine.decision import Decision
from stolik.engine.position import worlds
from stolik.terminal import show
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.question import Question
from stolik.terminal.rules import search
from stolik.terminal.screen import Screen
from stolik.text import Texts

MOST = 4
BEST: Final = 3


def question(screen: Screen, asked: Question) -> None:
    """The question, the rule that asks it, and the options."""
    texts = asked.texts
    screen.show(Text(texts.prompt(asked.decision), "bold"))
    screen.show(show.paragraph(texts.rule(asked.rule), texts) if texts.is_rule(asked.rule) else asked.rule)
    screen.show(show.options(asked.labels))


def why(screen: Screen, asked: Question, said: str) -> None:
    """Why something is not offered; without a word, what the question is about."""
    texts = asked.texts
    offered = asked.options_meant(said) if said else []
    if offered:
        number = asked.decision.options.index(offered[0]) + 1
        screen.show(texts.say("why-offered", number=number, option=asked.labels[number - 1][0]))
        return
    refused = asked.refused(said)
    if not refused:
        if said:
            screen.show(unknown(asked, said))
        screen.show(show.refusal(asked.rule, texts))
        return
    told: set[str] = set()
    for name, rule in refused:
        if rule not in told and len(told) < MOST:
            told.add(rule)
            screen.show(Text.assemble((f"{name}: ", "bold")).append_text(show.refusal(rule, texts)))


def unknown(asked: Question, said: str) -> str:
    if said.isdecimal():
        return asked.texts.say("no-such-option", number=said, most=len(asked.decision.options))
    return asked.texts.say("not-understood", said=said)


def rule(screen: Screen, texts: Texts, said: str) -> None:
    assert texts.game is not None
    found = search(texts.game, texts.language, said.split()) if said else []
    if not found:
        screen.show(texts.say("no-such-rule", said=said))
    for paragraph in found[:MOST]:
        screen.show(show.paragraph(paragraph, texts))
    if len(found) > MOST:
        screen.show(Text(texts.say("rules-more", more=len(found) - MOST), "dim"))


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
