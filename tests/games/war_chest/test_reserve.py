"""What a seat can know of the coins of others, against a model that follows every single coin (WC-9.1 to WC-9.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from stolik.engine.decision import CHANCE, Answer, Seat
from stolik.engine.position import worlds
from stolik.games.war_chest import reserve
from stolik.games.war_chest.coins import refill
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.reserve import Log, Split, splits
from stolik.games.war_chest.state import DRAWING, State
from tests.games.war_chest.ledger import BAG, BONUS, DOWN, HAND, OUT, Ledger, follow
from tests.games.war_chest.war import War, at
from tests.rule import rule

WATCHER, THIRD = 1, 2


def chances(start: tuple[int, ...], log: Log, watcher: Seat) -> dict[Split, Fraction]:
    """From the running sums back to the weight of each."""
    found, sums = splits(start, log, watcher)
    return {
        split: Fraction(after - before, sums[-1])
        for split, (before, after) in zip(found, pairwise([0, *sums]), strict=True)
    }


def remembered(s: State) -> list[object]:
    return [(player.log, player.start, player.spied) for player in s.players]


def split_of(s: State, seat: Seat) -> Split:
    player = s.players[seat]
    bag, hand, down, drawn = (tuple(sorted(zone)) for zone in (player.bag, player.hand, player.down, player.drawn))
    return bag, hand, down, drawn


# Logs made up at random, with the truth behind them


class Player:
    """Draws, hides, shows; keeps the log of it, and the ledger of the watcher."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.start = tuple(sorted(rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(rng.randint(3, 7))))
        self.zones: list[list[int]] = [list(self.start), [], [], []]
        self.log: list[tuple[int, ...]] = []
        self.ledger = Ledger(self.start)
        self.refills_in_mid_hand = 0

    def take(self, origin: int, goal: int) -> int:
        coin = self.rng.choice(self.zones[origin])
        self.zones[origin].remove(coin)
        if goal != OUT:
            self.zones[goal].append(coin)
        return coin

    def draw(self, goal: int) -> None:
        if not self.zones[BAG]:
            self.refill()
        if self.zones[BAG]:
            self.take(BAG, goal)
            self.log.append(reserve.DRAWN if goal == HAND else reserve.DRAWN_BONUS)
            self.ledger.pass_on(BAG, goal)

    def refill(self) -> None:
        """Also a decoy or a recruited coin, 4 and 5, may lie face up by now."""
        self.ledger.up += self.rng.sample((4, 5), self.rng.randint(0, 1))
        self.log.append((reserve.REFILL, *sorted(self.ledger.up)))
        self.refills_in_mid_hand += bool(self.zones[HAND])
        self.zones[BAG] += [*self.zones[DOWN], *self.ledger.up]
        self.zones[DOWN] = []
        self.ledger.refill()

    def hide(self, origin: int) -> None:
        self.take(origin, DOWN)
        self.log.append(reserve.HIDDEN if origin == HAND else reserve.HIDDEN_BONUS)
        self.ledger.pass_on(origin, DOWN)

    def show(self, origin: int) -> None:
        coin = self.take(origin, OUT)
        self.log.append((reserve.SHOWN if origin == HAND else reserve.SHOWN_BONUS, coin))
        self.ledger.pass_on(origin, OUT, coin)
        if self.rng.random() < 0.6:
            self.ledger.up.append(coin)

    def be_spied(self, by: Seat) -> None:
        held = sorted(self.zones[HAND])
        self.log.append((reserve.SPIED, by, *held))
        if by == WATCHER:
            self.ledger.see_hand(held)

    def lose_to_spy(self, by: Seat) -> None:
        coin = self.take(HAND, DOWN)
        self.log.append((reserve.SPY_HID, by, coin))
        self.ledger.pass_on(HAND, DOWN, coin if by == WATCHER else None)

    def act(self) -> None:
        """Whatever can happen now; a bonus coin is used at once."""
        if self.zones[BONUS]:
            self.rng.choice((self.hide, self.show))(BONUS)
        elif not self.zones[HAND]:
            for _ in range(self.rng.randint(1, 3)):
                self.draw(HAND)
        else:
            deed = self.rng.randrange(8)
            if deed < 3:
                self.hide(HAND)
            elif deed < 5:
                self.show(HAND)
            elif deed == 5:
                self.draw(BONUS)
            else:
                by = self.rng.choice((WATCHER, THIRD))
                self.be_spied(by)
                if deed == 7:
                    self.lose_to_spy(by)
                    self.draw(HAND)


