"""A link to a finished game tells a messenger who won; a table that is not over tells nothing at all."""

from __future__ import annotations

import re

import pytest

from stolik.server.share import card
from tests.server.kit import Site
from tests.server.players.kit import Device

ANNA = {"kind": "here", "name": "Anna <b>"}
META = re.compile(r'<meta property="([^"]+)" content="([^"]*)">')


def read(site: Site, path: str) -> dict[str, str]:
    """What a messenger finds in the head of the page."""
    return dict(META.findall(site.visitor().http.get(path).text))


def test_nothing_is_told_before_the_end(site: Site) -> None:
    anna, jan = Device(site), Device(site)
    made = anna.sits(ANNA, {"kind": "open"})
    table = made["id"]
    waiting = site.visitor().http.get(f"/t/{table}")
    jan.joins(table, "Jan")
    playing = site.visitor().http.get(f"/t/{table}/3")
    nowhere = site.visitor().http.get("/t/0123456789abcdef")
    assert waiting.content == playing.content == nowhere.content == site.visitor().http.get("/").content
    assert site.visitor().http.get(f"/share/{table}").status_code == 404
    jan.gives_up(table, 1)
    anna.wait_for(1)
    assert read(site, f"/t/{made['code']}") == {}, "a code could be guessed"


def test_a_finished_game_has_a_picture_and_words_in_the_language_of_the_link(site: Site) -> None:
    anna, jan = Device(site), Device(site)
    table = anna.sits(ANNA, {"kind": "open"}, game="titan_race")["id"]
    jan.gives_up(table, jan.joins(table, "Jan"))
    anna.wait_for(1)
    told = read(site, f"/t/{table}/7?lang=pl")
    assert told["og:title"] == "Wyścig tytanów: Anna &lt;b&gt;, Jan"
    assert told["og:description"] == "Wygrana: Anna &lt;b&gt;."
    assert read(site, f"/t/{table}")["og:description"] == "Won by Anna &lt;b&gt;."
    picture = site.visitor().http.get(told["og:image"].replace("&amp;", "&").removeprefix(site.url))
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


def test_without_the_library_the_picture_is_a_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "can_render", lambda: False)
    body, kind = card.picture(
        card.ShareCard("karak2", "Karak 2", 0.0, [card.Standing(1, "Żółć", 3), card.Standing(2, "名", None)], 5)
    )
    assert (kind, body[:4]) == ("image/svg+xml", b"<svg")
    assert card.known("ż名<") == "ż?<"
    assert card.fitted("a" * 200, 40, 300).endswith("…")


def test_a_bot_is_called_by_its_level(site: Site) -> None:
    anna = Device(site)
    table = anna.lost_to("level2")
    anna.wait_for(1)
    assert read(site, f"/t/{table}?lang=pl")["og:title"] == "War Chest: bot (poziom 2), Anna"
    assert read(site, f"/t/{table}")["og:description"] == "Won by bot (level 2)."
