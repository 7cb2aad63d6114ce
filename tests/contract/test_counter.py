"""Counter-tests: leaks and losses seeded in a small game are caught, each by the check that is meant for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stolik.contract import checks, leaks
from stolik.engine.decision import Answer, Refusal, Seat, choose, choose_or_pass, draw, offer
from stolik.engine.game import Game, View
from stolik.engine.things import Event, Kind
from tests.engine import hidden
from tests.engine.mini import ACTION, CARD, WHISPER, Whisper, WhisperState, whisper

Check = Callable[[Game[WhisperState], Random], object]
OPTIONS = {"seats": 3, "dealt": 2}
GAMES = 30
NOTHING: list[int] = []


def conservation(game: Game[WhisperState], rng: Random) -> None:
    checks.check_conservation(game, OPTIONS, rng)


def questions(game: Game[WhisperState], rng: Random) -> None:
    checks.check_questions(game, OPTIONS, rng)


def events(game: Game[WhisperState], rng: Random) -> None:
    checks.check_events(game, OPTIONS, rng)


def fields(game: Game[WhisperState], rng: Random) -> None:
    checks.check_fields(game, OPTIONS, rng)


def forks(game: Game[WhisperState], rng: Random) -> None:
    checks.check_forks(game, OPTIONS, rng)


def playable_worlds(game: Game[WhisperState], rng: Random) -> None:
    checks.check_worlds(game, OPTIONS, rng, every=1)


def re_dealt(game: Game[WhisperState], rng: Random) -> None:
    leaks.check_redealt(game, OPTIONS, rng)


def zones(game: Game[WhisperState], rng: Random) -> None:
    leaks.check_zones_are_redealt(game, OPTIONS, rng, hidden, games=5)


def recall(game: Game[WhisperState], rng: Random) -> None:
    leaks.check_recall(game, OPTIONS, rng, hidden)


def twins(game: Game[WhisperState], rng: Random) -> None:
    leaks.check_twins(game, OPTIONS, rng, hidden, pairs=36)


ALL: list[Check] = [conservation, questions, events, forks, playable_worlds, re_dealt, zones, recall, twins]


def fails(check: Check, game: Game[WhisperState]) -> bool:
    """Whether a check finds something in one of a few dozen games."""
    for seed in range(GAMES):
        try:
            check(game, Random(seed))
        except (AssertionError, ValueError):  # a stale local may also break the rules themselves
            return True
    return False


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.__name__)
def test_the_honest_game_passes_every_check(check: Check) -> None:
    assert not fails(check, WHISPER)


class CardInALocal(Whisper):
    """The card to be played is in no zone while others are asked."""

    async def play(self, s: WhisperState, seat: Seat, card: int) -> None:
        s.hands[seat].remove(card)
        for other in range(len(s.hands)):
            if other != seat and s.hands[other]:
                await offer(other, "top", [held for held in s.hands[other] if held == card + 1], about=card)
        s.hands[seat].append(card)
        self.lay_open(s, seat, card)


class DrawnIntoALocal(Whisper):
    """A drawn card waits in a local variable for a question to the seat before it reaches the hand."""

    async def draw_card(self, s: WhisperState, seat: Seat, rule: str) -> None:
        card = await draw(seat, "card", s.deck)
        await choose(seat, "turn", ["pass"], secret=True)
        s.hands[seat].append(card)
        s.note("draw", rule, seat, card)


class RememberedInALocal(Whisper):
    """What another holds is looked up before a question and used after it."""

    async def play(self, s: WhisperState, seat: Seat, card: int) -> None:
        other = s.seat_after(seat)
        newest = s.hands[other][-1] if s.hands[other] else None
        await offer(seat, "top", NOTHING, about=card)
        if newest is not None:
            s.hands[other].remove(newest)
            s.hands[other].append(newest)
        await super().play(s, seat, card)


class SkippedQuestion(Whisper):
    """Only who can top is asked, so that being asked tells what one holds."""

    async def tops(self, s: WhisperState, seat: Seat, card: int) -> bool:
        fitting = [held for held in s.hands[seat] if held == card + 1]
        higher = await choose_or_pass(seat, "top", fitting, about=card)
        if higher is None:
            return False
        self.lay_open(s, seat, higher)
        return True


class TurnSkippedByHand(Whisper):
    """Who holds nothing above 5 is not asked in its turn."""

    async def take_turn(self, s: WhisperState) -> None:
        if max(s.hands[s.turn % len(s.hands)], default=0) > 5:
            await super().take_turn(s)
        else:
            s.turn += 1


class TellingPrompt(Whisper):
    """The question itself depends on the hand."""

    async def tops(self, s: WhisperState, seat: Seat, card: int) -> bool:
        if card + 1 in s.hands[seat] or not s.hands[seat]:
            return await super().tops(s, seat, card)
        await offer(seat, "turn", NOTHING)
        return False


class TellingEvent(Whisper):
    """All see which card was drawn."""

    def see(self, event: Event, seat: Seat | None) -> Event:
        return event if event.kind == "draw" else super().see(event, seat)


class TellingRule(Whisper):
    """The rule that an event names depends on the card that it hides."""

    async def draw_card(self, s: WhisperState, seat: Seat, rule: str) -> None:
        await super().draw_card(s, seat, rule)
        s.events[-1].rule = "W-1" if s.hands[seat][-1] % 2 else "W-2"


class TellingView(Whisper):
    """All see what is left in the deck."""

    def view(self, state: WhisperState, seat: Seat | None) -> View:
        return {**super().view(state, seat), "left": sorted(state.deck)}


class TellingSum(Whisper):
    """All see a number that depends on hands."""

    def view(self, state: WhisperState, seat: Seat | None) -> View:
        return {**super().view(state, seat), "sums": [sum(hand) % 2 for hand in state.hands]}


class TellingSpectators(Whisper):
    """Spectators see everything, and so does whoever opens a second window."""

    def view(self, state: WhisperState, seat: Seat | None) -> View:
        return {**super().view(state, seat), "all": [hand[:] for hand in state.hands] if seat is None else []}


class TellingRefusal(Whisper):
    """A refusal depends on the hand of the next seat."""

    def why_not(self, s: WhisperState, seat: Seat, answer: Answer) -> Refusal | None:
        if answer == "x":
            return "W-8" if max(s.hands[s.seat_after(seat)], default=0) > 5 else "W-9"
        return super().why_not(s, seat, answer)


class NeverRedealt(Whisper):
    def resample(self, state: WhisperState, seat: Seat, rng: Random) -> None:
        pass


class DeckNeverRedealt(Whisper):
    """Hands are dealt anew among hands only."""

    def resample(self, state: WhisperState, seat: Seat, rng: Random) -> None:
        kept, state.deck = state.deck, []
        super().resample(state, seat, rng)
        state.deck = kept


class ForgottenSpy(Whisper):
    """A seat is shown a card and nobody writes it down: it is dealt elsewhere as if never seen."""

    def spy(self, s: WhisperState, seat: Seat) -> None:
        other = s.seat_after(seat)
        s.note("spy", "W-3", seat, other, s.hands[other][-1])


class SpiedCardRedealt(Whisper):
    """What a seat was shown is in its view, but is dealt anew."""

    def resample(self, state: WhisperState, seat: Seat, rng: Random) -> None:
        shown, state.known[seat] = state.known[seat], []
        super().resample(state, seat, rng)
        state.known[seat] = [card for hand in state.hands for card in hand if card in shown]


class SharedHands(Whisper):
    """Copies share their hands."""

    def setup(self, options: object) -> WhisperState:
        return Sharing(
            hands=[[], [], []], known=[[], [], []], deck=list(range(1, 10)), pile=[], scores=[0, 0, 0], dealt=2
        )


class Sharing(WhisperState):
    def copy(self) -> WhisperState:
        return Sharing(
            hands=self.hands,
            known=[known[:] for known in self.known],
            deck=self.deck[:],
            pile=self.pile[:],
            scores=self.scores[:],
            dealt=self.dealt,
            turn=self.turn,
        )


class UndeclaredQuestion(Whisper):
    async def take_turn(self, s: WhisperState) -> None:
        await offer(s.turn % len(s.hands), "surprise", NOTHING)
        await super().take_turn(s)


class RepeatedOption(Whisper):
    async def take_turn(self, s: WhisperState) -> None:
        await choose(s.turn % len(s.hands), "turn", ["pass", "draw", "pass"])
        await super().take_turn(s)


class UndeclaredEvent(Whisper):
    def spy(self, s: WhisperState, seat: Seat) -> None:
        super().spy(s, seat)
        s.note("spying", "W-3", seat)


class EventWithoutAField(Whisper):
    def spy(self, s: WhisperState, seat: Seat) -> None:
        super().spy(s, seat)
        s.note("pass", "W-3")


@pytest.mark.parametrize(
    ("mutant", "check"),
    [
        (CardInALocal, conservation),
        (CardInALocal, re_dealt),
        (DrawnIntoALocal, conservation),
        (DrawnIntoALocal, re_dealt),
        (RememberedInALocal, playable_worlds),
        (SkippedQuestion, twins),
        (TurnSkippedByHand, twins),
        (TurnSkippedByHand, re_dealt),
        (TellingPrompt, twins),
        (TellingEvent, twins),
        (TellingRule, twins),
        (TellingView, re_dealt),
        (TellingView, twins),
        (TellingSum, re_dealt),
        (TellingSpectators, re_dealt),
        (TellingSpectators, twins),
        (TellingRefusal, re_dealt),
        (TellingRefusal, twins),
        (NeverRedealt, zones),
        (DeckNeverRedealt, zones),
        (ForgottenSpy, recall),
        (SpiedCardRedealt, re_dealt),
        (SpiedCardRedealt, recall),
        (SharedHands, forks),
        (UndeclaredQuestion, questions),
        (RepeatedOption, questions),
        (UndeclaredEvent, events),
        (EventWithoutAField, events),
    ],
    ids=lambda part: part.__name__,
)
def test_a_seeded_fault_is_caught(mutant: type[Whisper], check: Check) -> None:
    assert fails(check, whisper(mutant()))


@pytest.mark.parametrize(
    ("declared", "caught"),
    [({"hand": CARD, "pile": CARD}, False), ({"hand": ACTION}, True), ({"discard": CARD}, True)],
    ids=["as it is", "another kind", "no such field"],
)
def test_what_fields_name_is_checked(declared: dict[str, Kind], caught: bool) -> None:
    game = whisper(Whisper())
    game.fields = declared
    assert fails(fields, game) is caught
