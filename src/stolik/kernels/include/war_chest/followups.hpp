// Attributes that follow a maneuver, a recruit, a deployment or a decree: they wait, and are settled one by one.
#pragma once

#include "war_chest/rules.hpp"

namespace stolik::war_chest {

// In moments.hpp
STOLIK_FN bool attribute_can(State &s, int unit, int at, int about);

// The revised card, if it is in use, does not act at this moment (WC-2.5).
STOLIK_FN inline bool struck(const State &s, int unit, int moment) {
    return STRUCK[unit] == moment && is_revised(s, unit);
}

// Its attribute waits until the printed steps of the action are done, once for each time (WC-8.5, WC-8.10).
STOLIK_FN inline void wait(State &s, int unit, int moment, int about = NO_UNIT) {
    if (!(AFTER[unit] >> moment & 1) || struck(s, unit, moment) || s.waits == MOST_WAITING) return;
    s.waiting[s.waits++] = {static_cast<int8_t>(unit), s.lives[unit], static_cast<int8_t>(about)};
}

// The unit is on the board, if its card does not say otherwise, and something is left to do (WC-8.7, WC-N-D5).
STOLIK_FN inline bool can_follow(State &s, const FollowUp &follow) {
    int at = stands(s, follow.unit);
    bool alive = at != NO_HEX && s.lives[follow.unit] == follow.life;
    return (alive || OUTLIVES[follow.unit]) && attribute_can(s, follow.unit, at, follow.about);
}

STOLIK_FN inline uint32_t ready_units(State &s, int from, int end) {
    uint32_t found = 0;
    for (int place = from; place < end; place++)
        if (can_follow(s, s.waiting[place])) found |= uint32_t(1) << s.waiting[place].unit;
    return found;
}

// The first of this unit that is ready no longer waits; tells what it is about.
STOLIK_FN inline int take_out(State &s, int from, int end, int unit) {
    int place = from;
    while (s.waiting[place].unit != unit || !can_follow(s, s.waiting[place])) place++;
    int about = s.waiting[place].about;
    for (; place + 1 < end; place++) s.waiting[place] = s.waiting[place + 1];
    s.waits_from = s.waits = static_cast<uint8_t>(end - 1);
    return about;
}

// The turn player picks the next; each is finished with all it triggers before another starts (WC-8.6).
STOLIK_FN inline bool settle(State &s, Question &q, Frame &f) {
    int8_t &from = f.numbers[0], &end = f.numbers[1], &unit = f.numbers[2], &about = f.numbers[3];
    RULE_BEGIN
    if (s.waits == s.waits_from) return s.leave();
    from = static_cast<int8_t>(s.waits_from);
    end = static_cast<int8_t>(s.waits);
    s.waits_from = s.waits;
    while (true) {
        ASK(q.open(s.actor, PROMPT_NEXT); add_units(q, ready_units(s, from, end)); if (!q.count) q.add(PASS))
        unit = static_cast<int8_t>(s.take());
        if (unit == PASS) break; // dropped without a question (WC-8.7)
        unit = static_cast<int8_t>(unit_in(unit));
        about = static_cast<int8_t>(take_out(s, from, end, unit));
        end--;
        AWAIT(follow, unit, about)
        AWAIT(settle)
    }
    s.waits_from = s.waits = static_cast<uint8_t>(from);
    RULE_END
}

} // namespace stolik::war_chest
