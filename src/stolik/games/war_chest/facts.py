"""The facts by name, in the order of their numbers; features.py tells when each holds."""

from __future__ import annotations

from typing import Final

from stolik.engine.facts import Names
from stolik.games.war_chest.decrees import DECREE_IDS
from stolik.games.war_chest.maneuvers import ATTACK, CONTROL, MOVE, TACTIC
from stolik.games.war_chest.plays import BOLSTER, CLAIM, CURE, DEPLOY, PASS, PROCLAIM, RECRUIT, RETURN
from stolik.games.war_chest.prompts import PROMPTS
from stolik.games.war_chest.unit_cards import UNIT_IDS

NAMES: Final = Names()
fact: Final = NAMES.fact
scale: Final = NAMES.scale


def by_unit(name: str) -> list[int]:
    return NAMES.each(name, UNIT_IDS)


VERBS: Final = (DEPLOY, BOLSTER, CLAIM, RECRUIT, PASS, PROCLAIM, CURE, RETURN, MOVE, CONTROL, ATTACK, TACTIC)
VERB: Final = {verb: fact(f"verb {verb}") for verb in VERBS}
NONE: Final = {prompt: fact(f"{prompt} none") for prompt in PROMPTS}
YES: Final = {prompt: fact(f"{prompt} yes") for prompt in PROMPTS}

# A unit goes from hex to hex
NEARER: Final = fact("move nearer")
NO_NEARER: Final = fact("move no nearer")
AWAY: Final = fact("move away")
MOVE_ENDS: Final = scale("move ends from a goal", 3)
ONTO_NEUTRAL: Final = fact("move onto neutral")
ONTO_ENEMY: Final = fact("move onto enemy marker")
ONTO_LAST: Final = fact("move onto goal for the last marker")
ONTO_PAID: Final = fact("move onto goal and its coin in hand")
ONTO_OWN_NEAR_ENEMY: Final = fact("move onto own marker beside enemy")
LEAVES_GOAL: Final = fact("move leaves goal")
LEAVES_GUARD: Final = fact("move leaves own marker near enemy")
MOVE_RISK: Final = scale("move ends beside enemies", 2)
ESCAPES: Final = fact("move out of reach")
MOVE_TALL: Final = fact("move of bolstered")
BESIDE_FRAIL: Final = fact("move beside enemy of one coin")
TACTIC_STEP: Final = fact("tactic goes")
MOVE_BY: Final = by_unit("move")

# A unit strikes
KILLS: Final = fact("strike kills")
STRIKES_TALL: Final = fact("strike at bolstered")
ON_MINE: Final = fact("strike on my marker")
ON_THEIRS: Final = fact("strike on their marker")
ON_NEUTRAL: Final = fact("strike on neutral")
STOPS_WIN: Final = fact("strike stops the last marker")
STRIKES_FORT: Final = fact("strike at fort")
FROM_GOAL: Final = fact("strike from goal")
STRIKE_RISK: Final = scale("strike from beside enemies", 3)
TACTIC_STRIKE: Final = fact("tactic strikes")
VICTIM: Final = by_unit("strike at")

# A marker is laid
TAKES_NEUTRAL: Final = fact("control neutral")
TAKES_ENEMY: Final = fact("control enemy marker")
WINS: Final = fact("control wins")
TAKES_RISKED: Final = fact("control beside enemies")
TAKES_BEHIND: Final = fact("control when they need one more")

# A coin is placed
DEPLOY_FROM: Final = scale("deploy from a goal", 3)
DEPLOY_RISK: Final = scale("deploy beside enemies", 2)
DEPLOY_AGAIN: Final = fact("deploy and its coin in hand")
DEPLOY_FIRST: Final = fact("deploy first unit")
DEPLOY_BY: Final = by_unit("deploy")
BOLSTER_TO: Final = scale("bolster onto coins", 3)
BOLSTER_RISK: Final = scale("bolster beside enemies", 2)
BOLSTER_MINE: Final = fact("bolster on my marker")
BOLSTER_GOAL: Final = fact("bolster on goal")
BOLSTER_LAST: Final = fact("bolster with the last coin in the cycle")
BOLSTER_BY: Final = by_unit("bolster")

# A coin is laid face down
PAY_ROYAL: Final = fact("pay royal")
PAY_ABSENT: Final = fact("pay coin of absent unit")
PAY_STANDING: Final = fact("pay coin of standing unit")
PAY_ON_GOAL: Final = fact("pay coin of unit on goal")
PAY_DECOY: Final = fact("pay decoy")
CLAIM_LEFT: Final = scale("claim and coins left", 3)
RECRUIT_STANDS: Final = fact("recruit standing unit")
RECRUIT_CYCLE: Final = scale("recruit and copies in the cycle", 4)
RECRUIT_LAST: Final = fact("recruit the last of the supply")
RECRUIT_BY: Final = by_unit("recruit")

# The rest
TACTIC_BY: Final = by_unit("tactic")
DECREE: Final = NAMES.each("proclaim", DECREE_IDS)
DRAFT: Final = by_unit("draft")
BAN: Final = by_unit("ban")
HEX_FRIEND: Final = fact("hex of friend")
HEX_ENEMY: Final = fact("hex of enemy")
HEX_FROM: Final = scale("hex from a goal", 3)
HEX_RISK: Final = scale("hex beside enemies", 2)
