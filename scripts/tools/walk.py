"""One answer traced through the program: a War Chest unit is deployed over HTTP, and every call of ours written down.

Counted is from the request's arrival in our code until it is acknowledged: the check at the door, the rules, the row
that is stored (in the thread that writes too), what the reader is told; not what the table looks for next by itself.
A coroutine that goes on after a wait is not called anew; a comprehension counts like any function; what the framework
does between our functions is not ours. The luck is the same each time, so walks differ only where the program does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import httpx

import stolik
from stolik.server.app import Server
from stolik.server.live.automation import drive
from stolik.server.settings import Settings

ROOT: Final = Path(stolik.__file__).parent
SEATS: Final = [{"kind": "here", "name": name, "number": name} for name in ("Anna", "Jan")]
WISH: Final = {"game": "war_chest", "options": {"setup": "first_game"}, "seats": SEATS, "hints": False}
SETTLE: Final = 0.3
"""Seconds in which a table comes to rest."""
COUNTED: Final = {
    "listings": ("games/war_chest/plays.py", "plays"),
    "copies": ("games/war_chest/state.py", "State.copy"),
    "seals": ("engine/entries.py", "Entry.sealed"),
}
"""What must not be done again: options listed, the state copied, an entry hashed."""


class Step(NamedTuple):
    depth: int
    file: str
    function: str


class Walk:
    """What is called while `on`. A step lies under the nearest of our functions that waits for it."""

    def __init__(self) -> None:
        self.on = False
        self.steps: list[Step] = []
        self.rows = 0  # that the answer has added to the log
        self._depths: dict[FrameType, int] = {}

    def notice(self, frame: FrameType, event: str, arg: Any) -> None:
        if event != "call" or not self.on or not is_ours(frame.f_code) or frame in self._depths:
            return
        caller: FrameType | None = frame
        while caller is not None and caller not in self._depths:
            if caller.f_code is drive.__code__:
                return
            caller = caller.f_back
        depth = 0 if caller is None else self._depths[caller] + 1
        self._depths[frame] = depth
        self.steps.append(Step(depth, file_of(frame.f_code), frame.f_code.co_qualname))

    def counts(self) -> dict[str, int]:
        functions = [(step.file, step.function) for step in self.steps]
        walked = {"files": len({file for file, _ in functions}), "calls": len(functions)}
        walked |= {"functions": len({*functions}), "rows": self.rows}
        return walked | {what: functions.count(function) for what, function in COUNTED.items()}


def is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(str(ROOT))


def file_of(code: CodeType) -> str:
    return Path(code.co_filename).relative_to(ROOT).as_posix()


async def walked(folder: Path) -> Walk:
    walk = Walk()
    watch: Callable[[Any, str, Any], None] = walk.notice
    threading.setprofile(watch)
    server = Server(Settings(where=str(folder)))
    await server.open()
    try:
        transport = httpx.ASGITransport(server.app)  # type: ignore[arg-type]  # one word for two frameworks' types
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            await deploy(client, walk, watch)
    finally:
        threading.setprofile(None)
        await server.close()
    return walk


async def deploy(client: httpx.AsyncClient, walk: Walk, watch: Callable[[Any, str, Any], None]) -> None:
    with patch("stolik.server.table.creation.token_bytes", bytes):
        made = (await client.post("/api/tables", json=WISH)).raise_for_status().json()
    path, headers = f"/api/tables/{made['id']}", {"Authorization": f"Bearer {made['keys'][0]['token']}"}
    seen = (await client.get(path, headers=headers)).raise_for_status().json()
    question = seen["seen"][0]["question"]
    value = next(option["value"] for option in question["options"] if option["value"][0] == "deploy")
    answer = {"seat": question["seat"], "seq": seen["seq"], "value": value}
    await asyncio.sleep(SETTLE)
    sys.setprofile(watch)
    walk.on = True
    answered = await client.post(f"{path}/answer", json=answer, headers=headers)
    await asyncio.sleep(SETTLE)
    walk.on = False
    sys.setprofile(None)
    walk.rows = answered.raise_for_status().json()["seq"] - seen["seq"]
    assert walk.rows > 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/trace", description="Follows one answer through the program.")
    parser.add_argument("--json", action="store_true", help="print the counts alone, as JSON")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        walk = asyncio.run(walked(Path(folder)))
    if wanted.json:
        print(json.dumps(walk.counts()))
        return
    for step in walk.steps:
        print(f"{'  ' * step.depth}{step.function}  ({step.file})")
    print(", ".join(f"{number} {what}" for what, number in walk.counts().items()))


if __name__ == "__main__":
    main()
