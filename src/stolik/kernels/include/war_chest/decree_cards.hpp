// Nobility: what the seven decrees say, each under its name.
// What they make a unit do is a normal action and sets off attributes (WC-13.7).
#pragma once

#include "war_chest/decrees.hpp"
#include "war_chest/maneuvers.hpp"

namespace stolik::war_chest {

// Enlist

STOLIK_FN inline bool can_enlist(const State &s, int seat) {
    int found = 0;
    for (int place = 0; place < s.picks[seat].size; place++) found += s.supply[s.picks[seat][place]];
    return found >= ENLISTED;
}

// Recruit twice, free (WC-13.8).
STOLIK_FN inline bool enlist(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    int8_t &left = f.numbers[1];
    RULE_BEGIN
    for (left = ENLISTED; left > 0; left--) {
        ASK(q.open(seat, PROMPT_RECRUIT); add_recruits(s, q, seat, own_supply(s, seat)))
        recruit(s, seat, unit_in(s.given));
        wait(s, unit_in(s.take()), RECRUITED);
    }
    RULE_END
}

// Guard, March, Sacrifice: orders to a friend

STOLIK_FN inline Hexes victims(const State &s, int seat) {
    Hexes found = 0;
    for (int hex : each(s.army[side_of(seat)]))
        if (normal_targets(s, hex)) found |= bit(hex);
    return found;
}

STOLIK_FN inline Hexes guards(const State &s, int seat) { return victims(s, seat) & s.control[side_of(seat)]; }

// A friend on a location of your side attacks (WC-13.9).
STOLIK_FN inline bool guard(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_GUARD); add_hexes(q, guards(s, seat)))
    BECOME(granted_attack, hex_in(s.take()));
    RULE_END
}

STOLIK_FN inline Hexes marchers(const State &s, int seat) {
    Hexes found = 0;
    for (int hex : each(s.army[side_of(seat)] & s.tall))
        if (steps(s, hex)) found |= bit(hex);
    return found;
}

// A bolstered friend moves (WC-13.10).
STOLIK_FN inline bool march(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_MARCH); add_hexes(q, marchers(s, seat)))
    BECOME(granted_move, hex_in(s.take()), NO_HEX);
    RULE_END
}

// A friend attacks, then loses a coin if it still stands; what follows the attack comes after (WC-13.13, WC-8.5).
STOLIK_FN inline bool sacrifice(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    int8_t &at = f.numbers[1], &unit = f.numbers[2];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_SACRIFICE); add_hexes(q, victims(s, seat)))
    at = static_cast<int8_t>(hex_in(s.take()));
    unit = s.unit[at];
    AWAIT(granted_attack, at)
    if (s.unit[at] == unit) lose_coin(s, at);
    RULE_END
}

// Redeploy

// Where the unit may be deployed once it is gone, the hex it left included.
STOLIK_FN inline Hexes landings(State &s, int seat, int at) {
    int unit = s.unit[at], height = s.height[at], poison = poison_at(s, at);
    lift(s, at);
    Hexes found = deploy_hexes(s, seat, unit);
    put_down(s, unit, at, height, poison);
    return found;
}

STOLIK_FN inline Hexes redeployable(State &s, int seat) {
    Hexes own = 0, found = 0;
    for (int place = 0; place < s.picks[seat].size; place++) own |= s.standing[s.picks[seat][place]];
    for (int hex : each(own))
        if (landings(s, seat, hex)) found |= bit(hex);
    return found;
}

// Take an own unit off the board, the whole stack, then deploy it (WC-13.11).
STOLIK_FN inline bool redeploy(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    int8_t &at = f.numbers[1];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_REDEPLOY); add_hexes(q, redeployable(s, seat)))
    at = static_cast<int8_t>(hex_in(s.take()));
    ASK(q.open(seat, PROMPT_DEPLOY_WHERE, s.unit[at]); add_hexes(q, landings(s, seat, at)))
    {
        int unit = s.unit[at], height = s.height[at], poison = s.poison_survives ? poison_at(s, at) : 0;
        lift(s, at);
        put_down(s, unit, hex_in(s.take()), height, poison);
        wait(s, unit, DEPLOYED);
    }
    RULE_END
}

