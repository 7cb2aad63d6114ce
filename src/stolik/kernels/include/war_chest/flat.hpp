// A state between two steps as plain numbers, in the order of kernels/war_chest.py, and back.
#pragma once

#include "war_chest/verbs.hpp"

namespace stolik::war_chest {

// Goes through the numbers one after the other: `pass` writes what it is handed, or reads it.
struct Writer {
    static constexpr bool READS = false;
    int32_t *next;
    template <class T> void pass(T &value) { *next++ = static_cast<int32_t>(value); }
};

struct Reader {
    static constexpr bool READS = true;
    const int32_t *next;
    template <class T> void pass(T &value) { value = static_cast<T>(*next++); }
};

struct Counter {
    static constexpr bool READS = false;
    int count = 0;
    template <class T> constexpr void pass(T &) { count++; }
};

template <class Through, class T, int SIZE> constexpr void pass_all(Through &io, T (&values)[SIZE]) {
    for (int place = 0; place < SIZE; place++) io.pass(values[place]);
}

template <class Through, class T, int SIZE> constexpr void pass_list(Through &io, List<T, SIZE> &list) {
    io.pass(list.size);
    for (int place = 0; place < SIZE; place++) {
        T value = !Through::READS && place < list.size ? list.items[place] : T(0);
        io.pass(value);
        if constexpr (Through::READS) list.items[place] = value;
    }
}

template <class Through> constexpr void pass_turn(Through &io, State &s) {
    io.pass(s.phase);
    io.pass(s.round);
    io.pass(s.seat);
    io.pass(s.actor);
    io.pass(s.initiative);
    io.pass(s.claimed);
    io.pass(s.prayed);
    io.pass(s.winner);
    io.pass(s.drawn_by);
    io.pass(s.pool);
    io.pass(s.first);
    pass_list(io, s.banned);
    for (auto &picks : s.picks) pass_list(io, picks);
}

// Units by hex, then sets of hexes in two halves.
template <class Through> constexpr void pass_hexes(Through &io, Hexes &hexes) {
    uint32_t low = static_cast<uint32_t>(hexes & 0xffffff), high = static_cast<uint32_t>(hexes >> 24);
    io.pass(low);
    io.pass(high);
    if constexpr (Through::READS) hexes = low | static_cast<Hexes>(high) << 24;
}

template <class Through> constexpr void pass_board(Through &io, State &s) {
    pass_all(io, s.unit);
    pass_all(io, s.height);
    for (Hexes &marker : s.poison) pass_hexes(io, marker);
    for (Hexes &side : s.control) pass_hexes(io, side);
    pass_hexes(io, s.fort);
    io.pass(s.forts);
    pass_all(io, s.markers);
    pass_all(io, s.owner);
    pass_all(io, s.supply);
    pass_all(io, s.removed);
    pass_all(io, s.lives);
    pass_all(io, s.decoy);
    pass_list(io, s.decrees);
    pass_all(io, s.seals);
}

template <class Through> constexpr void pass_coins(Through &io, Coins &coins) {
    Coins read = 0;
    for (int lane = 0; lane < LANES; lane++) {
        uint8_t count = static_cast<uint8_t>(coins >> (8 * lane));
        io.pass(count);
        read |= static_cast<Coins>(count) << (8 * lane);
    }
    if constexpr (Through::READS) coins = read;
}

template <class Through> constexpr void pass_player(Through &io, Player &player) {
    pass_coins(io, player.bag);
    pass_coins(io, player.hand);
    pass_coins(io, player.up);
    pass_coins(io, player.down);
    pass_coins(io, player.drawn);
    pass_coins(io, player.start);
    pass_coins(io, player.spied);
    io.pass(player.spied_seat);
    io.pass(player.logged);
    io.pass(player.entries);
}

// The log four bytes at a time; what lies behind the last entry is nobody's.
template <class Through> constexpr void pass_log(Through &io, State &s) {
    int room = s.seats ? LOG_ROOM / s.seats : LOG_ROOM;
    for (int place = 0; place < LOG_ROOM; place += 4) {
        uint32_t word = 0;
        for (int byte = 0; byte < 4 && !Through::READS; byte++) {
            bool told = (place + byte) % room < s.players[(place + byte) / room].logged;
            word |= static_cast<uint32_t>(told ? s.log[place + byte] : 0) << (8 * byte);
        }
        io.pass(word);
        for (int byte = 0; byte < 4 && Through::READS; byte++)
            s.log[place + byte] = static_cast<uint8_t>(word >> (8 * byte));
    }
}

template <class Through> constexpr void pass_seen(Through &io, State &s) {
    io.pass(s.seen.size);
    for (int place = 0; place < REMEMBERED; place++) {
        uint64_t number = place < s.seen.size && !Through::READS ? s.seen.items[place] : 0;
        uint32_t low = static_cast<uint32_t>(number), high = static_cast<uint32_t>(number >> 32);
        io.pass(low);
        io.pass(high);
        if constexpr (Through::READS) s.seen.items[place] = low | static_cast<uint64_t>(high) << 32;
    }
}

template <class Through> constexpr void pass_state(Through &io, State &s) {
    pass_turn(io, s);
    pass_board(io, s);
    for (Player &player : s.players) pass_player(io, player);
    pass_log(io, s);
    pass_seen(io, s);
}

constexpr int flat_size() {
    Counter io;
    State s{};
    pass_state(io, s);
    return io.count;
}

inline void write(const State &s, int32_t *flat) {
    Writer io{flat};
    State told = s;
    pass_state(io, told);
}

// What follows from the rest: armies, heights, lanes.
inline void derive(State &s) {
    s.tall = 0;
    for (Hexes &side : s.army) side = 0;
    for (Hexes &type : s.standing) type = 0;
    for (int hex = 0; hex < HEXES; hex++) {
        if (s.unit[hex] == NO_UNIT) continue;
        s.standing[s.unit[hex]] |= bit(hex);
        s.army[side_of(s.owner[s.unit[hex]])] |= bit(hex);
        set_height(s, hex, s.height[hex]);
    }
    int types[SEATS] = {};
    for (int unit = 0; unit < UNITS; unit++) {
        if (s.owner[unit] == NOBODY) continue;
        int seat = s.owner[unit];
        s.lane[unit] = static_cast<int8_t>(types[seat]);
        s.kinds[seat][types[seat]++] = static_cast<int8_t>(unit);
    }
}

inline void read(State &s, const int32_t *flat) {
    Reader io{flat};
    pass_state(io, s);
    derive(s);
}

} // namespace stolik::war_chest
