"""The ladder of one game: which matches are still needed, and the file that keeps what was played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

from stolik.engine.game import Game, Options, Setting
from stolik.engine.options import settle
from stolik.lab.ladder.claims import ALL_SETS, Claim, pairings
from stolik.lab.match.crew import Crew, MatchJob
from stolik.lab.match.outcome import Match
from stolik.lab.match.play import CAP

TABLES: Final[Mapping[str, int]] = {"2": 2, "4": 4, ALL_SETS: 2}
"""By what the page calls them: how many sit there."""
SETS: Final[Mapping[str, Setting]] = {"nobility": True, "siege": True, "nightfall": True}
SETTINGS: Final[Mapping[tuple[str, str], Mapping[str, Setting]]] = {
    ("tash_kalar", "2"): {"form": "duel"},
    ("tash_kalar", "4"): {"form": "melee"},
    ("war_chest", ALL_SETS): SETS,
}
"""Where the defaults are not the set-up meant. What is not here has no table with all sets."""
MANY: Final = 12_000
"""More matches than two levels ever play."""


class MatchBroke(Exception):
    """A game went wrong; the text says which and how."""


class Ladder:
    def __init__(self, game: Game[Any], kept: Path, seed: int, claims: Sequence[Claim]) -> None:
        self.game = game
        self.claims = claims
        self._kept = kept
        self._seed = seed
        self._read()

    def _read(self) -> None:
        """What was played by other rules or other strengths has another id, and counts no more."""
        ids = {claim.id(self._seed): claim for claim in self.claims}
        lines = self._kept.read_text(encoding="utf-8").splitlines() if self._kept.exists() else []
        for line in lines:
            try:
                told = json.loads(line)
                key, match, points = str(told["id"]), int(told["match"]), float(told["points"])
            except (ValueError, KeyError, TypeError):
                continue  # cut off by an interrupt: that match is played again
            if key in ids:
                ids[key].points[match] = points

    def jobs(self, until: float = inf) -> Iterator[MatchJob]:
        """A match of each open claim in turn, with an eye on those that have become clear meanwhile."""
        asked: dict[Claim, set[int]] = {claim: set() for claim in self.claims}
        more = True
        while more:
            more = False
            for place, (claim, numbers) in enumerate(asked.items()):
                number = None if claim.decided else claim.next(numbers)
                if monotonic() >= until:
                    return
                if number is not None:
                    more = True
                    numbers.add(number)
                    yield self._job(claim, place, number)

    def _job(self, claim: Claim, place: int, number: int) -> MatchJob:
        """Two matches of a deal, with seats swapped. By its number a match tells whose it is."""
        deal, swapped = divmod(number - 1, 2)
        match = Match(place * MANY + number, deal + 1, claim.seats(swapped))
        return MatchJob(self.game.name, claim.options, self._seed, match, CAP, False)

    def play(self, crew: Crew, until: float = inf) -> Iterator[int]:
        """Tells after each match how many there have been; after `until` none is begun."""
        self._kept.parent.mkdir(parents=True, exist_ok=True)
        with self._kept.open("a", encoding="utf-8") as file:
            for found, _ in crew.play(self.jobs(until)):
                if found.fault is not None:
                    raise MatchBroke(f"{self.game.name}, {' against '.join(found.match.seats)}: {found.fault}")
                place, number = divmod(found.match.number, MANY)
                claim = self.claims[place]
                points = claim.points[number] = found.points()[claim.stronger]
                line = {"id": claim.id(self._seed), "match": number, "points": points}
                print(json.dumps(line), file=file, flush=True)
                yield sum(len(claim.points) for claim in self.claims)


def claims_of(game: Game[Any], most: int) -> list[Claim]:
    """What the ladder claims of one game, at tables of all kinds."""
    return [
        Claim(game, settled(game, table), pairing, most, table)
        for table in TABLES
        if table != ALL_SETS or (game.name, table) in SETTINGS
        for pairing in pairings(game.name, table)
    ]


def settled(game: Game[Any], table: str) -> Options:
    return settle(game, TABLES[table], SETTINGS.get((game.name, table), {}))
