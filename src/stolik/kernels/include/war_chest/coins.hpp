// Coins between bag, hand and piles (WC-1.6); every verb keeps the log of what all saw.
#pragma once

#include "war_chest/reserve.hpp"
#include "war_chest/rules.hpp"

namespace stolik::war_chest {

// The hand, or the coin that is drawn to be used at once.
STOLIK_FN inline Coins &held(Player &player, bool bonus) { return bonus ? player.drawn : player.hand; }

// The whole discard pile goes into the bag, both faces (WC-5.2, WC-9.4).
STOLIK_FN inline void refill(State &s, int seat) {
    Player &player = s.players[seat];
    Coins up = player.up;
    if (!(up | player.down)) return;
    player.bag = up + player.down;
    player.up = player.down = 0;
    if (!(player.hand | player.drawn)) {
        player.start = player.bag;
        player.logged = player.entries = 0;
    } else if (player.entries >= LONGEST_LOG / s.seats) {
        remember(s, seat);
    } else {
        saw_coins(s, seat, REFILL, up);
    }
}

STOLIK_FN inline bool can_draw(const Player &player) { return player.bag | player.up | player.down; }

// By lot, each as likely as there are copies of it.
STOLIK_FN inline void add_lots(const State &s, Question &q, int seat, Coins coins) {
    q.add_lots(coins, [&s, seat](int lane) { return FIRST_COIN + coin_of(s, seat, lane); });
}

// One coin from the bag, perhaps a decoy; an empty bag is first refilled (WC-5.1, WC-5.2, WC-N-D17).
// No coin anywhere: nothing (WC-5.3).
STOLIK_FN inline bool draw_coin(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0], bonus = f.numbers[1];
    RULE_BEGIN
    if (!s.players[seat].bag) refill(s, seat);
    if (!s.players[seat].bag) return s.leave();
    ASK(q.open_chance(seat, PROMPT_COIN); add_lots(s, q, seat, s.players[seat].bag))
    {
        Player &player = s.players[seat];
        Coins coin = coin_in(lane_of(s, coin_named(s.take())));
        player.bag -= coin;
        held(player, bonus) += coin;
        saw(s, seat, bonus ? DRAWN_BONUS : DRAWN);
    }
    RULE_END
}

// Payment comes first (WC-5.6)

// Out of the hand, seen by all.
STOLIK_FN inline void show(State &s, int seat, int lane, bool bonus) {
    held(s.players[seat], bonus) -= coin_in(lane);
    saw(s, seat, bonus ? SHOWN_BONUS : SHOWN, lane);
}

// Face up.
STOLIK_FN inline void discard(State &s, int seat, int lane, bool bonus) {
    show(s, seat, lane, bonus);
    s.players[seat].up += coin_in(lane);
}

// Face down: its identity stays secret (WC-6.5).
STOLIK_FN inline void hide(State &s, int seat, int lane, bool bonus) {
    held(s.players[seat], bonus) -= coin_in(lane);
    s.players[seat].down += coin_in(lane);
    saw(s, seat, bonus ? HIDDEN_BONUS : HIDDEN);
}

// From the supply, shown, face up into the discard pile (WC-6.7).
STOLIK_FN inline void recruit(State &s, int seat, int unit) {
    s.supply[unit]--;
    s.players[seat].up += coin_in(s.lane[unit]);
}

// The cards of the seat whose coins can be recruited, a bit for each; everybody recruits own coins only (WC-12.9).
STOLIK_FN inline uint32_t own_supply(const State &s, int seat) {
    uint32_t found = 0;
    for (int place = 0; place < s.picks[seat].size; place++)
        if (s.supply[s.picks[seat][place]]) found |= uint32_t(1) << place;
    return found;
}

STOLIK_FN inline bool has_own_supply(const State &s, int seat) { return own_supply(s, seat) != 0; }

STOLIK_FN inline void add_recruits(const State &s, Question &q, int seat, uint32_t places, int first = FIRST_UNIT) {
    q.add_each(places, [&s, seat, first](int place) { return first + s.picks[seat][place]; });
}

STOLIK_FN inline void remove_from_supply(State &s, int unit) {
    s.supply[unit]--;
    s.removed[unit]++;
}

// Decoys

// Only from there can it be used (WC-N-27).
STOLIK_FN inline bool beside_card(const State &s, int unit) { return s.decoy[DECEIVER[unit]] == NOBODY; }

// The decoy goes face up into that opponent's discard pile (WC-N-26).
STOLIK_FN inline void deceive(State &s, int unit, int opponent) {
    s.decoy[DECEIVER[unit]] = static_cast<int8_t>(opponent);
    s.players[opponent].up += coin_in(FIRST_DECOY_LANE + DECEIVER[unit]);
}

// Played face up it goes back beside the card of its unit (WC-N-29).
STOLIK_FN inline void return_decoy(State &s, int seat, int lane, bool bonus) {
    show(s, seat, lane, bonus);
    s.decoy[lane - FIRST_DECOY_LANE] = NOBODY;
}

} // namespace stolik::war_chest
