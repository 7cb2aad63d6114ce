"""A table: the fold over its log, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from stolik.engine.decision import CHANCE, Answer, Decision
from stolik.engine.events import Event
from stolik.engine.game import Game
from stolik.engine.luck import commitment
from stolik.engine.record import ANSWER, CONCEDE, SEAT, TIMEOUT, UNDO, Entry, Header, Record
from stolik.server.chairs import Asking, Chair
from stolik.server.clocks import Clocks, Downs
from stolik.server.protocol import ChatLine, Pace, Status
from stolik.server.storage import LogRow, TableRow

log = logging.getLogger(__name__)


class Told(NamedTuple):
    """An event with the row that made it happen."""

    seq: int
    event: Event


class Table:
    """`game` is None where it is gone from the shelf, or where only the seats matter: then there is no record."""

    def __init__(self, row: TableRow, game: Game[Any] | None, downs: Downs, grace: float = 0.0) -> None:
        self.row = row
        self.game = game
        self.pace = msgspec.convert(row.pace, Pace)
        self.status: Status = "waiting"
        self.seq = 0
        self.chairs = [Chair() for _ in range(int(row.options["seats"]))]
        self.clocks = Clocks(self.pace, len(self.chairs), grace, downs)
        self.commitment = commitment(row.seed)
        self.record: Record[Any] | None = None
        self.asking: Asking | None = None
        self.chat: list[ChatLine] = []
        self.told: list[Told] = []
        self.rematch = ""
        self.hints = False
        self.review: dict[str, Any] | None = None
        self.moved = 0
        self.opened = row.created
        self.stopped_at: int | None = None
        self.choices: dict[int, list[int]] = {seat: [] for seat in range(len(self.chairs))}
        """By seat: the entries in which it had a choice, without those that were undone."""
        self._line: list[int] = []
        self._folds: dict[str, Callable[[LogRow], None]] = {
            "sit": self._sit,
            "bot": self._bot,
            "rise": self._rise,
            "rename": self._rename,
            "mute": self._mute,
            "chat": self._chat,
            "start": self._start,
            "entry": self._entry,
            "offer": self._offer,
            "agree": self._agree,
            "decline": self._decline,
            "absent": self._absent,
            "return": self._return,
            "remind": self._remind,
            "abort": self._abort,
            "rematch": self._rematch,
            "hints": self._hints,
            "review": self._review,
        }

    def fold(self, row: LogRow) -> None:
        """Rows that are folded in already are passed over; an unknown kind comes from a newer version."""
        if row.seq <= self.seq:
            return
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq}"
        self.seq = row.seq
        if row.kind in self._folds:
            self._folds[row.kind](row)

    # What can be asked of it

    @property
    def decision(self) -> Decision | None:
        if self.status != "playing" or self.record is None:
            return None
        return self.record.decision

    @property
    def acting(self) -> int | None:
        return None if self.decision is None else self.decision.player

    @property
    def forced(self) -> bool:
        """The open question has one option, and is asked because not asking would tell."""
        return self.decision is not None and len(self.decision.options) == 1

    @property
    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def host(self) -> int | None:
        """The person who has sat here longest."""
        return min(self.persons, key=lambda seat: (self.chairs[seat].sat, seat), default=None)

    @property
    def names(self) -> list[str]:
        return [chair.who for chair in self.chairs]

    @property
    def answered(self) -> bool:
        """Somebody has answered, and it counts."""
        return any(self.choices.values())

    def webhook_of(self, seat: int) -> str:
        """Where it is told that it is this seat's turn: its own address, or that of the table."""
        return self.chairs[seat].webhook or self.row.webhook

    def missed(self, seat: int, now: float, patience: float) -> bool:
        """Somebody who has left, or whom nobody has seen for long; at a table of days that means nothing."""
        chair = self.chairs[seat]
        waited = self.clocks.downs.elapsed(chair.since, now)
        return chair.left or (chair.absent and self.pace.kind != "days" and waited > patience)

    def undo_of(self, seat: int) -> str:
        """none, free or consent: back to the last answer in which the seat had a choice."""
        if self.decision is None or self.record is None or not self.choices[seat]:
            return "none"
        free = self.record.undo_is_free(seat) and self.choices[seat][-1] == self._line[-1]
        return "free" if free else "consent"

    # Seats

    def _chair(self, row: LogRow) -> Chair:
        return self.chairs[int(row.body["seat"])]

    def _sit(self, row: LogRow) -> None:
        body = row.body
        self._chair(row).sit(body["name"], body["token"], body["number"], row.seq, body.get("webhook", ""))

    def _bot(self, row: LogRow) -> None:
        self._chair(row).give_to_bot(row.body["level"], row.body["number"])

    def _rise(self, row: LogRow) -> None:
        self._chair(row).rise()

    def _rename(self, row: LogRow) -> None:
        self._chair(row).name = row.body["name"]

    def _mute(self, row: LogRow) -> None:
        muted = self._chair(row).muted
        (muted.add if row.body["on"] else muted.discard)(row.body["whom"])

    def _chat(self, row: LogRow) -> None:
        self.chat.append(ChatLine(row.seq, row.at, row.body["seat"], row.body["name"], row.body["text"]))

    def _absent(self, row: LogRow) -> None:
        chair = self._chair(row)
        chair.absent, chair.left, chair.since = True, row.body["left"], row.at

    def _return(self, row: LogRow) -> None:
        self._chair(row).absent = self._chair(row).left = False

    def _remind(self, row: LogRow) -> None:
        self._chair(row).reminded = row.at

    # What is asked of the others

    def _offer(self, row: LogRow) -> None:
        self.asking = Asking(row.body["kind"], row.body["seat"])

    def _agree(self, row: LogRow) -> None:
        if self.asking is not None:
            self.asking.agreed.append(row.body["seat"])

    def _decline(self, row: LogRow) -> None:
        self.asking = None

    def _abort(self, row: LogRow) -> None:
        self.status = "aborted"
        self.asking = None

    def _rematch(self, row: LogRow) -> None:
        self.rematch = row.body["table"]
        self.asking = None

    def _hints(self, row: LogRow) -> None:
        self.hints = row.body["on"]

    def _review(self, row: LogRow) -> None:
        self.review = row.body

    def _answers_no(self, entry: Entry) -> bool:
        """Who plays on does not want to go back; who has agreed to a draw may still play."""
        asking = self.asking
        return asking is not None and (asking.kind == "undo" or entry.seat not in (CHANCE, asking.seat, *asking.agreed))

    # The game

    def _start(self, row: LogRow) -> None:
        self.status = "playing"
        self._moved(row)
        if self.game is None:
            return
        try:
            self.record = Record(self.game, self._header(row), self.row.seed)
        except Exception:
            self._stop(0)
            return
        self.told += [Told(row.seq, event) for event in self.record.position.state.events]

    def _header(self, row: LogRow) -> Header:
        body, agreed = row.body, self.row
        prelude = [(seat, as_answer(value)) for seat, value in body.get("prelude", ())]
        return Header(
            *(agreed.game, body["rules"], body["box"], agreed.options),
            *(body["seats"], body["numbers"], self.commitment, prelude),
        )

    def _entry(self, row: LogRow) -> None:
        """What the rules no longer allow stops the table where it was last good; nothing is lost."""
        if self.status == "stopped":
            return
        entry = as_entry(row.body)
        if self._answers_no(entry):
            self.asking = None
        acting = self.acting
        if self.record is not None and not self._taken(self.record, entry, row):
            return
        self._change_seat(entry)
        if entry.act in (ANSWER, UNDO) or entry.seat == acting:
            self._moved(row)
        if self.record is not None and self.record.result is not None:
            self.status = "over"
            self.asking = None

    def _taken(self, record: Record[Any], entry: Entry, row: LogRow) -> bool:
        decision, before = record.decision, len(record.entries)
        record.events = []
        try:
            record.take(entry)
        except Exception as error:  # rules have changed: whatever they raise now, the answer does not fit
            log.warning("table %s stops after entry %d: %r", self.row.id, before, error)
            self._stop(before)
            return False
        if entry.hash != row.body["hash"]:
            log.warning("table %s stops after entry %d: the hash does not fit", self.row.id, before)
            self._stop(before)
            return False
        self._keep_time(entry, decision, row.at)
        self._keep_line(entry, decision)
        self.told += [Told(row.seq, event) for event in [*act_events(entry), *record.events]]
        return True

    def _keep_time(self, entry: Entry, decision: Decision | None, at: float) -> None:
        if entry.act == ANSWER and entry.seat != CHANCE and not self.chairs[entry.seat].level:
            self.clocks.answered(entry.seat, self.opened, at)

    def _keep_line(self, entry: Entry, decision: Decision | None) -> None:
        if entry.act == UNDO and isinstance(entry.value, tuple):
            to = int(entry.value[0])
            self._line = [number for number in self._line if number < to]
            self.choices = {seat: [n for n in numbers if n < to] for seat, numbers in self.choices.items()}
        elif entry.act == ANSWER:
            self._line.append(entry.number)
            if entry.seat != CHANCE and decision is not None and len(decision.options) > 1:
                self.choices[entry.seat].append(entry.number)

    def _change_seat(self, entry: Entry) -> None:
        if entry.act == SEAT:
            self.chairs[entry.seat].change_hands(str(entry.value))
        elif entry.act in (CONCEDE, TIMEOUT):
            self.chairs[entry.seat].gone = True

    def _moved(self, row: LogRow) -> None:
        """Another question is open, or another player is asked."""
        self.moved = row.seq
        self.opened = row.at

    def _stop(self, at: int) -> None:
        """A rule may have failed half-way: the good entries are played again."""
        self.status = "stopped"
        self.stopped_at = at
        self.asking = None
        if self.record is None:
            return
        good = self.record.entries[:at]
        self.record = Record(self.record.game, self.record.header, self.record.seed)
        for entry in good:
            self.record.take(entry)


def folded(
    row: TableRow, game: Game[Any] | None, rows: Sequence[LogRow], downs: Downs | None = None, grace: float = 0.0
) -> Table:
    table = Table(row, game, downs or Downs(), grace)
    for line in rows:
        table.fold(line)
    return table


def as_answer(value: Any) -> Answer:
    answer: Answer = tuple(value) if isinstance(value, list) else value
    return answer


def as_entry(body: dict[str, Any]) -> Entry:
    draw = tuple(body["draw"]) if "draw" in body else None
    return Entry(body["n"], body["seat"], body["act"], as_answer(body["value"]), draw)


def act_events(entry: Entry) -> list[Event]:
    if entry.act == ANSWER:
        return []
    kind = f"act-{entry.act}"
    if entry.act == SEAT:
        return [Event(kind, "", (entry.seat + 1, str(entry.value)))]
    return [Event(kind, "", () if entry.seat == CHANCE else (entry.seat,))]
