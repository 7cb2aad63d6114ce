// Nobility: the decrees in play, and proclaiming one (WC-13.1, WC-13.2); what each says stands in decree_cards.hpp.
#pragma once

#include "war_chest/followups.hpp"

namespace stolik::war_chest {

// In decree_cards.hpp: it could be fully carried out now (WC-13.5).
STOLIK_FN bool decree_can(State &s, int decree, int seat);

STOLIK_FN inline int seal(int seat) { return 1 << side_of(seat); }

// In play, without a seal of your side, and it can be fully carried out (WC-13.3, WC-13.4, WC-13.5).
STOLIK_FN inline void list_proclamations(State &s, Question &q, int seat) {
    for (int place = 0; place < s.decrees.size; place++)
        if (!(s.seals[place] & seal(seat)) && decree_can(s, s.decrees[place], seat))
            q.add(PLAY_PROCLAIM + s.decrees[place]);
}

// What the decree says.
STOLIK_FN inline bool carry_out_decree(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0], decree = f.numbers[1];
    switch (decree) {
    case DECREE_ENLIST: BECOME(enlist, seat);
    case DECREE_GUARD: BECOME(guard, seat);
    case DECREE_MARCH: BECOME(march, seat);
    case DECREE_REDEPLOY: BECOME(redeploy, seat);
    case DECREE_REINFORCE: BECOME(reinforce, seat);
    case DECREE_SACRIFICE: BECOME(sacrifice, seat);
    default: BECOME(spy, seat);
    }
}

// The decree with all that follows, then what follows a proclamation (WC-13.6, WC-13.21).
STOLIK_FN inline bool proclaim(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0], decree = f.numbers[1];
    RULE_BEGIN
    AWAIT(carry_out_decree, seat, decree)
    AWAIT(settle)
    for (int place = 0; place < s.picks[seat].size; place++) wait(s, s.picks[seat][place], PROCLAIMED);
    RULE_END
}

} // namespace stolik::war_chest
