// A state as plain numbers and back, in the order of `flat` in kernels/titan_race/flat.py; without what was agreed.
#pragma once

#include "titan_race/state.hpp"

namespace stolik::titan_race {

struct Writer {
    int32_t *at;

    template <class T> STOLIK_FN void one(const T &value) { *at++ = value; }
    STOLIK_FN void bit(uint8_t &bits, int place) { *at++ = among(bits, place); }
    STOLIK_FN void bit(Bits<CELLS> &bits, int place) { *at++ = bits.has(place); }
    template <class T> STOLIK_FN void past_the_end(const T &) { *at++ = 0; }
};

struct Reader {
    const int32_t *at;

    template <class T> STOLIK_FN void one(T &value) { value = static_cast<T>(*at++); }
    STOLIK_FN void bit(uint8_t &bits, int place) {
        bits = static_cast<uint8_t>((bits & ~(1 << place)) | (*at++ ? 1 << place : 0));
    }
    STOLIK_FN void bit(Bits<CELLS> &bits, int place) {
        if (*at++) bits.add(place);
        else bits.remove(place);
    }
    template <class T> STOLIK_FN void past_the_end(T &) { at++; }
};

template <class Visit, class T, int MOST> STOLIK_FN void each_in(Visit &visit, List<T, MOST> &list) {
    visit.one(list.size);
    for (int place = 0; place < MOST; place++)
        if (place < list.size) visit.one(list[place]);
        else visit.past_the_end(list[place]);
}

template <class Visit, class T, size_t SIZE> STOLIK_FN void each_in(Visit &visit, T (&values)[SIZE]) {
    for (T &value : values) visit.one(value);
}

// By the zones of state.py.
template <class Visit> STOLIK_FN void each_of_titans(Visit &visit, State &s) {
    each_in(visit, s.owner);
    each_in(visit, s.hand_of);
    each_in(visit, s.chosen);
    each_in(visit, s.die);
    each_in(visit, s.life);
    each_in(visit, s.health);
    for (int titan = 0; titan < TITANS; titan++) visit.bit(s.used, titan);
}

template <class Visit> STOLIK_FN void each_of_track(Visit &visit, State &s) {
    for (int titan = 0; titan < TITANS; titan++) visit.one(s.cells[titan]);
    each_in(visit, s.laps);
    each_in(visit, s.rows);
    for (int cell = 0; cell < CELLS; cell++) visit.bit(s.traps, cell);
}

template <class Visit> STOLIK_FN void each_of_cards(Visit &visit, State &s) {
    for (Hand &hand : s.hands) {
        each_in(visit, hand.cards);
        each_in(visit, hand.eras);
    }
    visit.one(s.era);
    each_in(visit, s.deck);
    each_in(visit, s.discard);
}

template <class Visit> STOLIK_FN void each(Visit &visit, State &s) {
    visit.one(s.phase);
    visit.one(s.winner);
    each_of_titans(visit, s);
    each_of_track(visit, s);
    each_of_cards(visit, s);
    visit.one(s.round);
    each_in(visit, s.order);
    visit.one(s.turn);
    each_in(visit, s.dice);
    visit.one(s.acted);
    visit.one(s.rerolled);
    visit.one(s.reached);
    visit.one(s.played);
    visit.one(s.acting);
    visit.one(s.hurt);
}

constexpr int FLAT = 2 + 2 * TITANS + 1 + TITANS + 4 * TITANS + 2 * TITANS + TITANS * SOURCES + CELLS +
                     TITANS * 2 * (1 + HAND_LIMIT) + 1 + CARDS + 1 + DECK_SIZE + 1 + 1 + TITANS + 1 + COLOURS + 6;

// What is not told because it follows from the rest.
STOLIK_FN inline void read_state(State &s, const int32_t *flat) {
    Reader reader{flat};
    each(reader, s);
    s.trap_count = static_cast<uint8_t>(s.traps.size());
    s.deck_size = 0;
    for (uint8_t count : s.deck) s.deck_size = static_cast<uint8_t>(s.deck_size + count);
}

} // namespace stolik::titan_race
