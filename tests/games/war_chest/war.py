"""Tests of War Chest in table language: who stands where, a script, and what changed.

    war = at("A knight@f4:2  archer@g3", "B pikeman@f5:1!", hand="knight royal")

Units stand as `unit@hex:coins` (one coin if left out), with `!` under the Assassin's poison and `?` under the
Saboteur's; a unit without a hex is in the game but not on the board. One line for each seat, A B A B. The first seat is
to play, with `hand`; the other hands are `hands`. Coins that are nowhere else lie in the supply, one in the bag of each
type unless `bags` says what is in them. Control markers lie on the starting locations unless `control` says more:
control="f4:A c6:B d7:" (the last takes a marker away). Chance is scripted like everybody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.decision import Answer, Decision
from stolik.engine.game import Setting
from stolik.games.war_chest.board import NAMES, NO_HEX, hex_of, name_of
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.diagram import POISON, SIDES, remember
from stolik.games.war_chest.game import GAME
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.state import NEUTRAL, NOBODY, PLAYING, Agreed, State, new_state, where
from stolik.games.war_chest.unit_cards import COIN_IDS, DECEIVERS, DECOYS, ROYAL, UNIT_COUNT, UNIT_IDS, UNITS
from tests.games.script import Script

SETTINGS: dict[str, Setting] = {key: option.default for key, option in GAME.options.items()}


class War(Script[State]):
    """A game under way; answers are "attack knight f4 f5", "f5", "pass"."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def written(self, option: Answer) -> str:
        return written(self.decision, option)

    def offers(self, start: str) -> list[str]:
        """The options that begin so."""
        return [option for option in self.options if option.startswith(start)]

    def refuses(self, answer: str) -> str | None:
        """The rule that forbids an answer, given in the words of `options`."""
        return self.decision.why_not(read(self.decision, answer))

    # Looking

    def __getitem__(self, hex: str) -> str:
        """Who stands there: "knight:2", with poison marks; "" where nobody does."""
        place = hex_of(hex)
        unit = self.state.board.unit[place]
        return (
            ""
            if unit < 0
            else f"{UNIT_IDS[unit]}:{self.state.board.height[place]}{POISON[self.state.board.poison[place]]}"
        )

    def control(self, hex: str) -> str:
        """A, B, or "" for neutral."""
        side = self.state.board.control[hex_of(hex)]
        return "" if side == NEUTRAL else SIDES[side]

    def fort(self, hex: str) -> bool:
        return self.state.board.fort[hex_of(hex)]

    def supply(self, unit: str) -> int:
        return self.state.units.supply[UNIT_IDS.index(unit)]

    def removed(self, unit: str) -> int:
        return self.state.units.removed[UNIT_IDS.index(unit)]

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """The coins in `bag`, `hand`, `up`, `down` or `drawn` of a seat, sorted."""
        coins: list[int] = getattr(self.state.players[seat], name)
        return sorted(COIN_IDS[coin] for coin in coins)


# Words


def written(decision: Decision, option: Answer) -> str:
    kind = PROMPTS[decision.prompt].kind.name
    if option is None:
        return "pass"
    if isinstance(option, bool):
        return "yes" if option else "no"
    if kind == "play" and isinstance(option, tuple):
        return " ".join([str(option[0]), COIN_IDS[int(option[1])], *_places(str(option[0]), option[2:])])
    return word(kind, option)


def _places(verb: str, parts: Sequence[int | str]) -> list[str]:
    if verb == "recruit":
        return [UNIT_IDS[int(part)] for part in parts]
    if verb == "proclaim":
        return [DECREE_IDS[int(part)] for part in parts]
    return [name_of(int(part)) for part in parts if part != NO_HEX]


def word(kind: str, value: Answer) -> str:
    if not isinstance(value, int):
        return str(value)
    names: dict[str, Sequence[str]] = {
        "hex": NAMES,
        "unit": UNIT_IDS,
        "coin": COIN_IDS,
        "decree": DECREE_IDS,
        "side": SIDES,
    }
    return names[kind][value] if kind in names else str(value)


def read(decision: Decision, answer: str) -> Answer:
    """The answer that these words mean, offered or not."""
    kind = PROMPTS[decision.prompt].kind.name
    if answer == "pass" and kind != "play":
        return None
    if kind != "play":
        return _value(kind, answer)
    verb, coin, *places = answer.split()
    kinds = {"recruit": "unit", "proclaim": "decree"}
    parts = [_value(kinds.get(verb, "hex"), place) for place in places]
    if verb == "tactic" and len(parts) == 1:
        parts.append(NO_HEX)
    return (verb, COIN_IDS.index(coin), *parts)


