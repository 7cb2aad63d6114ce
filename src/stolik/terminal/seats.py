"""Who sits where. A seat whose player bears the name of a bot is played by that bot."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.bots.levels import BOTS, COMMAND
from stolik.terminal.faults import BadInput
from stolik.text import Texts

FRIENDLY = 3
"""Seats when nothing is said: one person and two bots, if the game can be played so."""
LONGEST_NAME = 20


def is_bot(who: str) -> bool:
    return who in BOTS


def shown_names(seats: Sequence[str], texts: Texts) -> list[str]:
    """As they are called on the screen."""
    return [texts.say("bot-name", number=number) if is_bot(who) else who for number, who in enumerate(seats, 1)]


def introduced(seats: Sequence[str], texts: Texts) -> str:
    """All at the table, with the level of the bots."""
    names = shown_names(seats, texts)
    return ", ".join(
        texts.say("bot-at-the-table", name=name, level=texts.say(f"bot-{who}")) if is_bot(who) else name
        for name, who in zip(names, seats, strict=True)
    )


def bot_names(said: str | None) -> list[str]:
    """A list such as "greedy,random"."""
    names = [] if said is None else [name.strip() for name in said.split(",")]
    for name in names:
        if name.startswith(COMMAND):
            raise BadInput("command-not-here")
        if not is_bot(name):
            raise BadInput("bad-bot", bot=name, bots=", ".join(BOTS))
    return names


def person_names(said: str | None) -> list[str]:
    names = [] if said is None else [name.strip() for name in said.split(",")]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or is_bot(name):
            raise BadInput("bad-name", name=name, longest=LONGEST_NAME)
    if len({name.casefold() for name in names}) < len(names):
        raise BadInput("same-names")
    return names


class Company:
    """People first, then bots, in turn of those named until all seats are taken."""

    def __init__(self, seats: int | None, humans: int | None, names: Sequence[str], bots: Sequence[str]) -> None:
        self.seats = seats
        self.humans = humans if humans is not None else max(len(names), 1)
        self.names = names
        self.bots = bots
        if self.humans < 1:
            raise BadInput("nobody-plays")
        if len(names) > self.humans:
            raise BadInput("too-many-names", names=len(names), humans=self.humans)
        if seats is not None and self.humans + len(bots) > seats:
            raise BadInput("too-few-seats", seats=seats, humans=self.humans, bots=len(bots))

    @property
    def is_unsaid(self) -> bool:
        """One person, and not a word about the others: the best first game is as good as any."""
        return self.seats is None and self.humans == 1 and not self.bots

    def how_many(self, possible: Sequence[int]) -> int:
        """The seats asked for; else room for all who were named, and company for those who play with bots."""
        if self.seats is not None:
            return self.seats
        among_themselves = self.humans > 1 and not self.bots
        return friendly(possible, self.humans + len(self.bots), self.humans if among_themselves else FRIENDLY)

    def seated(self, seats: int, texts: Texts) -> list[str]:
        bots = self.bots or ["greedy"]
        people = [
            self.names[seat] if seat < len(self.names) else texts.say("seat-number", number=seat + 1)
            for seat in range(self.humans)
        ]
        return people + [bots[number % len(bots)] for number in range(seats - self.humans)]


def friendly(possible: Sequence[int], taken: int, wanted: int = FRIENDLY) -> int:
    """The first number of seats that is enough, else the most there can be; if these are too few, the game says so."""
    enough = [seats for seats in possible if seats >= max(taken, wanted)]
    return min(enough, default=max([taken, *possible]))
