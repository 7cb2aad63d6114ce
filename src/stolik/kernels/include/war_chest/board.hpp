// The board: sets of hexes as bits, and what is printed on it (WC-3.1, WC-3.3); the tables come from board.toml.
#pragma once

#include "stolik/kernel.hpp"
#include "war_chest/tables.hpp"

namespace stolik::war_chest {

using namespace tables;

using Hexes = uint64_t;
constexpr int NO_HEX = -1;
constexpr Hexes NO_GOAL_TO_NAME = Hexes(1) << 63; // among the goals of a tactic: NO_HEX

STOLIK_FN inline Hexes bit(int hex) { return Hexes(1) << hex; }

STOLIK_FN inline bool holds(Hexes hexes, int hex) { return hexes >> hex & 1; }

// `for (int hex : each(hexes))`, in the order of the board.
struct Each {
    Hexes left;
    struct End {};
    STOLIK_FN Each begin() const { return *this; }
    STOLIK_FN End end() const { return {}; }
    STOLIK_FN int operator*() const { return lowest(left); }
    STOLIK_FN void operator++() { left &= left - 1; }
    STOLIK_FN bool operator!=(End) const { return left != 0; }
};

STOLIK_FN inline Each each(Hexes hexes) { return {hexes}; }

} // namespace stolik::war_chest
