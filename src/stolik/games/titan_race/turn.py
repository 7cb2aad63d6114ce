"""Rounds and turns: the draft, the actions of a turn, the pentagram, getting up."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Final

from stolik.engine.decision import Answer, Refusal, choose, choose_tested, roll
from stolik.engine.game import Rule
from stolik.games.titan_race import abilities, cards, effects
from stolik.games.titan_race.actions import begin, beginnings, die_action, why_no_beginning
from stolik.games.titan_race.board import ENTRY, F
from stolik.games.titan_race.chain import Chain, push_out
from stolik.games.titan_race.dice import COLOURS, Colour
from stolik.games.titan_race.squares import enter
from stolik.games.titan_race.state import (
    ACTIONS,
    ACTIVE,
    DRAFT,
    HAND_LIMIT,
    HEART,
    NONE,
    SKULL,
    Card,
    State,
    Turn,
    hand,
    no_dice,
    occupant,
    out,
    replaced,
    whose_turn,
)
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.tracks import PENTAGRAM
from stolik.games.titan_race.verbs import gain, pay, place, play_card, throw

DIE: Final = "die"  # asked by older rules; its number and its name stay
ABILITY: Final = "ability"
REROLL: Final = "reroll"
END: Final = "end"
PLAY: Final = "play"
DISCARD: Final = "discard"
FACES: Final = tuple(range(len(COLOURS)))
Action = str | tuple[str, int]


# The draft


async def begin_turn(s: State) -> None:
    """Ability face up (TR-O-33), get up, roll if it is one's place to, choose a die; then race or pass.

    Who passes turns the marker from skull to heart and gains nothing for the colour (TR-67, TR-68, TR-O-36).
    """
    titan = whose_turn(s)
    if s.round.turn == 0:
        s.round.number += 1
        s.note("round", "TR-27", s.round.number)
    s.note("turn", "TR-28", titan)
    if s.titans.used[titan]:
        s.titans.used = replaced(s.titans.used, titan, False)
    if s.titans.health[titan] == HEART:
        stand_up(s, titan)
    if dice_are_rolled(s):
        await roll_dice(s, titan)
    take_die(s, titan, await choice_of_die(s, titan))
    if s.titans.health[titan] == SKULL:
        s.titans.health = replaced(s.titans.health, titan, HEART)
        s.note("pass", "TR-67", titan)
        end_turn(s)
        return
    own_colour(s, titan, "TR-30")
    s.turn.acting = titan
    if s.round.number == 1:
        await enter_race(s, titan)
    s.phase = ACTIONS
    if out(s, titan):
        end_turn(s)


def stand_up(s: State, titan: Titan) -> None:
    s.titans.health = replaced(s.titans.health, titan, ACTIVE)
    s.titans.life[titan] = TITANS[titan].recovers_to
    s.note("wake", "TR-69", titan, s.titans.life[titan])


def dice_are_rolled(s: State) -> bool:
    """By the first of a round and by the last; between them none is rolled again.

    TR-23, TR-24, TR-25, TR-27; another way is TR-O-17.
    """
    if s.agreed.rolling:
        return len(s.round.dice) < 2
    return s.round.turn == 0 or is_last(s)


def is_last(s: State) -> bool:
    return s.round.turn == len(s.round.order) - 1


async def roll_dice(s: State, titan: Titan) -> None:
    """A die for each titan (TR-10)."""
    dice: list[Colour] = []
    s.round.dice, s.titans.die = dice, no_dice()
    seat = s.titans.owner[titan]
    for _ in s.round.order:
        dice.append(await roll(seat, "roll", FACES))
    s.note("roll", "TR-25" if is_last(s) else draft_rule(s), titan, tuple(dice))


def draft_rule(s: State) -> Refusal:
    return "TR-23" if s.round.number == 1 else "TR-27"


def why_no_die(s: State, colour: Answer) -> Refusal | None:
    return None if colour in s.round.dice else draft_rule(s)


def die_prompt(s: State, titan: Titan) -> str:
    """By the paragraph that rules now: the first round, a later one, a titan that lies and only denies (TR-67)."""
    if s.round.number == 1:
        return "first-die"
    return "idle-die" if s.titans.health[titan] == SKULL else "die"


def kinds(things: Sequence[int]) -> list[int]:
    """Each once, in order."""
    return [*things] if len(things) < 2 else sorted(set(things))


def choice_of_die(s: State, titan: Titan) -> Awaitable[Colour]:
    prompt = die_prompt(s, titan)
    return choose_tested(s.titans.owner[titan], prompt, kinds(s.round.dice), partial(why_no_die, s), titan)


def take_die(s: State, titan: Titan, colour: Colour) -> None:
    s.round.dice.remove(colour)
    s.titans.die[titan] = colour
    s.note("take-die", draft_rule(s), titan, colour)


def own_colour(s: State, titan: Titan, rule: str) -> None:
    """A die of the titan's own colour gives 1 life at once; purple does not (TR-30, TR-103)."""
    if s.titans.die[titan] == TITANS[titan].colour and not TITANS[titan].purple:
        gain(s, titan, 1, rule)


