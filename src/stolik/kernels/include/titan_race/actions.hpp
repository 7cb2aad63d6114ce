// Carrying out a die: the move, what goes with it, the price of purple (actions.py).
#pragma once

#include "titan_race/cards.hpp"

namespace stolik::titan_race {

// What goes with the move: green strikes a titan or a trap in front, red lays a trap behind (TR-34, TR-36).
enum SideEffect : int8_t { NONE, STRIKE, TRAP };

STOLIK_FN inline int8_t side_effect_of(int face) {
    return face == COLOUR_GREEN ? STRIKE : face == COLOUR_RED ? TRAP : NONE;
}

// Every way to move that a face has, and what is still due (TR-31 to TR-36).
STOLIK_FN inline void add_ways(Question &q, int face) {
    for (int place = 0; place < WAY_COUNT[face]; place++) q.add(ACTION_FF + WAYS[face][place]);
}

STOLIK_FN inline void add_duties(const State &s, Question &q, int titan, int side_effect, bool price) {
    if (side_effect == STRIKE)
        each_near(s, titan, FRONT, [&](int, int cell) {
            if (struck(s, cell)) q.add(ACTION_STRIKE + cell);
        });
    if (side_effect == TRAP)
        each_near(s, titan, BACK, [&](int, int cell) {
            if (trap_fits(s, cell)) q.add(ACTION_TRAP + cell);
        });
    if (price) q.add(ACTION_PAY);
}

// The first choice that carrying out the die means: a way, what goes before it, or the face for purple (TR-28).
STOLIK_FN inline void add_beginnings(const State &s, Question &q, int titan) {
    int colour = s.die[titan];
    if (colour == COLOUR_PURPLE) {
        for (int face : PLAIN_FACES) q.add(ACTION_FACE + face);
        return;
    }
    add_ways(q, colour);
    add_duties(s, q, titan, side_effect_of(colour), false);
}

STOLIK_FN inline bool is_way(int choice) { return choice >= ACTION_FF && choice < ACTION_FF + PATHS; }

// One duty, before or after the move but never during it (TR-O-18).
STOLIK_FN inline bool fulfil(State &s, Question &q, Frame &f) {
    auto &[titan, side_effect, cell] = f.first<3>();
    RULE_BEGIN
    if (side_effect == NONE) {
        pay(s, titan); // TR-35
    } else if (side_effect == STRIKE) {
        AWAIT(damage_square, cell)
    } else {
        AWAIT(put_trap, cell)
    }
    RULE_END
}

STOLIK_FN inline int cell_of(int choice, int side_effect) {
    return side_effect == NONE ? OFF : choice - (side_effect == STRIKE ? ACTION_STRIKE : ACTION_TRAP);
}

// Duties first, as many as one likes, until a way is chosen (TR-O-18, TR-O-19); then leg by leg, of which only blue has
// two, and each pushes by itself (TR-32, TR-O-02); then the duties left, of which what finds no target lapses.
// The first choice may have been made already: then it is the answer that lies there.
STOLIK_FN inline bool run(State &s, Question &q, Frame &f) {
    auto &[titan, face, price, side_effect, way, leg, duty, cell] = f.first<8>();
    RULE_BEGIN
    side_effect = side_effect_of(face);
    way = -1;
    while (!out(s, titan) && way < 0) {
        ASK({
            q.open(s.owner[titan], PROMPT_MANEUVER, titan);
            add_ways(q, face);
            add_duties(s, q, titan, side_effect, price);
        })
        if (is_way(s.given)) {
            way = static_cast<int8_t>(s.take() - ACTION_FF);
            break;
        }
        duty = s.given == ACTION_PAY ? int8_t(NONE) : side_effect;
        cell = static_cast<int8_t>(cell_of(s.take(), duty));
        if (duty == NONE) price = false;
        else side_effect = NONE;
        AWAIT(fulfil, titan, duty, cell)
    }
    if (out(s, titan)) return s.leave();
    new_chain(s, true);
    for (leg = 0; leg < LEG_COUNT[way]; leg++) {
        AWAIT(travel, titan, LEG_DIRECTION[way][leg], LEG_SQUARES[way][leg],
              face == COLOUR_BLUE && s.blue_total ? 2 : LEG_SQUARES[way][leg])
        if (out(s, titan)) return s.leave();
    }
    while ((price || side_effect != NONE) && !out(s, titan)) {
        ASK({
            q.open(s.owner[titan], PROMPT_AFTER, titan);
            add_duties(s, q, titan, side_effect, price);
            if (q.count == 0) return s.leave();
        })
        duty = s.given == ACTION_PAY ? int8_t(NONE) : side_effect;
        cell = static_cast<int8_t>(cell_of(s.take(), duty));
        if (duty == NONE) price = false;
        else side_effect = NONE;
        AWAIT(fulfil, titan, duty, cell)
    }
    RULE_END
}

// Purple is any of the other five, at a price that one titan does not pay (TR-35).
STOLIK_FN inline bool as_face(State &s, Question &q, Frame &f) {
    auto &[titan, face] = f.first<2>();
    RULE_BEGIN
    AWAIT(run, titan, face, !PURPLE[titan])
    RULE_END
}

// The face of a die that was rolled again: it has to be done at once, and nothing comes before it (TR-100).
STOLIK_FN inline bool die_action(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    if (s.die[titan] == COLOUR_PURPLE) {
        ASK({
            q.open(s.owner[titan], PROMPT_FACE, titan);
            for (int face : PLAIN_FACES) q.add(FIRST_COLOUR + face);
        })
        AWAIT(as_face, titan, s.take() - FIRST_COLOUR)
    } else {
        AWAIT(run, titan, s.die[titan], false)
    }
    RULE_END
}

} // namespace stolik::titan_race
