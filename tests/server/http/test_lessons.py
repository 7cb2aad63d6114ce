"""Lessons over HTTP: the server keeps nothing, judges every answer, and tells the next step."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.games import GAMES
from stolik.lessons import lessons
from tests.server.kit import Json, Site


def asked(site: Site, game: str, lesson: str, answers: list[Any], way: str = "", **more: Any) -> Json:
    found: Json = site.visitor().post(f"/api/games/{game}/lessons/{lesson}{way}", {"answers": answers, **more}, 200)
    return found


@pytest.mark.parametrize("name", list(GAMES))
def test_every_lesson_is_finished_by_answers_that_are_shown(site: Site, name: str) -> None:
    lines = site.visitor().get(f"/api/games/{name}/lessons")
    assert [line["id"] for line in lines] == list(lessons(GAMES[name]))
    for line in lines:
        answers: list[Any] = []
        while (step := asked(site, name, line["id"], answers))["say"]:
            answers.append(answer(site, name, line["id"], answers, step))
        assert step["number"] == line["steps"]


def answer(site: Site, game: str, name: str, answers: list[Any], step: Json) -> Any:
    """The right one, which leads on, after a wrong one, which is told why with a rule and leaves the step open."""
    if not step["asks"]:
        return None
    right = asked(site, game, name, answers, way="/show")["value"]
    offered = [option["value"] for option in step["seen"]["question"]["options"]]
    for value in offered:
        told = asked(site, game, name, answers, tries=True, answer=value)
        if not told["reply"]["right"]:
            assert told["number"] == step["number"]
            assert told["reply"]["text"]["pl"]
            assert told["reply"]["rule"]
            break
    told = asked(site, game, name, answers, tries=True, answer=right)
    assert told["reply"]["right"]
    assert told["reply"]["seen"]["view"]
    assert told["number"] == step["number"] + 1
    return right


@pytest.mark.parametrize("name", list(GAMES))
def test_what_an_answer_would_do_is_told_before_it_is_given(site: Site, name: str) -> None:
    lesson = next(iter(lessons(GAMES[name])))
    answers: list[Any] = []
    while not (step := asked(site, name, lesson, answers))["asks"]:
        answers.append(None)
    option = step["seen"]["question"]["options"][0]
    told = asked(site, name, lesson, answers, way="/imagine", answer=option["value"])
    assert told["value"] == option["value"]
    assert told["view"] != step["seen"]["view"]


def test_what_cannot_be_done_is_told_with_its_rule(site: Site) -> None:
    asks = {"kind": "die", "name": "green"}
    told = asked(site, "titan_race", next(iter(lessons(GAMES["titan_race"]))), [None], way="/why", **asks)
    assert told["rule"].startswith("TR-")


def test_what_is_not_offered_is_refused(site: Site) -> None:
    name = next(iter(lessons(GAMES["titan_race"])))
    visitor = site.visitor()
    for body in ({"answers": [None, "nonsense"]}, {"answers": [None], "tries": True, "answer": "nonsense"}):
        assert visitor.http.post(f"/api/games/titan_race/lessons/{name}", json=body).status_code == 400
    assert visitor.http.post("/api/games/titan_race/lessons/none", json={"answers": []}).status_code == 404
