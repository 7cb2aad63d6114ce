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
        case Rule::choose_titan: return choose_titan(s, q, f);
        case Rule::deal: return deal(s, q, f);
        case Rule::begin_turn: return begin_turn(s, q, f);
        case Rule::act: return act(s, q, f);
        case Rule::roll_dice: return roll_dice(s, q, f);
        case Rule::enter_race: return enter_race(s, q, f);
        case Rule::die_action: return die_action(s, q, f);
        case Rule::as_face: return as_face(s, q, f);
        case Rule::run: return titan_race::run(s, q, f);
        case Rule::fulfil: return fulfil(s, q, f);
        case Rule::reroll: return reroll(s, q, f);
        case Rule::travel: return travel(s, q, f);
        case Rule::slide: return slide(s, q, f);
        case Rule::hop: return hop(s, q, f);
        case Rule::push_out: return push_out(s, q, f);
        case Rule::gives_way: return gives_way(s, q, f);
        case Rule::damage: return damage(s, q, f);
        case Rule::damage_square: return damage_square(s, q, f);
        case Rule::put_trap: return put_trap(s, q, f);
        case Rule::enter: return enter(s, q, f);
        case Rule::meet_pirates: return meet_pirates(s, q, f);
        case Rule::blast: return blast(s, q, f);
        case Rule::draw_card: return draw_card(s, q, f);
        case Rule::reacts: return reacts(s, q, f);
        case Rule::answer_an_action: return answer_an_action(s, q, f);
        case Rule::use_card: return use_card(s, q, f);
        case Rule::use_ability: return use_ability(s, q, f);
        case Rule::leap: return leap(s, q, f);
        case Rule::blow_away: return blow_away(s, q, f);
        case Rule::damage_squares: return damage_squares(s, q, f);
        case Rule::shove: return shove(s, q, f);
        case Rule::swap: return titan_race::swap(s, q, f);
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
