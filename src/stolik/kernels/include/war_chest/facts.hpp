// What holds of an answer, for players that learn: where it leads, what it risks, what pays for it (features.py).
#pragma once

#include "war_chest/judgement.hpp"
#include "war_chest/numbers.hpp"

namespace stolik::war_chest {

using Facts = List<int16_t, 24>;

STOLIK_FN inline void tell(Facts &found, int fact) { found.add(static_cast<int16_t>(fact)); }
STOLIK_FN inline int at_most(int value, int most) { return value < most ? value : most; }

// What the facts of one question have in common.
struct Sight {
    const State &s;
    int seat, side;
    const Player &own;
    Hexes goals, enemies;

    STOLIK_FN Sight(const State &state, int asked)
        : s(state), seat(asked), side(side_of(asked)), own(s.players[asked]), goals(goals_of(s, side)),
          enemies(s.army[1 - side]) {}

    STOLIK_FN int goal(int hex) const { return steps_to(hex, goals); }
    STOLIK_FN bool on_goal(int hex) const { return holds(goals, hex); }
    // Enemies beside a hex.
    STOLIK_FN int risk(int hex) const { return how_many(near(s, hex) & enemies); }
    // Beside an enemy that one attack destroys.
    STOLIK_FN bool frail(int hex) const { return near(s, hex) & enemies & ~s.tall; }
    // An enemy is two steps away or nearer.
    STOLIK_FN bool is_near(int hex) const { return (within_two(s, hex) | bit(hex)) & enemies; }
    STOLIK_FN bool holds_own(int hex) const { return holds(s.control[side], hex); }
    STOLIK_FN bool holds_theirs(int hex) const { return holds(s.control[1 - side], hex); }
    // So many of a unit's coins are among these, which are the seat's own.
    STOLIK_FN int copies(Coins coins, int unit) const {
        return s.owner[unit] == seat ? count_of(coins, s.lane[unit]) : 0;
    }
    // When this coin is played there is another of its kind in the hand.
    STOLIK_FN bool again(int unit) const { return copies(own.hand, unit) > 1; }
    STOLIK_FN int in_cycle(int unit) const {
        return copies(own.bag + own.hand + own.drawn + own.up + own.down, unit);
    }
};

STOLIK_FN inline void tell_step(const Sight &sight, int at, int to, Facts &found) {
    const State &s = sight.s;
    int before = sight.goal(at), after = sight.goal(to), risk = at_most(sight.risk(to), 2);
    tell(found, after < before ? FACT_NEARER : after > before ? FACT_AWAY : FACT_NO_NEARER);
    tell(found, FACT_MOVE_ENDS + at_most(after, 3));
    if (after == 0) {
        tell(found, sight.holds_theirs(to) ? FACT_ONTO_ENEMY : FACT_ONTO_NEUTRAL);
        if (s.markers[sight.side] == 1) tell(found, FACT_ONTO_LAST);
        if (sight.again(s.unit[at])) tell(found, FACT_ONTO_PAID);
    } else if (sight.holds_own(to) && risk) {
        tell(found, FACT_ONTO_OWN_NEAR_ENEMY);
    }
    if (before == 0) {
        tell(found, FACT_LEAVES_GOAL);
    } else if (sight.holds_own(at) && sight.is_near(at)) {
        tell(found, FACT_LEAVES_GUARD);
    }
    tell(found, FACT_MOVE_RISK + risk);
    if (risk == 0 && sight.risk(at)) tell(found, FACT_ESCAPES);
    if (risk && sight.frail(to)) tell(found, FACT_BESIDE_FRAIL);
    if (bolstered(s, at)) tell(found, FACT_MOVE_TALL);
}

STOLIK_FN inline void tell_strike(const Sight &sight, int at, int target, Facts &found) {
    const State &s = sight.s;
    if (holds(s.fort, target)) {
        tell(found, FACT_STRIKES_FORT);
    } else if (s.unit[target] != NO_UNIT) {
        tell(found, bolstered(s, target) ? FACT_STRIKES_TALL : FACT_KILLS);
        tell(found, FACT_VICTIM + s.unit[target]);
    }
    if (holds(LOCATIONS[s.ground], target)) {
        bool theirs = sight.holds_theirs(target);
        tell(found, theirs ? FACT_ON_THEIRS : sight.holds_own(target) ? FACT_ON_MINE : FACT_ON_NEUTRAL);
        if (s.markers[1 - sight.side] == 1 && !theirs) tell(found, FACT_STOPS_WIN);
    }
    if (at == NO_HEX) return;
    tell(found, FACT_STRIKE_RISK + at_most(sight.risk(at), 3));
    if (sight.on_goal(at)) tell(found, FACT_FROM_GOAL);
}

STOLIK_FN inline void tell_tactic(const Sight &sight, int at, int to, Facts &found) {
    const State &s = sight.s;
    tell(found, FACT_TACTIC_BY + s.unit[at]);
    if (to == NO_HEX || to == at) return;
    if (s.unit[to] == NO_UNIT && !holds(s.fort, to)) {
        tell(found, FACT_TACTIC_STEP);
        tell_step(sight, at, to, found);
    } else if (s.unit[to] == NO_UNIT || holds(sight.enemies, to)) {
        tell(found, FACT_TACTIC_STRIKE);
        tell_strike(sight, at, to, found);
    }
}

STOLIK_FN inline void tell_control(const Sight &sight, int at, Facts &found) {
    tell(found, sight.holds_theirs(at) || sight.holds_own(at) ? FACT_TAKES_ENEMY : FACT_TAKES_NEUTRAL);
    if (sight.s.markers[sight.side] == 1) tell(found, FACT_WINS);
    if (sight.risk(at)) tell(found, FACT_TAKES_RISKED);
    if (sight.s.markers[1 - sight.side] == 1) tell(found, FACT_TAKES_BEHIND);
}

STOLIK_FN inline void tell_deploy(const Sight &sight, int unit, int hex, Facts &found) {
    const auto &units = sight.s.picks[sight.seat];
    tell(found, FACT_DEPLOY_BY + unit);
    tell(found, FACT_DEPLOY_FROM + at_most(sight.goal(hex), 3));
    tell(found, FACT_DEPLOY_RISK + at_most(sight.risk(hex), 2));
    if (sight.again(unit)) tell(found, FACT_DEPLOY_AGAIN);
    for (int place = 0; place < units.size; place++)
        if (sight.s.standing[units[place]]) return;
    tell(found, FACT_DEPLOY_FIRST);
}

STOLIK_FN inline void tell_bolster(const Sight &sight, int unit, int hex, Facts &found) {
    tell(found, FACT_BOLSTER_BY + unit);
    tell(found, FACT_BOLSTER_TO + at_most(sight.s.height[hex], 3));
    tell(found, FACT_BOLSTER_RISK + at_most(sight.risk(hex), 2));
    if (sight.on_goal(hex)) {
        tell(found, FACT_BOLSTER_GOAL);
    } else if (sight.holds_own(hex)) {
        tell(found, FACT_BOLSTER_MINE);
    }
    if (sight.in_cycle(unit) <= 1) tell(found, FACT_BOLSTER_LAST);
}

STOLIK_FN inline void tell_recruit(const Sight &sight, int unit, Facts &found) {
    tell(found, FACT_RECRUIT_BY + unit);
    tell(found, FACT_RECRUIT_CYCLE + at_most(sight.in_cycle(unit), 4));
    if (sight.s.standing[unit]) tell(found, FACT_RECRUIT_STANDS);
    if (sight.s.supply[unit] == 1) tell(found, FACT_RECRUIT_LAST);
}

// Of a coin that is laid face down.
STOLIK_FN inline void tell_payment(const Sight &sight, int coin, Facts &found) {
    if (coin >= UNITS) return tell(found, coin == ROYAL ? FACT_PAY_ROYAL : FACT_PAY_DECOY);
    Hexes standing = sight.s.standing[coin];
    tell(found, standing ? FACT_PAY_STANDING : FACT_PAY_ABSENT);
    if (standing & sight.goals) tell(found, FACT_PAY_ON_GOAL);
}

STOLIK_FN inline void tell_hex(const Sight &sight, int hex, Facts &found) {
    if (sight.s.unit[hex] != NO_UNIT) tell(found, holds(sight.enemies, hex) ? FACT_HEX_ENEMY : FACT_HEX_FRIEND);
    tell(found, FACT_HEX_FROM + at_most(sight.goal(hex), 3));
    tell(found, FACT_HEX_RISK + at_most(sight.risk(hex), 2));
}

STOLIK_FN inline void tell_play(const Sight &sight, const Play &play, Facts &found) {
    tell(found, FACT_VERB[static_cast<int>(play.verb)]);
    switch (play.verb) {
    case Verb::MOVE:
        tell(found, FACT_MOVE_BY + sight.s.unit[play.at]);
        return tell_step(sight, play.at, play.to, found);
    case Verb::ATTACK: return tell_strike(sight, play.at, play.to, found);
    case Verb::TACTIC: return tell_tactic(sight, play.at, play.to, found);
    case Verb::CONTROL: return tell_control(sight, play.at, found);
    case Verb::DEPLOY: return tell_deploy(sight, play.coin, play.at, found);
    case Verb::BOLSTER: return tell_bolster(sight, play.coin, play.at, found);
    case Verb::RECRUIT: tell_recruit(sight, play.at, found); return tell_payment(sight, play.coin, found);
    case Verb::CLAIM:
        tell(found, FACT_CLAIM_LEFT + at_most(total_of(sight.own.hand), 3));
        return tell_payment(sight, play.coin, found);
    case Verb::PASS: return tell_payment(sight, play.coin, found);
    case Verb::PROCLAIM: return tell(found, FACT_DECREE + play.at);
    case Verb::CURE:
    case Verb::RETURN: return;
    }
}

// Where the unit stands that the question is about; nowhere if there are two of it.
STOLIK_FN inline int only(const State &s, int unit) {
    return unit != NOTHING && how_many(s.standing[unit]) == 1 ? stands(s, unit) : NO_HEX;
}

STOLIK_FN inline void tell_answer(const Sight &sight, const Question &q, int answer, Facts &found) {
    if (answer == stolik::PASS || answer == NO) return tell(found, FACT_NONE[q.prompt]);
    switch (PROMPT_SORT[q.prompt]) {
    case SORT_PLAY: return tell_play(sight, play_of(answer), found);
    case SORT_YES: return tell(found, FACT_YES[q.prompt]);
    case SORT_STEP: {
        int at = only(sight.s, q.about);
        return at == NO_HEX ? tell_hex(sight, hex_in(answer), found) : tell_step(sight, at, hex_in(answer), found);
    }
    case SORT_STRIKE: return tell_strike(sight, only(sight.s, q.about), hex_in(answer), found);
    case SORT_HEX: return tell_hex(sight, hex_in(answer), found);
    case SORT_DRAFT: return tell(found, FACT_DRAFT + unit_in(answer));
    case SORT_BAN: return tell(found, FACT_BAN + unit_in(answer));
    case SORT_RECRUIT: return tell_recruit(sight, unit_in(answer), found);
    default: return;
    }
}

} // namespace stolik::war_chest
