// The rules that may wait for an answer, by name: those that are `async` in Python.
#pragma once

#include "war_chest/numbers.hpp"

#define WAR_CHEST_RULES(RULE)                                                                                          \
    /* setup.hpp */                                                                                                    \
    RULE(lay_out) RULE(reveal_decrees) RULE(line_up) RULE(deal) RULE(open_draft) RULE(reveal_cards) RULE(draft)        \
    /* turn.hpp, actions.hpp, coins.hpp */                                                                             \
    RULE(draw_coins) RULE(take_turn) RULE(use_coin) RULE(carry_out) RULE(draw_coin)                                    \
    /* maneuvers.hpp, attack.hpp, followups.hpp */                                                                     \
    RULE(maneuver) RULE(granted_move) RULE(offered_move) RULE(offered_maneuver) RULE(granted_attack) RULE(attack)      \
    RULE(settle) RULE(follow)                                                                                          \
    /* units/ */                                                                                                       \
    RULE(berserker_rages) RULE(cavalry_tactic) RULE(footman_tactic) RULE(footman_follows) RULE(warrior_priest_prays)   \
    RULE(bannerman_shoves) RULE(bishop_tactic) RULE(earl_tactic) RULE(sapper_tactic) RULE(sapper_builds)               \
    RULE(siege_tower_tactic) RULE(siege_tower_rises) RULE(war_wagon_tactic) RULE(assassin_tactic) RULE(assassin_robs)  \
    RULE(saboteur_strikes) RULE(infiltrator_deceives)                                                                  \
    /* decrees.hpp, decree_cards.hpp */                                                                                \
    RULE(proclaim) RULE(carry_out_decree) RULE(enlist) RULE(guard) RULE(march) RULE(sacrifice) RULE(redeploy)          \
    RULE(reinforce) RULE(spy)

namespace stolik::war_chest {

#define NAME(rule) rule,
enum class Rule : uint8_t { WAR_CHEST_RULES(NAME) };
#undef NAME

// Those of sets that are not in use are never run.
STOLIK_FN constexpr bool can_be_run(Rule rule) {
    if (rule < Rule::bannerman_shoves) return true;
    if (rule < Rule::sapper_tactic || rule >= Rule::proclaim) return can_be_in_play(NOBILITY);
    return can_be_in_play(rule < Rule::assassin_tactic ? SIEGE : NIGHTFALL);
}

#define DECLARE(rule) STOLIK_FN bool rule(State &s, Question &q, Frame &f);
WAR_CHEST_RULES(DECLARE)
#undef DECLARE

} // namespace stolik::war_chest