// Reinforce

STOLIK_FN inline void list_fallen(const State &s, Question &q, int seat) {
    for (int place = 0; place < s.picks[seat].size; place++)
        if (s.removed[s.picks[seat][place]]) q.add(FIRST_UNIT + s.picks[seat][place]);
}

STOLIK_FN inline bool can_reinforce(const State &s, int seat) {
    for (int place = 0; place < s.picks[seat].size; place++)
        if (s.removed[s.picks[seat][place]]) return true;
    return false;
}

// A removed coin back into the supply (WC-13.12).
STOLIK_FN inline bool reinforce(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_REINFORCE); list_fallen(s, q, seat))
    s.removed[unit_in(s.given)]--;
    s.supply[unit_in(s.take())]++;
    RULE_END
}

// Spy

STOLIK_FN inline void list_spied_upon(const State &s, Question &q, int seat) {
    for (int other = 0; other < s.seats; other++)
        if (side_of(other) != side_of(seat) && s.players[other].hand) q.add(FIRST_SEAT + other);
}

STOLIK_FN inline bool can_spy(const State &s, int seat) {
    for (int other = 0; other < s.seats; other++)
        if (side_of(other) != side_of(seat) && s.players[other].hand) return true;
    return false;
}

STOLIK_FN inline void look_at_hand(State &s, int seat, int other) {
    Coins hand = s.players[other].hand;
    saw_coins(s, other, SPIED, hand, seat);
    s.players[seat].spied_seat = static_cast<int8_t>(other);
    s.players[seat].spied = hand;
}

STOLIK_FN inline void list_hand(const State &s, Question &q, int seat) {
    for (int lane = 0; lane < LANES; lane++)
        if (count_of(s.players[seat].hand, lane)) q.add(FIRST_COIN + coin_of(s, seat, lane));
}

// Face up, or face down where the table plays so.
STOLIK_FN inline void throw_away(State &s, int seat, int other, int lane) {
    Player &holder = s.players[other];
    if (s.spy_face_up) {
        discard(s, other, lane, false);
    } else {
        holder.hand -= coin_in(lane);
        holder.down += coin_in(lane);
        saw_spy_hide(s, other, seat, lane);
    }
}

// Look at a hand; you may discard one coin of it, and its holder draws another (WC-13.14).
STOLIK_FN inline bool spy(State &s, Question &q, Frame &f) {
    int8_t seat = f.numbers[0];
    int8_t &other = f.numbers[1];
    RULE_BEGIN
    ASK(q.open(seat, PROMPT_SPY_WHOM); list_spied_upon(s, q, seat))
    other = static_cast<int8_t>(seat_in(s.take()));
    look_at_hand(s, seat, other);
    ASK(q.open(seat, PROMPT_SPY); list_hand(s, q, other); q.add(PASS))
    if (s.given != PASS) {
        throw_away(s, seat, other, lane_of(s, coin_named(s.take())));
        BECOME(draw_coin, other, false);
    }
    s.take();
    RULE_END
}

// What is asked of a decree from elsewhere

STOLIK_FN inline bool decree_can(State &s, int decree, int seat) {
    switch (decree) {
    case DECREE_ENLIST: return can_enlist(s, seat);
    case DECREE_GUARD: return guards(s, seat);
    case DECREE_MARCH: return marchers(s, seat);
    case DECREE_REDEPLOY: return redeployable(s, seat);
    case DECREE_REINFORCE: return can_reinforce(s, seat);
    case DECREE_SACRIFICE: return victims(s, seat);
    default: return can_spy(s, seat);
    }
}

} // namespace stolik::war_chest
