// What all saw of a player's coins since the bag last held everything (WC-9.3), an entry after the other.
#pragma once

#include "war_chest/state.hpp"

namespace stolik::war_chest {

// An entry is a byte, kind and lane or seat; a refill and a spied hand have more bytes.
enum Entry : uint8_t { DRAWN, HIDDEN, DRAWN_BONUS, HIDDEN_BONUS, SHOWN, SHOWN_BONUS, REFILL, SPIED, SPY_HID };
constexpr int COUNTS_BYTES = 5;  // of a refill, and of a hand spied by the seat: how many of each lane, half a byte each
constexpr int SPY_HID_BYTES = 2; // by the seat; then the lane
constexpr int NO_LANE = -1;

STOLIK_FN inline int bytes_of(int entry) {
    int kind = entry >> 4;
    return kind == REFILL || kind == SPIED ? COUNTS_BYTES : kind == SPY_HID ? SPY_HID_BYTES : 1;
}

STOLIK_FN inline void log_byte(State &s, int seat, int value) {
    Player &player = s.players[seat];
    log_of(s, seat)[player.logged++] = static_cast<uint8_t>(value);
}

STOLIK_FN inline void log_entry(State &s, int seat, Entry kind, int of = 0) {
    log_byte(s, seat, kind << 4 | of);
    s.players[seat].entries++;
}

// As if the coins had been drawn and hidden from a bag that held all of them.
STOLIK_FN inline void remember(State &s, int seat) {
    if (!KEEPS_LOGS) return;
    Player &player = s.players[seat];
    player.start = player.bag + player.hand + player.down + player.drawn;
    player.logged = player.entries = 0;
    for (int coin = total_of(player.down); coin > 0; coin--) {
        log_entry(s, seat, DRAWN);
        log_entry(s, seat, HIDDEN);
    }
    for (int coin = total_of(player.hand); coin > 0; coin--) log_entry(s, seat, DRAWN);
    for (int coin = total_of(player.drawn); coin > 0; coin--) log_entry(s, seat, DRAWN_BONUS);
}

// False where there is no room, and what is known has been begun anew instead; or where no logs are kept.
STOLIK_FN inline bool has_room(State &s, int seat, int bytes) {
    if (!KEEPS_LOGS) return false;
    if (s.players[seat].logged + bytes <= LOG_ROOM / s.seats) return true;
    remember(s, seat);
    return false;
}

STOLIK_FN inline void saw(State &s, int seat, Entry kind, int of = 0) {
    if (has_room(s, seat, 1)) log_entry(s, seat, kind, of);
}

// A refill with what had lain face up, or a hand that the seat was shown.
STOLIK_FN inline void saw_coins(State &s, int seat, Entry kind, Coins coins, int by = 0) {
    if (!has_room(s, seat, COUNTS_BYTES)) return;
    log_entry(s, seat, kind, by);
    for (int lane = 0; lane < 8; lane += 2) log_byte(s, seat, count_of(coins, lane) | count_of(coins, lane + 1) << 4);
}

STOLIK_FN inline void saw_spy_hide(State &s, int seat, int spy, int lane) {
    if (!has_room(s, seat, SPY_HID_BYTES)) return;
    log_entry(s, seat, SPY_HID, spy);
    log_byte(s, seat, lane);
}

} // namespace stolik::war_chest
