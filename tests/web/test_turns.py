"""Whose turn it is: clocks that run in the page, the title of the tab, and notices for those who are elsewhere."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.server.kit import HERE, Site, Visitor, question_of
from tests.web.conftest import Invite
from tests.web.guest import Guest, in_page

BERT = {**HERE, "name": "Bert"}
GIVEN = 62
"""Seconds: two more than a clock may show without a warning."""
SOON = 50
"""Looks at a page whose clocks are late on a busy machine."""


def hand_over(guest: Guest, bert: Visitor, to: int, luck: Random) -> None:
    """The guest has the first seat, Bert the second; both answer until the one or the other is asked."""
    while (asked := acting(bert)) != to:
        if asked == 0:
            guest.wait_for_question()
            guest.answer_somehow(luck)
            guest.acknowledged()
        else:
            bert.answer(bert.look(), luck.choice)


def acting(visitor: Visitor) -> int:
    """An only option is chosen by the table, after a while."""
    update = visitor.wait(lambda update: question_of(update) is not None or update["table"]["seats"][0]["acting"])
    return 0 if update["table"]["seats"][0]["acting"] else 1


def test_the_clock_of_whoever_is_asked_runs_in_the_page(invite: Invite, site: Site) -> None:
    made, (_, bert) = site.make(HERE, BERT, pace={"kind": "live", "seconds": GIVEN})
    guest, luck = invite(), Random(1)
    guest.sit_at(made["id"], made["keys"][0]["token"])
    for seat in (0, 1):
        hand_over(guest, bert, seat, luck)
        expect_running(guest, seat)
    for _ in range(SOON):
        before, shown, after = clocks(bert), [seconds(guest, seat) for seat in (0, 1)], clocks(bert)
        if as_counted := all(after[seat] - 2 <= shown[seat] <= before[seat] + 1 for seat in (0, 1)):
            break
        guest.page.wait_for_timeout(100)
    assert as_counted, "as the server counts"


def clocks(visitor: Visitor) -> list[float]:
    return [one["clock"] for one in visitor.look()["table"]["seats"]]


def expect_running(guest: Guest, seat: int) -> None:
    """That one, and the other one not."""
    clock, other = (guest.part(f"seat-{number}").locator("time") for number in (seat, 1 - seat))
    shown = [clock.inner_text()]
    while len(shown) < 3:
        expect(clock).not_to_have_text(shown[-1])
        shown.append(clock.inner_text())
    stands = other.inner_text()
    expect(clock).not_to_have_text(shown[-1])
    assert shown == sorted(shown, reverse=True), "backwards"
    expect(clock).to_contain_class("low")
    expect(other).to_have_text(stands)


def seconds(guest: Guest, seat: int) -> int:
    minutes, rest = guest.part(f"seat-{seat}").locator("time").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_when_a_clock_has_run_out_the_page_says_who_has_won_and_why(invite: Invite, site: Site) -> None:
    made, _ = site.make(HERE, BERT, pace={"kind": "live", "seconds": 2})
    guest = invite()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    over = guest.part("game-over")
    expect(over).to_contain_text(guest.say("result-by-timeout"))
    expect(guest.options).to_have_count(0)


def test_a_turn_is_told_by_the_tab_and_by_a_notice_to_whoever_is_elsewhere(invite: Invite, site: Site) -> None:
    made, (_, bert) = site.make(HERE, BERT)
    guest, luck = invite(), Random(2)
    guest.context.add_init_script(in_page("notices"))
    guest.go("#/settings")
    guest.page.get_by_role("switch", name=guest.say("notifications")).click()
    guest.sit_at(made["id"], made["keys"][0]["token"])
    game, turn = guest.say("game-name"), guest.say("your-turn")

    hand_over(guest, bert, 1, luck)
    expect(guest.page).to_have_title(f"{game} · Stolik")
    hand_over(guest, bert, 0, luck)
    expect(guest.page).to_have_title(f"● {turn} · {game}")
    assert noticed(guest) == [], "nobody is called who is there"

    hand_over(guest, bert, 1, luck)
    guest.page.evaluate("window.elsewhere = true")
    hand_over(guest, bert, 0, luck)
    guest.wait_for_question()
    guest.quiet()
    (notice,) = noticed(guest)
    assert notice["title"] == f"{turn} · {game}"
    assert notice["body"]
    assert notice["body"] in guest.part("ask").inner_text()
    assert notice["tag"] == f"stolik-{made['id']}", "a newer one takes its place"


def noticed(guest: Guest) -> Any:
    return guest.page.evaluate("window.noticed")


def test_who_forbids_notices_reads_where_to_allow_them(invite: Invite) -> None:
    guest = invite()
    guest.go("#/settings")
    switch = guest.page.get_by_role("switch", name=guest.say("notifications"))
    switch.click()
    expect(guest.page.get_by_text(guest.say("notifications-forbidden"))).to_be_visible()
    expect(switch).not_to_be_checked()
