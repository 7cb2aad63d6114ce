// Random games on a GPU, one thread a game after the other, and how many decisions a second that is.
//
// Threads of a warp that are in different rules wait for each other, and warps in different rules push each other's
// instructions out of the cache: so all threads of a block meet before the heavy question (Kernel::meeting), and what
// was agreed is known to the compiler (STOLIK_SETTINGS), which leaves out all else.
// Run as: cuda_playouts GAMES SEED LONGEST ROUNDS; `python -m stolik.kernels.cuda` compiles and runs it.
#include <cstdio>
#include <cstdlib>

#define STOLIK_BLIND // nobody imagines a world here, and every question is answered by lot
#include GAME_HEADER

using Kernel = KERNEL;
constexpr int BLOCK = 1024, STACK = 6144;
constexpr int PATIENCE = 20; // heavy questions that go by before threads that have done with their games begin new ones
constexpr unsigned ALL = 0xffffffffu;

struct Plan {
    uint64_t games, seed;
    uint32_t longest;
    int32_t settings[64] = {STOLIK_SETTINGS};
};

struct Sums {
    unsigned long long games, left, decisions, answers, digest, wins[Kernel::SEATS];
};

// One thread: its game and what it has counted.
struct Player {
    Kernel::State s;
    Kernel::Question q;
    uint64_t game;
    uint64_t digest = 0;
    uint32_t games = 0, left = 0, decisions = 0, answers = 0;
    uint32_t wins[Kernel::SEATS] = {};

    __device__ void begin(const Plan &plan, uint64_t number) {
        game = number;
        if (game >= plan.games) return;
        Kernel::setup(s, plan.settings);
        q.begin(stolik::rng_of(plan.seed, game), plan.longest);
    }

    __device__ void end(int seats) {
        int32_t places[Kernel::SEATS] = {};
        if (!q.left && Kernel::result(s, places) != stolik::NOTHING) stolik::count_wins(places, seats, wins);
        games++;
        left += q.left;
        decisions += q.decisions;
        answers += q.answers;
        digest += stolik::digest_of(game, q.rng, q.answers, places);
    }

    // At most one rule, after which the threads meet again.
    __device__ void step(const Plan &plan) {
        if (q.left || (s.depth == 0 && !Kernel::begin_step(s))) {
            end(plan.settings[0]);
            begin(plan, game + uint64_t(gridDim.x) * blockDim.x);
        } else {
            Kernel::dispatch(s, q);
        }
    }

    __device__ stolik::Meeting meeting(const Plan &plan) const {
        return game >= plan.games ? stolik::Meeting::NONE_LEFT : Kernel::meeting(s);
    }
};

// Light work is done at once. Then the whole block meets at the heavy question; new games are begun together where that
// does not take long, so that the threads of a warp stay in the same round.
__global__ __launch_bounds__(BLOCK, 1) void play(Plan plan, Sums *sums) {
    using enum stolik::Meeting;
    Player player;
    player.begin(plan, blockIdx.x * uint64_t(blockDim.x) + threadIdx.x);
    stolik::Meeting now = LIGHT;
    int waited = 0;
    while (true) {
        if (player.meeting(plan) == now) player.step(plan);
        __syncwarp();
        stolik::Meeting next = player.meeting(plan);
        if (__any_sync(ALL, next == LIGHT)) {
            now = LIGHT;
        } else if (__any_sync(ALL, next == NEW_GAME) &&
                   (++waited > PATIENCE || __all_sync(ALL, next == NEW_GAME || next == NONE_LEFT))) {
            now = NEW_GAME;
            waited = 0;
        } else {
            now = HEAVY;
            if (!__syncthreads_or(next != NONE_LEFT)) break;
        }
    }
    atomicAdd(&sums->games, player.games);
    atomicAdd(&sums->left, player.left);
    atomicAdd(&sums->decisions, player.decisions);
    atomicAdd(&sums->answers, player.answers);
    atomicAdd(&sums->digest, player.digest);
    for (int seat = 0; seat < Kernel::SEATS; seat++) atomicAdd(&sums->wins[seat], player.wins[seat]);
}

static void must(cudaError_t code) {
    if (code == cudaSuccess) return;
    fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(code));
    exit(1);
}

static void tell(const cudaDeviceProp &gpu, const Plan &plan, const Sums &sums, double seconds) {
    printf("{\"machine\": \"%s\", \"threads\": %d, \"seed\": %llu, \"seconds\": %.4f, ", gpu.name,
           gpu.multiProcessorCount * BLOCK, static_cast<unsigned long long>(plan.seed), seconds);
    printf("\"games\": %llu, \"left\": %llu, \"decisions\": %llu, \"answers\": %llu, ", sums.games, sums.left,
           sums.decisions, sums.answers);
    printf("\"decisions_per_second\": %.0f, \"digest\": \"%016llx\", ", sums.decisions / seconds, sums.digest);
    printf("\"wins\": [");
    for (int seat = 0; seat < plan.settings[0]; seat++) printf(seat ? ", %llu" : "%llu", sums.wins[seat]);
    printf("]}\n");
    fflush(stdout);
}

int main(int count, char **words) {
    if (count != 5) return 2;
    Plan plan{strtoull(words[1], nullptr, 10), strtoull(words[2], nullptr, 10)};
    plan.longest = uint32_t(strtoul(words[3], nullptr, 10));
    cudaDeviceProp gpu;
    must(cudaGetDeviceProperties(&gpu, 0));
    must(cudaDeviceSetLimit(cudaLimitStackSize, STACK));
    Sums *sums, found;
    must(cudaMalloc(&sums, sizeof(Sums)));
    cudaEvent_t begun, ended;
    must(cudaEventCreate(&begun));
    must(cudaEventCreate(&ended));
    for (int round = atoi(words[4]); round > 0; round--, plan.seed++) {
        must(cudaMemset(sums, 0, sizeof(Sums)));
        must(cudaEventRecord(begun));
        play<<<gpu.multiProcessorCount, BLOCK>>>(plan, sums);
        must(cudaGetLastError());
        must(cudaEventRecord(ended));
        must(cudaEventSynchronize(ended));
        float milliseconds = 0;
        must(cudaEventElapsedTime(&milliseconds, begun, ended));
        must(cudaMemcpy(&found, sums, sizeof(Sums), cudaMemcpyDeviceToHost));
        tell(gpu, plan, found, milliseconds / 1000.0);
    }
    return 0;
}
