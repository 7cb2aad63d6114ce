"""A bot over HTTP for Titan Race: asks the server what each option would do and takes what leaves it furthest ahead.

python examples/remote_bot.py http://localhost:8765/t/TABLE      (with #TOKEN for a seat that is yours already)
"""

from __future__ import annotations

import json
import sys
from typing import Any

from stolik.adapters.remote import Json, RemoteSeat, asked, sit


def ahead(view: Json, seat: int) -> float:
    """Rows run by one's own titans, and life as small change."""
    own = [runner for runner in view["runners"] if runner["seat"] == seat]
    return sum(float(12 * runner["lap"] + row(runner["square"]) + runner["life"] / 10) for runner in own)


def row(square: str) -> int:
    """The row stands after the letter of the column, and before it the number of the board in a Grand Slam."""
    return 0 if square == "-" else int(square.rpartition(":")[2][1:])


def choose(seat: RemoteSeat, update: Json) -> Any:
    question = asked(update)["question"]
    values = [option["value"] for option in question["options"]]
    if len(values) == 1:
        return values[0]
    return max(values, key=lambda value: ahead(seat.imagine(update, value)["view"], question["seat"]))


def main() -> None:
    seat = sit(sys.argv[1], "ahead")
    update = seat.look()
    while update["table"]["status"] in ("waiting", "playing"):
        if any(seen["question"] for seen in update["seen"]):
            update = seat.answer(update, choose(seat, update))
        else:
            update = seat.wait(update)
    print(json.dumps(update["table"]["result"]))


if __name__ == "__main__":
    main()
