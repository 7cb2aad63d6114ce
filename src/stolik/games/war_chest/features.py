"""What holds of an answer, for players that learn: where it leads, what it risks, what pays for it."""

from __future__ import annotations

from typing import Final

from stolik.engine.decision import Answer, Decision, Seat
from stolik.engine.facts import Facts, Row
from stolik.games.war_chest import facts as f
from stolik.games.war_chest.board import NO_HEX, Hex
from stolik.games.war_chest.judgement import DISTANCES, FAR
from stolik.games.war_chest.maneuvers import ATTACK, CONTROL, MOVE, TACTIC
from stolik.games.war_chest.plays import BOLSTER, CLAIM, DEPLOY, PASS, PROCLAIM, RECRUIT
from stolik.games.war_chest.state import NEUTRAL, Player, Side, State, where
from stolik.games.war_chest.unit_cards import NO_UNIT, ROYAL, UNIT_COUNT, Coin, Unit, is_unit

STEPS: Final = ("step", "step-on")
HEXES: Final = ("guard", "march", "redeploy", "deploy-where", "sacrifice", "poison", "shove-whom", "shove-where")
UNKNOWN: Final = -1
UNIT_PROMPTS: Final = ("recruit", "reinforce", "next")


class Sight:
    """What the facts of one question have in common."""

    __slots__ = ("_enemies", "_goals", "_open", "_payments", "_recruits", "_risks", "own", "s", "seat", "side")

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.side: Side = s.agreed.side_of[seat]
        self.own: Player = s.players[seat]
        control, unit, side_of = s.board.control, s.board.unit, s.units.side
        self._open: list[Hex] = [hex for hex in s.ground.locations if control[hex] != self.side]
        self._enemies: list[Hex] = [
            hex for hex in s.ground.hexes if unit[hex] != NO_UNIT and side_of[unit[hex]] != self.side
        ]
        self._goals: list[int] = [UNKNOWN] * len(control)
        self._risks: list[int] = [UNKNOWN] * len(control)
        self._payments: dict[Coin, Row] = {}
        self._recruits: dict[Unit, Row] = {}

    def goal(self, hex: Hex) -> int:
        """Steps to the nearest location that the side does not hold."""
        found = self._goals[hex]
        if found == UNKNOWN:
            found = FAR
            row = DISTANCES[hex]
            for goal in self._open:
                if row[goal] < found:
                    found = row[goal]
            self._goals[hex] = found
        return found

    def risk(self, hex: Hex) -> int:
        """Enemies beside a hex."""
        found = self._risks[hex]
        if found == UNKNOWN:
            found = 0
            row = DISTANCES[hex]
            for enemy in self._enemies:
                if row[enemy] == 1:
                    found += 1
            self._risks[hex] = found
        return found

    def frail(self, hex: Hex) -> bool:
        """Beside an enemy that one attack destroys."""
        row, height = DISTANCES[hex], self.s.board.height
        return any(row[enemy] == 1 and height[enemy] == 1 for enemy in self._enemies)

    def near(self, hex: Hex) -> bool:
        """An enemy is two steps away or nearer."""
        row = DISTANCES[hex]
        return any(row[enemy] <= 2 for enemy in self._enemies)

    def again(self, coin: Coin) -> bool:
        """When this coin is played there is another of its kind in the hand."""
        return self.own.hand.count(coin) > 1

    def in_cycle(self, unit: Unit) -> int:
        own = self.own
        found = own.bag.count(unit) + own.hand.count(unit) + own.drawn.count(unit)
        return found + own.up.count(unit) + own.down.count(unit)

    def payment(self, coin: Coin) -> Row:
        """What holds of a coin that is laid face down."""
        found = self._payments.get(coin)
        if found is None:
            found = self._payments[coin] = payment(self, coin)
        return found

    def recruit(self, unit: Unit) -> Row:
        found = self._recruits.get(unit)
        if found is None:
            found = self._recruits[unit] = recruit(self, unit)
        return found


def rows(s: State, decision: Decision) -> list[Row]:
    sight = Sight(s, decision.player)
    return [row(sight, decision, answer) for answer in decision.options]


