"""What a tournament has shown, counted by hand; and that duplicate matches cut the variance of the result."""

from collections.abc import Sequence
from html.parser import HTMLParser

import pytest

from stolik.bots.bot import Bot, RandomBot
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.match import contestants
from stolik.lab.match.crew import ThisProcess
from stolik.lab.match.outcome import Match, Outcome
from stolik.lab.tournament.page import tournament_page
from stolik.lab.tournament.plan import DUPLICATE, ROUND_ROBIN, Plan
from stolik.lab.tournament.run import tournament
from stolik.lab.tournament.standings import Standings, luck_ratio
from stolik.text import Texts

RACE = GAMES["titan_race"]


def plan(games: int, system: str = ROUND_ROBIN, bots: str = "ab", seats: int = 2) -> Plan:
    return Plan("titan_race", {"seats": seats}, tuple(range(seats)), tuple(bots), games, 1, system)


def ended(*tables: tuple[str, list[int] | None], deals: Sequence[int] = ()) -> list[Outcome]:
    return [
        Outcome(
            Match(number, deals[number - 1] if deals else number, tuple(seats)),
            100,
            None if places is None else tuple(places),
        )
        for number, (seats, places) in enumerate(tables, 1)
    ]


def test_wins_draws_and_matches_left_at_the_cap() -> None:
    found = Standings(plan(5), ended(("ab", [1, 2]), ("ba", [2, 1]), ("ab", [2, 1]), ("ba", [1, 1]), ("ab", None)))
    assert found.wins() == {"a": 2, "b": 1}
    assert (found.draws, found.capped) == (2, 1)
    assert found.shares()["a"].share == pytest.approx(3 / 5)
    score = found.cross()["a", "b"]
    assert (score.wins, score.draws, score.losses, score.points) == (2, 2, 1, 3.0)
    assert found.cross()["b", "a"].losses == 2
    assert [share.share for share in found.by_seat()] == [1 / 5, 2 / 5]


def test_a_match_that_broke_off_counts_for_nobody() -> None:
    broken = Outcome(Match(2, 2, ("b", "a")), 3, fault="match 2, after 3 answers: lost")
    found = Standings(plan(2), [*ended(("ab", [1, 2])), broken])
    assert found.wins() == {"a": 1, "b": 0}
    assert found.faults == ["match 2, after 3 answers: lost"]
    assert found.as_data()["finished"] == 1
    assert found.shares()["b"].of == 1


def test_a_bot_with_several_seats_wins_once() -> None:
    found = Standings(plan(1, seats=4), ended(("abab", [1, 2, 1, 2])))
    assert found.wins() == {"a": 1, "b": 0}
    assert found.cross()["a", "b"].wins == 1


def test_two_that_lost_to_a_third_have_not_drawn() -> None:
    found = Standings(plan(1, bots="abc", seats=3), ended(("abc", [2, 1, 2])))
    assert found.cross()["a", "c"].games == 0
    assert found.cross()["b", "c"].wins == 1


def test_the_stronger_has_the_higher_elo() -> None:
    found = Standings(plan(4), ended(("ab", [1, 2]), ("ba", [2, 1]), ("ab", [1, 2]), ("ba", [1, 2]))).ratings()
    assert found["a"].low < found["a"].elo < found["a"].high
    assert found["a"].elo > found["b"].elo


def test_where_luck_decides_everything_a_deal_says_nothing() -> None:
    """Whoever has the lucky seat wins: over both seatings everybody has one point, deal for deal."""
    tables = [("ab", [1, 2]), ("ba", [1, 2]), ("ab", [2, 1]), ("ba", [2, 1])]
    assert luck_ratio(plan(4, DUPLICATE), ended(*tables, deals=[1, 1, 2, 2])) == 0.0


def test_where_luck_decides_nothing_of_a_deal_there_is_nothing_to_gain() -> None:
    """Both seatings of a deal end alike, though the deals differ: their variance adds up, and duplicate costs."""
    tables = [("ab", [1, 2]), ("ba", [2, 1]), ("ab", [2, 1]), ("ba", [1, 2])]
    assert luck_ratio(plan(4, DUPLICATE), ended(*tables, deals=[1, 1, 2, 2])) == 2.0


def test_without_any_variance_there_is_no_ratio() -> None:
    tables = [("ab", [1, 2]), ("ba", [2, 1]), ("ab", [1, 2]), ("ba", [2, 1])]
    assert luck_ratio(plan(4, DUPLICATE), ended(*tables, deals=[1, 1, 2, 2])) is None


def test_duplicate_matches_cut_the_variance_of_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two equal players, units dealt by luck: who has the better ones in one seating gives them away in the other."""

    def equals(name: str, seed: int) -> Bot:
        return RandomBot(seed + (name == "greedy"))

    monkeypatch.setattr(contestants, "contestant", equals)
    options = dict(settle(GAMES["war_chest"], 2, {}))
    wanted = Plan("war_chest", options, (0, 1), ("random", "greedy"), 120, 1, DUPLICATE)
    ratio = Standings(wanted, tournament(wanted, ThisProcess())).luck_ratio()
    assert ratio is not None
    assert 0.5 < ratio < 0.9


def test_only_duplicate_has_a_ratio() -> None:
    assert Standings(plan(2), ended(("ab", [1, 2]), ("ba", [1, 2]))).luck_ratio() is None


class Seen(HTMLParser):
    """What a page consists of; a tag that is not closed in order is an error."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.links: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_stands_alone_and_has_its_plots(language: str) -> None:
    tables = [("ab", [1, 2]), ("ba", [1, 2]), ("ab", [2, 1]), ("ba", [1, 1])]
    standings = Standings(plan(4, DUPLICATE), ended(*tables, deals=[1, 1, 2, 2]))
    page = tournament_page(standings, Texts(language, RACE))
    seen = Seen(page)
    assert seen.count["svg"] == 4
    assert seen.count["circle"] == 4
    assert seen.links == []
    assert f'lang="{language}"' in page
    assert "prefers-color-scheme: dark" in page
    assert Texts(language, RACE).say("lab-luck") in page
    assert "1 – 1 – 2" in page


def test_names_cannot_break_the_page() -> None:
    odd = Plan("titan_race", {"seats": 2}, (0, 1), ("<b>", "&"), 1, 1)
    page = tournament_page(Standings(odd, [Outcome(Match(1, 1, ("<b>", "&")), 9, (1, 2))]), Texts("en", RACE))
    assert "&lt;b&gt;" in page
    assert Seen(page).count.get("b", 0) == 6, "the numbers on the tiles only"
