"""What the terminal shows of some positions of Tash-Kalar."""

from collections.abc import Mapping

from stolik.engine.decision import Answer
from stolik.games.tash_kalar.game import GAME
from stolik.terminal.boards import tash_kalar
from stolik.text import Texts
from tests.games.tash_kalar.arena import Fight, at
from tests.terminal.printing import laid_out, printed


def texts(language: str = "en") -> Texts:
    return Texts(language, GAME, ["Anna", "Jan", "Ola", "Borys"])


def drawn(
    fight: Fight, seat: int | None = 0, language: str = "en", width: int = 80, marks: Mapping[str, str] | None = None
) -> str:
    view = GAME.view(fight.state, seat)
    return printed(laid_out(tash_kalar, view, seat, texts(language), width, marks or {}), width)


def menu(fight: Fight, language: str = "en") -> str:
    decision, said = fight.decision, texts(language)
    view = GAME.view(fight.state, decision.player)
    labels = [
        (said.option(decision, option), tash_kalar.meaning(decision, option, view, said), "")
        for option in decision.options
    ]
    return printed(tash_kalar.menu(decision, labels, said))


def place_of(fight: Fight, option: Answer) -> str:
    view = GAME.view(fight.state, 0)
    return tash_kalar.place(fight.decision, option, view, view)


# Positions


def melee() -> Fight:
    return at(
        "e4 e6 d5:h g3:l",
        "d4 c2:h c6:l f2:h f3:h",
        "h5 h6! h7",
        schools="everfrost highland nethervoid",
        hand="ice_queen crystal_mirror glacier_giant fire_elemental",
        hands=["dire_wolf"],
        flare="2-5",
        frost="crystal_grower",
        form="melee",
    )


def high_form(seats: int = 2) -> Fight:
    return at(
        "e4 e6 d4 d5:h c3 b4",
        "d3 c2:h c6:l f2:h f3:h",
        hand="messenger cannon high_priestess",
        form="high_form",
        tasks="destruction isolation imprisonment",
        seats=seats,
    )
