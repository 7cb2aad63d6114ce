"""Tables that are written into a page by the command that makes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TITLES: Final[Mapping[str, str]] = {"karak2": "Karak 2", "tash_kalar": "Tash-Kalar"}
"""Those that cannot be read off the name."""


def title(name: str) -> str:
    return TITLES.get(name) or name.replace("_", " ").title()


def filled_in(page: str, mark: str, table: str) -> str:
    """The page with the table between `<!-- mark -->` and `<!-- /mark -->`; as it was where they are missing."""
    before, begin, rest = page.partition(f"<!-- {mark} -->")
    _, end, after = rest.partition(f"<!-- /{mark} -->")
    return f"{before}{begin}\n{table}\n{end}{after}" if begin and end else page
