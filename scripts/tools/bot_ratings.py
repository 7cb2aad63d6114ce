"""Writes the bots' ratings from the matches told in docs/bots.md: src/stolik/server/players/bots.json for the pages of
players, and the tables of docs/strength.md; --check tells when they are stale."""

import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from stolik.lab.ratings import ratings

ROOT = Path(__file__).resolve().parents[2]
TOLD = ROOT / "docs" / "bots.md"
FILE = ROOT / "src" / "stolik" / "server" / "players" / "bots.json"
PAGE = ROOT / "docs" / "strength.md"
GAMES = {"Karak 2": "karak2", "Tash-Kalar": "tash_kalar", "Titan Race": "titan_race", "War Chest": "war_chest"}
BOT = r"(?:\d|greedy)"
RUNG = re.compile(rf"\| (?P<game>[^|]+) \| 2 \| (?P<high>{BOT}) : (?P<low>{BOT}) \| (?P<of>\d+) \| (?P<share>\d+)% \|")
ROW = re.compile(r"\| (?P<game>[^|]+) \| (?P<seats>\d) \| (?P<pair>[^|]+) \| (?P<of>\d+) \| (?P<share>\d+)% \|")
BOTS = ("level1", "level2", "level3", "level4", "level5", "greedy")
PAIRS = ("2 : 1", "3 : 2", "4 : 3", "5 : 4", "3 : greedy", "5 : greedy")
FEWEST = 10
"""Matches without which a bot has no rating: a handful may put it anywhere."""

Points = dict[tuple[str, str], float]
Ratings = dict[str, dict[str, list[int]]]


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


def matches(points: Points, bot: str) -> float:
    return sum(won + points[other, one] for (one, other), won in points.items() if one == bot)


def rated(text: str) -> Ratings:
    """By game and bot: Elo, and how far it may be off; the bots of a game have 1500 on average."""
    games = {}
    for game, points in sorted(told(text).items()):
        bots = sorted(bot for bot in {one for one, _ in points} if matches(points, bot) >= FEWEST)
        among = {pair: won for pair, won in points.items() if {*pair} <= {*bots}}
        games[game] = {
            bot: [round(rating.elo), round((rating.high - rating.low) / 2)]
            for bot, rating in sorted(ratings(bots, among).items(), key=lambda item: item[1].elo)
        }
    return games


def rating_table(found: Ratings) -> list[str]:
    lines = [f"| | {' | '.join(f'`{bot}`' for bot in BOTS)} |", f"|---|{'---:|' * len(BOTS)}"]
    for title, game in GAMES.items():
        cells = [f"{bot[0]} ± {bot[1]}" if (bot := found[game].get(name)) else "" for name in BOTS]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return lines


def share_table(text: str) -> list[str]:
    """The pairings of the ladder that all games have, one line a table."""
    shares: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for row in ROW.finditer(text):
        shares[row["game"], row["seats"]][row["pair"]] = f"{row['share']}% of {row['of']}"
    lines = [f"| game | seats | {' | '.join(PAIRS)} |", f"|---|---:|{'---:|' * len(PAIRS)}"]
    for (game, seats), found in shares.items():
        lines.append(f"| {game} | {seats} | {' | '.join(found.get(pair, '') for pair in PAIRS)} |")
    return lines


def page(old: str, parts: dict[str, list[str]]) -> str:
    """With these tables between their marks."""
    for name, lines in parts.items():
        before, _, rest = old.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->")
        old = "\n".join([f"{before}<!-- {name} -->", *lines, f"{end}{after}"])
    return old


def main() -> int:
    text = TOLD.read_text("utf-8")
    found = rated(text)
    tables = {"ratings": rating_table(found), "shares": share_table(text)}
    now = {FILE: json.dumps(found, indent=2) + "\n", PAGE: page(PAGE.read_text("utf-8"), tables)}
    stale = [file for file, new in now.items() if not file.exists() or file.read_text("utf-8") != new]
    if "--check" not in sys.argv:
        for file in stale:
            file.write_text(now[file], "utf-8")
    elif stale:
        print("The bots' ratings are stale: run scripts/tools/bot_ratings.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
