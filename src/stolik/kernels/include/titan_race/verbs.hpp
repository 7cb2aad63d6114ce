// What can be done to titans, traps and cards without asking anybody (verbs.py).
#pragma once

#include "titan_race/state.hpp"

namespace stolik::titan_race {

// Put on a square, with the lap marker following (TR-13, TR-51); tells whether the trophy has ended the race.
// TR-50, TR-73, TR-74, TR-75, TR-110; also for who is knocked out (TR-71, TR-72, TR-76).
STOLIK_FN inline bool place(State &s, int titan, int cell, int laps) {
    s.cells[titan] = static_cast<int8_t>(cell);
    if (laps == 0) return false;
    s.laps[titan] = static_cast<int16_t>(s.laps[titan] + laps);
    if (s.laps[titan] != TROPHY) return false;
    s.winner = static_cast<int8_t>(titan);
    return true;
}

// Rows gained, told at the end of the race (progress.py).
STOLIK_FN inline void credit(State &s, int titan, Source source, int here, int to, int laps) {
    constexpr int ROWS = SQUARES / 3;
    int gained = to == OFF ? 3 * ROWS - here / 3 : to / 3 - here / 3 + (s.boards > 1 ? 0 : ROWS * laps);
    s.rows[titan * SOURCES + source] = static_cast<int16_t>(s.rows[titan * SOURCES + source] + gained);
}

// Without life a titan is knocked out and stays where it is, skull side up (TR-63, TR-64, TR-65).
STOLIK_FN inline void fall(State &s, int titan) {
    if (s.life[titan] == 0) s.health[titan] = SKULL;
}

// A cost is not damage: no shield, no payback (TR-O-31).
STOLIK_FN inline void pay(State &s, int titan) {
    s.life[titan]--;
    fall(s, titan);
}

STOLIK_FN inline void lose(State &s, int titan) {
    s.life[titan]--;
    s.hurt |= 1 << titan;
    fall(s, titan);
}

// Never above the top of the life track (TR-O-24).
STOLIK_FN inline void gain(State &s, int titan, int points) {
    int life = s.life[titan] + points;
    if (life > TOP[titan]) life = TOP[titan];
    if (life > s.life[titan]) s.life[titan] = static_cast<int8_t>(life);
}

STOLIK_FN inline bool at_the_top(const State &s, int titan) { return s.life[titan] >= TOP[titan]; }

// Damage on this square has something to hit (TR-60).
STOLIK_FN inline bool struck(const State &s, int cell) { return s.traps.has(cell) || occupant(s, cell) != NOBODY; }

// On a square of the zone a trap can be laid: one is left in the box, none lies there (TR-55, TR-62, TR-O-25).
STOLIK_FN inline bool trap_fits(const State &s, int cell) {
    return s.trap_count < TRAPS_IN_BOX && !s.traps.has(cell);
}

// A used or destroyed token goes back to the supply (TR-O-25).
STOLIK_FN inline void clear_trap(State &s, int cell) {
    s.traps.remove(cell);
    s.trap_count--;
}

// An empty square keeps the trap, lava burns it at once, ice carries nothing away (TR-57, TR-86, TR-106).
STOLIK_FN inline void keep_trap(State &s, int cell) {
    if (terrain(s, cell) == LAVA) return;
    s.traps.add(cell);
    s.trap_count++;
}

// From the hand to the discard pile (TR-45).
STOLIK_FN inline void throw_card(State &s, int titan, int card) {
    Hand &held = hand(s, titan);
    int place = held.cards.index(static_cast<int8_t>(card));
    held.cards.remove_at(place);
    held.eras.remove_at(place);
    s.discard.add(static_cast<int8_t>(card));
}

// A played card is discarded first, then takes effect; one per player and turn (TR-43, TR-O-26).
STOLIK_FN inline void play_card(State &s, int titan, int card) {
    throw_card(s, titan, card);
    s.played |= 1 << s.owner[titan];
}

// Calls `take(card)` for every kind of card in a hand, in order.
template <class Take> STOLIK_FN void each_kind(const Hand &held, Take take) {
    static_assert(HAND_LIMIT == 2);
    int first = held.cards.size > 0 ? held.cards[0] : CARDS, second = held.cards.size > 1 ? held.cards[1] : CARDS;
    if (second < first) {
        int low = second;
        second = first;
        first = low;
    }
    if (first < CARDS) take(first);
    if (second < CARDS && second != first) take(second);
}

} // namespace stolik::titan_race
