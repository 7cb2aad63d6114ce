// The moments at which the cards of units act: what general rules ask here, the cards in units/ answer.
#pragma once

#include "war_chest/units/base.hpp"
#include "war_chest/units/nightfall.hpp"
#include "war_chest/units/nobility.hpp"
#include "war_chest/units/siege.hpp"

namespace stolik::war_chest {

// A tactic, which its coin pays for: what the first choice can be, NO_GOAL_TO_NAME where there is none to make.
STOLIK_FN inline Hexes tactic_of(State &s, int unit, int at) {
    switch (in_play(unit)) {
    case ARCHER: return archer_goals(s, at);
    case CAVALRY: return cavalry_goals(s, at);
    case CROSSBOWMAN: return crossbow_goals(s, at);
    case ENSIGN: return ensign_goals(s, at);
    case FOOTMAN: return footman_goals(s, at);
    case LANCER: return lancer_goals(s, at);
    case LIGHT_CAVALRY: return strides(s, at);
    case MARSHALL: return marshall_goals(s, at);
    case ROYAL_GUARD: return royal_guard_goals(s, at);
    case BISHOP: return bishop_goals(s, at);
    case EARL: return earl_goals(s, at);
    case HERALD: return herald_goals(s, at);
    case SAPPER: return sapper_goals(s, at);
    case SIEGE_TOWER: return normal_targets(s, at);
    case TREBUCHET: return trebuchet_goals(s, at);
    case WAR_WAGON: return wagon_goals(s, at);
    case ASSASSIN: return assassin_goals(s, at);
    case SABOTEUR: return saboteur_goals(s, at);
    case INFILTRATOR: return infiltrator_goals(s, at);
    case SKIRMISHER: return skirmisher_goals(s, at);
    default: return 0;
    }
}

// Tactics that ask nothing themselves are done here, each of the others becomes its rule.
STOLIK_FN inline bool carry_out_tactic(State &s, Question &q, int unit, int at, int to) {
    switch (in_play(unit)) {
    case CAVALRY: BECOME(cavalry_tactic, at, to);
    case ENSIGN: BECOME(granted_move, to, at);
    case FOOTMAN: BECOME(footman_tactic);
    case LANCER: {
        int target = next_in_line(s, at, to);
        move(s, at, to);
        BECOME(attack, to, target);
    }
    case LIGHT_CAVALRY:
    case ROYAL_GUARD:
    case SKIRMISHER: move(s, at, to); return s.leave();
    case MARSHALL: BECOME(granted_attack, to);
    case BISHOP: BECOME(bishop_tactic, at);
    case EARL: BECOME(earl_tactic, at);
    case HERALD: raise_from_supply(s, to); return s.leave();
    case SAPPER: BECOME(sapper_tactic, at, to);
    case SIEGE_TOWER: BECOME(siege_tower_tactic, at, to);
    case WAR_WAGON: BECOME(war_wagon_tactic, at, to);
    case ASSASSIN: BECOME(assassin_tactic, at, to);
    case SABOTEUR: poison(s, SABOTEUR, to); return s.leave();
    case INFILTRATOR: move(s, at, to); return control(s, to) ? s.leave_all() : s.leave();
    default: BECOME(attack, at, to); // Archer, Crossbowman, Trebuchet
    }
}

STOLIK_FN inline bool maneuver(State &s, Question &q, Frame &f) {
    int8_t at = f.numbers[1], to = f.numbers[2];
    switch (static_cast<Verb>(f.numbers[0])) {
    case Verb::MOVE: move(s, at, to); return s.leave();
    case Verb::CONTROL: return control(s, at) ? s.leave_all() : s.leave();
    case Verb::ATTACK: BECOME(attack, at, to);
    default: return carry_out_tactic(s, q, s.unit[at], at, to);
    }
}

// An attribute: something is left to be done with the unit where it stands now.
STOLIK_FN inline bool attribute_can(State &s, int unit, int at, int about) {
    switch (in_play(unit)) {
    case BERSERKER: return berserker_can(s, at);
    case FOOTMAN: return footman_can(s);
    case MERCENARY: return can_maneuver(s, at, NORMAL);
    case SWORDSMAN:
    case EARL: return steps(s, at);
    case WARRIOR_PRIEST: return priest_can(s);
    case BANNERMAN: return shovable(s, at);
    case HERALD: return can_maneuver(s, at, ANY);
    case SAPPER: return sapper_can(s, at);
    case SIEGE_TOWER: return s.supply[SIEGE_TOWER] > 0;
    case ASSASSIN: return assassin_can(s, about);
    case SABOTEUR: return saboteur_goals(s, at);
    case INFILTRATOR: return beside_card(s, INFILTRATOR);
    default: return false;
    }
}

// Asks its owner and does it; Swordsman and Earl may move (WC-8.29, WC-13.19), Mercenary and Herald maneuver (WC-8.24,
// WC-13.21).
STOLIK_FN inline bool follow(State &s, Question &q, Frame &f) {
    int unit = f.numbers[0], about = f.numbers[1], at = stands(s, unit);
    switch (in_play(unit)) {
    case BERSERKER: BECOME(berserker_rages, at);
    case FOOTMAN: BECOME(footman_follows);
    case MERCENARY: BECOME(offered_maneuver, at, NORMAL);
    case WARRIOR_PRIEST: BECOME(warrior_priest_prays);
    case BANNERMAN: BECOME(bannerman_shoves, at);
    case HERALD: BECOME(offered_maneuver, at, ANY);
    case SAPPER: BECOME(sapper_builds, at);
    case SIEGE_TOWER: BECOME(siege_tower_rises, at);
    case ASSASSIN: BECOME(assassin_robs, about);
    case SABOTEUR: BECOME(saboteur_strikes, at);
    case INFILTRATOR: BECOME(infiltrator_deceives);
    default: BECOME(offered_move, at);
    }
}

// A coin lost in place of the target's: the word of what the target itself can lose (WC-7.4).
STOLIK_FN inline int own_replacement(const State &s, int target) {
    int victim = s.unit[target];
    if (victim == ROYAL_GUARD && royal_guard_can_replace(s)) return WORD_SUPPLY;
    return victim == SKIRMISHER && skirmisher_can_replace(s) ? WORD_DECOY : NO_WORD;
}

STOLIK_FN inline void replace(State &s, int word, int at) {
    switch (word) {
    case WORD_SUPPLY: remove_from_supply(s, ROYAL_GUARD); break;
    case WORD_DECOY: deceive(s, SKIRMISHER, s.owner[s.unit[at]]); break;
    default: lose_coin(s, stands(s, WAR_WAGON));
    }
}

// What needs no choice

// Whom no unit so tall may attack: Knight (WC-8.19) or Bishop (WC-13.17).
STOLIK_FN inline Hexes shielded_from(const State &s, bool tall) { return s.standing[tall ? BISHOP : KNIGHT]; }

// When the attack is over (WC-7.6).
STOLIK_FN inline void when_attacked(State &s, int victim, int at, int target) {
    if (victim == PIKEMAN) pikeman_answers(s, at, target);
}

} // namespace stolik::war_chest
