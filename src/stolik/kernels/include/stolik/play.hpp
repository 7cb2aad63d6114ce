// A game played on: from question to question, and random games by the batch.
//
// A kernel is a struct of static functions; see titan_race/game.hpp for one:
//   State, Question                             the types
//   setup(State &, const int32_t *settings)     the numbers of the agreed options, in the order of tables.hpp
//   begin_step(State &)                         pushes the next step; false when the game is over
//   dispatch(State &, Question &)               runs the rule on top of the stack
//   result(const State &, int32_t *places)      the number of its reason, or NOTHING while it goes on
//   side(const State &, int seat)               team-mates have the same
//   ROW, view(const State &, int seat, float *) what a seat sees, as encoding.py writes it
//   resample(State &, int seat, Dice &)         deals anew what the seat cannot know, as the rules with the same dice
//   FLAT, write(const State &, int32_t *), read(State &, const int32_t *)   a state between two steps as plain numbers
//   Facts, facts(const State &, const Question &, int place, Facts &), evaluate(const State &, int seat)
//                                               may be there: as features.py and judgement.py tell them (search.hpp)
//   meeting(const State &)                      what comes next (cuda_playouts.cu)
#pragma once

#include "stolik/kernel.hpp"

namespace stolik {

// Where the threads of a GPU wait for each other: before the question that takes longest, and before a new game.
enum class Meeting : int8_t { LIGHT, HEAVY, NEW_GAME, NONE_LEFT };

// What is kept of a game between two calls from outside.
template <class Kernel> struct Held {
    typename Kernel::State state;
    typename Kernel::Question question;
};

// On to the next question; `rest`, if given, becomes the state as it was before the step that asks.
template <class Kernel>
STOLIK_CALLED void run(typename Kernel::State &s, typename Kernel::Question &q, typename Kernel::State *rest = nullptr) {
    q.open_now = false;
    while (!q.open_now) {
        if (s.depth == 0) {
            if (rest != nullptr) *rest = s;
            if (!Kernel::begin_step(s)) {
                q.open(OVER, 0);
                return;
            }
        }
        Kernel::dispatch(s, q);
    }
}

template <class Kernel>
STOLIK_FN void answer(typename Kernel::State &s, typename Kernel::Question &q, int place,
                      typename Kernel::State *rest = nullptr) {
    s.given = q.options[place];
    run<Kernel>(s, q, rest);
}

// As engine/playouts.py counts: a decision is a question to a seat with two or more options.
struct Played {
    int64_t decisions;
    int64_t answers;
    int64_t left;
};

// One random game from a state, every option as likely, chance by its weights.
#ifndef STOLIK_BLIND
template <class Kernel>
STOLIK_FN void play_out(typename Kernel::State &s, Rng &rng, int64_t longest, Played &played) {
    typename Kernel::Question q;
    int64_t answers = 0, decisions = 0;
    run<Kernel>(s, q);
    while (q.player != OVER && answers < longest) {
        int place;
        if (q.player == CHANCE) {
            place = q.picked(rng.below(q.total));
        } else {
            decisions += q.count > 1;
            place = static_cast<int>(rng.below(q.count));
        }
        answer<Kernel>(s, q, place);
        answers++;
    }
    played.answers += answers;
    played.decisions += decisions;
    played.left += q.player != OVER;
}
#endif

// The seats on first place; nobody where all share it (engine: Result.winners).
template <class Count> STOLIK_FN void count_wins(const int32_t *places, int seats, Count *wins) {
    int first = 0;
    for (int seat = 0; seat < seats; seat++) first += places[seat] == 1;
    for (int seat = 0; seat < seats && first < seats; seat++) wins[seat] += places[seat] == 1;
}

// A game of a batch in one number, to be added up: its luck at the end, its length, its places. Two ways to play the
// same batch have the same sum.
template <int SEATS>
STOLIK_FN uint64_t digest_of(uint64_t game, Rng luck, int64_t answers, const int32_t (&places)[SEATS]) {
    luck.state ^= game * 0xd1342543de82ef95u + static_cast<uint64_t>(answers);
    for (int seat = 0; seat < SEATS; seat++) luck.state = luck.next() + static_cast<uint64_t>(places[seat]);
    return luck.next();
}

} // namespace stolik
