"""Writes games.json: short stretches of random games in which every kind of event happens.

    PYTHONPATH=src python web/src/games/war_chest/tests/record.py

Of each stretch: what a seat sees before it, what it is told, and what it sees after it; of some also the question
that it ends with.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import stolik
from stolik.games.war_chest.game import GAME
from stolik.server.words import Words

LENGTH = 4
GAMES = 400
FILE = Path(__file__).parent / "games.json"
QUIET = ("pass", "claim", "recruit")


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def lively(rng: Random, options: tuple[Any, ...]) -> Any:
    """Passing all the time shows nothing, and without control nobody wins."""
    busy = [one for one in options if not (isinstance(one, tuple) and one[0] in QUIET)]
    control = [one for one in busy if isinstance(one, tuple) and one[0] == "control"]
    return rng.choice(control or busy if busy and rng.random() < 0.8 else options)


def stretches(number: int) -> list[dict[str, Any]]:
    rng = Random(number)
    configurations = list(GAME.configurations())
    options = dict(configurations[number % len(configurations)])
    position = stolik.start("war_chest", **options)
    seats = int(options["seats"])
    seat = rng.choice([None, *range(seats)])
    words = Words(GAME, [f"P{place}" for place in range(seats)])
    found, events, asked = [], [], 0
    before = plain(GAME.view(position.state, seat))
    while position.decision is not None:
        position.play(lively(rng, tuple(position.decision.options)))
        happened = [GAME.see(event, seat) for event in position.state.events]
        events += [plain(words.happening(0, event)) for event in happened]
        decision = position.decision
        asked += decision is not None and decision.player >= 0
        if asked >= LENGTH or decision is None:
            after = plain(GAME.view(position.state, seat))
            mine = decision is not None and decision.player == seat
            question = plain(words.question(decision)) if mine and decision is not None else None
            stretch = {"options": options, "seat": seat, "before": before, "events": events, "after": after}
            found.append({**stretch, "question": question})
            before, events, asked = after, [], 0
    return found


def shortest(stretch: dict[str, Any]) -> dict[str, Any]:
    """Without what the client does not read, and without what stays the same."""
    for event in stretch["events"]:
        for field in ("seq", "seats"):
            event.pop(field)
    stretch["options"] = {key: stretch["options"][key] for key in ("seats", "setup")}
    before, after = stretch["before"], stretch["after"]
    stretch["before"] = {**before, "hexes": [brief(hex) for hex in before["hexes"]]}
    changed = {key: value for key, value in after.items() if value != before[key]}
    hexes = [brief(hex) for hex, was in zip(after["hexes"], before["hexes"], strict=True) if hex != was]
    stretch["after"] = {**changed, "hexes": hexes}
    return stretch


def brief(hex: dict[str, Any]) -> dict[str, Any] | str:
    """Only what differs from a bare hex; the reader fills in the rest."""
    rest = {key: value for key, value in hex.items() if value or (key in ("control", "seat") and value is not None)}
    return hex["hex"] if len(rest) == 1 else rest


def main() -> None:
    chosen, wanted, asked = [], set(GAME.events), set()
    for number in range(GAMES):
        for stretch in stretches(number):
            kinds = {event["kind"] for event in stretch["events"]}
            prompt = stretch["question"]["prompt"] if stretch["question"] else ""
            if kinds & wanted or (prompt and prompt not in asked):
                if prompt in asked:
                    stretch["question"] = None
                chosen.append(shortest(stretch))
                wanted -= kinds
                asked.add(prompt)
    assert not wanted, f"nobody saw {sorted(wanted)}"
    FILE.write_text("[\n" + ",\n".join(json.dumps(stretch, separators=(",", ":")) for stretch in chosen) + "\n]\n")
    print(f"{len(chosen)} stretches, questions: {sorted(asked)}")


if __name__ == "__main__":
    main()
