"""The ladder plays until each claim is clear, goes on where it was left, and tells the same in the end."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from stolik.bots.strengths import LEARNED
from stolik.games import GAMES
from stolik.lab.ladder import curve
from stolik.lab.ladder import run as ladder
from stolik.lab.ladder.claims import FEWEST, USUAL, Claim, learned
from stolik.lab.ladder.durations import thinking
from stolik.lab.ladder.page import MARK, rows
from stolik.lab.ladder.play import Ladder, MatchBroke, claims_of, settled
from stolik.lab.match.crew import Finished, MatchJob, ThisProcess
from stolik.lab.match.outcome import Outcome
from stolik.lab.pages.markdown import filled_in
from tests.lab.mini import MINI

Verdict = Callable[[MatchJob], bool]


class Crew:
    """Plays nothing: `wins` says whether the higher level won."""

    def __init__(self, wins: Verdict, at_most: int = 10_000) -> None:
        self.played: list[MatchJob] = []
        self._wins = wins
        self._at_most = at_most

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Nothing was opened."""

    def play(self, jobs: Iterable[MatchJob]) -> Iterator[Finished]:
        for job in jobs:
            if len(self.played) == self._at_most:
                raise KeyboardInterrupt
            self.played.append(job)
            best = max(job.match.seats) if self._wins(job) else min(job.match.seats)
            places = tuple(1 if seat == best else 2 for seat in job.match.seats)
            yield Outcome(job.match, 1, places), None


def always(job: MatchJob) -> bool:
    return True


def two_of_three(job: MatchJob) -> bool:
    return job.match.number % 3 > 0


def on_mini(kept: Path, most: int = 120, seed: int = 1) -> Ladder:
    return Ladder(MINI, kept, seed, claims_of(MINI, most))


def climbed(kept: Path, crew: Crew, most: int = 120) -> Ladder:
    found = on_mini(kept, most)
    for _ in found.play(crew):
        pass
    return found


def test_a_clear_claim_needs_few_matches(tmp_path: Path) -> None:
    found = climbed(tmp_path / "kept", Crew(always))
    assert [claim.counted for claim in found.claims] == [FEWEST] * 10
    assert all(claim.holds for claim in found.claims)


def test_a_claim_that_is_clearly_false_is_left_too(tmp_path: Path) -> None:
    found = climbed(tmp_path / "kept", Crew(lambda job: job.match.number % 4 == 0))
    assert {claim.goal: claim.counted for claim in found.claims} == {0.5: USUAL, 0.6: FEWEST, 0.7: FEWEST}
    assert not any(claim.holds for claim in found.claims)


def test_a_close_claim_is_played_out(tmp_path: Path) -> None:
    found = climbed(tmp_path / "kept", Crew(lambda job: job.match.number % 20 < 12))
    assert [claim.counted for claim in found.claims][:4] == [120] * 4
    share = found.claims[0].share
    assert share.low < 0.6 < share.high


def test_the_seats_are_swapped_within_a_deal(tmp_path: Path) -> None:
    crew = Crew(always)
    climbed(tmp_path / "kept", crew)
    played = [job.match for job in crew.played if sorted(job.match.seats) == ["level1", "level2"]]
    assert [match.seats for match in played[:2]] == [("level2", "level1"), ("level1", "level2")]
    assert [match.deal for match in played[:4]] == [1, 1, 2, 2]


def test_with_more_seats_the_two_levels_sit_in_turn(tmp_path: Path) -> None:
    crew = Crew(always)
    climbed(tmp_path / "kept", crew)
    played = [job.match for job in crew.played if len(job.match.seats) == 4]
    assert played[0].seats == ("level2", "level1", "level2", "level1")
    assert {match.seats for match in played if "level1" in match.seats} == {played[0].seats, played[0].seats[::-1]}


def test_a_team_is_one_level() -> None:
    game = GAMES["war_chest"]
    claim = Claim(game, settled(game, "4"), ("level2", "level1", 0.5), 120)
    sides = game.sides(claim.options)
    assert len({*zip(sides, claim.seats(0), strict=True)}) == 2


def test_what_was_left_goes_on_and_ends_alike(tmp_path: Path) -> None:
    whole = Crew(two_of_three)
    table = rows(climbed(tmp_path / "whole", whole))
    first = Crew(two_of_three, at_most=100)
    with pytest.raises(KeyboardInterrupt):
        climbed(tmp_path / "kept", first)
    with (tmp_path / "kept").open("a", encoding="utf-8") as file:
        file.write('{"id": "cut o')
    second = Crew(two_of_three)
    assert rows(climbed(tmp_path / "kept", second)) == table
    assert len(first.played) + len(second.played) == len(whole.played)


def test_what_was_played_by_other_strengths_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    climbed(tmp_path / "kept", Crew(always))
    assert on_mini(tmp_path / "kept").claims[0].counted == FEWEST
    assert on_mini(tmp_path / "kept", seed=2).claims[0].counted == 0
    monkeypatch.setattr(MINI, "rules", 2, raising=False)
    assert on_mini(tmp_path / "kept").claims[0].counted == 0


