// Rounds and turns: the draft, the actions of a turn, the pentagram, getting up (turn.py).
#pragma once

#include "titan_race/actions.hpp"

namespace stolik::titan_race {

STOLIK_FN inline void ask_for_roll(Question &q, int seat, int prompt) {
    q.open_chance(seat, prompt);
    for (int face = 0; face < COLOURS; face++) q.add(FIRST_COLOUR + face, 1);
}

STOLIK_FN inline void forget_turn(State &s) {
    s.acted = s.rerolled = false;
    s.reached = OFF;
    s.acting = NOBODY;
    s.played = s.hurt = 0;
}

STOLIK_FN inline void no_dice(State &s) {
    for (int titan = 0; titan < TITANS; titan++) s.die[titan] = NO_DIE;
}

STOLIK_FN inline void end_turn(State &s) {
    s.phase = DRAFT;
    forget_turn(s);
    s.turn++;
    if (s.turn == s.order.size) {
        s.turn = 0;
        no_dice(s);
    }
}

// The draft

// The first of a round rolls a die for each titan, and so does the last; between them none is rolled again.
// TR-10, TR-23, TR-24, TR-25, TR-27; another way is TR-O-17.
STOLIK_FN inline bool is_time_to_roll(const State &s) {
    if (!s.rolling) return s.turn == 0 || s.turn == s.order.size - 1;
    int free = 0;
    for (int colour = 0; colour < COLOURS; colour++) free += s.dice[colour];
    return free <= 1;
}

STOLIK_FN inline bool roll_dice(State &s, Question &q, Frame &f) {
    auto &[titan, die] = f.first<2>();
    RULE_BEGIN
    for (int colour = 0; colour < COLOURS; colour++) s.dice[colour] = 0;
    no_dice(s);
    for (die = 0; die < s.order.size; die++) {
        ASK(ask_for_roll(q, s.owner[titan], PROMPT_ROLL))
        s.dice[s.take() - FIRST_COLOUR]++;
    }
    RULE_END
}

// By the paragraph that rules now: the first round, a later one, a titan that lies and only denies (TR-67).
STOLIK_FN inline int die_prompt(const State &s, int titan) {
    if (s.round == 1) return PROMPT_FIRST_DIE;
    return s.health[titan] == SKULL ? PROMPT_IDLE_DIE : PROMPT_DIE;
}

STOLIK_FN inline void ask_for_die(const State &s, Question &q, int titan) {
    q.open(s.owner[titan], die_prompt(s, titan), titan);
    for (int colour = 0; colour < COLOURS; colour++)
        if (s.dice[colour] > 0) q.add(FIRST_COLOUR + colour);
}

// A die of the titan's own colour gives 1 life at once; purple does not (TR-30, TR-103).
STOLIK_FN inline void own_colour(State &s, int titan) {
    if (s.die[titan] == COLOUR_OF[titan] && !PURPLE[titan]) gain(s, titan, 1);
}

STOLIK_FN inline bool all_taken(const State &s) {
    for (int cell : ENTRY)
        if (occupant(s, cell) == NOBODY) return false;
    return true;
}

// One of the three squares of the first row, less those taken; entering it counts no lap (TR-22, TR-O-20).
STOLIK_FN inline bool enter_race(State &s, Question &q, Frame &f) {
    auto &[titan, evicted] = f.first<2>();
    RULE_BEGIN
    ASK({
        bool any = all_taken(s);
        q.open(s.owner[titan], PROMPT_ENTRY, titan);
        for (int cell : ENTRY)
            if (any || occupant(s, cell) == NOBODY) q.add(FIRST_CELL + cell);
    })
    {
        int cell = s.take() - FIRST_CELL;
        evicted = static_cast<int8_t>(occupant(s, cell));
        place(s, titan, cell, 0);
    }
    if (evicted != NOBODY) {
        new_chain(s);
        AWAIT(push_out, evicted, F, 1)
    }
    AWAIT(enter, titan, evicted)
    RULE_END
}

STOLIK_FN inline void stand_up(State &s, int titan) { // TR-69
    s.health[titan] = ACTIVE;
    s.life[titan] = RECOVERS_TO[titan];
}

// Ability face up (TR-O-33), get up, roll if it is one's place to, choose a die; then race or pass.
// Who passes turns the marker from skull to heart and gains nothing for the colour (TR-67, TR-68, TR-O-36).
STOLIK_FN inline bool begin_turn(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    titan = static_cast<int8_t>(whose_turn(s));
    if (s.turn == 0) s.round++;
    s.used &= ~(1 << titan);
    if (s.health[titan] == HEART) stand_up(s, titan);
    if (is_time_to_roll(s)) {
        AWAIT(roll_dice, titan)
    }
    ASK(ask_for_die(s, q, titan))
    {
        int colour = s.take() - FIRST_COLOUR;
        s.dice[colour]--;
        s.die[titan] = static_cast<int8_t>(colour);
    }
    if (s.health[titan] == SKULL) {
        s.health[titan] = HEART;
        end_turn(s);
        return s.leave();
    }
    own_colour(s, titan);
    s.acting = titan;
    if (s.round == 1) {
        AWAIT(enter_race, titan)
    }
    s.phase = ACTIONS;
    if (out(s, titan)) end_turn(s);
    RULE_END
}

// The actions of a turn

// Not in the first round, once in a turn, not after a pentagram, and with a target (TR-26, TR-37, TR-102).
STOLIK_FN inline bool can_use_ability(const State &s, int titan) {
    if (s.round == 1 || among(s.used, titan) || s.rerolled) return false;
    return ability_targets(s, titan, titan).size() > 0;
}

// Played or thrown away: not in the first round, one a turn, not after a pentagram (TR-26, TR-43, TR-102).
STOLIK_FN inline bool can_use_cards(const State &s, int titan) {
    return s.round > 1 && !among(s.played, s.owner[titan]) && !s.rerolled;
}

// On a pentagram reached by own movement in this turn, after the die action, with life to spare (TR-O-21).
STOLIK_FN inline bool can_reroll(const State &s, int titan) {
    int here = s.cells[titan];
    return s.acted && s.reached == here && terrain(s, here) == PENTAGRAM && s.life[titan] >= 2;
}

// What may be done beside the die: ability, special card, pentagram.
STOLIK_FN inline void add_choices_beside(const State &s, Question &q, int titan) {
    if (can_use_ability(s, titan)) q.add(ACTION_ABILITY);
    if (can_use_cards(s, titan))
        each_kind(hand(s, titan), [&](int card) {
            if (card_targets(s, titan, card).size() > 0) q.add(ACTION_PLAY + card);
        });
    if (can_reroll(s, titan)) q.add(ACTION_REROLL);
}

// Everything that no rule forbids now (TR-28). After the die, nobody may see by whether it is asked what a hand can do:
// with cards to play it is, be there one answer only; with nothing else left to choose, only a full hand is asked what
// to throw away (TR-O-39).
STOLIK_FN inline void ask_for_action(const State &s, Question &q, int titan) {
    const auto &held = hand(s, titan).cards;
    bool cards = can_use_cards(s, titan);
    q.open(s.owner[titan], s.acted ? PROMPT_REST : PROMPT_TURN, titan);
    q.always = s.acted && cards && held.size > 0;
    if (!s.acted) add_beginnings(s, q, titan);
    int before = q.count;
    add_choices_beside(s, q, titan);
    bool beside = q.count > before;
    if (s.acted) q.add(ACTION_END);
    if (cards && (held.size == HAND_LIMIT || !s.acted || beside))
        each_kind(hand(s, titan), [&](int card) { q.add(ACTION_DISCARD + card); });
}

// Pay 1 life, roll the own die again and carry it out; this may be repeated (TR-100, TR-101, TR-103).
STOLIK_FN inline bool reroll(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    pay(s, titan);
    s.rerolled = true;
    ASK(ask_for_roll(q, s.owner[titan], PROMPT_ROLL))
    s.die[titan] = static_cast<int8_t>(s.take() - FIRST_COLOUR);
    own_colour(s, titan);
    AWAIT(die_action, titan)
    RULE_END
}

STOLIK_FN inline bool is_among(int choice, int first, int count) { return choice >= first && choice < first + count; }

// What the answer that lies there leads to.
STOLIK_FN inline bool carry_out(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    if (is_among(s.given, ACTION_PLAY, CARDS)) {
        int card = s.take() - ACTION_PLAY;
        play_card(s, titan, card);
        BECOME(use_card, titan, card);
    }
    if (is_among(s.given, ACTION_DISCARD, CARDS)) { // thrown away instead of playing one (TR-44)
        play_card(s, titan, s.take() - ACTION_DISCARD);
        return s.leave();
    }
    if (s.given == ACTION_ABILITY) {
        s.take();
        s.used |= 1 << titan;
        BECOME(use_ability, titan, titan);
    }
    if (s.given == ACTION_REROLL) {
        s.take();
        BECOME(reroll, titan);
    }
    s.acted = true;
    if (is_among(s.given, ACTION_FACE, COLOURS)) BECOME(as_face, titan, s.take() - ACTION_FACE);
    BECOME(run, titan, s.die[titan], false);
}

// One of: die action (must), ability, special card, pentagram, in any order, each finished first (TR-28).
// Whoever is knocked out by it has no more turn (TR-O-23).
STOLIK_FN inline bool act(State &s, Question &q, Frame &f) {
    auto &[titan] = f.first<1>();
    RULE_BEGIN
    titan = static_cast<int8_t>(whose_turn(s));
    ASK(ask_for_action(s, q, titan))
    s.acting = titan;
    s.hurt = 0;
    if (s.given == ACTION_END) {
        s.take();
        end_turn(s);
        return s.leave();
    }
    AWAIT_AT_ONCE(carry_out, titan)
    if (s.hurt != 0) {
        AWAIT(answer_an_action, titan)
    }
    if (out(s, titan)) end_turn(s);
    RULE_END
}

} // namespace stolik::titan_race
