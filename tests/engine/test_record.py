"""The door, the acts at the table, and the chain of entries."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.entries import Entry, canonical
from stolik.engine.record import IllegalAnswer, Record, same
from tests.engine import reference
from tests.engine.mini import RaceState
from tests.engine.table import SEED, Act, facts, last, open_question, play_on, race, refusal, refused, whisper

# The door


def test_a_new_record_is_dealt_and_waits_for_its_first_answer() -> None:
    record = whisper(2)
    assert [entry.seat for entry in record.entries] == [CHANCE] * 4
    assert [event.kind for event in record.events] == ["draw"] * 4
    assert open_question(record).player == 0


def test_an_answer_and_the_draws_that_follow_it_are_entries() -> None:
    record = race()
    record.answer(0, 1)
    assert [(entry.number, entry.seat) for entry in record.entries] == [(1, CHANCE), (2, 0), (3, CHANCE)]
    assert [event.kind for event in record.events] == ["move", "roll"]
    assert open_question(record).player == 1


def test_the_option_is_stored_and_not_what_came_in() -> None:
    record = whisper()
    option = open_question(record).options[0]
    assert isinstance(option, tuple)
    record.answer(0, (*option[:1], option[1]))  # equal, but another object
    assert record.entries[4].value is option


@pytest.mark.parametrize(
    ("option", "incoming"), [(1, True), (0, False), (True, 1), (1, "1"), (None, False), (("a", 1), ("a", True))]
)
def test_equal_is_not_the_same_unless_the_types_agree(option: Answer, incoming: Answer) -> None:
    assert not same(option, incoming)
    assert same(option, option)
    assert same(incoming, incoming)


def test_true_is_not_one_at_the_door() -> None:
    record = race()
    assert refused(record, lambda record: record.answer(0, True)) == "DR-2"
    assert refused(record, lambda record: record.answer(0, False)) == "DR-2"


def test_true_inside_a_tuple_is_not_one_either() -> None:
    record = whisper()
    record.position.state.hands[0][0] = 1
    assert refusal(record, 0, ("play", True)) == "W-2"


@pytest.mark.parametrize("incoming", [["play", 1], 1.0, {"play": 1}])
def test_a_list_is_not_a_tuple_and_other_types_are_no_answers(incoming: Any) -> None:
    record = whisper()
    record.position.state.hands[0][0] = 1
    before = facts(record)
    with pytest.raises((IllegalAnswer, TypeError)):  # compiled code refuses the type before the door does
        record.answer(0, incoming)
    assert facts(record) == before


def test_an_answer_out_of_turn_is_refused() -> None:
    record = race()
    assert {refusal(record, seat, 0) for seat in (1, 2, CHANCE)} == {"not-your-turn"}


def test_a_refusal_names_the_rule_that_forbids() -> None:
    record = whisper(2, 1)
    assert refused(record, lambda record: record.answer(0, ("play", 99))) == "W-6"
    record.answer(0, open_question(record).options[0])
    record.answer(1, None)
    assert refused(record, lambda record: record.answer(1, "spy")) == "W-3", "seat 0 has no card left"


def test_a_refused_act_leaves_the_events_of_the_last_one() -> None:
    record = whisper(2)
    record.answer(0, "spy")
    doing: list[Act] = [
        lambda record: record.answer(0, "pass"),
        lambda record: record.undo(0),
        lambda record: record.concede(7),
    ]
    for act in doing:
        refused(record, act)
    assert [event.kind for event in record.events] == ["spy"]


def test_a_refusal_without_a_reason_of_its_own_names_the_rule_that_asks() -> None:
    record = whisper(2)
    card = next(option[1] for option in open_question(record).options if isinstance(option, tuple))
    record.answer(0, ("play", card))
    assert open_question(record).prompt == "top"
    assert refused(record, lambda record: record.answer(1, 77)) == "W-4"


def test_after_the_end_everything_is_refused() -> None:
    record = play_on(race(), Random(3))
    entries = len(record.entries)
    doing: list[Act] = [
        lambda record: record.answer(0, 0),
        lambda record: record.undo(0, [1]),
        lambda record: record.concede(0),
        lambda record: record.timeout(1),
        lambda record: record.agree_draw(),
        lambda record: record.change_seat(0, "bot"),
    ]
    for act in doing:
        with pytest.raises(IllegalAnswer) as found:
            act(record)
        assert found.value.refusal == "game-over"
    assert len(record.entries) == entries


def test_the_result_is_the_game_s_own() -> None:
    record = play_on(race(), Random(3))
    assert record.result is not None
    assert record.result.reason == "DR-4"
    assert record.decision is None


@pytest.mark.parametrize("seat", [2, -1, 17])
def test_a_seat_that_is_not_at_the_table_can_do_nothing(seat: Seat) -> None:
    record = race()
    doing: list[Act] = [
        lambda record: record.concede(seat),
        lambda record: record.timeout(seat),
        lambda record: record.change_seat(seat, "bot"),
    ]
    assert {refused(record, act) for act in doing} == {"no-such-seat"}


# Leaving


def test_with_two_sides_the_other_wins_when_one_concedes() -> None:
    record = race()
    record.concede(0)
    assert record.result is not None
    assert (record.result.places, record.result.reason, record.result.winners) == ([2, 1], "concede", [1])
    assert record.decision is None


def test_anybody_may_concede_out_of_turn() -> None:
    record = race()
    assert open_question(record).player == 0
    record.concede(1)
    assert record.result is not None
    assert record.result.places == [1, 2]


def test_the_other_team_wins_as_a_whole() -> None:
    record = race(4, 4, teams=True)
    record.concede(3)
    assert record.result is not None
    assert (record.result.places, record.result.winners) == ([1, 2, 1, 2], [0, 2])


def test_with_three_sides_the_game_goes_on_until_one_is_left() -> None:
    record = race(3)
    record.concede(1)
    assert open_question(record).player == 0
    assert refused(record, lambda record: record.concede(1)) == "already-gone"
    assert refused(record, lambda record: record.timeout(1)) == "already-gone"
    record.concede(0)
    assert record.result is not None
    assert record.result.places == [2, 2, 1]


def test_a_seat_that_conceded_is_played_on_by_whoever_takes_it() -> None:
    record = race(3)
    record.concede(0)
    record.change_seat(0, "bot")
    assert record.seats[0] == "bot"
    assert play_on(record, Random(1)).result is not None


def test_a_timeout_loses_like_a_concession_and_says_so() -> None:
    record = race()
    record.timeout(0)
    assert last(record) == (0, "timeout", None)
    assert record.result is not None
    assert (record.result.places, record.result.reason) == ([2, 1], "timeout")


def test_an_undo_does_not_bring_back_who_has_left() -> None:
    record = race(3)
    record.answer(0, 0)
    record.concede(1)
    record.undo(0, [1, 2])
    record.concede(2)
    assert record.result is not None
    assert record.result.winners == [0]


def test_an_agreed_draw_has_no_winner() -> None:
    record = race(3)
    record.agree_draw()
    assert last(record) == (CHANCE, "draw", None)
    assert record.result is not None
    assert (record.result.places, record.result.winners, record.result.reason) == ([1, 1, 1], [], "draw")


def test_a_seat_changes_hands_and_the_header_stays_as_agreed() -> None:
    record = race()
    record.change_seat(1, "Ewa")
    assert last(record) == (1, "seat", "Ewa")
    assert record.seats == ["Anna", "Ewa"]
    assert record.header.seats == ["Anna", "Żaneta"]


# Copies


def test_the_line_holds_all_answers_that_count_and_none_that_was_undone() -> None:
    record = race(2, 9)
    record.answer(0, 1)
    record.undo(0, [1])
    record.answer(0, 0)
    dice = [entry.value for entry in record.entries if entry.draw is not None]
    assert record.line == [(CHANCE, dice[0]), (0, 0), (CHANCE, dice[1])]


def test_a_fork_of_a_record_has_everything_and_goes_its_own_way() -> None:
    record = race(3, 9)
    record.answer(0, 0)
    record.concede(1)
    record.change_seat(1, "bot")
    before = facts(record)
    fork = record.fork()
    assert facts(fork) == before
    fork.answer(1, 0)
    fork.undo(1, [0, 2])
    fork.concede(2)
    assert fork.result is not None
    assert facts(record) == before


def test_a_branch_takes_the_position_along_and_the_record_finds_its_way_back() -> None:
    record = race(3, 9)
    record.answer(0, 0)
    before, position = facts(record), record.position
    branch = record.branch()
    assert branch.position is position
    assert facts(branch) == before
    branch.answer(1, 0)
    assert facts(record) == before
    assert record.position is not position
    record.answer(1, 0)
    assert facts(record) == facts(branch)


def test_a_refused_branch_is_dropped_and_nothing_has_changed() -> None:
    record = race(3, 9)
    before = facts(record)
    assert refusal(record.branch(), 1, 0) == "not-your-turn"
    assert facts(record) == before


def test_an_entry_knows_what_it_did_whom_it_answered_for_and_whether_there_was_a_choice() -> None:
    record = race()
    record.answer(0, 1)
    drawn, answered, rolled = record.entries
    assert (drawn.asked, answered.asked, rolled.asked) == (CHANCE, 0, CHANCE)
    assert answered.choice
    assert [event.kind for event in answered.events + rolled.events] == ["move", "roll"]
    assert record.last_choice(0) is answered
    assert record.last_choice(1) is None


def test_an_entry_with_another_hash_is_not_taken() -> None:
    record = race()
    other = Entry(2, 0, "answer", 1)
    other.hash = "0" * 64
    assert refused(record, lambda table: table.take(other)) == "record-hash"
    assert len(record.entries) == 1


# The chain


def full_of_acts() -> Record[RaceState]:
    record = race(3, 9)
    record.answer(0, 0)
    record.undo(0, [1, 2])
    record.change_seat(2, "bot")
    record.concede(1)
    return play_on(record, Random(4))


@pytest.mark.parametrize(
    "value",
    [None, True, 0, -3, 10**30, "yes", 'żółw "\\\n\x7f\u2028', ("move", 3, "b"), (), (1, True)],
    ids=repr,
)
@pytest.mark.parametrize("draw", [None, ("die", 0, 1, 6, 3)])
def test_an_entry_is_written_down_as_everything_is(value: Any, draw: Any) -> None:
    entry = Entry(7, CHANCE, "answer", value, draw)
    assert entry.text() == canonical(entry.body()) == reference.canonical(entry.body())


def test_every_entry_is_chained_to_the_one_before_with_its_salt() -> None:
    record = full_of_acts()
    head = record.header.hash()
    for entry in record.entries:
        body = reference.canonical(entry.body()).encode()
        head = sha256(head.encode() + reference.salt(SEED, entry.number) + body).hexdigest()
        assert entry.hash == head
    assert record.head == head


def test_the_head_changes_with_every_entry() -> None:
    record = full_of_acts()
    assert len({record.header.hash(), *[entry.hash for entry in record.entries]}) == len(record.entries) + 1


def test_the_same_answers_give_the_same_chain_and_others_do_not() -> None:
    assert play_on(whisper(), Random(1)).head == play_on(whisper(), Random(1)).head
    assert play_on(whisper(), Random(1)).head != play_on(whisper(), Random(2)).head


def test_what_was_agreed_is_in_the_chain() -> None:
    one, other = race(2, 4), race(2, 9)
    assert one.entries[0].value == other.entries[0].value
    assert one.head != other.head


def guesses(record: Record[Any], salts: list[bytes]) -> set[str]:
    """The hashes of every option of the open question, hidden behind each of these salts."""
    number = len(record.entries) + 1
    entries = [Entry(number, 0, "answer", option) for option in open_question(record).options]
    bodies = [reference.canonical(entry.body()).encode() for entry in entries]
    return {sha256(record.head.encode() + salt + body).hexdigest() for salt in salts for body in bodies}


def test_the_hash_of_a_secret_answer_cannot_be_found_by_trying_answers_without_the_seed() -> None:
    record = whisper()
    number = len(record.entries) + 1
    shown = [b"", record.header.commitment.encode(), bytes.fromhex(record.header.commitment), record.head.encode()]
    without_seed = guesses(record, shown + [reference.salt(key, number) for key in shown])
    with_seed = guesses(record, [reference.salt(SEED, number)])
    record.answer(0, "pass")
    assert record.entries[-1].hash not in without_seed
    assert record.entries[-1].hash in with_seed
