"""A file is read as it was written, or the first bad line is named; no changed byte goes unnoticed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stolik.engine.recordfile import BadRecord, NoRecord, read, write
from tests.engine.files import CARDS, FINISHED, ODD_BYTES, SHORT, bad, changed, is_found, verdict
from tests.engine.reference import drawn, parts, sealed
from tests.engine.table import GAMES, open_question, play_on, race, whisper

PAGE = Path(__file__).resolve().parents[2] / "docs" / "record-format.md"


# Round trip


@pytest.mark.parametrize("text", [SHORT, FINISHED, CARDS], ids=["short", "finished", "cards"])
def test_a_file_that_is_read_and_written_again_is_the_same_file(text: str) -> None:
    record = read(text, GAMES).record
    assert record is not None
    assert write(record) == text


@pytest.mark.parametrize("seed", range(5))
def test_reading_gives_the_head_the_result_and_the_position(seed: int) -> None:
    record = play_on(whisper(3), Random(seed))
    found = read(write(record), GAMES)
    assert (found.head, found.entries) == (record.head, len(record.entries))
    assert found.record is not None
    assert found.record.result is not None
    assert record.result is not None
    assert found.record.result.scores == record.result.scores
    assert record.game.diagram(found.record.position.state) == record.game.diagram(record.position.state)


def test_the_header_is_read_as_it_was_agreed() -> None:
    header = read(SHORT, GAMES).header
    assert header.options == {"seats": 2, "goal": 4, "teams": False}
    assert (header.seats, header.numbers, header.rules) == (["Anna", "Żaneta"], ["7", "13"], 3)


def test_who_sits_where_is_read_with_all_changes() -> None:
    record = read(SHORT, GAMES).record
    assert record is not None
    assert record.seats == ["Anna", "Óla"]


def test_an_unfinished_record_is_read_and_can_be_played_on() -> None:
    record = whisper()
    record.answer(0, "spy")
    record.answer(1, "draw")
    found = read(write(record), GAMES).record
    assert found is not None
    assert open_question(found).options == open_question(record).options
    assert play_on(found, Random(5)).head == play_on(record, Random(5)).head
    assert write(found) == write(record)


def test_a_game_without_an_answer_yet_is_a_record_too() -> None:
    assert read(write(race()), GAMES).entries == 1


def test_a_file_of_ours_is_what_the_format_describes() -> None:
    for text in (SHORT, FINISHED, CARDS):
        assert sealed(*parts(text)) == text


def test_draws_in_a_file_are_what_the_format_describes() -> None:
    header, entries, closing = parts(CARDS)
    found = [entry["draw"] for entry in entries if "draw" in entry]
    assert len(found) > 5
    for *draw, value in found:
        assert drawn(bytes.fromhex(closing["seed"]), header["numbers"], *draw) == value


def test_the_example_in_the_documentation_is_a_record() -> None:
    example = PAGE.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0]
    record = read(example, GAMES).record
    assert record is not None
    assert write(record) == example


# Any changed byte


@pytest.mark.many
def test_every_changed_byte_is_found() -> None:
    data = SHORT.encode()
    assert not is_found(data)
    unnoticed = [other for other in changed(data, ODD_BYTES) if not is_found(other)]
    assert unnoticed == []


@pytest.mark.long
def test_every_byte_changed_to_every_other_is_found() -> None:
    unnoticed = [other for other in changed(SHORT.encode(), bytes(range(256))) if not is_found(other)]
    assert unnoticed == []


def test_every_missing_or_doubled_byte_is_found() -> None:
    data = SHORT.encode()
    for place in range(len(data)):
        assert is_found(data[:place] + data[place + 1 :]), f"byte {place} is missing"
        assert is_found(data[:place] + data[place : place + 1] + data[place:]), f"byte {place} stands there twice"


def test_a_file_cut_off_anywhere_is_found() -> None:
    data = SHORT.encode()
    assert all(is_found(data[:end]) for end in range(len(data)))
    assert all(is_found(data[start:]) for start in range(1, len(data)))


def test_a_file_cut_off_after_a_line_is_said_to_be_cut_off() -> None:
    lines = SHORT.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        assert bad("".join(lines[:kept]))[1] == "record-cut-off"


def test_anything_after_the_end_is_found() -> None:
    assert all(is_found(SHORT.encode() + more) for more in (b"\n", b" ", b"\x00", b"{}", b"{}\n", SHORT.encode()))


def test_other_ends_of_lines_are_found() -> None:
    assert is_found(SHORT.replace("\n", "\r\n").encode())
    assert is_found(SHORT.replace("\n", "\r").encode())
    assert is_found(b"\xef\xbb\xbf" + SHORT.encode())


def rearranged(lines: list[str]) -> Iterator[list[str]]:
    for one in range(len(lines)):
        yield lines[:one] + lines[one + 1 :]
        yield [*lines[: one + 1], *lines[one:]]
        for other in range(one):
            swapped = lines[:]
            swapped[one], swapped[other] = lines[other], lines[one]
            yield swapped


def test_lines_dropped_doubled_or_swapped_are_found() -> None:
    lines = SHORT.splitlines(keepends=True)
    assert all(is_found("".join(other).encode()) for other in rearranged(lines))


def test_a_line_from_another_game_is_found() -> None:
    ours, others = SHORT.splitlines(keepends=True), write(race(seed=b"other" * 8)).splitlines(keepends=True)
    assert bad("".join([ours[0], others[1], *ours[2:]])) == (2, "record-hash", "")


@pytest.mark.parametrize(
    ("place", "line", "why"),
    [(0, 1, "record-format"), (1, 2, "record-unreadable"), (5, 6, "record-unreadable"), (-1, 12, "record-cut-off")],
)
def test_the_first_bad_line_is_named(place: int, line: int, why: str) -> None:
    lines = SHORT.splitlines(keepends=True)
    assert len(lines) == 12
    lines[place] = "{}\n"
    assert bad("".join(lines))[:2] == (line, why)


def test_the_fault_is_one_sentence() -> None:
    with pytest.raises(BadRecord, match=r"^line 1: record-format 2$"):
        read(SHORT.replace('"stolik":1', '"stolik":2'), GAMES)


# No record


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n\n",
        "Anna moved first.\n",
        "{}",
        "{}\n{}\n{}\n",
        "[1,2,3]\n",
        '{"game":"chess","moves":["e4"]}\n',
        '<html>"stolik":1</html>\n',
        "\x00" * 100,
        "\ufffd" * 100,
        "{" * 1000,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_a_file_that_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(NoRecord):
        read(text, GAMES)


def test_a_picture_is_no_record() -> None:
    with pytest.raises(NoRecord):
        verdict(bytes(Random(1).randbytes(5000)))


@pytest.mark.parametrize("kept", [0, 1, 5, 11])
def test_one_good_line_makes_a_bad_record_of_it(kept: int) -> None:
    lines = [line if number == kept else "?" for number, line in enumerate(SHORT.splitlines())]
    with pytest.raises(BadRecord):
        read("\n".join(lines) + "\n", GAMES)
