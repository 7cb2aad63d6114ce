"""The ladder plays until each claim is clear, goes on where it was left, and tells the same in the end."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from stolik.bots.strengths import LEARNED
from stolik.games import GAMES
from stolik.lab.ladder import run as ladder
from stolik.lab.ladder.claims import FEWEST, RUNGS, Claim
from stolik.lab.ladder.page import MARK, rows
from stolik.lab.ladder.play import Ladder, MatchBroke, settled
from stolik.lab.match.crew import Finished, Job, ThisProcess
from stolik.lab.match.outcome import Outcome
from stolik.lab.pages.markdown import filled_in
from tests.lab.mini import MINI

Verdict = Callable[[Job], bool]


class Crew:
    """Plays nothing: `wins` says whether the higher level won."""

    def __init__(self, wins: Verdict, at_most: int = 10_000) -> None:
        self.played: list[Job] = []
        self._wins = wins
        self._at_most = at_most

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Nothing was opened."""

    def play(self, jobs: Iterable[Job]) -> Iterator[Finished]:
        for job in jobs:
            if len(self.played) == self._at_most:
                raise KeyboardInterrupt
            self.played.append(job)
            best = max(job.match.seats) if self._wins(job) else min(job.match.seats)
            places = tuple(1 if seat == best else 2 for seat in job.match.seats)
            yield Outcome(job.match, 1, places), None


def always(job: Job) -> bool:
    return True


def two_of_three(job: Job) -> bool:
    return job.match.number % 3 > 0


def climbed(kept: Path, crew: Crew, most: int = 120) -> Ladder:
    found = Ladder(MINI, kept, 1, most)
    for _ in found.play(crew):
        pass
    return found


def test_a_clear_claim_needs_few_matches(tmp_path: Path) -> None:
    found = climbed(tmp_path / "kept", Crew(always))
    assert [claim.counted for claim in found.claims] == [FEWEST] * 10
    assert all(claim.holds for claim in found.claims)


def test_a_claim_that_is_clearly_false_is_left_too(tmp_path: Path) -> None:
    found = climbed(tmp_path / "kept", Crew(lambda job: job.match.number % 4 == 0))
    assert [claim.counted for claim in found.claims] == [FEWEST] * 10
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
    claim = Claim(game, settled(game, 4), ("level2", "level1", 0.5), 120)
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
    assert Ladder(MINI, tmp_path / "kept", 1, 120).claims[0].counted == FEWEST
    assert Ladder(MINI, tmp_path / "kept", 2, 120).claims[0].counted == 0
    monkeypatch.setattr(MINI, "rules", 2, raising=False)
    assert Ladder(MINI, tmp_path / "kept", 1, 120).claims[0].counted == 0


def test_a_claim_must_be_sure() -> None:
    claim = Claim(MINI, settled(MINI, 2), ("level2", "level1", 0.5), FEWEST)
    for won, holds in ((22, False), (28, True)):
        claim.points = {number: float(number <= won) for number in range(1, FEWEST + 1)}
        assert (claim.counted, claim.share.share > 0.5, claim.holds) == (FEWEST, True, holds)


def test_only_matches_without_a_gap_count() -> None:
    claim = Claim(MINI, settled(MINI, 2), ("level2", "level1", 0.6), 120)
    claim.points = {number: 1.0 for number in range(1, FEWEST + 1) if number != 5}
    assert (claim.counted, claim.decided, claim.next(set()), claim.next({5})) == (4, False, 5, FEWEST + 1)


def test_a_match_that_breaks_stops_the_ladder(tmp_path: Path) -> None:
    class Broken(Crew):
        def play(self, jobs: Iterable[Job]) -> Iterator[Finished]:
            for job in jobs:
                yield Outcome(job.match, 1, fault="the table broke"), None

    with pytest.raises(MatchBroke, match="mini, level2 against level1: the table broke"):
        climbed(tmp_path / "kept", Broken(always))


def test_the_levels_themselves_can_play_it(tmp_path: Path) -> None:
    found = Ladder(MINI, tmp_path / "kept", 1, 2)
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
    page.write_text("<!-- ladder -->\n<!-- /ladder -->\n", encoding="utf-8")
    orders = ["titan_race", "--show", "--keep", str(tmp_path / "kept"), "--page", str(page)]
    assert ladder.main(orders) == 1
    rungs = len(RUNGS) * len([name for name in LEARNED if name in GAMES])
    assert capsys.readouterr().out.count("not played out") == 10 * len(GAMES) + rungs
    written = page.read_text(encoding="utf-8")
    assert [written.count(f"| {title} |") for title in ("Titan Race", "Tash-Kalar", "Karak 2")] == [10, 10, 10]
