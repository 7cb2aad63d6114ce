// Nightfall: Assassin, Saboteur, Infiltrator, Skirmisher.
#pragma once

#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// Enemy units, fortified or not; not the one that bears this very marker (WC-N-09, WC-N-39, WC-N-D20).
// It is no attack, so height and card of the victim do not matter (WC-N-40, WC-N-41, WC-N-D19).
STOLIK_FN inline Hexes poisonable(const State &s, int poisoner, int side, Hexes hexes) {
    return hexes & s.army[1 - side] & ~s.poison[POISONER[poisoner]];
}

// Assassin

STOLIK_FN inline Hexes assassin_goals(const State &s, int at) {
    Hexes found = 0;
    for (int end : each(steps(s, at)))
        if (poisonable(s, ASSASSIN, side_at(s, at), near(s, end))) found |= bit(end);
    return found;
}

// Move, then poison an adjacent enemy (WC-15.1, WC-N-D7).
STOLIK_FN inline bool assassin_tactic(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], to = f.numbers[1];
    RULE_BEGIN
    move(s, at, to);
    ASK(q.open(s.actor, PROMPT_POISON, ASSASSIN);
        add_hexes(q, poisonable(s, ASSASSIN, side_at(s, to), near(s, to))))
    poison(s, ASSASSIN, hex_in(s.take()));
    RULE_END
}

// Not without a coin in the supply (WC-N-35).
STOLIK_FN inline bool assassin_can(const State &s, int victim) { return victim != NO_UNIT && s.supply[victim] > 0; }

// After it attacks a poisoned unit, a coin of that type may leave its owner's supply (WC-15.2, WC-N-34).
STOLIK_FN inline bool assassin_robs(State &s, Question &q, Frame &f) {
    int8_t victim = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.owner[ASSASSIN], PROMPT_ROB, victim); q.add(YES); q.add(NO))
    if (s.take() == YES) remove_from_supply(s, victim);
    RULE_END
}

// Saboteur

// An enemy at distance one or two (WC-15.3).
STOLIK_FN inline Hexes saboteur_goals(const State &s, int at) {
    return poisonable(s, SABOTEUR, side_at(s, at), within_two(s, at));
}

// After a Saboteur is recruited it may use its tactic free, poisoned or not (WC-15.4, WC-N-D4).
STOLIK_FN inline bool saboteur_strikes(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(s.owner[SABOTEUR], PROMPT_SABOTAGE); add_hexes(q, saboteur_goals(s, at)); q.add(PASS))
    if (s.given != PASS) poison(s, SABOTEUR, hex_in(s.given));
    s.take();
    RULE_END
}

// Infiltrator

// Enemy locations that it may enter (WC-N-D13); then it controls them, which may win the game (WC-15.5, WC-N-D10).
STOLIK_FN inline Hexes infiltrator_goals(const State &s, int at) {
    return steps(s, at) & s.control[1 - side_at(s, at)];
}

STOLIK_FN inline void add_opponents(const State &s, Question &q, int seat) {
    for (int other = 0; other < s.seats; other++)
        if (side_of(other) != side_of(seat)) q.add(FIRST_SEAT + other);
}

// After it controls any location (WC-15.6, WC-N-33).
STOLIK_FN inline bool infiltrator_deceives(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    ASK(q.open(s.owner[INFILTRATOR], PROMPT_DECEIVE); add_opponents(s, q, s.owner[INFILTRATOR]); q.add(PASS))
    if (s.given != PASS) deceive(s, INFILTRATOR, seat_in(s.given));
    s.take();
    RULE_END
}

// Skirmisher

// Two steps to a hex next to an enemy; one step is the normal move (WC-15.7, WC-6.19).
STOLIK_FN inline Hexes skirmisher_goals(const State &s, int at) {
    Hexes foes = s.army[1 - side_at(s, at)], found = 0;
    for (int end : each(strides(s, at)))
        if (near(s, end) & foes) found |= bit(end);
    return found;
}

// When it is attacked its owner may deceive the attacker instead (WC-15.8, WC-N-36, WC-N-D11, WC-N-D16).
STOLIK_FN inline bool skirmisher_can_replace(const State &s) { return beside_card(s, SKIRMISHER); }

} // namespace stolik::war_chest
