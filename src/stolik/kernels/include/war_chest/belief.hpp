// What others must think of a player's coins: every split that fits the log, and in how many ways it comes about if the
// player picked the coins to play blindly (docs/decisions/0009). Ways are counted exactly, in numbers of as many words
// as it takes, so that the same dice deal the same world as in reserve.py. Only for a CPU.
#pragma once

#include <algorithm>
#include <vector>

#include "stolik/dice.hpp"
#include "war_chest/coins.hpp"

namespace stolik::war_chest {

// In the order of Python's sorted tuples: by the first coin that differs, and what ends there comes first.
inline bool comes_before(Coins one, Coins other) {
    if (one == other) return false;
    int lane = first_lane(one ^ other);
    bool more = count_of(one, lane) > count_of(other, lane), longer = (more ? other : one) >> (8 * lane) >> 8;
    return more == longer;
}

struct Split {
    Coins bag;
    Coins hand;
    Coins down;
    Coins bonus;

    bool operator==(const Split &other) const {
        return hand == other.hand && down == other.down && bonus == other.bonus && bag == other.bag;
    }
    bool operator<(const Split &other) const {
        if (bag != other.bag) return comes_before(bag, other.bag);
        if (hand != other.hand) return comes_before(hand, other.hand);
        if (down != other.down) return comes_before(down, other.down);
        return comes_before(bonus, other.bonus);
    }
};

enum Zone { IN_BAG, IN_HAND, IN_DOWN, IN_BONUS, OUT };

inline Coins &zone_of(Split &split, Zone zone) {
    return zone == IN_BAG ? split.bag : zone == IN_HAND ? split.hand : zone == IN_DOWN ? split.down : split.bonus;
}

inline int bits_of(uint64_t number) { return number ? 64 - __builtin_clzll(number) : 0; }

// Splits, each once, with the number of its ways: `words` words, the lowest first. `bits` are enough for all together.
class Ways {
    std::vector<int> slots_; // 1 + the place of a split
    std::vector<size_t> slot_of_split_;

  public:
    std::vector<Split> splits;
    std::vector<uint64_t> counts;
    int bits = 1, words = 1;

    Ways() : slots_(64) {}

    void begin(int most_bits) {
        for (size_t slot : slot_of_split_) slots_[slot] = 0;
        slot_of_split_.clear();
        splits.clear();
        counts.clear();
        bits = most_bits;
        words = (bits + 63) / 64;
    }
    const uint64_t *count_of_ways(size_t place) const { return &counts[place * static_cast<size_t>(words)]; }

    // So many times the ways that another, of as many words or fewer, has come about.
    void add(const Split &split, const uint64_t *count, int its_words, unsigned times) {
        uint64_t *sum = &counts[place_of(split) * static_cast<size_t>(words)];
        unsigned __int128 carried = 0;
        for (int word = 0; word < words; word++) {
            carried += sum[word];
            if (word < its_words) carried += static_cast<unsigned __int128>(count[word]) * times;
            sum[word] = static_cast<uint64_t>(carried);
            carried >>= 64;
        }
    }

