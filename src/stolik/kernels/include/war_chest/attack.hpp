// An attack from its declaration to what follows it (WC-7.1, WC-7.3).
#pragma once

#include "war_chest/coins.hpp"
#include "war_chest/verbs.hpp"

namespace stolik::war_chest {

// In moments.hpp
STOLIK_FN Hexes shielded_from(const State &s, bool tall);
STOLIK_FN int own_replacement(const State &s, int target);
STOLIK_FN bool wagon_can_replace(const State &s, int target);
STOLIK_FN void replace(State &s, int word, int at);
STOLIK_FN void when_attacked(State &s, int victim, int at, int target);

constexpr int NO_WORD = -1;

// What a unit of this side, bolstered or not, may attack wherever it stands, if its own stand there (WC-7.1).
// A fortification is hit before the unit inside (WC-14.7, WC-14.9).
STOLIK_FN inline Hexes prey(const State &s, int side, bool tall, Hexes own) {
    Hexes foes = s.army[1 - side];
    Hexes forts = s.fort & (foes | ~(own | s.control[side]));
    return forts | (foes & ~s.fort & ~shielded_from(s, tall));
}

// Of these hexes, those that the unit may attack.
STOLIK_FN inline Hexes targets(const State &s, int at, Hexes hexes) {
    int side = side_at(s, at);
    return hexes & prey(s, side, bolstered(s, at), s.army[side]);
}

// Judged as if it had moved: a neutral fortification that it leaves is empty by then (WC-6.15).
STOLIK_FN inline Hexes targets_from(const State &s, int at, int end) {
    int side = side_at(s, at);
    return near(s, end) & prey(s, side, bolstered(s, at), (s.army[side] & ~bit(at)) | bit(end));
}

// At most one replacement: the target's owner is asked first, then who else can help (WC-7.4, WC-N-D15).
STOLIK_FN inline int helper(const State &s, int target) {
    return uses(s, SIEGE) && wagon_can_replace(s, target) ? s.owner[WAR_WAGON] : NOBODY;
}

STOLIK_FN inline void ask_replacement(const State &s, Question &q, int seat, int target) {
    q.open(seat, PROMPT_REPLACE, target);
    if (seat == s.owner[s.unit[target]] && own_replacement(s, target) != NO_WORD)
        q.add(FIRST_REPLACEMENT + own_replacement(s, target));
    if (seat == helper(s, target)) q.add(FIRST_REPLACEMENT + WORD_WAGON);
    q.add(PASS);
}

STOLIK_FN inline int8_t word_in(int number) {
    return static_cast<int8_t>(number == PASS ? NO_WORD : number - FIRST_REPLACEMENT);
}

// A coin is removed, here or by the word in another place; what follows waits (WC-7.2, WC-7.3, WC-7.5, WC-7.7).
// It looks at the unit that was attacked as it was then (WC-14.13, WC-N-37, WC-N-D6, WC-N-D22).
STOLIK_FN inline void strike(State &s, int at, int target, int word) {
    int attacker = s.unit[at], victim = s.unit[target];
    bool sick = poisoned(s, target);
    if (word == NO_WORD) {
        lose_coin(s, target);
    } else {
        replace(s, word, at);
    }
    wait(s, attacker, ATTACKED, sick ? victim : NO_UNIT);
    when_attacked(s, victim, at, target);
}

STOLIK_FN inline bool attack(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[0], target = f.numbers[1];
    int8_t &word = f.numbers[2];
    RULE_BEGIN
    word = NO_WORD;
    if (holds(s.fort, target)) {
        raze(s, target);
        wait(s, s.unit[at], ATTACKED);
        return s.leave();
    }
    if (own_replacement(s, target) != NO_WORD || helper(s, target) != NOBODY) {
        ASK(ask_replacement(s, q, s.owner[s.unit[target]], target))
        word = word_in(s.take());
        if (word == NO_WORD && helper(s, target) != NOBODY && helper(s, target) != s.owner[s.unit[target]]) {
            ASK(ask_replacement(s, q, helper(s, target), target))
            word = word_in(s.take());
        }
    }
    strike(s, at, target, word);
    RULE_END
}

} // namespace stolik::war_chest
