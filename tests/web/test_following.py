"""One can follow: log, marker and end keep step with the board; the log folds by turn; what others decide is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.kit import BOT, HERE, Site, question_of
from tests.web.conftest import Invite
from tests.web.guest import LONG, Guest

PATIENT = 3 * LONG
"""For what is drawn with motion on: how soon it must catch up is told by counts, in web/src/board."""
BERT = {**HERE, "name": "Bert"}
STEPS = """
() => {
  const ask = document.querySelector('[data-testid="ask"]');
  const log = document.querySelector('[data-testid="log"]');
  window.ahead = [];
  window.seen = 0;
  const bare = (text) => text.replace(/\\s+/g, " ").trim();
  const check = () => {
    const shown = bare(ask.textContent);
    const lines = [...log.querySelectorAll("[data-line]")].map((line) => bare(line.textContent));
    const told = lines.findLastIndex((line) => line.includes(shown));
    if (!shown || told < 0) return;
    window.seen++;
    if (told < lines.length - 1) window.ahead.push([shown, lines.slice(told + 1)]);
  };
  new MutationObserver(check).observe(ask, { subtree: true, childList: true, characterData: true });
}
"""


@pytest.mark.parametrize("phone", [False, True])
def test_what_another_decides_is_told_while_one_waits(invite: Invite, site: Site, phone: bool) -> None:
    made, (_, bert) = site.make(HERE, BERT)
    guest = invite(language="pl", phone=phone)
    guest.go(f"#/t/{made['id']}")
    update = bert.wait(lambda update: update["table"]["seats"][0]["acting"] or question_of(update) is not None)
    name = update["table"]["seats"][0 if update["table"]["seats"][0]["acting"] else 1]["name"]
    told = update["table"].get("deciding", "")
    assert told, "which titan is no secret"
    expect(guest.part("ask")).to_contain_text(guest.say(f"deciding-{told}", name=name))


def test_the_log_folds_by_turn_and_opens_by_a_key(invite: Invite, site: Site) -> None:
    made, (visitor,) = site.make(HERE, BOT)
    visitor.play(12)
    guest = invite(language="pl")
    guest.go(f"#/t/{made['id']}/key/{made['keys'][0]['token']}")
    turns = guest.part("log").locator("details")
    expect(turns.first).to_be_attached()
    folded = guest.part("log").locator("details:not([open])").first
    inner = folded.locator("[data-line]").first
    expect(inner).to_be_hidden()
    assert len(guest.log()) > turns.count(), "several lines make a turn"
    summary = folded.locator("summary")
    summary.focus()
    opened = guest.part("log").locator("details[open]")
    before = opened.count()
    guest.page.keyboard.press("Enter")
    expect(opened).to_have_count(before + 1)
    guest.page.keyboard.press("ArrowDown")
    expect(guest.part("log").locator("details[open] button.line").first).to_be_focused()


def test_log_and_end_keep_step_with_what_is_shown(invite: Invite, site: Site) -> None:
    """A page that watches quick bots: no line stands in the log before it is shown, and the page is not left behind."""
    made, (visitor,) = site.make(HERE, BOT, BOT, BOT)
    guest = invite(language="pl", reduced_motion="no-preference")
    guest.keep(hints=False, sound=False)
    guest.go(f"#/t/{made['id']}")
    expect(guest.part("ask")).to_be_visible()
    guest.page.evaluate(STEPS)
    ended = visitor.play(seed=5)
    assert ended["table"]["status"] == "over"
    expect(guest.part("ending")).to_be_visible(timeout=PATIENT)
    assert guest.page.evaluate("window.seen") > 0, "it was watched; the slower the machine, the less"
    assert guest.page.evaluate("window.ahead") == []


def test_sides_are_seen_on_panels_strip_and_end(invite: Invite, site: Site) -> None:
    seats = [HERE, BOT, BOT, BOT]
    made, (visitor,) = site.make(*seats, options={"teams": "two"})
    sides = [seat["side"] for seat in visitor.look()["table"]["seats"]]
    for phone in (False, True):
        guest = invite(language="pl", phone=phone)
        guest.go(f"#/t/{made['id']}/key/{made['keys'][0]['token']}")
        for seat, side in enumerate(sides):
            expect_side(guest, f"seat-{seat}", side)
        assert not guest.faults()
    visitor.play(seed=1)
    guest = invite(language="pl")
    guest.go(f"#/t/{made['id']}")
    for seat, side in enumerate(sides):
        expect_side(guest, f"place-{seat}", side)
    expect(guest.part("ending")).to_have_text(re.compile(" i "))
    guest.button("end-board").click()
    for side in set(sides):
        flags = guest.part("board").locator(f"[data-piece-side='{side}']")
        expect(flags).to_have_count(sides.count(side))
        expect(flags.first).to_have_text("ABC"[side])


def expect_side(guest: Guest, part: str, side: int) -> None:
    mark = guest.part(part).locator("[data-side]").first
    expect(mark).to_have_attribute("data-side", str(side))
    expect(mark).to_contain_text(guest.say("team-name", letter="ABC"[side]))
