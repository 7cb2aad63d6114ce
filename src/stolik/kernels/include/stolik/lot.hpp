// A question answered by lot where it is asked: random games that nobody watches need no list of its options.
//
// It is gone through twice: to count what is offered, then as far as the one that the lot has fallen on. So a game
// never stops at a question, and nothing is kept of it but a few numbers; the answers are those of `play_out` by the
// same luck.
#pragma once

#include "stolik/kernel.hpp"

namespace stolik {

// The bit before which so many others stand.
STOLIK_FN inline int nth(uint64_t bits, uint32_t before) {
    STOLIK_ROLLED
    for (; before; before--) bits &= bits - 1;
    return lowest(bits);
}

struct Lot {
    int8_t player;
    bool always;
    uint8_t times; // that it has been gone through
    bool left;     // the game has had its answers
    uint16_t count;
    uint32_t total;
    uint32_t wanted;
    int32_t found;
    uint32_t answers, decisions, longest;
    uint64_t ends; // how many options there are up to the end of each part, a byte for each
    Rng rng;

    STOLIK_FN Lot() : rng(0) {}

    STOLIK_FN void begin(Rng luck, uint32_t most) {
        rng = luck;
        longest = most;
        answers = decisions = 0;
        left = false;
    }

    STOLIK_FN void open(int seat, int, int = NOTHING) {
        player = static_cast<int8_t>(seat);
        always = false;
        count = 0;
        total = 0;
    }
    STOLIK_FN void open_chance(int, int) {
        open(CHANCE, 0);
        always = true;
    }
    STOLIK_FN void add(int number) {
        if (count++ == wanted) found = number;
    }
    STOLIK_FN void add(int number, int weight) {
        if (wanted - total < static_cast<uint32_t>(weight)) found = number;
        total += weight;
        count++;
    }
    template <class Number> STOLIK_FN void add_each(uint64_t items, Number number) {
        int many = how_many(items);
        if (wanted - count < static_cast<uint32_t>(many)) found = number(nth(items, wanted - count));
        count = static_cast<uint16_t>(count + many);
    }

    // The sums of the bytes below each place, all at once: there are never 128 of anything.
    template <class Number> STOLIK_FN void add_lots(uint64_t weights, Number number) {
        constexpr uint64_t ONES = 0x0101010101010101u, TOPS = 0x80 * ONES;
        uint64_t sums = weights * ONES, passed = ((wanted * ONES) | TOPS) - sums;
        found = number(how_many(passed & TOPS));
        total = static_cast<uint32_t>(sums >> 56);
        count = static_cast<uint16_t>(total);
    }

    STOLIK_FN void ask() {
        times = 0;
        ends = 0;
    }

    // A long question has up to eight parts. Counted, it notes where each ends; then all before the wanted one are
    // passed over, and none is listed behind it.
    STOLIK_FN bool passes_over(int part) {
        uint32_t end = ends >> 8 * part & 255;
        if (times == 1 || wanted < end) return false;
        count = static_cast<uint16_t>(end);
        return true;
    }
    STOLIK_FN bool ends_with(int part) {
        if (times == 1) ends |= uint64_t(count) << 8 * part;
        return times > 1;
    }

    // Whether it is to be gone through (once more). The first option is found by counting already.
    STOLIK_FN bool goes_on() {
        wanted = 0;
        if (times++ == 0) return true;
        if (times > 2 || !(always || count > 1)) return false;
        if (answers >= longest) {
            left = true;
            return false;
        }
        answers++;
        decisions += player != CHANCE && count > 1;
        wanted = rng.below(player == CHANCE ? total : count);
        return wanted != 0;
    }
};

} // namespace stolik
