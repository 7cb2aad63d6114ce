"""What visitors ask of a table, and who may ask it: every message that changes something goes through here."""

from __future__ import annotations

from collections.abc import Callable

from stolik.engine.entries import as_answer
from stolik.server.protocol import Act, Answer, Chat, Mute, Rename
from stolik.server.refusals import BAD, FORBIDDEN, Refusal, Stale
from stolik.server.settings import Settings
from stolik.server.table import changes, people
from stolik.server.table.log import Change
from stolik.server.table.names import name_of
from stolik.server.table.people import SUBSTITUTE
from stolik.server.table.table import Table

Request = Answer | Act | Chat | Rename | Mute
Held = frozenset[int]
"""The seats that a visitor holds."""

PLAIN = ("concede", "undo", "draw", "agree", "decline", "leave", "free", "abort", "rematch")
ACTS: dict[str, Callable[[Table, int], Change]] = {act: getattr(changes, act) for act in PLAIN}
ACTS["return"] = changes.come_back
ASIDES = ("undo", "draw", "abort", "rematch", "leave", "bot")
REPLIES = ("agree", "decline")
FOR_OTHERS = ("bot", "free")
OF_THE_HOST = ("start", "bot", "free", "abort")
"""Before the game the host decides."""


def change(table: Table, held: Held, request: Request, now: float, settings: Settings) -> Change:
    """What it would write; a refusal where it may not be, or not now."""
    check_may_ask(table, held, request, now, settings.patience)
    if is_bounded(table, request):
        changes.check_room(table, settings.limits.log_rows)
    if isinstance(request, Answer):
        return changes.answer(table, request.seat, request.seq, as_answer(request.value))
    if isinstance(request, Act):
        return of_act(table, held, request)
    if isinstance(request, Chat):
        return changes.chat(table, request.seat, people.chat_of(request.text))
    if isinstance(request, Rename):
        return changes.rename(table, request.seat, name_of(request.name))
    return changes.mute(table, request.seat, request.whom, request.on)


def is_bounded(table: Table, request: Request) -> bool:
    """It might be done without end. To answer, to say yes or no, to come back, and to get up before the game is not."""
    if isinstance(request, Act):
        return request.act == "free" or (request.act in ASIDES and table.status != "waiting")
    return not isinstance(request, Answer)


def rate_of(request: Request) -> str:
    """So many at once and no more; who takes back has played, so may do it more often. Talk is counted elsewhere."""
    if isinstance(request, Act):
        return "undos" if request.act == "undo" else "asides" if request.act in (*ASIDES, "return", "free") else ""
    return "asides" if isinstance(request, Rename | Mute) else ""


def check_may_ask(table: Table, held: Held, request: Request, now: float, patience: float) -> None:
    """For one's own seats; before the game the host for any, in it a bot for somebody who has been missed so long."""
    act = request.act if isinstance(request, Act) else ""
    if not (act in FOR_OTHERS and may_replace(table, held, request.seat, now, patience)):
        check_held(held, request.seat)
    if act in OF_THE_HOST and table.status == "waiting" and table.host not in held:
        raise Refusal("host-only", FORBIDDEN)


def check_held(held: Held, seat: int | None) -> None:
    """Nobody acts, reads or speaks for a seat that is not theirs."""
    if seat is not None and seat not in held:
        raise Refusal("not-your-seat", FORBIDDEN)


def may_replace(table: Table, held: Held, seat: int | None, now: float, patience: float) -> bool:
    """In the game somebody whom the others miss; before it any seat, as far as the host goes."""
    if table.status != "playing":
        return True
    known = seat is not None and 0 <= seat < len(table.chairs)
    return bool(held) and known and seat is not None and table.missed(seat, now, patience)


def of_act(table: Table, held: Held, request: Act) -> Change:
    check_not_passed(table, request)
    if request.act == "start":
        return changes.start(table, people.level_of(request.level, SUBSTITUTE))
    if request.act != "bot":
        return ACTS[request.act](table, request.seat)
    level = people.level_of(request.level, SUBSTITUTE)
    if table.status == "waiting":
        return changes.fill(table, request.seat, level)
    own = request.seat in held and not table.substitute
    return changes.stand_in(table, request.seat, level if own else changes.substitute_of(table))


def check_not_passed(table: Table, request: Act) -> None:
    """Sent again after a lost answer it is done already; what was asked may not be asked any more."""
    if table.acts.done_after(request.seq, request.seat, request.act):
        raise Stale
    if request.offer is None and request.act in REPLIES and table.asking is not None:
        raise Refusal("offer-unnamed", BAD)
    if request.offer is not None and (table.asking is None or table.asking.number != request.offer):
        raise Refusal("offer-passed")
