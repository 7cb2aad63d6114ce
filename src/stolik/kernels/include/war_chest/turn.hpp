// Rounds and turns (WC-5.1, WC-5.8), and games that do not end by themselves (WC-10.2, WC-10.3).
#pragma once

#include "war_chest/actions.hpp"

namespace stolik::war_chest {

// Whoever has an empty hand is skipped (WC-5.4, WC-5.7, WC-10.1).
STOLIK_FN inline int8_t next_with_coins(const State &s, int start) {
    for (int place = 0; place < s.seats; place++) {
        int seat = (start + place) & (s.seats - 1);
        if (s.players[seat].hand) return static_cast<int8_t>(seat);
    }
    return NOBODY;
}

// The board as one number (FNV-1a), as in turn.py.
struct BoardNumber {
    uint64_t value = 0xcbf29ce484222325u;
    STOLIK_FN void add(int part) { value = (value ^ static_cast<uint64_t>(part - AWAY)) * 0x100000001b3u; }
};

STOLIK_FN inline uint64_t board_now(const State &s) {
    BoardNumber found;
    for (int hex = 0; hex < HEXES; hex++) found.add(s.unit[hex]);
    for (int hex = 0; hex < HEXES; hex++) found.add(s.height[hex]);
    for (int hex = 0; hex < HEXES; hex++) found.add(poison_at(s, hex));
    for (int hex = 0; hex < HEXES; hex++) found.add(holds(s.control[0], hex) ? 0 : holds(s.control[1], hex) ? 1 : -1);
    for (int hex = 0; hex < HEXES; hex++) found.add(holds(s.fort, hex));
    found.add(s.initiative);
    for (int unit = 0; unit < UNITS; unit++) found.add(s.supply[unit]);
    for (int unit = 0; unit < UNITS; unit++) found.add(s.removed[unit]);
    for (int place = 0; place < s.decrees.size; place++) found.add(s.seals[place]);
    for (int decoy = 0; decoy < DECOYS; decoy++) found.add(s.decoy[decoy]);
    return found.value;
}

// How often the board has looked as it looks now, as far as it is remembered.
STOLIK_FN inline int note_board(State &s) {
    if (s.seen.size == SEEN_ROOM) s.seen.remove_at(0);
    uint64_t now = board_now(s);
    s.seen.add(now);
    int found = 0;
    for (int place = 0; place < s.seen.size; place++) found += s.seen[place] == now;
    return found;
}

// A table may agree on a draw after so many rounds, or when the board looks the same so many times: ours.
STOLIK_FN inline void end_round(State &s) {
    s.phase = DRAWING;
    s.claimed = false;
    for (int seat = 0; seat < s.seats; seat++) {
        s.players[seat].spied_seat = NOBODY;
        s.players[seat].spied = 0;
    }
    bool repeated = s.repetition && note_board(s) >= s.repetition;
    if (repeated || s.round == s.round_limit) s.drawn_by = BY_ROUNDS;
}

// Every player draws three coins, from the initiative holder in turn order.
STOLIK_FN inline bool draw_coins(State &s, Question &q, Frame &f) {
    int8_t &place = f.numbers[0], &coin = f.numbers[1];
    RULE_BEGIN
    s.round++;
    for (place = 0; place < s.seats; place++) {
        for (coin = 0; coin < COINS_A_ROUND; coin++) {
            AWAIT_AT_ONCE(draw_coin, (s.initiative + place) & (s.seats - 1), false)
        }
    }
    s.seat = next_with_coins(s, s.initiative);
    if (s.seat == NOBODY) s.drawn_by = BY_EXHAUSTION;
    s.phase = PLAYING;
    RULE_END
}

// One coin from the hand, one action; then the next player who has a coin.
STOLIK_FN inline bool take_turn(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    s.prayed = false;
    AWAIT(use_coin, s.seat, false)
    s.seat = next_with_coins(s, s.seat + 1);
    if (s.seat == NOBODY) end_round(s);
    RULE_END
}

} // namespace stolik::war_chest
