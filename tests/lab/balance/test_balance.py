"""Balance: shares counted by seat, by what the seats had and by what was agreed, without knowing any rules."""

import json

import pytest

from stolik.engine.decision import Answer
from stolik.engine.game import Options
from stolik.engine.options import BadOption, settle
from stolik.games import GAMES
from stolik.lab.balance.page import balance_page
from stolik.lab.balance.run import Balance, Wish, play, spread, variants
from stolik.lab.match.crew import ThisProcess
from stolik.lab.match.outcome import Match, Outcome
from stolik.text import Texts
from tests.lab.tournament.test_standings import Seen

RACE = GAMES["titan_race"]


def wish(games: int, **options: str) -> Wish:
    found: list[Options] = [settle(RACE, 2, options)]
    return Wish("titan_race", found, [], ("random",), games, 1)


def had(number: int, places: tuple[int, ...], *titans: list[Answer], scores: tuple[int, ...] | None = None) -> Outcome:
    return Outcome(Match(number, number, ("random", "random")), 100, places, scores, factors={"titan": [*titans]})


def test_wins_of_the_seats_that_had_it() -> None:
    found = Balance(wish(3), [had(1, (1, 2), [0, 1], [2, 3]), had(2, (1, 2), [0, 2], [1, 3]), had(3, (1, 1), [0], [1])])
    shares = found.by_factor("titan")
    assert {titan: (share.share, share.of) for titan, share in shares.items()} == {
        0: (pytest.approx(2 / 3), 3),
        2: (0.5, 2),
        1: (pytest.approx(1 / 3), 3),
        3: (0.0, 2),
    }
    assert list(shares) == [0, 2, 1, 3], "the best first"
    assert [share.share for share in found.by_seat()] == [pytest.approx(2 / 3), 0.0]
    assert found.fair == pytest.approx(2 / 6)
    assert found.draws == 1


def test_points_between_first_and_last() -> None:
    found = Balance(wish(2), [had(1, (1, 2), [], [], scores=(9, 5)), had(2, (2, 1), [], [], scores=(3, 4))])
    assert found.margins == [4, 1]
    assert found.as_data(str_of)["score_spread"]["mean"] == 2.5
    assert Balance(wish(2), [had(1, (1, 2), [], [])]).as_data(str_of)["score_spread"] is None


def test_nine_of_ten_lie_between() -> None:
    found = spread(list(range(101)))
    assert found is not None
    assert (found.mean, found.low, found.middle, found.high) == (50, 5, 50, 95)
    assert spread([1]) is None


def test_options_that_are_varied_go_round_their_values() -> None:
    found = variants(RACE, 2, {"titans": "random"}, ["track", "push"])
    assert len(found) == 12
    assert {options["track"] for options in found} == set(RACE.options["track"].values)
    assert {options["titans"] for options in found} == {"random"}


def test_values_that_cannot_be_played_are_left_out() -> None:
    found = variants(RACE, 2, {}, ["teams"])
    assert [options["teams"] for options in found] == ["none"]
    with pytest.raises(BadOption):
        variants(RACE, 9, {}, [])


def test_games_are_told_by_what_was_agreed() -> None:
    both = variants(RACE, 2, {}, ["push"])
    wanted = Wish("titan_race", both, ["push"], ("random",), 4, 1)
    found = Balance(wanted, [had(number, (1, 2) if number % 2 else (2, 1), [0], [1]) for number in (1, 2, 3, 4)])
    assert [told["first_seat"]["share"] for told in found.as_data(str_of)["options"]["push"]] == [1.0, 0.0]
    assert found.by_factor("titan", {"push": "die_total"})[0].share == 1.0
    assert found.by_factor("titan", {"push": "remaining"})[0].share == 0.0


def str_of(kind: str, value: object) -> str:
    return f"{kind} {value}"


@pytest.mark.parametrize(("name", "kind", "each"), [("titan_race", "titan", 2), ("war_chest", "unit", 4)])
def test_games_tell_what_their_seats_had(name: str, kind: str, each: int) -> None:
    game = GAMES[name]
    limit = {"round_limit": "10"} if name == "war_chest" else {}
    wanted = Wish(name, [settle(game, 2, limit)], [], ("random",), 6, 1)
    found = play(wanted, game, ThisProcess())
    assert [outcome.match.number for outcome in found] == [1, 2, 3, 4, 5, 6]
    for outcome in found:
        seats = outcome.factors[kind]
        assert [len(set(values)) for values in seats] == [each, each]
        assert not set(seats[0]) & set(seats[1])
    balance = Balance(wanted, found)
    told = json.loads(balance.as_json(Texts("en", game).named))
    assert sum(share["of"] for share in told["factors"][kind].values()) == 6 * 2 * each
    assert Texts("en", game).has(f"factor-{kind}")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_has_a_plot_for_each_factor(language: str) -> None:
    both = variants(RACE, 2, {}, ["push"])
    wanted = Wish("titan_race", both, ["push"], ("random",), 4, 1)
    games = [had(number, (1, 2), [0], [1], scores=(number, 0)) for number in (1, 2, 3, 4)]
    page = balance_page(Balance(wanted, games), Texts(language, RACE))
    seen = Seen(page)
    assert seen.count["svg"] == 4, "seats, titans, lengths, points"
    assert seen.links == []
    assert Texts(language, RACE).named("titan", 0) in page
