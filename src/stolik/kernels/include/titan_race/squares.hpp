// Damage, and what happens to a titan that enters a square (squares.py).
#pragma once

#include "titan_race/reactions.hpp"

namespace stolik::titan_race {

// One life, unless the titan is knocked out (TR-70) or it is cancelled. Tells whether it was lost.
STOLIK_FN inline bool damage(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    if (out(s, titan)) return s.leave(false);
    if (may_react(s, titan)) {
        AWAIT(reacts, titan, REACTION_CANCEL_DAMAGE)
        if (s.returned) return s.leave(false);
    }
    lose(s, titan);
    return s.leave(true);
    RULE_END
}

// Hits a titan, or destroys a trap (TR-60).
STOLIK_FN inline bool damage_square(State &s, Question &q, Frame &f) {
    auto &[cell] = f.first<1>();
    RULE_BEGIN
    if (occupant(s, cell) != NOBODY) {
        AWAIT(damage, occupant(s, cell))
    } else if (s.traps.has(cell)) {
        clear_trap(s, cell);
    }
    RULE_END
}

// On an empty square the trap waits; on a titan's it fires at once and never lies there (TR-57, TR-59, TR-99).
STOLIK_FN inline bool put_trap(State &s, Question &q, Frame &f) {
    auto &[cell] = f.first<1>();
    RULE_BEGIN
    if (occupant(s, cell) == NOBODY) {
        keep_trap(s, cell);
    } else {
        AWAIT(damage, occupant(s, cell))
    }
    RULE_END
}

// Give them a card or lose 1 life; the titan's owner decides, in whosever turn (TR-87, TR-88, TR-89, TR-O-22).
STOLIK_FN inline bool meet_pirates(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    if (out(s, titan)) return s.leave();
    if (hand(s, titan).cards.size > 0) {
        ASK({
            const auto &held = hand(s, titan).cards; // in the order in which they are held
            q.open(s.owner[titan], PROMPT_PIRATES, titan);
            for (int place = 0; place < held.size; place++)
                if (held.index(held[place]) == place) q.add(FIRST_CARD + held[place]);
            q.add(PASS);
        })
        {
            int card = s.take();
            if (card != PASS) {
                throw_card(s, titan, card - FIRST_CARD);
                return s.leave();
            }
        }
    }
    AWAIT(damage, titan)
    RULE_END
}

// A fire statue burns all six squares around, and whoever was pushed off it, but not who has entered it.
// TR-94, TR-95, TR-96, TR-97, TR-98, TR-O-08, TR-O-09.
STOLIK_FN inline bool blast(State &s, Question &q, Frame &f) {
    auto &[titan, evicted, way, far_off] = f.first<4>();
    RULE_BEGIN
    far_off = evicted != NOBODY;
    for (int near = 0; near < DIRECTIONS && evicted != NOBODY; near++) {
        int cell = ahead(s, s.cells[titan], near).to;
        if (cell != OFF && cell == s.cells[evicted]) far_off = false;
    }
    for (way = 0; way < DIRECTIONS; way++) {
        if (ahead(s, s.cells[titan], way).to == OFF) continue;
        AWAIT(damage_square, ahead(s, s.cells[titan], way).to)
    }
    if (far_off) {
        AWAIT(damage, evicted)
    }
    RULE_END
}

// The discards become the deck (TR-45).
STOLIK_FN inline void reshuffle(State &s) {
    for (int place = 0; place < s.discard.size; place++) s.deck[s.discard[place]]++;
    s.deck_size = s.discard.size;
    s.discard.clear();
    s.era++;
}

STOLIK_FN inline void ask_for_card(State &s, Question &q, int seat) {
    q.open_chance(seat, PROMPT_CARD);
    for (int card = 0; card < CARDS; card++)
        if (s.deck[card] > 0) q.add(FIRST_CARD + card, s.deck[card]);
}

STOLIK_FN inline void take_card(State &s, int hand, int card) {
    s.deck[card]--;
    s.deck_size--;
    s.hands[hand].cards.add(static_cast<int8_t>(card));
    s.hands[hand].eras.add(s.era);
}

// Every crossing of a special square draws a card, up to two in hand (TR-39, TR-40, TR-41, TR-45, TR-O-37).
STOLIK_FN inline bool draw_card(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    if (hand(s, titan).cards.size >= HAND_LIMIT) return s.leave();
    if (s.deck_size == 0) {
        if (s.discard.size == 0) return s.leave();
        reshuffle(s);
    }
    ASK(ask_for_card(s, q, s.owner[titan]))
    take_card(s, s.hand_of[titan], s.take() - FIRST_CARD);
    RULE_END
}

// Trap, then terrain, then special card; the slide on ice belongs to the move (TR-O-07, TR-O-36).
STOLIK_FN inline bool enter(State &s, Question &q, Frame &f) {
    auto &[titan, evicted] = f.first<2>();
    RULE_BEGIN
    if (s.traps.has(s.cells[titan])) {
        clear_trap(s, s.cells[titan]);
        AWAIT(damage, titan)
    }
    if (terrain(s, s.cells[titan]) == LAVA) {
        AWAIT(damage, titan) // of its own will or pushed (TR-84, TR-85)
    } else if (terrain(s, s.cells[titan]) == PIRATES) {
        AWAIT(meet_pirates, titan)
    } else if (terrain(s, s.cells[titan]) == STATUE) {
        AWAIT(blast, titan, evicted)
    }
    if (is_special(s, s.cells[titan])) {
        AWAIT(draw_card, titan)
    }
    RULE_END
}

} // namespace stolik::titan_race
