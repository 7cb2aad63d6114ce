// Answers as the fixed numbers of encoding.py, and what they mean.
#pragma once

#include "war_chest/state.hpp"

namespace stolik::war_chest {

// What is done with a coin (plays.py), and with a unit (maneuvers.py). As in encoding.py the number of a maneuver does
// not name the coin: it is that of the unit which stands there, or the royal coin.
enum class Verb : uint8_t {
    DEPLOY,
    BOLSTER,
    CLAIM,
    PASS,
    RECRUIT,
    PROCLAIM,
    CURE,
    RETURN,
    MOVE,
    CONTROL,
    ATTACK,
    TACTIC
};

struct Play {
    Verb verb;
    int8_t coin; // of a maneuver none
    int8_t at;   // a hex; of a recruit the unit, of a proclamation the decree
    int8_t to;
};

STOLIK_FN inline Play play_of(int number) {
    if (number >= PLAY_MOVE) {
        const int8_t *found = MANEUVERS[number - PLAY_MOVE];
        return {static_cast<Verb>(static_cast<int>(Verb::MOVE) + found[0]), NO_UNIT, found[1], found[2]};
    }
    if (number >= PLAY_RETURN) return {Verb::RETURN, static_cast<int8_t>(ROYAL + 1 + number - PLAY_RETURN), 0, 0};
    if (number >= PLAY_CURE) return {Verb::CURE, static_cast<int8_t>(number - PLAY_CURE), 0, 0};
    if (number >= PLAY_PROCLAIM) return {Verb::PROCLAIM, ROYAL, static_cast<int8_t>(number - PLAY_PROCLAIM), 0};
    if (number >= PLAY_RECRUIT) {
        int rest = number - PLAY_RECRUIT;
        return {Verb::RECRUIT, static_cast<int8_t>(rest / UNITS), static_cast<int8_t>(rest % UNITS), 0};
    }
    if (number >= PLAY_PASS) return {Verb::PASS, static_cast<int8_t>(number - PLAY_PASS), 0, 0};
    if (number >= PLAY_CLAIM) return {Verb::CLAIM, static_cast<int8_t>(number - PLAY_CLAIM), 0, 0};
    bool bolster = number >= PLAY_BOLSTER;
    int rest = number - (bolster ? PLAY_BOLSTER : PLAY_DEPLOY), unit = rest / HEXES, hex = rest % HEXES;
    return {bolster ? Verb::BOLSTER : Verb::DEPLOY, static_cast<int8_t>(unit), static_cast<int8_t>(hex), 0};
}

constexpr int YES = FIRST_ANSWER;
constexpr int NO = FIRST_ANSWER + 1;

STOLIK_FN inline int hex_in(int number) { return number - FIRST_HEX; }
STOLIK_FN inline int unit_in(int number) { return number - FIRST_UNIT; }
STOLIK_FN inline int coin_named(int number) { return number - FIRST_COIN; }
STOLIK_FN inline int seat_in(int number) { return number - FIRST_SEAT; }

STOLIK_FN inline void add_hexes(Question &q, Hexes hexes) {
    q.add_each(hexes, [](int hex) { return FIRST_HEX + hex; });
}

STOLIK_FN inline void add_units(Question &q, uint32_t units) {
    q.add_each(units, [](int unit) { return FIRST_UNIT + unit; });
}

} // namespace stolik::war_chest
