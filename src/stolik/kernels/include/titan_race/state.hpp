// The whole game as plain data, as state.py has it in zones; and the rules that can be under way.
#pragma once

#include "stolik/lot.hpp"
#include "titan_race/tables.hpp"

namespace stolik::titan_race {

using namespace tables;

constexpr int NOBODY = -1, OFF = -1, NO_DIE = -1;
// What the next step does
enum Phase : int8_t { CHOOSING, DEALING, DRAFT, ACTIONS };
// The life marker: in the race, just knocked out, getting up (TR-64, TR-68, TR-69)
enum Health : int8_t { ACTIVE, SKULL, HEART };
// Directions in the order in which simultaneous things happen (TR-O-32), and the zones (TR-16) as bits of them
enum Direction : int8_t { F, R, BR, B, BL, L, DIRECTIONS };
constexpr int FRONT = 1 << F | 1 << R | 1 << L, BACK = 1 << BR | 1 << B | 1 << BL, AROUND = FRONT | BACK;
enum Terrain : int8_t { PLAIN, LAVA, PIRATES, STATUE, PENTAGRAM, ICE, SUPER_LEFT, SUPER_RIGHT, MULTI };
// Of rows gained; see progress.py
enum Source : int8_t { BY_DIE, EXTRA, PUSHED };

// The rules that may wait for an answer, by name: those that are `async` in Python.
#define TITAN_RACE_RULES(RULE)                                                                                         \
    /* setup.hpp, turn.hpp */                                                                                          \
    RULE(choose_titan) RULE(deal) RULE(begin_turn) RULE(act)                                                           \
    RULE(roll_dice) RULE(enter_race) RULE(carry_out) RULE(reroll)                                                      \
    /* actions.hpp */                                                                                                  \
    RULE(die_action) RULE(as_face) RULE(run) RULE(before_the_move) RULE(move_along) RULE(after_the_move) RULE(fulfil)  \
    /* chain.hpp, squares.hpp */                                                                                       \
    RULE(travel) RULE(slide) RULE(hop) RULE(push_out) RULE(gives_way)                                                  \
    RULE(damage) RULE(damage_square) RULE(put_trap) RULE(enter) RULE(meet_pirates) RULE(blast) RULE(draw_card)         \
    /* reactions.hpp, cards.hpp, abilities.hpp */                                                                      \
    RULE(reacts) RULE(answer_an_action) RULE(use_card) RULE(use_ability) RULE(leap) RULE(blow_away)                    \
    RULE(damage_squares) RULE(shove) RULE(swap)

#define NAME(rule) rule,
enum class Rule : uint8_t { TITAN_RACE_RULES(NAME) };
#undef NAME

using Frame = FrameOf<10>;
constexpr int DEEPEST = 40; // a titan can push each other one once: four rules each, and a few before and after
#ifdef STOLIK_BLIND
using Question = stolik::Lot;
#else
using Question = stolik::Question<24>;
#endif

struct Hand {
    List<int8_t, HAND_LIMIT> cards;
    List<int16_t, HAND_LIMIT> eras; // beside each card: `era` when it was drawn
};

// One die move with all its legs, one ability move or one card (TR-O-05); only one is ever under way. Titans as bits.
struct Chain {
    bool die;
    int8_t first; // who moves of itself, or is moved first
    uint8_t moving, pushed, anchors, asked;
};

// What goes with the move: green strikes a titan or a trap in front, red lays a trap behind (TR-34, TR-36).
enum SideEffect : int8_t { NONE, STRIKE, TRAP };

// What the die that is carried out still owes beside the move; only one is ever under way.
struct Duties {
    int8_t side_effect;
    bool price; // of purple (TR-35)

    STOLIK_FN bool left() const { return price || side_effect != NONE; }
};

struct State : StackOf<Frame, DEEPEST> {
    // Agreed before the race
    uint8_t seats, titans_each, titans, hand_count, teams, boards;
    uint8_t tracks[3];
    bool random_titans, push_remaining, blue_total, rolling;

