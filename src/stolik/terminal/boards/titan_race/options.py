"""What the options of a question mean, what would come of them, and where on the board they lie."""

from __future__ import annotations

from typing import cast

from stolik.engine import game as engine
from stolik.engine.decision import Answer, Decision
from stolik.games.titan_race.actions import FACE, STRIKE, TRAP
from stolik.games.titan_race.board import name_of
from stolik.games.titan_race.dice import COLOURS, LEGS
from stolik.games.titan_race.prompts import PROMPTS
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.turn import ABILITY
from stolik.games.titan_race.view import Runner, View
from stolik.terminal.boards.titan_race.looks import HEART, OUT, tag_of
from stolik.terminal.boards.titan_race.looks import TRAP as TRAP_SIGN
from stolik.text import Texts


def meaning(decision: Decision, answer: Answer, view: engine.View, texts: Texts) -> str:
    """Of dice, abilities and titans; what a card does is written in the hand."""
    kind = PROMPTS[decision.prompt].kind.name
    if answer == ABILITY and isinstance(decision.about, int):
        return _ability(TITAN_IDS[decision.about], texts)
    if isinstance(answer, tuple) and answer[0] == FACE:
        return _face(COLOURS[int(answer[1])], texts)
    if not isinstance(answer, int):
        return ""
    if kind == "colour":
        return _face(COLOURS[answer], texts)
    return _titan(decision.prompt, TITAN_IDS[answer], texts) if kind == "titan" else ""


def _face(colour: str, texts: Texts) -> str:
    return f"*{texts.say(f'face-{colour}')}.* {texts.say(f'face-{colour}-text')}"


def _ability(titan: str, texts: Texts) -> str:
    return f"*{texts.say(f'ability-{titan}')}.* {texts.say(f'ability-{titan}-text')}"


def _titan(prompt: str, titan: str, texts: Texts) -> str:
    if prompt == "choose-titan":
        return f"({texts.say(f'rider-{titan}')}) {_ability(titan, texts)}"
    return _ability(titan, texts) if prompt == "borrow" else ""


def outcome(before: engine.View, after: engine.View, texts: Texts) -> str:
    """Who would stand elsewhere, win or lose life, or be out, and what would become of the traps."""
    then = {runner["titan"]: runner for runner in cast(View, after)["runners"]}
    changes = [_change(runner, then[runner["titan"]], texts) for runner in before["runners"] if runner["titan"] in then]
    laid = [f"+{TRAP_SIGN}{square}" for square in after["traps"] if square not in before["traps"]]
    gone = [f"−{TRAP_SIGN}{square}" for square in before["traps"] if square not in after["traps"]]
    return ", ".join(filter(None, [*changes, *laid, *gone]))


def _change(before: Runner, after: Runner, texts: Texts) -> str:
    parts: list[str] = []
    if after["square"] != before["square"]:
        parts.append(after["square"] if after["square"] != "-" else texts.say("race-trophy"))
    life = after["life"] - before["life"]
    if life:
        parts.append(f"{'+' if life > 0 else '−'}{abs(life)}{HEART}")
    if after["health"] != "active" and before["health"] == "active":
        parts.append(OUT)
    return f"{tag_of(before['titan'], texts)} {' '.join(parts)}" if parts else ""


def place(decision: Decision, answer: Answer, before: engine.View, after: engine.View) -> str:
    """The square that is chosen, or the one where the titan in question would end."""
    kind = PROMPTS[decision.prompt].kind.name
    if kind == "cell" and isinstance(answer, int):
        return name_of(answer)
    if isinstance(answer, tuple):
        return name_of(int(answer[1])) if answer[0] in (STRIKE, TRAP) else ""
    leads = answer in LEGS if kind == "action" else kind == "direction"
    if not leads or not isinstance(decision.about, int):
        return ""
    was, ends = (_square(view, TITAN_IDS[decision.about]) for view in (before, after))
    return ends if ends not in (was, "-") else ""


def _square(view: engine.View, titan: str) -> str:
    return next((str(runner["square"]) for runner in view["runners"] if runner["titan"] == titan), "-")
