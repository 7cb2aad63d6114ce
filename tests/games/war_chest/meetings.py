"""Which of the 28 units have met in random games: `python -m tests.games.war_chest.meetings` prints the table."""

from itertools import combinations
from random import Random

from stolik.engine.position import Position
from stolik.engine.things import Event
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.maneuvers import TACTIC
from stolik.games.war_chest.state import State
from stolik.games.war_chest.unit_cards import (
    ASSASSIN,
    BANNERMAN,
    ENSIGN,
    HERALD,
    MARSHALL,
    NO_UNIT,
    UNIT_COUNT,
    UNIT_IDS,
    WAR_WAGON,
    Unit,
)
from tests.games.war_chest.eager import answer
from tests.games.war_chest.war import SETTINGS

Pair = tuple[Unit, Unit]
PAIRS = list(combinations(range(UNIT_COUNT), 2))
KINDS = {
    "allied": ".",
    "attacked": "x",
    "poisoned": "p",
    "shoved": "s",
    "moved": "m",
    "ordered": "o",
    "bolstered": "b",
    "protected": "w",
    "robbed": "r",
}
ALLIED = {"allied"}
TOUCHES = set(KINDS) - ALLIED
LEADERS = {ENSIGN: "moved", WAR_WAGON: "moved", MARSHALL: "ordered"}
MOST_GAMES = 200


class Meetings:
    """How each pair met: "allied" is that both have acted on one side in one game, all else is a touch."""

    def __init__(self) -> None:
        self.met: dict[Pair, set[str]] = {pair: set() for pair in PAIRS}
        self.games = 0

    def add(self, one: Unit, other: Unit, kind: str) -> None:
        if one != other:
            self.met[min(one, other), max(one, other)].add(kind)

    def missing(self, kinds: set[str]) -> list[Pair]:
        """The pairs that met in none of these ways."""
        return [pair for pair, how in self.met.items() if not how & kinds]


class Watch:
    """Follows one game by its events, with a board of its own to know who was where."""

    def __init__(self, meetings: Meetings) -> None:
        self.meetings = meetings
        self.board: dict[int, Unit] = {}
        self.acted: set[Unit] = set()
        self.leader: Unit = NO_UNIT
        self.attacked: Unit = NO_UNIT

    def see(self, event: Event) -> None:
        seen = getattr(self, f"see_{event.kind.replace('-', '_')}", None)
        if seen is not None:
            seen(event.rule, *event.args)

    def led(self, unit: Unit) -> None:
        """What a friend does first in a tactic of Ensign, Marshall or War Wagon it was told to do."""
        self.acted.add(unit)
        if self.leader != NO_UNIT:
            self.meetings.add(self.leader, unit, LEADERS[self.leader])
            self.acted.add(self.leader)
            self.leader = NO_UNIT

    def see_deploy(self, rule: str, seat: int, unit: Unit, hex: int) -> None:
        self.board[hex] = unit

    def see_move(self, rule: str, unit: Unit, start: int, end: int) -> None:
        self.led(unit)
        self.see_redeploy(rule, unit, start, end)

    def see_redeploy(self, rule: str, unit: Unit, start: int, end: int) -> None:
        self.board.pop(start)
        self.board[end] = unit

    def see_shove(self, rule: str, unit: Unit, start: int, end: int) -> None:
        self.meetings.add(BANNERMAN, unit, "shoved")
        self.see_redeploy(rule, unit, start, end)

    def see_control(self, rule: str, unit: Unit, hex: int) -> None:
        self.acted.add(unit)

    def see_attack(self, rule: str, unit: Unit, start: int, end: int) -> None:
        self.led(unit)
        self.attacked = self.board.get(end, NO_UNIT)
        if self.attacked != NO_UNIT:
            self.meetings.add(unit, self.attacked, "attacked")

    def see_lose(self, rule: str, unit: Unit, hex: int, coins: int) -> None:
        if rule == "WC-14.21":
            self.meetings.add(WAR_WAGON, self.attacked, "protected")

    def see_destroyed(self, rule: str, unit: Unit, hex: int) -> None:
        self.board.pop(hex)

    def see_lose_supply(self, rule: str, unit: Unit) -> None:
        if rule == "WC-15.2":
            self.meetings.add(ASSASSIN, unit, "robbed")

    def see_raise(self, rule: str, unit: Unit, hex: int) -> None:
        if rule == "WC-13.20":
            self.acted.add(HERALD)
            self.meetings.add(HERALD, unit, "bolstered")

    def see_poison(self, rule: str, poisoner: Unit, unit: Unit, hex: int) -> None:
        self.acted.add(poisoner)
        self.meetings.add(poisoner, unit, "poisoned")

    def end(self, s: State) -> None:
        assert self.board == {hex: unit for hex, unit in enumerate(s.board.unit) if unit != NO_UNIT}, (
            "an event is missing"
        )
        sides = [s.agreed.side_of[s.units.owner[unit]] for unit in range(UNIT_COUNT)]
        for one, other in combinations(sorted(self.acted), 2):
            if sides[one] == sides[other]:
                self.meetings.add(one, other, "allied")


