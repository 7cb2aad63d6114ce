"""A table is pinned to the rules it began by: what they have become since is noticed, said, and not played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik.engine.decision import CHANCE
from stolik.engine.game import Game, Options, Result
from stolik.server.process import maintenance
from stolik.server.refusals import Refusal
from stolik.server.storage import LogRow
from stolik.server.table import changes, creation, log
from stolik.server.table.log import Change
from stolik.server.table.table import Table, folded
from tests.engine.mini import RaceState, dice_race, race_turn

GAME = dice_race()
OPTIONS = {"seats": 2, "goal": 40, "teams": False}


async def generous(s: RaceState) -> None:
    """As ever, but the first token of whoever begins starts one further."""
    if s.tokens == [[0, 0], [0, 0]] and s.turn == 0:
        s.tokens[0][0] = 1
    await race_turn(s)


async def strict(s: RaceState) -> None:
    """As ever, but the goal is nearer."""
    s.goal = 4
    await race_turn(s)


GENEROUS, STRICT = dice_race(step=generous), dice_race(step=strict)


class Evening:
    """Two people play; all that is stored is kept."""

    def __init__(self, answers: int) -> None:
        self.row = creation.new_row(GAME, OPTIONS, 1.0)._replace(seed=bytes(32))
        self.stored: list[LogRow] = []
        self.table = folded(self.row, GAME, [])
        sits: list[log.Row] = [log.Sit(0, "Anna", "aa", "1"), log.Sit(1, "Jan", "bb", "2")]
        self.write(Change([*sits, *changes.start_rows(self.row, GAME, ["Anna", "Jan"], ["1", "2"])]))
        for number in range(answers):
            self.answer(number)

    def answer(self, number: int) -> None:
        decision = self.table.decision
        if decision is not None:
            option = decision.options[number // 2 % len(decision.options)]
            self.write(changes.answer(self.table, decision.player, self.table.moved, option))

    def write(self, change: Change) -> None:
        for row in change.rows:
            kind, body = log.written(row)
            self.stored.append(LogRow(self.row.id, len(self.stored) + 1, kind, json.loads(body), 1.0))
        self.table.adopt(change, 1.0)

    def entries(self) -> list[LogRow]:
        return [row for row in self.stored if row.kind == "entry"]

    def woken(self, game: Game[Any]) -> Table:
        return folded(self.row, game, self.stored)

    def without_states(self) -> None:
        """As earlier versions have written it."""
        self.stored = [
            row._replace(body={key: value for key, value in row.body.items() if key != "state"}) for row in self.stored
        ]


def fault_of(evening: Evening, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> tuple[str, int, int]:
    monkeypatch.setattr(maintenance, "game_or_none", lambda name: game)
    [fault] = maintenance.judge(evening.row, evening.stored)
    return fault.why, fault.at, fault.differs


def told_states(evening: Evening) -> list[int]:
    return [row.body["n"] for row in evening.entries() if "state" in row.body]


# The digests


def test_the_log_tells_the_state_every_few_entries_and_at_the_end() -> None:
    evening = Evening(1000)
    assert evening.table.status == "over"
    told, last = told_states(evening), evening.entries()[-1].body["n"]
    assert told[-1] == last
    assert told[0] in range(log.DIGEST_EVERY, log.DIGEST_EVERY + 3), "an answer and its draws are one append"
    assert 3 <= len(told) <= last // log.DIGEST_EVERY + 1
    woken = evening.woken(GAME)
    assert (woken.status, woken.stopped_at, woken.differs_at) == ("over", None, 0)


def test_an_effect_that_changes_in_silence_stops_the_table_at_the_last_good_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(25)
    first, second = told_states(evening)[:2]
    good = evening.woken(GAME)
    assert good.status == "playing"
    changed = evening.woken(GENEROUS)
    assert (changed.status, changed.stopped_at, changed.differs_at) == ("stopped", 0, first)
    assert changed.told == []
    assert fault_of(evening, GENEROUS, monkeypatch) == (maintenance.CHANGED, 0, first)
    late = Evening(25)
    late.stored = [
        row._replace(body={**row.body, "state": "0" * 16}) if row.body.get("n") == second else row
        for row in late.stored
    ]
    stopped = late.woken(GAME)
    assert (stopped.stopped_at, stopped.differs_at) == (first, second)
    row = next(row.seq for row in late.stored if row.body.get("n") == first)
    assert stopped.told
    assert stopped.told[-1].seq <= row
    assert stopped.decision is None


def test_a_game_that_would_end_where_it_did_not_is_noticed() -> None:
    """Its last entry would be legal, and the table over."""
    evening = Evening(12)
    while "state" in evening.entries()[-1].body or evening.entries()[-1].body["seat"] == CHANCE:
        evening.stored.pop()
    assert told_states(evening)
    last, entries = evening.woken(GAME), len(evening.entries())
    assert last.record is not None
    at_last = str(last.record.position.state.tokens)
    early = dice_race(step=GAME.step)
    early.result = lambda s: Result([1, 2], "DR-4") if str(s.tokens) == at_last else None
    assert (last.status, evening.woken(early).status) == ("playing", "stopped")
    assert evening.woken(early).differs_at == entries


def test_logs_of_earlier_versions_open_as_before() -> None:
    for answers, status in ((25, "playing"), (1000, "over")):
        evening = Evening(answers)
        evening.without_states()
        woken = evening.woken(GAME)
        assert woken.status == status
        assert woken.record is not None
        assert evening.table.record is not None
        assert woken.record.head == evening.table.record.head


# Other numbers


@pytest.mark.parametrize("other", [dice_race(rules=4), dice_race(box="corrected")])
def test_a_table_of_other_rules_or_data_stands_still_though_every_answer_fits(
    other: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(25)
    woken = evening.woken(other)
    last = evening.entries()[-1].body["n"]
    assert (woken.status, woken.stopped_at, woken.differs_at) == ("stopped", last, 0)
    assert len(woken.told) == len(evening.table.told)
    with pytest.raises(Refusal, match="stopped"):
        changes.answer(woken, 0, woken.moved, 0)
    with pytest.raises(Refusal, match="stopped"):
        changes.concede(woken, 0)
    assert fault_of(evening, other, monkeypatch) == (maintenance.OTHER_RULES, last, 0)


def alike(rules: int, options: Options) -> bool:
    """What changed with the fourth number concerns teams only."""
    return rules == 3 and not options["teams"]


def test_a_table_that_newer_rules_play_the_same_goes_on_and_still_says_by_which_it_began() -> None:
    newer = dice_race(rules=4, alike=alike)
    evening = Evening(25)
    evening.table = evening.woken(newer)
    for number in range(1000):
        evening.answer(number)
    woken = evening.woken(newer)
    assert woken.status == "over"
    assert woken.record is not None
    assert woken.record.header.rules == 3
    assert Evening(25).woken(dice_race(rules=4, box="corrected", alike=alike)).status == "stopped"
    in_teams = Evening(25)
    in_teams.row = in_teams.row._replace(options={**OPTIONS, "teams": True})
    assert in_teams.woken(newer).status == "stopped"


def test_newer_rules_that_are_not_what_they_say_are_noticed() -> None:
    evening = Evening(25)
    wrong = evening.woken(dice_race(rules=4, step=generous, alike=alike))
    assert (wrong.status, wrong.stopped_at, wrong.differs_at) == ("stopped", 0, told_states(evening)[0])


def test_a_finished_game_of_other_rules_is_still_there() -> None:
    evening = Evening(1000)
    for game in (dice_race(rules=4), GAME):
        woken = evening.woken(game)
        assert woken.status == "over"
        assert woken.record is not None
        assert woken.record.header.rules == 3


def test_other_rules_that_do_something_else_say_where(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(25)
    why, at, differs = fault_of(evening, dice_race(rules=4, step=generous), monkeypatch)
    assert (why, at, differs) == (maintenance.OTHER_RULES, 0, told_states(evening)[0])


def test_where_the_chain_holds_it_is_the_rules_that_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(25)
    why, at, differs = fault_of(evening, STRICT, monkeypatch)
    assert why == maintenance.CHANGED
    assert differs > at
    last = evening.stored[-1]
    evening.stored[-1] = last._replace(body={**last.body, "hash": "0" * 64})
    assert fault_of(evening, GAME, monkeypatch)[0] == maintenance.DAMAGED
    assert fault_of(evening, dice_race(rules=4), monkeypatch)[0] == maintenance.DAMAGED


def test_players_end_it_together() -> None:
    evening = Evening(25)
    evening.table = evening.woken(dice_race(rules=4))
    statuses: list[str] = []
    for act, seat in ((changes.abort, 0), (changes.agree, 1)):
        evening.write(act(evening.table, seat))
        statuses.append(evening.table.status)
    assert statuses == ["stopped", "aborted"]
    assert evening.woken(GAME).status == "aborted"
    assert evening.woken(dice_race(rules=4)).status == "aborted"


def test_with_the_old_rules_it_goes_on() -> None:
    evening = Evening(25)
    assert evening.woken(dice_race(rules=4)).status == "stopped"
    evening.table = evening.woken(GAME)
    for number in range(1000):
        evening.answer(number)
    assert evening.woken(GAME).status == "over"
