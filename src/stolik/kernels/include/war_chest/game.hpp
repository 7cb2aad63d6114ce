// War Chest: what was agreed, what a step is, and who has won.
#pragma once

#include "stolik/play.hpp"
#include "war_chest/decree_cards.hpp"
#include "war_chest/moments.hpp"
#include "war_chest/setup.hpp"
#include "war_chest/turn.hpp"
#include "war_chest/view.hpp"

#ifndef __CUDACC__ // for the CPU only
#include "war_chest/belief.hpp"
#include "war_chest/facts.hpp"
#include "war_chest/flat.hpp"
#endif

namespace stolik::war_chest {

STOLIK_FN inline void agree(State &s, const int32_t *settings) {
    s.seats = static_cast<uint8_t>(settings[SETTING_SEATS]);
    s.setup = static_cast<uint8_t>(settings[SETTING_SETUP]);
    s.sets = static_cast<uint8_t>(1 << BASE | settings[SETTING_NOBILITY] << NOBILITY |
                                  settings[SETTING_SIEGE] << SIEGE | settings[SETTING_NIGHTFALL] << NIGHTFALL);
    for (int place = 0; place < VERSIONED; place++) // WC-2.5
        if (settings[VERSIONED_SETTING[place]] == VERSIONED_REVISED[place])
            s.revised |= uint32_t(1) << VERSIONED_UNIT[place];
    s.poison_survives = settings[SETTING_POISON_SURVIVES_REDEPLOY] == POISON_SURVIVES;
    s.spy_face_up = settings[SETTING_SPY_DISCARD] == SPY_DISCARD_FACE_UP;
    s.round_limit = static_cast<uint16_t>(ROUND_LIMITS[settings[SETTING_ROUND_LIMIT]]);
    s.repetition = static_cast<uint8_t>(REPETITIONS[settings[SETTING_REPETITION]]);
}

struct Kernel {
    using State = war_chest::State;
    using Question = war_chest::Question;
    static constexpr int SEATS = war_chest::SEATS;
    static constexpr int ROW = ROW_VIEW;

    STOLIK_FN static void setup(State &s, const int32_t *settings) {
        memset(static_cast<void *>(&s), 0, sizeof s);
        agree(s, settings);
        lay_empty_board(s);
    }

    STOLIK_FN static bool is_over(const State &s) { return s.winner != NOBODY || s.drawn_by != NOT_DRAWN; }

    STOLIK_FN static bool begin_step(State &s) {
        if (is_over(s)) return false;
        Rule step = s.phase == LAYOUT     ? Rule::lay_out
                    : s.phase == DRAFTING ? Rule::draft
                    : s.phase == DRAWING  ? Rule::draw_coins
                                          : Rule::take_turn;
        s.waits_from = s.waits = 0;
        s.push(static_cast<int>(step));
        return true;
    }

    STOLIK_FN static void dispatch(State &s, Question &q) {
        Frame &f = s.top();
        switch (static_cast<Rule>(f.rule)) {
#define RUN(rule)                                                                                                      \
    case Rule::rule: rule(s, q, f); break;
            WAR_CHEST_RULES(RUN)
#undef RUN
        }
    }

    // The side whose last marker lies on the board, partners together (WC-11.1, WC-11.4); or a draw.
    STOLIK_FN static int result(const State &s, int32_t *places) {
        if (!is_over(s)) return NOTHING;
        for (int seat = 0; seat < s.seats; seat++)
            places[seat] = s.winner == NOBODY || side_of(seat) == s.winner ? 1 : 2;
        return s.winner != NOBODY ? 0 : s.drawn_by;
    }

    STOLIK_FN static int side(const State &, int seat) { return side_of(seat); }
    STOLIK_FN static void view(const State &s, int seat, float *row) { war_chest::view(s, seat, row); }

    // All threads of a GPU have the same heavy question before them, once in a while: what to do with a coin.
    STOLIK_FN static bool meets(const State &s) {
        return s.depth && s.frames[s.depth - 1].rule == static_cast<uint8_t>(Rule::use_coin) &&
               s.frames[s.depth - 1].at == 0;
    }

#ifndef __CUDACC__
    static constexpr int FLAT = flat_size();
    static void resample(State &s, int seat, Dice &dice) { war_chest::resample(s, seat, dice); }

    using Facts = war_chest::Facts;

    static void facts(const State &s, const Question &q, int place, Facts &found) {
        found.clear();
        tell_answer(Sight(s, q.player), q, q.options[place], found);
    }
    static double evaluate(const State &s, int seat) { return war_chest::evaluate(s, seat); }

    static void write(const State &s, int32_t *flat) { war_chest::write(s, flat); }
    static void read(State &s, const int32_t *flat) { war_chest::read(s, flat); }
#endif
};

} // namespace stolik::war_chest