async def enter_race(s: State, titan: Titan) -> None:
    """One of the three squares of the first row, less those taken; entering it counts no lap (TR-22, TR-O-20)."""
    all_taken = all(occupant(s, cell) != NOBODY for cell in ENTRY)
    unless = None if all_taken else partial(why_no_entry, s)
    cell = await choose(s.titans.owner[titan], "entry", ENTRY, unless, titan)
    evicted = occupant(s, cell)
    s.note("enter", "TR-22", titan, cell)
    place(s, titan, cell, 0)
    if evicted != NOBODY:
        await push_out(s, Chain(), titan, evicted, F, 1)
    await enter(s, titan, evicted)


def why_no_entry(s: State, cell: Answer) -> Refusal | None:
    if cell not in ENTRY:
        return "TR-22"
    return None if occupant(s, int(cell)) == NOBODY else "TR-O-20"


# The actions of a turn


async def act(s: State) -> None:
    """One of: die action (must), ability, special card, pentagram, in any order, each finished first (TR-28).

    Whoever is knocked out by it has no more turn (TR-O-23). After the die, nobody may see by whether it is asked what a
    hand can do: with cards to play it is, be there one answer only (TR-O-39).
    """
    titan, turn = whose_turn(s), s.turn
    usable = usable_cards(s, titan)
    options = actions(s, titan, usable)
    prompt, secret = ("rest", bool(usable)) if turn.acted else ("turn", False)
    why_not = partial(why_not_now, s, titan)
    choice = await choose_tested(s.titans.owner[titan], prompt, options, why_not, titan, secret)
    turn.acting, turn.hurt = titan, NONE
    if choice == END:
        end_turn(s)
        return
    await carry_out(s, titan, choice)
    if turn.hurt:
        await effects.answer_an_action(s, titan)
    if s.titans.health[titan] != ACTIVE:
        end_turn(s)


def carry_out(s: State, titan: Titan, choice: Action) -> Rule[None]:
    if isinstance(choice, tuple) and choice[0] in (PLAY, DISCARD):
        return use_card(s, titan, choice[0], choice[1])
    if choice == ABILITY:
        s.titans.used = replaced(s.titans.used, titan, True)
        s.note("ability", "TR-37", titan, titan)
        return abilities.use(s, titan, titan)
    if choice == REROLL:
        return reroll(s, titan)
    s.turn.acted = True
    return begin(s, titan, choice)


async def use_card(s: State, titan: Titan, verb: str, card: Card) -> None:
    if verb == DISCARD:
        throw(s, titan, card)
        s.turn.played += (s.titans.owner[titan],)
        s.note("discard", "TR-44", titan, card)
        return
    play_card(s, titan, card)
    await cards.take_effect(s, titan, card)


async def reroll(s: State, titan: Titan) -> None:
    """Pay 1 life, roll the own die again and carry it out; this may be repeated (TR-100, TR-101, TR-103)."""
    pay(s, titan, "TR-100")
    s.turn.rerolled = True
    s.titans.die[titan] = await roll(s.titans.owner[titan], "roll", FACES)
    s.note("reroll", "TR-100", titan, s.titans.die[titan])
    own_colour(s, titan, "TR-103")
    await die_action(s, titan)


