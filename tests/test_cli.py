"""The command line: what programs read, what bad input gets, and that nothing is changed by it."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import stolik.games.titan_race as titan_race
from stolik.cli import host
from stolik.engine import recordfile
from stolik.engine.entries import Keyed
from stolik.games import FOLDER, GAMES
from stolik.text import rulebook
from stolik.text.rulebook import carried_out_by
from tests.terminal.keyboard import Done, here
from tests.terminal.keyboard import stolik as run


def one_sentence(done: Done) -> str:
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    return done.err.strip()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("records")
    assert here("simulate", "titan_race", "--games", "1", "--seats", "3", "--seed", "5", "--save", folder).code == 0
    (file,) = folder.iterdir()
    return file


class TestForPrograms:
    def test_games(self) -> None:
        (game,) = [game for game in json.loads(run("games", "--json").out) if game["name"] == "titan_race"]
        assert game["seats"] == [2, 3, 4, 5, 6]
        assert game["title"] == {"en": "Titan Race", "pl": "Wyścig tytanów"}
        assert game["options"]["push"] == {
            "default": "die_total",
            "values": ["die_total", "remaining"],
            "ours": "TR-O-01",
        }

    def test_rules(self) -> None:
        rules = json.loads(run("rules", "titan_race", "--json").out)
        assert [rule["id"] for rule in rules] == list(rulebook(GAMES["titan_race"], "en"))
        for rule in rules:
            assert set(rule) == {"id", "en", "pl", "source", "tests", "code", "examples"}
            assert rule["en"]
            assert rule["pl"]
            assert rule["source"] in ("rulebook", "ours")
            assert rule["tests"], f"no test shows {rule['id']}"
            assert rule["code"], f"no code carries out {rule['id']}"
        code = {rule["id"]: rule["code"] for rule in rules}
        assert code["TR-54"] == ["definition"]
        assert "chain.py:push_out" in code["TR-46"]

    def test_a_rule_by_its_id_alone(self) -> None:
        [rule] = json.loads(run("rules", "tr-46", "--json").out)
        assert (rule["id"], rule["code"]) == ("TR-46", carried_out_by(GAMES["titan_race"])["TR-46"])

    def test_simulate(self, tmp_path: Path) -> None:
        arguments = ["--games", "4", "--seats", "4", "--bots", "random", "--seed", "9", "--set", "track=laguna"]
        done = run("simulate", "titan_race", *arguments, "--save", tmp_path, "--json")
        report = json.loads(done.out)
        assert (done.code, done.err) == (0, "")
        assert (report["game"], report["games"], report["finished"], report["errors"]) == ("titan_race", 4, 4, 0)
        assert report["decisions"] > 100
        assert report["cpu_seconds"] > 0
        assert len(list(tmp_path.iterdir())) == 4
        assert all(here("verify", file).code == 0 for file in tmp_path.iterdir())

    def test_verify(self, record: Path) -> None:
        found = json.loads(here("verify", record, "--json").out)
        assert (found["ok"], found["game"], found["rules_checked"], found["finished"]) == (
            True,
            "titan_race",
            True,
            True,
        )
        assert len(found["head"]) == 64


class TestForPeople:
    def test_games_and_their_options(self) -> None:
        assert re.search(r"push +die_total \| remaining +Push distance \(ours\) TR-O-01", here("games").out)
        assert "Wyścig tytanów  titan_race" in here("games", "--lang", "pl").out
        assert all(": 2–6\n" in here("games", "--lang", language, COLUMNS="80").out for language in ("en", "pl"))

    def test_rules_by_id_and_by_words(self) -> None:
        assert "TR-46  Entering an occupied square" in here("rules", "titan_race", "tr-46").out
        assert "TR-O-01" in here("rules", "titan_race", "TR-46", "TR-O-01").out
        found = here("rules", "titan_race", "LAWA", "pulapka", "--lang", "pl").out
        assert "TR-86" in found
        assert "TR-46" not in found
        assert "(ours)" in here("rules", "titan_race", "TR-O-05").out
        assert "chain.py:push_out" in here("rules", "TR-46").out
        assert "\n    definition\n" in here("rules", "TR-54").out
        assert "\n    definicja\n" in here("rules", "TR-54", "--lang", "pl").out
        everything = here("rules", "titan_race").out
        assert all(key in everything for key in rulebook(GAMES["titan_race"], "en"))

    def test_simulate_in_words(self) -> None:
        assert "2 games: 2 finished, 0 with errors." in here("simulate", "titan_race", "--games", "2").out
        assert (
            "greedy, wygrane: " in here("simulate", "titan_race", "--games", "1", "--bots", "greedy", "--lang=pl").out
        )

    def test_watch(self) -> None:
        done = here("watch", "titan_race", "--seats", "2", "--bots", "random,greedy", "--delay", "0", "--seed", "0c")
        assert (done.code, done.err) == (0, "")
        assert re.search(r"Bot [12] wins\.  TR-74\nChain head: [0-9a-f]{64}\n$", done.out)
        assert not re.search(r"draws [A-Z]", done.out), "a spectator sees no hand"
        assert "\x1b" not in done.out

    def test_the_language_comes_from_the_locale(self) -> None:
        assert "liczba graczy" in here("games", LANG="pl_PL.UTF-8").out
        assert "players" in here("games", LANG="de_DE.UTF-8").out
        assert "players" in here("games", "--lang", "en", LANG="pl_PL.UTF-8").out
        assert "players" in here("--lang=en", "games", LANG="pl_PL.UTF-8").out

    def test_version_says_compiled_or_pure(self) -> None:
        assert re.fullmatch(r"stolik \S+ \((pure Python|compiled), Python 3\.\d+\.\d+\S*\)\n", run("--version").out)

    def test_help(self) -> None:
        assert run("--help").code == 0
        assert "--names" in here("play", "--help").out
        assert "Imiona osób" in here("play", "--help", "--lang", "pl").out

    def test_without_a_command_the_table_is_opened(self, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[tuple[str, object]] = []

        def serve(language: str, **wishes: object) -> int:
            opened.append((language, wishes["port"]))
            return 0

        monkeypatch.setattr(host, "serve", serve)
        assert here("--lang", "pl").code == 0
        assert opened == [("pl", 8765)]

    def test_bench_has_its_own_options(self) -> None:
        assert "--quick" in run("bench", "--help").out

    def test_a_reader_who_goes_away_is_no_error(self) -> None:
        from tests.terminal.keyboard import COMMAND, environment

        command = " ".join([*COMMAND, "rules", "titan_race"])
        done = subprocess.run(f"{command} | head -1", shell=True, capture_output=True, env=environment(), timeout=60)
        assert done.stderr == b""


class TestVerify:
    def test_a_good_record_and_the_head_noted_down(self, record: Path) -> None:
        done = run("verify", record)
        assert done.code == 0
        assert "every answer legal, every draw honest" in done.out
        head = json.loads(here("verify", record, "--json").out)["head"]
        assert here("verify", record, "--head", head.upper()).code == 0
        wrong = here("verify", record, "--head", head[:-1] + ("0" if head[-1] != "0" else "1"))
        assert wrong.code == 1
        assert "another head than the one noted down" in wrong.out

    def test_a_flipped_byte_anywhere(self, record: Path, tmp_path: Path) -> None:
        raw = record.read_bytes()
        file = tmp_path / "flipped.stolik"
        for place in [*range(0, len(raw), 997), len(raw) - 1, raw.index(b"\n"), raw.index(b'"draw":[') + 8]:
            file.write_bytes(raw[:place] + bytes([raw[place] ^ 0x81]) + raw[place + 1 :])
            done = here("verify", file)
            assert done.code == 1, f"byte {place}"
            assert re.search(r"bad in line \d+", done.out)
        file.write_bytes(re.sub(rb'("draw":\["\w+",-?\d+),', rb"\1.", raw, count=1))
        assert here("verify", file).code == 1

    def test_a_truncated_one(self, record: Path, tmp_path: Path) -> None:
        file = tmp_path / "cut.stolik"
        raw = record.read_bytes()
        for length in (len(raw) - 1, len(raw) - 40, len(raw) // 2, raw.index(b"\n") + 1):
            file.write_bytes(raw[:length])
            done = here("verify", file, "--lang", "pl")
            assert done.code == 1
            assert re.search(r"błąd w wierszu \d+", done.out)

    def test_a_rerolled_draw_with_hashes_recomputed(self, record: Path, tmp_path: Path) -> None:
        """The first bad entry is named: the draw is not what the committed seed gives."""
        file = tmp_path / "rerolled.stolik"
        number = forge(record, file)
        done = here("verify", file)
        assert done.code == 1
        assert f"(entry {number}): this was not allowed: this is not what the seed gives for this draw" in done.out
        told = json.loads(here("verify", file, "--json").out)
        assert (told["ok"], told["entry"], told["why"], told["detail"]) == (
            False,
            number,
            "record-illegal",
            "dishonest-draw",
        )

    def test_other_rules_are_said_to_be_other_rules(self, record: Path) -> None:
        folder = Path(titan_race.__file__).parent / "data"
        own = record.parent.parent / "own-box"
        shutil.copytree(folder, own / "titan_race", dirs_exist_ok=True)
        titans = own / "titan_race" / "titans.toml"
        titans.write_text(
            titans.read_text().replace("life = 6\ntop = 6\nrecovers_to = 6", "life = 5\ntop = 6\nrecovers_to = 6")
        )
        done = run("verify", record, STOLIK_BOX=str(own))
        assert done.code == 0
        assert "the answers were not checked" in done.out
        assert one_sentence(run("play", "--load", record, STOLIK_BOX=str(own))).endswith(
            "other rules or data than these."
        )

    def test_what_is_no_record(self, tmp_path: Path) -> None:
        (tmp_path / "text").write_text("no record\n")
        (tmp_path / "bytes").write_bytes(bytes(range(256)))
        (tmp_path / "empty").touch()
        for file in tmp_path.iterdir():
            assert one_sentence(here("verify", file)).endswith("is not a record of a game.")
        assert "cannot be read" in one_sentence(here("verify", tmp_path / "nothing"))
        assert "cannot be read" in one_sentence(here("verify", tmp_path))
        assert "hexadecimal" in one_sentence(here("verify", tmp_path / "text", "--head", "xyz"))


def forge(record: Path, to: Path) -> int:
    """Another result of the first die, with every hash after it made to fit."""
    lines = record.read_text(encoding="utf-8").splitlines()
    verdict = recordfile.read(record.read_text(encoding="utf-8"), GAMES)
    assert verdict.record is not None
    entries = verdict.record.entries
    number = next(entry.number for entry in entries if entry.draw is not None and entry.draw[0] == "roll")
    forged = entries[number - 1]
    assert forged.draw is not None
    value = (forged.draw[4] + 1) % 6
    forged.draw = (*forged.draw[:4], value)
    forged.value = value
    salts = Keyed(verdict.record.seed)
    head = verdict.header.hash()
    for entry in entries:
        entry.hash = head = entry.sealed(head, salts)
    verdict.record.head = head
    to.write_text("\n".join([lines[0], *recordfile.write(verdict.record).splitlines()[1:]]) + "\n", encoding="utf-8")
    return number


BAD = [
    (["play", "chess"], f"There is no game chess; there are {', '.join(GAMES)}."),
    (["rules", "chess"], "There is no game chess"),
    (["play"], "Which game?"),
    (["play", "titan_race", "--seats", "7"], "It cannot be played with 7 seats; it can with 2, 3, 4, 5, 6."),
    (["play", "titan_race", "--seats", "two"], "--seats cannot be that"),
    (["play", "titan_race", "--seats"], "requires an argument"),
    (["play", "titan_race", "--set", "colour=red"], "There is no option colour; there are track, grand_slam"),
    (["play", "titan_race", "--set", "track=moon"], "track cannot be moon; it can be kaldheira"),
    (["play", "titan_race", "--set", "track"], "--set takes KEY=VALUE"),
    (["play", "titan_race", "--set", "track=laguna", "--set", "track=laguna"], "track is set twice."),
    (["play", "titan_race", "--set", "grand_slam=yes", "--set", "track=laguna"], "TR-O-29: In a Grand Slam"),
    (["play", "titan_race", "--set", "teams=two", "--seats", "3"], "it can with 4, 6."),
    (["play", "titan_race", "--bots", "deep_blue"], "There is no bot “deep_blue”; there are random, greedy, level1"),
    (["play", "titan_race", "--names", "Anna,anna"], "Two players cannot have the same name."),
    (["play", "titan_race", "--names", "greedy"], "“greedy” is no name for a player"),
    (["play", "titan_race", "--names", "Anna,"], "is no name for a player"),
    (["play", "titan_race", "--humans", "0"], "At least one person must play"),
    (["play", "titan_race", "--humans", "1", "--names", "Anna,Jan"], "2 names are too many for one person."),
    (["play", "titan_race", "--seats", "2", "--humans", "3"], "Too few seats (2)"),
    (["play", "titan_race", "--humans", "7"], "It cannot be played with 7 seats"),
    (["play", "titan_race", "--seed", "xyz"], "--seed takes hexadecimal"),
    (["play", "titan_race", "--seed", ""], "--seed takes hexadecimal"),
    (["play", "--continue", "--seats", "3"], "--continue and --load go on with a game"),
    (["play", "--continue", "--load", "x"], "--continue and --load go on with a game"),
    (["play", "--continue"], "There is no unfinished game in"),
    (["play", "chess", "--continue"], "There is no game chess"),
    (["play", "--load", "nothing.stolik"], "nothing.stolik cannot be read"),
    (["play", "titan_race", "--lang", "de"], "--lang takes one of en, pl, not “de”."),
    (["games", "--lang"], "--lang takes one of"),
    (["play", "titan_race", "--colour"], "There is no option --colour; see --help."),
    (["dance"], "There is no such command; there are play, watch"),
    (["verify"], "FILE is missing; see --help."),
    (["replay", "nothing.stolik"], "nothing.stolik cannot be read"),
    (["rules", "titan_race", "xyzzy"], "No paragraph of the rules has that id or those words: xyzzy."),
    (["rules", "titan_race", "xyzzy", "--json"], "No paragraph"),
    (["simulate", "titan_race", "--games", "0"], "--games cannot be that"),
    (["simulate", "titan_race", "--seats", "1"], "It cannot be played with 1 seats"),
    (["simulate", "titan_race", "--seats", "2", "--bots", "random,random,random"], "Too few seats (2)"),
    (["watch", "titan_race", "--delay", "-1"], "--delay cannot be that"),
    (["watch", "titan_race", "--bots", "nobody"], "There is no bot “nobody”"),
    (["watch", "titan_race", "--bots", "greedy,lines:sh bot.sh"], "Commands play where bots are among themselves"),
    (["play", "titan_race", "--bots", "lines:sh bot.sh"], "stolik simulate, tournament and balance"),
    (["simulate", "titan_race", "--bots", "lines:"], "“lines:” has no command that can be read"),
    (["simulate", "titan_race", "--bots", "lines:sh 'bot.sh"], "has no command that can be read"),
    (["simulate", "titan_race", "--bots", "lines:sh a,b"], "A comma within a command must stand in quotes."),
    (["simulate", "titan_race", "--bots", "random,greedy,rnd"], "There is no bot “rnd”"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_gets_one_sentence_and_changes_nothing(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in one_sentence(here(*arguments, XDG_DATA_HOME=str(tmp_path)))
    one_sentence(here(*arguments, XDG_DATA_HOME=str(tmp_path), LANG="pl_PL.UTF-8"))
    assert list(tmp_path.rglob("*")) == []


class TestBadFiles:
    def test_files_that_cannot_be_gone_on_with(self, record: Path, tmp_path: Path) -> None:
        assert f"is over; look at it with `stolik replay {record}`" in one_sentence(here("play", "--load", record))
        assert "is not a game of chess" in one_sentence(here("play", "chess", "--load", record))
        assert "There is no seat 4; they go from 1 to 3." in one_sentence(here("replay", record, "--seat", "4"))
        assert "There is no seat 0" in one_sentence(here("replay", record, "--seat", "0"))
        damaged = tmp_path / "damaged.stolik"
        damaged.write_bytes(record.read_bytes()[:-1])
        assert "is damaged in line" in one_sentence(here("play", "--load", damaged))
        assert "is damaged in line" in one_sentence(here("replay", damaged))
        (tmp_path / "text").write_text("no record")
        assert "is not a record" in one_sentence(here("play", "--load", tmp_path / "text"))
        assert sorted(path.name for path in tmp_path.iterdir()) == ["damaged.stolik", "text"]

    def test_damaged_games_are_passed_over_when_the_last_one_is_continued(self, record: Path, tmp_path: Path) -> None:
        here("play", "titan_race", "--data", tmp_path, said=["1"])
        (tmp_path / "zz.stolik").write_bytes(record.read_bytes()[:500])
        (tmp_path / "over.stolik").write_bytes(record.read_bytes())
        assert "Player 1" in here("play", "--continue", "--data", tmp_path).out

    def test_nothing_is_written_where_nothing_can_be(self, record: Path, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        assert "cannot be written" in one_sentence(here("play", "titan_race", "--data", tmp_path / "file"))
        save = ("simulate", "titan_race", "--games", "1", "--seats", "3", "--seed", "5", "--save")
        assert "is not overwritten" in one_sentence(here(*save, record.parent))
        assert "is not overwritten" in one_sentence(here(*save, tmp_path / "file"))

    @pytest.mark.parametrize(
        ("file", "text", "fault"),
        [
            ("titans.toml", "not toml", "is not TOML"),
            ("cards.toml", '[[card]]\nid = "x"\n', "lacks copies"),
            ("tracks.toml", "", "there is none"),
        ],
    )
    def test_a_broken_data_file(self, file: str, text: str, fault: str, tmp_path: Path) -> None:
        (tmp_path / "box" / "titan_race").mkdir(parents=True)
        (tmp_path / "box" / "titan_race" / file).write_text(text)
        for command in (["play", "titan_race"], ["games", "--lang", "pl"], ["play", "--continue"]):
            done = run(*command, STOLIK_BOX=str(tmp_path / "box"), XDG_DATA_HOME=str(tmp_path / "data"))
            if command[-1] == "--continue":
                assert "There is no unfinished game" in one_sentence(done)
            else:
                assert fault in one_sentence(done)
                assert file in done.err
        assert not (tmp_path / "data").exists()


def test_a_card_of_ones_own_that_has_no_words(tmp_path: Path) -> None:
    cards = (Path(titan_race.__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "titan_race").mkdir()
    (tmp_path / "titan_race" / "cards.toml").write_text(re.sub('id = "', 'id = "my_', cards), encoding="utf-8")
    done = run("watch", "titan_race", "--delay", "0", "--seed", "01", STOLIK_BOX=str(tmp_path))
    assert done.code == 2
    assert re.fullmatch(r"There are no words for card-my_\w+ .*\n", done.err)


@pytest.mark.parametrize("game", [path.parent.name for path in FOLDER.glob("*/checklist.py")])
def test_every_game_that_brings_a_checklist_has_a_command(game: str) -> None:
    assert "--checklist" in here(game).out
    assert json.loads(here(game, "--checklist", "--json").out)["questions"]
