// What abilities and cards share: the numbers printed on them, and what they can be aimed at (printed.py, aims.py).
#pragma once

#include "titan_race/chain.hpp"

namespace stolik::titan_race {

// The columns of the tables CARD_PRINTED and ABILITY_PRINTED; zone and directions as bits
enum Column : int { ZONE, WAYS_OF, SQUARES_OF, PUSH, REACH, OVER_OF, POINTS };

// Squares, titans or directions, in the order of TR-O-32; what a rule forbids is left out.
using Targets = Few;

// Calls `take(direction, cell)` for the squares of a zone that exist; zones wrap round the edges (TR-O-34).
template <class Take> STOLIK_FN void each_near(const State &s, int titan, int zone, Take take) {
    for (int way = 0; way < DIRECTIONS; way++) {
        if (!among(static_cast<uint8_t>(zone), way)) continue;
        int cell = ahead(s, s.cells[titan], way).to;
        if (cell != OFF) take(way, cell);
    }
}

STOLIK_FN inline Targets for_a_trap(const State &s, int titan, int zone) {
    Targets found;
    each_near(s, titan, zone, [&](int, int cell) {
        if (trap_fits(s, cell)) found.add(cell);
    });
    return found;
}

STOLIK_FN inline Targets at_neighbours(const State &s, int titan, int zone) {
    Targets found;
    each_near(s, titan, zone, [&](int, int cell) {
        int other = occupant(s, cell);
        if (other != NOBODY) found.add(other);
    });
    return found;
}

// Directions of the zone in which there is something to damage (TR-60).
STOLIK_FN inline Targets at_struck_squares(const State &s, int titan, int zone) {
    Targets found;
    each_near(s, titan, zone, [&](int way, int cell) {
        if (struck(s, cell)) found.add(way);
    });
    return found;
}

// Below the first board of a Grand Slam there is nothing (TR-O-29).
STOLIK_FN inline bool leads_somewhere(const State &s, int titan, int direction) {
    Step step = ahead(s, s.cells[titan], direction);
    return step.to != OFF || step.laps > 0;
}

STOLIK_FN inline Targets in_a_direction(const State &s, int titan, int ways) {
    Targets found;
    for (int way = 0; way < DIRECTIONS; way++)
        if (among(static_cast<uint8_t>(ways), way) && leads_somewhere(s, titan, way)) found.add(way);
    return found;
}

STOLIK_FN inline void ask_for(const State &s, Question &q, int prompt, int titan, int first, const Targets &targets) {
    q.open(s.owner[titan], prompt, titan);
    for (int place = 0; place < targets.size(); place++) q.add(first + targets[place]);
}

// One damage on each of these squares around a titan, which does not move meanwhile.
STOLIK_FN inline bool damage_squares(State &s, Question &q, Frame &f) {
    auto &[titan, ways, way] = f.first<3>();
    RULE_BEGIN
    for (way = 0; way < DIRECTIONS; way++) {
        if (!among(static_cast<uint8_t>(ways), way)) continue;
        AWAIT(damage_square, ahead(s, s.cells[titan], way).to)
    }
    RULE_END
}

STOLIK_FN inline int as_bits(const Targets &ways) {
    int bits = 0;
    for (int place = 0; place < ways.size(); place++) bits |= 1 << ways[place];
    return bits;
}

} // namespace stolik::titan_race
