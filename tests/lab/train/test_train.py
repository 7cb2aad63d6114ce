"""Learning: from a teacher's answers to weights, game by game, in a folder that can be left."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from stolik.bots.policy import NoPolicy, Policy, facts_of, policy_of
from stolik.bots.weights import FILE, LEAST, read
from stolik.engine.facts import Facts, Standing
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.lab.train.ascent import PACE, Ascent
from stolik.lab.train.course import LESSONS, PAGE, RESULTS, Course
from stolik.lab.train.crew import many
from stolik.lab.train.lessons import IMITATION, LessonJob, Sample, lesson
from stolik.lab.train.openings import Had, opened, weighed
from stolik.lab.train.page import course_page
from stolik.lab.train.regression import agreement, learned, loss
from stolik.lab.train.results import (
    LEAD,
    Drawing,
    ResultsJob,
    Teaching,
    expected,
    foresee,
    learn,
    nothing,
    played,
    tables,
    taught,
    time_of,
)
from stolik.lab.train.run import main
from stolik.lab.train.trial import points, trials

FACTS = Facts(["good", "bad", "rare"], lambda s, decision: [], fixed={"rare": 4.0})
START = [0.0, 0.0, 4.0]
SAMPLES: list[Sample] = [([[0], [1], [0, 1]], [0.8, 0.1, 0.1]), ([[1], [0]], [0.0, 1.0])] * 10


def told(name: str) -> bool:
    try:
        return bool(facts_of(GAMES[name]).names)
    except NoPolicy:
        return False


WITH_FACTS = [name for name in GAMES if told(name)]
QUICK = [name for name in WITH_FACTS if name == "titan_race"]


def test_what_the_teacher_answers_becomes_likely() -> None:
    after = learned(FACTS, SAMPLES, START, Random(1))
    assert after[0] > 0.5 > -0.5 > after[1]
    assert after[2] == 4.0, "what is fixed is not learned"
    assert loss(SAMPLES, after) < loss(SAMPLES, START)
    assert agreement(SAMPLES, after) == 1.0


def test_the_same_samples_and_the_same_luck_teach_the_same() -> None:
    assert learned(FACTS, SAMPLES, START, Random(1)) == learned(FACTS, SAMPLES, START, Random(1))


@pytest.mark.parametrize("iterations", [IMITATION, 2])
@pytest.mark.parametrize("name", QUICK)
def test_a_lesson_has_a_row_and_a_share_for_every_option(name: str, iterations: int) -> None:
    game, facts = GAMES[name], facts_of(GAMES[name])
    options = settle(game, min(game.seats({"seats": 0, **game.usual})), {})
    job = LessonJob(name, options, 1, iterations, [0.0] * len(facts.names))
    samples = lesson(job)
    assert len(samples) > 10
    for rows, target in samples:
        assert len(rows) == len(target) > 1
        assert sum(target) == pytest.approx(1.0, abs=0.01)
    assert lesson(job) == samples, "the same job, the same lesson"


@pytest.mark.parametrize("name", QUICK)
def test_a_course_can_be_left_and_gone_on_with(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "course"
    order = [name, "--minutes", "0", "--rounds", "1", "--processes", "1", "--iterations", "2", "--into", str(into)]
    assert main(order) == 0
    first, second = [line for line in capsys.readouterr().out.splitlines() if " games of " in line]
    assert "1 games of greedy" in first
    assert "1 games of the search" in second
    assert (into / PAGE).read_text(encoding="utf-8").count("<tr>") == 1 + 2, "a line for each round"
    weights = read(into / FILE, facts_of(GAMES[name]))
    lessons = (into / LESSONS).read_text(encoding="utf-8")
    with (into / LESSONS).open("a", encoding="utf-8") as file:
        file.write('{"facts": "cut o')
    course = Course(GAMES[name], into, 1, 2, 1)
    assert course.weights == weights
    assert [len(games) for games in course.rounds] == [1]
    (into / LESSONS).write_text(lessons, encoding="utf-8")
    assert main(order) == 0
    out = capsys.readouterr().out
    assert "greedy" not in out, "nobody imitates who has learned more"
    assert "games of the search" in out
    assert [len(games) for games in Course(GAMES[name], into, 1, 2, 1).rounds] == [1, 1]
    other = [*order[:-1], str(tmp_path / "other"), "--from", str(into / FILE)]
    assert main(other) == 0
    assert "games = 1\ngames_before = 2\n" in (tmp_path / "other" / FILE).read_text(encoding="utf-8")


def test_the_page_shows_surprise_agreement_and_strength_round_by_round() -> None:
    figures = {"games": 2, "decisions": 300, "loss_before": 1.5, "loss": 1.2, "first_before": 0.4, "first": 0.6}
    strong = {"policy : greedy": (0.7, 0.52, 0.83, 30)}
    page = course_page(
        "titan_race", [{"teacher": "greedy", **figures}, {**figures, "teacher": "x", "strength": strong}]
    )
    assert page.count("<polyline") == 4
    assert page.count("<circle") == 1
    assert "round 2, policy : greedy" in page
    assert "70% of 30" in page


@pytest.mark.parametrize("name", QUICK)
def test_both_matches_of_a_deal_have_its_luck_and_swap_the_seats(name: str) -> None:
    found = list(trials(GAMES[name], ("policy", "greedy"), policy_of(GAMES[name]), 4, seed=3))
    assert [trial.job.match.deal for trial in found] == [1, 1, 2, 2]
    assert {trial.job.seed for trial in found} == {3}
    first, second = (trial.job.match.seats for trial in found[:2])
    assert first == tuple({"policy": "greedy", "greedy": "policy"}[bot] for bot in second)


@pytest.mark.parametrize("name", QUICK)
def test_a_match_is_played_by_the_weights_on_trial(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = facts_of(GAMES[name])
    kept: dict[str, Policy] = {}
    monkeypatch.setattr("stolik.lab.train.trial.POLICIES", kept)
    weights = [float(number) for number in range(len(facts.names))]
    with pytest.raises(RuntimeError, match="match 1"):
        points(next(trials(GAMES[name], ("policy", "nobody"), Policy(facts, weights), 2, seed=1)))
    assert kept[name].weights == weights


@pytest.mark.parametrize("processes", [1, 2])
def test_work_is_given_out_until_there_is_none(processes: int) -> None:
    assert sorted(many(abs, [-3, 1, -2], processes)) == [1, 2, 3]


@pytest.mark.parametrize("name", QUICK)
def test_weights_of_other_facts_are_no_beginning(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "policy.toml"
    other.write_text('facts = "none"\n[weights]\n', encoding="utf-8")
    assert main([name, "--minutes", "0", "--from", str(other), "--into", str(tmp_path / "course")]) == 2
    assert "learn it anew" in capsys.readouterr().err


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "there is no game chess" in capsys.readouterr().err


# Results


NOBODY_KNOWS: Standing = []
SURE: Standing = [(LEAD, 1.0)]
HOPES = [0.0] * LEAD + [9.0]


def teaching(*asked: Drawing, share: float, hopes: list[float] = HOPES) -> Teaching:
    found = nothing(FACTS)
    learn(found, asked, share, hopes)
    return found


@pytest.mark.parametrize(("share", "better", "worse"), [(1.0, 0, 1), (0.0, 1, 0)])
def test_what_was_answered_grows_likelier_where_it_won_and_less_so_where_it_lost(
    share: float, better: int, worse: int
) -> None:
    ascent = Ascent(FACTS, START)
    ascent.step(teaching(Drawing([[0], [1], [2]], [0.4, 0.3, 0.3], 0, NOBODY_KNOWS), share=share))
    assert ascent.weights[better] == pytest.approx(PACE, abs=0.002)
    assert ascent.weights[worse] == pytest.approx(-PACE, abs=0.002)
    assert ascent.weights[2] == 4.0, "what is fixed is not learned"


def test_a_win_that_was_expected_teaches_next_to_nothing() -> None:
    rows, likely = [[0], [1]], [0.5, 0.5]
    assert teaching(Drawing(rows, likely, 0, NOBODY_KNOWS), share=1.0).slopes[0] > 0.2
    assert abs(teaching(Drawing(rows, likely, 0, SURE), share=1.0).slopes[0]) < 0.001


def test_an_answer_is_judged_by_what_came_of_it_and_most_by_what_came_soon() -> None:
    rows, likely = [[0], [1]], [0.5, 0.5]
    found = teaching(Drawing(rows, likely, 0, SURE), Drawing(rows, likely, 1, [(LEAD, -1.0)]), share=1.0)
    assert found.questions == 2
    assert found.slopes[1] > 0.02, "the last answer turned the game, more than the first had spoiled it"
    assert found.slopes[0] == pytest.approx(-found.slopes[1])


def test_what_can_be_expected_is_learned_from_what_was_won() -> None:
    ascent = Ascent(FACTS, START)
    standing: Standing = [(time_of(2, 3), 1.0)]
    assert expected(standing, ascent.hopes) == 0.5
    for _ in range(200):
        found = nothing(FACTS)
        foresee(found, [standing], share=1.0, hopes=ascent.hopes)
        ascent.expect(found)
    assert expected(standing, ascent.hopes) > 0.8
    assert expected([(time_of(2, 9), 1.0)], ascent.hopes) == 0.5
    assert len({time_of(sides, late) for sides in (2, 3) for late in (0, 1)}) == 4
    assert time_of(9, 99) < LEAD, "however late, and however many"


@pytest.mark.parametrize("name", QUICK)
def test_games_are_mostly_the_usual_one_and_the_same_job_teaches_the_same(name: str) -> None:
    game, facts = GAMES[name], facts_of(GAMES[name])
    found = [table.options for table in islice(tables(game, "luck"), 8)]
    assert found.count(settle(game, min(game.seats({"seats": 0, **game.usual})), {})) >= 4
    assert len({options["seats"] for options in found}) > 1
    job = ResultsJob(name, list(islice(tables(game, "luck"), 1)), policy_of(game).weights, nothing(facts).hopes)
    first, again = taught(job), taught(job)
    assert first.games == 1
    assert first.questions > 10
    assert first.looks > 10, "of all seats"
    assert first == again
    assert any(first.slopes[number] for number in range(len(facts.names)))


@pytest.mark.parametrize("name", QUICK)
def test_of_what_can_be_expected_all_seats_teach_whenever_somebody_else_is_asked(name: str) -> None:
    game, facts = GAMES[name], facts_of(GAMES[name])
    story = played(game, facts, policy_of(game).weights, next(tables(game, "luck")))
    looks = {len(stood) for stood in story.stood}
    assert len(looks) == 1, "a seat is looked at in its turn and out of it"
    assert 1 < looks.pop() <= sum(len(asked) for asked in story.asked)


@pytest.mark.parametrize("name", QUICK)
def test_learning_by_results_can_be_left_and_gone_on_with(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = [name, "--rounds", "0", "--results", "2", "--processes", "1", "--into", str(tmp_path / "course")]
    assert main(order) == 0
    assert f"{name}: 2 games with itself" in capsys.readouterr().out
    into, facts = tmp_path / "course", facts_of(GAMES[name])
    first = read(into / FILE, facts)
    assert any(first[number] for number, fact in enumerate(facts.names) if fact not in facts.fixed)
    assert (into / PAGE).read_text(encoding="utf-8").count("<tr>") == 1 + 1
    assert main(order) == 0
    text = (into / FILE).read_text(encoding="utf-8")
    assert "games = 4\n" in text
    assert 'how = "policy gradient' in text
    assert read(into / FILE, facts) != first
    kept = Ascent(facts, first)
    kept.go_on(into / RESULTS)
    assert kept.weights == pytest.approx(read(into / FILE, facts), abs=LEAST), "the file rounds"
    other = [*order[:-1], str(tmp_path / "other"), "--from", str(into / FILE)]
    assert main(other) == 0
    assert "games = 2\ngames_before = 4\n" in (tmp_path / "other" / FILE).read_text(encoding="utf-8")


# Openings

OPENED = Facts(["good", "bad", "never", "else"], lambda s, decision: [], openings={"hero": ([0, 1, 2],)})


def test_what_wins_more_often_than_expected_is_chosen_and_what_was_never_had_keeps_its_weight() -> None:
    found = [Had("hero", 0, float(game % 4 > 0), 0.5) for game in range(40)]
    found += [Had("hero", 1, float(game % 4 == 0), 0.5) for game in range(40)]
    found += [Had("track", 0, 1.0, 0.5)]
    good, bad, never, other = weighed(OPENED, [0.0, 0.0, 0.7, 0.2], found)
    assert good > 1.0
    assert bad == pytest.approx(-good)
    assert (never, other) == (0.7, 0.2)
    few = weighed(OPENED, [0.0] * 4, found[:3])
    assert 0.0 < abs(few[0]) < good, "three games tell less than forty"


def test_an_opening_is_not_learned_from_the_search() -> None:
    assert learned(OPENED, [([[0], [1]], [1.0, 0.0])] * 10, [0.0] * 4, Random(1)) == [0.0] * 4


@pytest.mark.parametrize("name", WITH_FACTS)
def test_openings_are_facts_of_all_things_that_a_seat_can_have(name: str) -> None:
    game, facts = GAMES[name], facts_of(GAMES[name])
    options = settle(game, min(game.seats({"seats": 0, **game.usual})), {})
    job = LessonJob(name, options, 3, 0, policy_of(game).weights)
    found = opened(job)
    assert {one.kind for one in found} == set(facts.openings)
    assert sum(one.expected for one in found) == pytest.approx(len(found) / 2)
    for one in found:
        assert all(numbers[one.thing] < len(facts.names) for numbers in facts.openings[one.kind])
    assert opened(job) == found, "the same job, the same game"


@pytest.mark.parametrize("name", QUICK)
def test_openings_can_be_learned_alone(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = [name, "--rounds", "0", "--openings", "3", "--iterations", "0", "--processes", "1", "--into", str(tmp_path)]
    assert main(order) == 0
    assert f"{name}: openings by 3 results" in capsys.readouterr().out
    facts = facts_of(GAMES[name])
    weights = read(tmp_path / FILE, facts)
    known = {number for lists in facts.openings.values() for numbers in lists for number in numbers}
    changed = {place for place, weight in enumerate(weights) if weight and facts.names[place] not in facts.fixed}
    assert changed
    assert changed <= known
