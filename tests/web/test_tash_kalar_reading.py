"""Tash-Kalar: a card is read before it is spent, what is improvised says so, and a lifted card is in nobody's way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import Json, Site, served
from tests.web.conftest import Invite
from tests.web.eager import Moment, play_until
from tests.web.guest import Guest
from tests.web.known import Known, lay
from tests.web.tash import GAME, card_called, cards, square_at, summoner, take, verb_of
from tests.web.war import argument, await_question, values

FROST = Known(GAME, "frost", ("Anna", "Bert"), {"form": "duel"})
MELEE = Known(GAME, "lent", ("Anna", "Bert", "Cleo"), {"form": "melee", "schools": "random"})


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("reading")
    lay(folder, [FROST, MELEE])
    with served(str(folder)) as site:
        yield site


def icy(question: Json, luck: Random) -> object:
    """Everfrost, wherever it can be chosen."""
    school = [one["value"] for one in question["options"] if one["word"].get("name") == "everfrost"]
    return school[0] if question["prompt"] == "choose-school" and school else summoner(question, luck)


def offers_thawing(question: Json, view: Json) -> Json | None:
    return offers(question, lambda choice: verb_of(choice["value"]) == "thaw")


def offers_improvising(question: Json, view: Json) -> Json | None:
    return offers(question, lambda choice: choice["word"].get("name") == "summon-lent")


def offers(question: Json, wanted: object) -> Json | None:
    assert callable(wanted)
    return next((choice for choice in question["options"] if question["prompt"] == "action" and wanted(choice)), None)


def seat(invite: Invite, site: Site, table: Known, wanted: object, **wishes: object) -> tuple[Guest, Moment]:
    assert callable(wanted)
    visitor = site.visitor(*[table.token(seat) for seat in range(len(table.seats))], table=table.id)
    moment = play_until(visitor, wanted, Random(1), icy)
    assert moment is not None
    guest = invite(site.url, game=GAME, **wishes)
    guest.keep(hints=False)
    guest.sit_at(table.id, table.token(moment.question["seat"]))
    await_question(guest, moment.question)
    guest.quiet()
    return guest, moment


def test_a_lifted_card_does_not_block_placing(invite: Invite, prepared: Site) -> None:
    guest, moment = seat(invite, prepared, MELEE, offers_improvising)
    card = argument(moment.choice, "card")
    take(guest, card)
    summons = {argument(one, "square") for one in moment.question["options"] if argument(one, "card") == card}
    places = [one for one in moment.question["options"] if verb_of(one["value"]) == "place"]
    free = next(one for one in places if argument(one, "square") not in summons)
    square_at(guest, argument(free, "square")).click()
    guest.acknowledged()
    expect(guest.part("why")).to_have_count(0)
    assert guest.answers == [free["value"]]


def test_improvising_is_marked_on_the_square_and_on_the_button(invite: Invite, prepared: Site) -> None:
    guest, moment = seat(invite, prepared, MELEE, offers_improvising, language="pl")
    card, square = argument(moment.choice, "card"), argument(moment.choice, "square")
    take(guest, card)
    once = re.compile(re.escape(guest.say("tk-spend-improvised")))
    expect(square_at(guest, square)).to_have_accessible_name(once)
    lent = moment.choice["word"]["args"]["lent"]["list"][-1]["name"]
    button = guest.options.nth(values(guest).index(moment.choice["value"]))
    expect(button).to_contain_text(guest.say("tk-improvise-at", square=square, lent=lent))
    square_at(guest, square).click()
    expect(guest.part("confirm")).to_contain_text(guest.say("tk-spend-improvised"))
    assert not guest.answers, "the first click only asks"


def test_a_kept_frost_effect_is_read_before_anything_is_spent(invite: Invite, prepared: Site) -> None:
    guest, moment = seat(invite, prepared, FROST, offers_thawing, language="pl")
    card = argument(moment.choice, "card")
    kept = guest.part("board").locator("[data-frost][data-options]")
    kept.hover()
    expect(guest.part("reading")).to_contain_text(guest.say(f"card-{card}"))
    expect(guest.part("reading")).to_contain_text(guest.say(f"card-{card}-frost"))
    kept.click()
    expect(guest.part("confirm")).to_contain_text(guest.say("tk-spend-thaw"))
    assert not guest.answers, "the first click only asks"
    guest.part("confirm").click()
    guest.acknowledged()
    assert guest.answers == [moment.choice["value"]]


@pytest.mark.slow
def test_a_phone_shows_name_pattern_and_text_of_a_tapped_card(invite: Invite, prepared: Site) -> None:
    guest, _ = seat(invite, prepared, FROST, offers_thawing, language="pl", phone=True)
    for name in cards(guest).evaluate_all("all => all.map((one) => one.dataset.name)"):
        card_called(guest, name).tap()
        reading = guest.part("reading")
        expect(reading).to_contain_text(guest.say(f"card-{name}"))
        expect(reading).to_contain_text(guest.say(f"card-{name}-text"))
        expect(reading.locator("svg.pd")).to_have_count(0 if name.startswith("flare") else 1)
        card_called(guest, name).tap()


def test_a_card_is_read_aloud_with_rank_pattern_and_effect(invite: Invite, prepared: Site) -> None:
    guest, _ = seat(invite, prepared, FROST, offers_thawing, language="pl")
    names = cards(guest).evaluate_all("all => all.map((one) => one.dataset.name)")
    beings = [name for name in names if not name.startswith("flare")]
    for name in beings:
        described = card_called(guest, name).get_attribute("aria-description") or ""
        assert "licząc od pola przywołania" in described
        assert guest.say(f"card-{name}-text") in described
