"""The ladder as a table in Markdown, for the place with its mark in a page."""

from __future__ import annotations

from typing import Final

from stolik.lab.ladder.claims import ALL_SETS
from stolik.lab.ladder.play import Ladder
from stolik.lab.pages.markdown import title

MARK: Final = "ladder"
HEADER: Final = (
    "| game | seats | levels | matches | share of the stronger | 95 % interval | claimed | |",
    "|---|---:|---|---:|---:|---|---:|---|",
)


def rows(ladder: Ladder) -> list[str]:
    name = title(ladder.game.name)
    found = []
    for claim in ladder.claims:
        share = claim.share
        verdict = ("holds" if claim.holds else "does not hold") if claim.decided else "not played out"
        levels = f"{claim.stronger.removeprefix('level')} : {claim.weaker.removeprefix('level')}"
        cells = [name, told_table(claim.table), levels, str(share.of), f"{share.share:.0%}"]
        cells += [f"{share.low:.0%} to {share.high:.0%}", f"{claim.goal:.0%}", verdict]
        found.append(f"| {' | '.join(cells)} |")
    return found


def told_table(table: str) -> str:
    return f"2, {table}" if table == ALL_SETS else table


def rows_of(page: str, name: str) -> list[str]:
    """What a page tells of a game."""
    table = page.partition(f"<!-- {MARK} -->")[2].partition(f"<!-- /{MARK} -->")[0]
    return [line for line in table.splitlines() if line.startswith(f"| {title(name)} |")]
