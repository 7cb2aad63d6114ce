"""The data files: what is in the box (TR-01), what the rulebook pins down, and every fault an owner could make."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.engine import box
from stolik.games.titan_race.abilities import BY_TITAN, ability_of
from stolik.games.titan_race.board import CELLS
from stolik.games.titan_race.cards import CARD_IDS, CARDS, DECK, CardRow
from stolik.games.titan_race.dice import COLOURS, PATHS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.state import TRAPS_IN_BOX
from stolik.games.titan_race.titans import TITAN_IDS, TITANS, TitanRow
from stolik.games.titan_race.tracks import FOLDER, TRACKS, TrackRow
from tests.games.titan_race.race import start
from tests.rule import rule

ROOT = Path(__file__).parents[3]


@rule("TR-01")
def test_the_box_holds_six_tracks_six_titans_six_faces_thirteen_cards_and_fifteen_traps() -> None:
    assert (len(TRACKS), len(TITANS), len(COLOURS), len(PATHS)) == (6, 6, 6, 6)
    assert len(DECK) == sum(card.copies for card in CARDS) == 13
    assert TRAPS_IN_BOX == GAME.view(start(3).state, None)["traps_left"] == 15
    assert len(set(CARD_IDS)) == len(CARD_IDS)
    assert len(set(TITAN_IDS)) == len(set(BY_TITAN)) == 6


FIXED = {
    "kaldheira": ({"E5": "L", "F6": "L"}, {"D4": "L"}),
    "laguna": ({"B8": "P", "C9": "P"}, {"D10": "P", "B8": "*"}),
    "odlewnia": ({"A3": ">"}, {"D6": "M"}),
    "bankogu": ({"D6": "S"}, {"C5": "S"}),
    "anglieh": ({}, {}),
    "estengaard": ({"D4": "I", "D6": "I"}, {"D2": "I", "D8": "I"}),
}


@rule("TR-01", "TR-84", "TR-88", "TR-92", "TR-94", "TR-104")
@pytest.mark.parametrize("track", TRACKS)
def test_the_squares_that_the_rulebook_pins_down_are_on_the_maps(track: str) -> None:
    there, not_there = FIXED[track]
    squares = TRACKS[track].squares
    assert {name: squares[CELLS[name]] for name in there} == there
    assert all(squares[CELLS[name]] != letter for name, letter in not_there.items())
    assert sorted(TRACKS[track].fixed) == sorted(there)


@rule("TR-39", "TR-100")
def test_every_map_has_four_special_squares_and_anglieh_pentagrams_two_and_four_rows_apart() -> None:
    assert {track.id: track.squares.count("*") for track in TRACKS.values()} == dict.fromkeys(TRACKS, 4)
    pentagrams = TRACKS["anglieh"].squares
    assert {pentagrams[CELLS[name]] for name in ("D6", "D10", "F6", "F10")} == {"O"}


# Faults in one entry: the file, the entry and the fault are named.


def broken(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of a data file in which the first `old` is `new`."""
    text = (FOLDER / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder / file


def read(path: Path) -> None:
    if path.name == "cards.toml":
        _ = [CardRow(row) for row in box.rows(path, "card")]
    elif path.name == "titans.toml":
        _ = [ability_of(TitanRow(row)) for row in box.rows(path, "titan")]
    else:
        _ = [TrackRow(row) for row in box.rows(path, "track")]


def fault_in(path: Path) -> str:
    with pytest.raises(box.BoxFault) as caught:
        read(path)
    return str(caught.value)


@rule("TR-01")
@pytest.mark.parametrize("file", ["cards.toml", "titans.toml", "tracks.toml"])
def test_the_files_as_they_are_have_no_fault(file: str) -> None:
    read(FOLDER / file)


WORDS = "must be one of"
CARD_FAULTS = {
    'zone = "around"\n': ("", "card niespulapka: lacks zone"),
    'zone = "around"': ('zone = "beside"', f"card niespulapka: zone is 'beside', but {WORDS} front, back, around"),
    'verb = "place_trap"': ('verb = "heal"', "card niespulapka: lacks points"),
    'verb = "heal"': ('verb = "cure"', f"card napoj_zycia: verb is 'cure', but {WORDS} place_trap, "),
    'verb = "damage_titan"': ("verb = 7", "card klatwa: verb must be a text, not 7"),
    "points = 2": ("points = 0", "card napoj_zycia: points is 0, but must be a whole number from 1 to 12"),
    "reach = 3": ("reach = 2.5", "card ognista_kula: reach is 2.5, but must be a whole number from 1 to 5"),
    "copies = 1": ("copies = true", "card niespulapka: copies is True, but must be a whole number from 1 to 13"),
    "squares = 2": ('squares = "2"', "card eliksir_pedu: squares is '2', but must be a whole number"),
    'directions = ["F"]': (
        'directions = ["F", "X"]',
        "card eliksir_pedu: directions is ['F', 'X'], but must be a list",
    ),
    'directions = ["F", "L", "R"]': ('directions = "F"', "card ognista_kula: directions is 'F', but must be a list of"),
    'directions = ["F", "L", "R", "B", "BL", "BR"]': ("directions = []", "card buty: directions"),
    'timing = "reaction"\nverb = "cancel_damage"': (
        'timing = "own_turn"\nverb = "cancel_damage"',
        "card tarcza: cancel_damage cannot be timed as own_turn",
    ),
    'timing = "own_turn"\nverb = "heal"': (
        'timing = "reaction"\nverb = "heal"',
        "card napoj_zycia: heal cannot be timed as reaction",
    ),
    'zone = "around"\nsource = "rulebook"': (
        'zone = "around"\nsource = "memory"',
        f"card niespulapka: source is 'memory', but {WORDS} rulebook, hint, ours",
    ),
    'id = "odwet"': ('id = "buty"', "card buty: stands there twice"),
    'id = "buty"\n': ("", "[[card]] number 11: lacks an id"),
    'id = "klatwa"': ("id = 6", "[[card]] number 6: lacks an id"),
    'verb = "pay_back"': ('verb = "pay_back"\npoints = 1', "card odwet: has the unknown key points"),
}
TITAN_FAULTS = {
    'colour = "red"': ('colour = "pink"', f"titan masakrator: colour is 'pink', but {WORDS} yellow, blue, brown"),
    "life = 6": ("life = 7", "titan masakrator: life is 7, but must be a whole number from 1 to 6"),
    "top = 5": ("top = 0", "titan ragnarok: top is 0, but must be a whole number from 1 to 12"),
    "recovers_to = 5": ("recovers_to = 6", "titan ragnarok: recovers_to is 6, but must be a whole number from 1 to 5"),
    'ability = "drain"': ('ability = "sing"', f"titan chtoolhoo: ability is 'sing', but {WORDS} trap_neighbour"),
    'ability = "bounce"': ('ability = "bounce"\nspeed = 3', "titan rassik: has the unknown key speed"),
    'life_source = "ours"': ("", "titan masakrator: lacks life_source"),
    'colour_source = "ours"': (
        'colour_source = ""',
        f"titan masakrator: colour_source is '', but {WORDS} rulebook, ours",
    ),
    'id = "kraken"': ('id = "rassik"', "titan rassik: stands there twice"),
}
TRACK_FAULTS = {
    'effect = "lava"': ('effect = "fog"', f"track kaldheira: effect is 'fog', but {WORDS} lava, pirates"),
    "12      .     L     .\n": ("", "track kaldheira: its map has 11 rows instead of 12"),
    "12      .     L     .": (
        "13      .     L     .",
        "track kaldheira: its map needs row 12 with 3 squares where it has",
    ),
    "11   *     .     .": ("11   *     .", "track kaldheira: its map needs row 11 with 3 squares where it has '11   *"),
    "10      L     L     .": (
        "10      L     P     .",
        "track kaldheira: its map has 'P' at D10, but lava use only . s * L",
    ),
    "8       .     .     *": ("8       .     .     **", "track kaldheira: its map has '**' at F8"),
    "9    .     L     .": (
        "9    s     L     .",
        "track kaldheira: its map needs s on A1, C1 and E1 and nowhere else; ",
    ),
    "1    s     s     s": (
        "1    s     .     s",
        "track kaldheira: its map needs s on A1, C1 and E1 and nowhere else; ",
    ),
    "5    L     .     L": (
        "5    L     .     .",
        "track kaldheira: E5 is fixed by the rulebook, but its map has nothing there",
    ),
    'fixed = ["A3"]': ('fixed = ["E4"]', "track odlewnia: fixed is ['E4'], but must be a list of A1, C1, E1, B2"),
    'home_of = "kraken"': ("", "track laguna: lacks home_of"),
    'home_of = "slaugg"': ('home_of = "slaugg"\nlength = 3', "track odlewnia: has the unknown key length"),
    'source = "ours"': ('source = "box"', f"track kaldheira: source is 'box', but {WORDS} rulebook, ours"),
    'id = "laguna"': ('id = "kaldheira"', "track kaldheira: stands there twice"),
}
FAULTS = [
    (file, old, new, said)
    for file, faults in (("cards.toml", CARD_FAULTS), ("titans.toml", TITAN_FAULTS), ("tracks.toml", TRACK_FAULTS))
    for old, (new, said) in faults.items()
]


@rule("TR-01")
@pytest.mark.parametrize(
    ("file", "old", "new", "said"), FAULTS, ids=[f"{fault[0]}: {fault[3][:60]}" for fault in FAULTS]
)
def test_a_fault_is_reported_with_its_file_and_entry(file: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    path = broken(tmp_path, file, old, new)
    assert fault_in(path).startswith(f"{path}, {said}")


@rule("TR-104")
def test_a_ring_of_ice_is_reported_because_a_slide_on_it_would_never_end(tmp_path: Path) -> None:
    path = tmp_path / "tracks.toml"
    head, ice = (FOLDER / "tracks.toml").read_text(encoding="utf-8").split('id = "estengaard"')
    start_of_map, _, end = ice.split('"""')
    for gap, said in (("I", "its map has a ring of ice on which a slide would never end"), (".", "")):
        rows = [f"{row} " + ("s s s" if row == 1 else ". I ." if row % 2 == 0 else ". . .") for row in range(11, 0, -1)]
        picture = "\n".join(["", f"12 . {gap} .", *rows, ""])  # column D, with or without D12
        path.write_text(f'{head}id = "estengaard"{start_of_map}"""{picture}"""{end}', encoding="utf-8")
        if said:
            assert fault_in(path) == f"{path}, track estengaard: {said}"
        else:
            read(path)


@rule("TR-01")
def test_a_file_without_entries_or_without_toml_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    for text in ("", "card = []", "card = 13", "[card]\nid = 'buty'"):
        path.write_text(text)
        assert fault_in(path) == f"{path}, [[card]]: there is none"
    path.write_text("card = [1]")
    assert fault_in(path) == f"{path}, [[card]] number 1: lacks an id"
    path.write_text("[[card]\nid = 'buty'")
    assert fault_in(path).startswith(f"{path}, the file: is not TOML: ")
    path.write_bytes(b"\xff\xfe")
    assert fault_in(path).startswith(f"{path}, the file: is not TOML: ")
    path.unlink()
    path.mkdir()
    assert fault_in(path) == f"{path}, the file: cannot be read (Is a directory)"


# An owner's box, found by STOLIK_BOX.


def python(owner: Path, program: str) -> subprocess.CompletedProcess[str]:
    place = {"STOLIK_BOX": str(owner), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=os.environ | place, cwd=ROOT, capture_output=True, text=True, check=False)


def owners(folder: Path, file: str, old: str, new: str) -> Path:
    (folder / "titan_race").mkdir()
    broken(folder / "titan_race", file, old, new)
    return folder


@rule("TR-01")
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.toml", "copies = 1", "copies = 2", "[[card]]: the copies add up to 14 instead of 13"),
        (
            "titans.toml",
            'colour = "blue"',
            'colour = "red"',
            "titan masakrator: shares the colour red with another titan",
        ),
        ("titans.toml", '[[titan]]\nid = "rassik"', '[[tiger]]\nid = "rassik"', "[[titan]]: there are 5 instead of 6"),
        ("tracks.toml", '[[track]]\nid = "laguna"', '[[trick]]\nid = "laguna"', "[[track]]: there are 5 instead of 6"),
        (
            "cards.toml",
            "points = 2",
            "points = 0",
            "card napoj_zycia: points is 0, but must be a whole number from 1 to 12",
        ),
    ],
)
def test_a_faulty_box_of_an_owner_stops_the_game_with_the_reason(
    file: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    run = python(owners(tmp_path, file, old, new), "import stolik.games.titan_race")
    assert run.returncode != 0
    assert run.stderr.splitlines()[-1].endswith(f"BoxFault: {tmp_path / 'titan_race' / file}, {said}")


SHOW = "from stolik.games.titan_race import GAME; from stolik.games.titan_race.titans import TITANS; "
SHOW += "print(GAME.box, TITANS[3].top, len(GAME.options['track'].values))"


@rule("TR-01")
def test_an_owner_may_correct_one_file_and_keep_the_others(tmp_path: Path) -> None:
    run = python(owners(tmp_path, "titans.toml", "life = 4\ntop = 4", "life = 5\ntop = 5"), SHOW)
    assert run.stdout.split()[1:] == ["4", "6"]  # that was Rassik
    kraken = tmp_path / "second"
    kraken.mkdir()
    old = 'colour = "brown"\ncolour_source = "ours"\nlife = 4\ntop = 4'
    corrected = python(owners(kraken, "titans.toml", old, old.replace("4", "5")), SHOW)
    assert corrected.stdout.split()[1:] == ["5", "6"]
    assert GAME.box not in (run.stdout.split()[0], corrected.stdout.split()[0])


@rule("TR-01")
def test_a_box_that_differs_in_a_comment_only_is_the_same_box(tmp_path: Path) -> None:
    run = python(owners(tmp_path, "cards.toml", "# The 13 special cards", "# My 13 special cards"), SHOW)
    assert run.stdout.split()[0] == GAME.box


AT = "from tests.games.titan_race.race import at; "


@rule("TR-42", "TR-O-29")
def test_a_trap_card_for_the_squares_behind_is_refused_where_there_are_none(tmp_path: Path) -> None:
    owner = owners(tmp_path, "cards.toml", 'zone = "around"', 'zone = "back"')
    asked = "race = at('1 Kr . .', order='Kr Sl', grand_slam=True, hands={'Kr': 'niespulapka'}); print(race.options)"
    run = python(owner, AT + asked)
    assert run.stdout.strip() == "['FF', 'discard niespulapka']", run.stderr


@rule("TR-42", "TR-O-26")
def test_two_copies_of_a_reaction_in_one_hand_are_one_answer(tmp_path: Path) -> None:
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    end = text.index('[[card]]\nid = "odwet"')
    (tmp_path / "titan_race").mkdir()
    shields = text[:end].replace('id = "tarcza"\ncopies = 1', 'id = "tarcza"\ncopies = 2')
    (tmp_path / "titan_race" / "cards.toml").write_text(shields, encoding="utf-8")
    asked = "race = at('8 . Sl .\\n6 . Ma .', order='Ma Sl', hands={'Sl': 'tarcza tarcza'}); "
    run = python(tmp_path, AT + asked + "race.play('ability', 'D8'); print(race.asked, race.options)")
    assert run.stdout.strip() == "shield ['tarcza', 'pass']", run.stderr
