"""Tests of Tash-Kalar in table language: who stands where, a script, and what changed.

    fight = at("e4 e6 d5:h", "d4 c3:l", schools="northern highland", hand="swordmaster champion")

One text for each side, in the order of the sides: squares with common pieces, `:h` heroic, `:l` legendary, `!` Gate.
The first seat is to play with two actions and holds `hand` (beings of its school and legends, by id) and `flare`; the
others hold what `hands` says. Cards that are nowhere else are in the decks. Chance is scripted like everybody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Setting
from stolik.games.tash_kalar.arena import NAMES, NOWHERE, name_of
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.patterns import COMPASS
from stolik.games.tash_kalar.prompts import PROMPTS
from stolik.games.tash_kalar.registry import SCHOOL_IDS, is_flare, is_legend, school_deck
from stolik.games.tash_kalar.scoring import score_of
from stolik.games.tash_kalar.state import TURN, State, gate_square
from stolik.games.tash_kalar.tasks import TASK_IDS
from stolik.games.tash_kalar.verbs import stand
from tests.games.script import Script

SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}
LETTERS = {"c": 1, "h": 2, "l": 3}


class Fight(Script[State]):
    """A game under way; answers are "place e5", "summon swordmaster e5 0", "e5-e6", "e5", "pass"."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return written(self.decision, option)

    def offers(self, start: str) -> list[str]:
        """The options that begin so, without that beginning."""
        return [option.removeprefix(start).strip() for option in self.options if option.startswith(start)]

    def refuses(self, answer: str) -> str | None:
        """The rule that forbids an action, given in the words of `options`."""
        return self.decision.why_not(read(self.state, answer))

    # Playing

    def summon(self, card: str, square: str, image: int = -1) -> None:
        """The being on this square, by the first image that is offered unless one is named."""
        start = f"summon {card} {square} " + ("" if image < 0 else str(image))
        offered = [option for option in self.options if option.startswith(start)]
        assert offered, f"{card} cannot be summoned on {square}: {self.offers('summon')}"
        self.play(offered[0])

    # Looking

    def __getitem__(self, square: str) -> str:
        """Who stands there: "0 common", "1 heroic gate"; "" where nobody does."""
        place = NAMES.index(square)
        if not self.state.pieces.rank[place]:
            return ""
        gate = " gate" if gate_square(self.state) == place else ""
        return f"{self.state.pieces.colour[place]} {RANKS[self.state.pieces.rank[place]]}{gate}"

    def pieces(self, side: int) -> str:
        """As `at` takes them, in the order of the arena."""
        marks = ("", "", ":h", ":l")
        found = [place for place, colour in enumerate(self.state.pieces.colour) if colour == side]
        gate = gate_square(self.state)
        return " ".join(
            f"{name_of(one)}{marks[self.state.pieces.rank[one]]}{'!' if one == gate else ''}" for one in found
        )

    def hand(self, seat: int = 0) -> list[str]:
        player = self.state.players[seat]
        return [short(card) for card in [*player.hand, *player.legends, *player.flares]]

    def score(self, side: int) -> int:
        return score_of(self.state, side)

    @property
    def gate(self) -> str:
        square = gate_square(self.state)
        return name_of(square) if square != NOWHERE else ""


# Words


def short(card: int) -> str:
    return CARD_IDS[card].partition("-")[2]


def written(decision: Decision, option: Answer) -> str:
    kind = PROMPTS[decision.prompt].kind.name
    if option is None:
        return "pass"
    if isinstance(option, tuple) and kind == "step":
        return f"{name_of(int(option[0]))}-{name_of(int(option[1]))}"
    if isinstance(option, tuple):
        return action(option)
    return word(kind, option)


def action(option: tuple[int | str, ...]) -> str:
    verb = str(option[0])
    if verb == "summon":
        lent = [name_of(int(part)) if part != NOWHERE else "-" for part in option[4:]]
        return " ".join([verb, short(int(option[1])), name_of(int(option[2])), str(option[3]), *lent])
    if verb in ("place", "pick-up"):
        return f"{verb} {name_of(int(option[1]))}"
    if verb == "flare":
        return f"{verb} {short(int(option[1]))} {SCHOOL_IDS[int(option[2])]}"
    return " ".join([verb, *(short(int(part)) for part in option[1:])])