@rule("WC-9.1", "WC-9.3", "WC-9.4", "WC-9.5", "WC-9.6")
@pytest.mark.parametrize("seed", range(60))
def test_every_split_has_the_weight_of_the_ways_in_which_single_coins_can_lie_so(seed: int) -> None:
    player = Player(Random(seed))
    for _ in range(16):
        player.act()
        if not any(player.zones):
            return
        assert chances(player.start, tuple(player.log), WATCHER) == player.ledger.chances()


def test_the_made_up_logs_contain_everything_that_can_happen() -> None:
    players = [Player(Random(seed)) for seed in range(60)]
    for player in players:
        for _ in range(16):
            if any(player.zones):
                player.act()
    assert {entry[0] for player in players for entry in player.log} == set(range(9))
    assert sum(player.refills_in_mid_hand for player in players) > 20


@rule("WC-9.1")
def test_a_coin_hidden_from_a_hand_of_unlike_coins_is_more_likely_the_frequent_one() -> None:
    """Two of one type and one of the other are drawn, one is hidden: two ways against one."""
    log = (reserve.DRAWN, reserve.DRAWN, reserve.DRAWN, reserve.HIDDEN)
    assert chances((0, 0, 1), log, WATCHER) == {
        ((), (0, 1), (0,), ()): Fraction(2, 3),
        ((), (0, 0), (1,), ()): Fraction(1, 3),
    }


@rule("WC-9.1")
def test_a_coin_that_is_shown_tells_of_the_coins_that_were_hidden_before() -> None:
    """Of two different coins one was hidden and the other shown: now both are known."""
    log = (reserve.DRAWN, reserve.DRAWN, reserve.HIDDEN, (reserve.SHOWN, 1))
    assert chances((0, 1), log, WATCHER) == {((), (), (0,), ()): Fraction(1)}


@rule("WC-9.5")
def test_a_hand_shown_to_one_is_known_to_no_other() -> None:
    log = (reserve.DRAWN, (reserve.SPIED, WATCHER, 0))
    assert chances((0, 1), log, WATCHER) == {((1,), (0,), (), ()): Fraction(1)}
    assert set(chances((0, 1), log, THIRD).values()) == {Fraction(1, 2)}


@rule("WC-9.5")
def test_what_others_were_shown_is_struck_out_and_a_coin_they_hid_is_one_hidden() -> None:
    log = [reserve.DRAWN, (reserve.SPIED, THIRD, 0), (reserve.SPY_HID, THIRD, 0), (reserve.SPIED, WATCHER)]
    assert reserve.forget(log, WATCHER) == [reserve.DRAWN, reserve.HIDDEN, (reserve.SPIED, WATCHER)]
    assert reserve.forget(log, THIRD) == log[:3]


# Games


LINES = {
    "duel": (
        ("A warrior_priest@f4:2 infiltrator@h4", "B skirmisher@f5:2 berserker@g4:2"),
        {"decrees": "spy enlist sacrifice"},
    ),
    "hidden by spies": (
        ("A warrior_priest@f4:2 infiltrator@h4", "B skirmisher@f5:2 archer"),
        {"decrees": "spy enlist reinforce", "spy_discard": "face_down"},
    ),
    "four": (
        ("A warrior_priest@f4", "B skirmisher@f5:2 lancer", "A infiltrator@h4", "B berserker@g4:2 scout"),
        {"decrees": "spy enlist march", "spy_discard": "face_down"},
    ),
}
FACE_DOWN = ("pass", "claim", "recruit")


def skirmish(name: str) -> War:
    """Few coins, much to do with them; everything lies in the bags and the round begins."""
    lines, options = LINES[name]
    war = at(*lines, **options)
    war.state.turn.phase = DRAWING
    return war


def lively(war: War, rng: Random) -> Answer:
    """Twice as often face up as face down, proclamations whenever there can be one."""
    options = war.decision.options
    if war.decision.player == CHANCE:
        return rng.choices(options, war.decision.weights)[0]
    plays = [option for option in options if isinstance(option, tuple)]
    royal: list[Answer] = [play for play in plays if play[0] == "proclaim"]
    loud: list[Answer] = [play for play in plays if play[0] not in FACE_DOWN]
    return rng.choice(royal or (loud if loud and rng.random() < 0.66 else options))


def play_on(war: War, rng: Random, answers: int = 90) -> Iterator[str]:
    """The question that was answered last, at every decision."""
    last = ""
    for _ in range(answers):
        _ = war.position
        yield last
        if war.over:
            return
        last = war.asked
        war.position.play(lively(war, rng))


