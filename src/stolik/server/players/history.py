"""What players have played, and how the house fared: rows of finished games read back."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median
from time import gmtime, strftime
from typing import Any, Final

from stolik.server import protocol as wire
from stolik.server.players import ratings
from stolik.server.players.count import pool_of
from stolik.server.players.finished import UNREADABLE
from stolik.server.players.ratings import Rating
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import loaded

PAGE: Final = 200
OF_HOUSE: Final = 5000
"""The newest finished games, by which the house is told."""
GAME: Final = "g.table_id, g.game, g.form, g.began, g.ended, g.answers, g.reason, g.series"
PLAY: Final = "table_id, seat, player, name, level, side, place, score, had, mu, sigma, luck, own"
GAMES_OF = f"""
SELECT {GAME} FROM games g
WHERE g.ended < $2 AND EXISTS (SELECT 1 FROM plays p WHERE p.table_id = g.table_id AND p.player = $1)
ORDER BY g.ended DESC, g.table_id LIMIT $3"""
PLAYS_OF = f"""
SELECT {PLAY} FROM plays WHERE table_id IN (SELECT table_id FROM plays WHERE player = $1)
AND ended <= $2 AND ended >= $3 ORDER BY table_id, seat"""
RATED = """
SELECT g.game, g.form, p.mu, p.sigma FROM plays p JOIN games g ON g.table_id = p.table_id
WHERE p.player = $1 AND p.mu IS NOT NULL ORDER BY p.ended"""
HOUSE_GAMES = f"SELECT {GAME} FROM games g WHERE g.reason <> '{UNREADABLE}' ORDER BY g.ended DESC LIMIT $1"
HOUSE_PLAYS = "SELECT table_id, level, place, had FROM plays WHERE ended >= $1"
IN_SERIES = (
    "SELECT table_id, ended FROM games WHERE series = (SELECT series FROM games WHERE table_id = $1) ORDER BY ended"
)
PLACES = """
SELECT table_id, seat, place FROM plays
WHERE table_id IN (SELECT table_id FROM games WHERE series = (SELECT series FROM games WHERE table_id = $1))"""
Rows = Sequence[Sequence[Any]]


async def played(storage: Storage, player: str, before: float) -> wire.GamesPlayed:
    games = await storage.fetch(GAMES_OF, player, before, PAGE + 1)
    shown = games[:PAGE]
    if not shown:
        return wire.GamesPlayed([], False)
    plays: dict[str, list[wire.PlayLine]] = defaultdict(list)
    for row in await storage.fetch(PLAYS_OF, player, shown[0][4], shown[-1][4]):
        plays[row[0]].append(play_line(row, player))
    return wire.GamesPlayed([wire.GameLine(*[*row, plays[row[0]]]) for row in shown], len(games) > PAGE)


def play_line(row: Sequence[Any], player: str) -> wire.PlayLine:
    """Of others nobody learns how they are rated."""
    _, seat, whose, name, level, side, place, score, had, mu, sigma, luck, own = row
    mine = whose == player
    line = wire.PlayLine(seat, name, level, side, place, score, loaded(had), mine, "" if mine else whose)
    if mine:
        line.luck, line.own = luck, own
        if mu is not None:
            line.points, line.off = Rating(mu, sigma).points, Rating(mu, sigma).off
    return line


async def ratings_of(storage: Storage, player: str) -> wire.Ratings:
    latest: dict[tuple[str, str], Rating] = {}
    games: Counter[tuple[str, str]] = Counter()
    for game, form, mu, sigma in await storage.fetch(RATED, player):
        latest[game, form] = Rating(mu, sigma)
        games[game, form] += 1
    own = [
        wire.RatingLine(game, form, now.points, now.off, games[game, form], ratings.level_for(game, now))
        for (game, form), now in latest.items()
    ]
    bots = {
        game: [wire.BotMark(level, mark.points, mark.off) for level, mark in levels.items()]
        for game, levels in ratings.marks().items()
    }
    return wire.Ratings(sorted(own, key=lambda line: pool_of(line.game, line.form)), bots)


# The house


async def read_house(storage: Storage) -> tuple[Rows, Rows]:
    games = await storage.fetch(HOUSE_GAMES, OF_HOUSE)
    return games, await storage.fetch(HOUSE_PLAYS, games[-1][4]) if games else []


def house(games: Rows, plays: Rows) -> wire.HouseTold:
    """Finished games only; nobody is named."""
    seats: dict[str, list[Sequence[Any]]] = defaultdict(list)
    for play in plays:
        seats[play[0]].append(play)
    by_game: dict[str, list[Sequence[Any]]] = defaultdict(list)
    for game in games:
        by_game[game[1]].append(game)
    return wire.HouseTold([game_fared(name, rows, seats) for name, rows in sorted(by_game.items())])


def game_fared(name: str, games: list[Sequence[Any]], seats: dict[str, list[Sequence[Any]]]) -> wire.GameFared:
    chosen, bots = Fares(), Fares()
    for game in games:
        plays = seats[game[0]]
        fair = sum(place == 1 for _, _, place, _ in plays) / max(1, len(plays))
        for _, level, place, had in plays:
            bots.add("bot", level or "person", place == 1, fair)
            for kind, values in loaded(had).items():
                for value in values:
                    chosen.add(kind, value, place == 1, fair)
    return wire.GameFared(
        name,
        len(games),
        dict(Counter(game[2] for game in games)),
        dict(Counter(game[6] for game in games).most_common()),
        median(game[5] for game in games),
        median(game[4] - game[3] for game in games),
        dict(sorted(Counter(strftime("%Y-%m", gmtime(game[4])) for game in games).items())),
        chosen.told(),
        bots.told(),
    )


class Fares:
    def __init__(self) -> None:
        self._seats: Counter[tuple[str, str]] = Counter()
        self._won: Counter[tuple[str, str]] = Counter()
        self._fair: dict[tuple[str, str], float] = defaultdict(float)

    def add(self, kind: str, name: str, won: bool, fair: float) -> None:
        self._seats[kind, name] += 1
        self._won[kind, name] += won
        self._fair[kind, name] += fair

    def told(self) -> list[wire.Fared]:
        return [
            wire.Fared(*key, seats, self._won[key], round(self._fair[key] / seats, 4))
            for key, seats in self._seats.most_common()
        ]


async def series(storage: Storage, table: str, seats: int) -> wire.Series:
    """Every seat moves on by one from a game to its rematch, so people are found again by that."""
    tables = [row[0] for row in await storage.fetch(IN_SERIES, table)]
    if table not in tables:
        return wire.Series([], [0] * seats, 0)
    last = tables.index(table)
    firsts: dict[str, list[int]] = {name: [] for name in tables}
    for name, seat, place in await storage.fetch(PLACES, table):
        if place == 1:
            firsts[name].append(seat)
    wins, draws = [0] * seats, 0
    for number, name in enumerate(tables[: last + 1]):
        if len(firsts[name]) == seats:
            draws += 1
            continue
        for seat in firsts[name]:
            wins[(seat + last - number) % seats] += 1
    return wire.Series(tables[: last + 1], wins, draws)
