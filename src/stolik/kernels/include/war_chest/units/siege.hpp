// Siege: Sapper, Siege Tower, Trebuchet, War Wagon; all but the Sapper have a siege tactic (WC-14.12).
#pragma once

#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// Sapper

STOLIK_FN inline Hexes sapper_goals(const State &s, int at) {
    Hexes found = 0;
    for (int end : each(steps(s, at)))
        if (targets_from(s, at, end) & s.fort) found |= bit(end);
    return found;
}

// Move, then attack a fortification (WC-14.14).
STOLIK_FN inline bool sapper_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], to = f.numbers[1];
    RULE_BEGIN
    move(s, at, to);
    ASK(q.open(s.actor, PROMPT_TARGET, SAPPER); add_hexes(q, targets_from(s, to, to) & s.fort))
    BECOME(attack, to, hex_in(s.take()));
    RULE_END
}

STOLIK_FN inline bool sapper_can(const State &s, int at) {
    return s.forts > 0 && holds(LOCATIONS[s.ground] & ~s.fort, at);
}

// When it moves to a location without a fortification, whoever controls it (WC-14.15).
STOLIK_FN inline bool sapper_builds(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.owner[SAPPER], PROMPT_BUILD, at); q.add(YES); q.add(NO))
    if (s.take() == YES) build(s, at);
    RULE_END
}

// Siege Tower

// Attack twice; the second is made if it can be, also after a decoy (WC-14.16, WC-N-38).
// A bolstered tower outlives the first, and no attribute of it would come between.
STOLIK_FN inline bool siege_tower_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], to = f.numbers[1];
    RULE_BEGIN
    AWAIT(attack, at, to)
    if (normal_targets(s, at)) BECOME(granted_attack, at);
    RULE_END
}

// When deployed it may be bolstered at once from the supply (WC-14.17).
STOLIK_FN inline bool siege_tower_rises(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.owner[SIEGE_TOWER], PROMPT_RAISE, at); q.add(YES); q.add(NO))
    if (s.take() == YES) raise_from_supply(s, at);
    RULE_END
}

// Trebuchet: it attacks only by its tactic (WC-14.19); distance two or three in a line, whatever stands between
// (WC-14.18).

STOLIK_FN inline Hexes trebuchet_goals(const State &s, int at) {
    Hexes found = 0;
    for (int way = 0; way < WAYS; way++) {
        int hex = ahead(s, at, way);
        for (int further = 0; further < 2; further++) {
            hex = hex == NO_HEX ? NO_HEX : ahead(s, hex, way);
            if (hex != NO_HEX) found |= bit(hex);
        }
    }
    return targets(s, at, found);
}

// War Wagon

// Adjacent friends that can move on and leave a hex which the wagon may enter.
STOLIK_FN inline Hexes wagon_goals(const State &s, int at) {
    int side = side_at(s, at);
    Hexes found = 0;
    for (int hex : each(s.army[side] & near(s, at) & ~(s.fort & s.control[1 - side])))
        if (steps(s, hex)) found |= bit(hex);
    return found;
}

// The friend moves, then the wagon into the hex it left (WC-14.20).
STOLIK_FN inline bool war_wagon_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], to = f.numbers[1];
    RULE_BEGIN
    AWAIT(granted_move, to, NO_HEX)
    move(s, at, to);
    RULE_END
}

// When a friend next to it is attacked, a coin of the wagon may be removed instead, even its last (WC-14.21).
STOLIK_FN inline bool wagon_can_replace(const State &s, int target) {
    return s.standing[WAR_WAGON] & near(s, target) & s.army[side_at(s, target)];
}

} // namespace stolik::war_chest
