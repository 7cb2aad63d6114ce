"""Tables that are written into a page by the command that makes them."""

from __future__ import annotations


def filled_in(page: str, mark: str, table: str) -> str:
    """The page with the table between `<!-- mark -->` and `<!-- /mark -->`; as it was where they are missing."""
    before, begin, rest = page.partition(f"<!-- {mark} -->")
    _, end, after = rest.partition(f"<!-- /{mark} -->")
    return f"{before}{begin}\n{table}\n{end}{after}" if begin and end else page