def word(kind: str, value: Answer) -> str:
    if not isinstance(value, int):
        return str(value)
    if kind == "card":
        return short(value)
    names: dict[str, Sequence[str]] = {
        "square": NAMES,
        "school": SCHOOL_IDS,
        "colour": SCHOOL_IDS,
        "task": TASK_IDS,
        "rank": RANKS,
        "way": COMPASS,
    }
    return names[kind][value] if kind in names else str(value)


def read(state: State, answer: str) -> Answer:
    """The action that these words mean for the seat to play, offered or not."""
    verb, *words = answer.split()
    if verb in ("place", "pick-up"):
        return verb, NAMES.index(words[0])
    if verb == "summon":
        image = int(words[2]) if len(words) > 2 else 0
        return verb, card_of(state, state.turn.seat, words[0]), NAMES.index(words[1]), image
    if verb == "flare":
        return verb, card_of(state, state.turn.seat, words[0]), SCHOOL_IDS.index(words[1])
    return (verb, *(card_of(state, state.turn.seat, name) for name in words))


def card_of(state: State, seat: int, name: str) -> int:
    """A being of the seat's school, a legend or a flare."""
    school = SCHOOL_IDS[state.schools[seat]]
    return next(CARD_IDS.index(id) for id in (f"{school}-{name}", f"legend-{name}", f"flare-{name}") if id in CARD_IDS)


# Drawing a position


def at(
    *sides: str,
    schools: str = "northern highland sylvan everfrost",
    hand: str = "",
    flare: str = "",
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    frost: str = "",
    decks: Sequence[str] = (),
    tasks: str = "",
    actions: int = 2,
    seats: int = 0,
    form: str = "duel",
    **options: Setting,
) -> Fight:
    """`decks` says what is left in the school decks (the rest is in the piles); `tasks` are the current ones."""
    players = seats or len(sides)
    s = GAME.setup({**SETTINGS, "seats": players, "form": form, **options})
    s.schools = [SCHOOL_IDS.index(name) for name in schools.split()[:players]]
    s.hues = s.schools[: s.agreed.sides]
    s.phase, s.first, s.turn.seat, s.turn.chooser, s.turn.number, s.turn.actions = TURN, 0, 0, 0, 3, actions
    for side, text in enumerate(sides):
        _stand(s, side, text)
    for seat in range(players):
        s.players[seat].pool = school_deck(s.schools[seat])
        for name in (hand, *hands)[seat].split() if seat <= len(hands) else []:
            _give(s, seat, card_of(s, seat, name))
        for name in piles[seat].split() if seat < len(piles) else []:
            s.players[seat].pool.remove(card_of(s, seat, name))
            s.players[seat].pile.append(card_of(s, seat, name))
        if seat < len(decks):
            left = [card_of(s, seat, name) for name in decks[seat].split()]
            s.players[seat].pile += [card for card in s.players[seat].pool if card not in left]
            s.players[seat].pool = left
    for name in flare.split():
        _give(s, 0, card_of(s, 0, name))
    if frost:
        s.players[0].frost = card_of(s, 0, frost)
        s.players[0].pool.remove(s.players[0].frost)
    s.tasks.current = [TASK_IDS.index(name) for name in tasks.split()]
    s.tasks.pool = [task for task in s.tasks.pool if task not in s.tasks.current]
    assert GAME.fault(s) is None, GAME.fault(s)
    return Fight(s)


def _stand(s: State, side: int, text: str) -> None:
    for entry in text.split():
        name, _, letter = entry.rstrip("!").partition(":")
        rank = LETTERS[letter or "c"]
        square = NAMES.index(name)
        stand(s, square, side, rank)
        (s.supply.legendary if rank == 3 else s.supply.small)[side] -= 1
        if entry.endswith("!"):
            s.pieces.gate = s.pieces.token[square]


def _give(s: State, seat: int, card: int) -> None:
    if is_flare(card):
        s.flare_deck.pool.remove(card)
        s.players[seat].flares.append(card)
    elif is_legend(card):
        s.legend_deck.pool.remove(card)
        s.players[seat].legends.append(card)
    else:
        s.players[seat].pool.remove(card)
        s.players[seat].hand.append(card)


def start(seats: int, form: str = "duel", **options: Setting) -> Fight:
    """A game from the very beginning."""
    return Fight(GAME.setup({**SETTINGS, "seats": seats, "form": form, **options}))
