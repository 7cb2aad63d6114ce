"""Whole games at the keyboard, through pipes: nothing coloured, nothing cleared, and the game ends."""

import json
import re
import signal
from pathlib import Path

import pytest

from stolik.engine import recordfile
from stolik.engine.record import new_record
from stolik.games import GAMES
from stolik.terminal.games import settled
from stolik.terminal.session import Session
from tests.terminal.keyboard import Terminal, here, stolik

PLAY = ("play", "titan_race", "--bots", "random", "--seed", "0a")
ALWAYS_THE_FIRST = ["1"] * 3000


def kept(folder: Path) -> Path:
    (file,) = folder.glob("*.stolik")
    return file


def entries(folder: Path) -> list[str]:
    """All lines but the closing one."""
    return kept(folder).read_text(encoding="utf-8").splitlines()[:-1]


@pytest.mark.parametrize(("language", "won"), [("en", " wins."), ("pl", "Zwycięzca: ")])
def test_a_whole_game_ends_and_its_record_is_good(tmp_path: Path, language: str, won: str) -> None:
    done = stolik(*PLAY, "--data", tmp_path, "--lang", language, said=ALWAYS_THE_FIRST)
    assert (done.code, done.err) == (0, "")
    assert won in done.out
    assert "\x1b" not in done.out
    record = recordfile.read(kept(tmp_path).read_text(encoding="utf-8"), GAMES).record
    assert record is not None
    assert record.result is not None
    assert record.head in done.out
    assert record.header.commitment in done.out


def test_two_players_with_two_titans_each_and_a_grand_slam(tmp_path: Path) -> None:
    options = ["--seats", "2", "--set", "grand_slam=yes", "--set", "two_player_hand=titan", "--set", "titans=random"]
    done = here(*PLAY, *options, "--data", tmp_path, said=ALWAYS_THE_FIRST)
    assert (done.code, done.err) == (0, "")
    assert "wins." in done.out
    assert "↑ trophy" in done.out


def test_alone_against_greedy_bots_when_nothing_is_said(tmp_path: Path) -> None:
    done = here("play", "titan_race", XDG_DATA_HOME=str(tmp_path))
    assert done.code == 0
    assert "At the table: Player 1, Bot 2 (greedy), Bot 3 (greedy)" in done.out
    assert kept(tmp_path / "stolik").stat().st_mode & 0o777 == 0o600


