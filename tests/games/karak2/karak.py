"""Tests of Karak 2 in table language: a map, heroes upon it, a script, and what changed.

    game = at(
        "horan on 3, glory 2, army knight knight, goods 2 1 0, weapons sword, town 4 military_camp",
        "taia on 0, life 3",
        lands="3 forest_1 1,-1  4 farm_1 0,-1/3",
        armies="1 imps, 2 dryads ghosts",
    )
    game.play("go 1", "2", "s3", "s1", "s1")

One line for each seat, the first is to play. The start piece lies where it always does: 0 castle, 1 forest at 1,0 and
2 farm at 0,1; `lands` lays more, "number land place", with chasms "3 rocks_1 1,-1/04"; numbers go on from 3. `armies`
puts tokens on tiles, taken out of the bag. What a hero holds is taken out of the supply and off the backs of tokens.
Chance is scripted like everybody else: a die is answered by its face ("s2", "k1", "blank"), a draw by a name. As at
the table, a question with one answer is not asked: who enters monsters is asked for dice at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Setting
from stolik.games.karak2 import board, supply
from stolik.games.karak2.game import GAME
from stolik.games.karak2.plays import PICK_UP
from stolik.games.karak2.prompts import PROMPTS
from stolik.games.karak2.rows import RESOURCES
from stolik.games.karak2.setup import new_state
from stolik.games.karak2.sight import points
from stolik.games.karak2.state import NOBODY, OPENING, Agreed, State
from stolik.games.karak2.tables import (
    BUILDING_IDS,
    COPIES,
    CRYSTAL,
    DICE,
    DIE_IDS,
    GUARD,
    HERO_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    TILE_IDS,
)
from stolik.games.karak2.things import PLAY
from tests.games.script import Script

SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}
NAMES: dict[str, Sequence[str]] = {
    "hero": HERO_IDS,
    "die": DIE_IDS,
    "land": TILE_IDS,
    "army": MONSTER_IDS,
    "item": ITEM_IDS,
    "building": BUILDING_IDS,
    "resource": RESOURCES,
    "copy": [f"{TILE_IDS[kind]}.{copy}" for kind, copy in COPIES],
}


class Karak(Script[State]):
    """A game under way; answers are "go 4", "explore 2", "fight", "2" dice, "s3", "knight", "pass", "yes"."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return written(self.state, self.decision, option)

    def offers(self, start: str) -> list[str]:
        """The options with this word first."""
        return [option for option in self.options if option.split()[0] == start]

    def refuses(self, answer: str) -> str | None:
        """The rule that forbids an answer, given in the words of `options`."""
        return self.decision.why_not(read(self.decision, answer))

    # Looking

    def tiles(self) -> list[int]:
        """Where the heroes stand."""
        return [player.at for player in self.state.players]

    def lives(self) -> list[int]:
        return [player.life for player in self.state.players]

    def glories(self) -> list[int]:
        return [player.glory for player in self.state.players]

    def towns(self) -> list[int]:
        return [player.town for player in self.state.players]

    def goods(self, seat: int = 0) -> list[int]:
        """Food, wood, stone."""
        return self.state.players[seat].goods

    def army(self, seat: int = 0) -> list[str]:
        numbers = self.state.players[seat].army
        return [DIE_IDS[kind] for kind, number in enumerate(numbers) for _ in range(number)]

    def items(self, seat: int = 0) -> list[str]:
        """Weapons, spells, amulet and soul stones."""
        s = self.state
        worn = [s.players[seat].amulet] if s.players[seat].amulet >= 0 else []
        return [
            ITEM_IDS[item]
            for item in (*s.players[seat].weapons, *s.players[seat].spells, *worn, *s.players[seat].souls)
        ]

    def buildings(self, seat: int = 0) -> list[str]:
        return [BUILDING_IDS[building] for building in self.state.players[seat].buildings]

    def armies(self, tile: int) -> list[str]:
        return [MONSTER_IDS[army] for army in self.state.map.tokens[tile]]

    def points(self, seat: int = 0) -> int:
        return points(self.state, seat)

    def noted(self, kind: str) -> list[tuple[Answer, ...]]:
        """What the events of this kind since the last answer hold."""
        return [event.args for event in self.state.events if event.kind == kind]


# Words


def written(s: State, decision: Decision, option: Answer) -> str:
    kind = PROMPTS[decision.prompt].kind.name
    if option is None:
        return "pass"
    if isinstance(option, bool):
        return "yes" if option else "no"
    if decision.prompt == "face" and isinstance(option, int):
        return face_of(s, option)
    if isinstance(option, tuple):
        return tuple_written(kind, option)
    return word(kind, option)


def face_of(s: State, side: int) -> str:
    """What the die in the air shows with this side up; of sides that show the same the first is taken."""
    return DICE[s.hand.in_the_air].faces[side] or "blank"


def tuple_written(kind: str, option: tuple[int | str, ...]) -> str:
    if kind == "thrown":
        die = DICE[int(option[0])]
        return f"{die.id} {die.faces[int(option[1])] or 'blank'}"
    if kind == "prey":
        return f"{MONSTER_IDS[int(option[1])]} {option[0]}"
    verb = str(option[0])
    parts = zip(PLAY.verbs[verb].values(), option[1:], strict=True)
    return " ".join([verb, *(word(kind.name, part) for kind, part in parts)])


