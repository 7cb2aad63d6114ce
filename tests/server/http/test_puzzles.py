"""Puzzles over HTTP: the server keeps nothing, judges every answer, rates who solves, and lets one play on."""

from __future__ import annotations

from typing import Any

from stolik.games import GAMES
from stolik.puzzles import Puzzle, shelf
from stolik.server.table.sight import wire_value
from tests.server.kit import BOT, HERE, Json, Site

GAME = "titan_race"


def some() -> Puzzle:
    return next(iter(shelf(GAMES[GAME]).values()))


def asked(site: Site, puzzle: str, way: str = "", code: int = 200, game: str = GAME, **more: Any) -> Json:
    body = {"answers": [], **more}
    found: Json = site.visitor().post(f"/api/games/{game}/puzzles/{puzzle}{way}", body, code)
    return found


def test_all_puzzles_are_listed_and_one_is_that_of_the_day(site: Site) -> None:
    lines = site.visitor().get("/api/puzzles")
    assert {line["game"] for line in lines} == {name for name in GAMES if shelf(GAMES[name])}
    assert all("solution" not in line for line in lines)
    today = site.visitor().get("/api/puzzles/today")
    assert today["line"] in lines
    assert site.visitor().get("/api/puzzles/today") == today


def test_right_answers_solve_it_and_raise_a_rating(site: Site) -> None:
    puzzle = some()
    answers: list[Any] = []
    for number, right in enumerate(puzzle.solution):
        step = asked(site, puzzle.id, answers=answers)
        assert step["number"] == number
        assert wire_value(right) in [option["value"] for option in step["seen"]["question"]["options"]]
        rating = {"mu": 1200.0, "sigma": 350.0}
        step = asked(site, puzzle.id, answers=answers, tries=True, answer=wire_value(right), rating=rating)
        assert step["judged"]["right"]
        assert step["judged"]["options"][0]["value"] == wire_value(right)
        answers.append(wire_value(right))
    assert step["judged"]["solved"]
    assert step["judged"]["rule"] == puzzle.rule
    assert step["judged"]["rating"]["mu"] > 1200
    assert step["judged"]["rating"]["sigma"] < 350


def test_a_wrong_answer_ends_it_with_the_solution_and_costs_rating(site: Site) -> None:
    puzzle = some()
    wrong = wire_value(puzzle.chances[0][-1][0])
    told = asked(site, puzzle.id, tries=True, answer=wrong, rating={"mu": 1200.0, "sigma": 350.0})["judged"]
    assert not told["right"]
    assert [one["value"] for one in told["solution"]] == [wire_value(answer) for answer in puzzle.solution]
    assert len(told["options"]) == len(puzzle.chances[0])
    assert told["rating"]["mu"] < 1200
    shown = asked(site, puzzle.id, gives_up=True)["judged"]
    assert shown["solution"] == told["solution"]
    assert shown["rating"] is None


def test_nothing_tells_the_solution_before_somebody_answers(site: Site) -> None:
    assert asked(site, some().id)["judged"] is None
    assert asked(site, some().id, way="/hint") == {"rule": some().rule}


def test_what_is_not_offered_is_refused(site: Site) -> None:
    asked(site, some().id, code=400, tries=True, answer="nonsense")
    asked(site, some().id, code=400, answers=["nonsense"])
    asked(site, "00000000", code=404)
    asked(site, "nowhere-12", code=404)


def test_one_looks_ahead_and_asks_why_not(site: Site) -> None:
    option = asked(site, some().id)["seen"]["question"]["options"][0]
    assert asked(site, some().id, way="/imagine", answer=option["value"])["value"] == option["value"]
    assert asked(site, some().id, way="/why", kind="cell", name="A1")["kind"] == "cell"


def test_one_plays_on_from_it_against_bots(site: Site) -> None:
    puzzle = some()
    made = asked(site, puzzle.id, way="/table", code=201, name="Ala")
    here = site.visitor(made["keys"][0]["token"], table=made["id"]).look()["seen"][0]
    assert here["seat"] == puzzle.seat
    assert wire_value(puzzle.solution[0]) in [option["value"] for option in here["question"]["options"]]


def test_a_position_of_a_game_that_is_over_is_a_puzzle_too(site: Site) -> None:
    made, (anna,) = site.make(HERE, BOT, game="war_chest", options={"setup": "first_game"})
    update = anna.look()
    assert update["table"]["status"] == "playing"
    asked(site, f"{made['id']}-1", code=403, game="war_chest")
    anna.act(0, "concede")
    name = next(
        name
        for name in (f"{made['id']}-{step}" for step in range(3))
        if site.visitor().http.post(f"/api/games/war_chest/puzzles/{name}", json={"answers": []}).status_code == 200
    )
    step = asked(site, name, game="war_chest")
    assert step["line"]["id"] == name
    assert step["line"]["theme"] == "kept"
    value = step["seen"]["question"]["options"][0]["value"]
    told = asked(site, name, game="war_chest", tries=True, answer=value)["judged"]
    assert len(told["options"]) == len(step["seen"]["question"]["options"])
    asked(site, f"{made['id']}-99999", code=404, game="war_chest")
    asked(site, name, code=404, game="titan_race")
