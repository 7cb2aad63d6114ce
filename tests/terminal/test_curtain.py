"""Several people at one keyboard: nobody is shown what another holds, and nothing tells who had a choice."""

import re
from pathlib import Path
from random import Random

import pytest

from stolik.engine.decision import Decision, Seat
from stolik.engine.record import new_record
from stolik.games import GAMES
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.state import State
from stolik.terminal.games import settled
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.play import play, run
from stolik.terminal.session import Session
from tests.terminal.keyboard import Paper, PseudoTerminal, here

TITAN_RACE = GAMES["titan_race"]
CURTAIN = "Pass the keyboard: "
WIPED = "\x1b[H\x1b[2J\x1b[3J"


def session(seats: list[str], track: str = "laguna", seed: bytes = b"curtain") -> Session:
    options = settled(TITAN_RACE, len(seats), {"track": track})
    return Session(new_record(TITAN_RACE, options, seats, [], seed), None)


class Watched:
    """Plays at random and reads, at every prompt, whatever was shown since the last one."""

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.paper = Paper(self.answer)
        self.keyboard = Keyboard(session, self.paper, language)
        self.rng = Random(1)
        self.curtains: list[Seat] = []
        self.hidden_seen = 0
        self.asked_without_choice = 0

    def answer(self, prompt: str, shown: str) -> str | None:
        decision = self.session.record.decision
        assert decision is not None
        if prompt != "› ":
            self.curtains.append(decision.player)
            assert self.names_in(shown) == []
            return ""
        for name in self.hidden_from(decision.player):
            self.hidden_seen += 1
            assert name not in shown, f"seat {decision.player} was shown {name}"
        self.asked_without_choice += len(decision.options) == 1
        return str(self.rng.randrange(len(decision.options)) + 1)

    def hidden_from(self, seat: Seat) -> list[str]:
        """Each card is there once, so what lies in another hand is nowhere else."""
        state = self.session.record.position.state
        assert isinstance(state, State)
        others = [card for hand, held in enumerate(state.cards.hands) if hand != seat for card in held]
        return [self.keyboard.texts.say(f"card-{CARD_IDS[card]}") for card in others]

    def names_in(self, shown: str) -> list[str]:
        names = [self.keyboard.texts.say(f"card-{card}") for card in CARD_IDS]
        after_clearing = shown.rpartition("(cleared)")[2] if "(cleared)" in shown else ""
        return [name for name in names if name in after_clearing]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nobody_is_shown_a_card_that_another_holds(language: str) -> None:
    watched = Watched(session(["Anna", "Jan", "greedy"], "kaldheira", b"c"), language)
    run(watched.keyboard)
    assert watched.hidden_seen > 50
    assert set(watched.curtains) == {0, 1}


def test_of_several_people_everybody_is_asked_even_without_a_choice() -> None:
    """That there was nothing to choose is a secret of the hand; one person among bots has nobody to hide it from."""
    without_a_choice = Decision(0, "shield", [None], 1)
    assert session(["Anna", "Jan", "random"]).asks(without_a_choice)
    assert not session(["Anna", "random", "random"]).asks(without_a_choice)
    assert session(["Anna", "random", "random"]).asks(Decision(0, "shield", [2, None], 1))


def test_the_curtain_comes_only_when_the_keyboard_changes_hands() -> None:
    watched = Watched(session(["Anna", "Jan"]), "en")
    run(watched.keyboard)
    assert all(one != other for one, other in zip(watched.curtains, watched.curtains[1:], strict=False))


def test_one_person_among_bots_is_asked_only_where_there_is_a_choice() -> None:
    watched = Watched(session(["Anna", "random", "random"]), "en")
    run(watched.keyboard)
    assert watched.curtains == []
    assert watched.asked_without_choice == 0
    assert watched.hidden_seen > 10


def test_the_screen_is_cleared_before_the_next_person_comes_and_at_the_end() -> None:
    lines = iter(["", "1", "", "1", "", None])
    paper = Paper(lambda prompt, shown: next(lines))
    play(session(["Anna", "Jan"]), paper, "en")
    paper.read()
    before_curtains = [part for part in paper.shown.split(CURTAIN)[1:-1] if "races as" in part]
    assert before_curtains
    assert all(part.rstrip().endswith("(cleared)") for part in before_curtains)


def test_through_pipes_the_sections_between_curtains_belong_to_one_person(tmp_path: Path) -> None:
    said = ["", "1", "", "1", "", "1", "", "1"] + ["", "1"] * 40
    names = ["--names", "Anna,Jan", "--seats", "3", "--bots", "random", "--seed", "0b"]
    done = here("play", "titan_race", *names, "--data", tmp_path, said=said)
    assert "\x1b" not in done.out
    for section in done.out.split(CURTAIN)[1:]:
        name = section.split(" ")[0]
        other = "Jan" if name == "Anna" else "Anna"
        drawn = re.findall(rf"{other} draws (.*?)\.  TR", section)
        assert set(drawn) <= {"a special card"}
        assert not re.search(rf"^{other}  .*TR-", section, re.M), "the other is not asked here"


def test_a_refused_consent_takes_nothing_back() -> None:
    """Jan has answered since, so Anna cannot take hers back without him."""
    lines = iter(["", "1", "", "1", "", "undo", "no", "undo", "yes", "quit"])
    game = session(["Anna", "Jan"])
    paper = Paper(lambda prompt, shown: next(lines))
    play(game, paper, "en")
    paper.read()
    refused, taken_back = paper.shown.split("Jan: may Anna take the last answer back?")[1:]
    assert "only with everybody's consent" in refused
    assert "Anna takes an answer back." not in refused
    assert "Anna takes an answer back." in taken_back
    assert [entry.act for entry in game.record.entries] == ["answer", "answer", "undo"]


def test_undo_at_the_curtain_is_for_the_one_who_just_answered() -> None:
    lines = iter(["", "Kraken", "undo", "quit"])
    game = session(["Anna", "Jan"])
    play(game, Paper(lambda prompt, shown: next(lines)), "en")
    assert [entry.act for entry in game.record.entries] == ["answer", "undo"]


def test_on_a_real_terminal_nothing_can_be_scrolled_back_to(tmp_path: Path) -> None:
    """Anna's screen and what can be scrolled back to are wiped before Jan is called."""
    arguments = ["play", "titan_race", "--names", "Anna,Jan", "--data", str(tmp_path), "--lang", "en"]
    with PseudoTerminal(*arguments) as terminal:
        terminal.until("nobody else is looking. ")
        terminal.say("")
        terminal.until("› ")
        terminal.say("Kraken")
        shown = terminal.until("Jan is asked. Press Enter when nobody else is looking. ")
        assert WIPED in shown
        assert "Kraken" not in shown.rpartition(WIPED)[2]
        terminal.say("undo")
        assert "Anna takes an answer back." in terminal.until("› ")
        terminal.say("quit")
        assert "The game is kept in" in terminal.until("--continue")
