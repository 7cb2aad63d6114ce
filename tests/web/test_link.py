"""The link breaks, the server dies, the server is away: nothing is lost, and the page comes back by itself."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site
from tests.web.cable import Cable
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.kit import Host, hosted

CUT = ("net::ERR_", "WebSocket", "Failed to load resource")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosted(tmp_path) as running:
        yield running


@pytest.mark.slow
def test_a_server_killed_in_mid_game_and_started_again_loses_nothing(host: Host, invite: Invite) -> None:
    guest, luck = invite(host.url), Random(6)
    start_against_a_bot(guest)
    guest.play(2, luck)
    guest.wait_for_question()
    before, asked = guest.log(), guest.part("ask").inner_text()

    host.stop(signal.SIGKILL)
    expect(guest.part("link-lost")).to_be_visible()
    assert guest.part("board").is_visible(), "the table stays in sight"
    guest.answer(0)
    expect(guest.part("link-lost")).to_contain_text(guest.say("toast-lost-kept"))
    assert guest.log() == before
    assert guest.part("ask").inner_text() == asked

    host.start()
    expect(guest.part("link-back")).to_be_visible()
    guest.acknowledged()
    guest.wait_for_question()
    after = guest.log()
    assert after[: len(before)] == before
    assert len(after) > len(before), "the answer given while the server was away has arrived"
    guest.answer_somehow(luck)
    guest.acknowledged()
    guest.forgive(*CUT)


def start_against_a_bot(guest: Guest) -> None:
    wish = {"game": "titan_race", "seats": [HERE, BOT]}
    made = guest.page.request.post(f"{guest.url}/api/tables", data=wish).json()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.wait_for_question()


@pytest.mark.slow
def test_without_a_server_a_clear_page_is_shown_that_goes_on_by_itself(host: Host, invite: Invite) -> None:
    guest = invite(host.url, installs=True)
    guest.go()
    guest.installed()
    expect_away_and_back(guest, host)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("home-title"))

    start_against_a_bot(guest)
    before, asked = guest.log(), guest.part("ask").inner_text()
    expect_away_and_back(guest, host)
    expect(guest.part("ask")).to_have_text(asked, use_inner_text=True)
    assert guest.log() == before
    guest.answer(0)
    guest.acknowledged()
    guest.forgive(*CUT)


def expect_away_and_back(guest: Guest, host: Host) -> None:
    """Somebody comes while nothing is served."""
    host.stop()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("away-title"))
    expect(guest.page.get_by_role("status").filter(has_text=guest.say("away-text"))).to_be_visible()
    host.start()


@pytest.fixture
def cable(site: Site) -> Iterator[Cable]:
    laid = Cable(int(site.address.rpartition(":")[2]))
    yield laid
    laid.close()


@pytest.mark.parametrize("how", ["cut", pytest.param("silence", marks=pytest.mark.slow)])
def test_an_answer_given_into_a_broken_link_arrives_when_the_link_is_back(
    site: Site, cable: Cable, invite: Invite, how: str
) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT)
    guest = invite(cable.url)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    guest.play(2, Random(1))
    guest.wait_for_question()
    before, told = visitor.look(), guest.log()
    asked, question = before["seq"], before["seen"][0]["question"]

    getattr(cable, how)()
    guest.answer(0)
    expect(guest.part("link-lost")).to_contain_text(guest.say("toast-lost-kept"))
    assert visitor.look()["seen"][0]["question"] == question, "nobody has heard it"
    cable.mend()
    expect(guest.part("link-back")).to_be_visible()
    assert guest.wait_for_question()

    answers = [message for message in guest.sent if message["type"] == "answer" and message["seq"] == asked]
    assert len({str(answer["value"]) for answer in answers}) == 1
    assert guest.log()[: len(told)] == told
    visitor.wait(lambda update: update["seq"] > asked)
    guest.page.reload()
    guest.wait_for_question()
    assert guest.log()[: len(told)] == told, "and the server tells the same"
    guest.forgive(*CUT)
