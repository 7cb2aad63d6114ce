"""The review of a game that is over: made once, in a process for thinking, and told to everybody."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from stolik.bots.review import stops
from stolik.engine import recordfile
from stolik.games import GAMES
from stolik.lab.review.moments import reviewed
from tests.server.kit import BOT, HERE, Json, Site, Visitor, seat, served, status


def whole(visitor: Visitor) -> tuple[Json, list[int]]:
    """The review when it is complete, and how far it was each time somebody asked."""
    done: list[int] = []
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        review: Json = visitor.get("/review")
        done.append(review["done"])
        if review["done"] == review["of"]:
            assert review["points"], "it is done when it is written"
            return review, done
        assert not review["points"], "half of it tells nothing"
        time.sleep(0.2)
    raise AssertionError(f"it was never done: {done}")


def over(site: Site) -> Visitor:
    """Some answers, then somebody gives up: short, and ended by a decision."""
    _, [anna] = site.make(HERE, BOT, options={"titans": "random"})
    anna.play(6)
    anna.act(0, "concede")
    return anna


def test_nothing_is_told_before_the_game_is_over(site: Site) -> None:
    _, [anna] = site.make(HERE, BOT)
    anna.play(2)
    assert anna.get("/review", 409)["key"] == "not-over"


def test_it_is_what_the_laboratory_finds_in_the_record(site: Site) -> None:
    anna = over(site)
    review, done = whole(anna)
    assert done == sorted(done)
    record = recordfile.read(anna.get("/record"), GAMES).record
    assert record is not None
    found = reviewed(record)
    assert review["of"] == len(stops(record.entries, record.result))
    assert [point["chances"] for point in review["points"]] == [moment.chances for moment in found.moments]
    assert [point.get("mistake", "") for point in review["points"]] == found.mistakes
    assert review["decisive"] == found.decisive
    last = anna.get("/replay")["last"]
    assert [point["at"] for point in review["points"]][-1] == last
    assert review["points"][-1] == {"at": last, "seat": 0, "chances": [0.0, 1.0], "mistake": "gave-up"}
    for number in range(2):
        change = review["points"][-1]["chances"][number] - review["points"][0]["chances"][number]
        parts = sum(review[part][number] for part in ("luck", "own", "others"))
        assert parts == pytest.approx(change, abs=1e-6)


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    with served(str(tmp_path), thinkers=1) as site:
        anna = over(site)
        before = anna.look()["seq"]
        review, _ = whole(site.visitor(table=anna.table))
        assert anna.look()["seq"] == before + 1, "it is one row of the log"
        site.stop()
        site.start()
        assert anna.get("/review") == review, "at once, after a restart"
        assert anna.look()["seq"] == before + 1
        assert anna.look()["happened"][-1]["kind"] == "act-concede"


def test_games_that_were_played_on_can_be_reviewed_too(site: Site) -> None:
    anna = over(site)
    made = anna.post("/replay/play-on", {"at": 4, "seat": 0, "name": "Ola", "level": "level1"}, 201)
    ola = site.visitor(made["keys"][0]["token"], table=made["id"])
    ola.play(2)
    assert seat(ola.look(), 1)["level"] == "level1"
    assert status(ola.act(0, "concede")) == "over"
    review, _ = whole(ola)
    assert review["points"][-1]["chances"] == [0.0, 1.0]
