"""Of what stands open to all nobody takes everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.server.settings import Limits
from tests.server.kit import BOT, HERE, OPEN, Site, Visitor, served
from tests.server.process.test_lasting import eventually

WISH = {"game": "titan_race", "seats": [HERE, OPEN, OPEN, OPEN], "visibility": "public"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Behind a proxy that says from where somebody comes."""
    limits = Limits(public_tables=3, bot_tables=2, tables=(1000, 100))
    with served(str(tmp_path_factory.mktemp("house")), behind_proxy=True, pause=(60.0, 60.0), limits=limits) as site:
        yield site


def coming_from(house: Site, address: str, *tokens: str, table: str = "") -> Visitor:
    return house.visitor(*tokens, table=table, **{"X-Forwarded-For": address})


def test_an_address_has_its_share_of_the_lobby(house: Site) -> None:
    greedy, other = coming_from(house, "8.8.8.8"), coming_from(house, "8.8.4.4")
    made = [greedy.post("/api/tables", WISH, 201) for _ in range(3)]
    refused = greedy.post("/api/tables", WISH, 429)
    assert refused["key"] == "lobby-share"
    assert "3" in refused["en"]
    greedy.post("/api/tables", {**WISH, "visibility": "link"}, 201)
    other.post("/api/tables", WISH, 201)
    key = made[0]["keys"][0]
    coming_from(house, "8.8.8.8", key["token"], table=made[0]["id"]).act(0, "abort")
    eventually(lambda: greedy.http.post("/api/tables", json=WISH).status_code == 201)
    greedy.post("/api/tables", WISH, 429)


def test_at_a_public_table_each_has_one_seat(house: Site) -> None:
    made = coming_from(house, "1.1.1.1").post("/api/tables", WISH, 201)
    guest = coming_from(house, "9.9.9.9", table=made["id"])
    key = guest.post("/seats", {"name": "Ola"}, 201)
    assert guest.post("/seats", {"name": "Ela"}, 403)["key"] == "one-seat-each"
    elsewhere = coming_from(house, "9.9.9.10", key["token"], table=made["id"])
    assert elsewhere.post("/seats", {"name": "Ela"}, 403)["key"] == "one-seat-each", "who sits there sits there"
    elsewhere.act(key["seat"], "leave")
    guest.post("/seats", {"name": "Ela"}, 201)
    host = coming_from(house, "9.9.9.9", made["keys"][0]["token"], table=made["id"])
    for name in ("Jan", "Iga"):
        host.post("/seats", {"name": name}, 201)


def test_by_link_and_from_one_house_they_sit_down_as_they_like(house: Site) -> None:
    made = coming_from(house, "1.1.1.1").post("/api/tables", {**WISH, "visibility": "link"}, 201)
    for name in ("Ola", "Ela", "Iga"):
        coming_from(house, "9.9.9.9", table=made["id"]).post("/seats", {"name": name}, 201)
    made = coming_from(house, "192.168.1.7").post("/api/tables", WISH, 201)
    for name in ("Ola", "Ela", "Iga"):
        coming_from(house, "192.168.1.7", table=made["id"]).post("/seats", {"name": name}, 201)


def test_where_nothing_is_limited_nothing_is_shared(tmp_path: Path) -> None:
    with served(str(tmp_path), behind_proxy=True, limits=Limits(on=False, public_tables=1)) as site:
        for _ in range(3):
            coming_from(site, "8.8.8.8").post("/api/tables", WISH, 201)


def test_an_address_keeps_only_so_many_tables_of_bots_going(house: Site) -> None:
    wish = {"game": "titan_race", "seats": [BOT, BOT]}
    one, other, home = (coming_from(house, address) for address in ("8.8.8.8", "8.8.4.4", "192.168.1.7"))
    for _ in range(2):
        one.post("/api/tables", wish, 201)
    refused = one.post("/api/tables", wish, 429)
    assert refused["key"] == "bots-share"
    assert "2" in refused["en"]
    one.post("/api/tables", {**wish, "seats": [HERE, BOT]}, 201)
    other.post("/api/tables", wish, 201)
    for _ in range(3):
        home.post("/api/tables", wish, 201)
