// Many games side by side for programs that learn: one answer for each, then what each seat that is asked sees.
//
// Chance answers by itself. A game that is over has its rewards told and begins anew in the same step.
#pragma once

#include "stolik/play.hpp"

namespace stolik {

enum Ending : uint8_t { GOES_ON, IS_OVER, IS_LEFT };

// Where Python keeps the arrays, each with a row for every game.
struct Arrays {
    void *held;         // Held<Kernel>
    uint64_t *luck;     // the state of each game's own generator
    int32_t *answers;   // given since the game began, chance's included
    float *rows;        // Layout::LENGTH: the observation of the seat that is asked
    uint8_t *masks;     // Layout::ANSWERS: 1 where an answer is offered
    float *rewards;     // Kernel::SEATS: at the end, as adapters/match.py counts points
    int32_t *seats;     // who is asked
    uint8_t *endings;   // Ending, of the step just done
    int32_t cap;        // answers after which a game is left
};

// `Layout` has what the encoding says of rows and answers: VIEW, SEATS, PROMPTS, LENGTH, ANSWERS, about(prompt).
template <class Kernel, class Layout> struct Vector {
    const Arrays &arrays;
    const int32_t *settings;
    int game;

    STOLIK_FN Held<Kernel> &held() { return static_cast<Held<Kernel> *>(arrays.held)[game]; }
    STOLIK_FN uint8_t *mask() { return arrays.masks + int64_t(game) * Layout::ANSWERS; }
    STOLIK_FN float *row() { return arrays.rows + int64_t(game) * Layout::LENGTH; }
    STOLIK_FN float *rewards() { return arrays.rewards + int64_t(game) * Kernel::SEATS; }

    STOLIK_CALLED void begin() {
        Kernel::setup(held().state, settings);
        arrays.answers[game] = 0;
        run<Kernel>(held().state, held().question);
    }

    // The place of an answer among the options, or -1.
    STOLIK_FN int place_of(int number) {
        const auto &q = held().question;
        for (int place = 0; place < q.count; place++)
            if (q.options[place] == number) return place;
        return NOTHING;
    }

    STOLIK_FN void give(int place) {
        answer<Kernel>(held().state, held().question, place);
        arrays.answers[game]++;
    }

    // Until a seat is asked: chance by its weights, ended games begun anew.
    STOLIK_CALLED void go_on() {
        auto &q = held().question;
        Rng rng(arrays.luck[game]);
        while (q.player < 0 || arrays.answers[game] >= arrays.cap) {
            if (q.player == CHANCE && arrays.answers[game] < arrays.cap) {
                give(q.picked(rng.below(q.total)));
                continue;
            }
            arrays.endings[game] = q.player == OVER ? IS_OVER : IS_LEFT;
            if (q.player == OVER) reward();
            begin();
        }
        arrays.luck[game] = rng.state;
    }

    // Of the opponents, the share that one is ahead of, less the share that one is behind.
    STOLIK_FN void reward() {
        int32_t places[Kernel::SEATS] = {};
        const auto &s = held().state;
        Kernel::result(s, places);
        for (int seat = 0; seat < settings[0]; seat++) {
            int others = 0, ahead = 0;
            for (int other = 0; other < settings[0]; other++) {
                if (Kernel::side(s, other) == Kernel::side(s, seat)) continue;
                others++;
                ahead += (places[other] > places[seat]) - (places[other] < places[seat]);
            }
            rewards()[seat] = static_cast<float>(double(ahead) / others);
        }
    }

    STOLIK_FN void forget() {
        const auto &q = held().question;
        for (int place = 0; place < q.count; place++) mask()[q.options[place]] = 0;
        for (int seat = 0; seat < Kernel::SEATS; seat++) rewards()[seat] = 0.0f;
        arrays.endings[game] = GOES_ON;
    }

    // What the seat sees, which it is, what it is asked and about what; and what it may answer.
    STOLIK_CALLED void show() {
        const auto &q = held().question;
        float *rest = row() + Layout::VIEW;
        Kernel::view(held().state, q.player, row());
        for (int place = Layout::VIEW; place < Layout::LENGTH; place++) row()[place] = 0.0f;
        rest[q.player] = 1.0f;
        rest[Layout::SEATS + q.prompt] = 1.0f;
        if (q.about != NOTHING) rest[Layout::SEATS + Layout::PROMPTS + Layout::about(q.prompt) + q.about] = 1.0f;
        for (int place = 0; place < q.count; place++) mask()[q.options[place]] = 1;
        arrays.seats[game] = q.player;
    }

    STOLIK_FN void reset(uint64_t seed) {
        arrays.luck[game] = rng_of(seed, static_cast<uint64_t>(game)).state;
        memset(mask(), 0, Layout::ANSWERS);
        begin();
        forget();
        go_on();
        show();
    }

    STOLIK_FN bool step(int number) {
        int place = place_of(number);
        if (place < 0) return false;
        forget();
        give(place);
        go_on();
        show();
        return true;
    }

    STOLIK_FN int any(Rng &rng) {
        const auto &q = held().question;
        return q.options[rng.below(q.count)];
    }
};

} // namespace stolik
