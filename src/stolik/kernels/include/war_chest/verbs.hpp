// What can be done on the board without asking anybody.
#pragma once

#include "war_chest/followups.hpp"

namespace stolik::war_chest {

// The poison that lies there: a bit for each poisoner.
STOLIK_FN inline int poison_at(const State &s, int hex) {
    int found = 0;
    for (int marker = 0; marker < POISONERS; marker++) found |= static_cast<int>(s.poison[marker] >> hex & 1) << marker;
    return found;
}

STOLIK_FN inline void set_height(State &s, int hex, int height) {
    s.height[hex] = static_cast<uint8_t>(height);
    s.tall = height >= BOLSTERED ? s.tall | bit(hex) : s.tall & ~bit(hex);
}

STOLIK_FN inline void put_down(State &s, int unit, int hex, int height = 1, int poison = 0) {
    s.unit[hex] = static_cast<int8_t>(unit);
    s.standing[unit] |= bit(hex);
    s.army[side_of(s.owner[unit])] |= bit(hex);
    set_height(s, hex, height);
    for (int marker = 0; marker < POISONERS; marker++)
        if (poison >> marker & 1) s.poison[marker] |= bit(hex);
}

STOLIK_FN inline void lift(State &s, int hex) {
    Hexes others = ~bit(hex);
    s.standing[s.unit[hex]] &= others;
    s.unit[hex] = NO_UNIT;
    s.army[0] &= others;
    s.army[1] &= others;
    set_height(s, hex, 0);
    for (int marker = 0; marker < POISONERS; marker++) s.poison[marker] &= others;
}

// The whole stack with what lies on it (WC-6.10, WC-N-D14).
STOLIK_FN inline int relocate(State &s, int start, int end) {
    int unit = s.unit[start], height = s.height[start], poison = poison_at(s, start);
    lift(s, start);
    put_down(s, unit, end, height, poison);
    return unit;
}

// A new unit is healthy (WC-6.2, WC-N-D3).
STOLIK_FN inline void deploy(State &s, int unit, int hex) {
    put_down(s, unit, hex);
    wait(s, unit, DEPLOYED);
}

// WC-6.4
STOLIK_FN inline void bolster(State &s, int hex) { set_height(s, hex, s.height[hex] + 1); }

// A coin of the unit's type goes from its owner's supply onto the stack.
STOLIK_FN inline void raise_from_supply(State &s, int hex) {
    s.supply[s.unit[hex]]--;
    bolster(s, hex);
}

// WC-6.10
STOLIK_FN inline void move(State &s, int start, int end) { wait(s, relocate(s, start, end), MOVED); }

// An enemy marker goes back to its owner, yours lies down; the last wins at once (WC-6.11, WC-11.1, WC-11.2).
// True if it was the last.
STOLIK_FN inline bool control(State &s, int hex) {
    int side = side_at(s, hex);
    if (holds(s.control[1 - side], hex)) s.markers[1 - side]++;
    s.control[1 - side] &= ~bit(hex);
    s.control[side] |= bit(hex);
    if (--s.markers[side] == 0) {
        s.winner = static_cast<int8_t>(side);
        return true;
    }
    wait(s, s.unit[hex], CONTROLLED);
    return false;
}

// One coin out of the game; with the last one the unit is destroyed and its poison goes back (WC-1.5, WC-N-23).
STOLIK_FN inline void lose_coin(State &s, int hex) {
    int unit = s.unit[hex];
    s.removed[unit]++;
    if (s.height[hex] > 1) {
        set_height(s, hex, s.height[hex] - 1);
    } else {
        lift(s, hex);
        s.lives[unit]++;
    }
}

// WC-14.8
STOLIK_FN inline void raze(State &s, int hex) {
    s.fort &= ~bit(hex);
    s.forts++;
}

// WC-14.15
STOLIK_FN inline void build(State &s, int hex) {
    s.fort |= bit(hex);
    s.forts--;
}

// The marker goes to the victim from the card, or from the unit that bore it (WC-N-11, WC-N-12).
STOLIK_FN inline void poison(State &s, int poisoner, int hex) { s.poison[POISONER[poisoner]] = bit(hex); }

} // namespace stolik::war_chest
