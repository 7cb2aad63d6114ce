"""War Chest against bots by clicks: a whole game for two from the home page to its end, and two against two."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Json, Site
from tests.web.conftest import Invite
from tests.web.ends import ending as headline
from tests.web.guest import Guest
from tests.web.war import EVERYTHING, GAME, choose_something, hexes

ROUNDS = 10
SOME = 12
"""Answers, of some fifty."""
WITHOUT_NOBILITY = 6
"""Rules of ours that can be chosen otherwise: what speaks of Nobility is not asked."""
SMALL, LARGE = 37, 47
"""Hexes of the board for two and for four."""


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_game_against_a_bot_is_played_by_clicks_on_board_and_coins(invite: Invite, whole: bool) -> None:
    guest, luck = invite(game=GAME), Random(1)
    make_table(guest)
    pressed: Counter[str] = Counter()
    while guest.wait_for_question() and (whole or pressed.total() < SOME):
        if not pressed:
            guest.button("hint-none").click()
            expect(hexes(guest)).to_have_count(SMALL)
        assert not guest.faults() + guest.cut_off()
        pressed[choose_something(guest, luck)] += 1

    assert pressed["hex"] >= (5 if whole else 2), pressed
    assert pressed["face down"] >= (2 if whole else 1), pressed
    assert not pressed["button"], "every option is on the board, in the hand or beside them"
    if whole:
        over = guest.part("game-over")
        expect(guest.part("ending")).not_to_be_empty()
        expect(over.get_by_role("link", name=guest.say("replay"))).to_be_visible()
        expect(over.get_by_role("button", name=guest.say("rematch"))).to_be_visible()
        expect(guest.page.get_by_text(guest.say("wc-hand-empty"))).to_have_count(0)


def make_table(guest: Guest) -> None:
    """For two, with the units of a first game and a limit of rounds: it surely ends."""
    guest.go()
    guest.box.get_by_role("link", name=guest.say("make-table"), exact=True).click()
    form = guest.page.locator("form").filter(has=guest.button("create-do"))
    seats = form.get_by_role("group", name=guest.say("create-how-many"))
    seats.get_by_role("radio", name="2").check(force=True)
    form.get_by_label(guest.say("create-name", number=1), exact=True).fill("Ola")
    form.get_by_role("combobox", name=guest.say("option-setup"), exact=True).select_option(
        label=guest.say("option-setup-first_game")
    )
    form.locator("summary").filter(has_text=guest.say("create-ours", count=WITHOUT_NOBILITY)).click()
    limit = form.get_by_role("combobox", name=guest.say("option-round_limit"), exact=True)
    limit.select_option(label=guest.say(f"option-round_limit-{ROUNDS}"))
    guest.button("create-do").click()


@pytest.mark.slow
def test_two_against_two_with_bots_is_played_to_its_end(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT, BOT, BOT, game=GAME, options={**EVERYTHING, "round_limit": ROUNDS})
    guest, luck = invite(game=GAME), Random(2)
    guest.keep(hints=False)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    for _ in range(6):
        assert guest.wait_for_question()
        assert not guest.faults() + guest.cut_off()
        choose_something(guest, luck)
    expect(hexes(guest)).to_have_count(LARGE)
    sides = [guest.part(f"seat-{seat}").inner_text() for seat in range(4)]
    for seat, side in enumerate(["sun", "moon", "sun", "moon"]):
        assert guest.say(f"wc-side-{side}") in sides[seat]
    told = "\n".join(guest.log())
    assert all(guest.say("bot-name", number=number) in told for number in (2, 3, 4)), "all have played"

    guest.go()
    ended = visitor.play(seed=3)
    guest.go(f"#/t/{made['id']}")
    expect(guest.part("ending")).to_have_text(ending(guest, ended))
    expect(guest.part("ending-why")).to_contain_text(decided(guest, ended))
    for seat in range(4):
        row, number = guest.part(f"place-{seat}"), seat % 2
        expect(row.locator(f"[data-side='{number}']")).to_have_text(guest.say(f"side-{number}"))
        expect(row.get_by_test_id("score")).to_have_text(str(held(ended, number)))


def decided(guest: Guest, ended: Json) -> str:
    """By the limit, unless somebody was quicker."""
    keys = {"WC-11.1": "wc-decided-markers", "WC-10.2": "wc-decided-coins", "WC-10.3": "wc-decided-limit"}
    winner = ended["seen"][0]["view"]["winner"] or 0
    said = guest.say(
        keys[ended["table"]["result"]["reason"]],
        side=guest.say(f"side-{winner}"),
        hex="?",
        own=held(ended, winner),
        other=held(ended, 1 - winner),
    )
    return said.split("?. ")[-1]


def held(ended: Json, side: int) -> int:
    return sum(hex["control"] == side for hex in ended["seen"][0]["view"]["hexes"])


def ending(guest: Guest, ended: Json) -> str:
    """Partners win together."""
    names = ["Anna", *[guest.say("bot-name", number=number) for number in (2, 3, 4)]]
    return headline(guest, ended["table"]["result"], names, 0)
