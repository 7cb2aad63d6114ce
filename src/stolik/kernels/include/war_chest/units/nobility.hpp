// Nobility: Bannerman, Bishop, Earl, Herald.
#pragma once

#include "war_chest/decrees.hpp"
#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// Bannerman

// Adjacent enemy units with somewhere to go.
STOLIK_FN inline Hexes shovable(const State &s, int at) {
    Hexes found = 0;
    for (int hex : each(s.army[1 - side_at(s, at)] & near(s, at)))
        if (steps(s, hex)) found |= bit(hex);
    return found;
}

// After it maneuvers it may shove an adjacent enemy one step; that is no move of the enemy (WC-13.15).
STOLIK_FN inline bool bannerman_shoves(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    int8_t &start = f.numbers[1];
    RULE_BEGIN
    ASK(q.open(s.owner[BANNERMAN], PROMPT_SHOVE_WHOM); add_hexes(q, shovable(s, at)); q.add(PASS))
    if (s.given != PASS) {
        start = static_cast<int8_t>(hex_in(s.take()));
        ASK(q.open(s.owner[BANNERMAN], PROMPT_SHOVE_WHERE, s.unit[start]); add_hexes(q, steps(s, start)))
        relocate(s, start, hex_in(s.take()));
    }
    s.given = NOTHING;
    RULE_END
}

// Bishop

STOLIK_FN inline Hexes bishop_goals(State &s, int at) {
    return has_own_supply(s, s.owner[BISHOP]) && can_maneuver(s, at, MOVE_OR_ATTACK) ? NO_GOAL_TO_NAME : 0;
}

// Recruit, then move or attack; what follows the recruit waits for both (WC-13.16, WC-8.5).
STOLIK_FN inline bool bishop_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    int owner = s.owner[BISHOP];
    RULE_BEGIN
    ASK(q.open(owner, PROMPT_RECRUIT); add_recruits(s, q, owner, own_supply(s, owner)))
    recruit(s, owner, unit_in(s.given));
    wait(s, unit_in(s.take()), RECRUITED);
    ASK(q.open(owner, PROMPT_BISHOP); list_maneuvers(s, q, at, MOVE_OR_ATTACK))
    BECOME_MANEUVER(s.take());
    RULE_END
}

// Earl

// Those that can be carried out once the location is controlled, sealed or not (WC-13.18): a bit for each.
STOLIK_FN inline uint32_t earl_decrees(State &s, int at) {
    Hexes before[SIDES] = {s.control[0], s.control[1]};
    int side = side_at(s, at);
    s.control[side] |= bit(at);
    s.control[1 - side] &= ~bit(at);
    uint32_t found = 0;
    for (int place = 0; place < s.decrees.size; place++)
        if (decree_can(s, s.decrees[place], s.owner[EARL])) found |= uint32_t(1) << s.decrees[place];
    s.control[0] = before[0];
    s.control[1] = before[1];
    return found;
}

STOLIK_FN inline Hexes earl_goals(State &s, int at) {
    return can_control(s, at) && earl_decrees(s, at) ? NO_GOAL_TO_NAME : 0;
}

// Control, then proclaim without a seal (WC-13.18).
STOLIK_FN inline bool earl_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    if (control(s, at)) return s.leave_all();
    ASK(q.open(s.owner[EARL], PROMPT_DECREE_EARL);
        for (int decree : each(earl_decrees(s, at))) q.add(FIRST_DECREE + decree))
    BECOME(proclaim, s.owner[EARL], s.take() - FIRST_DECREE);
    RULE_END
}

// Herald

// An adjacent friend of one coin is bolstered from its owner's supply (WC-13.20).
STOLIK_FN inline Hexes herald_goals(const State &s, int at) {
    Hexes found = 0;
    for (int hex : each(s.army[side_at(s, at)] & near(s, at) & ~s.tall))
        if (s.supply[s.unit[hex]]) found |= bit(hex);
    return found;
}

} // namespace stolik::war_chest
