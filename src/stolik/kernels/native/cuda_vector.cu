// Many games side by side on a GPU, as vector.hpp has them on the CPU: a thread a game, all arrays in device memory.
//
// A shared library, bound by kernels/cuda_vector.py. Whatever can fail tells the error's number, 0 if there is none.
#include <cstdlib>

#include GAME_HEADER
#include "stolik/vector.hpp"

using Kernel = KERNEL;
namespace tables = GAME_TABLES;
#include "stolik/layout.hpp"

using Vector = stolik::Vector<Kernel, Layout>;
constexpr int MOST_SETTINGS = 64, BLOCK = 64, STACK = 6144;

struct Settings {
    int32_t numbers[MOST_SETTINGS];
};

struct Games {
    stolik::Arrays arrays;
    Settings settings;
    int32_t games;
    int32_t *numbers; // answers, one for each
    int32_t *refused; // the first game that is not offered its answer
};

__global__ void reset_each(stolik::Arrays arrays, Settings settings, int games, uint64_t seed) {
    int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (game < games) Vector{arrays, settings.numbers, game}.reset(seed);
}

__global__ void refuse_any(stolik::Arrays arrays, int games, const int32_t *numbers, int32_t *refused) {
    int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (game < games && Vector{arrays, nullptr, game}.place_of(numbers[game]) < 0) atomicMin(refused, game);
}

// Nothing is changed where one is refused.
__global__ void step_each(stolik::Arrays arrays, Settings settings, int games, const int32_t *numbers,
                          const int32_t *refused) {
    int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (game < games && *refused == games) Vector{arrays, settings.numbers, game}.step(numbers[game]);
}

__global__ void answer_any(stolik::Arrays arrays, int games, uint64_t seed, int32_t *numbers) {
    int game = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (game >= games) return;
    stolik::Rng rng = stolik::rng_of(seed, static_cast<uint64_t>(game));
    numbers[game] = Vector{arrays, nullptr, game}.any(rng);
}

static int blocks(const Games *games) { return (games->games + BLOCK - 1) / BLOCK; }

static int finished() {
    cudaError_t launched = cudaGetLastError();
    return launched != cudaSuccess ? launched : cudaDeviceSynchronize();
}

template <class T> static bool room(T *&at, size_t many) {
    return cudaMalloc(&at, many * sizeof(T)) == cudaSuccess && cudaMemset(at, 0, many * sizeof(T)) == cudaSuccess;
}

extern "C" {

const char *stolik_cuda_error(int code) { return cudaGetErrorString(static_cast<cudaError_t>(code)); }

void stolik_cuda_free(Games *games) {
    const stolik::Arrays &arrays = games->arrays;
    void *all[] = {arrays.held,    arrays.luck,  arrays.answers, arrays.rows,    arrays.masks,
                   arrays.rewards, arrays.seats, arrays.endings, games->numbers, games->refused};
    for (void *one : all) cudaFree(one);
    delete games;
}

// Where there is no room, or no GPU, nothing.
Games *stolik_cuda_make(const int32_t *settings, int32_t count, int32_t many, int32_t cap) {
    if (cudaDeviceSetLimit(cudaLimitStackSize, STACK) != cudaSuccess) return nullptr;
    Games *games = new Games{};
    for (int32_t place = 0; place < count && place < MOST_SETTINGS; place++)
        games->settings.numbers[place] = settings[place];
    games->games = many;
    stolik::Arrays &arrays = games->arrays;
    arrays.cap = cap;
    size_t each = static_cast<size_t>(many);
    uint8_t *held = nullptr;
    bool made = room(held, each * sizeof(stolik::Held<Kernel>)) && room(arrays.luck, each) &&
                room(arrays.answers, each) && room(arrays.rows, each * Layout::LENGTH) &&
                room(arrays.masks, each * Layout::ANSWERS) && room(arrays.rewards, each * Kernel::SEATS) &&
                room(arrays.seats, each) && room(arrays.endings, each) && room(games->numbers, each) &&
                room(games->refused, 1);
    arrays.held = held;
    if (made) return games;
    stolik_cuda_free(games);
    return nullptr;
}

// Rows, masks, rewards, seats, endings, and the answers of stolik_cuda_any.
void stolik_cuda_arrays(const Games *games, void **out) {
    const stolik::Arrays &arrays = games->arrays;
    void *all[] = {arrays.rows, arrays.masks, arrays.rewards, arrays.seats, arrays.endings, games->numbers};
    for (int place = 0; place < 6; place++) out[place] = all[place];
}

int stolik_cuda_reset(Games *games, uint64_t seed) {
    reset_each<<<blocks(games), BLOCK>>>(games->arrays, games->settings, games->games, seed);
    return finished();
}

// `numbers` in device memory, whatever was to write them there done; `refused` becomes the first game that is not
// offered its answer, or the number of games.
int stolik_cuda_step(Games *games, const int32_t *numbers, int32_t *refused) {
    cudaDeviceSynchronize();
    int error = cudaMemcpy(games->refused, &games->games, sizeof(int32_t), cudaMemcpyHostToDevice);
    if (error) return error;
    refuse_any<<<blocks(games), BLOCK>>>(games->arrays, games->games, numbers, games->refused);
    step_each<<<blocks(games), BLOCK>>>(games->arrays, games->settings, games->games, numbers, games->refused);
    error = finished();
    return error ? error : cudaMemcpy(refused, games->refused, sizeof(int32_t), cudaMemcpyDeviceToHost);
}

int stolik_cuda_any(Games *games, uint64_t seed) {
    answer_any<<<blocks(games), BLOCK>>>(games->arrays, games->games, seed, games->numbers);
    return finished();
}

// Answers that lie in the memory of the CPU are put into that of the GPU.
int stolik_cuda_put(Games *games, const int32_t *numbers) {
    return cudaMemcpy(games->numbers, numbers, games->games * sizeof(int32_t), cudaMemcpyHostToDevice);
}

int stolik_cuda_fetch(void *into, const void *from, uint64_t bytes) {
    return cudaMemcpy(into, from, bytes, cudaMemcpyDeviceToHost);
}
}
