// The C interface of a kernel: one shared library a game, bound by kernels/native.py. Whoever includes this has said
// before which kernel it is, `using Kernel = …`, and where its tables are, `namespace tables = …`.
#pragma once

#include "stolik/dice.hpp"
#include "stolik/vector.hpp"

namespace stolik {

// A question as plain numbers: player, prompt, about, whose, count, then options and, of chance, weights.
constexpr int QUESTION_HEAD = 5;

template <class Question> void tell(const Question &q, int32_t *out) {
    out[0] = q.player;
    out[1] = q.prompt;
    out[2] = q.about;
    out[3] = q.whose;
    out[4] = q.count;
    for (int place = 0; place < q.count; place++) {
        out[QUESTION_HEAD + place] = q.options[place];
        if (q.player == CHANCE) out[QUESTION_HEAD + q.count + place] = q.weights[place];
    }
}

} // namespace stolik

#include "stolik/layout.hpp"

using Held = stolik::Held<Kernel>;

static Held &held(void *at) { return *static_cast<Held *>(at); }
static const Held &held(const void *at) { return *static_cast<const Held *>(at); }
using Vector = stolik::Vector<Kernel, Layout>;

static Kernel::State *state(void *at) { return static_cast<Kernel::State *>(at); }

extern "C" {

void stolik_sizes(int32_t *out) {
    out[0] = sizeof(Held);
    out[1] = sizeof(Kernel::State);
    out[2] = Kernel::Question::CAPACITY;
    out[3] = Kernel::ROW;
    out[4] = Kernel::FLAT;
    out[5] = Kernel::SEATS;
    out[6] = Layout::LENGTH;
    out[7] = Layout::ANSWERS;
}

void stolik_setup(void *at, const int32_t *settings, void *rest) {
    Kernel::setup(held(at).state, settings);
    stolik::run<Kernel>(held(at).state, held(at).question, state(rest));
}

// From a state between two steps, as kernels/<game>/flat.py flattens it, on to its question.
void stolik_read(void *at, const int32_t *settings, const int32_t *flat, void *rest) {
    Kernel::setup(held(at).state, settings);
    Kernel::read(held(at).state, flat);
    stolik::run<Kernel>(held(at).state, held(at).question, state(rest));
}

void stolik_write(void *rest, int32_t *flat) { Kernel::write(*state(rest), flat); }

void stolik_question(const void *at, int32_t *out) { stolik::tell(held(at).question, out); }

void stolik_answer(void *at, int32_t place, void *rest) {
    stolik::answer<Kernel>(held(at).state, held(at).question, place, state(rest));
}

void stolik_view(const void *at, int32_t seat, float *row) { Kernel::view(held(at).state, seat, row); }

int32_t stolik_result(const void *at, int32_t *places) { return Kernel::result(held(at).state, places); }

// The world of that number, as the rules deal it by Random(number).
void stolik_resample(void *at, int32_t seat, uint64_t number) {
    stolik::Dice dice[1];
    stolik::Dice::seed<1>(dice, {number});
    Kernel::resample(held(at).state, seat, dice[0]);
}

void stolik_playouts(const int32_t *settings, int64_t games, uint64_t seed, int64_t longest, int64_t *out) {
    stolik::Played played{};
    int64_t *wins = out + 4;
    uint64_t digest = 0;
    for (int seat = 0; seat < Kernel::SEATS; seat++) wins[seat] = 0;
    Kernel::State fresh;
    Kernel::setup(fresh, settings);
    for (int64_t game = 0; game < games; game++) {
        stolik::Rng rng = stolik::rng_of(seed, static_cast<uint64_t>(game));
        Kernel::State s = fresh;
        int32_t places[Kernel::SEATS] = {};
        int64_t before = played.answers;
        stolik::play_out<Kernel>(s, rng, longest, played);
        if (Kernel::result(s, places) != stolik::NOTHING) stolik::count_wins(places, settings[0], wins);
        digest += stolik::digest_of(static_cast<uint64_t>(game), rng, played.answers - before, places);
    }
    out[0] = games;
    out[1] = played.left;
    out[2] = played.decisions;
    out[3] = played.answers;
    wins[Kernel::SEATS] = static_cast<int64_t>(digest);
}

// Games `first` to `last - 1` of the arrays; threads share them out.
void stolik_vector_reset(const stolik::Arrays *arrays, const int32_t *settings, int32_t first, int32_t last,
                         uint64_t seed) {
    for (int32_t game = first; game < last; game++) Vector{*arrays, settings, game}.reset(seed);
}

// The first game to which that answer is not offered, or -1. Nothing is changed by asking.
int32_t stolik_vector_refused(const stolik::Arrays *arrays, int32_t first, int32_t last, const int32_t *numbers) {
    for (int32_t game = first; game < last; game++)
        if (Vector{*arrays, nullptr, game}.place_of(numbers[game]) < 0) return game;
    return -1;
}

void stolik_vector_step(const stolik::Arrays *arrays, const int32_t *settings, int32_t first, int32_t last,
                        const int32_t *numbers) {
    for (int32_t game = first; game < last; game++) Vector{*arrays, settings, game}.step(numbers[game]);
}

// For every game one of its answers, each as likely.
void stolik_vector_any(const stolik::Arrays *arrays, int32_t first, int32_t last, uint64_t seed, int32_t *numbers) {
    for (int32_t game = first; game < last; game++) {
        stolik::Rng rng = stolik::rng_of(seed, static_cast<uint64_t>(game));
        numbers[game] = Vector{*arrays, nullptr, game}.any(rng);
    }
}
}
