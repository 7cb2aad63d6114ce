// War Chest: what was agreed, what a step is, and who has won.
#pragma once

#include "stolik/play.hpp"
#include "war_chest/decree_cards.hpp"
#include "war_chest/moments.hpp"
#include "war_chest/setup.hpp"
#include "war_chest/turn.hpp"
#include "war_chest/view.hpp"

#if !defined(__CUDACC__) && !defined(STOLIK_BLIND) // for the CPU only
#include "war_chest/belief.hpp"
#include "war_chest/facts.hpp"
#include "war_chest/flat.hpp"
#endif

namespace stolik::war_chest {

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
    case Rule::rule:                                                                                                   \
        if constexpr (can_be_run(Rule::rule)) rule(s, q, f);                                                           \
        break;
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

    // What to do with a coin is the heavy question.
    STOLIK_FN static Meeting meeting(const State &s) {
        if (s.depth == 0) return is_over(s) ? Meeting::NEW_GAME : Meeting::LIGHT;
        const Frame &top = s.frames[s.depth - 1];
        return static_cast<Rule>(top.rule) == Rule::use_coin && top.at == 0 ? Meeting::HEAVY : Meeting::LIGHT;
    }

#if !defined(__CUDACC__) && !defined(STOLIK_BLIND)
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
