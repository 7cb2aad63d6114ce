"""A table that began by other rules stands still, says why, and can be called off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from stolik.games import GAMES
from tests.server.kit import Site, served
from tests.web.conftest import Invite
from tests.web.known import Known, lay

GAME = next(iter(GAMES))
OLD = Known(GAME, "old", ("Anna", "Bert"), {}, older=1)
FINGER = 44


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("old")
    lay(folder, [OLD])
    with served(str(folder)) as site:
        yield site


@pytest.mark.parametrize("phone", [False, True])
def test_it_says_so_and_what_can_be_done(invite: Invite, house: Site, phone: bool) -> None:
    guest = invite(house.url, game=GAME, language="pl", phone=phone)
    guest.go(f"#/t/{OLD.id}/key/{OLD.token()}")
    told = guest.page.get_by_role("status").filter(has_text=guest.say("stopped-title"))
    expect(told.get_by_role("heading")).to_be_visible()
    expect(told).to_be_in_viewport(ratio=1)
    assert not guest.faults(".panel .opt", FINGER if phone else 0) + guest.cut_off()
    guest.button("menu").click()
    guest.button("abort").click()
    expect(guest.page.get_by_role("dialog")).to_have_accessible_name(guest.say("abort-sure"))
    guest.go()
    expect(guest.part("my-table")).to_contain_text(guest.say("row-stopped"))
