// Move, control, attack, tactic: what a unit may do, and doing it (WC-6.9).
#pragma once

#include "war_chest/attack.hpp"
#include "war_chest/deployment.hpp"

namespace stolik::war_chest {

// In moments.hpp
STOLIK_FN Hexes tactic_of(State &s, int unit, int at);

// Kinds of maneuvers: a move and an attack are always among them.
enum Kinds : int8_t { MOVE_OR_ATTACK = 0, WITH_CONTROL = 1, WITH_TACTIC = 2, NORMAL = 1, ANY = 3 };

// What may be done

STOLIK_FN inline Hexes steps(const State &s, int at) { return near(s, at) & open_hexes(s, side_at(s, at)); }

// Hexes two steps away that can be reached, turning or not; no fortification is passed (WC-6.16, WC-14.5).
STOLIK_FN inline Hexes strides(const State &s, int at) {
    Hexes found = 0;
    for (int passed : each(near(s, at) & ~occupied(s) & ~s.fort)) found |= near(s, passed);
    return found & two_away(s, at) & open_hexes(s, side_at(s, at));
}

// On a location that its side does not control, a starting location like any other (WC-6.11, WC-6.12).
STOLIK_FN inline bool can_control(const State &s, int at) {
    return holds(LOCATIONS[s.ground] & ~s.control[side_at(s, at)], at);
}

// Some units attack by their tactic only (WC-7.1).
STOLIK_FN inline Hexes normal_targets(const State &s, int at) {
    return ATTACKS[s.unit[at]] ? targets(s, at, near(s, at)) : 0;
}

// It must be on the card; a siege tactic also needs a bolstered unit (WC-6.14, WC-14.12).
STOLIK_FN inline Hexes tactic_goals(State &s, int at) {
    int unit = s.unit[at];
    return !HAS_TACTIC[unit] || (SIEGE_TACTIC[unit] && !bolstered(s, at)) ? 0 : tactic_of(s, unit, at);
}

STOLIK_FN inline void list_tactics(State &s, Question &q, int at) {
    Hexes goals = tactic_goals(s, at);
    if (goals == NO_GOAL_TO_NAME) {
        q.add(TACTIC_HERE[at]);
    } else {
        q.add_each(goals, [at](int to) { return TACTIC_NUMBER[at][to]; });
    }
}

// In the order of the rulebook.
STOLIK_FN inline void list_maneuvers(State &s, Question &q, int at, int kinds) {
    q.add_each(steps(s, at), [at](int to) { return MOVE_NUMBER[at][to]; });
    if (kinds & WITH_CONTROL && can_control(s, at)) q.add(CONTROL_NUMBER[at]);
    q.add_each(normal_targets(s, at), [at](int to) { return MOVE_NUMBER[at][to] + ATTACK_AFTER_MOVE[at]; });
    if (kinds & WITH_TACTIC) list_tactics(s, q, at);
}

STOLIK_FN inline bool can_maneuver(State &s, int at, int kinds) {
    return steps(s, at) || (kinds & WITH_CONTROL && can_control(s, at)) || normal_targets(s, at) ||
           (kinds & WITH_TACTIC && tactic_goals(s, at));
}

// Grants: normal moves and attacks that cost no coin (WC-1.10, WC-8.2, WC-8.4); the turn player chooses (WC-1.11)

// `within_two_of`: a hex that it must end near, or NO_HEX.
STOLIK_FN inline bool granted_move(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], within_two_of = f.numbers[1];
    RULE_BEGIN
    ASK(q.open(s.actor, PROMPT_STEP, s.unit[at]);
        add_hexes(q, steps(s, at) & (within_two_of == NO_HEX ? ~Hexes(0) : within_two(s, within_two_of))))
    move(s, at, hex_in(s.take()));
    RULE_END
}

// Its owner chooses and may decline (WC-8.8, WC-12.11).
STOLIK_FN inline bool offered_move(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.owner[s.unit[at]], PROMPT_STEP_ON, s.unit[at]); add_hexes(q, steps(s, at)); q.add(PASS))
    if (s.given != PASS) move(s, at, hex_in(s.given));
    s.take();
    RULE_END
}

// The maneuver that was chosen.
#define BECOME_MANEUVER(number)                                                                                        \
    do {                                                                                                               \
        Play play = play_of(number);                                                                                   \
        BECOME(maneuver, play.verb, play.at, play.to);                                                                 \
    } while (0)

// Its owner chooses and may decline (WC-8.3, WC-8.8, WC-12.11).
STOLIK_FN inline bool offered_maneuver(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], kinds = f.numbers[1];
    RULE_BEGIN
    ASK(q.open(s.owner[s.unit[at]], PROMPT_MANEUVER, s.unit[at]); list_maneuvers(s, q, at, kinds); q.add(PASS))
    if (s.given != PASS) BECOME_MANEUVER(s.take());
    s.take();
    RULE_END
}

// By the unit's normal attack: from where it stands at an adjacent target.
STOLIK_FN inline bool granted_attack(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.actor, PROMPT_TARGET, s.unit[at]); add_hexes(q, normal_targets(s, at)))
    BECOME(attack, at, hex_in(s.take()));
    RULE_END
}

} // namespace stolik::war_chest
