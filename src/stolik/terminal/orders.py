"""What can be said instead of an answer: help, why, hint, rule, log, board, undo, save, concede, quit."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from stolik.engine import recordfile
from stolik.engine.decision import Seat
from stolik.engine.game import Option, Setting
from stolik.engine.options import written
from stolik.engine.record import IllegalAnswer
from stolik.terminal import explain, show, store
from stolik.terminal.explain import show_hint
from stolik.terminal.faults import why
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.question import Question
from stolik.terminal.words import fold
from stolik.text import Texts

ORDERS: Final = ("help", "why", "hint", "rule", "log", "board", "undo", "save", "concede", "quit")
WITHOUT_A_HAND: Final = ("undo", "save", "quit")
"""What can be said at the curtain, where no hand is shown."""
LOG: Final = 40


class Quit(Exception):
    """Somebody leaves; the game is kept."""


def order(said: str, texts: Texts) -> tuple[str, str]:
    """The order and what follows it; no order where it is none. The English words are always understood."""
    if said.startswith("?"):
        return "?", said[1:].strip()
    word, _, rest = said.partition(" ")
    for name in ORDERS:
        if fold(word) in {name, *[fold(word) for word in texts.say(f"order-{name}").split()]}:
            return name, rest.strip()
    return "", said


def carried_out(keyboard: Keyboard, question: Question, said: str) -> bool:
    name, rest = order(said, keyboard.texts)
    seat = question.decision.player
    match name:
        case "?":
            explain.question(keyboard.screen, question)
        case "why":
            explain.why(keyboard.screen, question, rest)
        case "hint":
            show_hint(keyboard, question)
        case "rule":
            explain.rule(keyboard.screen, keyboard.texts, rest)
        case "log":
            show_log(keyboard, seat, rest)
        case "board":
            keyboard.draw(question)
        case "concede":
            concede(keyboard, seat)
        case "":
            return False
        case _:
            without_a_hand(keyboard, seat, name, rest)
    return True


def at_the_curtain(keyboard: Keyboard, said: str) -> bool:
    """Whether the game has changed. Whoever sat at the keyboard before may still take something back."""
    name, rest = order(said, keyboard.texts)
    if name not in WITHOUT_A_HAND:
        return False
    decision = keyboard.session.record.decision
    last = keyboard.in_front if keyboard.in_front is not None else keyboard.session.people[0]
    without_a_hand(keyboard, last, name, rest)
    return keyboard.session.record.decision is not decision


def without_a_hand(keyboard: Keyboard, seat: Seat, name: str, rest: str) -> None:
    match name:
        case "undo":
            undo(keyboard, seat, rest)
        case "save":
            save(keyboard, rest)
        case "quit":
            raise Quit
        case _:
            show_help(keyboard)


def show_help(keyboard: Keyboard) -> None:
    """With examples of the game that is played."""
    texts, told = keyboard.texts, examples(keyboard)
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in ORDERS:
        word = texts.say(f"order-{name}").split()[0]
        table.add_row(Text(f" {word}", "cyan"), texts.say(f"order-{name}-text", **told))
    table.add_row(Text(" ?", "cyan"), texts.say("order-explain-text"))
    keyboard.screen.show(texts.say("help-answers"))
    keyboard.screen.show(table)


def examples(keyboard: Keyboard) -> dict[str, str]:
    """The rule by which is asked, a word of its chapter, and something that somebody may ask about."""
    decision, texts = keyboard.session.record.decision, keyboard.texts
    assert decision is not None
    rule = keyboard.game.prompts[decision.prompt].rule
    chapter = texts.rule(rule).chapter if texts.is_rule(rule) else texts.say("game-name")
    view = keyboard.game.view(keyboard.session.record.position.state, keyboard.in_front)
    thing = texts.option(decision, decision.options[-1], view) if keyboard.in_front == decision.player else "1"
    return {"rule": rule, "word": max(chapter.split(), key=len), "thing": thing}


def show_log(keyboard: Keyboard, seat: Seat, rest: str) -> None:
    most = int(rest) if rest.isdecimal() and int(rest) else LOG
    keyboard.screen.show(show.log(keyboard.session.log, seat, keyboard.game, keyboard.texts, most))


def undo(keyboard: Keyboard, seat: Seat, whose: str) -> None:
    """Free, or by consent: bots consent, other people at this keyboard are asked."""
    texts = keyboard.texts
    if whose:
        named = [person for person in keyboard.session.people if fold(texts.seat(person)) == fold(whose)]
        if not named:
            keyboard.screen.show(texts.say("not-understood", said=whose))
            return
        seat = named[0]
    try:
        try:
            keyboard.session.undo(seat)
        except IllegalAnswer as illegal:
            if illegal.refusal != "undo-needs-consent":
                raise
            if not consented(keyboard, seat):
                keyboard.screen.show(texts.refusal("undo-needs-consent"))
                return
            keyboard.session.undo(seat, [other for other in range(len(keyboard.session.record.seats)) if other != seat])
            keyboard.notice = texts.say("undo-by-consent")
    except IllegalAnswer as illegal:
        keyboard.screen.show(texts.refusal(illegal.refusal))


def consented(keyboard: Keyboard, seat: Seat) -> bool:
    texts = keyboard.texts
    others = [person for person in keyboard.session.people if person != seat]
    return all(
        agreed(keyboard, texts.say("undo-ask", other=texts.seat(other), name=texts.seat(seat))) for other in others
    )


def agreed(keyboard: Keyboard, question: str) -> bool:
    """Only a clear yes is one."""
    texts = keyboard.texts
    said = fold(keyboard.screen.ask(f"{question} [{texts.say('yes')}/{texts.say('no')}] "))
    yes = fold(texts.say("yes"))
    return said in (yes, yes[0], "yes", "y")


def save(keyboard: Keyboard, to: str) -> None:
    """A copy of the record as it stands; nothing is overwritten."""
    texts, keeper = keyboard.texts, keyboard.session.keeper
    if not to:
        keyboard.screen.show(texts.say("save-where", file="–" if keeper is None else str(keeper.path)))
        return
    path = Path(to).expanduser()
    try:
        if path.exists():
            keyboard.screen.show(texts.say("file-exists", file=str(path)))
            return
        store.write_whole(path, recordfile.write(keyboard.session.record))
    except (OSError, ValueError) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)
        keyboard.screen.show(texts.say("cannot-write", file=str(path), why=reason))
        return
    keyboard.screen.show(texts.say("saved", file=str(path)))


def concede(keyboard: Keyboard, seat: Seat) -> None:
    texts = keyboard.texts
    if not agreed(keyboard, texts.say("concede-ask", name=texts.seat(seat))):
        return
    keyboard.session.concede(seat)
    if keyboard.in_front == seat and keyboard.session.record.result is None:
        keyboard.notice = texts.say("conceded")


def option_chosen(key: str, value: Setting, option: Option, texts: Texts) -> Text:
    line = Text(f"{texts.say(f'option-{key}')}: {texts.say(f'option-{key}-{written(value)}')}")
    if option.ours:
        line.append(f" {texts.say('ours')} {option.ours}", "dim italic")
    return line
