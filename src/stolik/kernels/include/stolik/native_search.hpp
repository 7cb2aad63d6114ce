// The C interface of the search, for a kernel that has the facts of its game; after native.hpp.
#pragma once

#include "stolik/native.hpp"
#include "stolik/search.hpp"

using Search = stolik::Search<Kernel>;

extern "C" {

// Of each option: how many facts, then the facts.
void stolik_facts(const void *at, int32_t *out) {
    const auto &[s, q] = held(at);
    Kernel::Facts found;
    for (int place = 0; place < q.count; place++) {
        Kernel::facts(s, q, place, found);
        *out++ = found.size;
        for (int fact = 0; fact < found.size; fact++) *out++ = found[fact];
    }
}

double stolik_evaluate(const void *at, int32_t seat) { return Kernel::evaluate(held(at).state, seat); }

// A search from the question at hand, for the options at some places; `first` is the number of its first world.
void *stolik_search(const void *at, const stolik::Manner *manner, const double *weights, int32_t facts,
                    const int32_t *places, int32_t options, uint64_t first) {
    return new Search(held(at), *manner, weights, facts, places, options, first);
}

void stolik_search_more(void *search, int32_t iterations) {
    for (; iterations > 0; iterations--) static_cast<Search *>(search)->iterate();
}

// Of each option how often it was tried, and the sum of the chances found.
void stolik_search_tell(const void *search, int32_t *visits, double *totals) {
    static_cast<const Search *>(search)->tell(visits, totals);
}

void stolik_search_judge(void *search, int32_t uncounted, int32_t iterations, double *sums) {
    static_cast<Search *>(search)->judge(uncounted, iterations, sums);
}

void stolik_search_end(void *search) { delete static_cast<Search *>(search); }
}
