"""The board is drawn from a view: aligned, complete, within the width, and readable without colours."""

from collections.abc import Mapping

import pytest
from rich.cells import cell_len

from stolik.engine.game import View
from stolik.engine.record import new_record
from stolik.games import GAMES
from stolik.games.titan_race.diagram import parse
from stolik.games.titan_race.state import Agreed, State
from stolik.games.titan_race.tracks import TRACKS
from stolik.terminal.boards import board_of, generic, titan_race
from stolik.terminal.boards.titan_race.looks import LOOKS, tag_of
from stolik.terminal.games import settled
from stolik.terminal.keyboard import Keyboard
from stolik.terminal.play import run
from stolik.terminal.session import Session
from stolik.text import Texts
from tests.engine.mini import WHISPER
from tests.terminal.keyboard import Paper
from tests.terminal.printing import laid_out, printed

TITAN_RACE = GAMES["titan_race"]
NAMES = [f"{column}{row}" for row in range(1, 13) for column in ("ACE" if row % 2 else "BDF")]
POSITION = """
    actions, round 3, turn 1
    track {track}
    12     .     .    Kr
    8      .     .^    .
    7   .     Ma     .
    3   .     .     Ch
    titans: Kr Ma Ch
    order: Kr Ma Ch
    dice: yellow red
    Kr: lap 3, life 0, skull, die blue
    Ma: lap 1, life 2, active, die green, used
    Ch: lap 0, life 4, active, die -
    hand 0: tarcza
    hand 1: niespulapka maska
    hand 2: odwet
"""
TWO_HANDS = """
    draft, round 2, turn 0
    titans: Kr Ma Ch Sl
    order: Kr Ma Ch Sl
    hand 0: tarcza
    hand 1: niespulapka maska
    hand 3: odwet
"""


def position(track: str, **options: object) -> State:
    return parse(POSITION.format(track=track), Agreed(settled(TITAN_RACE, 3, {"track": track, **options})))


def texts(language: str = "en") -> Texts:
    return Texts(language, TITAN_RACE, ["Anna", "Jan", "Bot 3"])


def drawn(view: View, language: str, width: int, marks: Mapping[str, str] | None = None) -> list[str]:
    return printed(laid_out(titan_race, view, 1, texts(language), width, marks or {}), width).splitlines()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("track", list(TRACKS))
def test_every_track_fits_and_names_every_square(track: str, language: str, width: int) -> None:
    lines = drawn(TITAN_RACE.view(position(track), 1), language, width)
    assert max(map(cell_len, lines)) <= width
    picture = "\n".join(line[:43] for line in lines)
    assert all(f"_{name}_" in picture for name in NAMES)
    rows = [line for line in lines if line[:2].strip().isdigit()]
    assert [int(line[:2]) for line in rows] == list(range(12, 0, -1))
    assert all(line[40:43].strip() == line[:2].strip() for line in rows)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_grand_slam_fits_and_shows_three_boards(language: str, width: int) -> None:
    for tracks in (list(TRACKS)[:3], list(TRACKS)[3:]):
        chosen = dict(zip(("track", "track2", "track3"), tracks, strict=True), grand_slam=True)
        state = TITAN_RACE.setup(settled(TITAN_RACE, 6, chosen))
        lines = drawn(TITAN_RACE.view(state, None), language, width)
        assert max(map(cell_len, lines)) <= width
        picture = "\n".join(lines)
        assert all(
            picture.count(name + "_") + picture.count(name + "/") + picture.count(name + "\\") >= 3 for name in NAMES
        )
        assert all(texts(language).say(f"track-{track}") in picture for track in tracks)


def test_titans_traps_and_terrain_stand_where_they_are() -> None:
    lines = drawn(TITAN_RACE.view(position("kaldheira"), 1), "en", 80)
    row = {int(line[:2]): line for line in lines if line[:2].strip().isdigit()}
    assert row[12][34:39] == "  Kr×"
    assert row[7][16:21] == "≈▸Gr "
    assert row[8][22:27].strip() == "^"
    assert row[3][28:33].strip() == "Ch"
    assert row[5][4:9].strip() == "≈"
    assert row[11][4:9].strip() == "◆"


