// The luck of Python's random.Random, number for number, so that a search finds the same in the kernel as by the rules.
#pragma once

#include <cstdint>

namespace stolik {

// The Mersenne Twister MT19937, seeded as CPython seeds it by a whole number.
class Dice {
    static constexpr int SIZE = 624, MIDDLE = 397;

    struct Begun {
        uint32_t words[SIZE];
        constexpr Begun() : words() {
            words[0] = 19650218u;
            for (uint32_t at = 1; at < SIZE; at++)
                words[at] = 1812433253u * (words[at - 1] ^ (words[at - 1] >> 30)) + at;
        }
    };

  public:
    // Several at once: each word of a generator waits for the one before it, but not for another generator's.
    template <int COUNT> static void seed(Dice (&dice)[COUNT], const uint64_t (&numbers)[COUNT]) {
        static constexpr Begun begun;
        uint32_t last[COUNT], added[COUNT][2];
        for (int one = 0; one < COUNT; one++) {
            uint32_t low = static_cast<uint32_t>(numbers[one]), high = static_cast<uint32_t>(numbers[one] >> 32);
            last[one] = begun.words[0];
            added[one][0] = low; // the words of the number in turn, and their places
            added[one][1] = high != 0 ? high + 1 : low;
            dice[one].at_ = 0;
        }
        for (int at = 1; at <= SIZE; at++)
            for (int one = 0; one < COUNT; one++) {
                uint32_t &word = dice[one].words_[at < SIZE ? at : 1];
                uint32_t before = at < SIZE ? begun.words[at] : word;
                last[one] = word = (before ^ (last[one] ^ (last[one] >> 30)) * 1664525u) + added[one][(at - 1) & 1];
            }
        for (uint32_t at = 2; at <= SIZE; at++)
            for (int one = 0; one < COUNT; one++) {
                uint32_t place = at < SIZE ? at : 1, &word = dice[one].words_[place];
                last[one] = word = (word ^ (last[one] ^ (last[one] >> 30)) * 1566083941u) - place;
            }
        for (int one = 0; one < COUNT; one++) dice[one].words_[0] = 0x80000000u;
    }
    // From 0 up to 1, as random() has it.
    double share() {
        uint32_t high = next() >> 5, low = next() >> 6;
        return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0);
    }
    // From 0 to limit - 1, as shuffle() draws it.
    uint32_t below(uint32_t limit) {
        int unused = __builtin_clz(limit);
        uint32_t found = next() >> unused;
        while (found >= limit) found = next() >> unused;
        return found;
    }
    // From 0 to limit - 1, as randrange() draws it; numbers of several words, the lowest first.
    void below(const uint64_t *limit, int words, uint64_t *found) {
        while (words > 1 && limit[words - 1] == 0) found[--words] = 0;
        int bits = 64 * words - __builtin_clzll(limit[words - 1]);
        do {
            for (int word = 0, left = bits; word < words; word++, left -= 64) {
                uint64_t low = left >= 32 ? next() : next() >> (32 - left);
                uint64_t high = left >= 64 ? next() : left > 32 ? next() >> (64 - left) : 0;
                found[word] = high << 32 | low;
            }
        } while (!is_less(found, limit, words));
    }
    static bool is_less(const uint64_t *one, const uint64_t *other, int words) {
        for (int word = words - 1; word > 0; word--)
            if (one[word] != other[word]) return one[word] < other[word];
        return one[0] < other[0];
    }

  private:
    uint32_t words_[SIZE];
    int at_ = 0;

    // Word by word: most searches ask for a few only.
    uint32_t next() {
        int after = at_ + 1 < SIZE ? at_ + 1 : 0, middle = at_ + MIDDLE < SIZE ? at_ + MIDDLE : at_ + MIDDLE - SIZE;
        uint32_t mixed = (words_[at_] & 0x80000000u) | (words_[after] & 0x7fffffffu);
        uint32_t found = words_[at_] = words_[middle] ^ (mixed >> 1) ^ (mixed & 1 ? 0x9908b0dfu : 0);
        at_ = after;
        found ^= found >> 11;
        found ^= found << 7 & 0x9d2c5680u;
        found ^= found << 15 & 0xefc60000u;
        return found ^ found >> 18;
    }
};

} // namespace stolik
