// What all kernels share: fixed containers, luck, the question protocol, and rules that wait for answers.
//
// No standard containers, no exceptions, no allocation: the same source compiles for the CPU and, with nvcc, for a GPU.
#pragma once

#include <cstdint>
#include <cstring>

// In a file for nvcc everything runs on the GPU, where tables can be read.
#ifdef __CUDACC__
#define STOLIK_FN __device__
#define STOLIK_TABLE __device__ constexpr
#define STOLIK_CALLED __device__ __noinline__ // once in the code, however often it is used
#define STOLIK_ROLLED _Pragma("unroll 1") // short code is fetched sooner than a loop laid out
#else
#define STOLIK_FN
#define STOLIK_CALLED
#define STOLIK_ROLLED
#ifndef STOLIK_TABLE // a test may want to write there
#define STOLIK_TABLE constexpr
#endif
#endif

namespace stolik {

// Bits

STOLIK_FN inline int lowest(uint64_t bits) {
#ifdef __CUDA_ARCH__
    uint32_t low = static_cast<uint32_t>(bits);
    return (low ? 0 : 32) + __clz(static_cast<int>(__brev(low ? low : static_cast<uint32_t>(bits >> 32))));
#else
    return __builtin_ctzll(bits);
#endif
}

STOLIK_FN inline int how_many(uint64_t bits) {
#ifdef __CUDA_ARCH__
    return __popcll(bits);
#else
    return __builtin_popcountll(bits);
#endif
}

// So many small numbers, each there or not.
template <int SIZE> struct Bits {
    static constexpr int WORDS = (SIZE + 63) / 64;
    uint64_t words[WORDS];

    STOLIK_FN void clear() {
        for (int word = 0; word < WORDS; word++) words[word] = 0;
    }
    STOLIK_FN bool has(int item) const { return words[item >> 6] >> (item & 63) & 1; }
    STOLIK_FN void add(int item) { words[item >> 6] |= uint64_t(1) << (item & 63); }
    STOLIK_FN void remove(int item) { words[item >> 6] &= ~(uint64_t(1) << (item & 63)); }
    STOLIK_FN int size() const {
        int found = 0;
        for (int word = 0; word < WORDS; word++) found += how_many(words[word]);
        return found;
    }
};

// A list that never grows beyond MOST.
template <class T, int MOST> struct List {
    T items[MOST];
    uint8_t size;

    STOLIK_FN void clear() { size = 0; }
    STOLIK_FN void add(T item) { items[size++] = item; }
    STOLIK_FN T &operator[](int place) { return items[place]; }
    STOLIK_FN const T &operator[](int place) const { return items[place]; }
    STOLIK_FN int index(T item) const {
        for (int place = 0; place < size; place++)
            if (items[place] == item) return place;
        return -1;
    }
    STOLIK_FN bool has(T item) const { return index(item) >= 0; }
    // The others keep their order.
    STOLIK_FN void remove_at(int place) {
        size--;
        for (; place < size; place++) items[place] = items[place + 1];
    }
    STOLIK_FN void remove(T item) { remove_at(index(item)); }
};

// Up to seven small numbers in one word, a byte each and the last for how many: a list that is handed on in a register.
struct Few {
    uint64_t packed = 0;

    STOLIK_FN int size() const { return static_cast<int>(packed >> 56); }
    STOLIK_FN void add(int item) {
        packed = (packed | static_cast<uint64_t>(static_cast<uint8_t>(item)) << 8 * size()) + (uint64_t(1) << 56);
    }
    STOLIK_FN int operator[](int place) const { return static_cast<int8_t>(packed >> 8 * place); }
};

// Luck for play-outs and re-dealt worlds: splitmix64. Draws at a table come from engine/luck.py, never from here.
struct Rng {
    uint64_t state;

