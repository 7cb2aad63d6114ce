// The units of the base game, by name.
#pragma once

#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// Archer: it attacks only by its tactic (WC-8.12). Any of the twelve hexes at distance two (WC-8.11).

STOLIK_FN inline Hexes archer_goals(const State &s, int at) { return targets(s, at, two_away(s, at)); }

// Berserker

// What it could do with a coin less (WC-8.13); the revised card knows no control.
STOLIK_FN inline void list_rage(State &s, Question &q, int at) {
    set_height(s, at, s.height[at] - 1);
    list_maneuvers(s, q, at, is_revised(s, BERSERKER) ? MOVE_OR_ATTACK : NORMAL);
    set_height(s, at, s.height[at] + 1);
}

STOLIK_FN inline bool berserker_can(State &s, int at) {
    if (!bolstered(s, at)) return false;
    set_height(s, at, s.height[at] - 1);
    bool found = can_maneuver(s, at, is_revised(s, BERSERKER) ? MOVE_OR_ATTACK : NORMAL);
    set_height(s, at, s.height[at] + 1);
    return found;
}

// While bolstered it may give up one of its coins to maneuver again (WC-8.13, WC-N-D9).
STOLIK_FN inline bool berserker_rages(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.owner[BERSERKER], PROMPT_AGAIN); list_rage(s, q, at); q.add(PASS))
    if (s.given != PASS) {
        set_height(s, at, s.height[at] - 1);
        s.players[s.owner[BERSERKER]].up += coin_in(s.lane[BERSERKER]);
        BECOME_MANEUVER(s.take());
    }
    s.take();
    RULE_END
}

// Cavalry

STOLIK_FN inline Hexes cavalry_goals(const State &s, int at) {
    Hexes found = 0;
    // A fortification that it leaves may be its only target (WC-6.15).
    if (!((within_two(s, at) | bit(at)) & (s.army[1 - side_at(s, at)] | s.fort))) return found;
    for (int end : each(steps(s, at)))
        if (targets_from(s, at, end)) found |= bit(end);
    return found;
}

// Move, then attack; only where an attack can follow (WC-8.14, WC-6.15).
STOLIK_FN inline bool cavalry_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], to = f.numbers[1];
    move(s, at, to);
    BECOME(granted_attack, to);
}

// Crossbowman: distance two in a straight line, no unit between, though a fortification may be (WC-8.15, WC-14.11).

STOLIK_FN inline Hexes crossbow_goals(const State &s, int at) {
    if (!archer_goals(s, at)) return 0;
    Hexes found = 0;
    STOLIK_ROLLED
    for (int way = 0; way < WAYS; way++) {
        int first = ahead(s, at, way);
        int far = first == NO_HEX || s.unit[first] != NO_UNIT ? NO_HEX : ahead(s, first, way);
        if (far != NO_HEX) found |= bit(far);
    }
    return targets(s, at, found);
}

// Ensign: a friend within two spaces moves, and is then within two spaces (WC-8.16).

STOLIK_FN inline Hexes ensign_goals(const State &s, int at) {
    Hexes within = within_two(s, at), found = 0;
    for (int hex : each(s.army[side_at(s, at)] & within))
        if (steps(s, hex) & within) found |= bit(hex);
    return found;
}

// Footman

// With two Footmen, one of which can; alone it is the plain maneuver (WC-6.19).
// It is named once, by the first of them that is healthy (WC-N-43, WC-N-D2).
STOLIK_FN inline Hexes footman_goals(State &s, int at) {
    Hexes footmen = s.standing[FOOTMAN], healthy = 0;
    for (int hex : each(footmen))
        if (!poisoned(s, hex)) healthy |= bit(hex);
    if (how_many(footmen) < 2 || at != lowest(healthy ? healthy : footmen)) return 0;
    for (int hex : each(footmen))
        if (can_maneuver(s, hex, NORMAL)) return NO_GOAL_TO_NAME;
    return 0;
}

STOLIK_FN inline void list_footmen(State &s, Question &q, int one, int other) {
    q.open(s.actor, PROMPT_FOOTMAN);
    if (one != NO_HEX) list_maneuvers(s, q, one, NORMAL);
    if (other != NO_HEX) list_maneuvers(s, q, other, NORMAL);
    if (!q.count) q.add(PASS);
}

// Each makes one maneuver, in either order; one that cannot when its turn comes is passed over (WC-8.17).
STOLIK_FN inline bool footman_tactic(State &s, Question &q, Frame &f) {
    int8_t &one = f.numbers[0], &other = f.numbers[1]; // left to act
    int8_t &verb = f.numbers[2], &at = f.numbers[3], &to = f.numbers[4];
    RULE_BEGIN
    one = static_cast<int8_t>(lowest(s.standing[FOOTMAN]));
    other = static_cast<int8_t>(lowest(s.standing[FOOTMAN] & ~bit(one)));
    while (one != NO_HEX || other != NO_HEX) {
        ASK(list_footmen(s, q, one, other))
        if (s.given == PASS) break;
        {
            Play play = play_of(s.take());
            verb = static_cast<int8_t>(play.verb);
            at = play.at;
            to = play.to;
        }
        (at == one ? one : other) = NO_HEX;
        AWAIT(maneuver, verb, at, to)
        AWAIT(settle)
        if (one != NO_HEX && s.unit[one] != FOOTMAN) one = NO_HEX;
        if (other != NO_HEX && s.unit[other] != FOOTMAN) other = NO_HEX;
    }
    s.given = NOTHING;
    RULE_END
}

STOLIK_FN inline bool footman_can(const State &s) {
    if (!is_revised(s, FOOTMAN) || !may_have_more(s, FOOTMAN)) return false;
    int seat = s.owner[FOOTMAN];
    return deploy_hexes(s, seat, FOOTMAN) && count_of(s.players[seat].up, s.lane[FOOTMAN]);
}

// The revised card only: a recruited Footman may be deployed at once beside the first (WC-8.18).
STOLIK_FN inline bool footman_follows(State &s, Question &q, Frame &f) {
    int seat = s.owner[FOOTMAN];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_DEPLOY_WHERE, FOOTMAN); add_hexes(q, deploy_hexes(s, seat, FOOTMAN)); q.add(PASS))
    if (s.given != PASS) {
        s.players[seat].up -= coin_in(s.lane[FOOTMAN]);
        deploy(s, FOOTMAN, hex_in(s.given));
    }
    s.take();
    RULE_END
}

// Knight: only bolstered units can attack it, whatever kind of attack it is (WC-8.19); see moments.hpp.

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
