"""Set-up: decrees and fortifications, then units dealt, drafted or named by a battle (WC-4.2)."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import CHANCE, Seat, choose, draw, roll
from stolik.games.war_chest.board import LAYOUTS
from stolik.games.war_chest.decrees import DECREE_IDS, DECREES_IN_PLAY
from stolik.games.war_chest.state import DRAFTING, DRAWING, NOBODY, SIDES, State
from stolik.games.war_chest.unit_cards import COINS_IN_BAG, DECEIVERS, ROYAL, UNITS, Unit, unit_of

RANDOM: Final = "random"
FIRST_GAME: Final = "first_game"
DRAFT: Final = "draft"
ELIMINATION: Final = "elimination"
FREE: Final = "free"
BANS: Final = 2
PICKS_OF_TWO: Final = (0, 1, 1, 0, 0, 1, 1, 0)
PICKS_OF_FOUR: Final = (0, 1, 2, 3, 3, 2, 1, 0, 1, 2, 3, 0)
"""Counted from the first drafter, clockwise (WC-4.5, WC-12.4)."""


def _line_up(*sides: str) -> list[list[Unit]]:
    return [[unit_of(name) for name in side.split()] for side in sides]


LINE_UPS: Final = {
    FIRST_GAME: _line_up("swordsman pikeman crossbowman light_cavalry", "archer cavalry lancer scout"),
    "gaugamela": _line_up("knight light_cavalry pikeman marshall", "cavalry footman mercenary royal_guard"),
    "bannockburn": _line_up("archer cavalry lancer footman", "light_cavalry pikeman warrior_priest swordsman"),
    "crecy": _line_up("archer ensign knight royal_guard", "cavalry crossbowman lancer scout"),
}
"""For two players (WC-4.4, WC-4.7)."""


async def lay_out(s: State) -> None:
    """Decrees and fortifications before the units (WC-4.10)."""
    if s.agreed.nobility:
        await reveal_decrees(s)
    if s.agreed.siege:
        layout = LAYOUTS[await roll(CHANCE, "layout", range(len(LAYOUTS)))]
        for hex in layout:
            s.board.fort[hex] = True
        s.board.forts -= len(layout)
        s.note("forts", "WC-14.1", tuple(layout))
    if s.agreed.setup in LINE_UPS:
        await line_up(s, LINE_UPS[s.agreed.setup])
    elif s.agreed.setup == RANDOM:
        await deal(s)
    else:
        await open_draft(s)


async def reveal_decrees(s: State) -> None:
    left = list(range(len(DECREE_IDS)))
    for _ in range(DECREES_IN_PLAY):
        decree = await draw(CHANCE, "decree", left)
        s.decrees.in_play = sorted([*s.decrees.in_play, decree])
        s.decrees.seals += (0,)
        s.note("decree", "WC-13.1", decree)


async def line_up(s: State, sides: list[list[Unit]]) -> None:
    """The first game begins with seat 1; who begins a battle is flipped."""
    s.draft.picks = [side[:] for side in sides]
    s.draft.pool = []
    muster(s)
    first = 0 if s.agreed.setup == FIRST_GAME else await roll(CHANCE, "flip", SIDES)
    begin(s, first)


async def deal(s: State) -> None:
    """Shuffle all cards of the sets in use and deal them face up; the flip decides who starts (WC-4.3, WC-12.5)."""
    pool = s.draft.pool[:]
    for _ in range(s.agreed.ground.units_each):
        for seat in range(s.agreed.seats):
            take(s, seat, await draw(CHANCE, "unit", pool))
            s.note("deal", "WC-4.3", seat, s.draft.picks[seat][-1])
    muster(s)
    begin(s, await roll(CHANCE, "flip", SIDES))


def take(s: State, seat: Seat, unit: Unit) -> None:
    s.draft.picks = [[*units, unit] if other == seat else units for other, units in enumerate(s.draft.picks)]
    s.draft.pool = [other for other in s.draft.pool if other != unit]


# Drafts


async def open_draft(s: State) -> None:
    """Reveal the cards (all of them for a free choice); the flip names the side that drafts first (WC-4.5, WC-4.6)."""
    if s.agreed.setup != FREE:
        await reveal_cards(s)
    side = await roll(CHANCE, "flip", SIDES)
    mates = [seat for seat in range(s.agreed.seats) if s.agreed.side_of[seat] == side]
    s.draft.first = await choose(mates[0], "first-drafter", mates)
    s.note("first-drafter", "WC-12.4" if s.agreed.seats == 4 else "WC-4.5", s.draft.first)
    s.turn.phase = DRAFTING


async def reveal_cards(s: State) -> None:
    cards = len(pick_order(s)) + (BANS if s.agreed.setup == ELIMINATION else 0)
    pool, shown = s.draft.pool[:], []
    for _ in range(cards):
        shown.append(await draw(CHANCE, "unit", pool))
    s.draft.pool = sorted(shown)
    s.note("reveal", "WC-4.5", tuple(s.draft.pool))


def pick_order(s: State) -> tuple[int, ...]:
    return PICKS_OF_TWO if s.agreed.seats == 2 else PICKS_OF_FOUR


def drafter(s: State, place: int) -> Seat:
    return (s.draft.first + place) % s.agreed.seats


async def draft(s: State) -> None:
    """A ban each in an elimination draft, then the picks; the second drafter takes the marker (WC-4.5, WC-12.5)."""
    if s.agreed.setup == ELIMINATION and len(s.draft.banned) < BANS:
        seat = drafter(s, len(s.draft.banned))
        unit = await choose(seat, "ban", s.draft.pool)
        s.draft.banned = [*s.draft.banned, unit]
        s.draft.pool = [other for other in s.draft.pool if other != unit]
        s.note("ban", "WC-4.6", seat, unit)
        return
    order = pick_order(s)
    seat = drafter(s, order[sum(map(len, s.draft.picks))])
    unit = await choose(seat, "draft", s.draft.pool)
    take(s, seat, unit)
    s.note("draft", "WC-4.5", seat, unit)
    if sum(map(len, s.draft.picks)) == len(order):
        muster(s)
        begin(s, drafter(s, 1))


# Then


def muster(s: State) -> None:
    """Two coins of each type and the royal coin into the bag, the rest into the supply (WC-4.8)."""
    owner = s.units.owner[:]
    for seat, units in enumerate(s.draft.picks):
        for unit in units:
            owner[unit] = seat
            s.units.supply[unit] = UNITS[unit].coins - COINS_IN_BAG
        s.players[seat].bag = [unit for unit in sorted(units) for _ in range(COINS_IN_BAG)] + [ROYAL]
        s.players[seat].start = tuple(s.players[seat].bag)
    s.units.belong(owner, s.agreed.side_of)
    for number, unit in enumerate(DECEIVERS):
        if owner[unit] != NOBODY:
            s.units.give_decoy(number, NOBODY)  # beside its card (WC-N-07)


def begin(s: State, first: Seat) -> None:
    s.turn.initiative = first
    s.note("initiative", "WC-5.8", first)
    s.turn.phase = DRAWING
