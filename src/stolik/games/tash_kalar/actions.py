"""What may be done between effects: place, summon, discard, flare, thaw, hand over (TK-G-02 to TK-G-08)."""

from __future__ import annotations

from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, Seat, choose, choose_or_pass, choose_tested
from stolik.games.tash_kalar import flares, verbs
from stolik.games.tash_kalar.arena import NOWHERE, SQUARES
from stolik.games.tash_kalar.cards import COMMON, SMALL, Card
from stolik.games.tash_kalar.control import HAND_OVER, can_hand_over, hand_over
from stolik.games.tash_kalar.effect import Effect
from stolik.games.tash_kalar.piles import discard_openly, in_hand, put_away, put_under
from stolik.games.tash_kalar.registry import ETHERWEAVE, being_of
from stolik.games.tash_kalar.scoring import flare_penalty
from stolik.games.tash_kalar.state import NO_CARD, POSSESSED, Player, State, active, active_colour, enemies_of
from stolik.games.tash_kalar.summoning import SUMMON, Masks, Play, fits, summon, summonings
from stolik.games.tash_kalar.warp import play_warp, warpable

PLACE: Final = "place"
PICK_UP: Final = "pick-up"
DISCARD: Final = "discard"
FLARE: Final = "flare"
THAW: Final = "thaw"
WARP: Final = "warp"
END: Final = "end"


async def act(s: State) -> bool:
    """One action or one free step; False when the player, without actions left, ends the turn (TK-G-06, TK-G-07)."""
    offered = choices(s)
    play = await choose_tested(s.turn.chooser, "action", offered, partial(why_not, s, offered), secret=True)
    await carry_out(s, play)
    return play != (END,)


def choices(s: State) -> list[Play]:
    turn, player = s.turn, active(s)
    if turn.at_once:
        return summon_choices(s)
    found: list[Play] = []
    if turn.actions:
        found += placings(s)
    if turn.passed:
        return found
    if turn.actions:
        found += summon_choices(s)
        if not turn.discarded:
            found += [(DISCARD, card) for card in sorted(player.hand) if card != player.pending]
    found += flare_choices(s)
    found += thaw_choices(s)
    found += [(WARP, card) for card in warpable(s, turn.seat)]
    if turn.actions and can_hand_over(s):
        found.append((HAND_OVER,))
    if not turn.actions:
        found.append((END,))
    return found


def placings(s: State) -> list[Play]:
    """With an empty supply a piece must be picked up first (TK-G-02, TK-G-03)."""
    colour = active_colour(s)
    if s.supply.small[colour]:
        return [(PLACE, square) for square in SQUARES if not s.pieces.rank[square]]
    return [
        (PICK_UP, square) for square in SQUARES if s.pieces.colour[square] == colour and s.pieces.rank[square] in SMALL
    ]


def summonable(player: Player) -> list[Card]:
    return [*player.hand, *player.legends]


def summon_choices(s: State) -> list[Play]:
    return summonings(s, s.turn.seat, sorted(summonable(active(s))))


def flare_choices(s: State) -> list[Play]:
    """Against each opponent who is far enough ahead (TK-X-01, TK-X-04)."""
    colour = active_colour(s)
    return [
        (FLARE, card, s.hues[opponent])
        for card in active(s).flares
        for opponent in enemies_of(s, colour)
        if flares.can_invoke(s, card, colour, opponent)
    ]


def thaw_choices(s: State) -> list[Play]:
    """The kept frost effect; just before summoning only if one can follow (TK-F-10, TK-F-37)."""
    card = active(s).frost
    if card == NO_CARD:
        return []
    lends = being_of(card).lends
    if lends and not can_summon_with(s, lends):
        return []
    return [(THAW, card)]


def can_summon_with(s: State, bonus: int) -> bool:
    if not s.turn.actions:
        return False
    before, s.turn.bonus = s.turn.bonus, bonus
    found = summon_choices(s)
    s.turn.bonus = before
    return bool(found)