def row(sight: Sight, decision: Decision, answer: Answer) -> Row:
    prompt = decision.prompt
    if answer is None or answer is False:
        return [f.NONE[prompt]]
    found: Row = []
    if isinstance(answer, tuple):
        play(sight, answer, found)
    elif answer is True or not isinstance(answer, int):
        found.append(f.YES[prompt])
    elif prompt in STEPS and (at := only(sight.s, decision)) != NO_HEX:
        step(sight, at, answer, found)
    elif prompt == "target":
        strike(sight, only(sight.s, decision), answer, found)
    elif prompt in HEXES or prompt in STEPS:
        stand(sight, answer, found)
    elif prompt == "draft":
        found.append(f.DRAFT[answer])
    elif prompt == "ban":
        found.append(f.BAN[answer])
    elif prompt in UNIT_PROMPTS and answer < UNIT_COUNT:
        found += sight.recruit(answer)
    return found


def only(s: State, decision: Decision) -> Hex:
    """Where the unit stands that the question is about; nowhere if there are two of it."""
    about = decision.about
    found = where(s, about) if isinstance(about, int) else []
    return found[0] if len(found) == 1 else NO_HEX


def play(sight: Sight, answer: tuple[int | str, ...], found: Row) -> None:
    verb, coin = answer[0], number(answer, 1)
    found.append(f.VERB[str(verb)])
    if verb == MOVE:
        found.append(f.MOVE_BY[coin])
        step(sight, number(answer, 2), number(answer, 3), found)
    elif verb == ATTACK:
        strike(sight, number(answer, 2), number(answer, 3), found)
    elif verb == TACTIC:
        tactic(sight, number(answer, 2), number(answer, 3), found)
    elif verb == CONTROL:
        take(sight, number(answer, 2), found)
    elif verb == DEPLOY:
        deploy(sight, coin, number(answer, 2), found)
    elif verb == BOLSTER:
        bolster(sight, coin, number(answer, 2), found)
    elif verb == RECRUIT:
        found += sight.recruit(number(answer, 2))
        found += sight.payment(coin)
    elif verb == CLAIM:
        found.append(f.CLAIM_LEFT[min(len(sight.own.hand), 3)])
        found += sight.payment(coin)
    elif verb == PASS:
        found += sight.payment(coin)
    elif verb == PROCLAIM:
        found.append(f.DECREE[number(answer, 2)])


def number(answer: tuple[int | str, ...], place: int) -> int:
    value = answer[place]
    assert isinstance(value, int)
    return value


def step(sight: Sight, at: Hex, to: Hex, found: Row) -> None:
    s, side = sight.s, sight.side
    before, after = sight.goal(at), sight.goal(to)
    found.append(f.NEARER if after < before else f.AWAY if after > before else f.NO_NEARER)
    found.append(f.MOVE_ENDS[min(after, 3)])
    if after == 0:
        found.append(f.ONTO_NEUTRAL if s.board.control[to] == NEUTRAL else f.ONTO_ENEMY)
        if s.board.markers[side] == 1:
            found.append(f.ONTO_LAST)
        if sight.again(s.board.unit[at]):
            found.append(f.ONTO_PAID)
    elif s.board.control[to] == side and sight.risk(to):
        found.append(f.ONTO_OWN_NEAR_ENEMY)
    if before == 0:
        found.append(f.LEAVES_GOAL)
    elif s.board.control[at] == side and sight.near(at):
        found.append(f.LEAVES_GUARD)
    risk = min(sight.risk(to), 2)
    found.append(f.MOVE_RISK[risk])
    if risk == 0 and sight.risk(at):
        found.append(f.ESCAPES)
    if risk and sight.frail(to):
        found.append(f.BESIDE_FRAIL)
    if s.board.height[at] > 1:
        found.append(f.MOVE_TALL)


