"""Set-up: schools, hands, tasks, and the pieces that stand on the arena at first."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import CHANCE, Seat, choose, draw, roll
from stolik.games.tash_kalar import verbs
from stolik.games.tash_kalar.arena import ARENA
from stolik.games.tash_kalar.cards import COMMON
from stolik.games.tash_kalar.piles import BEINGS_IN_HAND, LEGENDS_IN_HAND, draw_being, draw_flare, draw_legend
from stolik.games.tash_kalar.registry import ETHERWEAVE, FLARE_CARDS, LEGEND_CARDS, SCHOOL_IDS, school_deck
from stolik.games.tash_kalar.state import (
    DEALING,
    DUEL,
    HIGH_FORM,
    MELEE,
    NO_CARD,
    STARTING,
    Agreed,
    Colour,
    State,
    Task,
)
from stolik.games.tash_kalar.tasks import TASKS, three_of_a_kind

CURRENT_TASKS: Final = 3


def new_state(agreed: Agreed) -> State:
    """An empty arena, full supplies, shuffled decks; schools are not chosen yet (TK-S-01)."""
    s = State(agreed)
    s.legend_deck.pool, s.flare_deck.pool = LEGEND_CARDS[:], FLARE_CARDS[:]
    s.tasks.pool = list(range(len(TASKS))) if agreed.form == HIGH_FORM else []
    return s


async def choose_school(s: State) -> None:
    """In seat order; every school is taken once (TK-S-02)."""
    seat = len(s.schools)
    known = len(SCHOOL_IDS) if s.agreed.etherweave else ETHERWEAVE
    free = [school for school in range(known) if school not in s.schools]
    school = await (draw(CHANCE, "school", free) if s.agreed.random_schools else choose(seat, "choose-school", free))
    s.schools = [*s.schools, school]
    s.players[seat].pool = school_deck(school)
    s.note("school", "TK-S-02", seat, school)
    if len(s.schools) == s.agreed.seats:
        s.phase = DEALING


async def deal(s: State) -> None:
    """Who starts is drawn; three beings, two legends and a flare each (TK-S-03); then the tasks (TK-S-04)."""
    s.first = await roll(CHANCE, "first", range(s.agreed.seats))
    s.note("first", "TK-S-03", s.first)
    hues = s.schools[: s.agreed.sides]
    for place in range(s.agreed.sides):  # of the team-mates who play sooner (TK-T-02)
        seat = (s.first + place) % s.agreed.seats
        hues[s.agreed.side_of[seat]] = s.schools[seat]
    s.hues = hues
    for place in range(s.agreed.seats):
        seat = (s.first + place) % s.agreed.seats
        for _ in range(BEINGS_IN_HAND):
            await draw_being(s, seat)
        if not s.agreed.teams or place < 2:  # the team-mate who plays sooner holds the legends (TK-T-05)
            for _ in range(LEGENDS_IN_HAND):
                await draw_legend(s, seat)
        await draw_flare(s, seat)
    if s.agreed.form == HIGH_FORM:
        await open_tasks(s)
    s.phase = STARTING


# Tasks


async def open_tasks(s: State) -> None:
    """Three current ones, none advanced, not three of a kind; then the next one (TK-S-04)."""
    while len(s.tasks.current) < CURRENT_TASKS:
        fit = [
            task for task in s.tasks.pool if not TASKS[task].advanced and not three_of_a_kind([*s.tasks.current, task])
        ]
        task = await draw(CHANCE, "task", fit)
        s.tasks.pool.remove(task)
        s.tasks.current = [*s.tasks.current, task]
        s.note("task", "TK-S-04", task)
    await turn_up(s)


async def open_next_task(s: State) -> None:
    """The next task becomes current, and a new one is turned up (TK-H-03)."""
    if s.tasks.next != NO_CARD:
        s.tasks.current = [*s.tasks.current, s.tasks.next]
        s.note("task", "TK-H-03", s.tasks.next)
    s.tasks.next = NO_CARD
    await turn_up(s)


async def turn_up(s: State) -> None:
    """From the deck; one that makes three of a kind goes under it, unless all that are left do (TK-S-04)."""
    fit = [task for task in [*s.tasks.pool, *s.tasks.under] if not three_of_a_kind([*s.tasks.current, task])]
    while s.tasks.pool or s.tasks.under:
        task = await next_in_deck(s)
        if task in fit or not fit:
            s.tasks.next = task
            s.note("next-task", "TK-S-04", task)
            return
        s.tasks.under = [*s.tasks.under, task]


async def next_in_deck(s: State) -> Task:
    if s.tasks.pool:
        return await draw(CHANCE, "task", s.tasks.pool)
    task, *rest = s.tasks.under
    s.tasks.under = rest
    return task


# Pieces


async def place_first(s: State) -> None:
    """The second player, in a team game the fourth, or the last of a melee (TK-S-05, TK-S-07, TK-T-09)."""
    seats = s.agreed.seats
    if s.agreed.form == DUEL:
        await place_duel(s, (s.first + (3 if s.agreed.teams else 1)) % seats)
    elif s.agreed.form == MELEE:
        await place_melee(s, (s.first + seats - 1) % seats)


async def place_duel(s: State, seat: Seat) -> None:
    """A common of each colour on the two start squares; the player says where the own one stands."""
    one, other = ARENA.duel_starts
    mine = s.agreed.side_of[seat]
    square = await choose(seat, "start", [one, other])
    verbs.put(s, square, mine, COMMON, "TK-S-05")
    verbs.put(s, other if square == one else one, 1 - mine, COMMON, "TK-S-05")


async def place_melee(s: State, seat: Seat) -> None:
    """Three commons of different colours, one next to each start symbol."""
    second = (s.first + 1) % s.agreed.seats
    colours: list[Colour] = [one for one in range(s.agreed.sides) if s.agreed.seats == 3 or one != second]
    for pair in ARENA.melee_starts:
        colour = s.hues.index(await choose(seat, "start-colour", [s.hues[one] for one in colours]))
        colours.remove(colour)
        verbs.put(s, await choose(seat, "start", pair), colour, COMMON, "TK-S-07")
