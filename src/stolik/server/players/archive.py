"""All that is kept of a player, as one file: the records of their games, which verify, and the rest as JSON."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

import msgspec

from stolik.server.protocol import GameLine, Me, Ratings


def archived(me: Me, games: list[GameLine], ratings: Ratings, records: Mapping[str, str]) -> bytes:
    """`records` by table."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, told in {"me": me, "games": games, "ratings": ratings.own}.items():
            file.writestr(f"stolik/{name}.json", msgspec.json.format(msgspec.json.encode(told)))
        for line in games:
            if line.table in records:
                file.writestr(f"stolik/records/{line.game}-{line.table}.stolik", records[line.table])
    return packed.getvalue()
