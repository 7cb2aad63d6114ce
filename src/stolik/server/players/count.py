"""Finished games are counted once each, whichever process does it; ratings move in the same transaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.server.players import ratings
from stolik.server.players.finished import Finished, Play
from stolik.server.players.ratings import Rating
from stolik.server.storage import Fetched, Statement
from stolik.server.storage.queries import Storage
from stolik.server.storage.rows import dumped

COUNTED = "SELECT 1 FROM games WHERE table_id = $1"
SERIES = "SELECT series FROM games WHERE rematch = $1"
LATEST = """
SELECT mu, sigma FROM plays WHERE player = $1 AND pool = $2 AND mu IS NOT NULL ORDER BY ended DESC, table_id LIMIT 1"""
MARK = "UPDATE tables SET counted = 1 WHERE id = $1"
ADD_GAME = """
INSERT INTO games (table_id, game, form, began, ended, answers, reason, series, rematch)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
ADD_PLAY = """
INSERT INTO plays (table_id, seat, player, name, level, side, place, score, had, pool, ended, mu, sigma, luck, own)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"""
REVIEWED = "UPDATE plays SET luck = $3, own = $4 WHERE table_id = $1 AND seat = $2"
NOBODY: Final = ""


def pool_of(game: str, form: str) -> str:
    return f"{game}/{form}"


async def count(storage: Storage, game: Finished, holders: Mapping[str, str], rate: bool) -> None:
    """`holders`: players by the token of their seat."""
    players = [holders.get(play.token, NOBODY) for play in game.plays]
    pool = pool_of(game.game, game.form)
    named = [player for player in players if player]
    reads: list[Statement] = [(COUNTED, game.table), (SERIES, game.table)]
    reads += [(LATEST, player, pool) for player in named]

    def then(read: Fetched) -> list[Statement]:
        if read[0]:
            return [(MARK, game.table)]
        series = str(read[1][0][0]) if read[1] else game.table
        before = {
            player: Rating(*found[0]) if found else Rating() for player, found in zip(named, read[2:], strict=True)
        }
        after = rated(game, players, before) if rate else {}
        told = (game.table, game.game, game.form, game.began, game.ended, game.answers, game.reason, series)
        rows: list[Statement] = [(ADD_GAME, *told, game.rematch)]
        for play, player in zip(game.plays, players, strict=True):
            mu, sigma = after.get(player, (None, None))
            name = play.name if named else ""
            seat = (play.seat, player, name, play.level, play.side, play.place, play.score, dumped(play.had))
            rows.append((ADD_PLAY, game.table, *seat, pool, game.ended, mu, sigma, play.luck, play.own))
        return [*rows, (MARK, game.table)]

    await storage.transact(f"pool {pool}", reads, then)


def rated(game: Finished, players: list[str], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Ratings of the players after the game; nobody's where it does not tell who is stronger."""
    if not may_rate(game, players):
        return {}
    sides = sorted({play.side for play in game.plays})
    seats = [[seat for seat, play in enumerate(game.plays) if play.side == side] for side in sides]
    own = [strength(game, play, player, before) for play, player in zip(game.plays, players, strict=True)]
    places = [game.plays[side[0]].place for side in seats]
    after = ratings.rated([[own[seat] for seat in side] for side in seats], places)
    return {
        players[seat]: rating
        for side, rates in zip(seats, after, strict=True)
        for seat, rating in zip(side, rates, strict=True)
        if players[seat]
    }


def may_rate(game: Finished, players: list[str]) -> bool:
    """Everybody is known, by a key or by the ladder; nobody plays against themselves."""
    named = [player for player in players if player]
    known = all(
        player or play.level in ratings.marks().get(game.game, {})
        for play, player in zip(game.plays, players, strict=True)
    )
    two_sides = len({play.side for play in game.plays}) > 1
    return ratings.can_rate() and game.fresh and two_sides and known and 0 < len(named) == len(set(named))


def strength(game: Finished, play: Play, player: str, before: Mapping[str, Rating]) -> Rating:
    return before[player] if player else ratings.marks()[game.game][play.level]


async def note_review(storage: Storage, table: str, luck: list[float], own: list[float]) -> None:
    said: list[Statement] = [(REVIEWED, table, seat, luck[seat], own[seat]) for seat in range(len(luck))]
    await storage.transact(f"review {table}", [], lambda _: said)
