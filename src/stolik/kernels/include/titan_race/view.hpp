// What a seat may see, as the row of encoding.py, and what it must imagine (view.py).
#pragma once

#include "titan_race/state.hpp"

namespace stolik::titan_race {

// Writes one number after the other, as engine/shapes.py does.
struct Row {
    float *at;

    STOLIK_FN void flag(bool value) { *at++ = value ? 1.0f : 0.0f; }
    STOLIK_FN void number(int value, int low, int high) {
        *at++ = static_cast<float>(double(value - low) / (high - low));
    }
    STOLIK_FN void count(int value, int half) { *at++ = static_cast<float>(double(value) / (value + half)); }
    STOLIK_FN void blank(int size) {
        for (int place = 0; place < size; place++) *at++ = 0.0f;
    }
    // A 1 at the place, which may be none.
    STOLIK_FN void one_of(int place, int size) {
        blank(size);
        if (place >= 0) at[place - size] = 1.0f;
    }
};

constexpr int RUNNER_ROW = TITANS + MOST_SEATS + MOST_SEATS + (1 + CELLS) + 1 + 1 + 3 + COLOURS + 1;

STOLIK_FN inline void write_runner(const State &s, Row &row, int titan) {
    row.one_of(titan, TITANS);
    row.one_of(s.owner[titan], MOST_SEATS);
    row.one_of(s.hand_of[titan], MOST_SEATS);
    row.one_of(s.cells[titan] + 1, 1 + CELLS);
    row.number(s.laps[titan] < LEAST_LAP ? LEAST_LAP : s.laps[titan], LEAST_LAP, TROPHY);
    row.number(s.life[titan], 0, 12);
    row.one_of(s.health[titan], 3);
    row.one_of(s.die[titan], COLOURS);
    row.flag(among(s.used, titan));
}

template <class Cards> STOLIK_FN void write_cards(Row &row, const Cards &cards) {
    int counts[CARDS] = {};
    for (int place = 0; place < cards.size; place++) counts[cards[place]]++;
    for (int count : counts) row.number(count, 0, MOST_COPIES);
}

// A hand for each player, or two with a hand for each titan (TR-O-28).
STOLIK_FN inline void write_own_hands(const State &s, Row &row, int seat) {
    for (int place = 0; place < 2; place++) {
        int hand = seat + place * s.seats;
        row.flag(hand < s.hand_count);
        if (hand < s.hand_count) write_cards(row, s.hands[hand].cards);
        else row.blank(CARDS);
    }
}

STOLIK_FN inline void write_tracks(const State &s, Row &row) {
    for (int place = 0; place < 3; place++) {
        row.flag(place < s.boards);
        row.one_of(place < s.boards ? s.tracks[place] : -1, TRACKS);
    }
}

STOLIK_FN inline void write_runners(const State &s, Row &row) {
    const auto &titans = s.order.size > 0 ? s.order : s.chosen;
    for (int place = 0; place < TITANS; place++) {
        row.flag(place < titans.size);
        if (place < titans.size) write_runner(s, row, titans[place]);
        else row.blank(RUNNER_ROW);
    }
}

// Hands are listed by the seat that owns them: for others only how many cards they hold (TR-09).
STOLIK_FN inline void write_view(const State &s, int seat, float *at) {
    Row row{at};
    write_tracks(s, row);
    row.one_of(s.phase, 4);
    row.count(s.round, 10);
    row.one_of(s.order.size > 0 ? whose_turn(s) : -1, TITANS);
    write_runners(s, row);
    for (int colour = 0; colour < COLOURS; colour++) row.number(s.dice[colour], 0, TITANS);
    for (int cell = 0; cell < CELLS; cell++) row.flag(s.traps.has(cell));
    row.number(TRAPS_IN_BOX - s.trap_count, 0, TRAPS_IN_BOX);
    write_own_hands(s, row, seat);
    for (int hand = 0; hand < MOST_SEATS; hand++) {
        row.flag(hand < s.hand_count);
        row.number(hand < s.hand_count ? s.hands[hand].cards.size : 0, 0, HAND_LIMIT);
    }
    row.number(s.deck_size, 0, DECK_SIZE);
    write_cards(row, s.discard);
    for (int player = 0; player < MOST_SEATS; player++) {
        row.flag(player < s.seats);
        row.flag(player < s.seats && among(s.played, player));
    }
    row.flag(s.rerolled);
    row.one_of(s.winner, TITANS);
}

// Deals anew what the seat has not seen, and only among cards that came from the same deck.
// Each time the discards become the deck all know what is in it, so a card drawn before cannot be one of those.
// Sorted first: the same luck deals the same world, whatever the truth is.
template <class Luck> STOLIK_FN void deal_anew(State &s, int seat, Luck &luck) {
    for (int era = 0; era <= s.era; era++) {
        int8_t *places[TITANS * HAND_LIMIT];
        int8_t unseen[DECK_SIZE];
        uint8_t kinds[CARDS] = {};
        int size = 0, count = 0;
        for (int hand = 0; hand < s.hand_count; hand++) {
            if (hand % s.seats == seat) continue;
            for (int place = 0; place < s.hands[hand].cards.size; place++)
                if (s.hands[hand].eras[place] == era) {
                    places[count++] = &s.hands[hand].cards[place];
                    kinds[s.hands[hand].cards[place]]++;
                }
        }
        for (int card = 0; card < CARDS; card++) {
            int copies = kinds[card] + (era == s.era ? s.deck[card] : 0);
            for (; copies > 0; copies--) unseen[size++] = static_cast<int8_t>(card);
        }
        shuffle(unseen, size, luck);
        for (int place = 0; place < count; place++) *places[place] = unseen[--size];
        if (era != s.era) continue;
        for (int card = 0; card < CARDS; card++) s.deck[card] = 0;
        while (size > 0) s.deck[unseen[--size]]++;
    }
}

} // namespace stolik::titan_race
