// The learned search inside a kernel (bots/puct.py, bots/policy.py, bots/rollout.py): the same tree, the same luck, the
// same sums in the same order, so that it finds to the last bit what the rules find. Only for a CPU.
#pragma once

#include <cmath>
#include <vector>

#include "stolik/dice.hpp"
#include "stolik/play.hpp"

namespace stolik {

// The numbers of puct.py, policy.py and rollout.py, and of the strength; kernels/search.py hands them over.
struct Manner {
    double trust, doubt, flat, uniform, sharp, stray, steepest, sure, haste, steep, scale;
    int32_t ahead; // answers beyond the tree at most
    int32_t turn;  // they end with the turn
    int32_t seats;
    int32_t as_it_is; // every world is the truth: to judge a position
};

constexpr int NO_LINK = -1;

template <class Kernel> class Search {
    using State = typename Kernel::State;
    using Question = typename Kernel::Question;

    // An answer to a question, and the first of the questions that have followed it.
    struct Branch {
        double share, total;
        int32_t option, visits, forks, next;
    };
    // A question, after the same answers in any world, and the first of its answers.
    struct Fork {
        double total;
        int32_t visits, branches, next;
        int16_t player, prompt, about;
    };
    struct Taken {
        int32_t seat, fork, branch;
    };

    const Held<Kernel> truth_;
    const Manner manner_;
    const std::vector<double> weights_;
    const uint64_t first_;
    std::vector<int32_t> places_; // of the options that the first question is searched for
    std::vector<Branch> branches_;
    std::vector<Fork> forks_; // the first is the root
    std::vector<Taken> path_;
    Held<Kernel> world_;
    Dice dice_[3], &dealer_ = dice_[0], &luck_ = dice_[1], &play_ = dice_[2];
    int32_t known_[Question::CAPACITY];
    double scores_[Question::CAPACITY];

  public:
    Search(const Held<Kernel> &truth, const Manner &manner, const double *weights, int facts, const int32_t *places,
           int options, uint64_t first)
        : truth_(truth), manner_(manner), weights_(weights, weights + facts), first_(first),
          places_(places, places + options) {
        const auto &q = truth_.question;
        forks_.push_back({0.0, 0, NO_LINK, NO_LINK, q.player, q.prompt, q.about});
        deal(first_);
        for (int place : places_) meet(0, branches_.empty() ? NO_LINK : last_branch(), place);
    }

    void tell(int32_t *visits, double *totals) const {
        for (size_t place = 0; place < places_.size(); place++) {
            visits[place] = branches_[place].visits;
            totals[place] = branches_[place].total;
        }
    }

    // The first answer is chosen before its world is dealt: visit n of each meets world n and luck n.
    // After how many answers it was judged.
    int iterate() {
        int options = static_cast<int>(places_.size());
        for (int place = 0; place < options; place++) known_[place] = place;
        int place = chosen(0, options);
        uint64_t number = first_ + static_cast<uint64_t>(branches_[place].visits);
        deal(number);
        path_.clear();
        path_.push_back({truth_.question.player, 0, place});
        give(places_[place]);
        descend(place);
        int played = static_cast<int>(path_.size()) + play_on(path_.back().seat);
        learn(played);
        return played;
    }

    // By seat the sum of its chances after so many iterations; the first ones find the way and are not counted.
    void judge(int uncounted, int iterations, double *sums) {
        for (int number = 0; number < uncounted + iterations; number++) {
            int played = iterate();
            for (int seat = 0; seat < manner_.seats && number >= uncounted; seat++)
                sums[seat] += chances(seat, played);
        }
    }

  private:
    // The world of that number, and its luck.
    void deal(uint64_t number) {
        world_ = truth_;
        Dice::seed<3>(dice_, {number, 2 * number, 2 * number + 1});
        if (!manner_.as_it_is) Kernel::resample(world_.state, truth_.question.player, dealer_);
    }
    void give(int place) { answer<Kernel>(world_.state, world_.question, place); }
    void give_by_chance() {
        const auto &q = world_.question;
        give(q.picked(static_cast<uint32_t>(luck_.share() * q.total)));
    }
    int last_branch() const { return static_cast<int>(branches_.size()) - 1; }

    // What the policy says

    double score(int place) const {
        typename Kernel::Facts facts;
        Kernel::facts(world_.state, world_.question, place, facts);
        double found = 0.0;
        for (int fact = 0; fact < facts.size; fact++) found += weights_[static_cast<size_t>(facts[fact])];
        return found;
    }
    double share(int place) const {
        double flat = score(place) / manner_.flat;
        return std::exp(std::fmax(-manner_.steepest, std::fmin(flat, manner_.steepest)));
    }
    // An answer without a thought, mostly the best that the weights know.
    int lightly() {
        int count = world_.question.count;
        if (count == 1) return 0;
        if (play_.share() < manner_.stray) return static_cast<int>(play_.share() * count);
        double best = -INFINITY, total = 0.0;
        for (int place = 0; place < count; place++) {
            scores_[place] = score(place);
            best = std::fmax(best, scores_[place]);
        }
        for (int place = 0; place < count; place++) {
            total += std::exp(std::fmax(-manner_.steepest, manner_.sharp * (scores_[place] - best)));
            scores_[place] = total;
        }
        double value = play_.share() * total;
        for (int place = 0; place < count; place++)
            if (value < scores_[place]) return place;
        return count - 1;
    }

    // The tree

    int fork_after(int branch) {
        const auto &q = world_.question;
        int fork = branches_[branch].forks;
        for (; fork != NO_LINK; fork = forks_[fork].next)
            if (forks_[fork].prompt == q.prompt && forks_[fork].player == q.player && forks_[fork].about == q.about)
                return fork;
        forks_.push_back({0.0, 0, NO_LINK, branches_[branch].forks, q.player, q.prompt, q.about});
        return branches_[branch].forks = static_cast<int>(forks_.size()) - 1;
    }
    // A new answer, linked behind the last one of its question.
    int meet(int fork, int last, int place) {
        branches_.push_back({share(place), 0.0, world_.question.options[place], 0, NO_LINK, NO_LINK});
        (last == NO_LINK ? forks_[fork].branches : branches_[last].next) = last_branch();
        return last_branch();
    }
    // Finds the branches of the options; most often they lie in the order in which they are offered.
    void look(int fork) {
        const auto &q = world_.question;
        int last = NO_LINK;
        for (int place = 0; place < q.count; place++) {
            int found = last == NO_LINK ? NO_LINK : branches_[last].next;
            if (found == NO_LINK || branches_[found].option != q.options[place]) {
                int end = NO_LINK;
                for (found = forks_[fork].branches; found != NO_LINK; found = branches_[found].next) {
                    if (branches_[found].option == q.options[place]) break;
                    end = found;
                }
                if (found == NO_LINK) found = meet(fork, end, place);
            }
            known_[place] = last = found;
        }
    }
    // The place of an option, by value and prior; the priors are those of the answers that are possible in this world.
    int chosen(int fork, int count) const {
        const Fork &asked = forks_[fork];
        double shares = 0.0;
        for (int place = 0; place < count; place++) shares += branches_[known_[place]].share;
        double even = manner_.uniform / count;
        double untried = (asked.visits ? asked.total / asked.visits : 0.5) - manner_.doubt;
        double width = manner_.trust * std::sqrt(asked.visits + 1);
        double most = -1.0;
        int best = 0;
        for (int place = 0; place < count; place++) {
            const Branch &branch = branches_[known_[place]];
            double prior = (1.0 - manner_.uniform) * branch.share / shares + even;
            double value = branch.visits ? branch.total / branch.visits : untried;
            double score = value + width * prior / (1 + branch.visits);
            if (score > most) {
                most = score;
                best = place;
            }
        }
        return best;
    }

    // An iteration

    // To the first answer that has not been tried.
    void descend(int branch) {
        const auto &q = world_.question;
        while (branches_[branch].visits && q.player != OVER) {
            if (q.player == CHANCE) {
                give_by_chance();
            } else if (q.count == 1) {
                give(0);
            } else {
                int fork = fork_after(branch);
                look(fork);
                int place = chosen(fork, q.count);
                branch = known_[place];
                path_.push_back({q.player, fork, branch});
                give(place);
            }
        }
    }
    // Answers of the policy after the last one of the tree, and all that chance answers; how many it took.
    int play_on(int last) {
        const auto &q = world_.question;
        int played = 0;
        while (q.player != OVER) {
            if (q.player == CHANCE) {
                give_by_chance();
            } else if (played >= manner_.ahead || (manner_.turn && q.player != last)) {
                break;
            } else {
                give(lightly());
                played++;
            }
        }
        return played;
    }
    double squashed(double lead) const {
        if (lead > 30.0) return 1.0;
        return lead > -30.0 ? 1.0 / (1.0 + std::exp(-manner_.steep * lead)) : 0.0;
    }
    // How likely the seat, with its side, is to win.
    double chances(int seat, int played) const {
        int32_t places[Kernel::SEATS] = {};
        const State &s = world_.state;
        if (world_.question.player != OVER || Kernel::result(s, places) == NOTHING)
            return 0.5 + manner_.sure * (squashed(Kernel::evaluate(s, seat) / manner_.scale) - 0.5);
        int winners = 0;
        for (int other = 0; other < manner_.seats; other++) winners += places[other] == 1;
        if (winners == 0 || winners == manner_.seats) return 0.5;
        return places[seat] == 1 ? 1.0 - manner_.haste * played : manner_.haste * played;
    }
    void learn(int played) {
        double worth[Kernel::SEATS];
        uint32_t judged = 0;
        for (const Taken &taken : path_) {
            if (!(judged >> taken.seat & 1)) worth[taken.seat] = chances(taken.seat, played);
            judged |= 1u << taken.seat;
            double value = worth[taken.seat];
            forks_[taken.fork].visits++;
            forks_[taken.fork].total += value;
            branches_[taken.branch].visits++;
            branches_[taken.branch].total += value;
        }
    }
};

} // namespace stolik
