"""Table acts as clients send them: who may do what, and the rows it writes."""

from __future__ import annotations

from stolik.server import moves
from stolik.server.chairs import SUBSTITUTE
from stolik.server.moves import Held, Rows
from stolik.server.players import level_of
from stolik.server.protocol import Act
from stolik.server.refusals import FORBIDDEN, Refusal
from stolik.server.tables import Table

OF_A_SEAT = {
    "concede": moves.concede,
    "undo": moves.undo,
    "draw": moves.draw,
    "agree": moves.agree,
    "decline": moves.decline,
    "leave": moves.leave,
    "return": moves.come_back,
    "rematch": moves.rematch,
}


def act_rows(table: Table, held: Held, act: Act, now: float, patience: float) -> Rows:
    """`patience`: how long others must have waited for somebody before they may put a bot there."""
    if act.act == "bot":
        return bot_rows(table, held, act, now, patience)
    check_held(held, act.seat)
    if act.act == "start":
        return moves.start(table, held, level_of(act.level, SUBSTITUTE))
    if act.act == "abort":
        return moves.abort(table, held, act.seat)
    return OF_A_SEAT[act.act](table, act.seat)


def bot_rows(table: Table, held: Held, act: Act, now: float, patience: float) -> Rows:
    """For an open seat before the game; in it for oneself, or for somebody who has gone away."""
    level = level_of(act.level, SUBSTITUTE)
    if table.status == "waiting":
        return moves.fill(table, held, act.seat, level)
    moves.check_playing(table)
    known = 0 <= act.seat < len(table.chairs)
    if act.seat not in held and not (held and known and table.missed(act.seat, now, patience)):
        raise Refusal("not-your-seat", FORBIDDEN)
    return moves.stand_in(table, act.seat, level)


def check_held(held: Held, seat: int | None) -> None:
    """Nobody acts, reads or speaks for a seat that is not theirs."""
    if seat is not None and seat not in held:
        raise Refusal("not-your-seat", FORBIDDEN)
