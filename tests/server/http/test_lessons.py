"""Lessons over HTTP: the server keeps nothing, judges every answer, and tells the next step."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.games import GAMES
from stolik.lessons import lessons
from tests.server.kit import Json, Site


def asked(site: Site, game: str, name: str, answers: list[Any], **more: Any) -> Json:
    found: Json = site.visitor().post(f"/api/games/{game}/lessons/{name}", {"answers": answers, **more}, 200)
    return found


@pytest.mark.parametrize("name", list(GAMES))
def test_every_lesson_is_finished_by_answers_that_are_offered(site: Site, name: str) -> None:
    lines = site.visitor().get(f"/api/games/{name}/lessons")
    assert [line["id"] for line in lines] == list(lessons(GAMES[name]))
    for line in lines:
        answers: list[Any] = []
        while (step := asked(site, name, line["id"], answers))["say"]:
            answers.append(right_answer(site, name, line["id"], answers, step))
        assert step["number"] == line["steps"]


def right_answer(site: Site, game: str, name: str, answers: list[Any], step: Json) -> Any:
    """Found by trying; every other answer is told why not, with a rule, and leaves the step open."""
    if not step["asks"]:
        return None
    for option in step["seen"]["question"]["options"]:
        told = asked(site, game, name, answers, tries=True, answer=option["value"])
        if told["reply"]["right"]:
            assert told["number"] == step["number"] + 1
            return option["value"]
        assert told["number"] == step["number"]
        assert told["reply"]["text"]["pl"]
        assert told["reply"]["rule"]
    raise AssertionError("no answer is right")


def test_what_is_not_offered_is_refused(site: Site) -> None:
    name = next(iter(lessons(GAMES["titan_race"])))
    visitor = site.visitor()
    for body in ({"answers": ["nonsense"]}, {"answers": [None, None], "tries": True, "answer": "nonsense"}):
        assert visitor.http.post(f"/api/games/titan_race/lessons/{name}", json=body).status_code == 400
    assert visitor.http.post("/api/games/titan_race/lessons/none", json={"answers": []}).status_code == 404
