"""What may be done between effects: place, summon, discard, flare, thaw, warp, hand over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Decision, Refusal, Seat, choose, choose_or_pass
from stolik.games.tash_kalar import flares, verbs
from stolik.games.tash_kalar.arena import NOWHERE, SQUARES, Named, Square, named, named_by, squares_of
from stolik.games.tash_kalar.beings import being_of
from stolik.games.tash_kalar.cards import COMMON, Card
from stolik.games.tash_kalar.control import can_hand_over, hand_over
from stolik.games.tash_kalar.coverage import Masks, can_summon, fits, summonings
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.frost import thaw
from stolik.games.tash_kalar.piles import discard_openly, in_hand, put_away, put_under
from stolik.games.tash_kalar.plays import (
    DISCARD,
    END,
    FLARE,
    HAND_OVER,
    PICK_UP,
    PLACE,
    SUMMON,
    THAW,
    WARP,
    Answered,
    Play,
)
from stolik.games.tash_kalar.registry import ETHERWEAVE
from stolik.games.tash_kalar.scoring import flare_penalty
from stolik.games.tash_kalar.state import NO_CARD, POSSESSED, Player, State, active, active_colour, enemies_of, small_of
from stolik.games.tash_kalar.summoning import summon
from stolik.games.tash_kalar.warp import play_warp, warpable


async def act(s: State) -> bool:
    """One action or one free step, asked for when the last effect is done; False when the player, without actions
    left, ends the turn (TK-G-06, TK-G-07, TK-G-08, TK-F-12, TK-F-21)."""
    play = Play(await Decision(s.turn.chooser, "action", choices(s), None, partial(why_not, s)))
    s.turn.placed = play.square if play.verb == PLACE else NOWHERE
    s.turn.actions -= play.verb in ACTIONS
    if play.verb == PLACE:
        verbs.put(s, play.square, active_colour(s), COMMON, "TK-G-02")
    elif play.verb == END:
        return False
    else:
        await carry_out(s, play)
    return True


def choices(s: State) -> list[Answer]:
    """What no rule forbids: of every kind of play that is possible now, the ways to make it."""
    found: list[Answer] = []
    for ways in POSSIBLE[moment_of(s)]:
        found += ways(s)
    return found


def moment_of(s: State) -> int:
    """All that decides which kinds of play are possible, as bits."""
    turn = s.turn
    moment = HAS_ACTIONS if turn.actions else 0
    moment |= AT_ONCE if turn.at_once else 0
    moment |= PASSED if turn.passed else 0
    return moment | (HAS_PARTNER if can_hand_over(s) else 0)


def why_not_at(moment: int, verb: str) -> Refusal | None:
    """The rule that forbids every play of this kind at such a moment."""
    if moment & AT_ONCE and verb != SUMMON:
        return "TK-F-37"
    if verb not in WAYS_TO:
        return "TK-G-06"
    if moment & PASSED and verb not in (PLACE, PICK_UP):
        return "TK-T-07"
    if not moment & HAS_ACTIONS and verb in ACTIONS:
        return "TK-G-01"
    if verb == HAND_OVER and not (moment & HAS_ACTIONS and moment & HAS_PARTNER):
        return "TK-T-12"
    return "TK-G-06" if verb == END and moment & HAS_ACTIONS else None


def why_not(s: State, answer: Answer) -> Refusal | None:
    if not isinstance(answer, tuple) or not answer:
        return "TK-G-06"
    play = Play(answer)
    refusal = why_not_at(moment_of(s), play.verb)
    if refusal is not None or answer in WAYS_TO[play.verb](s):
        return refusal
    return "TK-T-07" if s.turn.passed else why_not_so(s, play)


def why_not_so(s: State, play: Play) -> Refusal:
    """The rule that forbids this way to make a play."""
    if play.verb == SUMMON:
        return why_no_summoning(s, play)
    if play.verb == THAW and play.card == active(s).frost:
        return "TK-F-37"
    if play.verb == DISCARD and play.card == active(s).pending:
        return "TK-W-03"
    return why_no_placing(s, play) if play.verb == PLACE else RULES[play.verb]


def why_no_summoning(s: State, play: Play) -> Refusal:
    """A higher rank stands there (TK-P-06), the pattern is not covered (TK-P-03), or no piece is left (TK-P-09)."""
    if play.card not in summonable(active(s)) or play.square not in SQUARES:
        return "TK-P-01"
    being, square = being_of(play.card), play.square
    covered = [fit.square for fit in fits(being, Masks(s, active_colour(s)))]
    if being.elsewhere and covered:
        return "TK-W-07"
    if s.pieces.rank[square] > being.rank:
        return "TK-P-06"
    if s.turn.bonus == POSSESSED:
        return "TK-P-15"
    return "TK-P-09" if square in covered else "TK-P-03"


def why_no_placing(s: State, play: Play) -> Refusal:
    """The square is not empty (TK-G-02), or no piece is left for it (TK-G-03)."""
    empty = play.square in SQUARES and not s.pieces.rank[play.square]
    return "TK-G-03" if empty and not s.supply.small[active_colour(s)] else "TK-G-02"


# Ways to make a play


PLACINGS: Final[Named[Answered]] = named_by([(PLACE, square) for square in SQUARES])
PICKINGS: Final[Named[Answered]] = named_by([(PICK_UP, square) for square in SQUARES])


def placings(s: State) -> list[Answered]:
    """On any empty square (TK-G-02)."""
    if not s.supply.small[active_colour(s)]:
        return []
    return named(PLACINGS, s.pieces.vacant)


def pickings(s: State) -> list[Answered]:
    """With an empty supply a piece must be picked up first (TK-G-03)."""
    colour = active_colour(s)
    if s.supply.small[colour]:
        return []
    return named(PICKINGS, small_of(s, colour))


def summonable(player: Player) -> list[Card]:
    return [*player.hand, *player.legends]


def summon_choices(s: State) -> list[Answered]:
    return summonings(s, s.turn.seat, sorted(summonable(active(s))))


def discards(s: State) -> list[Answered]:
    """Once in a turn a being, but not the pending one (TK-G-05, TK-W-03)."""
    player = active(s)
    return [] if s.turn.discarded else [(DISCARD, card) for card in sorted(player.hand) if card != player.pending]


def flare_choices(s: State) -> list[Answered]:
    """Against each opponent who is far enough ahead (TK-X-01, TK-X-04)."""
    colour = active_colour(s)
    return [
        (FLARE, card, s.hues[opponent])
        for card in active(s).flares
        for opponent in enemies_of(s, colour)
        if flares.can_invoke(s, card, colour, opponent)
    ]


def thawings(s: State) -> list[Answered]:
    """The kept frost effect; just before summoning only if one can follow (TK-F-10, TK-F-11, TK-F-37)."""
    card = active(s).frost
    if card == NO_CARD:
        return []
    lends = being_of(card).lends
    return [(THAW, card)] if not lends or can_summon_with(s, lends) else []


def can_summon_with(s: State, bonus: int) -> bool:
    if not s.turn.actions:
        return False
    before, s.turn.bonus = s.turn.bonus, bonus
    found = can_summon(s, s.turn.seat, summonable(active(s)))
    s.turn.bonus = before
    return found


def warpings(s: State) -> list[Answered]:
    return [(WARP, card) for card in warpable(s, s.turn.seat)]


def handing_over(s: State) -> list[Answered]:
    return [(HAND_OVER,)]


def ending(s: State) -> list[Answered]:
    return [(END,)]


WAYS_TO: Final[dict[str, Callable[[State], list[Answered]]]] = {
    PLACE: placings,
    PICK_UP: pickings,
    SUMMON: summon_choices,
    DISCARD: discards,
    FLARE: flare_choices,
    THAW: thawings,
    WARP: warpings,
    HAND_OVER: handing_over,
    END: ending,
}
ACTIONS: Final = (PLACE, PICK_UP, SUMMON, DISCARD)
"""What costs an action (TK-G-02, TK-G-03, TK-G-04, TK-G-05)."""
# Moments
AT_ONCE: Final = 1
PASSED: Final = 2
HAS_ACTIONS: Final = 4
HAS_PARTNER: Final = 8
POSSIBLE: Final = [[ways for verb, ways in WAYS_TO.items() if why_not_at(moment, verb) is None] for moment in range(16)]
"""By moment: the ways to make each play that no rule forbids then."""
RULES: Final = {
    PICK_UP: "TK-G-03",
    DISCARD: "TK-G-05",
    FLARE: "TK-X-02",
    THAW: "TK-F-10",
    WARP: "TK-W-02",
    HAND_OVER: "TK-T-12",
    END: "TK-G-06",
}


# Doing it


async def carry_out(s: State, play: Play) -> None:
    """What may ask again."""
    verb = play.verb
    if verb == PICK_UP:
        await put_elsewhere(s, play.square)
    elif verb == SUMMON:
        await summon(s, play)
    elif verb == DISCARD:
        await discard(s, s.turn.seat, play.card)
    elif verb == FLARE:
        await invoke(s, play.card, s.hues.index(play.hue))
    elif verb == THAW:
        await thaw(s, play.card)
    elif verb == WARP:
        await play_warp(s, play.card)
    elif verb == HAND_OVER:
        hand_over(s)


async def put_elsewhere(s: State, square: Square) -> None:
    """A piece is picked up and put down as a common (TK-G-03)."""
    verbs.pick_up(s, square, "TK-G-03")
    end = await choose(s.turn.chooser, "put-down", squares_of(s.pieces.vacant))
    verbs.put(s, end, active_colour(s), COMMON, "TK-G-02")


async def discard(s: State, seat: Seat, card: Card) -> None:
    """One being, and any number of other cards under their decks, in the player's order (TK-G-05)."""
    s.turn.discarded = True
    put_away(s, seat, card)
    while True:
        under = await choose_or_pass(
            seat, "put-under", [one for one in in_hand(s, seat) if one != s.players[seat].pending]
        )
        if under is None:
            return
        put_under(s, seat, under)


async def invoke(s: State, card: Card, opponent: int) -> None:
    """The opponent compared with gains a point, then the parts are resolved (TK-X-03, TK-X-05, TK-X-06)."""
    active(s).flares.remove(card)
    s.turn.playing = card
    s.note("flare", "TK-X-01", s.turn.seat, card, s.hues[opponent])
    flare_penalty(s, opponent)
    await flares.resolve(Effect(s, card), opponent)
    discard_openly(s, s.turn.seat, card, "TK-X-05")
    s.turn.playing = NO_CARD


def free_steps_thinkable(s: State) -> bool:
    """After the last action: whether a flare or a frost effect could still be used, as far as all can see."""
    if s.turn.passed:
        return False
    flare = bool(active(s).flares) and flares.thinkable(s, active_colour(s), enemies_of(s, active_colour(s)))
    return flare or warp_thinkable(s) or bool(thawings(s))


def warp_thinkable(s: State) -> bool:
    """A hand of Etherweave may hold a warp effect (TK-W-02)."""
    player = active(s)
    free = s.turn.number > 1 and player.pending == NO_CARD
    return free and s.schools[s.turn.seat] == ETHERWEAVE and bool(player.hand)
