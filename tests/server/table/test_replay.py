"""A game as it was, and play from there."""

from __future__ import annotations

from random import Random

import pytest

from stolik.engine import recordfile
from stolik.engine.entries import Header
from stolik.engine.record import IllegalAnswer, Record
from stolik.games import GAMES
from tests.server.kit import BOT, HERE, Json, Site, Visitor, question_of, status
from tests.server.table.test_seats import joined


def over(site: Site) -> Visitor:
    _, [anna] = site.make(HERE, BOT, options={"titans": "random"})
    anna.play()
    return anna


def test_every_step_is_shown_as_the_seat_saw_it(site: Site) -> None:
    anna, bolek = joined(site)
    rng = Random(7)
    sent: list[tuple[int, Json]] = []
    for _ in range(12):
        for person in (anna, bolek):
            update = person.look()
            if question_of(update):
                person.answer(update, rng.choice)
                step = anna.get("/replay?seat=0")
                sent.append((step["last"], anna.look()))
    for at, update in sent:
        replayed = anna.get(f"/replay?seat=0&at={at}")
        assert replayed["at"] == at
        assert replayed["seen"]["view"] == update["seen"][0]["view"]
        assert replayed["seen"]["question"] == update["seen"][0]["question"]
        seen_by_all = anna.get(f"/replay?at={at}")
        assert seen_by_all["seen"]["view"]["hand"] == []
    last = sent[-1][0]
    anna.get(f"/replay?seat=0&at={last + 1}", 400)
    anna.get("/replay?seat=0&at=-1", 400)
    anna.get("/replay?seat=1", 403)
    told = [line for at in range(last + 1) for line in anna.get(f"/replay?seat=0&at={at}")["happened"]]
    assert [line["kind"] for line in told] == [line["kind"] for line in anna.look()["happened"]]


def test_when_it_is_over_every_hand_may_be_seen_and_played_on_from(site: Site) -> None:
    anna = over(site)
    stranger = site.visitor(table=anna.table)
    last = stranger.get("/replay")["last"]
    assert stranger.get(f"/replay?seat=1&at={last // 2}")["seen"]["seat"] == 1
    wish = {"at": last // 2, "seat": 1, "name": "Ola", "level": "random"}
    made = stranger.post("/replay/play-on", wish, 201)
    assert [key["seat"] for key in made["keys"]] == [1]
    ola = site.visitor(made["keys"][0]["token"], table=made["id"])
    view = stranger.get(f"/replay?seat=1&at={last // 2}")["seen"]["view"]
    start = ola.get("/replay?seat=1&at=0")["seen"]["view"]
    assert start == view, "it begins where it was left"
    assert status(ola.play()) == "over"
    verdict = recordfile.read(ola.get("/record"), GAMES)
    assert verdict.record is not None
    assert len(verdict.header.prelude) > 10
    stranger.post("/replay/play-on", {**wish, "at": last}, 409)
    stranger.post("/replay/play-on", {**wish, "at": last + 1}, 400)
    stranger.post("/replay/play-on", {**wish, "seat": 2}, 400)
    ola.post("/replay/play-on", {**wish, "at": 0, "seat": 0}, 201)


def test_a_game_that_is_played_cannot_be_played_on_elsewhere(site: Site) -> None:
    """It would tell what a seat may not know."""
    _, [anna] = site.make(HERE, BOT)
    anna.play(3)
    anna.post("/replay/play-on", {"at": 1, "seat": 0, "name": "Anna"}, 403)


def test_a_prelude_must_be_legal_and_is_covered_by_the_chain(site: Site) -> None:
    anna = over(site)
    made = anna.post("/replay/play-on", {"at": 3, "seat": 0, "name": "Ola"}, 201)
    ola = site.visitor(made["keys"][0]["token"], table=made["id"])
    ola.act(0, "concede")
    text = ola.get("/record")
    assert '"prelude":[[' in text
    good = recordfile.read(text, GAMES)
    with pytest.raises(recordfile.BadRecord):
        recordfile.read(text.replace('"prelude":[[-1,', '"prelude":[[0,', 1), GAMES)
    header = good.header
    bad = [*header.prelude[:-1], (header.prelude[-1][0], "nonsense")]
    wrong = Header(header.game, header.rules, header.box, header.options, header.seats, header.numbers, "", bad)
    with pytest.raises(IllegalAnswer):
        Record(GAMES["titan_race"], wrong, b"")
