"""A challenge for the crown: the Emperor answers a known total."""

from __future__ import annotations

from stolik.engine.decision import Refusal, Seat
from stolik.games.karak2 import empire, losses, rewards, supply
from stolik.games.karak2.contents import NUMBERS
from stolik.games.karak2.fight import attack
from stolik.games.karak2.state import NOBODY, State
from stolik.games.karak2.throws import DUEL, Throw


def why_not_challenge(s: State, seat: Seat) -> Refusal | None:
    if s.realm.emperor in (NOBODY, seat):
        return "K-I-37" if s.realm.emperor == NOBODY else "K-I-49"
    if s.players[s.realm.emperor].at != s.players[seat].at:
        return "K-I-49"
    if not s.players[s.realm.emperor].life and s.agreed.reads("unconscious_emperor_duel", "forbidden"):
        return "K-O-53"
    return "K-O-64" if s.agreed.reads("duel_after_last_action", "no") and s.turn.steps == 0 else None


async def challenge(s: State, seat: Seat) -> None:
    """A tie goes to the attacker; both heroes stay where they are (K-I-51, K-I-55).

    The challenger throws first; the Emperor answers, knowing the total; then come losses (K-I-52, K-I-53, K-O-112).
    """
    emperor = s.realm.emperor
    s.note("challenge", "K-I-49", seat, emperor)
    attacker = Throw(seat, DUEL, 0)
    await attack(s, attacker)
    defender = Throw(emperor, DUEL, attacker.power + 1, awake=s.players[emperor].life > 0)
    await attack(s, defender)
    won = attacker.power >= defender.power
    s.note("won", "K-I-55", seat if won else emperor)
    for throw in (attacker, defender):
        await losses.suffer(s, throw)
        losses.judge_consciousness(s, throw)
    if won:
        empire.crown(s, seat, "K-I-57")
    elif s.agreed.reads("emperor_wins_duel_gain", "resources"):
        supply.gain(s, emperor, supply.one_of_each(NUMBERS["coronation"]), "K-O-113")
    rewards.enjoy(s, seat if won else emperor, s.players[seat].at)
