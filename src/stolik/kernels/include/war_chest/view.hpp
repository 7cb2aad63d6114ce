// What a seat may see, as the row that encoding.py makes of a view (WC-9.1).
#pragma once

#include "war_chest/verbs.hpp"

namespace stolik::war_chest {

// Writes number after number, as engine/shapes.py.
struct Row {
    float *next;

    STOLIK_FN void put(double value) { *next++ = static_cast<float>(value); }
    STOLIK_FN void flag(bool value) { put(value ? 1.0 : 0.0); }
    STOLIK_FN void number(int value, int high) { put(static_cast<double>(value) / high); }
    STOLIK_FN void count(int value, int half) { put(static_cast<double>(value) / (value + half)); }
    STOLIK_FN void one_of(int value, int size) {
        for (int place = 0; place < size; place++) flag(place == value);
    }
    STOLIK_FN void blank(int size) {
        for (int place = 0; place < size; place++) put(0.0);
    }
    STOLIK_FN void bits(uint64_t values, int size) {
        for (int place = 0; place < size; place++) flag(values >> place & 1);
    }
};

STOLIK_FN inline void view_coins(const State &s, Row &row, int seat, Coins coins) {
    float *from = row.next;
    row.blank(COINS);
    for (int lane = 0; lane < LANES; lane++)
        if (count_of(coins, lane))
            from[coin_of(s, seat, lane)] = static_cast<float>(static_cast<double>(count_of(coins, lane)) / MOST_COINS);
}

STOLIK_FN inline void view_hex(const State &s, Row &row, int hex) {
    int unit = s.unit[hex];
    row.flag(holds(LOCATIONS[s.ground], hex));
    row.flag(holds(s.control[0], hex));
    row.flag(holds(s.control[1], hex));
    row.flag(holds(s.fort, hex));
    row.one_of(unit, UNITS);
    row.number(s.height[hex], MOST_COINS);
    row.one_of(unit == NO_UNIT ? NOBODY : s.owner[unit], SEATS);
    row.bits(static_cast<uint64_t>(poison_at(s, hex)), POISONERS);
}

STOLIK_FN inline void view_hexes(const State &s, Row &row) {
    for (int hex = 0; hex < HEXES; hex++) {
        row.flag(holds(GROUND[s.ground], hex));
        if (holds(GROUND[s.ground], hex)) {
            view_hex(s, row, hex);
        } else {
            row.blank(HEX_ROW);
        }
    }
}

STOLIK_FN inline void view_units(const State &s, Row &row, int seat) {
    for (int place = 0; place < VIEW_UNITS; place++) {
        bool there = place < s.picks[seat].size;
        int unit = there ? s.picks[seat][place] : NO_UNIT;
        row.flag(there);
        row.one_of(unit, UNITS);
        row.number(there ? s.supply[unit] : 0, MOST_COINS);
        row.number(there ? s.removed[unit] : 0, MOST_COINS);
    }
}

STOLIK_FN inline void view_player(const State &s, Row &row, int seat) {
    const Player &player = s.players[seat];
    view_units(s, row, seat);
    row.count(total_of(player.bag), HALF_BAG);
    row.count(total_of(player.hand), HALF_HAND);
    view_coins(s, row, seat, player.up);
    row.count(total_of(player.down), HALF_DOWN);
    row.count(total_of(player.drawn), HALF_DRAWN);
    view_coins(s, row, seat, player.bag + player.hand + player.down + player.drawn);
}

STOLIK_FN inline void view_players(const State &s, Row &row) {
    for (int seat = 0; seat < SEATS; seat++) {
        row.flag(seat < s.seats);
        if (seat < s.seats) {
            view_player(s, row, seat);
        } else {
            row.blank(PLAYER_ROW);
        }
    }
}

STOLIK_FN inline void view_decrees(const State &s, Row &row) {
    for (int place = 0; place < DECREES_IN_PLAY; place++) {
        bool there = place < s.decrees.size;
        row.flag(there);
        row.one_of(there ? s.decrees[place] : -1, DECREES);
        row.bits(there ? s.seals[place] : 0, SIDES);
    }
}

// Where the markers of poisoners and the decoys lie: on the card, or with whom.
STOLIK_FN inline void view_nightfall(const State &s, Row &row) {
    for (int marker = 0; marker < POISONERS; marker++) {
        bool there = s.owner[POISONER_UNITS[marker]] != NOBODY;
        row.flag(there);
        row.one_of(!there ? -1 : s.poison[marker] ? 1 + lowest(s.poison[marker]) : 0, 1 + HEXES);
    }
    for (int decoy = 0; decoy < DECOYS; decoy++) {
        row.flag(s.decoy[decoy] != AWAY);
        row.one_of(s.decoy[decoy] == AWAY ? -1 : 1 + s.decoy[decoy], 1 + SEATS);
    }
}

STOLIK_FN inline void view_own(const State &s, Row &row, int seat) {
    const Player &own = s.players[seat];
    view_coins(s, row, seat, own.hand);
    view_coins(s, row, seat, own.down);
    view_coins(s, row, seat, own.bag);
    view_coins(s, row, seat, own.drawn);
    row.flag(own.spied_seat != NOBODY);
    row.one_of(own.spied_seat, SEATS);
    view_coins(s, row, own.spied_seat == NOBODY ? seat : own.spied_seat, own.spied);
}

STOLIK_FN inline void view(const State &s, int seat, float *to) {
    Row row{to};
    uint32_t banned = 0;
    for (int place = 0; place < s.banned.size; place++) banned |= uint32_t(1) << s.banned[place];
    row.one_of(s.phase, PHASES);
    row.count(s.round, HALF_ROUND);
    row.one_of(s.seat, SEATS);
    row.one_of(s.initiative, SEATS);
    row.flag(s.claimed);
    for (int other = 0; other < SEATS; other++) {
        row.flag(other < s.seats);
        row.one_of(other < s.seats ? side_of(other) : -1, SIDES);
    }
    view_hexes(s, row);
    for (int side = 0; side < SIDES; side++) {
        row.flag(true);
        row.number(s.markers[side], VIEW_MARKERS);
    }
    row.flag(uses(s, SIEGE));
    row.number(uses(s, SIEGE) ? s.forts : 0, FORTS);
    view_players(s, row);
    view_own(s, row, seat);
    view_decrees(s, row);
    view_nightfall(s, row);
    row.bits(s.pool, UNITS);
    row.bits(banned, UNITS);
    row.count(s.round_limit, HALF_LIMIT);
    row.one_of(s.winner, SIDES);
}

} // namespace stolik::war_chest