    STOLIK_FN explicit Rng(uint64_t seed) : state(seed) {}
    STOLIK_FN uint64_t next() {
        state += 0x9e3779b97f4a7c15u;
        uint64_t mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }
    // From 0 to limit - 1; the bias is below one in a hundred million for any question of a game.
    STOLIK_FN uint32_t below(uint32_t limit) { return static_cast<uint32_t>((next() >> 32) * limit >> 32); }
};

// A generator of its own for game number `number` of a batch.
STOLIK_FN inline Rng rng_of(uint64_t seed, uint64_t number) {
    Rng first(seed ^ number * 0xd1342543de82ef95u);
    return Rng(first.next());
}

// As Python shuffles.
template <class T, class Luck> STOLIK_FN void shuffle(T *items, int size, Luck &luck) {
    for (int last = size - 1; last > 0; last--) {
        int other = static_cast<int>(luck.below(static_cast<uint32_t>(last + 1)));
        T held = items[last];
        items[last] = items[other];
        items[other] = held;
    }
}

// Questions

constexpr int CHANCE = -1;  // asked like a player, as in engine/decision.py
constexpr int OVER = -2;    // nobody is asked any more
constexpr int NOTHING = -1; // what a question is about, or an answer that is not there yet
constexpr int PASS = 0;     // the number of None, in every game

// An open question: who is asked what, and every answer that will be taken, in the order of the rules.
template <int MOST> struct Question {
    static constexpr int CAPACITY = MOST;
    int8_t player;
    int8_t whose;   // for whom chance is asked
    bool always;    // asked also with a single option: what depends on a secret, and chance
    bool open_now;  // it waits for an answer
    uint8_t prompt;
    int16_t about;  // its place among the words of its kind
    uint16_t count;
    uint32_t total; // of the weights, of chance only
    uint16_t options[MOST];
    uint16_t weights[MOST];

    STOLIK_FN void open(int seat, int what, int of = NOTHING) {
        player = static_cast<int8_t>(seat);
        whose = CHANCE;
        always = false;
        open_now = false;
        prompt = static_cast<uint8_t>(what);
        about = static_cast<int16_t>(of);
        count = 0;
        total = 0;
    }
    STOLIK_FN void open_chance(int seat, int what) {
        open(CHANCE, what);
        whose = static_cast<int8_t>(seat);
        always = true;
    }
    STOLIK_FN void add(int number) { options[count++] = static_cast<uint16_t>(number); }
    STOLIK_FN void add(int number, int weight) {
        weights[count] = static_cast<uint16_t>(weight);
        total += weight;
        add(number);
    }
    // Of every small number among the bits, the number of its answer.
    template <class Number> STOLIK_FN void add_each(uint64_t items, Number number) {
        for (; items; items &= items - 1) add(number(lowest(items)));
    }
    // A byte of each is its weight, in order of the bytes.
    template <class Number> STOLIK_FN void add_lots(uint64_t weights, Number number) {
        while (weights) {
            int place = lowest(weights) >> 3, weight = weights >> (8 * place) & 255;
            weights &= ~(uint64_t(255) << (8 * place));
            add(number(place), weight);
        }
    }
    // All parts of a long question are listed; see lot.hpp for one that leaves some out.
    STOLIK_FN bool passes_over(int) const { return false; }
    STOLIK_FN bool ends_with(int) const { return false; }
    STOLIK_FN bool is_asked() const { return always || count > 1; }
    STOLIK_FN int picked(uint32_t value) const {
        if (total == count) return static_cast<int>(value); // a die, or cards of which there is one each
        int place = 0;
        while (value >= weights[place]) value -= weights[place++];
        return place;
    }
};

// Rules that wait. A rule is a function `bool rule(State &s, Question &q, Frame &f)`: true when it is done
// (`s.leave()`), false where it stops, because somebody is asked or the game is over. Its place and its few numbers are
// kept in its frame, which lies on the stack of the state, so that a state is copied whole at any question.

template <int NUMBERS> struct FrameOf {
    uint16_t at; // the line on which the rule goes on
    uint8_t rule;
    int8_t numbers[NUMBERS];

    // The first so many of its numbers, to be given names: `auto &[titan, push] = f.first<2>();`
    template <int COUNT> STOLIK_FN int8_t (&first())[COUNT] { return reinterpret_cast<int8_t(&)[COUNT]>(numbers); }
};

template <class Frame, int MOST> struct StackOf {
    Frame frames[MOST];
    uint8_t depth;
    int8_t returned; // what the last rule told its caller
    int32_t given;   // the answer, until the rule that has asked takes it

    STOLIK_FN void clear_stack() {
        depth = 0;
        returned = 0;
        given = NOTHING;
    }
    STOLIK_FN Frame &top() { return frames[depth - 1]; }
    template <class... Numbers> STOLIK_FN void push(int rule, Numbers... numbers) {
        Frame &frame = frames[depth++];
        frame.at = 0;
        frame.rule = static_cast<uint8_t>(rule);
        int place = 0;
        ((frame.numbers[place++] = static_cast<int8_t>(numbers)), ...);
        (void)place;
    }
    STOLIK_FN bool leave(int with = 0) {
        depth--;
        returned = static_cast<int8_t>(with);
        return true;
    }
    // The game is over: whatever was under way is left (engine: GameOver).
    STOLIK_FN bool leave_all() {
        depth = 0;
        return false;
    }
    STOLIK_FN int take() {
        int answer = given;
        given = NOTHING;
        return answer;
    }
};

} // namespace stolik