def usable_cards(s: State, titan: Titan) -> tuple[Card, ...]:
    """Those of the hand that may be played or thrown away now, as far as their effects let them."""
    held = hand(s, titan)
    return held if held and why_no_cards(s, titan) is None else ()


def actions(s: State, titan: Titan, usable: tuple[Card, ...]) -> list[Action]:
    """Everything that no rule forbids now, by the predicates of `why_not_now`."""
    beside = choices_beside(s, titan, usable)
    if s.turn.acted:
        found = [*beside, END]
    else:
        found = beginnings(s, titan)
        found += beside
    if usable and why_kept(s, usable, beside) is None:
        found += [(DISCARD, card) for card in kinds(usable)]
    return found


def choices_beside(s: State, titan: Titan, usable: tuple[Card, ...]) -> list[Action]:
    """What may be done beside the die: ability, special card, pentagram."""
    found: list[Action] = [ABILITY] if why_no_ability(s, titan) is None else []
    if usable:
        found += [(PLAY, card) for card in kinds(usable) if cards.why_no_effect(s, titan, card) is None]
    if s.turn.acted and why_no_reroll(s, titan) is None:
        found.append(REROLL)
    return found


def why_not_now(s: State, titan: Titan, choice: Answer) -> Refusal | None:
    if choice == END:
        return None if s.turn.acted else "TR-15"
    if choice == ABILITY:
        return why_no_ability(s, titan)
    if choice == REROLL:
        return why_no_reroll(s, titan)
    if isinstance(choice, tuple) and len(choice) == 2 and choice[0] in (PLAY, DISCARD):
        return why_no_card(s, titan, choice[0], choice[1])
    return "TR-28" if s.turn.acted else why_no_beginning(s, titan, choice)


def why_no_ability(s: State, titan: Titan) -> Refusal | None:
    if s.round.number == 1:
        return "TR-26"
    if s.titans.used[titan]:
        return "TR-37"
    if s.turn.rerolled:
        return "TR-102"
    return abilities.why_not_use(s, titan, titan)


def why_no_cards(s: State, titan: Titan) -> Refusal | None:
    """Neither played nor thrown away: first round, one a turn, not after a pentagram (TR-26, TR-43, TR-102)."""
    if s.round.number == 1:
        return "TR-26"
    if s.titans.owner[titan] in s.turn.played:
        return "TR-43"
    return "TR-102" if s.turn.rerolled else None


THROWING: Final = {"TR-26": "TR-O-27", "TR-43": "TR-44"}
"""The rule for throwing a card away, where it has one of its own."""


def why_kept(s: State, held: tuple[Card, ...], beside: list[Action]) -> Refusal | None:
    """After the die, with nothing left to choose `beside`, only a full hand is asked what to throw away (TR-O-39)."""
    return None if beside or not s.turn.acted or len(held) == HAND_LIMIT else "TR-O-39"


def why_no_card(s: State, titan: Titan, verb: int | str, card: int | str) -> Refusal | None:
    held, refusal = hand(s, titan), why_no_cards(s, titan)
    if verb == DISCARD:
        kept = why_kept(s, held, choices_beside(s, titan, usable_cards(s, titan)))
        refusal = kept if refusal is None else THROWING.get(refusal, refusal)
    if refusal is not None:
        return refusal
    if not isinstance(card, int) or card not in held:
        return "TR-42"
    return cards.why_no_effect(s, titan, card) if verb == PLAY else None


def why_no_reroll(s: State, titan: Titan) -> Refusal | None:
    """On a pentagram reached by own movement in this turn, after the die action, with life to spare (TR-O-21)."""
    if not s.turn.acted or s.course.terrain[s.track.cells[titan]] != PENTAGRAM:
        return "TR-100"
    if s.turn.reached != s.track.cells[titan]:
        return "TR-103"
    return None if s.titans.life[titan] >= 2 else "TR-O-21"


def end_turn(s: State) -> None:
    s.phase = DRAFT
    s.turn = Turn()
    s.round.turn += 1
    if s.round.turn == len(s.round.order):
        s.round.turn = 0
        s.titans.die = no_dice()
