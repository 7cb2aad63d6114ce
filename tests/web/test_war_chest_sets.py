"""War Chest with Nobility, Siege and Nightfall: decrees, fortifications, poison and decoys, by clicks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.kit import Json, Site, served
from tests.web.conftest import Invite
from tests.web.eager import Moment, play_until
from tests.web.guest import Guest
from tests.web.known import Known, lay
from tests.web.war import EVERYTHING, GAME, argument, await_question, coins, hex_at, point, take

LUCKS = ("war-11", "war-10", "war-5", "war-0", "war-1", "war-9")
"""The first shows everything; should other rules lead elsewhere, the rest follow."""
TABLES = [Known(GAME, luck, ("Anna", "Bert"), {**EVERYTHING, "setup": "free", "round_limit": 30}) for luck in LUCKS]


@pytest.fixture
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("prepared")
    lay(folder, TABLES)
    with served(str(folder)) as site:
        yield site


@pytest.mark.slow
def test_decrees_fortifications_poison_and_decoys_are_seen_and_played(invite: Invite, prepared: Site) -> None:
    guest = invite(prepared.url, game=GAME)
    guest.keep(hints=False)
    left = {"proclaim": proclaim, "cure": cure, "attack": storm, "return": give_back}
    for table in TABLES:
        visitor, luck = prepared.visitor(table.token(0), table.token(1), table=table.id), Random(table.luck)
        while left and (moment := play_until(visitor, lambda *seen: offered(left, *seen), luck)):
            if table.id not in guest.page.url:
                guest.sit_at(table.id, table.token())
            await_question(guest, moment.question)
            assert not guest.faults() + guest.cut_off()
            left.pop(moment.choice["value"][0])(guest, moment)
    assert not left, f"never possible: {set(left)}"


def offered(verbs: Iterable[str], question: Json, view: Json) -> Json | None:
    """To Anna; of attacks only those on a fortification."""
    if question["seat"] != 0 or question["prompt"] != "play":
        return None
    forts = {hex["hex"] for hex in view["hexes"] if hex["fort"]}
    found = [choice for choice in question["options"] if choice["value"][0] in verbs]
    return next((one for one in found if one["value"][0] != "attack" or argument(one, "to") in forts), None)


def expect_told(guest: Guest, event: str, **words: str) -> None:
    expect(guest.part("log")).to_contain_text(guest.say(f"event-{event}", **words))


def proclaim(guest: Guest, moment: Moment) -> None:
    """The royal coin, and the scroll: now it bears a seal."""
    decree = argument(moment.choice, "decree")
    scroll = guest.part("board").locator(f"[data-decree={decree}]")
    expect(scroll).not_to_have_accessible_name(re.compile(guest.say("wc-sealed-sun")))
    take(guest, "royal")
    point(guest, scroll, moment.choice["value"])
    expect(scroll).to_have_accessible_name(re.compile(guest.say("wc-sealed-sun")))
    expect_told(guest, "proclaim", seat="Anna", decree=guest.say(f"decree-{decree}"))


def cure(guest: Guest, moment: Moment) -> None:
    """A poisoned unit wears a mark, and its own coin takes it off."""
    unit = argument(moment.choice, "coin")
    (hex,) = [hex["hex"] for hex in moment.view["hexes"] if hex["unit"] == unit and hex["poison"]]
    mark = guest.part("board").locator(f"[data-poison={hex}]")
    expect(mark).to_be_visible()
    expect(guest.part("seat-0").locator(f"[data-unit={unit}]")).to_have_accessible_name(
        re.compile(guest.say("wc-poisoned"))
    )
    take(guest, unit)
    point(guest, hex_at(guest, hex), moment.choice["value"])
    expect(mark).to_have_count(0)
    expect_told(guest, "cure", unit=guest.say(f"unit-{unit}"))


def storm(guest: Guest, moment: Moment) -> None:
    """An attack on a fortification: it falls, whoever stands in it."""
    coin, hex = argument(moment.choice, "coin"), argument(moment.choice, "to")
    fort = guest.part("board").locator(f"[data-fort={hex}]")
    expect(fort).to_be_visible()
    take(guest, coin)
    point(guest, hex_at(guest, hex), moment.choice["value"])
    expect(fort).to_have_count(0)
    expect_told(guest, "fort-down", hex=hex)


def give_back(guest: Guest, moment: Moment) -> None:
    """A decoy in hand is told from a coin of one's own, and goes back to its card."""
    decoy = argument(moment.choice, "coin")
    coin = coins(guest).and_(guest.page.locator(f"[data-name={decoy}]"))
    expect(coin).to_have_text(guest.say("wc-decoy"))
    take(guest, decoy)
    guest.page.locator(f"[data-option='{json.dumps(moment.choice['value'], separators=(',', ':'))}']").click()
    guest.acknowledged()
    expect(coin).to_have_count(0)
    expect_told(guest, "return", seat="Anna", unit=guest.say(f"unit-{decoy.removeprefix('decoy_')}"))
