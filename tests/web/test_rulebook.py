"""The rulebook that plays: examples stand between the paragraphs and are played on the game's own board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from stolik.examples import Example, examples
from stolik.games import GAMES
from tests.web.conftest import Invite
from tests.web.guest import LONG, Guest
from tests.web.variants import any_game

PLAYED = 5


def some(name: str) -> list[Example]:
    """From the whole book, not only its beginning."""
    every = list(examples(GAMES[name]).values())
    return every[:: max(1, len(every) // PLAYED)][:PLAYED]


def figure_of(guest: Guest, example: Example) -> Locator:
    guest.page.evaluate("rule => (location.hash = rule)", f"#/rules/{guest.game}/{example.shows[0]}")
    expect(guest.page.locator(f"[data-rule='{example.shows[0]}']")).to_be_in_viewport(timeout=LONG)
    figure = guest.page.locator(f"[data-example='{example.name}']")
    figure.scroll_into_view_if_needed(timeout=LONG)
    return figure


@any_game
@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", list(GAMES))
def test_examples_are_played_between_the_paragraphs(invite: Invite, name: str, phone: bool) -> None:
    guest = invite(phone=phone, game=name, language="pl")
    guest.go(f"#/rules/{name}")
    for example in some(name):
        figure = figure_of(guest, example)
        expect(figure.locator("figcaption")).to_contain_text(example.title["pl"])
        expect(figure.locator("figcaption")).to_contain_text(example.text["pl"], timeout=LONG)
        expect(figure.locator(".board svg").first).to_be_attached(timeout=LONG)
        onward, said = figure.locator("[data-step]"), []
        while onward.is_enabled():
            onward.click()
            said.append(figure.locator("[data-said]").inner_text())
        assert any(said), "the log tells what happened"
        figure.locator("[data-again]").click()
        expect(figure.locator("[data-said]")).to_be_empty()
        expect(onward).to_be_enabled()
    assert not guest.faults() + guest.cut_off()


@pytest.mark.slow
def test_play_runs_through_and_a_paragraph_shown_elsewhere_leads_there(invite: Invite) -> None:
    guest = invite(game="titan_race")
    guest.go("#/rules/titan_race")
    example = next(one for one in examples(GAMES["titan_race"]).values() if len(one.shows) > 1)
    figure = figure_of(guest, example)
    figure.locator("[data-run]").click(timeout=LONG)
    expect(figure.locator("[data-step]")).to_be_disabled(timeout=LONG)
    other = guest.page.locator(f"[data-rule='{example.shows[1]}']")
    other.get_by_role("button", name=example.title["en"]).click()
    expect(guest.page.locator(f"[data-rule='{example.shows[0]}']")).to_be_in_viewport()


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_position_is_tried_at_a_table_of_ones_own(invite: Invite, phone: bool) -> None:
    guest = invite(phone=phone, language="pl")
    guest.keep(hints=False)
    guest.go("#/rules/titan_race")
    example = examples(GAMES["titan_race"])["push-as-far-as-the-die"]
    figure_of(guest, example).locator("[data-try]").click()
    assert guest.wait_for_question()
    ways = guest.options.evaluate_all("all => all.map((one) => one.dataset.option)")
    assert f'"{example.play[0]}"' in ways, "what the example answers is offered"


@pytest.mark.slow
def test_who_reads_the_rules_in_the_other_language_reads_the_examples_in_it(invite: Invite) -> None:
    guest = invite(game="war_chest", language="pl")
    guest.go("#/rules/war_chest")
    example = some("war_chest")[1]
    figure = figure_of(guest, example)
    expect(figure.locator("figcaption")).to_contain_text(example.title["pl"])
    guest.page.get_by_role("group", name=guest.say("rules-language")).get_by_role("button", name="EN").click()
    expect(figure.locator("figcaption")).to_contain_text(example.title["en"])
    expect(figure.locator("[data-step]")).to_be_enabled()
