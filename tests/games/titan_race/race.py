"""Tests of Titan Race in table language: a picture, a script, and what changed.

`at` draws a position. Rows are written as on the board, three squares each; rows that are left out are plain.
    Kr  a titan (Ma Rg Rs Kr Sl Ch)     Kr/I  a titan on ice     ^  a trap     I^  a trap on ice
    letters are the legend of tracks.toml: * L P S O I < > M
The first titan of `order` is to move. Chance is scripted like everybody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Setting
from stolik.examples.positions import called
from stolik.games.titan_race.board import cell_of, name_of
from stolik.games.titan_race.cards import CARD_IDS
from stolik.games.titan_race.diagram import TAGS
from stolik.games.titan_race.dice import LEGS
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.prompts import PROMPTS
from stolik.games.titan_race.stage import staged
from stolik.games.titan_race.state import Agreed, State, out
from stolik.games.titan_race.things import TITAN
from stolik.games.titan_race.titans import TITAN_IDS
from stolik.games.titan_race.tracks import Course
from tests.games.script import Script

BARE = "".join("s" if cell < 3 else "." for cell in range(36))
SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}


class Race(Script[State]):
    """A race under way."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return written(self.decision, option)

    def refuses(self, answer: Answer) -> str | None:
        """The rule that forbids an answer (given as it travels: 17, "end", ("play", 3))."""
        return self.decision.why_not(answer)

    # Playing

    def move(self, path: str = "") -> None:
        """The die action of the titan to move, by the only way if none is told; what goes before is left out."""
        while self.position.decision is not None and self.asked in ("turn", "maneuver"):
            ways = [option for option in self.options if option in ([path] if path else LEGS)]
            if len(ways) != 1:
                return
            self.play(ways[0])

    def pass_all(self, *prompts: str) -> None:
        """Declines every question of these kinds that comes next."""
        while self.position.decision is not None and self.asked in prompts:
            self.play("pass")

    # Looking

    @property
    def of_die(self) -> list[str]:
        """The options that carry out the die, in a turn that offers more."""
        return [option for option in self.options if option in LEGS or option.split()[0] in ("pay", "strike", "trap")]

    def where(self, tag: str) -> str:
        return name_of(self.state.track.cells[TAGS.index(tag)])

    def life(self, tag: str) -> int:
        return self.state.titans.life[TAGS.index(tag)]

    def lap(self, tag: str) -> int:
        return self.state.track.laps[TAGS.index(tag)]

    def out(self, tag: str) -> bool:
        return out(self.state, TAGS.index(tag))

    def hand(self, tag: str) -> list[str]:
        return [CARD_IDS[card] for card in self.state.cards.hands[self.state.titans.hand_of[TAGS.index(tag)]]]

    @property
    def traps(self) -> list[str]:
        return [name_of(cell) for cell in sorted(self.state.track.traps)]

    @property
    def winner(self) -> str:
        return TAGS[self.state.winner] if self.state.winner >= 0 else ""

    @property
    def happened(self) -> list[str]:
        """The kinds of event since the last answer."""
        return self.events

    @contextmanager
    def loses(self, **lost: int) -> Iterator[None]:
        """Who loses how much life in the meantime; whoever is not named loses and gains nothing."""
        _ = self._position
        before = {TAGS[titan]: self.state.titans.life[titan] for titan in self.state.round.order}
        yield
        assert {tag: life - self.life(tag) for tag, life in before.items() if life != self.life(tag)} == {
            tag: number for tag, number in lost.items() if number
        }


def at(
    picture: str,
    *,
    order: str,
    die: str = "yellow",
    track: str = "",
    life: dict[str, int] | None = None,
    laps: dict[str, int] | None = None,
    health: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    round: int = 2,
    seats: int = 0,
    **settings: Setting,
) -> Race:
    """A race in the middle of a turn: the first titan of `order` has taken `die` and has done nothing yet.

    With `track` the real one is run, else the one in the picture.
    """
    tags = order.split()
    options = SETTINGS | settings | {"seats": seats or max(3, len(tags))}
    agreed = Agreed(options | {"track": track} if track else options)
    if not track and not settings.get("grand_slam"):
        agreed.course = Course(("picture",), terrain(picture))
    told: dict[str, list[str]] = {tag: [] for tag in tags}
    told[tags[0]].append(f"die {die}")
    for word, values in (("lap", laps), ("life", life), ("", health), ("holds", hands)):
        for tag, value in (values or {}).items():
            told[tag].append(f"{word} {value}".strip())
    lines = [without_terrain(line) for line in picture.splitlines()]
    titans = {TITAN_IDS[TAGS.index(tag)]: ",".join(parts) for tag, parts in told.items()}
    state = staged(agreed, titans, "\n".join(lines))
    state.round.number = round
    return Race(state)


def start(seats: int, **settings: Setting) -> Race:
    """A race from the very beginning."""
    return Race(GAME.setup(SETTINGS | settings | {"seats": seats}))


def rows(picture: str) -> Iterator[tuple[int, list[str]]]:
    for line in picture.splitlines():
        head, *squares = line.split() or [""]
        if head.isdigit():
            yield int(head), squares


def terrain(picture: str) -> str:
    squares = list(BARE)
    for row, letters in rows(picture):
        for place, square in enumerate(letters):
            letter = square.partition("/")[2] if "/" in square else square.rstrip("^")
            if letter and letter not in TAGS:
                squares[cell_of(place * 2, row - 1)] = letter
    return "".join(squares)


def without_terrain(line: str) -> str:
    return " ".join(square.partition("/")[0] for square in line.split())


def written(decision: Decision, answer: Answer) -> str:
    """An answer in the words of examples; only a titan is called by its tag."""
    kind = PROMPTS[decision.prompt].kind
    return TAGS[answer] if kind is TITAN and isinstance(answer, int) else called(kind, answer)
