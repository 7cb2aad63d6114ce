"""Examples of the rules over HTTP, as a page plays them."""

from __future__ import annotations

import httpx
import pytest

from stolik.engine import recordfile
from stolik.examples import examples
from stolik.games import GAMES
from tests.server.kit import Site


@pytest.mark.parametrize("name", list(GAMES))
def test_all_of_them_are_listed_and_told_step_by_step(site: Site, name: str) -> None:
    visitor = site.visitor()
    lines = visitor.get(f"/api/games/{name}/examples")
    assert [line["id"] for line in lines] == list(examples(GAMES[name]))
    for line in lines:
        told = visitor.get(f"/api/games/{name}/examples/{line['id']}")
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


@pytest.mark.parametrize("name", list(GAMES))
def test_its_position_is_a_table_of_ones_own(site: Site, name: str) -> None:
    """Every one of them: it can be put up, written down and read again."""
    visitor = site.visitor()
    for example in examples(GAMES[name]).values():
        path = f"/api/games/{name}/examples/{example.name}/table"
        made = visitor.post(path, {"name": "Anna", "level": "random"}, 201)
        assert [key["seat"] for key in made["keys"]] == [example.seat or 0]
        table = site.visitor(made["keys"][0]["token"], table=made["id"]).look()
        assert table["table"]["status"] in ("playing", "over")


def test_it_is_played_on_to_the_end_and_its_record_verifies(site: Site) -> None:
    example = next(one for one in examples(GAMES["titan_race"]).values() if one.setup and one.seat == 0)
    path = f"/api/games/titan_race/examples/{example.name}/table"
    made = site.visitor().post(path, {"name": "Anna", "level": "random"}, 201)
    visitor = site.visitor(made["keys"][0]["token"], table=made["id"])
    assert visitor.play(seed=3)["table"]["status"] == "over"
    text = httpx.get(f"{site.url}/api/tables/{made['id']}/record").text
    verdict = recordfile.read(text, GAMES)
    assert verdict.header.opening
    assert verdict.record is not None
    assert verdict.record.result is not None


def test_with_both_hands_every_seat_is_ones_own(site: Site) -> None:
    example = next(iter(examples(GAMES["war_chest"]).values()))
    made = site.visitor().post(f"/api/games/war_chest/examples/{example.name}/table", {"name": "Anna"}, 201)
    assert [key["seat"] for key in made["keys"]] == [0, 1]