def word(kind: str, value: Answer) -> str:
    return NAMES[kind][value] if kind in NAMES and isinstance(value, int) else str(value)


def read(decision: Decision, answer: str) -> Answer:
    """The answer that these words mean, offered or not."""
    kind = PROMPTS[decision.prompt].kind.name
    if kind != "play":
        return list(NAMES[kind]).index(answer) if kind in NAMES else int(answer)
    verb, *parts = answer.split()
    values = [list(ITEM_IDS).index(part) if verb == PICK_UP else int(part) for part in parts]
    return (verb, *values)


# Drawing a position


def start(seats: int, **options: Setting) -> Karak:
    """A game from the very beginning, before heroes are dealt."""
    return Karak(GAME.setup(SETTINGS | options | {"seats": seats}))


def at(
    *seats: str,
    lands: str = "",
    armies: str = "",
    emperor: int = NOBODY,
    time_lord: int = NOBODY,
    plague: int = NOBODY,
    general: bool = False,
    praetorians: int | None = None,
    round: int = 1,
    open_turn: bool = True,
    **options: Setting,
) -> Karak:
    """The first seat is to play and has not yet moved."""
    s = new_state(Agreed(SETTINGS | options | {"seats": len(seats)}))
    s.course.phase, s.course.round, s.turn.seat, s.course.first = OPENING, round, 0, 0
    lay_lands(s, lands.split())
    put_armies(s, armies)
    for seat, line in enumerate(seats):
        seat_hero(s, seat, line)
    if emperor != NOBODY:
        s.realm.emperor = emperor
        supply.gain_die(s, emperor, GUARD, "K-I-46")
    if time_lord != NOBODY:
        take_back(s, CRYSTAL)
        s.supply.out_of_game.append(CRYSTAL)
        supply.give_time_lord(s, time_lord, "K-I-32")
    s.realm.plague, s.realm.general = plague, general
    s.realm.praetorians = s.realm.praetorians if praetorians is None else praetorians
    s.events = []
    game = Karak(s)
    assert GAME.fault(s) is None, GAME.fault(s)
    if open_turn:
        assert game.position.decision is not None
    return game


def lay_lands(s: State, words: list[str]) -> None:
    while words:
        number, land, place, *words = words
        place, _, chasms = place.partition("/")
        q, r = map(int, place.split(","))
        kind = TILE_IDS.index(land)
        copies = [copy for pile in s.supply.piles for copy in pile if COPIES[copy][0] == kind]
        for pile in s.supply.piles:
            if copies[0] in pile:
                pile.remove(copies[0])
        tile = board.put_down(s, kind, (q, r), sum(1 << int(edge) for edge in chasms))
        assert tile == int(number), f"{land} is tile {tile}"


def put_armies(s: State, text: str) -> None:
    """ "3 imps dryads, 4 ghosts"."""
    for part in filter(None, map(str.strip, text.split(","))):
        tile, *names = part.split()
        for name in names:
            s.supply.bag.remove(MONSTER_IDS.index(name))
            s.map.tokens[int(tile)] += (MONSTER_IDS.index(name),)


def seat_hero(s: State, seat: int, line: str) -> None:
    hero, *rest = line.replace(",", " ").split()
    s.players[seat].hero = HERO_IDS.index(hero)
    words = ("on", "life", "glory", "goods", "army", "weapons", "spells", "amulet", "souls", "town", "slain")
    given: dict[str, list[str]] = {}
    for part in rest:
        if part in words:
            given[part] = latest = []
        else:
            latest.append(part)
    give(s, seat, given)


def give(s: State, seat: int, given: dict[str, list[str]]) -> None:
    s.players[seat].at = int(given.get("on", ["0"])[0])
    s.players[seat].glory = int(given.get("glory", ["0"])[0])
    s.players[seat].slain = int(given.get("slain", ["0"])[0])
    s.realm.praetorians -= s.players[seat].slain
    if "goods" in given:
        supply.gain(s, seat, [int(number) for number in given["goods"]], "K-O-80")
    for die in given.get("army", []):
        supply.gain_die(s, seat, DIE_IDS.index(die), "K-O-85")
    own = s.players[seat]
    for key, zone in (("weapons", own.weapons), ("spells", own.spells), ("souls", own.souls)):
        for name in given.get(key, []):
            zone.append(take_back(s, ITEM_IDS.index(name)))
    if "amulet" in given:
        supply.wear(s, seat, take_back(s, ITEM_IDS.index(given["amulet"][0])))
    if "life" in given:
        s.players[seat].life = int(given["life"][0])
    if "town" in given:
        s.players[seat].town = int(given["town"][0])
        s.players[seat].buildings = [BUILDING_IDS.index(name) for name in given["town"][1:]]


def take_back(s: State, item: int) -> int:
    """The item off the back of a token, which leaves bag or map with it."""
    for army, backs in enumerate(s.supply.rewards):
        if item in backs and army in s.supply.bag:
            backs.remove(item)
            s.supply.bag.remove(army)
            return item
    raise AssertionError(f"no token in the bag holds {ITEM_IDS[item]}")
