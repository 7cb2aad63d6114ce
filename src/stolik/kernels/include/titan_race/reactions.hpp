// Cards played out of turn. Everybody concerned who holds any card is asked, whatever it is (reactions.py).
#pragma once

#include "titan_race/verbs.hpp"

namespace stolik::titan_race {

// Decided by what all can see, so that no question betrays what is in a hand (TR-42, TR-O-26).
STOLIK_FN inline bool may_react(const State &s, int titan) {
    int seat = s.owner[titan];
    if (s.round < 2 || among(s.played, seat) || out(s, titan) || seat == s.owner[s.acting]) return false;
    if (s.rerolled && seat == s.owner[whose_turn(s)]) return false;
    return hand(s, titan).cards.size > 0;
}

STOLIK_FN inline int reaction_prompt(int reaction) {
    if (reaction == REACTION_CANCEL_DAMAGE) return PROMPT_SHIELD;
    return reaction == REACTION_REFUSE_PUSH ? PROMPT_ANCHOR : PROMPT_PAYBACK;
}

// Offers the owner to play such a card for the titan; tells whether one was played.
STOLIK_FN inline bool reacts(State &s, Question &q, Frame &f) {
    auto &[titan, reaction] = f.first<2>();
    RULE_BEGIN
    if (!may_react(s, titan)) return s.leave(false);
    ASK({
        q.open(s.owner[titan], reaction_prompt(reaction), titan);
        q.always = true;
        each_kind(hand(s, titan), [&q, reaction](int card) {
            if (REACTION_OF[card] == reaction) q.add(FIRST_CARD + card);
        });
        q.add(PASS);
    })
    {
        int card = s.take();
        if (card == PASS) return s.leave(false);
        play_card(s, titan, card - FIRST_CARD);
        return s.leave(true);
    }
    RULE_END
}

} // namespace stolik::titan_race