@rule("WC-9.1", "WC-9.3", "WC-9.4", "WC-9.5", "WC-9.6", "WC-12.10")
@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_thinks_possible_what_the_events_told_to_it_allow_and_nothing_else(name: str, seed: int) -> None:
    war = skirmish(name)
    seats = range(war.state.agreed.seats)
    ledgers = {seat: {other: Ledger(war.state.players[other].bag) for other in seats} for seat in seats}
    for prompt in play_on(war, Random(seed)):
        s = war.state
        for seat in seats:
            for event in s.events:
                follow(ledgers[seat], event, seat, prompt, s)
            for other in seats:
                if other != seat:
                    expected = ledgers[seat][other].chances()
                    assert chances(s.players[other].start, tuple(s.players[other].log), seat) == expected
                    assert split_of(s, other) in expected


def test_the_games_contain_spies_bonus_coins_decoys_and_refills_in_mid_hand() -> None:
    kinds: Counter[str] = Counter()
    entries: Counter[int] = Counter()
    for name in LINES:
        for seed in range(4):
            war = skirmish(name)
            for _ in play_on(war, Random(seed)):
                kinds.update(event.kind for event in war.state.events)
            entries.update(entry[0] for player in war.state.players for entry in player.log)
    assert min(kinds[kind] for kind in ("spy", "spied", "spied-down", "deceive", "return", "refill", "pay-stack")) > 0
    assert min(entries[kind] for kind in (reserve.REFILL, reserve.DRAWN_BONUS[0], reserve.SPIED)) > 0


@rule("WC-9.1", "WC-9.5")
@pytest.mark.parametrize("name", LINES)
def test_dealing_anew_never_contradicts_what_the_seat_saw(name: str) -> None:
    for seed in range(3):
        war, rng = skirmish(name), Random(seed)
        for _ in play_on(war, Random(seed)):
            for seat in range(war.state.agreed.seats):
                there = war.position.fork().state
                before = GAME.view(there, seat)
                GAME.resample(there, seat, rng)
                assert GAME.view(there, seat) == before
                assert GAME.fault(there) is None
                for other in range(war.state.agreed.seats):
                    possible = splits(war.state.players[other].start, tuple(war.state.players[other].log), seat)[0]
                    assert seat == other or split_of(there, other) in possible


@rule("WC-9.1")
@pytest.mark.parametrize("name", LINES)
def test_the_same_dice_deal_the_same_world_whatever_the_truth_is(name: str) -> None:
    different = 0
    for seed in range(3):
        war, rng = skirmish(name), Random(seed)
        for number, _ in enumerate(play_on(war, Random(seed))):
            for seat in range(war.state.agreed.seats):
                truth, other_truth = war.position.fork().state, war.position.fork().state
                GAME.resample(other_truth, seat, rng)
                different += GAME.diagram(truth) != GAME.diagram(other_truth)
                GAME.resample(truth, seat, Random(number))
                GAME.resample(other_truth, seat, Random(number))
                assert GAME.diagram(truth) == GAME.diagram(other_truth)
                assert remembered(truth) == remembered(other_truth)
    assert different > 100


@rule("WC-9.1")
def test_worlds_follow_the_weights() -> None:
    """Each split within five standard deviations of its share."""
    war = at(
        "A knight",
        "B scout archer lancer",
        hand="knight",
        hands=["scout scout"],
        bags=["royal", "archer archer scout royal"],
        downs=["", "lancer scout"],
    )
    number = 4000
    world = worlds(war.position, 0)
    found = Counter(split_of(world(place).state, 1) for place in range(number))
    expected = chances(war.state.players[1].start, tuple(war.state.players[1].log), 0)
    assert len(set(expected.values())) > 3
    assert set(found) <= set(expected)
    for split, share in expected.items():
        spread = sqrt(number * share * (1 - share))
        assert abs(found[split] - number * share) < 5 * spread, split


@rule("WC-9.3")
@pytest.mark.parametrize(("entries", "anew"), [(reserve.LONGEST // 2 - 1, False), (reserve.LONGEST // 2, True)])
def test_a_log_that_is_too_long_is_begun_anew_when_the_bag_is_refilled(entries: int, anew: bool) -> None:
    """As if the coin in hand had just been drawn from a bag that held everything (decision 0055)."""
    war = at("A knight@f4", "B archer@g3", hand="knight")
    player = war.state.players[0]
    player.log = [reserve.DRAWN] * entries
    player.up, player.bag = [*player.bag], []
    refill(war.state, 0)
    assert (player.log == [reserve.DRAWN]) is anew
    assert player.start == tuple(sorted([*player.bag, *player.hand]))
    assert anew or player.log[-1] == (reserve.REFILL, *sorted(player.bag))
