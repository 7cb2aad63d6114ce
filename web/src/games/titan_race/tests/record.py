"""Writes games.json: short stretches of random games in which every kind of event happens.

    PYTHONPATH=src python web/src/games/titan_race/tests/record.py

Of each stretch: what a seat sees before it, what it is told, and what it sees after it.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import stolik
from stolik.games.titan_race.game import GAME
from stolik.server.words import Words

LENGTH = 10
GAMES = 60
FILE = Path(__file__).parent / "games.json"


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def stretches(number: int) -> list[dict[str, Any]]:
    rng = Random(number)
    options = dict(rng.choice(list(GAME.configurations())))
    position = stolik.start("titan_race", **options)
    seat = rng.choice([None, *range(int(options["seats"]))])
    words = Words(GAME, [f"P{place}" for place in range(int(options["seats"]))])
    found, events, asked = [], [], 0
    before = plain(GAME.view(position.state, seat))
    while position.decision is not None:
        position.play(rng.choice(position.decision.options))
        happened = [GAME.see(event, seat) for event in position.state.events]
        events += [plain(words.happening(0, event)) for event in happened]
        asked += position.decision is not None and position.decision.player >= 0
        if asked >= LENGTH or position.decision is None:
            after = plain(GAME.view(position.state, seat))
            found.append({"options": options, "seat": seat, "before": before, "events": events, "after": after})
            before, events, asked = after, [], 0
    return found


def shortest(stretch: dict[str, Any]) -> dict[str, Any]:
    """Without what the client does not read."""
    for event in stretch["events"]:
        for field in ("seq", "seats"):
            event.pop(field)
    return stretch


def main() -> None:
    chosen, wanted = [], set(GAME.events)
    for number in range(GAMES):
        for stretch in stretches(number):
            kinds = {event["kind"] for event in stretch["events"]}
            if kinds & wanted or (stretch["options"]["two_player_hand"] == "titan" and "draw" in kinds and len(chosen) < 12):
                chosen.append(shortest(stretch))
                wanted -= kinds
    assert not wanted, f"nobody saw {sorted(wanted)}"
    FILE.write_text("[\n" + ",\n".join(json.dumps(stretch, separators=(",", ":")) for stretch in chosen) + "\n]\n")


if __name__ == "__main__":
    main()
