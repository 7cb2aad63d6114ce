"""A table: the fold over its log, and nothing else."""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from stolik.engine.decision import CHANCE, Decision
from stolik.engine.entries import ANSWER, BROKEN, CONCEDE, SEAT, TIMEOUT, UNDO, Entry, Header, as_answer
from stolik.engine.game import Game
from stolik.engine.luck import commitment
from stolik.engine.record import IllegalAnswer, Record
from stolik.server.protocol import ChatLine, Pace, Reviewed, Status
from stolik.server.storage import LogRow, TableRow
from stolik.server.table import log
from stolik.server.table.acts import Acts, event_of
from stolik.server.table.clocks import Clocks, Downs
from stolik.server.table.log import OF_ROW, Change, Line, Told
from stolik.server.table.people import Asking, Chair

Undo = Literal["none", "free", "consent"]
FEW: Final = 8
"""Events that one answer makes happen, at most times."""
logger = logging.getLogger(__name__)


class Good(NamedTuple):
    """How many entries lead where they led, and the row of the last of them."""

    entries: int
    seq: int


class Table:
    """`game` is None where it is gone from the shelf, or where only the seats matter: then there is no record."""

    def __init__(self, row: TableRow, game: Game[Any] | None, downs: Downs, grace: float = 0.0) -> None:
        self.row = row
        self.game = game
        self.pace = msgspec.convert(row.pace, Pace)
        self.by_others = False
        """It began by other rules or data than the game has now."""
        self.differs_at = 0
        """The first entry that no longer leads where it led, as far as the log can tell; 0: none."""
        self.damaged = False
        """The log does not fit together, whatever the rules."""
        self.seq = 0
        self.asides = 0
        """Rows that are no moves."""
        self.chairs = [Chair() for _ in range(int(row.options["seats"]))]
        self.clocks = Clocks(self.pace, len(self.chairs), grace, downs)
        self.commitment = commitment(row.seed)
        self.record: Record[Any] | None = None
        self.asking: Asking | None = None
        self.acts = Acts()
        self.chat: list[ChatLine] = []
        self.told: list[Told] = []
        self.rematch = ""
        self.hints = False
        self.substitute = ""
        """The level that whoever made the table has fixed for every bot that plays for somebody who was here."""
        self.review: Reviewed | None = None
        self.secret = ""
        """By which notices to the webhook of the table are signed."""
        self.moved = 0
        self.opened = row.created
        self._status: Status = "waiting"
        self._good = Good(0, 0)

    def fold(self, line: Line) -> None:
        """Rows that are folded in already are passed over, and so is what comes from a newer version."""
        if line.seq <= self.seq:
            return
        assert line.seq == self.seq + 1, f"row {line.seq} after {self.seq}"
        self.seq = line.seq
        self.asides += not log.is_move(line.row)
        if line.row is not None and type(line.row) in FOLDS:
            FOLDS[type(line.row)](self, line, line.row)

    def adopt(self, change: Change, at: float) -> None:
        """A change that was planned here and is stored now: where its entries lead is known, nothing is replayed."""
        played: list[Entry] = []
        if change.record is not None and self.record is not None:
            played, self.record = change.record.entries[len(self.record.entries) :], change.record
        for row in change.rows:
            line = Line(self.seq + 1, at, row)
            if played and isinstance(row, log.Entry):
                self.seq = line.seq
                self.asides += not log.is_move(row)
                self._note(played.pop(0), line)
            else:
                self.fold(line)

    # What can be asked of it

    @property
    def status(self) -> Status:
        """What began by other rules is not played on by these."""
        return "stopped" if self.by_others and self._status == "playing" else self._status

    @property
    def stopped_at(self) -> int | None:
        """After which entry; all others are kept in the log."""
        if self.status != "stopped":
            return None
        return 0 if self.record is None else len(self.record.entries)

    @property
    def decision(self) -> Decision | None:
        if self.status != "playing" or self.record is None:
            return None
        return self.record.decision

    @property
    def acting(self) -> int | None:
        decision = self.decision
        return None if decision is None else decision.player

    @property
    def forced(self) -> bool:
        """The open question has one option, and is asked because not asking would tell."""
        decision = self.decision
        return decision is not None and len(decision.options) == 1

    @property
    def of_bots(self) -> bool:
        """Only bots play, and nobody for whom they do may come back."""
        return self.status == "playing" and not any(chair.token and not chair.gone for chair in self.chairs)

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
    def sides(self) -> Sequence[int]:
        if self.record is not None:
            return self.record.sides
        return range(len(self.chairs)) if self.game is None else self.game.sides(self.row.options)

    @property
    def answered(self) -> bool:
        """Somebody has answered, and it counts."""
        return self.record is not None and self.record.answered

    def told_after(self, seq: int) -> list[Told]:
        """Most who ask have seen all but the last."""
        told = self.told
        for few in range(1, min(FEW, len(told)) + 1):
            if told[-few].seq <= seq:
                return told[len(told) - few + 1 :]
        return told[bisect_right(told, seq, key=OF_ROW) :] if seq else told

    def webhook_of(self, seat: int) -> str:
        """Where it is told that it is this seat's turn: its own address, or that of the table."""
        return self.chairs[seat].webhook or self.row.webhook

    def secret_of(self, seat: int) -> str:
        """By which that is signed; nothing at tables that were made before notices were."""
        chair = self.chairs[seat]
        return chair.secret if chair.webhook else self.secret

    def missed(self, seat: int, now: float, patience: float) -> bool:
        """Somebody who has left, or whom nobody has seen for long; at a table of days that means nothing."""
        chair = self.chairs[seat]
        waited = self.clocks.downs.elapsed(chair.since, now)
        return chair.left or (chair.absent and self.pace.kind != "days" and waited > patience)

    def undo_of(self, seat: int) -> Undo:
        """none, free or consent: back to the last answer in which the seat had a choice."""
        if self.decision is None or self.record is None:
            return "none"
        last = self.record.last_choice(seat)
        if last is None:
            return "none"
        return "free" if self.record.undo_is_free(seat) and self.record.is_last(last) else "consent"

    # Seats

    def _sit(self, line: Line, row: log.Sit) -> None:
        self.chairs[row.seat].sit(row.name, row.token, row.number, line.seq, row.webhook, row.secret)

    def _bot(self, line: Line, row: log.Bot) -> None:
        self.chairs[row.seat].give_to_bot(row.level, row.number)
        self.acts.note(line.seq, row.seat, "bot")

    def _rise(self, line: Line, row: log.Rise) -> None:
        self.chairs[row.seat].rise()
        self.acts.note(line.seq, row.seat, "leave", "free")

    def _rename(self, line: Line, row: log.Rename) -> None:
        self.chairs[row.seat].name = row.name

    def _mute(self, line: Line, row: log.Mute) -> None:
        muted = self.chairs[row.seat].muted
        (muted.add if row.on else muted.discard)(row.whom)

    def _chat(self, line: Line, row: log.Chat) -> None:
        if not row.text:
            return  # of somebody who is forgotten
        self.chat.append(ChatLine(line.seq, line.at, row.seat, row.name, row.text))

    def _absent(self, line: Line, row: log.Absent) -> None:
        chair = self.chairs[row.seat]
        chair.absent, chair.left, chair.since = True, row.left, line.at
        if row.left:
            self.acts.note(line.seq, row.seat, "leave")

    def _return(self, line: Line, row: log.Return) -> None:
        chair = self.chairs[row.seat]
        chair.absent = chair.left = False
        if not chair.stood_in:  # else they are back when the bot goes
            self.acts.note(line.seq, row.seat, "return")

    def _remind(self, line: Line, row: log.Remind) -> None:
        self.chairs[row.seat].reminded = line.at

    # What is asked of the others

    def _offer(self, line: Line, row: log.Offer) -> None:
        self.asking = Asking(row.kind, row.seat, line.seq)
        self.acts.note(line.seq, row.seat, row.kind)

    def _agree(self, line: Line, row: log.Agree) -> None:
        if self.asking is not None:
            self.asking.agreed.append(row.seat)
            self.acts.note(line.seq, row.seat, "agree", self.asking.kind)

    def _decline(self, line: Line, row: log.Decline) -> None:
        self.acts.note(line.seq, row.seat, "decline")
        self.asking = None

    def _abort(self, line: Line, row: log.Abort) -> None:
        self._status = "aborted"
        self.acts.note(line.seq, row.seat, "abort")
        self.asking = None

    def _hook(self, line: Line, row: log.Hook) -> None:
        self.secret = row.secret

    def _rematch(self, line: Line, row: log.Rematch) -> None:
        self.rematch = row.table
        self.asking = None

    def _hints(self, line: Line, row: log.Hints) -> None:
        self.hints = row.on

    def _substitute(self, line: Line, row: log.Substitute) -> None:
        self.substitute = row.level

    def _review(self, line: Line, row: log.Review) -> None:
        self.review = row

    def _forget(self, line: Line, row: log.Forget) -> None:
        """In a process that had the table awake; whoever reads it now finds nothing to forget."""
        self.chairs[row.seat].name = f"#{row.seat + 1}"
        self.chat = [said for said in self.chat if said.seat != row.seat]

    def _answers_no(self, entry: Entry) -> bool:
        """Who plays on does not want to go back; who has agreed to a draw may still play."""
        asking = self.asking
        return asking is not None and (asking.kind == "undo" or entry.seat not in (CHANCE, asking.seat, *asking.agreed))

    # The game

    def _start(self, line: Line, row: log.Start) -> None:
        self._status = "playing"
        self._moved(line)
        for seat in range(len(self.chairs)):
            self.acts.note(line.seq, seat, "start")
        if self.game is None:
            return
        self.by_others = not self.game.plays(row.rules, row.box, self.row.options)
        self._good = Good(0, line.seq)
        try:
            self.record = Record(self.game, self._header(row), self.row.seed)
        except Exception:
            self._stop(0)
            return
        self.told += [Told(line.seq, event) for event in self.record.position.state.events]

    def _header(self, row: log.Start) -> Header:
        prelude = [(seat, as_answer(value)) for seat, value in row.prelude]
        agreed = (self.row.game, row.rules, row.box, self.row.options)
        return Header(*agreed, row.seats, row.numbers, self.commitment, prelude, row.opening)

    def _entry(self, line: Line, row: log.Entry) -> None:
        """What the rules no longer allow, or make something else of, stops the table where it was last good."""
        if self._status == "stopped":
            return
        entry = row.read()
        if self.record is None or (self._took(self.record, entry) and self._led_there(self.record, line, row)):
            self._note(entry, line)

    def _took(self, record: Record[Any], entry: Entry) -> bool:
        good = len(record.entries)
        try:
            record.take(entry)
        except Exception as error:  # rules have changed: whatever they raise now, the answer does not fit
            logger.warning("table %s stops after entry %d: %r", self.row.id, good, error)
            self.differs_at = entry.number
            self.damaged = isinstance(error, IllegalAnswer) and error.refusal == BROKEN
            self._stop(good)
            return False
        return True

    def _led_there(self, record: Record[Any], line: Line, row: log.Entry) -> bool:
        """Where the log tells the state, it is the one that the record has come to."""
        if row.state and log.led_to(record, row.state):
            self._good = Good(row.n, line.seq)
        elif row.state or self._ends_untold(record):
            logger.warning("table %s stops after entry %d: %d leads elsewhere", self.row.id, self._good.entries, row.n)
            self.differs_at = row.n
            self.told = [told for told in self.told if told.seq <= self._good.seq]
            self._stop(self._good.entries)
            return False
        return True

    def _ends_untold(self, record: Record[Any]) -> bool:
        """A log that tells states tells the last one of a game."""
        return record.result is not None and self._good.entries > 0

    def _note(self, entry: Entry, line: Line) -> None:
        """What an entry that has been played means for the table."""
        if self._answers_no(entry):
            self.asking = None
        if entry.act != ANSWER:
            self._note_act(entry, line)
        elif self.pace.kind == "live":
            self._keep_time(entry, line.at)
        if self.record is not None:
            self.told += [Told(line.seq, event) for event in entry.events]
        if entry.act in (ANSWER, UNDO) or entry.seat == entry.asked:
            self._moved(line)
        if self.record is not None and self.record.result is not None:
            self._status = "over"
            self.asking = None

    def _note_act(self, entry: Entry, line: Line) -> None:
        if entry.act == SEAT:
            self.chairs[entry.seat].change_hands(str(entry.value))
        elif entry.act in (CONCEDE, TIMEOUT):
            self.chairs[entry.seat].gone = True
        self.acts.note_entry(line.seq, entry)
        if self.record is not None:
            self.told.append(Told(line.seq, event_of(entry)))

    def _keep_time(self, entry: Entry, at: float) -> None:
        if self.record is not None and entry.seat != CHANCE and not self.chairs[entry.seat].level:
            self.clocks.answered(entry.seat, self.opened, at)

    def _moved(self, line: Line) -> None:
        """Another question is open, or another player is asked."""
        self.moved = line.seq
        self.opened = line.at

    def stand_still(self) -> None:
        self._status = "stopped"
        self.asking = None

    def _stop(self, at: int) -> None:
        """A rule may have failed half-way: the good entries are played again."""
        self.stand_still()
        if self.record is None:
            return
        good = self.record.entries[:at]
        self.record = Record(self.record.game, self.record.header, self.record.seed)
        for entry in good:
            self.record.take(entry)


FOLDS: Final[dict[type[log.Row], Callable[[Table, Line, Any], None]]] = {
    row: getattr(Table, f"_{kind}") for kind, row in log.KINDS.items() if row is not log.Down
}
"""What each kind of row does is the method of its name; when the house stood still is told to the clocks."""


def folded(
    row: TableRow, game: Game[Any] | None, rows: Sequence[LogRow], downs: Downs | None = None, grace: float = 0.0
) -> Table:
    table = Table(row, game, downs or Downs(), grace)
    fold_on(table, rows)
    return table


def fold_on(table: Table, rows: Sequence[LogRow]) -> None:
    for one in rows:
        table.fold(log.read(one))
