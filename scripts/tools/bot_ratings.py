"""Writes src/stolik/server/players/bots.json, the bots' ratings, from the matches told in docs/bots.md; --check tells
when it is stale."""

import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from stolik.lab.ratings import ratings

ROOT = Path(__file__).resolve().parents[2]
TOLD = ROOT / "docs" / "bots.md"
FILE = ROOT / "src" / "stolik" / "server" / "players" / "bots.json"
GAMES = {"Karak 2": "karak2", "Tash-Kalar": "tash_kalar", "Titan Race": "titan_race", "War Chest": "war_chest"}
BOT = r"(?:\d|greedy)"
RUNG = re.compile(rf"\| (?P<game>[^|]+) \| 2 \| (?P<high>{BOT}) : (?P<low>{BOT}) \| (?P<of>\d+) \| (?P<share>\d+)% \|")

Points = dict[tuple[str, str], float]


def told(text: str) -> dict[str, Points]:
    """What each bot has won of another on the ladder, at tables for two."""
    found: dict[str, Points] = defaultdict(lambda: defaultdict(float))
    for rung in RUNG.finditer(text):
        if rung["of"] == "0":
            continue  # who has not played has no rating, and games with such a bot move nobody
        one, other = (name if name == "greedy" else f"level{name}" for name in (rung["high"], rung["low"]))
        add(found[GAMES[rung["game"]]], one, other, int(rung["share"]) / 100, int(rung["of"]))
    return found


def add(points: Points, one: str, other: str, share: float, of: int) -> None:
    points[one, other] += share * of
    points[other, one] += (1 - share) * of


def written(text: str) -> str:
    """By game and bot: Elo, and how far it may be off; the bots of a game have 1500 on average."""
    games = {}
    for game, points in sorted(told(text).items()):
        bots = sorted({one for one, _ in points})
        games[game] = {
            bot: [round(rating.elo), round((rating.high - rating.low) / 2)]
            for bot, rating in sorted(ratings(bots, points).items(), key=lambda item: item[1].elo)
        }
    return json.dumps(games, indent=2) + "\n"


def main() -> int:
    now = written(TOLD.read_text("utf-8"))
    if "--check" not in sys.argv:
        FILE.write_text(now, "utf-8")
    elif not FILE.exists() or FILE.read_text("utf-8") != now:
        print("The bots' ratings are stale: run scripts/tools/bot_ratings.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
