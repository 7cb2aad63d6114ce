// What others must think of a player's coins: every split that fits the log, and in how many ways it comes about if the
// player picked the coins to play blindly (docs/decisions/0009). Only for a CPU: it needs more room than a thread has.
#pragma once

#include "war_chest/coins.hpp"

namespace stolik::war_chest {

struct Split {
    Coins bag;
    Coins hand;
    Coins down;
    Coins bonus;

    bool operator==(const Split &other) const {
        return hand == other.hand && down == other.down && bonus == other.bonus && bag == other.bag;
    }
};

enum Zone { IN_BAG, IN_HAND, IN_DOWN, IN_BONUS, OUT };

inline Coins &zone_of(Split &split, Zone zone) {
    return zone == IN_BAG ? split.bag : zone == IN_HAND ? split.hand : zone == IN_DOWN ? split.down : split.bonus;
}

// Splits with their weights, each once. Two thousand are the most that random games have come to.
struct Ways {
    static constexpr int MOST = 4096;
    static constexpr int SLOTS = 4 * MOST;
    static constexpr int16_t FREE = 0;
    Split splits[MOST];
    double weights[MOST];
    int16_t slot_of_split[MOST];
    int16_t slots[SLOTS]; // 1 + the place of a split
    int count;

    void clear() {
        for (int place = 0; place < count; place++) slots[slot_of_split[place]] = FREE;
        count = 0;
    }
    static int slot_of(const Split &split) {
        uint64_t mixed = split.hand * 0x9e3779b97f4a7c15u ^ split.down * 0xbf58476d1ce4e5b9u ^
                         split.bonus * 0x94d049bb133111ebu ^ split.bag * 0xd1342543de82ef95u;
        return static_cast<int>(mixed >> 50) % SLOTS;
    }
    void add(const Split &split, double weight) {
        int slot = slot_of(split);
        while (slots[slot] != FREE && !(splits[slots[slot] - 1] == split)) slot = (slot + 1) % SLOTS;
        if (slots[slot] != FREE) {
            weights[slots[slot] - 1] += weight;
        } else if (count < MOST) {
            splits[count] = split;
            weights[count] = weight;
            slot_of_split[count] = static_cast<int16_t>(slot);
            slots[slot] = static_cast<int16_t>(++count);
        }
    }
    double total() const {
        double found = 0;
        for (int place = 0; place < count; place++) found += weights[place];
        return found;
    }
};

// A coin goes from one zone to another, or out of sight; which one, is known only if its lane is given.
inline void passed(const Ways &ways, Ways &found, Zone origin, Zone goal, int lane) {
    for (int place = 0; place < ways.count; place++) {
        Split split = ways.splits[place];
        Coins zone = zone_of(split, origin);
        for (int moved = lane == NO_LANE ? 0 : lane; moved < (lane == NO_LANE ? LANES : lane + 1); moved++) {
            if (!count_of(zone, moved)) continue;
            Split after = split;
            zone_of(after, origin) -= coin_in(moved);
            if (goal != OUT) zone_of(after, goal) += coin_in(moved);
            found.add(after, ways.weights[place] * count_of(zone, moved));
        }
    }
}

// The discard pile goes into the bag; weights are kept small.
inline void refilled(const Ways &ways, Ways &found, Coins up) {
    double total = ways.total();
    for (int place = 0; place < ways.count; place++) {
        const Split &split = ways.splits[place];
        found.add({split.bag + split.down + up, split.hand, 0, split.bonus}, ways.weights[place] / total);
    }
}

inline void looked_at(const Ways &ways, Ways &found, Coins hand) {
    for (int place = 0; place < ways.count; place++)
        if (ways.splits[place].hand == hand) found.add(ways.splits[place], ways.weights[place]);
}

inline Coins coins_in(const uint8_t *entry) {
    Coins coins = 0;
    for (int lane = 0; lane < LANES; lane++) coins += (entry[1 + lane / 2] >> (lane % 2 * 4) & 15) * coin_in(lane);
    return coins;
}

inline void follow(const Ways &ways, Ways &found, const uint8_t *entry, int watcher) {
    int kind = entry[0] >> 4, of = entry[0] & 15;
    switch (kind) {
    case DRAWN: return passed(ways, found, IN_BAG, IN_HAND, NO_LANE);
    case HIDDEN: return passed(ways, found, IN_HAND, IN_DOWN, NO_LANE);
    case DRAWN_BONUS: return passed(ways, found, IN_BAG, IN_BONUS, NO_LANE);
    case HIDDEN_BONUS: return passed(ways, found, IN_BONUS, IN_DOWN, NO_LANE);
    case SHOWN: return passed(ways, found, IN_HAND, OUT, of);
    case SHOWN_BONUS: return passed(ways, found, IN_BONUS, OUT, of);
    case REFILL: return refilled(ways, found, coins_in(entry));
    case SPIED: return looked_at(ways, found, coins_in(entry));
    default: return passed(ways, found, IN_HAND, IN_DOWN, of == watcher ? entry[1] : NO_LANE);
    }
}

// What a watcher thinks of one seat, kept while the log is the same: a search imagines many worlds of one position.
struct Belief {
    Ways rooms[2]; // the last entry has led into `now`
    int now;
    int watcher = NOBODY;
    Coins start;
    int logged;
    uint8_t log[LOG_ROOM];

