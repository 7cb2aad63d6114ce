// The whole game as plain data: the board as sets of hexes, coins as lanes of a number.
#pragma once

#include "stolik/lot.hpp"
#include "war_chest/agreed.hpp"

namespace stolik::war_chest {

constexpr int SEATS = MOST_SEATS;
constexpr int SIDES = 2;
constexpr int NO_UNIT = -1;
constexpr int NOBODY = -1;
constexpr int AWAY = -2; // of a decoy whose unit is not in the game
constexpr int BOLSTERED = 2; // coins that make a unit bolstered (WC-1.2)
constexpr int MOST_WAITING = 24;
constexpr int MOST_FRAMES = 40;
constexpr int FRAMES_OF_AN_ACTION = 10;
constexpr int MOST_OPTIONS = 256;

// A program that never imagines a world (random games on a GPU) need not keep what all saw of the coins.
#ifdef STOLIK_BLIND
using Question = stolik::Lot;
constexpr bool KEEPS_LOGS = false;
#else
using Question = stolik::Question<MOST_OPTIONS>;
constexpr bool KEEPS_LOGS = true;
#endif

enum Phase : uint8_t { LAYOUT, DRAFTING, DRAWING, PLAYING };
enum DrawnBy : uint8_t { NOT_DRAWN, BY_ROUNDS, BY_EXHAUSTION };

using Frame = FrameOf<5>;

// The coins of a seat in one zone: a byte for each kind that it can hold, in the order of the box. The first lanes are
// its unit types, then the royal coin, then the decoys.
using Coins = uint64_t;
constexpr int ROYAL_LANE = MOST_TYPES;
constexpr int FIRST_DECOY_LANE = MOST_TYPES + 1;
constexpr int LANES = FIRST_DECOY_LANE + DECOYS;
static_assert(LANES <= 8, "a seat has more kinds of coins than a number has bytes");
static_assert(HEXES < 63, "the board has more hexes than a number has bits");

STOLIK_FN inline Coins coin_in(int lane) { return Coins(1) << (8 * lane); }
STOLIK_FN inline int count_of(Coins coins, int lane) { return coins >> (8 * lane) & 255; }
STOLIK_FN inline int first_lane(Coins coins) { return lowest(coins) >> 3; }
STOLIK_FN inline int take_lane(Coins &coins) {
    int lane = first_lane(coins);
    coins &= ~(Coins(255) << (8 * lane));
    return lane;
}
STOLIK_FN inline int total_of(Coins coins) { return static_cast<int>(coins * 0x0101010101010101u >> 56); }

// An attribute that waits for its turn; it belongs to this very unit, wherever it stands (WC-8.6, WC-8.7).
struct FollowUp {
    int8_t unit;
    int8_t life;
    int8_t about;
};

// A seat's coins, and what others have seen of them (WC-1.6, WC-9.1).
struct Player {
    Coins bag;
    Coins hand;
    Coins up;    // discarded face up
    Coins down;  // discarded face down
    Coins drawn; // to be used at once (WC-8.30)
    Coins start; // the bag when it last held everything
    Coins spied; // the hand that this seat has been shown in this round
    int8_t spied_seat;
    uint16_t logged;  // bytes of the log
    uint16_t entries; // in the log
};

struct State : StackOf<Frame, MOST_FRAMES>, Agreed {
    // The draft
    uint32_t pool; // the cards to draft from
    uint32_t shown; // those revealed so far
    int8_t first; // who drafts first
    List<int8_t, 2> banned;
    List<int8_t, MOST_TYPES> picks[SEATS]; // in the order of dealing
    int8_t kinds[SEATS][MOST_TYPES]; // the same in the order of the box: what the lanes of coins are

    // Round and turn
    uint8_t phase;
    uint16_t round;
    int8_t seat; // whose turn it is
    int8_t actor; // whose coin is being used
    int8_t initiative;
    bool claimed; // the marker has changed hands in this round (WC-6.6)
    bool prayed; // a coin has been drawn and used at once in this turn (WC-2.5)
    FollowUp waiting[MOST_WAITING]; // attributes: those of settled actions below, of this action from `waits_from`
    uint8_t waits_from;
    uint8_t waits;

    // The board
    int8_t unit[HEXES];
    uint8_t height[HEXES];
    Hexes standing[UNITS]; // of each type
    Hexes army[SIDES];
    Hexes tall; // bolstered stacks
    HexesIf<can_be_in_play(NIGHTFALL)> poison[POISONERS]; // who bears the marker (WC-N-10, WC-N-D1)
    Hexes control[SIDES];
    HexesIf<can_be_in_play(SIEGE)> fort;
    int8_t forts; // in the supply
    int8_t markers[SIDES]; // left in hand

