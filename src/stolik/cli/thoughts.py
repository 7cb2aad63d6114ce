"""The tree of a decision in words: each answer with its visits, its value and its prior, and what may follow."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stolik.bots.levels import PUCT
from stolik.bots.policy import NoPolicy
from stolik.engine.decision import Decision
from stolik.lab.thought.tree import Answered, NoAnswer, Thought, asked_in, thought_of
from stolik.terminal.faults import BadInput
from stolik.terminal.opening import finished
from stolik.terminal.seats import shown_names
from stolik.text import Texts
from stolik.text.texts import NO_VIEW


def run(file: Path, step: int, iterations: int, plies: int, as_json: bool, language: str) -> int:
    record = finished(file)
    try:
        past, asked = asked_in(record, step)
        found = thought_of(past, asked.decision, iterations, plies)
    except NoAnswer:
        raise BadInput("think-no-answer", file=str(file), step=step) from None
    except NoPolicy:
        raise BadInput("not-learned", bot=f"{PUCT}{iterations}", name=record.game.name) from None
    names = shown_names(past.seats, Texts(language))
    words = TreeWords(Texts(language, record.game, names, record.header.options), asked)
    if as_json:
        told = {"game": record.game.name, "step": step, "seat": asked.decision.player, "iterations": iterations}
        print(
            json.dumps({**told, "answered": asked.answer, "answers": words.data(found)}, ensure_ascii=False, indent=2)
        )
    else:
        for line in words.lines(found, step):
            print(line)
    return 0


class TreeWords:
    """What the tree is called in one language."""

    def __init__(self, texts: Texts, asked: Answered) -> None:
        self._texts = texts
        self._asked = asked

    def data(self, found: list[Thought], first: bool = True) -> list[dict[str, Any]]:
        return [
            {
                "seat": one.seat,
                "answer": one.answer,
                "words": self._option(one, first),
                "visits": one.visits,
                "value": round(one.value, 4),
                "prior": round(one.prior, 4),
                "then": self.data(one.then, False),
            }
            for one in found
        ]

    def lines(self, found: list[Thought], step: int) -> list[str]:
        say, asked = self._texts.say, self._asked
        who = self._texts.seat(asked.decision.player)
        head = say("think-question", step=step, who=who, question=self._texts.prompt(asked.decision))
        return [head, *self._branches(found, 1)]

    def _branches(self, found: list[Thought], ply: int) -> list[str]:
        visits = sum(one.visits for one in found)
        lines = []
        for one in found:
            option = self._option(one, ply == 1)
            named = option if ply == 1 else f"{self._texts.seat(one.seat)}: {option}"
            shares = {"visits": _percent(one.visits / max(visits, 1)), "prior": _percent(one.prior)}
            key = "think-line" if one.visits else "think-untried"
            value = {"value": _percent(one.value)} if one.visits else {}
            line = self._texts.say(key, option=named, **shares, **value)
            given = ply == 1 and one.answer == self._asked.answer
            lines.append(f"{'  ' * ply}{line}{self._texts.say('think-given') if given else ''}")
            lines += self._branches(one.then, ply + 1)
        return lines

    def _option(self, one: Thought, first: bool) -> str:
        """Further on the view of the first question says nothing of where things lie."""
        decision = Decision(one.seat, one.prompt, [one.answer], one.about)
        return self._texts.option(decision, one.answer, self._asked.view if first else NO_VIEW)


def _percent(share: float) -> int:
    return round(100 * share)
