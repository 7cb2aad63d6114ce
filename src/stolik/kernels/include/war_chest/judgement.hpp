// How good a position is (judgement.py), and what lies how far on the board.
#pragma once

#include <cmath>

#include "war_chest/state.hpp"

namespace stolik::war_chest {

// Steps to the nearest of some hexes, whatever stands between.
STOLIK_FN inline int steps_to(int hex, Hexes goals) {
    for (int steps = 0; steps < FAR; steps++)
        if (AWAY_BY[hex][steps] & goals) return steps;
    return FAR;
}

// Locations that the side does not hold.
STOLIK_FN inline Hexes goals_of(const State &s, int side) { return LOCATIONS[s.ground] & ~s.control[side]; }

// A unit is worth its coins, more when it stands on, or near, what is not yet its side's.
STOLIK_FN inline double presence(const State &s, int hex, int side, Hexes goals) {
    double worth = COIN_ON_BOARD * std::sqrt(s.height[hex]) + 4.0 / (1 + steps_to(hex, goals));
    if (!holds(s.control[1 - side], hex)) worth += 0.5;
    return poisoned(s, hex) ? worth - POISONED : worth;
}

STOLIK_FN inline int unit_coins(Coins coins) { return total_of(coins & (coin_in(ROYAL_LANE) - 1)); }

STOLIK_FN inline double strength(const State &s, int side) {
    double worth = MARKER * how_many(s.control[side]);
    for (int seat = side; seat < s.seats; seat += SIDES) {
        const Player &own = s.players[seat];
        int supply = 0;
        for (int place = 0; place < s.picks[seat].size; place++) supply += s.supply[s.picks[seat][place]];
        worth += COIN_IN_CYCLE * unit_coins(own.bag + own.hand + own.up + own.down + own.drawn);
        worth += COIN_IN_SUPPLY * supply;
    }
    double standing = 0.0;
    Hexes goals = goals_of(s, side);
    for (int hex : each(s.army[side])) standing += presence(s, hex, side, goals);
    return worth + standing;
}

// Markers first, then coins, then how near one's units are to locations worth taking.
STOLIK_FN inline double evaluate(const State &s, int seat) {
    int side = side_of(seat);
    if (s.winner != NOBODY) return s.winner == side ? WIN : -WIN;
    if (s.drawn_by != NOT_DRAWN) return 0.0;
    return strength(s, side) - strength(s, 1 - side);
}

} // namespace stolik::war_chest