  private:
    size_t slot_of(const Split &split) const {
        uint64_t mixed = split.hand * 0x9e3779b97f4a7c15u ^ split.down * 0xbf58476d1ce4e5b9u ^
                         split.bonus * 0x94d049bb133111ebu ^ split.bag * 0xd1342543de82ef95u;
        size_t slot = (mixed >> 32) % slots_.size();
        while (slots_[slot] && !(splits[static_cast<size_t>(slots_[slot] - 1)] == split))
            slot = (slot + 1) % slots_.size();
        return slot;
    }
    size_t place_of(const Split &split) {
        size_t slot = slot_of(split);
        if (slots_[slot]) return static_cast<size_t>(slots_[slot] - 1);
        if (2 * splits.size() >= slots_.size()) {
            make_room();
            slot = slot_of(split);
        }
        splits.push_back(split);
        slot_of_split_.push_back(slot);
        counts.resize(counts.size() + static_cast<size_t>(words));
        slots_[slot] = static_cast<int>(splits.size());
        return splits.size() - 1;
    }
    void make_room() {
        slots_.assign(4 * slots_.size(), 0);
        for (size_t place = 0; place < splits.size(); place++) {
            slot_of_split_[place] = slot_of(splits[place]);
            slots_[slot_of_split_[place]] = static_cast<int>(place + 1);
        }
    }
};

// A coin goes from one zone to another, or out of sight; which one, is known only if its lane is given.
inline void passed(const Ways &ways, Ways &found, Zone origin, Zone goal, int lane) {
    int most = 1;
    for (Split split : ways.splits) most = std::max(most, total_of(zone_of(split, origin)));
    found.begin(ways.bits + bits_of(static_cast<uint64_t>(most - 1)));
    for (size_t place = 0; place < ways.splits.size(); place++) {
        Split split = ways.splits[place];
        Coins zone = zone_of(split, origin);
        for (int moved = lane == NO_LANE ? 0 : lane; moved < (lane == NO_LANE ? LANES : lane + 1); moved++) {
            if (!count_of(zone, moved)) continue;
            Split after = split;
            zone_of(after, origin) -= coin_in(moved);
            if (goal != OUT) zone_of(after, goal) += coin_in(moved);
            found.add(after, ways.count_of_ways(place), ways.words, static_cast<unsigned>(count_of(zone, moved)));
        }
    }
}

// The discard pile goes into the bag.
inline void refilled(const Ways &ways, Ways &found, Coins up) {
    found.begin(ways.bits);
    for (size_t place = 0; place < ways.splits.size(); place++) {
        const Split &split = ways.splits[place];
        Split after{split.bag + split.down + up, split.hand, 0, split.bonus};
        found.add(after, ways.count_of_ways(place), ways.words, 1);
    }
}

inline void looked_at(const Ways &ways, Ways &found, Coins hand) {
    found.begin(ways.bits);
    for (size_t place = 0; place < ways.splits.size(); place++)
        if (ways.splits[place].hand == hand)
            found.add(ways.splits[place], ways.count_of_ways(place), ways.words, 1);
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
class Belief {
    Ways rooms_[2];
    int watcher_ = NOBODY;
    Coins start_ = 0;
    std::vector<uint8_t> log_;
    std::vector<uint64_t> sums_, ticket_; // running sums in the order of the splits
    int words_ = 1;

  public:
    std::vector<Split> splits; // that the watcher must think possible, sorted

    // Follows every split through the log.
    void see(const State &s, int seat, int watcher) {
        const Player &player = s.players[seat];
        const uint8_t *log = log_of(s, seat);
        if (watcher_ == watcher && start_ == player.start && log_.size() == player.logged &&
            memcmp(log_.data(), log, player.logged) == 0)
            return;
        watcher_ = watcher;
        start_ = player.start;
        log_.assign(log, log + player.logged);
        Ways *now = &rooms_[0], *next = &rooms_[1];
        const uint64_t once = 1;
        now->begin(1);
        now->add({start_, 0, 0, 0}, &once, 1, 1);
        for (size_t place = 0; place < log_.size(); place += static_cast<size_t>(bytes_of(log_[place]))) {
            if (log_[place] >> 4 == SPIED && (log_[place] & 15) != watcher) continue;
            follow(*now, *next, &log_[place], watcher);
            std::swap(now, next);
        }
        if (now->splits.empty()) now->add({start_, 0, 0, 0}, &once, 1, 1); // no game leads to such a log
        sum_up(*now);
    }

    // One of the splits, by its weight.
    const Split &imagine(Dice &dice) {
        const size_t words = static_cast<size_t>(words_);
        dice.below(&sums_[sums_.size() - words], words_, ticket_.data());
        size_t low = 0, high = splits.size() - 1;
        while (low < high) {
            size_t middle = (low + high) / 2;
            if (Dice::is_less(ticket_.data(), &sums_[middle * words], words_)) high = middle;
            else low = middle + 1;
        }
        return splits[low];
    }

  private:
    void sum_up(const Ways &ways) {
        const size_t words = static_cast<size_t>(ways.words);
        words_ = ways.words;
        std::vector<size_t> order(ways.splits.size());
        for (size_t place = 0; place < order.size(); place++) order[place] = place;
        std::sort(order.begin(), order.end(),
                  [&](size_t one, size_t other) { return ways.splits[one] < ways.splits[other]; });
        splits.clear();
        sums_.assign(order.size() * words, 0);
        ticket_.assign(words, 0);
        uint64_t *sum = sums_.data();
        for (size_t place : order) {
            const uint64_t *count = ways.count_of_ways(place), *before = splits.empty() ? nullptr : sum - words;
            unsigned __int128 carried = 0;
            for (size_t word = 0; word < words; word++) {
                carried += count[word];
                carried += before ? before[word] : 0;
                sum[word] = static_cast<uint64_t>(carried);
                carried >>= 64;
            }
            sum += words;
            splits.push_back(ways.splits[place]);
        }
    }
};

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

// Splits the coins of every other player anew, as the seat must think they could be split.
inline void resample(State &s, int seat, Dice &dice) {
    static thread_local Belief beliefs[SEATS];
    for (int other = 0; other < s.seats; other++) {
        if (other == seat) continue;
        Player &player = s.players[other];
        beliefs[other].see(s, other, seat);
        const Split &split = beliefs[other].imagine(dice);
        player.bag = split.bag;
        player.hand = split.hand;
        player.down = split.down;
        player.drawn = split.bonus;
        forget(s, other, seat);
        if (player.spied_seat != seat) {
            player.spied_seat = NOBODY;
            player.spied = 0;
        }
    }
}

} // namespace stolik::war_chest
