"""The record of a game: the only thing ever stored. Loading, undo, replay and recovery are all replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from stolik.engine.decision import CHANCE, Answer, Decision, Refusal, Seat
from stolik.engine.entries import AGREED_DRAW, ANSWER, BROKEN, CONCEDE, SEAT, TIMEOUT, UNDO, Entry, Header, Keyed
from stolik.engine.game import Game, Options, Result, S
from stolik.engine.luck import Luck, commitment, option_at, total_weight
from stolik.engine.position import Position, RestPoint
from stolik.engine.things import Event

MARK_EVERY: Final = 64
MARKS: Final = 4


class IllegalAnswer(Exception):
    """Raised at the door. `refusal` is the id of the rule that forbids, or a key of the table's own texts."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Mark(Generic[S]):
    """Where the first so many answers that count have led, and how often chance had answered what by then."""

    __slots__ = ("counts", "length", "point")

    def __init__(self, length: int, point: RestPoint[S], counts: dict[tuple[str, int], int]) -> None:
        self.length = length
        self.point = point
        self.counts = counts


class Record(Generic[S]):
    """A game under way or over. Entries only grow; `position` is where the answers that count have led."""

    def __init__(self, game: Game[S], header: Header, seed: bytes, before: Record[S] | None = None) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.seats = list(header.seats)
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.result: Result | None = None
        self.head: str = header.hash() if before is None else before.head
        self.sides: list[int] = game.sides(header.options) if before is None else before.sides
        self._salts: Keyed = Keyed(seed) if before is None else before._salts
        self._luck: Luck = Luck(seed, header.numbers) if before is None else before._luck
        self._gone: set[int] = set()
        self._line: list[Entry] = []
        self._reveals: list[bool] = []
        self._counts: dict[tuple[str, int], int] = {}
        self._marks: list[Mark[S]] = []
        """The last few, so that what is taken back in a long game is not played again from the start."""
        self._position: Position[S] | None = None
        self._rest: RestPoint[S] | None = None
        """Where it goes on from, should it be asked again after a branch has taken the position along."""
        if before is None:
            self._restart()
        else:
            self._follow(before)

    def _follow(self, before: Record[S]) -> None:
        self.seats, self.entries, self.result = before.seats[:], before.entries[:], before.result
        self._gone, self._counts = set(before._gone), dict(before._counts)
        self._line, self._reveals, self._marks = before._line[:], before._reveals[:], before._marks[:]

    def _restart(self) -> None:
        self._position = Position(self.game, self.game.begin(self.header.options, self.header.opening))
        self._line, self._reveals, self._counts = [], [], {}
        for seat, answer in self.header.prelude:
            self._set_up(seat, answer)

    def _set_up(self, seat: Seat, answer: Answer) -> None:
        """An answer of the prelude must be legal; it was not drawn here, and nobody can take it back."""
        decision = self.position.decision
        if decision is None or decision.player != seat:
            raise IllegalAnswer("not-your-turn")
        option = self._option(seat, answer)
        self._count(decision)
        self.position.play(option)
        if self.position.decision is None:
            raise IllegalAnswer("game-over")

    @property
    def position(self) -> Position[S]:
        if self._position is None:
            assert self._rest is not None
            self._position = self._rest.position(self.game)
        return self._position

    def fork(self) -> Record[S]:
        """A copy that goes its own way."""
        fork = Record(self.game, self.header, self.seed, self)
        fork._position = self.position.fork()
        return fork

    def branch(self) -> Record[S]:
        """A fork that takes the position along, so that nothing is copied or replayed, and is likely to be kept.

        This record still tells where it stands: when it is asked, it goes there again from the last rest point.
        """
        branch = Record(self.game, self.header, self.seed, self)
        self._rest = self.position.rest_point().kept()
        branch._position, self._position = self._position, None
        return branch

    @property
    def line(self) -> list[tuple[Seat, Answer]]:
        """The answers that have led to the position, those of the prelude and of chance too; none that was undone."""
        return [*self.header.prelude, *((entry.seat, entry.value) for entry in self._line)]

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over, for whatever reason."""
        if self.result is not None:
            return None
        return self.position.decision if self._position is None else self._position.decision

    # What is done at the table

    def start(self) -> None:
        """Lets chance do what comes before the first question."""
        self.events = list(self.position.state.events)
        self._let_chance_answer()

    def answer(self, seat: Seat, incoming: Answer) -> None:
        """The one door: plays and stores the option that equals what came in, and refuses anything else."""
        entry = Entry(len(self.entries) + 1, seat, ANSWER, self._option(seat, incoming))
        self.events = []
        self._take_option(entry)
        self._let_chance_answer()

    def undo(self, seat: Seat, consent: Sequence[Seat] = ()) -> None:
        """Takes the seat's last answer back. Free until somebody learned something; beyond that all must consent."""
        to = self._last_answer(seat)
        if to is None:
            raise IllegalAnswer("undo-nothing")
        self._do(Entry(len(self.entries) + 1, seat, UNDO, (to.number, *consent)))

    def concede(self, seat: Seat) -> None:
        self._do(Entry(len(self.entries) + 1, seat, CONCEDE, None))

    def timeout(self, seat: Seat) -> None:
        self._do(Entry(len(self.entries) + 1, seat, TIMEOUT, None))

    def agree_draw(self) -> None:
        self._do(Entry(len(self.entries) + 1, CHANCE, AGREED_DRAW, None))

    def change_seat(self, seat: Seat, who: str) -> None:
        self._do(Entry(len(self.entries) + 1, seat, SEAT, who))

    def undo_is_free(self, seat: Seat) -> bool:
        """Nothing was drawn, shown or answered by others since the seat's own last answer."""
        return bool(self._line) and self._line[-1].seat == seat and not self._reveals[-1]

    def last_choice(self, seat: Seat) -> Entry | None:
        """The seat's last answer that counts and for which it had more than one option."""
        return next((entry for entry in reversed(self._line) if entry.seat == seat and entry.choice), None)

    def is_last(self, entry: Entry) -> bool:
        """Nothing that counts was answered after it."""
        return self._line[-1] is entry

    @property
    def answered(self) -> bool:
        """Somebody has made a choice, and it counts."""
        return any(entry.choice and entry.seat != CHANCE for entry in self._line)

    def _do(self, entry: Entry) -> None:
        before, self.events = self.events, []
        try:
            self.take(entry)
        except IllegalAnswer:
            self.events = before
            raise
        self._let_chance_answer()

    def _let_chance_answer(self) -> None:
        decision = self.decision
        while decision is not None and decision.player == CHANCE:
            self._take_option(self._drawn(decision))
            decision = self.decision

    def _drawn(self, decision: Decision) -> Entry:
        count = self._counts.get((decision.prompt, decision.whose), 0)
        total = total_weight(decision)
        value = self._luck.number(decision.prompt, decision.whose, count, total)
        draw = (decision.prompt, decision.whose, count, total, value)
        return Entry(len(self.entries) + 1, CHANCE, ANSWER, option_at(decision, value), draw)

    # What an entry means

    def take(self, entry: Entry) -> None:
        """Carries out an entry, new or read from a file, and chains it. Refuses what is not legal, changing nothing.

        An entry that brings a hash must bring the right one.
        """
        sealed = entry.sealed(self.head, self._salts)
        if entry.hash and entry.hash != sealed:
            raise IllegalAnswer(BROKEN)
        if self.result is not None:
            raise IllegalAnswer("game-over")
        decision = self.position.decision
        entry.asked = None if decision is None else decision.player
        self._carry_out(entry)
        self._chain(entry, sealed)

    def _carry_out(self, entry: Entry) -> None:
        if entry.act == ANSWER:
            self._check_answer(entry)
            self._play_on(entry)
        elif entry.act == UNDO:
            self._take_undo(entry)
        elif entry.act == SEAT:
            self._check_seat(entry.seat)
            self.seats[entry.seat] = str(entry.value)
        elif entry.act == AGREED_DRAW:
            self.result = Result([1] * len(self.sides), AGREED_DRAW)
        else:
            self._take_leave(entry)

    def _chain(self, entry: Entry, sealed: str) -> None:
        entry.hash = self.head = sealed
        self.entries.append(entry)

    def _check_answer(self, entry: Entry) -> None:
        decision = self.decision
        assert decision is not None
        if entry.seat == CHANCE and decision.player == CHANCE:
            expected = self._drawn(decision)
            if entry.draw != expected.draw or not same(entry.value, expected.value):
                raise IllegalAnswer("dishonest-draw")
        else:
            entry.value = self._option(entry.seat, entry.value)

    def _take_option(self, entry: Entry) -> None:
        """What is an option already is not looked up again."""
        self._play_on(entry)
        self._chain(entry, entry.sealed(self.head, self._salts))

    def _play_on(self, entry: Entry) -> None:
        position = self._play(entry)
        if position.decision is None:
            self.result = self.game.result(position.state)

    def _play(self, entry: Entry) -> Position[S]:
        position = self.position
        decision = position.decision
        assert decision is not None
        entry.asked, entry.choice = decision.player, len(decision.options) > 1
        self._count(decision)
        position.play(entry.value)
        entry.events = position.state.events
        self.events.extend(entry.events)
        self._line.append(entry)
        self._reveals.append(any(self.game.events[event.kind].reveals for event in entry.events))
        if len(self._line) % MARK_EVERY == 0:
            self._mark(position)
        return position

    def _mark(self, position: Position[S]) -> None:
        self._marks.append(Mark(len(self._line), position.rest_point().kept(), dict(self._counts)))
        del self._marks[:-MARKS]

    def _count(self, decision: Decision) -> None:
        if decision.player == CHANCE:
            key = (decision.prompt, decision.whose)
            self._counts[key] = self._counts.get(key, 0) + 1

    def _take_undo(self, entry: Entry) -> None:
        self._check_seat(entry.seat)
        to = self._last_answer(entry.seat)
        number, *consent = entry.value if isinstance(entry.value, tuple) and entry.value else (0,)
        if to is None or number != to.number:
            raise IllegalAnswer("undo-nothing")
        others = set(range(len(self.sides))) - {entry.seat}
        if not self.undo_is_free(entry.seat) and set(consent) != others:
            raise IllegalAnswer("undo-needs-consent")
        kept = self._line[: self._line.index(to)]
        self._go_back(len(kept))
        for past in kept[len(self._line) :]:
            self._play(past)
        self.events = []

    def _go_back(self, length: int) -> None:
        """To the last mark before so many answers, or to the start."""
        while self._marks and self._marks[-1].length > length:
            self._marks.pop()
        if not self._marks:
            self._restart()
            return
        mark = self._marks[-1]
        self._position = mark.point.position(self.game)
        self._counts = dict(mark.counts)
        del self._line[mark.length :], self._reveals[mark.length :]

    def _take_leave(self, entry: Entry) -> None:
        """With one side left, that side wins; otherwise the game goes on and a bot may take the seat."""
        self._check_seat(entry.seat)
        if self.sides[entry.seat] in self._gone:
            raise IllegalAnswer("already-gone")
        self._gone.add(self.sides[entry.seat])
        left = set(self.sides) - self._gone
        if len(left) == 1:
            self.result = Result([1 if side in left else 2 for side in self.sides], entry.act)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.sides):
            raise IllegalAnswer("no-such-seat")

    def _last_answer(self, seat: Seat) -> Entry | None:
        return next((entry for entry in reversed(self._line) if entry.seat == seat), None)

    def _option(self, seat: Seat, incoming: Answer) -> Answer:
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("game-over")
        if decision.player != seat:
            raise IllegalAnswer("not-your-turn")
        for option in decision.options:
            if same(option, incoming):
                return option
        meant = self.game.converted(incoming)
        if not same(meant, incoming):
            return self._option(seat, meant)
        raise IllegalAnswer(decision.why_not(incoming) or self.game.prompts[decision.prompt].rule)


def new_record(game: Game[S], options: Options, seats: list[str], numbers: list[str], seed: bytes) -> Record[S]:
    """A fresh game, dealt and waiting for its first answer."""
    header = Header(game.name, game.rules, game.box, options, seats, numbers, commitment(seed))
    record = Record(game, header, seed)
    record.start()
    return record


def same(option: Answer, incoming: Answer) -> bool:
    """Equal, type and all: 1 is not True."""
    if type(option) is not type(incoming) or option != incoming:
        return False
    if isinstance(option, tuple) and isinstance(incoming, tuple):
        return all(type(one) is type(other) for one, other in zip(option, incoming, strict=True))
    return True
