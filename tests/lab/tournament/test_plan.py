"""Who meets whom: fair seatings, whole deals, and rounds that follow the results."""

from collections import Counter

import pytest

from stolik.lab.match.outcome import Match, Outcome
from stolik.lab.tournament.plan import DUPLICATE, ROUND_ROBIN, SWISS, BadPlan, Plan, check, next_matches


def plan(bots: str, games: int, system: str = ROUND_ROBIN, sides: tuple[int, ...] = (0, 1)) -> Plan:
    return Plan("mini", {"seats": len(sides)}, sides, tuple(bots), games, 1, system)


def seats(wanted: Plan) -> list[str]:
    return ["".join(match.seats) for match in next_matches(wanted, [])]


def won_by(match: Match, bot: str) -> Outcome:
    return Outcome(match, 1, tuple(1 if name == bot else 2 for name in match.seats))


def test_round_robin_lets_every_pair_meet_in_both_seatings() -> None:
    assert Counter(seats(plan("abc", 12))) == Counter(["ab", "ba", "ac", "ca", "bc", "cb"] * 2)


def test_every_match_of_a_round_robin_has_luck_of_its_own() -> None:
    assert [match.deal for match in next_matches(plan("ab", 4), [])] == [1, 2, 3, 4]


def test_more_seats_repeat_the_bots_and_rotate_them() -> None:
    assert seats(plan("ab", 2, sides=(0, 1, 2, 3))) == ["abab", "baba"]
    assert seats(plan("abc", 3, sides=(0, 1, 2, 3))) == ["abca", "bcab", "cabc"]
    assert {"".join(sorted(table)) for table in seats(plan("abcd", 8, sides=(0, 1, 2)))} == {"abc", "abd", "acd", "bcd"}


def test_a_team_is_one_bot() -> None:
    assert seats(plan("ab", 2, sides=(0, 1, 0, 1))) == ["abab", "baba"]
    assert seats(plan("abc", 3, sides=(0, 1, 0, 1))) == ["abab", "acac", "bcbc"]


def test_duplicate_plays_every_deal_in_every_seating() -> None:
    matches = next_matches(plan("ab", 4, DUPLICATE), [])
    assert [(match.deal, "".join(match.seats)) for match in matches] == [(1, "ab"), (1, "ba"), (2, "ab"), (2, "ba")]
    three = next_matches(plan("abc", 3, DUPLICATE, (0, 1, 2)), [])
    assert [(match.deal, "".join(match.seats)) for match in three] == [(1, "abc"), (1, "bca"), (1, "cab")]


def test_swiss_pairs_those_who_stand_alike_and_have_not_met() -> None:
    wanted = plan("abcd", 12, SWISS)
    first = next_matches(wanted, [])
    assert ["".join(match.seats) for match in first] == ["ab", "ba", "cd", "dc"]
    done = [won_by(match, "a" if "a" in match.seats else "c") for match in first]
    second = next_matches(wanted, done)
    assert ["".join(match.seats) for match in second] == ["ac", "ca", "bd", "db"]
    assert [match.number for match in second] == [5, 6, 7, 8]
    done += [won_by(match, "a" if "a" in match.seats else "b") for match in second]
    assert {frozenset(match.seats) for match in next_matches(wanted, done)} == {frozenset("ad"), frozenset("bc")}


def test_of_an_odd_number_one_rests_in_a_swiss_round_each_in_turn() -> None:
    wanted = plan("abc", 6, SWISS)
    done: list[Outcome] = []
    resting = []
    while matches := next_matches(wanted, done):
        resting += list({"a", "b", "c"} - {bot for match in matches for bot in match.seats})
        done += [won_by(match, min(match.seats)) for match in matches]
    assert sorted(resting) == ["a", "b", "c"]


def test_nothing_is_left_to_play_at_the_end() -> None:
    wanted = plan("ab", 2)
    assert next_matches(wanted, [won_by(match, "a") for match in next_matches(wanted, [])]) == []


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (plan("a", 2), "tournament-bots"),
        (plan("aa", 2), "tournament-bots"),
        (plan("aab", 2), "tournament-bots"),
        (plan("ab", 2, sides=(0, 0)), "tournament-one-side"),
        (plan("ab", 3, DUPLICATE), "tournament-deals"),
        (plan("abcd", 5, SWISS), "tournament-rounds"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(wrong: Plan, why: str) -> None:
    with pytest.raises(BadPlan) as refused:
        check(wrong)
    assert refused.value.why == why


def test_the_refusal_says_how_many_games_would_do() -> None:
    with pytest.raises(BadPlan) as refused:
        check(plan("abcd", 5, SWISS))
    assert refused.value.said == {"each": 4, "more": 8}


def test_good_plans_pass() -> None:
    for system in (ROUND_ROBIN, DUPLICATE, SWISS):
        check(plan("abcd", 8, system))
