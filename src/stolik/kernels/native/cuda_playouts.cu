// Random games on a GPU, one thread a game after the other, and how many decisions a second that is.
//
// nvcc -std=c++20 -O3 -arch=sm_90 -DGAME_HEADER='"titan_race/game.hpp"' -DKERNEL=stolik::titan_race::Kernel …
// Run as: cuda_playouts THREADS STEPS SEED SETTING…; `python -m stolik.kernels.cuda` does both.
#include <cstdio>
#include <cstdlib>

#define STOLIK_BLIND // nobody imagines a world here
#include GAME_HEADER

using Kernel = KERNEL;
constexpr int MOST_SETTINGS = 64, BLOCK = 128, ROUNDS = 4, STACK = 6144;

struct Settings {
    int32_t numbers[MOST_SETTINGS];
};

struct Sums {
    unsigned long long games, decisions, answers, wins[Kernel::SEATS];
};

// One thread: its game and what it has counted.
struct Player {
    Kernel::State s;
    Kernel::Question q;
    stolik::Rng rng;
    uint32_t games = 0, decisions = 0, answers = 0;
    uint32_t wins[Kernel::SEATS] = {};

    __device__ Player(const Settings &settings, uint64_t seed, uint64_t number) : rng(stolik::rng_of(seed, number)) {
        begin(settings);
    }

    __device__ void begin(const Settings &settings) {
        Kernel::setup(s, settings.numbers);
        q.open_now = false;
    }

    __device__ void answer() {
        bool chance = q.player == stolik::CHANCE;
        uint32_t value = rng.below(chance ? q.total : q.count);
        decisions += !chance && q.count > 1;
        answers++;
        s.given = q.options[chance ? q.picked(value) : static_cast<int>(value)];
        q.open_now = false;
    }

    __device__ void end(int seats) {
        int32_t places[Kernel::SEATS] = {};
        Kernel::result(s, places);
        for (int seat = 0; seat < seats; seat++) wins[seat] += places[seat] == 1;
        games++;
    }

    // At most one answer and one rule, after which the threads meet again.
    __device__ void step(const Settings &settings) {
        if (q.open_now) answer();
        if (s.depth == 0 && !Kernel::begin_step(s)) {
            end(settings.numbers[0]);
            begin(settings);
            Kernel::begin_step(s);
        }
        Kernel::dispatch(s, q);
    }
};

// Where a game has one heavy question, all threads of a warp go on until it is before each of them.
__device__ void meet(Player &player, const Settings &settings) {
    if constexpr (requires { Kernel::meets(player.s); })
        while (!Kernel::meets(player.s)) player.step(settings);
}

__global__ void play(Settings settings, int steps, uint64_t seed, Sums *sums) {
    Player player(settings, seed, blockIdx.x * uint64_t(blockDim.x) + threadIdx.x);
    for (int step = 0; step < steps; step++) {
        meet(player, settings);
        player.step(settings);
    }
    atomicAdd(&sums->games, player.games);
    atomicAdd(&sums->decisions, player.decisions);
    atomicAdd(&sums->answers, player.answers);
    for (int seat = 0; seat < Kernel::SEATS; seat++) atomicAdd(&sums->wins[seat], player.wins[seat]);
}

static void must(cudaError_t code) {
    if (code == cudaSuccess) return;
    fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(code));
    exit(1);
}

static void tell(int threads, const Sums &sums, double seconds, int seats) {
    printf("{\"threads\": %d, \"seconds\": %.4f, \"games\": %llu, \"decisions\": %llu, \"answers\": %llu, ", threads,
           seconds, sums.games, sums.decisions, sums.answers);
    printf("\"decisions_per_second\": %.0f, \"wins\": [", sums.decisions / seconds);
    for (int seat = 0; seat < seats; seat++) printf(seat ? ", %llu" : "%llu", sums.wins[seat]);
    printf("]}\n");
    fflush(stdout);
}

int main(int count, char **words) {
    if (count < 5) return 2;
    int threads = atoi(words[1]) / BLOCK * BLOCK, steps = atoi(words[2]);
    uint64_t seed = strtoull(words[3], nullptr, 10);
    Settings settings{};
    for (int place = 4; place < count && place - 4 < MOST_SETTINGS; place++)
        settings.numbers[place - 4] = atoi(words[place]);
    must(cudaDeviceSetLimit(cudaLimitStackSize, STACK));
    Sums *sums;
    must(cudaMallocManaged(&sums, sizeof(Sums)));
    cudaEvent_t begun, ended;
    must(cudaEventCreate(&begun));
    must(cudaEventCreate(&ended));
    for (int round = 0; round < ROUNDS; round++) { // the first warms up
        memset(static_cast<void *>(sums), 0, sizeof(Sums));
        must(cudaEventRecord(begun));
        play<<<threads / BLOCK, BLOCK>>>(settings, steps, seed + round, sums);
        must(cudaGetLastError());
        must(cudaEventRecord(ended));
        must(cudaEventSynchronize(ended));
        float milliseconds = 0;
        must(cudaEventElapsedTime(&milliseconds, begun, ended));
        tell(threads, *sums, milliseconds / 1000.0, settings.numbers[0]);
    }
    return 0;
}
