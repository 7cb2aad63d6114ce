"""How one wins is told before the first question of a first game, and again only when it is asked for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page
from tests.web.texts import GAMES, keys_in
from tests.web.variants import any_game

DRAWN = {"titan_race": "svg.track"}
"""What a picture shows of the game's own board."""


def scrolls(guest: Guest) -> bool:
    found: bool = guest.part("aim").evaluate("it => it.scrollHeight > it.clientHeight")
    return found


def cut(guest: Guest) -> list[str]:
    """Titles taller than their line, or whose line touches the frame of the picture below."""
    titles = guest.part("aim").get_by_role("heading", level=3)
    found: list[str] = titles.evaluate_all(in_page("cut_titles"))
    return found


@any_game
@pytest.mark.parametrize(
    ("game", "phone"), [*[(game, True) for game in GAMES], ("titan_race", False), ("karak2", False)]
)
def test_the_aim_comes_first_and_never_again(invite: Invite, phone: bool, game: str) -> None:
    guest = invite(phone=phone, language="pl", newcomer=True, game=game)
    guest.keep(name="Ola")
    guest.go()
    guest.play_now.click()
    aim = guest.part("aim")
    expect(aim.get_by_role("heading", name=guest.say("aim"), exact=True)).to_be_visible()
    expect(aim.get_by_role("listitem")).to_have_count(3)
    for picture in aim.locator(".picture").all():
        expect(picture.locator(DRAWN.get(game, "svg")).first).to_be_visible()
    assert not scrolls(guest)
    assert not cut(guest)
    assert not guest.faults(".sheet button", least=44 if phone else 20)

    guest.button("aim-close").click()
    expect(aim).to_have_count(0)
    guest.wait_for_question()
    guest.page.reload()
    guest.wait_for_question()
    expect(aim).to_have_count(0)

    guest.button("menu").click()
    guest.button("aim").click()
    expect(aim).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(aim).to_have_count(0)


def test_a_rule_of_a_picture_is_read_beside_the_board(invite: Invite) -> None:
    guest = invite(language="pl", newcomer=True)
    guest.keep(name="Ola")
    guest.go()
    guest.play_now.click()
    guest.part("aim").get_by_role("button", name="TR-46", exact=True).click()
    expect(guest.part("aim")).to_have_count(0)
    expect(guest.page.locator("#rule-TR-46, [data-rule='TR-46']").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_what_the_signs_on_the_panels_mean_is_one_tap_away(invite: Invite, phone: bool) -> None:
    guest = invite(phone=phone, language="pl", game="war_chest")
    guest.keep(name="Ola")
    guest.go()
    guest.play_now.click()
    guest.wait_for_question()
    if phone:
        guest.button("menu").click()
    guest.button("legend").first.click()
    legend = guest.part("legend")
    expect(legend.get_by_role("listitem").first).to_be_visible()
    assert not keys_in(legend.inner_text())
    guest.button("close").click()
    expect(legend).to_have_count(0)
