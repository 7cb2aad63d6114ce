"""`?`, `why` and `rule`: the rule behind a question, behind a refusal, or any rule at all."""

from __future__ import annotations

from rich.text import Text

from stolik.terminal import show
from stolik.terminal.question import Question
from stolik.terminal.rules import search
from stolik.terminal.screen import Screen
from stolik.text import Texts

MOST = 4


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
