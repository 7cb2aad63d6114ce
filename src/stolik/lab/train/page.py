"""A course as a page: how surprising each round's games were before they were learned, and what it made of the weights.

It needs nothing but the standard library, as the course itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.lab.pages import svg
from stolik.lab.pages.html import Page, table
from stolik.lab.pages.markdown import title
from stolik.lab.ratings import Share

Round = Mapping[str, Any]
"""What a course tells of a round: its teacher, how many games and questions, losses, agreement, and `strength`."""
HEAD = ("round", "teacher", "games", "questions", "loss before", "loss after", "first before", "first after")


def course_page(game: str, rounds: Sequence[Round]) -> str:
    """The last round is the newest."""
    page = Page("en", f"{title(game)}: what was learned", f"{len(rounds)} rounds")
    last = rounds[-1]
    tiles = [
        ("games", f"{sum(one['games'] for one in rounds):,.0f}"),
        ("questions", f"{sum(one['decisions'] for one in rounds):,.0f}"),
    ]
    if "loss" in last:
        tiles.append(("surprise at the newest games, before", f"{last['loss_before']:.3f}"))
        tiles.append(("the teacher's answer first, before", f"{last['first_before']:.0%}"))
    page.tiles(tiles)
    agreement(page, [one for one in rounds if "loss" in one])
    results(page, [one["surprise"] for one in rounds if "surprise" in one])
    strength(page, rounds)
    page.section("Rounds", table(HEAD, [cells(number, one) for number, one in enumerate(rounds, 1)]))
    return page.html()


def agreement(page: Page, rounds: Sequence[Round]) -> None:
    """Of rounds that had a teacher."""
    if not rounds:
        return
    losses = [("before", [one["loss_before"] for one in rounds]), ("after", [one["loss"] for one in rounds])]
    note = "Only what is said before a round is learned tells what the weights are worth on games they have not seen."
    most = max(value for _, line in losses for value in line)
    page.section("Surprise, by round", svg.curves(losses, "Surprise by round", most), note)
    first = [("before", [one["first_before"] for one in rounds]), ("after", [one["first"] for one in rounds])]
    page.section("The teacher's answer first, by round", svg.curves(first, "Agreement by round"))


def results(page: Page, surprises: Sequence[float]) -> None:
    """Of games with itself."""
    if surprises:
        note = "How surprising the winners were to what could be expected of the positions on the way."
        page.section("Results", svg.curves([("surprise", surprises)], "Surprise at who wins", max(surprises)), note)


def strength(page: Page, rounds: Sequence[Round]) -> None:
    """A dot for each round and pairing that was played."""
    bars = [
        (f"round {number}, {pairing}", share.share, share.low, share.high, f"{share.share:.0%} of {share.of}")
        for number, one in enumerate(rounds, 1)
        for pairing, share in ((pairing, Share(*told)) for pairing, told in one.get("strength", {}).items())
    ]
    if bars:
        page.section("Strength on the way", svg.dots(bars, "Share of the points, by round", 0.5, 0.0))


def cells(number: int, one: Round) -> list[str]:
    losses = [f"{one[key]:.3f}" if key in one else "" for key in ("loss_before", "loss")]
    first = [f"{one[key]:.0%}" if key in one else "" for key in ("first_before", "first")]
    return [str(number), one["teacher"], f"{one['games']:.0f}", f"{one['decisions']:.0f}", *losses, *first]
