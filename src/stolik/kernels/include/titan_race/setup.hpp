// Before the race: titans are chosen, put in order, cards dealt, and a die names who starts (setup.py, state.py).
#pragma once

#include "titan_race/turn.hpp"

namespace stolik::titan_race {

STOLIK_FN inline void agree(State &s, const int32_t *settings) {
    s.seats = static_cast<uint8_t>(settings[SETTING_SEATS]);
    s.titans_each = s.seats == 2 ? 2 : 1;
    s.titans = s.seats * s.titans_each;
    s.hand_count = settings[SETTING_TWO_PLAYER_HAND] == TWO_PLAYER_HAND_TITAN ? s.titans : s.seats;
    int teams = settings[SETTING_TEAMS];
    s.teams = teams == TEAMS_TWO ? 2 : teams == TEAMS_THREE ? 3 : s.seats; // TR-111
    s.boards = settings[SETTING_GRAND_SLAM] ? 3 : 1;
    s.tracks[0] = static_cast<uint8_t>(settings[SETTING_TRACK]);
    s.tracks[1] = static_cast<uint8_t>(settings[SETTING_TRACK2]);
    s.tracks[2] = static_cast<uint8_t>(settings[SETTING_TRACK3]);
    s.random_titans = settings[SETTING_TITANS] == TITANS_RANDOM;
    s.push_remaining = settings[SETTING_PUSH] == PUSH_REMAINING;
    s.blue_total = settings[SETTING_BLUE_PUSH] == BLUE_PUSH_TOTAL;
    s.rolling = settings[SETTING_DRAFT] == DRAFT_ROLLING;
}

STOLIK_FN inline void new_state(State &s, const int32_t *settings) {
    memset(&s, 0, sizeof s);
    s.clear_stack();
    agree(s, settings);
    s.phase = CHOOSING;
    s.winner = NOBODY;
    memset(s.cells, OFF, sizeof s.cells);
    for (int titan = 0; titan < TITANS; titan++) {
        s.owner[titan] = s.hand_of[titan] = NOBODY;
        s.life[titan] = LIFE[titan]; // TR-07
        s.laps[titan] = 1;
    }
    for (int card = 0; card < CARDS; card++) s.deck[card] = COPIES[card];
    s.deck_size = DECK_SIZE;
    no_dice(s);
    forget_turn(s);
}

// In seat order, the first seat first; two players go round twice (TR-06, TR-O-38).
STOLIK_FN inline bool choose_titan(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    ASK({
        int seat = s.chosen.size % s.seats;
        if (s.random_titans) q.open_chance(seat, PROMPT_TITAN);
        else q.open(seat, PROMPT_CHOOSE_TITAN);
        for (int titan = 0; titan < TITANS; titan++)
            if (!s.chosen.has(static_cast<int8_t>(titan))) q.add(FIRST_TITAN + titan, 1);
    })
    {
        int titan = s.take() - FIRST_TITAN;
        s.owner[titan] = static_cast<int8_t>(s.chosen.size % s.seats);
        s.hand_of[titan] = static_cast<int8_t>(s.chosen.size % s.hand_count);
        s.chosen.add(static_cast<int8_t>(titan));
        if (s.chosen.size == s.titans) s.phase = DEALING;
    }
    RULE_END
}

// Clockwise from the first player; with two titans each A1, B1, A2, B2 (TR-21, TR-107, TR-O-28).
STOLIK_FN inline void set_turn_order(State &s, int first) {
    s.order.clear();
    for (int lap = 0; lap < s.titans_each; lap++)
        for (int place = 0; place < s.seats; place++) s.order.add(s.chosen[(first + place) % s.seats + lap * s.seats]);
}

// Each of two players says which of their titans goes first (TR-107, TR-O-38).
STOLIK_FN inline void set_order(State &s, int seat, int first) {
    int8_t &one = s.chosen[seat], &two = s.chosen[seat + s.seats];
    if (first != one) {
        two = one;
        one = static_cast<int8_t>(first);
    }
    s.hand_of[one] = static_cast<int8_t>(seat % s.hand_count);
    s.hand_of[two] = static_cast<int8_t>((seat + s.seats) % s.hand_count);
}

STOLIK_FN inline int titan_of(const State &s, int colour) {
    for (int place = 0; place < s.chosen.size; place++)
        if (COLOUR_OF[s.chosen[place]] == colour) return s.chosen[place];
    return NOBODY;
}

// Two titans each are put in order; a card for every hand, then a die names who starts (TR-09, TR-21, TR-107).
STOLIK_FN inline bool deal(State &s, Question &q, Frame &f) {
    auto &[seat, hand, named] = f.first<3>();
    RULE_BEGIN
    for (seat = 0; s.titans_each > 1 && seat < s.seats; seat++) {
        ASK({
            q.open(seat, PROMPT_FIRST_TITAN);
            q.add(FIRST_TITAN + s.chosen[seat]);
            q.add(FIRST_TITAN + s.chosen[seat + s.seats]);
        })
        set_order(s, seat, s.take() - FIRST_TITAN);
    }
    for (hand = 0; hand < s.hand_count; hand++) {
        ASK(ask_for_card(s, q, hand % s.seats))
        take_card(s, hand, s.take() - FIRST_CARD);
    }
    named = NOBODY;
    while (named == NOBODY) {
        ASK(ask_for_roll(q, CHANCE, PROMPT_START))
        named = static_cast<int8_t>(titan_of(s, s.take() - FIRST_COLOUR));
    }
    set_turn_order(s, s.owner[named]);
    s.phase = DRAFT;
    RULE_END
}

} // namespace stolik::titan_race