    const Ways &ways() const { return rooms[now]; }

    bool holds_for(const State &s, int seat, int by) const {
        const Player &player = s.players[seat];
        return watcher == by && start == player.start && logged == player.logged &&
               memcmp(log, log_of(s, seat), static_cast<size_t>(logged)) == 0;
    }
};

// Every split of the seat's coins that the watcher must think possible.
inline const Ways &splits(const State &s, int seat, int watcher, Belief &belief) {
    if (belief.holds_for(s, seat, watcher)) return belief.ways();
    belief.watcher = watcher;
    belief.start = s.players[seat].start;
    belief.logged = s.players[seat].logged;
    memcpy(belief.log, log_of(s, seat), static_cast<size_t>(belief.logged));
    belief.now = 0;
    belief.rooms[0].clear();
    belief.rooms[0].add({belief.start, 0, 0, 0}, 1.0);
    for (int place = 0; place < belief.logged; place += bytes_of(belief.log[place])) {
        if (belief.log[place] >> 4 == SPIED && (belief.log[place] & 15) != watcher) continue;
        Ways &next = belief.rooms[1 - belief.now];
        next.clear();
        follow(belief.ways(), next, belief.log + place, watcher);
        belief.now = 1 - belief.now;
    }
    return belief.ways();
}

// The log without what other seats were shown.
inline void forget(State &s, int seat, int watcher) {
    Player &player = s.players[seat];
    uint8_t *log = log_of(s, seat);
    int kept = 0, bytes;
    for (int place = 0; place < player.logged; place += bytes) {
        int kind = log[place] >> 4;
        bool other = (kind == SPIED || kind == SPY_HID) && (log[place] & 15) != watcher;
        bytes = bytes_of(log[place]);
        if (other && kind == SPY_HID) {
            log[kept++] = HIDDEN << 4;
        } else if (other) {
            player.entries--;
        } else {
            for (int byte = 0; byte < bytes; byte++) log[kept++] = log[place + byte];
        }
    }
    player.logged = static_cast<uint16_t>(kept);
}

inline void imagine(State &s, int seat, const Ways &ways, Rng &rng) {
    double ticket = static_cast<double>(rng.next() >> 11) * 0x1p-53 * ways.total();
    int place = 0;
    while (place < ways.count - 1 && ticket >= ways.weights[place]) ticket -= ways.weights[place++];
    Player &player = s.players[seat];
    player.bag = ways.splits[place].bag;
    player.hand = ways.splits[place].hand;
    player.down = ways.splits[place].down;
    player.drawn = ways.splits[place].bonus;
}

// Splits the coins of every other player anew, as the seat must think they could be split.
inline void resample(State &s, int seat, Rng &rng) {
    static thread_local Belief beliefs[SEATS];
    for (int other = 0; other < s.seats; other++) {
        if (other == seat) continue;
        imagine(s, other, splits(s, other, seat, beliefs[other]), rng);
        forget(s, other, seat);
        if (s.players[other].spied_seat != seat) {
            s.players[other].spied_seat = NOBODY;
            s.players[other].spied = 0;
        }
    }
}

} // namespace stolik::war_chest
