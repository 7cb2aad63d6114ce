// Everything a player may do with a coin (WC-6.1).
#pragma once

#include "war_chest/decrees.hpp"
#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// The marker must not be with the partner (WC-12.6), nor have changed hands in this round (WC-6.6).
STOLIK_FN inline bool can_claim(const State &s, int seat) {
    return !s.claimed && side_of(s.initiative) != side_of(seat);
}

// Poison bars whatever is paid with the unit's own coin (WC-N-13, WC-N-42), but the cure (WC-N-20, WC-N-44).
STOLIK_FN inline void list_unit_plays(State &s, Question &q, int seat, int unit) {
    Hexes standing = s.standing[unit], sick = 0;
    for (int marker = 0; marker < POISONERS; marker++) sick |= standing & s.poison[marker];
    int kinds = ROYAL_TACTIC[unit] ? NORMAL : ANY;
    if (may_have_more(s, unit))
        q.add_each(deploy_hexes(s, seat, unit), [unit](int hex) { return PLAY_DEPLOY + unit * HEXES + hex; });
    for (int at : each(standing & ~sick)) {
        q.add(PLAY_BOLSTER + unit * HEXES + at);
        list_maneuvers(s, q, at, kinds);
    }
    if (sick) q.add(PLAY_CURE + unit);
}

// Tactics that the royal coin pays for, also of a poisoned unit, and a proclamation (WC-6.17, WC-N-45).
STOLIK_FN inline void list_royal_plays(State &s, Question &q, int seat) {
    if (s.owner[ROYAL_GUARD] == seat && s.standing[ROYAL_GUARD]) list_tactics(s, q, stands(s, ROYAL_GUARD));
    if (uses(s, NOBILITY)) list_proclamations(s, q, seat);
}

// Coin by coin: placed, discarded face up, discarded face down (WC-6.1).
STOLIK_FN inline void list_plays(State &s, Question &q, int seat, Coins coins) {
    bool claims = can_claim(s, seat);
    uint32_t recruits = own_supply(s, seat);
    for (Coins left = coins; left;) {
        int lane = take_lane(left);
        while (q.passes_over(lane)) lane = take_lane(left);
        int coin = coin_of(s, seat, lane);
        if (lane < ROYAL_LANE) {
            list_unit_plays(s, q, seat, coin);
        } else if (lane == ROYAL_LANE) {
            list_royal_plays(s, q, seat);
        } else {
            q.add(PLAY_RETURN + lane - FIRST_DECOY_LANE);
        }
        if (claims) q.add(PLAY_CLAIM + coin);
        add_recruits(s, q, seat, recruits, PLAY_RECRUIT + coin * UNITS);
        q.add(PLAY_PASS + coin);
        if (q.ends_with(lane)) return;
    }
}

} // namespace stolik::war_chest
