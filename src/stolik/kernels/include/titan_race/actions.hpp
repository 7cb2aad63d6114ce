// Carrying out a die: the move, what goes with it, the price of purple (actions.py).
#pragma once

#include "titan_race/cards.hpp"

namespace stolik::titan_race {

STOLIK_FN inline int8_t side_effect_of(int face) {
    return face == COLOUR_GREEN ? STRIKE : face == COLOUR_RED ? TRAP : NONE;
}

// Every way to move that a face has, and what is still due (TR-31 to TR-36).
STOLIK_FN inline void add_ways(Question &q, int face) {
    for (int place = 0; place < WAY_COUNT[face]; place++) q.add(ACTION_FF + WAYS[face][place]);
}

STOLIK_FN inline void add_side_effects(const State &s, Question &q, int titan, int side_effect) {
    if (side_effect == STRIKE)
        each_near(s, titan, FRONT, [&](int, int cell) {
            if (struck(s, cell)) q.add(ACTION_STRIKE + cell);
        });
    if (side_effect == TRAP)
        each_near(s, titan, BACK, [&](int, int cell) {
            if (trap_fits(s, cell)) q.add(ACTION_TRAP + cell);
        });
}

STOLIK_FN inline void add_duties(const State &s, Question &q, int titan) {
    add_side_effects(s, q, titan, s.duties.side_effect);
    if (s.duties.price) q.add(ACTION_PAY);
}

// The first choice that carrying out the die means: a way, what goes before it, or the face for purple (TR-28).
STOLIK_FN inline void add_beginnings(const State &s, Question &q, int titan) {
    int colour = s.die[titan];
    if (colour == COLOUR_PURPLE) {
        for (int face : PLAIN_FACES) q.add(ACTION_FACE + face);
        return;
    }
    add_ways(q, colour);
    add_side_effects(s, q, titan, side_effect_of(colour));
}

STOLIK_FN inline bool is_way(int choice) { return choice >= ACTION_FF && choice < ACTION_FF + PATHS; }

// The square that a duty is aimed at; the price has none.
STOLIK_FN inline int cell_of(const State &s, int choice) {
    return choice == ACTION_PAY ? OFF : choice - (s.duties.side_effect == STRIKE ? ACTION_STRIKE : ACTION_TRAP);
}

// One duty, before or after the move but never during it (TR-O-18).
STOLIK_FN inline bool fulfil(State &s, Question &q, Frame &f) {
    auto &[titan, cell] = f.first<2>();
    if (cell == OFF) {
        s.duties.price = false;
        pay(s, titan); // TR-35
        return s.leave();
    }
    int8_t side_effect = s.duties.side_effect;
    s.duties.side_effect = NONE;
    if (side_effect == STRIKE) BECOME(damage_square, cell);
    BECOME(put_trap, cell);
}

// Duties first, as many as one likes, until a way is chosen, which is told (TR-O-18, TR-O-19).
// The first choice may have been made already: then it is the answer that lies there.
STOLIK_FN inline bool before_the_move(State &s, Question &q, Frame &f) {
    auto &[titan, face] = f.first<2>();
    RULE_BEGIN
    while (!out(s, titan)) {
        ASK({
            q.open(s.owner[titan], PROMPT_MANEUVER, titan);
            add_ways(q, face);
            add_duties(s, q, titan);
        })
        if (is_way(s.given)) return s.leave(s.take() - ACTION_FF);
        AWAIT(fulfil, titan, cell_of(s, s.take()))
    }
    RULE_END
}

// Leg by leg, of which only blue has two, and each pushes by itself (TR-32, TR-O-02).
STOLIK_FN inline bool move_along(State &s, Question &q, Frame &f) {
    auto &[titan, face, way, leg] = f.first<4>();
    RULE_BEGIN
    new_chain(s, true);
    for (leg = 0; leg < LEG_COUNT[way] && !out(s, titan); leg++) {
        AWAIT(travel, titan, LEG_DIRECTION[way][leg], LEG_SQUARES[way][leg],
              face == COLOUR_BLUE && s.blue_total ? 2 : LEG_SQUARES[way][leg])
    }
    RULE_END
}

// The duties left, of which what finds no target lapses.
STOLIK_FN inline bool after_the_move(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    while (s.duties.left() && !out(s, titan)) {
        ASK({
            q.open(s.owner[titan], PROMPT_AFTER, titan);
            add_duties(s, q, titan);
            if (q.count == 0) return s.leave();
        })
        AWAIT(fulfil, titan, cell_of(s, s.take()))
    }
    RULE_END
}

STOLIK_FN inline bool run(State &s, Question &q, Frame &f) {
    auto &[titan, face, price] = f.first<3>();
    RULE_BEGIN
    s.duties = {side_effect_of(face), price != 0};
    AWAIT_AT_ONCE(before_the_move, titan, face)
    if (out(s, titan)) return s.leave();
    AWAIT_AT_ONCE(move_along, titan, face, s.returned)
    if (s.duties.left()) BECOME(after_the_move, titan);
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
