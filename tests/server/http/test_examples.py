"""Examples of the rules over HTTP, as a page plays them."""

from __future__ import annotations

import httpx
import pytest

from stolik.examples import examples
from stolik.games import GAMES
from tests.server.kit import Site


@pytest.mark.parametrize("name", list(GAMES))
def test_all_of_them_are_listed_and_told_step_by_step(site: Site, name: str) -> None:
    lines = httpx.get(f"{site.url}/api/games/{name}/examples").json()
    assert [line["id"] for line in lines] == list(examples(GAMES[name]))
    for line in lines:
        told = httpx.get(f"{site.url}/api/games/{name}/examples/{line['id']}").json()
        example = examples(GAMES[name])[line["id"]]
        assert told["line"] == line
        assert told["sides"] == GAMES[name].sides(told["options"])
        assert line["text"] == dict(example.text)
        assert 2 <= len(told["steps"]) <= len(example.play) + 1, "what luck answers belongs to the answer before"
        assert told["steps"][0]["happened"] == []
        assert any(step["happened"] or step["seen"]["question"] for step in told["steps"][1:])
        assert all(step["seen"]["seat"] == example.seat for step in told["steps"])


def test_what_is_not_there_is_not_found(site: Site) -> None:
    assert httpx.get(f"{site.url}/api/games/titan_race/examples/nothing").status_code == 404
    assert httpx.get(f"{site.url}/api/games/nothing/examples").status_code == 404
