// A coin is used: paid first, then carried out, then all that follows (WC-5.5, WC-5.6, WC-5.7).
#pragma once

#include "war_chest/plays.hpp"

namespace stolik::war_chest {

// All markers on units of the type go back to their cards (WC-N-20, WC-N-21, WC-N-44, WC-N-D24).
STOLIK_FN inline void cure(State &s, int unit) {
    for (int marker = 0; marker < POISONERS; marker++) s.poison[marker] &= ~s.standing[unit];
}

// Claim initiative, recruit, pass (WC-6.5, WC-6.6, WC-6.7, WC-6.8).
STOLIK_FN inline void face_down(State &s, int seat, const Play &play, bool bonus) {
    hide(s, seat, lane_of(s, play.coin), bonus);
    if (play.verb == Verb::CLAIM) {
        s.initiative = static_cast<int8_t>(seat);
        s.claimed = true;
    } else if (play.verb == Verb::RECRUIT) {
        recruit(s, seat, play.at);
        wait(s, play.at, RECRUITED);
    }
}

// A maneuver is paid with the unit's own coin, or with the royal coin.
STOLIK_FN inline int paying_lane(const State &s, const Play &play) {
    int unit = s.unit[play.at];
    return play.verb == Verb::TACTIC && ROYAL_TACTIC[unit] ? ROYAL_LANE : s.lane[unit];
}

STOLIK_FN inline bool carry_out(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0], bonus = f.numbers[1];
    Play play = play_of(s.take());
    switch (play.verb) {
    case Verb::DEPLOY: // WC-6.2
        show(s, seat, lane_of(s, play.coin), bonus);
        deploy(s, play.coin, play.at);
        return s.leave();
    case Verb::BOLSTER: // WC-6.4
        show(s, seat, lane_of(s, play.coin), bonus);
        bolster(s, play.at);
        return s.leave();
    case Verb::CLAIM:
    case Verb::RECRUIT:
    case Verb::PASS: face_down(s, seat, play, bonus); return s.leave();
    case Verb::RETURN: return_decoy(s, seat, lane_of(s, play.coin), bonus); return s.leave();
    case Verb::CURE:
        discard(s, seat, lane_of(s, play.coin), bonus);
        cure(s, play.coin);
        return s.leave();
    case Verb::PROCLAIM:
        discard(s, seat, ROYAL_LANE, bonus);
        s.seals[s.decrees.index(play.at)] |= static_cast<uint8_t>(seal(seat));
        BECOME(proclaim, seat, play.at);
    default: discard(s, seat, paying_lane(s, play), bonus); BECOME_AT_ONCE(maneuver, play.verb, play.at, play.to);
    }
}

// One coin, one action. Always asked: that there was no choice would betray the coin (WC-9.7).
STOLIK_FN inline bool use_coin(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0], bonus = f.numbers[1];
    int8_t &before = f.numbers[2];
    RULE_BEGIN
    ASK(q.open(seat, bonus ? PROMPT_BONUS : PROMPT_PLAY); q.always = true;
        list_plays(s, q, seat, held(s.players[seat], bonus)))
    before = s.actor;
    s.actor = seat;
    AWAIT_AT_ONCE(carry_out, seat, bonus)
    if (s.waits != s.waits_from) {
        AWAIT(settle)
        ;
    }
    s.actor = before;
    RULE_END
}

} // namespace stolik::war_chest
