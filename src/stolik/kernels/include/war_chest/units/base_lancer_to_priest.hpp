// Base set: Lancer, Light Cavalry, Marshall, Mercenary, Pikeman, Royal Guard, Scout, Swordsman, Warrior Priest.
#pragma once

#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// Lancer: it attacks only by its tactic (WC-8.21)

// One step or two in a line, with a target on the next hex of it (WC-8.20).
STOLIK_FN inline Hexes lancer_goals(const State &s, int at) {
    int side = side_at(s, at);
    Hexes found = 0, free = open_hexes(s, side), prize = prey(s, side, bolstered(s, at), s.army[side]);
    STOLIK_ROLLED
    for (int way = 0; way < WAYS; way++) {
        int first = ahead(s, at, way);
        if (first == NO_HEX || !holds(free, first)) continue;
        int second = ahead(s, first, way);
        if (second == NO_HEX) continue;
        if (holds(prize, second)) found |= bit(first);
        int third = ahead(s, second, way);
        bool open_way = third != NO_HEX && !holds(s.fort, first) && holds(free, second);
        if (open_way && holds(prize, third)) found |= bit(second);
    }
    return found;
}

// The charge goes on in its direction.
STOLIK_FN inline int next_in_line(const State &s, int start, int end) {
    STOLIK_ROLLED
    for (int way = 0; way < WAYS; way++) {
        int first = ahead(s, start, way);
        if (first != NO_HEX && (end == first || end == ahead(s, first, way))) return ahead(s, end, way);
    }
    return NO_HEX;
}

// Light Cavalry: two steps; where one is enough it is the normal move (WC-8.22, WC-6.19).

// Marshall: a friend within two spaces makes a normal attack (WC-8.23).

STOLIK_FN inline Hexes marshall_goals(const State &s, int at) {
    Hexes found = 0;
    for (int hex : each(s.army[side_at(s, at)] & within_two(s, at)))
        if (normal_targets(s, hex)) found |= bit(hex);
    return found;
}

// Mercenary: after it is recruited it may maneuver, poisoned or not (WC-8.24, WC-N-18).

// Pikeman: an adjacent attacker loses a coin, whatever becomes of the Pikeman (WC-7.6, WC-7.8, WC-8.25).

STOLIK_FN inline void pikeman_answers(State &s, int at, int target) {
    if (holds(near(s, at), target)) lose_coin(s, at);
}

// Royal Guard: paid with the royal coin, never with its own (WC-8.26)

// Locations of its side within two steps (WC-8.26); the classic card allows one step anywhere (WC-13.22).
STOLIK_FN inline Hexes royal_guard_goals(const State &s, int at) {
    if (!is_revised(s, ROYAL_GUARD)) return steps(s, at);
    return (steps(s, at) | strides(s, at)) & s.control[side_at(s, at)];
}

// When it is attacked a coin of its supply may leave the game instead (WC-8.27).
STOLIK_FN inline bool royal_guard_can_replace(const State &s) { return s.supply[ROYAL_GUARD] > 0; }

// Scout: see deployment.hpp. Swordsman: after it attacks it may move (WC-8.29, WC-N-19).

// Warrior Priest

// Prayers within prayers end where the stack of rules would: some ten coins that attack or control, one drawn by the
// other. In fifty million answers half as many were the most.
STOLIK_FN inline bool priest_can(const State &s) {
    bool done = (is_revised(s, WARRIOR_PRIEST) && s.prayed) || s.depth > MOST_FRAMES - FRAMES_OF_AN_ACTION;
    return can_draw(s.players[s.owner[WARRIOR_PRIEST]]) && !done;
}

// After it attacks or controls, draw a coin and use it at once, also a decoy; by the revised card once a turn.
// It may be used like any coin of the hand (WC-8.30, WC-N-D12, WC-N-D21).
STOLIK_FN inline bool warrior_priest_prays(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    s.prayed = true;
    AWAIT(draw_coin, s.owner[WARRIOR_PRIEST], true)
    BECOME(use_coin, s.owner[WARRIOR_PRIEST], true);
    RULE_END
}

} // namespace stolik::war_chest
