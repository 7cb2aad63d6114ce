// What holds of an answer, for players that learn, and what a position is worth (features.py, judgement.py).
#pragma once

#include "titan_race/actions.hpp"

namespace stolik::titan_race {

// What a position is worth

// The last points count most.
STOLIK_FN inline double life_worth(int life) { return 3.0 - 3.0 / (life > 1 ? life : 1); }

STOLIK_FN inline int row_of(int cell) { return cell / 3; }

STOLIK_FN inline double worth(const State &s, int titan) {
    int cell = s.cells[titan];
    double rows = cell == OFF ? 0.0 : row_of(cell) % ROWS + ROWS * s.laps[titan];
    double cards = 0.5 * hand(s, titan).cards.size;
    if (s.health[titan] == ACTIVE) return rows + cards + life_worth(s.life[titan]);
    double behind = s.health[titan] == HEART ? LOST_TURN / 2 : LOST_TURN;
    return rows + cards + life_worth(RECOVERS_TO[titan]) - behind;
}

STOLIK_FN inline int side_of(const State &s, int seat) { return seat % s.teams; } // TR-111

// What the titans of one side, or of all others, are worth.
struct Standing {
    double best = 0.0, total = 0.0;
    int titans = 0;

    STOLIK_FN void add(double worth) {
        best = titans == 0 || worth > best ? worth : best;
        total += worth;
        titans++;
    }
};

STOLIK_FN inline double evaluate(const State &s, int seat) {
    int side = side_of(s, seat);
    if (s.winner != NOBODY) return side_of(s, s.owner[s.winner]) == side ? WIN : -WIN;
    Standing own, rivals;
    for (int place = 0; place < s.order.size; place++) {
        int titan = s.order[place];
        (side_of(s, s.owner[titan]) == side ? own : rivals).add(worth(s, titan));
    }
    if (own.titans == 0 || rivals.titans == 0) return 0.0;
    return own.best + own.total / own.titans - rivals.best - rivals.total / rivals.titans;
}

// What holds of an answer

using Facts = List<int16_t, 16>;

STOLIK_FN inline int at_most(int value, int most) { return value < most ? value : most; }

STOLIK_FN inline void tell(Facts &found, int fact) { found.add(static_cast<int16_t>(fact)); }

// Whose titans they are, as numbered in WHO.
enum Who { OWN_ONE, PARTNER, FIRST_RIVAL, RIVAL };

// What the facts of one question have in common.
struct Sight {
    const State &s;
    int seat, prompt, titan;

    STOLIK_FN int who(int other) const {
        int owner = s.owner[other], side = side_of(s, seat);
        if (owner == seat) return OWN_ONE;
        if (owner == NOBODY || side_of(s, owner) == side) return PARTNER;
        double best = 0.0;
        bool any = false;
        for (int place = 0; place < s.order.size; place++) {
            int one = s.order[place];
            if (side_of(s, s.owner[one]) == side) continue;
            double found = worth(s, one);
            best = any && best > found ? best : found;
            any = true;
        }
        return worth(s, other) >= best ? FIRST_RIVAL : RIVAL;
    }
    STOLIK_FN bool races() const { return titan != NOBODY && s.cells[titan] != OFF; }
};

// Where a way leads as the track lies now, whatever anybody may do about it.
struct Course {
    int to, rows = 0, passed = 0, traps = 0;
    bool out = false;
    uint8_t met = 0;

    STOLIK_FN Course(const State &s, int titan) : to(s.cells[titan]) {}