def _value(kind: str, text: str) -> int:
    if kind == "hex":
        return hex_of(text)
    if kind == "decree":
        return DECREE_IDS.index(text)
    return COIN_IDS.index(text) if kind in ("unit", "coin") else int(text)


def start(seats: int, **options: Setting) -> War:
    """A game from the very beginning, before anything is laid out."""
    return War(GAME.setup(SETTINGS | options | {"seats": seats}))


# Drawing a position


def at(
    *seats: str,
    hand: str = "",
    hands: Sequence[str] = (),
    bags: Sequence[str] = (),
    downs: Sequence[str] = (),
    ups: Sequence[str] = (),
    control: str = "",
    forts: str = "",
    decrees: str = "",
    removed: str = "",
    initiative: int = 0,
    **options: Setting,
) -> War:
    """`removed="archer archer"` lie in the box; a decoy named in a zone is with that player."""
    sets = {UNITS[UNIT_IDS.index(unit_in(word))].set for line in seats for word in line.split()[1:]}
    chosen: dict[str, Setting] = {name: True for name in sets if name != "base"}
    if forts:
        chosen["siege"] = True
    if decrees:
        chosen["nobility"] = True
    s = new_state(Agreed({"seats": len(seats), **SETTINGS, **chosen, **options}))
    s.turn.phase, s.turn.round, s.turn.seat, s.turn.initiative, s.draft.pool = PLAYING, 1, 0, initiative, []
    for seat, line in enumerate(seats):
        _field(s, seat, line)
    _mark(s, control)
    for name in forts.split():
        s.board.fort[hex_of(name)] = True
        s.board.forts -= 1
    s.decrees.in_play = sorted(DECREE_IDS.index(name) for name in decrees.split())
    s.decrees.seals = [0] * len(s.decrees.in_play)
    for name in removed.split():
        s.units.removed[UNIT_IDS.index(name)] += 1
    for seat in range(len(seats)):
        _share_out(
            s,
            seat,
            (hand, *hands)[seat : seat + 1],
            bags[seat : seat + 1],
            downs[seat : seat + 1],
            ups[seat : seat + 1],
        )
    assert GAME.fault(s) is None, GAME.fault(s)
    return War(s)


def unit_in(word: str) -> str:
    return word.partition("@")[0]


def _field(s: State, seat: int, line: str) -> None:
    owner, picks = s.units.owner[:], []
    for entry in line.split()[1:]:
        name, _, place = entry.partition("@")
        unit = UNIT_IDS.index(name)
        owner[unit] = seat
        if unit not in picks:
            picks.append(unit)
        if place:
            hex, _, height = place.rstrip("!?").partition(":")
            s.board.unit[hex_of(hex)] = unit
            s.board.height[hex_of(hex)] = int(height or 1)
            s.board.poison[hex_of(hex)] = POISON.index(place[len(place.rstrip("!?")) :])
        if unit in DECEIVERS:
            s.units.decoy[DECEIVERS.index(unit)] = NOBODY
    s.units.belong(owner, s.agreed.side_of)
    s.draft.picks = [picks if other == seat else units for other, units in enumerate(s.draft.picks)]


def _mark(s: State, control: str) -> None:
    for entry in control.split():
        name, _, side = entry.partition(":")
        hex = hex_of(name)
        if s.board.control[hex] != NEUTRAL:
            s.board.markers[s.board.control[hex]] += 1
        s.board.control[hex] = SIDES.index(side) if side else NEUTRAL
        if side:
            s.board.markers[s.board.control[hex]] -= 1


def _share_out(
    s: State, seat: int, hand: Sequence[str], bag: Sequence[str], down: Sequence[str], up: Sequence[str]
) -> None:
    """Named coins go where they are named; one more of each type and the royal coin go into the bag."""
    player = s.players[seat]
    player.hand, player.bag, player.down, player.up = (coins_in(named) for named in (hand, bag, down, up))
    held = [*player.hand, *player.bag, *player.down, *player.up]
    if ROYAL not in held:
        player.bag.append(ROYAL)
    for unit in s.draft.picks[seat]:
        board = sum(s.board.height[hex] for hex in where(s, unit))
        left = UNITS[unit].coins - board - held.count(unit) - s.units.removed[unit]
        if left and not bag:
            player.bag.append(unit)
            left -= 1
        s.units.supply[unit] = left
    for number, coin in enumerate(DECOYS):
        if coin in held:
            s.units.decoy[number] = seat
    assert all(coin >= UNIT_COUNT or coin in s.draft.picks[seat] for coin in held)
    remember(player)


def coins_in(named: Sequence[str]) -> list[int]:
    return [COIN_IDS.index(name) for names in named for name in names.split()]
