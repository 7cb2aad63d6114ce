"""The checklist for owners holds the whole data file, and a corrected file changes the list and the game."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.engine import box
from stolik.games.karak2 import GAME
from stolik.games.karak2.checklist import CHECKLIST as LIST
from stolik.games.karak2.checklist import QUESTIONS
from stolik.games.karak2.rows import FOLDER
from stolik.terminal.checklist import as_data, by_question
from stolik.text import LANGUAGES, Texts, rulebook
from tests.rule import rule
from tests.terminal.keyboard import Done, here, stolik

ROOT = Path(__file__).parents[3]
DATA = FOLDER / "karak2.toml"
CHECKLIST = ("karak2", "--checklist")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def owners(folder: Path, old: str, new: str) -> Path:
    """A box of one's own, with a copy of the data in which the first `old` is `new`."""
    text = DATA.read_text(encoding="utf-8")
    assert old in text
    (folder / "karak2").mkdir()
    (folder / "karak2" / "karak2.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def python(owner: Path, program: str) -> subprocess.CompletedProcess[str]:
    place = {"STOLIK_BOX": str(owner), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=os.environ | place, cwd=ROOT, capture_output=True, text=True, check=False)


def checklist(owner: Path, *more: str) -> Done:
    return stolik(*CHECKLIST, *more, STOLIK_BOX=str(owner))


# The list


def test_every_entry_of_the_file_stands_in_it_once_with_its_source() -> None:
    listed = [(entry.kind, entry.id, entry.source) for _, taken in by_question(LIST) for entry in taken]
    there = [(kind, row["id"], row["source"]) for kind, rows in box.load(DATA).items() for row in rows]
    assert len(listed) == len(there)
    assert set(listed) == set(there)


def test_every_entry_that_a_question_names_is_in_the_file() -> None:
    file = box.load(DATA)
    there = {f"{kind} {row['id']}" for kind, rows in file.items() for row in rows} | set(file)
    assert {name for question in QUESTIONS for name in question.entries} <= there


def test_the_questions_name_paragraphs_of_the_rulebook() -> None:
    named = {paragraph for question in QUESTIONS for paragraph in question.rules}
    assert named <= rulebook(GAME, "en").keys()


@each_language
def test_all_questions_are_printed_in_their_order(language: str) -> None:
    shown = here(*CHECKLIST, "--lang", language).out
    texts = Texts(language, GAME)
    places = [shown.index(texts.say(f"check-{question.id}")) for question in QUESTIONS]
    assert places == sorted(places)
    assert texts.say("checklist-title") in shown
    assert str(DATA) in shown
    assert "$STOLIK_BOX/karak2/karak2.toml" in shown


def test_what_is_ours_is_marked() -> None:
    shown = here(*CHECKLIST).out
    assert "die hero (hero die) · faces k2 k1 s1 s2 s2 s3° · base 6 · imperium 5 · limit no  seed\n" in shown
    assert "price wizard_tower (wizard tower) · food 1° · stone 3°  seed\n" in shown
    assert "price town · wood 2  public\n" in shown
    assert "item axe (axe) · slot weapon · attack 2  ours°\n" in shown
    assert "abilities battle_strategy° plunder  seed\n" in shown
    assert "item blessing (Blessing) · slot spell · which dice it gives°  seed\n" in shown


def test_programs_read_the_same_list() -> None:
    told = json.loads(here(*CHECKLIST, "--json").out)
    assert told == as_data(GAME, LIST)
    assert told["file"] == str(DATA)
    assert not told["owners"]
    first = told["questions"][0]
    assert first["number"] == 1
    assert first["question"]["pl"] == "Co jest na sześciu ściankach kości bohatera?"
    assert first["entries"][0]["values"]["faces"] == ["k2", "k1", "s1", "s2", "s2", "s3"]
    assert first["entries"][0]["ours"] == ["faces"]


def test_without_a_wish_the_command_says_what_it_can_do() -> None:
    done = here("karak2")
    assert done.code == 0
    assert "--checklist" in done.out


# An owner's box, found by STOLIK_BOX

SHOW = "from stolik.games.karak2 import GAME; from stolik.games.karak2.contents import DICE, NUMBERS; "
SHOW += "print(GAME.box, DICE[0].swords, GAME.options['two_armies_fought'].default)"


@rule("K-O-30", "K-O-87")
def test_a_corrected_file_changes_the_list_and_the_game(tmp_path: Path) -> None:
    owner = owners(tmp_path, '"k2", "k1", "s1", "s2", "s2", "s3"', '"k2", "k1", "s1", "s1", "s2", "s3"')
    file = owner / "karak2" / "karak2.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('["together_sum", "one_by_one"]', '["one_by_one", "together_sum"]'), encoding="utf-8")
    shown = checklist(owner).out
    assert "faces k2 k1 s1 s1 s2 s3°" in shown
    assert "values one_by_one together_sum" in shown
    assert str(file) in shown
    run = python(owner, SHOW)
    assert run.stdout.split(" ", 1)[1] == "[0, 0, 1, 1, 2, 3] one_by_one\n", run.stderr
    assert run.stdout.split()[0] != GAME.box


def test_a_file_that_differs_in_a_comment_only_is_the_same_box(tmp_path: Path) -> None:
    run = python(owners(tmp_path, "# Single numbers", "# My numbers"), SHOW)
    assert run.stdout.split()[0] == GAME.box


@rule("K-B-23")
def test_a_corrected_number_is_played(tmp_path: Path) -> None:
    owner = owners(tmp_path, 'id = "heal"\nvalue = 2', 'id = "heal"\nvalue = 3')
    healed = "from tests.games.karak2.karak import at; game = at('horan on 1, life 1', 'taia'); game.play('heal'); "
    run = python(owner, healed + "print(game.lives())")
    assert run.stdout == "[4, 5]\n", run.stderr


FAULTS = {
    '"s2", "s2", "s3"]': ('"s2", "s3"]', "die hero: has 5 faces instead of 6"),
    '"s1", "s1", "s1", "s1", "", "k1"': (
        '"s1", "s1", "s1", "s9", "", "k1"',
        "die knight: faces is ['s1', 's1', 's1', 's9'",
    ),
    'building = "military_camp"': (
        'building = "barracks"',
        "unit knight: building is 'barracks', but must be one of mil",
    ),
    'id = "mage"\nbuilding': ('id = "wizard"\nbuilding', "unit mage: is missing"),
    'id = "stables"': ('id = "stable"', "price stables: is missing"),
    'id = "titan"\nfaces': ('id = "giant"\nfaces', "die titan: is missing"),
    'id = "tax"': ('id = "taxes"', "number tax: is missing"),
    'abilities = ["ambush", "outrider"]': (
        'abilities = ["ambush", "outrider", "luck"]',
        "hero darius: abilities is ['ambush', 'outrider', 'luck'], but must be a list of",
    ),
    'id = "saigo"': ('id = "hanzo"', "hero saigo: is missing"),
    'values = ["limited", "unlimited"]': (
        'values = ["limited"]',
        "reading round_limit: must have the values limited, unlimited, the one in use first",
    ),
    'place = "1,0"': ('place = "0,1"', "[[start]]: two tiles lie on one place"),
    'die = "bear"': ('die = "wolf"', "item amulet_bear: die is 'wolf', but must be one of , hero, knight"),
    '"sword:3", "fire_bolt:3"': (
        '"spear:3", "fire_bolt:3"',
        "monster skeletons: rewards has 'spear:3', but must have it",
    ),
    'reward = ["stone:1"]': ('reward = ["gold:1"]', "tile rock_eater_mine: reward has 'gold:1', but must have resou"),
    'chasms = ["4"]': ('chasms = ["47"]', "tile rock_eater_mine: chasms has '47', but edges are 0 to 5, one of th"),
    'place = "0,1"': ('place = "beside"', "start start_farm: place must be two whole numbers, such as 1,0"),
    'slot = "weapon"': ('slot = "hand"', "item sword: slot is 'hand', but must be one of weapon, spell, amulet, none"),
    "strength = 6": (
        "strength = 60",
        "monster fallen_knights: strength is 60, but must be a whole number from 1 to 20",
    ),
    'limit = "no"': ('limit = "never"', "die hero: limit is 'never', but must be one of yes, no"),
    'source = "seed"': ('source = "memory"', "die hero: source is 'memory', but must be one of seed, public, ours"),
    "base = 10": ("base = 10\ncolour = 3", "die knight: has the unknown key colour"),
    'id = "town"': ('id = "town"\ngold = 1', "price town: has the unknown key gold"),
    'id = "life"': ('id = "life"\nunit = "heart"', "number life: has the unknown key unit"),
    'id = "axe"': ('id = "sword"', "item sword: stands there twice"),
    'food = 3\nwood = 1\nstone = 0\nsource = "seed"': (
        'food = 3\nwood = 2\nstone = 0\nsource = "seed"',
        "price military_camp and wizard_tower: cost together [4, 2, 3], but 4 food, 1 wood, 3 stone",
    ),
    'chasms = ["", "", "", "1", "3", "2", "14"]': (
        'chasms = ["", "", "", "1", "3", "2"]',
        "the set base: has 27 tiles and 36 tokens, but 28 and 36",
    ),
    '"blessing:3"': ('"blessing:2"', "the set imperium: has 8 tiles and 3 tokens, but 8 and 4"),
}


@pytest.mark.many
@pytest.mark.parametrize(("old", "new", "said"), [(old, *fault) for old, fault in FAULTS.items()])
def test_a_fault_is_named_with_its_file_and_entry(old: str, new: str, said: str, tmp_path: Path) -> None:
    done = checklist(owners(tmp_path, old, new))
    assert (done.code, done.out) == (2, "")
    assert f"{tmp_path / 'karak2' / 'karak2.toml'}, {said}" in done.err
    assert done.err.count("\n") == 1