    STOLIK_FN void run(const State &s, int titan, int direction, int squares) {
        for (; squares > 0; squares--) {
            go(s, titan, direction, true);
            while (to != OFF && terrain(s, to) == ICE && go(s, titan, direction, false)) {}
        }
    }
    STOLIK_FN bool go(const State &s, int titan, int direction, bool flying) {
        if (to == OFF || out) return false;
        Step step = flying ? landing(s, to, direction) : ahead(s, to, direction);
        bool tower = s.boards > 1;
        if (step.to == OFF) {
            out = step.laps > 0;
            rows += out ? LENGTH - row_of(to) : 0;
            return false;
        }
        rows += row_of(step.to) - row_of(to) + (tower ? 0 : ROWS * step.laps);
        out = !tower && step.laps > 0 && s.laps[titan] + step.laps >= TROPHY;
        to = step.to;
        passed++;
        traps += s.traps.has(to);
        int other = occupant(s, to);
        if (other != NOBODY && other != titan) met |= 1 << other;
        return passed < LENGTH;
    }
};

STOLIK_FN inline Course course_of(const Sight &sight, int way) {
    Course course(sight.s, sight.titan);
    for (int leg = 0; leg < LEG_COUNT[way]; leg++)
        course.run(sight.s, sight.titan, LEG_DIRECTION[way][leg], LEG_SQUARES[way][leg]);
    return course;
}

STOLIK_FN inline void tell_course(const Sight &sight, const Course &course, Facts &found) {
    const State &s = sight.s;
    tell(found, FACT_GAINED + (course.rows < 0 ? 0 : at_most(course.rows, 6)));
    if (course.out) tell(found, FACT_WINS);
    if (course.to != OFF) {
        tell(found, FACT_TERRAIN + terrain(s, course.to));
        if (is_special(s, course.to)) tell(found, FACT_SPECIAL);
    }
    tell(found, FACT_TRAPS + at_most(course.traps, 2));
    if (course.traps >= s.life[sight.titan]) tell(found, FACT_TRAPPED);
    int rivals = 0;
    bool own = false;
    for (uint64_t met = course.met; met != 0; met &= met - 1) {
        bool rival = sight.who(lowest(met)) >= FIRST_RIVAL;
        rivals += rival;
        own |= !rival;
    }
    tell(found, FACT_RIVALS + at_most(rivals, 2));
    if (own) tell(found, FACT_OWN);
}

// The most rows that a die of this colour gains.
STOLIK_FN inline void tell_reach(const Sight &sight, int colour, Facts &found) {
    if (sight.titan == NOBODY) return;
    bool purple = colour == COLOUR_PURPLE;
    if (purple) tell(found, FACT_COSTS + at_most(sight.s.life[sight.titan], 4));
    else if (colour == COLOUR_OF[sight.titan]) tell(found, FACT_HEALS);
    if (!sight.races()) return;
    int most = -LENGTH;
    for (int face : PLAIN_FACES)
        for (int place = 0; (purple || face == colour) && place < WAY_COUNT[face]; place++) {
            int rows = course_of(sight, WAYS[face][place]).rows;
            most = rows > most ? rows : most;
        }
    tell(found, FACT_REACHES + (most < 0 ? 0 : at_most(most, 6)));
}

STOLIK_FN inline void tell_cell(const Sight &sight, int first, int cell, Facts &found) {
    int there = occupant(sight.s, cell);
    tell(found, first + (there == NOBODY ? 0 : 1 + sight.who(there)));
}

STOLIK_FN inline void tell_action(const Sight &sight, int answer, Facts &found) {
    if (is_way(answer)) {
        if (sight.races()) tell_course(sight, course_of(sight, answer - ACTION_FF), found);
    } else if (answer >= ACTION_FACE) {
        tell(found, FACT_DO_FACE);
        tell(found, FACT_FACED + answer - ACTION_FACE);
        tell_reach(sight, answer - ACTION_FACE, found);
    } else if (answer >= ACTION_TRAP) {
        tell(found, FACT_DO_TRAP);
        tell_cell(sight, FACT_AT_TRAP, answer - ACTION_TRAP, found);
    } else if (answer >= ACTION_STRIKE) {
        tell(found, FACT_DO_STRIKE);
        tell_cell(sight, FACT_AT_STRIKE, answer - ACTION_STRIKE, found);
    } else if (answer >= ACTION_DISCARD && answer < ACTION_DISCARD + CARDS) {
        tell(found, FACT_THROWN + answer - ACTION_DISCARD);
    } else if (answer >= ACTION_PLAY && answer < ACTION_PLAY + CARDS) {
        tell(found, FACT_PLAYED + answer - ACTION_PLAY);
    } else if (answer == ACTION_ABILITY) {
        tell(found, FACT_DO_ABILITY);
        if (sight.titan != NOBODY) tell(found, FACT_USED + sight.titan);
    } else if (answer == ACTION_REROLL || answer == ACTION_PAY) {
        tell(found, answer == ACTION_PAY ? FACT_DO_PAY : FACT_DO_REROLL);
        if (sight.titan != NOBODY) tell(found, FACT_LIFE + at_most(sight.s.life[sight.titan], 4));
    } else {
        tell(found, answer == ACTION_DIE ? FACT_DO_DIE : FACT_DO_END);
    }
}

STOLIK_FN inline void tell_titan(const Sight &sight, int titan, Facts &found) {
    if (sight.prompt == PROMPT_CHOOSE_TITAN || sight.prompt == PROMPT_FIRST_TITAN) {
        tell(found, FACT_CHOSEN + titan);
    } else {
        tell(found, FACT_AIMED[sight.prompt] + sight.who(titan));
        tell(found, FACT_HURT + at_most(sight.s.life[titan], 4));
    }
}

STOLIK_FN inline void tell_direction(const Sight &sight, int direction, Facts &found) {
    tell(found, FACT_AHEAD[sight.prompt] + direction);
    if (!sight.races()) return;
    Course course(sight.s, sight.titan);
    course.run(sight.s, sight.titan, direction, 1);
    tell_course(sight, course, found);
}

STOLIK_FN inline void tell_answer(const Sight &sight, int answer, Facts &found) {
    int prompt = sight.prompt;
    if (answer == PASS) return tell(found, FACT_NONE[prompt]);
    switch (PROMPT_KIND[prompt]) {
    case KIND_TITAN: return tell_titan(sight, answer - FIRST_TITAN, found);
    case KIND_CARD: return tell(found, FACT_OFFERED[prompt] + answer - FIRST_CARD);
    case KIND_COLOUR:
        tell(found, FACT_TAKES[prompt] + answer - FIRST_COLOUR);
        return tell_reach(sight, answer - FIRST_COLOUR, found);
    case KIND_CELL: return tell_cell(sight, FACT_AT_CELL[prompt], answer - FIRST_CELL, found);
    case KIND_DIRECTION: return tell_direction(sight, answer - FIRST_DIRECTION, found);
    default: return tell_action(sight, answer, found);
    }
}

} // namespace stolik::titan_race
