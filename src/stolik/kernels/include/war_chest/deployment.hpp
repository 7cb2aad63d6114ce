// Where a unit may be put on the board (WC-6.2, WC-6.3, WC-14.10).
#pragma once

#include "war_chest/verbs.hpp"

namespace stolik::war_chest {

// What a side may enter: no unit, no enemy fortification, though a neutral one (WC-6.10, WC-14.4).
STOLIK_FN inline Hexes open_hexes(const State &s, int side) { return ~occupied(s) & ~(s.fort & s.control[1 - side]); }

// Also next to a friendly unit, where it may enter (WC-8.28, WC-14.10).
STOLIK_FN inline Hexes scout_hexes(const State &s, int side) {
    Hexes beside = 0;
    for (int friendly : each(s.army[side])) beside |= near(s, friendly);
    return beside & open_hexes(s, side);
}

// One unit of a type, unless its card allows more (WC-6.3).
STOLIK_FN inline bool may_have_more(const State &s, int unit) {
    return how_many(s.standing[unit]) < MOST_OF_TYPE[unit];
}

// Empty locations of the own side, the partner's too, and where else the card allows it (WC-6.2, WC-12.7).
STOLIK_FN inline Hexes deploy_hexes(const State &s, int seat, int unit) {
    int side = side_of(seat);
    Hexes own = s.control[side] & ~occupied(s);
    return unit == SCOUT ? own | scout_hexes(s, side) : own;
}

} // namespace stolik::war_chest
