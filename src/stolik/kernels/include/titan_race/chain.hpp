// Movement and chain reactions (chain.py).
#pragma once

#include "titan_race/squares.hpp"

namespace stolik::titan_race {

STOLIK_FN inline void new_chain(State &s, bool die = false) { s.chain = {die, NOBODY, 0, 0, 0, 0}; }

STOLIK_FN inline void start_moving(State &s, int titan) {
    if (s.chain.moving == 0) s.chain.first = static_cast<int8_t>(titan);
    s.chain.moving |= 1 << titan;
}

STOLIK_FN inline void stop_moving(State &s, int titan) { s.chain.moving &= ~(1 << titan); }

// Those who would have to move, nearest first; empty where the line runs into a wall or closes on itself.
STOLIK_FN inline Few touching_line(const State &s, int runner, int direction, int first) {
    Few line;
    uint8_t walls = s.chain.moving | s.chain.anchors;
    int titan = first;
    while (titan != NOBODY && titan != runner) {
        if (among(walls, titan)) return {};
        walls |= 1 << titan;
        line.add(titan);
        Step step = landing(s, s.cells[titan], direction);
        if (step.to == OFF) return step.laps > 0 ? line : Few{};
        titan = occupant(s, step.to);
    }
    return line;
}

// Asked before anybody moves: can the whole line of touching titans go on by one, and does nobody anchor?
STOLIK_FN inline bool gives_way(State &s, Question &q, Frame &f) {
    auto &[runner, direction, evicted, place, titan] = f.first<5>();
    RULE_BEGIN
    place = 0;
    while (place < touching_line(s, runner, direction, evicted).size()) {
        titan = static_cast<int8_t>(touching_line(s, runner, direction, evicted)[place]);
        place++;
        if (among(s.chain.asked, titan)) continue;
        s.chain.asked |= 1 << titan;
        AWAIT(reacts, titan, REACTION_REFUSE_PUSH)
        if (s.returned) {
            s.chain.anchors |= 1 << titan;
            return s.leave(false);
        }
    }
    return s.leave(place > 0);
    RULE_END
}

STOLIK_FN bool travel(State &s, Question &q, Frame &f);

// As far as the pusher moves and the same way; at the far end it loses 1 life, the pusher none.
// TR-46, TR-47, TR-48, TR-52, TR-53; once in a chain (TR-O-04, TR-O-05).
STOLIK_FN inline bool push_out(State &s, Question &q, Frame &f) {
    auto &[titan, direction, push] = f.first<3>();
    RULE_BEGIN
    AWAIT(travel, titan, direction, push, push)
    if (!among(s.chain.pushed, titan)) {
        s.chain.pushed |= 1 << titan;
        AWAIT(damage, titan)
    }
    RULE_END
}

// From square to square: lap and win, then the occupant is pushed out, then the square does its work.
// TR-17, TR-O-07; the own lap is counted before the other's (TR-O-35). Tells whether nothing blocked it (TR-O-03).
STOLIK_FN inline bool hop(State &s, Question &q, Frame &f) {
    auto &[titan, direction, push, to, laps, evicted] = f.first<6>();
    RULE_BEGIN
    if (to == OFF && laps == 0) return s.leave(false);
    evicted = static_cast<int8_t>(to == OFF ? NOBODY : occupant(s, to));
    if (evicted != NOBODY) {
        AWAIT(gives_way, titan, direction, evicted)
        if (!s.returned) return s.leave(false);
    }
    {
        bool own = titan == s.acting && titan == s.chain.first;
        credit(s, titan, own ? (s.chain.die ? BY_DIE : EXTRA) : PUSHED, s.cells[titan], to, laps);
        if (place(s, titan, to, laps)) return s.leave_all();
        if (own) s.reached = to;
    }
    if (evicted != NOBODY) {
        AWAIT(push_out, evicted, direction, push)
    }
    if (acts(s, to) || s.traps.has(to)) {
        AWAIT(enter, titan, evicted)
    }
    return s.leave(true);
    RULE_END
}

// Knocked out under way, which ends the run (TR-66); who lay there before is pushed all the way (TR-70).
STOLIK_FN inline bool fallen(const State &s, int titan, bool was_out) { return out(s, titan) && !was_out; }

// On ice it goes on the same way to the first square without ice, for free; tells whether nothing blocked it.
// TR-104, TR-105, TR-O-11, TR-O-12.
STOLIK_FN inline bool slide(State &s, Question &q, Frame &f) {
    auto &[titan, direction, push, was_out] = f.first<4>();
    RULE_BEGIN
    while (terrain(s, s.cells[titan]) == ICE && !fallen(s, titan, was_out)) {
        AWAIT(hop, titan, direction, push, ahead(s, s.cells[titan], direction).to,
              ahead(s, s.cells[titan], direction).laps)
        if (!s.returned) return s.leave(false);
    }
    return s.leave(true);
    RULE_END
}

// A straight run, square by square; it ends at a wall or where the titan falls (TR-66, TR-O-03, TR-O-04).
// Where a ramp makes it fly that is one square of the move (TR-90, TR-91).
STOLIK_FN inline bool travel(State &s, Question &q, Frame &f) {
    auto &[titan, direction, left, push, was_out] = f.first<5>();
    RULE_BEGIN
    was_out = out(s, titan);
    start_moving(s, titan);
    for (; left > 0; left--) {
        if (s.push_remaining) push = left;
        AWAIT(hop, titan, direction, push, landing(s, s.cells[titan], direction).to,
              landing(s, s.cells[titan], direction).laps)
        if (!s.returned) break;
        if (terrain(s, s.cells[titan]) == ICE) {
            AWAIT(slide, titan, direction, push, was_out)
            if (!s.returned) break;
        }
        if (fallen(s, titan, was_out)) break;
    }
    stop_moving(s, titan);
    RULE_END
}

// One hop that flies over squares without entering them; no ramp adds to it.
STOLIK_FN inline bool leap(State &s, Question &q, Frame &f) {
    auto &[titan, direction, over, push, was_out] = f.first<5>();
    RULE_BEGIN
    was_out = out(s, titan);
    start_moving(s, titan);
    AWAIT(hop, titan, direction, push, fly(s, s.cells[titan], direction, over).to,
          fly(s, s.cells[titan], direction, over).laps)
    if (s.returned) {
        AWAIT(slide, titan, direction, push, was_out)
    }
    stop_moving(s, titan);
    RULE_END
}

} // namespace stolik::titan_race
