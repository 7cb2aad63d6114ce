"""What can be said instead of an answer: help, why, hint, rule, log, board, undo, save, concede, quit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from stolik.engine import recordfile
from stolik.engine.decision import Answer, Seat
from stolik.engine.game import Option, Setting
from stolik.engine.record import IllegalAnswer
from stolik.terminal import advise, explain, show, store
from stolik.terminal.faults import why
from stolik.terminal.games import written
from stolik.terminal.question import Question
from stolik.terminal.words import fold
from stolik.text import Texts

if TYPE_CHECKING:
    from stolik.terminal.table import Table

__all__ = ["Answer", "Quit", "at_the_curtain", "carried_out", "option_chosen"]

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


def carried_out(table: Table, question: Question, said: str) -> bool:
    name, rest = order(said, table.texts)
    seat = question.decision.player
    match name:
        case "?":
            explain.question(table.screen, question)
        case "why":
            explain.why(table.screen, question, rest)
        case "hint":
            advise.hint(table, question)
        case "rule":
            explain.rule(table.screen, table.texts, rest)
        case "log":
            show_log(table, seat, rest)
        case "board":
            table.draw(question)
        case "concede":
            concede(table, seat)
        case "":
            return False
        case _:
            without_a_hand(table, seat, name, rest)
    return True


def at_the_curtain(table: Table, said: str) -> bool:
    """Whether the game has changed. Whoever sat at the keyboard before may still take something back."""
    name, rest = order(said, table.texts)
    if name not in WITHOUT_A_HAND:
        return False
    decision = table.session.record.decision
    last = table.at_keyboard if table.at_keyboard is not None else table.session.people[0]
    without_a_hand(table, last, name, rest)
    return table.session.record.decision is not decision


def without_a_hand(table: Table, seat: Seat, name: str, rest: str) -> None:
    match name:
        case "undo":
            undo(table, seat, rest)
        case "save":
            save(table, rest)
        case "quit":
            raise Quit
        case _:
            show_help(table)


def show_help(table: Table) -> None:
    texts = table.texts
    table.screen.show(texts.say("help-answers"))
    for name in ORDERS:
        word = texts.say(f"order-{name}").split()[0]
        table.screen.show(Text.assemble((f"  {word:<10}", "cyan"), texts.say(f"order-{name}-text")))
    table.screen.show(Text.assemble((f"  {'?':<10}", "cyan"), texts.say("order-explain-text")))


def show_log(table: Table, seat: Seat, rest: str) -> None:
    most = int(rest) if rest.isdecimal() and int(rest) else LOG
    table.screen.show(show.log(table.session.log, seat, table.game, table.texts, most))


def undo(table: Table, seat: Seat, whose: str) -> None:
    """Free, or by consent: bots consent, other people at this keyboard are asked."""
    texts = table.texts
    if whose:
        named = [person for person in table.session.people if fold(texts.seat(person)) == fold(whose)]
        if not named:
            table.screen.show(texts.say("not-understood", said=whose))
            return
        seat = named[0]
    try:
        try:
            table.session.undo(seat)
        except IllegalAnswer as illegal:
            if illegal.refusal != "undo-needs-consent":
                raise
            if not consented(table, seat):
                table.screen.show(texts.refusal("undo-needs-consent"))
                return
            table.session.undo(seat, [other for other in range(len(table.session.record.seats)) if other != seat])
            table.notice = texts.say("undo-by-consent")
    except IllegalAnswer as illegal:
        table.screen.show(texts.refusal(illegal.refusal))


def consented(table: Table, seat: Seat) -> bool:
    texts = table.texts
    others = [person for person in table.session.people if person != seat]
    return all(agreed(table, texts.say("undo-ask", other=texts.seat(other), name=texts.seat(seat))) for other in others)


def agreed(table: Table, question: str) -> bool:
    """Only a clear yes is one."""
    texts = table.texts
    said = fold(table.screen.ask(f"{question} [{texts.say('yes')}/{texts.say('no')}] "))
    yes = fold(texts.say("yes"))
    return said in (yes, yes[0], "yes", "y")


def save(table: Table, to: str) -> None:
    """A copy of the record as it stands; nothing is overwritten."""
    texts, keeper = table.texts, table.session.keeper
    if not to:
        table.screen.show(texts.say("save-where", file="–" if keeper is None else str(keeper.path)))
        return
    path = Path(to).expanduser()
    try:
        if path.exists():
            table.screen.show(texts.say("file-exists", file=str(path)))
            return
        store.write_whole(path, recordfile.write(table.session.record))
    except (OSError, ValueError) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)
        table.screen.show(texts.say("cannot-write", file=str(path), why=reason))
        return
    table.screen.show(texts.say("saved", file=str(path)))


def concede(table: Table, seat: Seat) -> None:
    texts = table.texts
    if not agreed(table, texts.say("concede-ask", name=texts.seat(seat))):
        return
    table.session.concede(seat)
    if table.at_keyboard == seat and table.session.record.result is None:
        table.notice = texts.say("conceded")


def option_chosen(key: str, value: Setting, option: Option, texts: Texts) -> Text:
    line = Text(f"{texts.say(f'option-{key}')}: {texts.say(f'option-{key}-{written(value)}')}")
    if option.ours:
        line.append(f" {texts.say('ours')} {option.ours}", "dim italic")
    return line