class TestAnswers:
    def test_a_number_a_name_or_how_a_name_begins(self, tmp_path: Path) -> None:
        for said in ("4", "Kraken", "kraken", "krak"):
            done = here(*PLAY, "--data", tmp_path / said, said=[said])
            assert "Player 1 races as Kraken." in done.out

    def test_polish_names_need_no_accents(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--data", tmp_path, "--lang", "pl", said=["chtoolhoo"])
        assert "Gracz 1 ściga się jako Chtóólhóó." in done.out

    def test_what_is_not_offered_is_asked_again_with_the_reason(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--data", tmp_path, said=["7", "banana", "r", "", "Kraken", "yellowish", "why Rassik"])
        assert "There is no option 7; they go from 1 to 6." in done.out
        assert "“banana” is nothing that could be meant here." in done.out
        assert done.out.count("TR-06  Take a titan with its titan board") == 3  # with 7, banana and r
        assert len(re.findall("^Player 1  Choose a titan", done.out, re.M)) == 1

    def test_a_word_with_two_meanings(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--data", tmp_path, said=["ra"])
        assert "Which one do you mean: Ragnarok, Rassik?" in done.out

    def test_why_names_the_rule_that_forbids(self, tmp_path: Path) -> None:
        with Terminal(*PLAY, "--data", tmp_path) as terminal:
            asked = terminal.until_asked()
            while "choose where to enter" not in asked:
                asked = terminal.say("1")
            assert "B2: TR-22  At the beginning" in terminal.say("why B2")
            assert "D4: TR-22" in terminal.say("d4")
            assert "That is offered: number 1" in terminal.say("why 1")
            while ": choose a move" not in asked:
                asked = terminal.say("1")
            assert "end the turn: TR-15" in terminal.say("why end")
            assert "pay a life and re-roll: TR-100" in terminal.say("why reroll")
            assert "TR-28  From the second round on" in terminal.say("?")
            assert "TR-46  Entering an occupied square" in terminal.say("rule TR-46")
            assert "TR-84" in terminal.say("rule lava square")
            assert "No paragraph" in terminal.say("rule xyzzy")

    def test_help_lists_what_can_be_said_in_both_languages(self, tmp_path: Path) -> None:
        assert re.search(r"undo +takes your last answer back", here(*PLAY, "--data", tmp_path, said=["help"]).out)
        polish = here(*PLAY, "--data", tmp_path, "--lang", "pl", said=["pomoc", "czemu Kraken", "help"]).out
        assert len(re.findall(r"cofnij +cofa Twoją ostatnią odpowiedź", polish)) == 2
        assert re.search(r"rada +co zrobiłby", polish), "the longest word has room too"
        assert "To jest do wyboru: numer 4, Kraken." in polish


class TestKeeping:
    def test_quit_and_continue(self, tmp_path: Path) -> None:
        first = here(*PLAY, "--data", tmp_path, said=["1", "1", "1", "quit", "1"])
        assert "The game is kept in" in first.out
        before = entries(tmp_path)
        again = here("play", "--continue", "--data", tmp_path, said=["log 200", *ALWAYS_THE_FIRST])
        assert again.code == 0
        assert "Player 1 races as Grinder." in again.out
        assert "wins." in again.out
        assert entries(tmp_path)[: len(before)] == before

    def test_the_end_of_the_input_keeps_the_game(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--data", tmp_path, said=["2"])
        assert done.code == 0
        assert '"act":"answer"' in entries(tmp_path)[1]

    def test_nothing_acknowledged_is_lost_when_it_is_killed(self, tmp_path: Path) -> None:
        begin: tuple[str, ...] = PLAY
        for _ in range(4):
            with Terminal(*begin, "--data", tmp_path) as terminal:
                terminal.until_asked()
                terminal.say("1")
                terminal.say("1")
                terminal.kill()
            before = entries(tmp_path)
            here("play", "--continue", "--data", tmp_path, said=["quit"])
            assert entries(tmp_path) == before
            begin = ("play", "titan_race", "--continue")
        assert sum('"act":"answer"' in line and '"seat":0' in line for line in before) >= 8

    def test_ctrl_c_keeps_the_game(self, tmp_path: Path) -> None:
        with Terminal(*PLAY, "--data", tmp_path) as terminal:
            terminal.until_asked()
            terminal.say("1")
            terminal.process.send_signal(signal.SIGINT)
            out, _ = terminal.process.communicate(timeout=30)
        assert terminal.process.returncode == 0
        assert "The game is kept in" in out
        assert '"act":"answer"' in entries(tmp_path)[1]

    def test_the_luck_goes_on_as_it_would_have(self, tmp_path: Path) -> None:
        here(*PLAY, "--data", tmp_path / "whole", said=ALWAYS_THE_FIRST)
        here(*PLAY, "--data", tmp_path / "parts", said=["1"] * 9)
        here("play", "--continue", "--data", tmp_path / "parts", said=ALWAYS_THE_FIRST)
        assert entries(tmp_path / "whole") == entries(tmp_path / "parts")

    def test_save_copies_the_record_and_overwrites_nothing(self, tmp_path: Path) -> None:
        copy = tmp_path / "copies" / "mine.stolik"
        said = [f"save {copy}", "save", "1", f"save {tmp_path}/mine", f"save {tmp_path}/mine", "quit"]
        done = here(*PLAY, "--data", tmp_path / "data", said=said)
        assert "cannot be written" in done.out
        assert "A copy of the record is in" in done.out
        assert "is there already and is not overwritten" in done.out
        assert (tmp_path / "mine").read_bytes() == kept(tmp_path / "data").read_bytes()
        loaded = here("play", "--load", tmp_path / "mine", said=["log"])
        assert "Player 1 races as Grinder." in loaded.out

    def test_a_game_cannot_be_played_in_two_terminals(self, tmp_path: Path) -> None:
        with Terminal(*PLAY, "--data", tmp_path) as terminal:
            terminal.until_asked()
            done = here("play", "--continue", "--data", tmp_path)
        assert done.code == 2
        assert "is being played in another terminal" in done.err


class TestUndoAndConcede:
    def test_undo_is_by_consent_of_the_bots_and_gives_no_other_luck(self, tmp_path: Path) -> None:
        """The same answer given again leads to the same draws."""
        done = here(*PLAY, "--data", tmp_path, said=["1", "undo", "1"])
        before, undone, again = re.split("^› .*$", done.out, flags=re.M)[1:4]
        assert "Player 1 takes an answer back." in undone
        assert "Taken back by consent." in undone
        assert "Player 1  Choose a titan" in undone
        dealt = re.findall(r"draws .*TR-09|The die shows.*", before)
        assert dealt
        assert re.findall(r"draws .*TR-09|The die shows.*", again) == dealt

    def test_undo_goes_back_to_a_question_with_a_choice(self) -> None:
        """What was answered by itself is not what anybody wants to take back."""
        for seed in range(30):
            options = settled(GAMES["titan_race"], 3, {})
            record = new_record(GAMES["titan_race"], options, ["Anna", "random", "random"], [], bytes([seed]))
            session = Session(record, None)
            answered_by_itself = False
            while not answered_by_itself and (decision := session.record.decision) is not None:
                if decision.player != 0:
                    session.let_bot_answer(decision)
                elif session.asks(decision):
                    session.answer(0, decision.options[0])
                else:
                    session.let_only_option_answer(decision)
                    answered_by_itself = session.record.decision is not None
            if answered_by_itself:
                session.undo(0, [1, 2])
                assert session.record.decision is not None
                assert session.record.decision.player == 0
                assert len(session.record.decision.options) > 1
                return
        pytest.fail("nobody was ever asked without a choice")

    def test_undo_with_nothing_to_take_back(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--data", tmp_path, said=["undo", "undo nobody"])
        assert "There is no answer of yours to take back." in done.out
        assert "“nobody” is nothing that could be meant here." in done.out

    def test_conceding_with_two_sides_ends_the_game(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--seats", "2", "--data", tmp_path, said=["concede", "no", "concede", "yes"])
        assert "Bot 2 wins. The others gave up." in done.out
        assert json.loads(kept(tmp_path).read_text().splitlines()[-1])["result"]["reason"] == "concede"

    def test_conceding_with_more_sides_leaves_the_seat_to_a_bot(self, tmp_path: Path) -> None:
        done = here(*PLAY, "--data", tmp_path, said=["1", "1", "concede", "yes"])
        assert done.code == 0
        assert "A bot takes the seat, and the game goes on." in done.out
        assert " wins.  TR-74" in done.out
        verdict = recordfile.read(kept(tmp_path).read_text(encoding="utf-8"), GAMES)
        assert verdict.record is not None
        assert verdict.record.seats[0] == "greedy"

    def test_a_conceded_game_can_be_continued(self, tmp_path: Path) -> None:
        names = ("--names", "Anna,Jan", "--seats", "3")
        said = ["", "concede", "yes", "", "1", "quit"]
        done = here("play", "titan_race", *names, "--data", tmp_path, said=said)
        assert "Seat 1 is now played by: greedy." in done.out
        again = here("play", "--continue", "--data", tmp_path, said=ALWAYS_THE_FIRST)
        assert again.code == 0
        assert "wins." in again.out
        assert "Pass the keyboard" not in again.out
