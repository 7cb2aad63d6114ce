"""What goes over the wire when an option is tried out."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.engine.position import Position
from stolik.server.table.queries import imagined
from stolik.server.table.sight import wire_value

WORLD = 7


def preview(position: Position[Any], tried: list[Any]) -> str:
    assert position.decision is not None
    found = [imagined(position, position.decision, wire_value(value), WORLD) for value in tried]
    return msgspec.json.encode(found).decode()