def test_the_panel_tells_of_every_titan() -> None:
    shown = "\n".join(drawn(TITAN_RACE.view(position("kaldheira"), 1), "en", 120))
    assert "▸Gr Grinder · She'ena" in shown
    assert "♡♡♡♡ 0/4°  lap 3/3  F12" in shown
    assert "Anna · × knocked out · ■ blue" in shown
    assert "♥♥♡♡♡♡ 2/6°  lap 1/3  C7" in shown
    assert "Jan · ■ green · ability used" in shown
    assert "♥♥♥♥♡♡ 4/6  lap 1/3, owes 1  E3" in shown, "Chtóólhóó's life is the rulebook's"
    assert "dice: ■ yellow  ■ red" in shown
    assert "traps left 14" in shown
    assert "° life: ours" in shown
    assert "(map ours)" in shown


def test_the_hand_shows_own_cards_with_what_is_ours_marked() -> None:
    shown = "\n".join(drawn(TITAN_RACE.view(position("kaldheira"), 1), "pl", 160))
    assert "Niespułapka" in shown
    assert "Połóż pułapkę na dowolnym z 6 pól obok swojego tytana.\n" in shown.replace("  ", "").replace(" \n", "\n")
    assert "Własna zdolność pozostaje do użycia. (nasza)" in shown
    assert "Karty na ręce: Anna: 1, Jan: 2, Bot 3: 1" in shown
    assert "Łuskowa tarcza" not in shown
    spectator = "\n".join(drawn(TITAN_RACE.view(position("kaldheira"), None), "pl", 160))
    assert "Twoja ręka" not in spectator
    assert "Niespułapka" not in spectator


def test_with_a_hand_for_each_titan_the_hands_bear_their_names() -> None:
    state = parse(TWO_HANDS, Agreed(settled(TITAN_RACE, 2, {"two_player_hand": "titan"})))
    shown = "\n".join(drawn(TITAN_RACE.view(state, 1), "en", 120))
    assert "Cards in hand: Kraken: 1, Grinder: 2, Slaugg: 1" in shown
    assert "Hand of Grinder\n  ▪ Surprise Trap" in shown
    assert "Hand of Slaugg\n  ▪ Payback" in shown
    assert "Scale Shield" not in shown


def test_marks_stand_on_their_squares() -> None:
    lines = drawn(TITAN_RACE.view(position("kaldheira"), 1), "en", 80, {"C9": "1", "D12": "12", "E3": "3"})
    picture = "\n".join(lines)
    assert "C9:1" in picture
    assert "E3:3" in picture
    assert "D12" in picture


def test_signs_and_tags_differ_without_colour() -> None:
    signs = [look.sign for letter, look in LOOKS.items() if letter not in ".s"]
    assert len(set(signs)) == len(signs)
    assert all(cell_len(sign) == 1 for sign in signs)
    for language in ("en", "pl"):
        tags = [tag_of(titan, texts(language)) for titan in ("masakrator", "ragnarok", "rassik", "kraken", "slaugg")]
        assert len({*tags, tag_of("chtoolhoo", texts(language))}) == 6


def test_colours_are_used_on_a_terminal() -> None:
    view = TITAN_RACE.view(position("estengaard"), 0)
    assert "\x1b[" in printed(laid_out(titan_race, view, 0, texts(), 80, {}), 80, colours=True)


def test_boards_are_found_by_name_and_any_view_can_be_read() -> None:
    assert board_of(GAMES["titan_race"]).field is titan_race.field
    assert board_of(WHISPER).field is generic.field
    lines = printed(laid_out(generic, TITAN_RACE.view(position("laguna"), 0), 0, texts(), 100, {}), 100).splitlines()
    assert any("traps left" in line and "14" in line for line in lines)
    assert any(line.startswith("runners") and "titan kraken" in line and "square F12" in line for line in lines)


def test_a_game_can_be_played_on_the_plain_board() -> None:
    """Always the last option, so that turns end and the game with them."""
    options = settled(TITAN_RACE, 3, {})
    session = Session(new_record(TITAN_RACE, options, ["Anna", "random", "random"], [], b"plain"), None)

    def last(prompt: str, shown: str) -> str:
        assert session.record.decision is not None
        return str(len(session.record.decision.options))

    keyboard = Keyboard(session, Paper(last), "en")
    keyboard.board = board_of(WHISPER)
    run(keyboard)
    assert session.record.result is not None