    int8_t phase, winner;
    // The titans and their boards
    int8_t owner[TITANS], hand_of[TITANS];
    List<int8_t, TITANS> chosen; // in the order of choosing
    int8_t die[TITANS], life[TITANS], health[TITANS];
    uint8_t used; // ability cards face down, as bits
    // The track
    alignas(8) int8_t cells[8]; // two more than there are titans: compared as one word
    int16_t laps[TITANS];       // 1 to 3, then the trophy; below 1 is lap debt (TR-O-06)
    int16_t rows[TITANS * SOURCES];
    Bits<CELLS> traps;
    uint8_t trap_count;
    // The special cards
    Hand hands[TITANS];
    int16_t era;
    uint8_t deck[CARDS], deck_size; // how many of each kind
    List<int8_t, DECK_SIZE> discard;
    // The round
    uint16_t round;
    List<int8_t, TITANS> order;
    uint8_t turn;
    uint8_t dice[COLOURS]; // rolled and still free
    // The turn
    bool acted, rerolled;
    int8_t reached, acting;
    uint8_t played, hurt; // seats, titans, as bits
    Chain chain;
    Duties duties;
};

STOLIK_FN inline bool among(uint8_t bits, int place) { return bits >> place & 1; }

STOLIK_FN inline int whose_turn(const State &s) { return s.order[s.turn]; }

// Knocked out: it can be aimed at and pushed, but loses nothing (TR-70).
STOLIK_FN inline bool out(const State &s, int titan) { return s.health[titan] != ACTIVE; }

STOLIK_FN inline Hand &hand(State &s, int titan) { return s.hands[s.hand_of[titan]]; }
STOLIK_FN inline const Hand &hand(const State &s, int titan) { return s.hands[s.hand_of[titan]]; }

// While one pushes another off, both stand there: who comes first in the order of turns counts.
STOLIK_FN inline int first_in_order(const State &s, int cell) {
    for (int place = 0; place < s.order.size; place++)
        if (s.cells[s.order[place]] == cell) return s.order[place];
    return NOBODY;
}

STOLIK_FN inline int occupant(const State &s, int cell) {
    constexpr uint64_t ONES = 0x0101010101010101u, LOW = 0x7f7f7f7f7f7f7f7fu;
    uint64_t cells;
    memcpy(&cells, s.cells, sizeof cells);
    uint64_t unlike = cells ^ ONES * static_cast<uint8_t>(cell);
    uint64_t alike = ~(((unlike & LOW) + LOW) | unlike | LOW); // the top bit of every byte that is the cell
    if (alike == 0) return NOBODY;
    return (alike & (alike - 1)) == 0 ? lowest(alike) >> 3 : first_in_order(s, cell);
}

// The course: one track that runs round, or three as a tower (TR-03, TR-108)

STOLIK_FN inline int terrain(const State &s, int cell) { return TERRAIN[s.tracks[cell / SQUARES]][cell % SQUARES]; }
STOLIK_FN inline bool is_special(const State &s, int cell) { return SPECIAL[s.tracks[cell / SQUARES]][cell % SQUARES]; }
STOLIK_FN inline bool acts(const State &s, int cell) { return ACTS[s.tracks[cell / SQUARES]][cell % SQUARES]; }

struct Step {
    int to, laps;
};

STOLIK_FN inline Step fly(const State &s, int cell, int direction, int over) {
    int grid = s.boards > 1;
    return {LANDING[grid][over][cell][direction], LANDING_LAPS[grid][over][cell][direction]};
}

STOLIK_FN inline Step ahead(const State &s, int cell, int direction) { return fly(s, cell, direction, 0); }

// Where a step of a run leads: ramps make it fly (TR-90, TR-91).
STOLIK_FN inline Step landing(const State &s, int cell, int direction) {
    return fly(s, cell, direction, RAMP[terrain(s, cell)][direction]);
}

} // namespace stolik::titan_race