    // The unit types that fight
    int8_t owner[UNITS];
    int8_t lane[UNITS]; // of its coins
    int8_t supply[UNITS]; // not yet recruited (WC-1.7)
    int8_t removed[UNITS];
    int8_t lives[UNITS]; // how often a unit of this type has been destroyed
    int8_t decoy[DECOYS]; // who has it; NOBODY while it lies beside its card (WC-N-25)

    // Decrees in play with the seals on them (WC-13.1)
    List<int8_t, DECREES_IN_PLAY> decrees;
    uint8_t seals[DECREES_IN_PLAY]; // 1 side A's, 2 side B's

    Player players[SEATS];
    uint8_t log[KEEPS_LOGS ? LOG_ROOM : 1];

    // The end
    int8_t winner;
    uint8_t drawn_by;
    List<uint64_t, SEEN_ROOM> seen;
};

STOLIK_FN inline bool uses(const State &s, int set) { return s.sets >> set & 1; }
STOLIK_FN inline bool is_revised(const State &s, int unit) { return s.revised >> unit & 1; }

// Partners sit opposite each other (WC-12.1).
STOLIK_FN inline int side_of(int seat) { return seat & 1; }

STOLIK_FN inline Hexes near(const State &s, int hex) { return NEAR[s.ground][hex]; }
STOLIK_FN inline Hexes two_away(const State &s, int hex) { return TWO_AWAY[s.ground][hex]; }
STOLIK_FN inline Hexes within_two(const State &s, int hex) { return near(s, hex) | two_away(s, hex); }
STOLIK_FN inline int ahead(const State &s, int hex, int way) { return AHEAD[s.ground][hex][way]; }

STOLIK_FN inline Hexes occupied(const State &s) { return s.army[0] | s.army[1]; }

// Where the unit is, or NO_HEX.
STOLIK_FN inline int stands(const State &s, int unit) {
    return s.standing[unit] ? lowest(s.standing[unit]) : NO_HEX;
}

// The side of the unit that stands there.
STOLIK_FN inline int side_at(const State &s, int hex) { return holds(s.army[1], hex); }

STOLIK_FN inline bool bolstered(const State &s, int hex) { return holds(s.tall, hex); }

STOLIK_FN inline bool poisoned(const State &s, int hex) {
    for (int marker = 0; marker < POISONERS; marker++)
        if (holds(s.poison[marker], hex)) return true;
    return false;
}

STOLIK_FN inline uint8_t *log_of(State &s, int seat) { return s.log + seat * (LOG_ROOM / s.seats); }
STOLIK_FN inline const uint8_t *log_of(const State &s, int seat) { return s.log + seat * (LOG_ROOM / s.seats); }

// The coin that lies in a lane of this seat, and the other way round.
STOLIK_FN inline int coin_of(const State &s, int seat, int lane) {
    return lane < ROYAL_LANE ? s.kinds[seat][lane] : ROYAL + lane - ROYAL_LANE;
}
STOLIK_FN inline int lane_of(const State &s, int coin) {
    return coin < UNITS ? s.lane[coin] : ROYAL_LANE + coin - ROYAL;
}

// An empty board with the markers on the starting locations, everything else in the box (WC-4.1, WC-4.9).
STOLIK_FN inline void lay_empty_board(State &s) {
    s.clear_stack();
    for (int unit = 0; unit < UNITS; unit++) {
        if (uses(s, UNIT_SET[unit])) s.pool |= uint32_t(1) << unit; // WC-N-05
        s.owner[unit] = NOBODY;
    }
    for (int hex = 0; hex < HEXES; hex++) s.unit[hex] = NO_UNIT;
    for (int side = 0; side < SIDES; side++) {
        s.control[side] = STARTS[s.ground][side];
        s.markers[side] = static_cast<int8_t>(MARKERS[s.ground] - how_many(s.control[side]));
    }
    s.forts = uses(s, SIEGE) ? FORTS : 0;
    for (int seat = 0; seat < SEATS; seat++) {
        s.players[seat].spied_seat = NOBODY;
        for (int lane = 0; lane < MOST_TYPES; lane++) s.kinds[seat][lane] = NO_UNIT;
    }
    for (int decoy = 0; decoy < DECOYS; decoy++) s.decoy[decoy] = AWAY;
    s.first = s.seat = s.actor = s.initiative = s.winner = NOBODY;
}

} // namespace stolik::war_chest
