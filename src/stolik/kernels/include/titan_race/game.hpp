// Titan Race as a kernel: what a step is, who has won, and the table of its rules (game.py).
#pragma once

#include "stolik/play.hpp"
#include "titan_race/facts.hpp"
#include "titan_race/flat.hpp"
#include "titan_race/setup.hpp"
#include "titan_race/view.hpp"

namespace stolik::titan_race {

struct Kernel {
    using State = titan_race::State;
    using Question = titan_race::Question;
    static constexpr int ROW = ROW_VIEW, FLAT = titan_race::FLAT, SEATS = MOST_SEATS;

    STOLIK_FN static void setup(State &s, const int32_t *settings) { new_state(s, settings); }

    STOLIK_FN static bool begin_step(State &s) {
        if (s.winner != NOBODY) return false;
        constexpr Rule STEPS[] = {Rule::choose_titan, Rule::deal, Rule::begin_turn, Rule::act};
        s.push(static_cast<int>(STEPS[s.phase]));
        return true;
    }

    STOLIK_FN static bool dispatch(State &s, Question &q) {
        Frame &f = s.top();
        switch (static_cast<Rule>(f.rule)) {
#define RUN(rule)                                                                                                      \
    case Rule::rule: return titan_race::rule(s, q, f);
            TITAN_RACE_RULES(RUN)
#undef RUN
        }
        return false;
    }

    // What to do in a turn is the heavy question.
    STOLIK_FN static Meeting meeting(const State &s) {
        if (s.depth) return Meeting::LIGHT;
        return s.winner != NOBODY ? Meeting::NEW_GAME : s.phase == ACTIONS ? Meeting::HEAVY : Meeting::LIGHT;
    }

    // The titan on the trophy wins (TR-74), with its whole team (TR-112).
    STOLIK_FN static int result(const State &s, int32_t *places) {
        if (s.winner == NOBODY) return NOTHING;
        for (int seat = 0; seat < s.seats; seat++)
            places[seat] = side(s, seat) == side(s, s.owner[s.winner]) ? 1 : 2;
        return s.teams < s.seats ? 1 : 0;
    }

    // Team-mates never sit side by side (TR-111).
    STOLIK_FN static int side(const State &s, int seat) { return side_of(s, seat); }

    STOLIK_FN static void view(const State &s, int seat, float *row) { write_view(s, seat, row); }

    template <class Luck> STOLIK_FN static void resample(State &s, int seat, Luck &luck) { deal_anew(s, seat, luck); }

#ifndef STOLIK_BLIND
    using Facts = titan_race::Facts;

    STOLIK_FN static void facts(const State &s, const Question &q, int place, Facts &found) {
        found.clear();
        tell_answer({s, q.player, q.prompt, q.about}, q.options[place], found);
    }

    STOLIK_FN static double evaluate(const State &s, int seat) { return titan_race::evaluate(s, seat); }
#endif

    STOLIK_FN static void write(State &s, int32_t *flat) {
        Writer writer{flat};
        each(writer, s);
    }

    STOLIK_FN static void read(State &s, const int32_t *flat) { read_state(s, flat); }
};

} // namespace stolik::titan_race
