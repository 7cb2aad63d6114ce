"""A turn: its opening, one answer after another, its end; rounds, and the General's coming."""

from __future__ import annotations

from stolik.engine.decision import Answer, Refusal, Seat, choose_tested
from stolik.engine.game import GameOver
from stolik.games.karak2 import board, free, moves, supply
from stolik.games.karak2.actions import actions, take_action, why_not_act
from stolik.games.karak2.contents import ITEMS, NUMBERS
from stolik.games.karak2.moments import OTHERS_TURN
from stolik.games.karak2.plays import ACTIONS, END, FREE, MOVES, RETREAT, Play, is_play
from stolik.games.karak2.sight import has_building, on_tile, others, plagued
from stolik.games.karak2.state import CASTLE, NOTHING, OPENING, PLAYING, STANDING, START_FOREST, State, Turn


async def open_turn(s: State) -> None:
    """Steps are counted now; a hero without life stands up, and that is its turn (K-O-09, K-O-61)."""
    seat = s.turn.seat
    s.course.phase = PLAYING
    s.turn.steps = steps_of(s, seat)
    s.note("turn", "K-O-57", seat, s.turn.steps)
    for other in others(s, seat):
        for acts in OTHERS_TURN.of(s, other) if s.players[other].life else []:
            await acts(s, other)
    if not s.players[seat].life:
        supply.heal(s, seat, NUMBERS["wake_life"], "K-O-09")
        end_turn(s)


def steps_of(s: State, seat: Seat) -> int:
    """Two, one more for stables, one more for the amulet of the steed (K-B-14, K-B-63, K-O-10)."""
    stables = 1 if has_building(s, seat, "stables") and not plagued(s, seat) else 0
    steed = ITEMS[s.players[seat].amulet].steps if s.players[seat].amulet != NOTHING else 0
    return min(NUMBERS["steps"] + stables + steed, NUMBERS["steps_most"])


# Playing


def plays(s: State, seat: Seat) -> list[Play]:
    """Everything the hero may do now; ending the turn is always among it, unless monsters bar it (K-O-62)."""
    found: list[Play] = [(action,) for action in actions(s, seat)]
    found += moves.moves(s, seat)
    found += free.free_acts(s, seat)
    if why_not_retreat(s, seat) is None:
        found.append((RETREAT,))
    if why_not_end(s) is None:
        found.append((END,))
    return found


def why_not_retreat(s: State, seat: Seat) -> Refusal | None:
    """Declared before anything else, and not where one already stands (K-O-76)."""
    return "K-O-76" if s.turn.begun or s.players[seat].at == board.retreat_to(s, seat) else None


def why_not_end(s: State) -> Refusal | None:
    return "K-O-13" if s.turn.must_fight else None


def why_not_play(s: State, seat: Seat, play: Answer) -> Refusal | None:
    if not isinstance(play, tuple) or not is_play(play):
        return "K-O-62"
    word = str(play[0])
    if word in MOVES:
        return moves.why_not_move(s, seat, play)
    if word in ACTIONS:
        return why_not_act(s, seat, word)
    if word in FREE:
        return free.why_not_free(s, seat, play)
    return why_not_retreat(s, seat) if word == RETREAT else why_not_end(s)


async def take_step(s: State) -> None:
    """One answer and all that follows from it."""
    seat = s.turn.seat

    def unless(play: Answer) -> Refusal | None:
        return why_not_play(s, seat, play)

    play = await choose_tested(seat, "play", plays(s, seat), unless)
    goes_on = await carry_out(s, seat, play)
    s.turn.begun = True
    s.hand.throws = []
    if not goes_on or (s.turn.steps == 0 and not free.free_acts(s, seat)):
        end_turn(s)


async def carry_out(s: State, seat: Seat, play: Play) -> bool:
    """Whether the turn goes on."""
    word = str(play[0])
    if word in MOVES:
        return await moves.move(s, seat, play)
    if word in FREE:
        return await free.act_freely(s, seat, play)
    if word in ACTIONS:
        goes_on = await take_action(s, seat, word)
        close_step(s)
        return goes_on
    if word == RETREAT:
        moves.put(s, seat, board.retreat_to(s, seat), "K-O-19")
    return False


def close_step(s: State) -> None:
    """The action closes the step (K-O-11)."""
    s.turn.steps -= 1
    s.turn.stage = STANDING
    s.turn.way.met = False


# The end of a turn


def end_turn(s: State) -> None:
    """The General may come; the next player clockwise begins, or a new round, or the end (K-O-57, K-O-105)."""
    general_comes(s)
    s.hand.throws = []
    s.course.phase = OPENING
    s.turn = Turn((s.turn.seat + 1) % s.agreed.seats)
    if s.turn.seat == s.course.first:
        next_round(s)


def next_round(s: State) -> None:
    if s.agreed.reads("round_limit", "limited") and s.course.round >= NUMBERS["last_round"]:
        s.course.over = "K-O-105"
        s.note("last-round", "K-O-105", s.course.round)
        raise GameOver
    s.course.round += 1
    s.note("round", "K-O-57", s.course.round)


def general_comes(s: State) -> None:
    """When the last tile lies, or none can be laid; heroes on the castle give way (K-B-84, K-O-36, K-O-101)."""
    if s.realm.general or (board.tiles_left(s) and board.can_be_explored(s)):
        return
    s.realm.general = True
    s.note("general", "K-O-36", s.realm.praetorians)
    for seat in on_tile(s, CASTLE):
        moves.put(s, seat, START_FOREST, "K-O-36")
