"""The words of a rulebook that are explained, over HTTP."""

from __future__ import annotations

import pytest

from stolik.games import GAMES
from stolik.terms import terms
from tests.server.kit import Site


@pytest.mark.parametrize("name", list(GAMES))
def test_they_are_told_as_they_are_written(site: Site, name: str) -> None:
    told = site.visitor().get(f"/api/games/{name}/terms")
    written = [
        {"id": one.id, "forms": {key: list(forms) for key, forms in one.forms.items()}, "rule": one.rule}
        for one in terms(GAMES[name])
    ]
    assert told == written


def test_a_game_that_is_not_there_has_none(site: Site) -> None:
    assert site.visitor().http.get("/api/games/none/terms").status_code == 404
