// Set-up: decrees and fortifications, then units dealt, drafted or named by a battle (WC-4.2).
#pragma once

#include "war_chest/coins.hpp"

namespace stolik::war_chest {

STOLIK_FN inline bool has_line_up(const State &s) { return s.setup >= SETUP_FIRST_GAME && s.setup < SETUP_DRAFT; }

STOLIK_FN inline void add_lots(Question &q, int first, uint32_t left) {
    for (int item : each(left)) q.add(first + item, 1);
}

STOLIK_FN inline void ask_flip(Question &q) {
    q.open_chance(CHANCE, PROMPT_FLIP);
    for (int side = 0; side < SIDES; side++) q.add(FIRST_SIDE + side, 1);
}

STOLIK_FN inline void take_card(State &s, int seat, int unit) {
    s.picks[seat].add(static_cast<int8_t>(unit));
    s.pool &= ~(uint32_t(1) << unit);
}

STOLIK_FN inline int cards_taken(const State &s) {
    int found = 0;
    for (int seat = 0; seat < s.seats; seat++) found += s.picks[seat].size;
    return found;
}

STOLIK_FN inline int cards_to_pick(const State &s) { return UNITS_EACH[s.ground] * s.seats; }

// Two coins of each type and the royal coin into the bag, the rest into the supply (WC-4.8).
STOLIK_FN inline void muster_seat(State &s, int seat) {
    uint32_t types = 0;
    for (int place = 0; place < s.picks[seat].size; place++) types |= uint32_t(1) << s.picks[seat][place];
    int lane = 0;
    Coins bag = coin_in(ROYAL_LANE);
    for (int unit : each(types)) {
        s.owner[unit] = static_cast<int8_t>(seat);
        s.supply[unit] = static_cast<int8_t>(UNIT_COINS[unit] - COINS_IN_BAG);
        s.kinds[seat][lane] = static_cast<int8_t>(unit);
        s.lane[unit] = static_cast<int8_t>(lane);
        bag += COINS_IN_BAG * coin_in(lane++);
    }
    s.players[seat].bag = s.players[seat].start = bag;
}

STOLIK_FN inline void muster(State &s) {
    for (int seat = 0; seat < s.seats; seat++) muster_seat(s, seat);
    for (int unit = 0; unit < UNITS; unit++)
        if (DECEIVER[unit] >= 0 && s.owner[unit] != NOBODY) s.decoy[DECEIVER[unit]] = NOBODY; // WC-N-07
}

STOLIK_FN inline void begin_rounds(State &s, int first) {
    s.initiative = static_cast<int8_t>(first);
    s.phase = DRAWING;
}

STOLIK_FN inline void lay_forts(State &s, int layout) {
    s.fort = LAYOUTS[layout];
    s.forts = static_cast<int8_t>(s.forts - how_many(s.fort));
}

// Decrees and fortifications before the units (WC-4.10).
STOLIK_FN inline bool lay_out(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    if (uses(s, NOBILITY)) {
        AWAIT(reveal_decrees)
        ;
    }
    if (uses(s, SIEGE)) {
        ASK(q.open_chance(CHANCE, PROMPT_LAYOUT);
            for (int layout = 0; layout < LAYOUT_COUNT; layout++) q.add(FIRST_NUMBER + layout, 1))
        lay_forts(s, s.take() - FIRST_NUMBER);
    }
    if (has_line_up(s)) BECOME(line_up);
    if (s.setup == SETUP_RANDOM) BECOME(deal);
    BECOME(open_draft);
    RULE_END
}

STOLIK_FN inline uint32_t decrees_left(const State &s) {
    uint32_t left = (uint32_t(1) << DECREES) - 1;
    for (int place = 0; place < s.decrees.size; place++) left &= ~(uint32_t(1) << s.decrees[place]);
    return left;
}

STOLIK_FN inline void reveal_decree(State &s, int decree) {
    int place = s.decrees.size;
    s.decrees.add(0);
    for (; place > 0 && s.decrees[place - 1] > decree; place--) s.decrees[place] = s.decrees[place - 1];
    s.decrees[place] = static_cast<int8_t>(decree);
}

STOLIK_FN inline bool reveal_decrees(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    while (s.decrees.size < DECREES_IN_PLAY) {
        ASK(q.open_chance(CHANCE, PROMPT_DECREE); add_lots(q, FIRST_DECREE, decrees_left(s)))
        reveal_decree(s, s.take() - FIRST_DECREE);
    }
    RULE_END
}

// The first game begins with seat 1; who begins a battle is flipped.
STOLIK_FN inline bool line_up(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    for (int seat = 0; seat < s.seats; seat++)
        for (int place = 0; place < MOST_TYPES; place++)
            s.picks[seat].add(LINE_UPS[s.setup - SETUP_FIRST_GAME][seat][place]);
    s.pool = 0;
    muster(s);
    if (s.setup == SETUP_FIRST_GAME) {
        begin_rounds(s, 0);
    } else {
        ASK(ask_flip(q))
        begin_rounds(s, s.take() - FIRST_SIDE);
    }
    RULE_END
}

// Shuffle all cards of the sets in use and deal them face up; the flip decides who starts (WC-4.3, WC-12.5).
STOLIK_FN inline bool deal(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    while (cards_taken(s) < cards_to_pick(s)) {
        ASK(q.open_chance(CHANCE, PROMPT_UNIT); add_lots(q, FIRST_UNIT, s.pool))
        take_card(s, cards_taken(s) & (s.seats - 1), unit_in(s.take()));
    }
    muster(s);
    ASK(ask_flip(q))
    begin_rounds(s, s.take() - FIRST_SIDE);
    RULE_END
}

// Drafts

STOLIK_FN inline void ask_first_drafter(const State &s, Question &q, int side) {
    q.open(side, PROMPT_FIRST_DRAFTER);
    for (int seat = side; seat < s.seats; seat += SIDES) q.add(FIRST_SEAT + seat);
}

// Reveal the cards (all of them for a free choice); the flip names the side that drafts first (WC-4.5, WC-4.6).
STOLIK_FN inline bool open_draft(State &s, Question &q, Frame &f) {
    int8_t &side = f.numbers[0];
    RULE_BEGIN
    if (s.setup != SETUP_FREE) {
        AWAIT(reveal_cards)
        ;
    }
    ASK(ask_flip(q))
    side = static_cast<int8_t>(s.take() - FIRST_SIDE);
    ASK(ask_first_drafter(s, q, side))
    s.first = static_cast<int8_t>(seat_in(s.take()));
    s.phase = DRAFTING;
    RULE_END
}

STOLIK_FN inline bool reveal_cards(State &s, Question &q, Frame &f) {
    int8_t &left = f.numbers[0];
    RULE_BEGIN
    s.shown = 0;
    for (left = static_cast<int8_t>(cards_to_pick(s) + (s.setup == SETUP_ELIMINATION ? BANS : 0)); left > 0; left--) {
        ASK(q.open_chance(CHANCE, PROMPT_UNIT); add_lots(q, FIRST_UNIT, s.pool & ~s.shown))
        s.shown |= uint32_t(1) << unit_in(s.take());
    }
    s.pool = s.shown;
    RULE_END
}

STOLIK_FN inline int drafter(const State &s, int place) { return (s.first + place) & (s.seats - 1); }

STOLIK_FN inline int next_drafter(const State &s) { return drafter(s, PICK_ORDER[s.ground][cards_taken(s)]); }

// A ban each in an elimination draft, then the picks; the second drafter takes the marker (WC-4.5, WC-12.5).
STOLIK_FN inline bool draft(State &s, Question &q, Frame &f) {
    RULE_BEGIN
    if (s.setup == SETUP_ELIMINATION && s.banned.size < BANS) {
        ASK(q.open(drafter(s, s.banned.size), PROMPT_BAN); add_units(q, s.pool))
        s.banned.add(static_cast<int8_t>(unit_in(s.take())));
        s.pool &= ~(uint32_t(1) << s.banned[s.banned.size - 1]);
        return s.leave();
    }
    ASK(q.open(next_drafter(s), PROMPT_DRAFT); add_units(q, s.pool))
    take_card(s, next_drafter(s), unit_in(s.take()));
    if (cards_taken(s) == cards_to_pick(s)) {
        muster(s);
        begin_rounds(s, drafter(s, 1));
    }
    RULE_END
}

} // namespace stolik::war_chest
