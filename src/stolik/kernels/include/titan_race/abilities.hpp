// What each titan can do once in a turn (abilities.py).
#pragma once

#include "titan_race/printed.hpp"

namespace stolik::titan_race {

// Rassik bounces off a titan behind him (TR-38, TR-O-15).
STOLIK_FN inline Targets off_a_titan_behind(const State &s, int titan, int zone) {
    Targets found;
    if (at_neighbours(s, titan, zone).size() == 0) return found;
    for (int way = 0; way < DIRECTIONS; way++)
        if (FRONT >> way & 1) found.add(way);
    return found;
}

// Chtóólhóó gains what it drains, so not at the top; who is knocked out has nothing to lose (TR-38, TR-O-16).
STOLIK_FN inline Targets at_victims(const State &s, int titan, int zone) {
    Targets found;
    if (at_the_top(s, titan)) return found;
    Targets neighbours = at_neighbours(s, titan, zone);
    for (int place = 0; place < neighbours.size(); place++)
        if (!out(s, neighbours[place])) found.add(neighbours[place]);
    return found;
}

// Of the ability of one titan, used by another (itself, unless it is borrowed). Without a target it cannot be used.
STOLIK_FN inline Targets ability_targets(const State &s, int titan, int whose) {
    int zone = ABILITY_PRINTED[whose][ZONE];
    switch (ABILITY_OF[whose]) {
    case ABILITY_TRAP_NEIGHBOUR: return for_a_trap(s, titan, zone);
    case ABILITY_BOUNCE: return off_a_titan_behind(s, titan, zone);
    case ABILITY_BREATH: return at_struck_squares(s, titan, zone);
    case ABILITY_DRAIN: return at_victims(s, titan, zone);
    default: return at_neighbours(s, titan, zone);
    }
}

// Ragnarok moves a neighbouring titan 1 square in any direction; being moved costs it nothing (TR-38, TR-O-13).
STOLIK_FN inline bool shove(State &s, Question &q, Frame &f) {
    auto &[titan, moved] = f.first<2>();
    RULE_BEGIN
    ASK({
        q.open(s.owner[titan], PROMPT_SHOVE_WHERE, moved);
        for (int way = 0; way < DIRECTIONS; way++)
            if (leads_somewhere(s, moved, way)) q.add(FIRST_DIRECTION + way);
    })
    new_chain(s);
    AWAIT(travel, moved, s.take() - FIRST_DIRECTION, 1, 1)
    RULE_END
}

// Kraken swaps squares with a neighbour; both have entered theirs, Kraken first (TR-O-14).
// Across the line the marker that goes back is moved before the one that may win.
STOLIK_FN inline bool swap(State &s, Question &q, Frame &f) {
    auto &[titan, other] = f.first<2>();
    RULE_BEGIN
    {
        int here = s.cells[titan], there = s.cells[other], way = 0;
        while (ahead(s, here, way).to != there) way++;
        int laps = ahead(s, here, way).laps;
        s.cells[titan] = static_cast<int8_t>(there);
        s.cells[other] = static_cast<int8_t>(here);
        credit(s, titan, EXTRA, here, there, laps);
        credit(s, other, PUSHED, there, here, -laps);
        bool won = laps <= 0 ? place(s, titan, there, laps) || place(s, other, here, -laps)
                             : place(s, other, here, -laps) || place(s, titan, there, laps);
        if (won) return s.leave_all();
        s.reached = static_cast<int8_t>(there);
    }
    AWAIT(enter, titan, NOBODY)
    AWAIT(enter, other, NOBODY)
    RULE_END
}

STOLIK_FN inline bool use_ability(State &s, Question &q, Frame &f) {
    auto &[titan, whose] = f.first<2>();
    RULE_BEGIN
    if (ABILITY_OF[whose] == ABILITY_TRAP_NEIGHBOUR) { // Grinder puts a trap on a neighbouring square
        ASK(ask_for(s, q, PROMPT_TRAP, titan, FIRST_CELL, ability_targets(s, titan, whose)))
        AWAIT(put_trap, s.take() - FIRST_CELL)
    } else if (ABILITY_OF[whose] == ABILITY_SHOVE_NEIGHBOUR) {
        ASK(ask_for(s, q, PROMPT_SHOVE_WHOM, titan, FIRST_TITAN, ability_targets(s, titan, whose)))
        AWAIT(shove, titan, s.take() - FIRST_TITAN)
    } else if (ABILITY_OF[whose] == ABILITY_BOUNCE) { // moves 1 square ahead
        ASK(ask_for(s, q, PROMPT_BOUNCE, titan, FIRST_DIRECTION, ability_targets(s, titan, whose)))
        new_chain(s);
        AWAIT(travel, titan, s.take() - FIRST_DIRECTION, 1, 1)
    } else if (ABILITY_OF[whose] == ABILITY_SWAP_NEIGHBOUR) {
        ASK(ask_for(s, q, PROMPT_SWAP, titan, FIRST_TITAN, ability_targets(s, titan, whose)))
        AWAIT(swap, titan, s.take() - FIRST_TITAN)
    } else if (ABILITY_OF[whose] == ABILITY_BREATH) { // Slaugg deals 1 damage to each of the front squares
        AWAIT(damage_squares, titan, as_bits(ability_targets(s, titan, whose)))
    } else {
        ASK(ask_for(s, q, PROMPT_DRAIN, titan, FIRST_TITAN, ability_targets(s, titan, whose)))
        AWAIT(damage, s.take() - FIRST_TITAN)
        if (s.returned) gain(s, titan, 1); // unless the damage was cancelled (TR-O-16)
    }
    RULE_END
}

} // namespace stolik::titan_race
