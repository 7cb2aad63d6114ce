// What special cards do when they are played in one's own turn; data/cards.toml names these verbs (effects.py).
#pragma once

#include "titan_race/abilities.hpp"

namespace stolik::titan_race {

// The neighbours whose ability could be used as if it were one's own.
STOLIK_FN inline Targets at_abilities(const State &s, int titan, int zone) {
    Targets found, neighbours = at_neighbours(s, titan, zone);
    for (int place = 0; place < neighbours.size(); place++)
        if (ability_targets(s, titan, neighbours[place]).size() > 0) found.add(neighbours[place]);
    return found;
}

// The first titan or trap within reach, wrapping round the edges.
STOLIK_FN inline int first_in_line(const State &s, int titan, int reach, int direction) {
    int cell = s.cells[titan];
    for (int left = reach; left > 0; left--) {
        cell = ahead(s, cell, direction).to;
        if (cell == OFF || struck(s, cell)) return cell;
    }
    return OFF;
}

STOLIK_FN inline Targets in_a_line(const State &s, int titan, int ways, int reach) {
    Targets found;
    for (int way = 0; way < DIRECTIONS; way++)
        if (among(static_cast<uint8_t>(ways), way) && first_in_line(s, titan, reach, way) != OFF)
            found.add(way);
    return found;
}

STOLIK_FN inline Targets at_anybody(const State &s, int titan) {
    Targets found;
    for (int place = 0; place < s.order.size; place++)
        if (s.order[place] != titan && s.cells[s.order[place]] != OFF) found.add(s.order[place]);
    return found;
}

// The directions in which there is a neighbour.
STOLIK_FN inline Targets straight_away(const State &s, int titan, int zone) {
    Targets found;
    each_near(s, titan, zone, [&](int way, int cell) {
        if (occupant(s, cell) != NOBODY) found.add(way);
    });
    return found;
}

STOLIK_FN inline Targets at_oneself(const State &s, int titan) {
    Targets found;
    if (!at_the_top(s, titan)) found.add(titan);
    return found;
}

// A card without a legal target cannot be played, only thrown away; some wait for another's turn (TR-42, TR-O-27).
STOLIK_FN inline Targets card_targets(const State &s, int titan, int card) {
    const auto &printed = CARD_PRINTED[card];
    switch (EFFECT_OF[card]) {
    case EFFECT_PLACE_TRAP: return for_a_trap(s, titan, printed[ZONE]);
    case EFFECT_MOVE_SELF:
    case EFFECT_LEAP: return in_a_direction(s, titan, printed[WAYS_OF]);
    case EFFECT_BORROW_ABILITY: return at_abilities(s, titan, printed[ZONE]);
    case EFFECT_SHOOT: return in_a_line(s, titan, printed[WAYS_OF], printed[REACH]);
    case EFFECT_DAMAGE_TITAN: return at_anybody(s, titan);
    case EFFECT_DAMAGE_SQUARES: return at_struck_squares(s, titan, printed[ZONE]);
    case EFFECT_BLOW_AWAY: return straight_away(s, titan, printed[ZONE]);
    case EFFECT_HEAL: return at_oneself(s, titan);
    default: return {};
    }
}

// Every neighbour goes 1 square straight away; who has left its square meanwhile is spared. One chain.
STOLIK_FN inline bool blow_away(State &s, Question &q, Frame &f) {
    auto &[here, push, way, ways, first, second, third, fourth, fifth, sixth] = f.first<10>();
    int8_t *blown = &first; // by direction
    RULE_BEGIN
    for (way = 0; way < DIRECTIONS; way++)
        if (among(static_cast<uint8_t>(ways), way))
            blown[way] = static_cast<int8_t>(occupant(s, ahead(s, here, way).to));
    new_chain(s);
    for (way = 0; way < DIRECTIONS; way++) {
        if (!among(static_cast<uint8_t>(ways), way)) continue;
        if (s.cells[blown[way]] != ahead(s, here, way).to) continue;
        AWAIT(travel, blown[way], way, 1, push)
    }
    RULE_END
}

// What a card asks for, and with which prompt; those that hit all they can ask nothing.
struct Aim {
    int prompt, first;
};

STOLIK_FN inline Aim aim_of(int card) {
    switch (EFFECT_OF[card]) {
    case EFFECT_PLACE_TRAP: return {PROMPT_TRAP, FIRST_CELL};
    case EFFECT_MOVE_SELF:
    case EFFECT_LEAP: return {PROMPT_CARD_MOVE, FIRST_DIRECTION};
    case EFFECT_BORROW_ABILITY: return {PROMPT_BORROW, FIRST_TITAN};
    case EFFECT_SHOOT: return {PROMPT_CARD_SHOT, FIRST_DIRECTION};
    case EFFECT_DAMAGE_TITAN: return {PROMPT_CARD_CURSE, FIRST_TITAN};
    default: return {NOTHING, 0};
    }
}

// The last thing that a card does.
STOLIK_FN inline bool take_effect(State &s, Question &q, int titan, int card, int aim) {
    const auto &printed = CARD_PRINTED[card];
    switch (EFFECT_OF[card]) {
    case EFFECT_PLACE_TRAP: BECOME(put_trap, aim);
    case EFFECT_MOVE_SELF: new_chain(s); BECOME(travel, titan, aim, printed[SQUARES_OF], printed[PUSH]);
    case EFFECT_LEAP: new_chain(s); BECOME(leap, titan, aim, printed[OVER_OF], printed[PUSH]);
    case EFFECT_BORROW_ABILITY: BECOME(use_ability, titan, aim); // the own one stays available
    case EFFECT_SHOOT: BECOME(damage_square, first_in_line(s, titan, printed[REACH], aim));
    case EFFECT_DAMAGE_TITAN: BECOME(damage, aim);
    case EFFECT_DAMAGE_SQUARES: BECOME(damage_squares, titan, as_bits(card_targets(s, titan, card)));
    case EFFECT_BLOW_AWAY: BECOME(blow_away, s.cells[titan], printed[PUSH], 0, as_bits(card_targets(s, titan, card)));
    default: gain(s, titan, printed[POINTS]); return s.leave(); // TR-O-24
    }
}

STOLIK_FN inline bool use_card(State &s, Question &q, Frame &f) {
    auto &[titan, card, aim] = f.first<3>();
    RULE_BEGIN
    if (aim_of(card).prompt != NOTHING) {
        ASK(ask_for(s, q, aim_of(card).prompt, titan, aim_of(card).first, card_targets(s, titan, card)))
        aim = static_cast<int8_t>(s.take() - aim_of(card).first);
    }
    return take_effect(s, q, titan, card, aim);
    RULE_END
}

// Who lost life by the action just ended may pay it back to the titan that acted, clockwise from it (TR-O-26).
STOLIK_FN inline bool answer_an_action(State &s, Question &q, Frame &f) {
    auto &[actor, past, titan] = f.first<3>();
    RULE_BEGIN
    for (past = 1; past < s.order.size; past++) {
        titan = s.order[(s.order.index(actor) + past) % s.order.size];
        if (!among(s.hurt, titan) || out(s, actor)) continue;
        AWAIT(reacts, titan, REACTION_PAY_BACK)
        if (!s.returned) continue;
        s.acting = titan;
        AWAIT(damage, actor)
        s.acting = actor;
    }
    RULE_END
}

} // namespace stolik::titan_race
