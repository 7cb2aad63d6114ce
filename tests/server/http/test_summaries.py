"""The whole game on one page, over HTTP."""

from __future__ import annotations

import pytest

from stolik.games import GAMES
from stolik.summaries import summary
from tests.server.kit import Site


@pytest.mark.parametrize("name", list(GAMES))
def test_it_is_told_as_it_is_written(site: Site, name: str) -> None:
    told = site.visitor().get(f"/api/games/{name}/summary")
    written = summary(GAMES[name])
    assert [section["title"] for section in told] == [section.title for section in written]
    lines = [tuple(line.values()) for section in told for line in section["lines"]]
    assert lines == [tuple(line) for section in written for line in section.lines]


def test_a_game_that_is_not_there_has_none(site: Site) -> None:
    assert site.visitor().http.get("/api/games/none/summary").status_code == 404
