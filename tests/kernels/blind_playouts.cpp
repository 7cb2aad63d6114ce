// The way of playing that a GPU has (lot.hpp), on the CPU: blind_playouts GAMES SEED LONGEST SETTING… tells what
// Library.batch counts. Compiled and run by test_cuda.py.
#include <cstdio>
#include <cstdlib>

#define STOLIK_BLIND
#define STOLIK_TRAMPOLINE 1
#include GAME_HEADER

using Kernel = KERNEL;

int main(int count, char **words) {
    int32_t settings[64] = {};
    for (int place = 4; place < count; place++) settings[place - 4] = atoi(words[place]);
    static Kernel::State s;
    Kernel::Question q;
    long long left = 0, decisions = 0, answers = 0;
    unsigned long long digest = 0;
    for (uint64_t game = 0; game < strtoull(words[1], nullptr, 10); game++) {
        Kernel::setup(s, settings);
        q.begin(stolik::rng_of(strtoull(words[2], nullptr, 10), game), uint32_t(atoi(words[3])));
        while (!q.left && (s.depth || Kernel::begin_step(s))) Kernel::dispatch(s, q);
        int32_t places[Kernel::SEATS] = {};
        if (!q.left) Kernel::result(s, places);
        left += q.left;
        decisions += q.decisions;
        answers += q.answers;
        digest += stolik::digest_of(game, q.rng, q.answers, places);
    }
    printf("%lld %lld %lld %016llx\n", left, decisions, answers, digest);
}