def why_not(s: State, offered: list[Play], play: Answer) -> Refusal | None:
    if not isinstance(play, tuple) or not play:
        return "TK-G-06"
    if play in offered:
        return None
    verb = play[0]
    if s.turn.at_once and verb != SUMMON:
        return "TK-F-37"
    if verb not in REASONS:
        return "TK-G-06"
    if s.turn.passed:
        return "TK-T-07"
    if not s.turn.actions and verb in (PLACE, PICK_UP, SUMMON, DISCARD):
        return "TK-G-01"
    if verb == THAW and play[1:] == (active(s).frost,):
        return "TK-F-37"
    if verb == DISCARD and play[1:] == (active(s).pending,):
        return "TK-W-03"
    return why_no_summoning(s, play) if verb == SUMMON else REASONS[str(verb)]


def why_no_summoning(s: State, play: Play) -> Refusal:
    """A higher rank stands there (TK-P-06), the pattern is not covered (TK-P-03), or no piece is left (TK-P-09)."""
    if len(play) < 3 or play[1] not in summonable(active(s)) or play[2] not in SQUARES:
        return "TK-P-01"
    being, square = being_of(int(play[1])), int(play[2])
    if being.elsewhere and fits(being, Masks(s, active_colour(s))):
        return "TK-W-07"
    if s.pieces.rank[square] > being.rank:
        return "TK-P-06"
    if s.turn.bonus == POSSESSED:
        return "TK-P-15"
    covered = any(fit.square == square for fit in fits(being, Masks(s, active_colour(s))))
    return "TK-P-09" if covered else "TK-P-03"


REASONS: Final = {
    PLACE: "TK-G-02",
    PICK_UP: "TK-G-03",
    SUMMON: "TK-P-03",
    DISCARD: "TK-G-05",
    FLARE: "TK-X-02",
    THAW: "TK-F-10",
    WARP: "TK-W-02",
    HAND_OVER: "TK-T-12",
    END: "TK-G-06",
}


# Doing it


async def carry_out(s: State, play: Play) -> None:
    verb = play[0]
    s.turn.placed = int(play[1]) if verb == PLACE else NOWHERE
    if verb in (PLACE, PICK_UP):
        s.turn.actions -= 1
        await place(s, play)
    elif verb == SUMMON:
        s.turn.actions -= 1
        await summon(s, play)
    elif verb == DISCARD:
        s.turn.actions -= 1
        await discard(s, s.turn.seat, int(play[1]))
    elif verb == FLARE:
        await invoke(s, int(play[1]), s.hues.index(int(play[2])))
    elif verb == THAW:
        await thaw(s, int(play[1]))
    elif verb == WARP:
        await play_warp(s, int(play[1]))
    elif verb == HAND_OVER:
        hand_over(s)


async def place(s: State, play: Play) -> None:
    colour, square = active_colour(s), int(play[1])
    if play[0] == PICK_UP:
        verbs.pick_up(s, square, "TK-G-03")
        square = await choose(s.turn.chooser, "put-down", [one for one in SQUARES if not s.pieces.rank[one]])
    verbs.put(s, square, colour, COMMON, "TK-G-02")


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
    await flares.resolve(Effect(s, card, "TK-X-03"), opponent)
    discard_openly(s, s.turn.seat, card, "TK-X-05")
    s.turn.playing = NO_CARD


async def thaw(s: State, card: Card) -> None:
    """It costs no action; then the card is discarded (TK-F-13, TK-F-14)."""
    effect = being_of(card).frost
    assert effect is not None
    seat = s.turn.seat
    s.players[seat].frost = NO_CARD
    s.turn.playing = card
    s.note("thaw", "TK-F-10", seat, card)
    await effect(Effect(s, card, "TK-F-14"))
    discard_openly(s, seat, card, "TK-F-14")
    s.turn.playing = NO_CARD


def free_steps_thinkable(s: State) -> bool:
    """After the last action: whether a flare or a frost effect could still be used, as far as all can see."""
    if s.turn.passed:
        return False
    flare = bool(active(s).flares) and flares.thinkable(s, active_colour(s), enemies_of(s, active_colour(s)))
    return flare or warp_thinkable(s) or bool(thaw_choices(s))


def warp_thinkable(s: State) -> bool:
    """A hand of Etherweave may hold a warp effect (TK-W-02)."""
    player = active(s)
    free = s.turn.number > 1 and player.pending == NO_CARD
    return free and s.schools[s.turn.seat] == ETHERWEAVE and bool(player.hand)
