"""Whether a page speaks one language at a time: everything changes when it is switched, and nothing is left behind."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import expect

from tests.web.guest import Guest, in_page
from tests.web.texts import keys_in, polish_in, words

SAME: Final = re.compile(
    r"[\W\d_]*|[A-F]\d+|[a-k]\d?|(?:TR|WC|TK|K)-[\w.-]+|Stolik|PL|EN|[Pp]olski|English|Anna|Bert|Cyd|(?:[A-Z]{4}-)+\d+|TITAN|min|https"
    r"|Draft|Berserker|Infiltrator|ramp"
)
"""The same in both languages: signs, squares, hexes and their files, rules, names."""


def expect_translated(guest: Guest, place: str) -> None:
    """The page is English, and is so again afterwards."""
    english = said(guest, "en", place)
    switch(guest, "Polski")
    polish = said(guest, "pl", place)
    switch(guest, "English")
    left = {text for text in english & polish if not is_same_in_both(text)}
    assert not left, f"{place}: not translated: {left}"
    changed = said(guest, "en", place) ^ english
    assert not changed, f"{place}: and back again: {changed}"


def switch(guest: Guest, to: str) -> None:
    guest.page.get_by_role("button", name=to).first.click()
    guest.language = "pl" if to == "Polski" else "en"
    expect(guest.page.locator("html")).to_have_attribute("lang", guest.language)
    guest.quiet()


def said(guest: Guest, language: str, place: str) -> set[str]:
    texts: set[str] = set(guest.page.evaluate(in_page("texts")))
    whole = "\n".join(texts)
    assert not keys_in(whole), f"{place} ({language}): names of messages: {keys_in(whole)}"
    if language == "en":
        assert not polish_in(whole), f"{place}: Polish in English: {polish_in(whole)}"
    return texts


def is_same_in_both(text: str) -> bool:
    """Where every word of it is a sign or a name, or is said in the texts of both languages."""
    spelled = text.replace("\N{SOFT HYPHEN}", "")
    return all(SAME.fullmatch(word) or in_both(word) for word in re.findall(r"[^\s,.;:!?·()/{}]+", spelled))


def in_both(word: str) -> bool:
    return word in words("en") and word in words("pl")