def strike(sight: Sight, at: Hex, target: Hex, found: Row) -> None:
    board, side = sight.s.board, sight.side
    if board.fort[target]:
        found.append(f.STRIKES_FORT)
    elif board.unit[target] != NO_UNIT:
        found.append(f.KILLS if board.height[target] == 1 else f.STRIKES_TALL)
        found.append(f.VICTIM[board.unit[target]])
    if sight.s.ground.is_location[target]:
        control = board.control[target]
        found.append(f.ON_NEUTRAL if control == NEUTRAL else f.ON_MINE if control == side else f.ON_THEIRS)
        if board.markers[1 - side] == 1 and control != 1 - side:
            found.append(f.STOPS_WIN)
    if at != NO_HEX:
        found.append(f.STRIKE_RISK[min(sight.risk(at), 3)])
        if sight.goal(at) == 0:
            found.append(f.FROM_GOAL)


def tactic(sight: Sight, at: Hex, to: Hex, found: Row) -> None:
    board = sight.s.board
    found.append(f.TACTIC_BY[board.unit[at]])
    if to in (NO_HEX, at):
        return
    if board.unit[to] == NO_UNIT and not board.fort[to]:
        found.append(f.TACTIC_STEP)
        step(sight, at, to, found)
    elif board.unit[to] == NO_UNIT or sight.s.units.side[board.unit[to]] != sight.side:
        found.append(f.TACTIC_STRIKE)
        strike(sight, at, to, found)


def take(sight: Sight, at: Hex, found: Row) -> None:
    board, side = sight.s.board, sight.side
    found.append(f.TAKES_NEUTRAL if board.control[at] == NEUTRAL else f.TAKES_ENEMY)
    if board.markers[side] == 1:
        found.append(f.WINS)
    if sight.risk(at):
        found.append(f.TAKES_RISKED)
    if board.markers[1 - side] == 1:
        found.append(f.TAKES_BEHIND)


def deploy(sight: Sight, unit: Unit, hex: Hex, found: Row) -> None:
    found.append(f.DEPLOY_BY[unit])
    found.append(f.DEPLOY_FROM[min(sight.goal(hex), 3)])
    found.append(f.DEPLOY_RISK[min(sight.risk(hex), 2)])
    if sight.again(unit):
        found.append(f.DEPLOY_AGAIN)
    units = sight.s.draft.picks[sight.seat]
    if not any(other in sight.s.board.unit for other in units):
        found.append(f.DEPLOY_FIRST)


def bolster(sight: Sight, unit: Unit, hex: Hex, found: Row) -> None:
    board = sight.s.board
    found.append(f.BOLSTER_BY[unit])
    found.append(f.BOLSTER_TO[min(board.height[hex], 3)])
    found.append(f.BOLSTER_RISK[min(sight.risk(hex), 2)])
    if sight.goal(hex) == 0:
        found.append(f.BOLSTER_GOAL)
    elif board.control[hex] == sight.side:
        found.append(f.BOLSTER_MINE)
    if sight.in_cycle(unit) <= 1:
        found.append(f.BOLSTER_LAST)


def recruit(sight: Sight, unit: Unit) -> Row:
    found = [f.RECRUIT_BY[unit], f.RECRUIT_CYCLE[min(sight.in_cycle(unit), 4)]]
    if unit in sight.s.board.unit:
        found.append(f.RECRUIT_STANDS)
    if sight.s.units.supply[unit] == 1:
        found.append(f.RECRUIT_LAST)
    return found


def payment(sight: Sight, coin: Coin) -> Row:
    if not is_unit(coin):
        return [f.PAY_ROYAL if coin == ROYAL else f.PAY_DECOY]
    standing = where(sight.s, coin)
    found = [f.PAY_STANDING if standing else f.PAY_ABSENT]
    if 0 in [sight.goal(at) for at in standing]:
        found.append(f.PAY_ON_GOAL)
    return found


def stand(sight: Sight, hex: Hex, found: Row) -> None:
    unit = sight.s.board.unit[hex]
    if unit != NO_UNIT:
        found.append(f.HEX_FRIEND if sight.s.units.side[unit] == sight.side else f.HEX_ENEMY)
    found.append(f.HEX_FROM[min(sight.goal(hex), 3)])
    found.append(f.HEX_RISK[min(sight.risk(hex), 2)])


FACTS: Final = Facts(f.NAMES.all, rows, fixed={f.NAMES.all[f.WINS]: 4.0}, openings={"unit": (f.DRAFT, f.BAN)})