// On a CPU a rule runs the rule it waits for at once; on a GPU it hands it to the loop, where the threads meet again.
#if !defined(STOLIK_TRAMPOLINE) && defined(__CUDA_ARCH__)
#define STOLIK_TRAMPOLINE 1
#elif !defined(STOLIK_TRAMPOLINE)
#define STOLIK_TRAMPOLINE 0
#endif

#define RULE_BEGIN                                                                                                     \
    switch (f.at) {                                                                                                    \
    case 0:
#define RULE_END                                                                                                       \
    }                                                                                                                  \
    return s.leave();

// Waits until another rule is done; `s.returned` is what it tells.
#if STOLIK_TRAMPOLINE
#define AWAIT(name, ...)                                                                                               \
    f.at = __LINE__;                                                                                                   \
    s.push(static_cast<int>(Rule::name) __VA_OPT__(, ) __VA_ARGS__);                                                   \
    return false;                                                                                                      \
    case __LINE__:;
#else
#define AWAIT(name, ...)                                                                                               \
    f.at = __LINE__;                                                                                                   \
    s.push(static_cast<int>(Rule::name) __VA_OPT__(, ) __VA_ARGS__);                                                   \
    if (!name(s, q, s.top())) return false;                                                                            \
    [[fallthrough]];                                                                                                   \
    case __LINE__:;
#endif

// The last thing a rule does is another rule: that one takes its place on the stack.
#if STOLIK_TRAMPOLINE
#define BECOME(name, ...)                                                                                              \
    do {                                                                                                               \
        s.depth--;                                                                                                     \
        s.push(static_cast<int>(Rule::name) __VA_OPT__(, ) __VA_ARGS__);                                               \
        return false;                                                                                                  \
    } while (0)
#else
#define BECOME BECOME_AT_ONCE
#endif

// As AWAIT and BECOME, for a rule that hands on whatever could lead back here: on a GPU too it is run at once, which
// spares the threads a meeting.
#define AWAIT_AT_ONCE(name, ...)                                                                                       \
    f.at = __LINE__;                                                                                                   \
    s.push(static_cast<int>(Rule::name) __VA_OPT__(, ) __VA_ARGS__);                                                   \
    if (!name(s, q, s.top())) return false;                                                                            \
    [[fallthrough]];                                                                                                   \
    case __LINE__:;
#define BECOME_AT_ONCE(name, ...)                                                                                      \
    do {                                                                                                               \
        s.depth--;                                                                                                     \
        s.push(static_cast<int>(Rule::name) __VA_OPT__(, ) __VA_ARGS__);                                               \
        return name(s, q, s.top());                                                                                    \
    } while (0)

// Waits for an answer; what stands in it fills the question. It is not asked where there is one answer only, unless
// `q.always`. The rule then takes the answer with `s.take()`. Where nobody watches, the lot is cast at once (lot.hpp).
#ifdef STOLIK_BLIND
#define ASK(...)                                                                                                       \
    if (s.given == ::stolik::NOTHING) {                                                                                \
        for (q.ask(); q.goes_on();) {                                                                                  \
            __VA_ARGS__;                                                                                               \
        }                                                                                                              \
        s.given = q.found;                                                                                             \
    }
#else
#define ASK(...)                                                                                                       \
    f.at = __LINE__;                                                                                                   \
    [[fallthrough]];                                                                                                   \
    case __LINE__:                                                                                                     \
    if (s.given == ::stolik::NOTHING) {                                                                                \
        __VA_ARGS__;                                                                                                   \
        if ((q.open_now = q.is_asked())) return false;                                                                 \
        s.given = q.options[0];                                                                                        \
    }
#endif