def test_a_claim_must_be_sure() -> None:
    claim = Claim(MINI, settled(MINI, "2"), ("level2", "level1", 0.5), USUAL)
    for won, holds in ((22, False), (28, True)):
        claim.points = {number: float(number % 10 < won / 4) for number in range(1, USUAL + 1)}
        assert (claim.counted, claim.share.share > 0.5, claim.holds) == (USUAL, True, holds)


def test_after_few_matches_a_claim_is_clear_only_far_above_its_goal() -> None:
    claim = Claim(MINI, settled(MINI, "2"), ("level2", "level1", 0.6), 120)
    for won, clear in ((15, False), (18, True)):
        claim.points = {number: float(number <= won) for number in range(1, FEWEST + 1)}
        assert (claim.counted, claim.decided) == (FEWEST, clear)


def test_only_matches_without_a_gap_count() -> None:
    claim = Claim(MINI, settled(MINI, "2"), ("level2", "level1", 0.6), 120)
    claim.points = {number: 1.0 for number in range(1, FEWEST + 1) if number != 5}
    assert (claim.counted, claim.decided, claim.next(set()), claim.next({5})) == (4, False, 5, FEWEST + 1)


def test_a_match_that_breaks_stops_the_ladder(tmp_path: Path) -> None:
    class Broken(Crew):
        def play(self, jobs: Iterable[MatchJob]) -> Iterator[Finished]:
            for job in jobs:
                yield Outcome(job.match, 1, fault="the table broke"), None

    with pytest.raises(MatchBroke, match="mini, level2 against level1: the table broke"):
        climbed(tmp_path / "kept", Broken(always))


def test_the_levels_themselves_can_play_it(tmp_path: Path) -> None:
    found = on_mini(tmp_path / "kept", 2)
    assert list(found.play(ThisProcess({"mini": MINI}))) == list(range(1, 21))
    assert all(claim.decided for claim in found.claims)


def test_the_table_goes_between_its_markers() -> None:
    page = "before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n"
    assert filled_in(page, MARK, "new\ntable") == page.replace("old", "new\ntable")
    assert filled_in(page, "other", "new") == page
    assert filled_in("no markers\n", MARK, "new") == "no markers\n"


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["bridge"]) == 2
    assert "there is no game bridge" in capsys.readouterr().err


def test_what_was_played_can_be_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    row = "| War Chest | 2 | 2 : 1 | 40 | 98% | 87% to 100% | 60% | holds |\n"
    page.write_text(f"<!-- ladder -->\n{row}| Titan Race | 2 | before |\n<!-- /ladder -->\n", encoding="utf-8")
    orders = ["titan_race", "--show", "--keep", str(tmp_path / "kept"), "--page", str(page)]
    assert ladder.main(orders) == 1
    claims = len(claims_of(GAMES["titan_race"], 2))
    assert capsys.readouterr().out.count("not played out") == claims
    written = page.read_text(encoding="utf-8")
    assert written.count("| Titan Race |") == claims
    assert "before" not in written
    assert row in written, "what was told of other games stays"


@pytest.mark.parametrize("name", [name for name in LEARNED if name in GAMES])
def test_levels_that_have_learned_are_measured_by_others_too(name: str) -> None:
    claims = [(claim.table, claim.stronger, claim.weaker) for claim in claims_of(GAMES[name], 2)]
    assert len(set(claims)) == len(claims)
    for table in ("2", "4"):
        assert {(table, "policy", "greedy"), (table, "level3", "greedy"), (table, "level5", "greedy")} <= set(claims)
        assert {goal for stronger, weaker, goal in learned(name, table) if "level" in weaker and "@" not in weaker} <= {
            0.6,
            0.7,
        }
    assert {("2", "greedy", "level1"), ("2", "level5", "level5@1")} <= set(claims)
    assert [claim for claim in claims if claim[0] == "all sets"] == (
        [("all sets", "level5", "greedy")] if name == "war_chest" else []
    )


def test_after_the_minutes_no_match_is_begun(tmp_path: Path) -> None:
    crew = Crew(always)
    assert list(on_mini(tmp_path / "kept").play(crew, until=0.0)) == []
    assert crew.played == []


# Thinking


def test_every_bot_is_asked_the_same_questions() -> None:
    ticks = iter(range(1_000_000))
    found = thinking(MINI, 1, lambda: float(next(ticks)))
    assert [one.bot for one in found] == ["greedy", "level1", "level2", "level3", "level4", "level5"]
    assert {(one.mean, one.longest) for one in found} == {(1.0, 1.0)}


def test_the_curve_adds_up_what_each_step_brings(tmp_path: Path) -> None:
    game = GAMES["titan_race"]
    found = Ladder(game, tmp_path / "kept", 1, curve.claims_of(game, 4))
    assert [claim.stronger for claim in found.claims] == ["puct24", "puct80", "puct240", "puct800"]
    assert curve.points(found) == [(0.0, 0.0)], "nothing has been played"
    for claim in found.claims[:2]:
        claim.points = {1: 1.0, 2: 1.0, 3: 1.0, 4: 0.0}
    (_, first, second), drawn = curve.points(found), curve.plot([curve.named(found)])
    assert 0 < first[0] < second[0] == pytest.approx(2 * first[0])
    assert second[1] > first[1] > 0
    assert drawn.startswith("<svg xmlns")
    assert all(word in drawn for word in ("×1<", "×100<", "Titan Race"))
