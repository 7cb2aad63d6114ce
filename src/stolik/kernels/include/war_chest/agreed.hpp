// What was agreed before the game and never changes.
#pragma once

#include "war_chest/board.hpp"

namespace stolik::war_chest {

struct Terms {
    uint8_t seats;
    uint8_t ground; // 0 for two players, 1 for four
    uint8_t setup;
    uint8_t sets; // a bit for each
    bool poison_survives;
    bool spy_face_up;
    uint8_t repetition;
    uint16_t round_limit;
    uint32_t revised; // units whose revised card is in use (WC-2.5)
};

STOLIK_FN constexpr Terms terms(const int32_t *settings) {
    uint32_t revised = 0;
    for (int place = 0; place < VERSIONED; place++) // WC-2.5
        if (settings[VERSIONED_SETTING[place]] == VERSIONED_REVISED[place])
            revised |= uint32_t(1) << VERSIONED_UNIT[place];
    return {
        .seats = static_cast<uint8_t>(settings[SETTING_SEATS]),
        .ground = static_cast<uint8_t>(settings[SETTING_SEATS] == 2 ? 0 : 1),
        .setup = static_cast<uint8_t>(settings[SETTING_SETUP]),
        .sets = static_cast<uint8_t>(1 << BASE | settings[SETTING_NOBILITY] << NOBILITY |
                                     settings[SETTING_SIEGE] << SIEGE | settings[SETTING_NIGHTFALL] << NIGHTFALL),
        .poison_survives = settings[SETTING_POISON_SURVIVES_REDEPLOY] == POISON_SURVIVES,
        .spy_face_up = settings[SETTING_SPY_DISCARD] == SPY_DISCARD_FACE_UP,
        .repetition = static_cast<uint8_t>(REPETITIONS[settings[SETTING_REPETITION]]),
        .round_limit = static_cast<uint16_t>(ROUND_LIMITS[settings[SETTING_ROUND_LIMIT]]),
        .revised = revised,
    };
}

// A program for one table alone (random games on a GPU) is told its settings where it is compiled: STOLIK_SETTINGS.
// What is not in use there takes neither room nor time.
#ifdef STOLIK_SETTINGS
constexpr int32_t THE_SETTINGS[] = {STOLIK_SETTINGS};
constexpr Terms THE_TERMS = terms(THE_SETTINGS);
constexpr uint8_t SETS_IN_PLAY = THE_TERMS.sets;
constexpr int SEEN_ROOM = THE_TERMS.repetition ? REMEMBERED : 1;

struct Agreed {
    static constexpr uint8_t seats = THE_TERMS.seats, ground = THE_TERMS.ground, setup = THE_TERMS.setup;
    static constexpr uint8_t sets = THE_TERMS.sets, repetition = THE_TERMS.repetition;
    static constexpr bool poison_survives = THE_TERMS.poison_survives, spy_face_up = THE_TERMS.spy_face_up;
    static constexpr uint16_t round_limit = THE_TERMS.round_limit;
    static constexpr uint32_t revised = THE_TERMS.revised;
};

STOLIK_FN inline void agree(Agreed &, const int32_t *) {}
#else
constexpr uint8_t SETS_IN_PLAY = 1 << BASE | 1 << NOBILITY | 1 << SIEGE | 1 << NIGHTFALL;
constexpr int SEEN_ROOM = REMEMBERED;

using Agreed = Terms;

STOLIK_FN inline void agree(Agreed &agreed, const int32_t *settings) { agreed = terms(settings); }
#endif

STOLIK_FN constexpr bool can_be_in_play(int set) { return SETS_IN_PLAY >> set & 1; }
constexpr int FIRST_NOT_IN_PLAY = can_be_in_play(NIGHTFALL)  ? UNITS
                                  : can_be_in_play(SIEGE)    ? ASSASSIN
                                  : can_be_in_play(NOBILITY) ? SAPPER
                                                             : BANNERMAN;

// A unit that is in the game: cards of sets that are not in use need not be thought of.
STOLIK_FN inline int in_play(int unit) {
    if (unit >= FIRST_NOT_IN_PLAY) __builtin_unreachable();
    return unit;
}

// Where no such hex can be.
struct NoHexes {
    STOLIK_FN constexpr operator Hexes() const { return 0; }
    STOLIK_FN void operator=(Hexes) {}
    STOLIK_FN void operator|=(Hexes) {}
    STOLIK_FN void operator&=(Hexes) {}
};

template <bool THERE> struct HexesOf { using Type = Hexes; };
template <> struct HexesOf<false> { using Type = NoHexes; };
template <bool THERE> using HexesIf = typename HexesOf<THERE>::Type;

} // namespace stolik::war_chest
