// The kernel of Titan Race for tracks that tests draw (drawn.py): tables can be written.
#define STOLIK_TABLE static
#include "native/titan_race.cpp"

extern "C" void draw_track(int track, const int8_t *terrain, const int8_t *special, const int8_t *acts) {
    for (int square = 0; square < tables::SQUARES; square++) {
        tables::TERRAIN[track][square] = terrain[square];
        tables::SPECIAL[track][square] = special[square];
        tables::ACTS[track][square] = acts[square];
    }
}