# Games


def gather(seed: int) -> Meetings:
    """Free set-ups, four players and two in turn, line-ups of units that have not met, until all have in both ways."""
    meetings, rng = Meetings(), Random(seed)
    while (meetings.missing(ALLIED) or meetings.missing(TOUCHES)) and meetings.games < MOST_GAMES:
        play(meetings, 2 if meetings.games % 2 else 4, rng)
    return meetings


def play(meetings: Meetings, seats: int, rng: Random) -> None:
    everything = {"nobility": True, "siege": True, "nightfall": True}
    options = {"seats": seats, **SETTINGS, **everything, "setup": "free", "round_limit": 20}
    position = Position(GAME, GAME.setup(options), forkable=False)
    watch = Watch(meetings)
    teams = line_up(meetings, seats, 12 if seats == 4 else 8, rng)
    while position.decision is not None:
        step(position, watch, teams, rng)
    watch.end(position.state)
    meetings.games += 1


def step(position: Position[State], watch: Watch, teams: list[list[Unit]], rng: Random) -> None:
    decision = position.decision
    assert decision is not None
    chosen = teams[decision.player].pop() if decision.prompt == "draft" else answer(position, rng)
    if decision.prompt == "play":
        watch.leader = NO_UNIT
    if isinstance(chosen, tuple) and chosen[0] == TACTIC and chosen[1] in LEADERS:
        watch.leader = int(chosen[1])
    position.play(chosen)
    for event in position.state.events:
        watch.see(event)


def line_up(meetings: Meetings, seats: int, units: int, rng: Random) -> list[list[Unit]]:
    """Unit by unit for one side and the other: each time one that lacks most of those already there."""
    strangers = {frozenset(pair) for pair in meetings.missing(ALLIED)}
    untouched = {frozenset(pair) for pair in meetings.missing(TOUCHES)}
    left = rng.sample(range(UNIT_COUNT), UNIT_COUNT)
    sides: list[list[Unit]] = [[], []]

    def lacks(unit: Unit, mates: list[Unit], foes: list[Unit]) -> int:
        new_mates = sum(frozenset((unit, mate)) in strangers for mate in mates)
        return new_mates + sum(frozenset((unit, foe)) in untouched for foe in foes)

    for number in range(units):
        mates, foes = sides[number % 2], sides[1 - number % 2]
        best = max(left, key=lambda unit: lacks(unit, mates, foes))
        left.remove(best)
        mates.append(best)
    return [sides[seat % 2][seat // 2 :: seats // 2] for seat in range(seats)]


# The table


def table(meetings: Meetings) -> str:
    """One sign for each pair, the most telling: a fight before an alliance."""
    rows = [" " * 18 + " ".join(f"{unit + 1:2}" for unit in range(UNIT_COUNT))]
    for unit, name in enumerate(UNIT_IDS):
        signs = [sign(meetings.met[other, unit]) for other in range(unit)]
        rows.append(f"{unit + 1:2} {name:15}" + " ".join(f"{mark:>2}" for mark in signs))
    counts = [f"{mark} {kind} {len(PAIRS) - len(meetings.missing({kind}))}" for kind, mark in KINDS.items()]
    missing = f"{len(meetings.missing(ALLIED))} not allied, {len(meetings.missing(TOUCHES))} not touched"
    return "\n".join([*rows, "", ", ".join(counts), f"{len(PAIRS)} pairs: {missing}; {meetings.games} games"])


def sign(how: set[str]) -> str:
    return next((mark for kind, mark in reversed(KINDS.items()) if kind in how), "-")


if __name__ == "__main__":
    print(table(gather(seed=1)))
