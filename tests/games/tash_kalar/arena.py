"""Tests of Tash-Kalar in table language: who stands where, a script, and what changed.

    fight = at("e4 e6 d5:h", "d4 c3:l", schools="northern highland", hand="swordmaster champion")

A position is put up by `stage` in the words that examples use too, or drawn where the picture tells more: pieces of the
first side x X Z, of the second o O Q (common, heroic, legendary). Chance is scripted like everybody else.

           d e f
         4 . x o
         5 X . .
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Answer
from stolik.engine.game import Setting
from stolik.games.tash_kalar.arena import NAMES, NOWHERE, name_of
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.game import GAME
from stolik.games.tash_kalar.scoring import score_of
from stolik.games.tash_kalar.stage import SCHOOLS, action_called, card_of, in_words, short, stage
from stolik.games.tash_kalar.state import State, gate_square
from tests.games.pictures import is_picture, lines
from tests.games.script import Script

__all__ = ["SETTINGS", "Fight", "at", "card_of", "short", "start"]

SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}


class Fight(Script[State]):
    """A game under way; answers are "place e5", "summon swordmaster e5 0", "e5-e6", "e5", "pass"."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return in_words(self.decision, option)

    def offers(self, start: str) -> list[str]:
        """The options that begin so, without that beginning."""
        return [option.removeprefix(start).strip() for option in self.options if option.startswith(start)]

    def refuses(self, answer: str) -> str | None:
        """The rule that forbids an action, given in the words of `options`."""
        return self.decision.why_not(action_called(self.state, answer))

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

    def shows(self, picture: str) -> None:
        """The arena looks so, and is empty beyond."""
        seen = [self.pieces(side) for side in (0, 1)]
        assert seen == [in_order(side) for side in drawn(picture)], f"there are {seen}"

    def hand(self, seat: int = 0) -> list[str]:
        player = self.state.players[seat]
        return [short(card) for card in [*player.hand, *player.legends, *player.flares]]

    def score(self, side: int) -> int:
        return score_of(self.state, side)

    @property
    def gate(self) -> str:
        square = gate_square(self.state)
        return name_of(square) if square != NOWHERE else ""


# Drawing a position

SIGNS = ("xXZ", "oOQ")
"""By side: common, heroic, legendary."""


def drawn(picture: str) -> list[str]:
    """Both sides of a picture, in the words that `stage` takes."""
    sides: list[list[str]] = [[], []]
    for line in lines(picture):
        for column, sign in line.signs.items():
            assert sign in ".xXZoOQ", f"{sign} at {column}{line.name} is no piece"
            for side, signs in enumerate(SIGNS):
                if sign in signs:
                    sides[side].append(f"{column}{line.name}{('', ':h', ':l')[signs.index(sign)]}")
    return [" ".join(pieces) for pieces in sides]


def in_order(pieces: str) -> str:
    """Row by row."""
    return " ".join(sorted(pieces.split(), key=lambda piece: NAMES.index(piece.partition(":")[0])))


def at(
    *sides: str,
    schools: str = SCHOOLS,
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
    """A picture, or the pieces of each side.

    `decks` says what is left in the school decks (the rest is in the piles); `tasks` are the current ones.
    """
    if is_picture(sides[0]):
        sides = tuple(drawn(sides[0]))
    return Fight(
        stage(
            {**SETTINGS, "seats": seats or len(sides), "form": form, **options},
            sides=sides,
            schools=schools,
            hand=hand,
            flare=flare,
            hands=hands,
            frost=frost,
            piles=piles,
            decks=decks,
            tasks=tasks,
            actions=actions,
        )
    )


def start(seats: int, form: str = "duel", **options: Setting) -> Fight:
    """A game from the very beginning."""
    return Fight(GAME.setup({**SETTINGS, "seats": seats, "form": form, **options}))
