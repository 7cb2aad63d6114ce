"""Players that have learned: led by their weights, blind to the truth, the same for the same seed."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from stolik.bots import policy as policies
from stolik.bots.bot import answer_of
from stolik.bots.learned import LearnedBot, best_of
from stolik.bots.levels import BOTS, FORMER, LEVELS, bot, is_learned, iterations_of, strength_in, strength_of
from stolik.bots.outlook import Outlook
from stolik.bots.policy import NoPolicy, Policy, drawn, facts_of, policy_of
from stolik.bots.puct import NATIVE, Branch, Fork, LearnedSearch, led_chances, searched
from stolik.bots.strength import AHEAD, TURN, Strength
from stolik.bots.strengths import LEARNED as LEARNED_LEVELS
from stolik.bots.weights import read, read_hopes, weights_file, written
from stolik.contract.cases import QUICK
from stolik.engine.box import BoxFault
from stolik.engine.decision import Answer, choose, roll
from stolik.engine.facts import Facts, Standing
from stolik.engine.game import GameOver, Options
from stolik.engine.position import Imagination, Position
from stolik.games import GAMES
from tests.bots.test_bots import asked, blind_answer, questions, twin
from tests.bots.test_search import Counted, matches
from tests.bots.test_search import asked as shown
from tests.engine.mini import DICE_RACE, RaceState, dice_race

FACTS = Facts(["one", "two"], lambda s, decision: [[int(option == 2)] for option in decision.options])
CLUELESS = Policy(FACTS, [0.0, 0.0])
LEARNED = ("policy", "puct8")


def learner(seed: int, iterations: int, policy: Policy, **more: Any) -> LearnedBot:
    return LearnedBot(seed, Strength(iterations, led=True, **more), policy)


def has_weights(name: str) -> bool:
    try:
        return bool(policy_of(GAMES[name]).weights)
    except NoPolicy:
        return False


CONFIGURATIONS = [
    pytest.param(name, options, id=f"{name}-{number}", marks=pytest.mark.many if number > QUICK else ())
    for name, game in GAMES.items()
    if has_weights(name)
    for number, options in enumerate(game.configurations(), 1)
]


# The policy


def test_the_answer_with_the_largest_sum_is_given_and_equal_ones_by_lot() -> None:
    assert answer_of(learner(1, 0, Policy(FACTS, [0.1, 0.0])), matches(7)) == 1
    assert answer_of(learner(1, 0, Policy(FACTS, [0.0, 0.1])), matches(7)) == 2
    assert {answer_of(learner(seed, 0, CLUELESS), matches(7)) for seed in range(20)} == {1, 2}


def test_the_higher_score_is_drawn_more_often_the_sharper_the_more() -> None:
    def share(sharp: float) -> float:
        rng = Random(1)
        return sum(drawn([0.0, 0.5], sharp, rng) for _ in range(400)) / 400

    assert 0.4 < share(0.0) < 0.6 < share(1.0) < 0.75 < share(6.0) < 1.0


def test_a_win_at_once_goes_before_a_sure_one_that_was_looked_at_more_often() -> None:
    now, later, likely = Outlook(1, 39, 0.9995), Outlook(2, 131, 0.9985), Outlook(3, 150, 0.9)
    assert best_of([later, now, likely]) is now
    assert best_of([later, likely]) is likely


# The weights


def test_weights_that_were_written_are_read(tmp_path: Path) -> None:
    file = tmp_path / "policy.toml"
    file.write_text(written(FACTS, [0.25, -1.5], {"games": 3, "how": "by hand"}), encoding="utf-8")
    assert read(file, FACTS) == [0.25, -1.5]
    fixed = Facts(["one", "two"], FACTS.rows, fixed={"two": 4.0})
    assert read(file, fixed) == [0.25, 4.0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('facts = "none"\n[weights]\n"one" = 1.0\n', "was learned for the facts none"),
        (f'facts = "{FACTS.digest}"\n', "or none at all"),
        (f'facts = "{FACTS.digest}"\n[weights]\n"three" = 1.0\n', "no fact"),
        (f'facts = "{FACTS.digest}"\n[weights]\n"one" = "much"\n', "the weight of one"),
        (f'facts = "{FACTS.digest}"\n[weights]\n"one" = nan\n', "the weight of one"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "policy.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BoxFault, match=why):
        read(file, FACTS)


def test_facts_that_change_change_their_digest() -> None:
    assert Facts(["two", "one"], FACTS.rows).digest != FACTS.digest


def test_a_game_without_facts_says_so() -> None:
    with pytest.raises(NoPolicy, match=r"dice_race has no features.py"):
        facts_of(DICE_RACE)


@pytest.mark.parametrize("name", [name for name in GAMES if has_weights(name)])
def test_an_owner_can_put_other_weights_in_the_box(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = facts_of(GAMES[name])
    (tmp_path / name).mkdir()
    file = tmp_path / name / "policy.toml"
    file.write_text(written(facts, [1.0] * len(facts.names), {}), encoding="utf-8")
    monkeypatch.setenv("STOLIK_BOX", str(tmp_path))
    monkeypatch.setattr(policies, "POLICIES", {})
    assert weights_file(GAMES[name]) == file


@pytest.mark.parametrize("name", [name for name in LEARNED_LEVELS if name in GAMES])
def test_a_level_whose_weights_do_not_fit_plays_as_before_and_says_why_once(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[name]
    position = next(iter(questions(game, next(iter(game.configurations())), seed=2, count=1)))
    (tmp_path / name).mkdir()
    (tmp_path / name / "policy.toml").write_text('facts = "old"\n[weights]\n', encoding="utf-8")
    monkeypatch.setenv("STOLIK_BOX", str(tmp_path))
    kept = dict(policies.POLICIES)
    policies.POLICIES.clear()
    policies.REFUSED.clear()
    try:
        assert asked(position, bot("level2", 1)) == asked(position, bot("level2@1", 1))
        assert strength_in("level1", game) is strength_of("level1@1", name)
        with pytest.raises(BoxFault, match="was learned for the facts old"):
            asked(position, bot("puct8", 1))
    finally:
        policies.REFUSED.clear()
        policies.POLICIES.update(kept)
    assert [record.getMessage().count("was learned for the facts old") for record in caplog.records] == [1]


def standing(s: RaceState, seat: int) -> Standing:
    return [(0, float(sum(s.tokens[seat]) - sum(s.tokens[1 - seat])))]


MEASURED = Facts(["any"], lambda s, decision: [[0] for _ in decision.options], measures=["lead"], standing=standing)


def test_hopes_that_were_written_are_read_and_none_are_none(tmp_path: Path) -> None:
    file = tmp_path / "policy.toml"
    file.write_text(written(MEASURED, [0.0], {}, {}, [0.75]), encoding="utf-8")
    assert read_hopes(file, MEASURED) == [0.75]
    assert read(file, MEASURED) == [0.0]
    file.write_text(written(MEASURED, [0.0], {}), encoding="utf-8")
    assert read_hopes(file, MEASURED) == []


@pytest.mark.parametrize(
    ("hopes", "why"), [('"height" = 1.0', "no measure"), ('"lead" = "much"', "the hope of lead"), ("", "")]
)
def test_hopes_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path, hopes: str, why: str) -> None:
    file = tmp_path / "policy.toml"
    file.write_text(f'facts = "{MEASURED.digest}"\n[weights]\n[hopes]\n{hopes}\n', encoding="utf-8")
    if why:
        with pytest.raises(BoxFault, match=why):
            read_hopes(file, MEASURED)
    else:
        assert read_hopes(file, MEASURED) == [0.0]


def test_facts_hold_again_in_every_situation_and_weigh_there_what_they_weigh_in_both() -> None:
    facts = Facts(
        ["one", "two"],
        FACTS.rows,
        situations=["early", "late"],
        situation=lambda s, decision: [int(len(decision.options) < 2)],
    )
    assert facts.names == ["one", "two", "one when early", "two when early", "one when late", "two when late"]
    position = matches(7)
    assert position.decision is not None
    assert facts.rows(position.state, position.decision) == [[0, 2], [1, 3]]
    assert Policy(facts, [0.5, 1.0, 2.0, 4.0, 8.0, 8.0]).scores(position, position.decision) == [2.5, 5.0]
    other = Facts(["one", "two"], FACTS.rows, situations=["early", "late"], situation=lambda s, decision: [])
    assert Policy(other, [0.5, 1.0, 2.0, 4.0, 8.0, 8.0]).scores(position, position.decision) == [0.5, 1.0]


# The search


def test_a_position_is_worth_what_results_have_taught_where_they_have() -> None:
    position = Position(DICE_RACE, RaceState(tokens=[[1, 0], [0, 2]], sides=[0, 1], goal=4))
    strength = Strength(10, led=True, scale=5.0)

    def worth(seat: int, *hopes: float) -> float:
        return led_chances(position, seat, Policy(MEASURED, [0.0], list(hopes)), strength, 0)

    assert worth(0) > 0.5, "the game judges by the own tokens alone"
    assert worth(0, 2.0) < 0.2 < 0.8 < worth(1, 2.0)
    assert worth(0, 2.0) + worth(1, 2.0) == pytest.approx(1.0)


@pytest.mark.parametrize(("left", "best"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
@pytest.mark.parametrize("seed", range(4))
def test_a_forced_win_is_found(left: int, best: int, seed: int) -> None:
    assert answer_of(learner(seed, 500, CLUELESS), matches(left)) == best


def test_a_policy_that_errs_does_not_keep_the_win_from_being_found() -> None:
    assert answer_of(learner(1, 200, Policy(FACTS, [3.0, 0.0])), matches(2)) == 2


def test_the_prior_says_where_to_look_first() -> None:
    fork = Fork()
    fork.branches = {option: Branch(option, share) for option, share in ((1, 1.0), (2, 8.0))}
    assert fork.chosen([1, 2]).answer == 2
    assert fork.chosen([1]).answer == 1, "in this world nothing else is possible"


def test_visit_n_of_every_answer_meets_world_n() -> None:
    decision, _, imagined = shown(matches(7))
    numbers: list[int] = []

    def counted(number: int) -> Position[Any]:
        numbers.append(number)
        return imagined(number)

    search = LearnedSearch(decision, CLUELESS, Strength(60, led=True), Random(1))
    search.run(counted)
    first = min(numbers)
    expected = [first, *(first + n for branch in search.root.branches.values() for n in range(branch.visits))]
    assert sorted(numbers) == sorted(expected)


def test_every_iteration_deals_one_world() -> None:
    decision, view, imagined = shown(matches(7))
    counted = Counted(imagined)
    assert sum(outlook.visits for outlook in learner(1, 50, CLUELESS).outlooks(decision, view, counted)) == 50
    assert counted.count == 51, "and one for the priors"


def test_a_playout_may_end_with_the_turn() -> None:
    """Here a turn is one answer, so that nothing is played beyond the tree."""

    def longest(ahead: int) -> int:
        decision, _, imagined = shown(matches(9, seats=3))
        search = LearnedSearch(decision, CLUELESS, Strength(20, led=True, ahead=ahead), Random(1))
        return max(search.iterate(imagined)[1] for _ in range(20))

    assert longest(TURN) <= 4 < longest(AHEAD)


async def wager(s: RaceState) -> None:
    """Token 0 wins two times of three; with 1 a die is rolled, and whoever then says whether it is odd has won."""
    bold = await choose(0, "token", (0, 1), anything)
    die = await roll(0, "die", (1, 2, 3, 4, 5, 6))
    won = die < 5 if bold == 0 else await choose(0, "token", (0, 1), anything) == die % 2
    s.winner = 0 if won else 1
    raise GameOver


def anything(answer: Answer) -> None:
    return None


@pytest.mark.parametrize(("sees_luck", "best"), [(False, 0), (True, 1)])
def test_whoever_sees_luck_in_the_tree_counts_on_answers_that_suit_it(sees_luck: bool, best: int) -> None:
    position = Position(dice_race(step=wager), RaceState(tokens=[[0, 0], [0, 0]], sides=[0, 1], goal=4))
    assert answer_of(learner(1, 400, CLUELESS, sees_luck=sees_luck), position) == best


def test_a_search_that_sees_luck_is_not_left_to_a_kernel_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked_in(sees_luck: bool) -> bool:
        decision, _, imagined = shown(matches(7))
        assert isinstance(imagined, Imagination)
        kernel = Kernel()
        monkeypatch.setitem(NATIVE, imagined.game.name, kernel)
        searched(decision, CLUELESS, Strength(10, led=True, sees_luck=sees_luck), Random(1), imagined)
        return kernel.asked

    assert asked_in(sees_luck=False)
    assert not asked_in(sees_luck=True)


class Kernel:
    """It has nothing for these worlds."""

    def __init__(self) -> None:
        self.asked = False

    def search(self, *question: object) -> None:
        self.asked = True

    def judge(self, *question: object) -> None:
        self.asked = True


def test_with_three_seats_everybody_plays_for_themselves() -> None:
    """With two left of three players, whoever takes one hands the win to the next."""
    assert answer_of(learner(1, 200, CLUELESS), matches(2, seats=3)) == 2
    chances = [outlook.chance for outlook in learner(1, 200, CLUELESS).outlooks(*shown(matches(3, seats=3)))]
    assert max(chances) < 0.3


def test_a_team_plays_for_its_team() -> None:
    position = Position(DICE_RACE, RaceState(tokens=[[3, 2], [0, 0], [4, 3], [0, 0]], sides=[0, 1, 0, 1], goal=4))
    position.play(1)
    alike = Policy(Facts(["any"], lambda s, decision: [[0] for _ in decision.options]), [0.0])
    assert min(outlook.chance for outlook in learner(1, 200, alike).outlooks(*shown(position))) > 0.6


def test_a_clear_question_takes_fewer_iterations_and_a_close_one_more() -> None:
    decision, _, imagined = shown(matches(2))
    clear = LearnedSearch(decision, CLUELESS, Strength(200, led=True, flexible=True), Random(1))
    clear.run(imagined)
    assert clear.root.visits < 200, "whoever takes two has won"
    decision, _, imagined = shown(matches(300))
    close = LearnedSearch(decision, CLUELESS, Strength(40, led=True, flexible=True), Random(1))
    close.run(imagined)
    assert 40 < close.root.visits <= 80, "nobody knows so early"


def test_the_sharper_the_likelier_is_the_better_answer() -> None:
    def wins(**more: Any) -> int:
        return sum(answer_of(learner(seed, 30, CLUELESS, **more), matches(2)) == 2 for seed in range(40))

    assert 20 < wins(sharp=0.3) < wins(sharp=1.0) <= wins(sharp=4.0) <= wins() == 40


def test_a_beginner_errs_where_the_policy_sees_little_difference() -> None:
    soft = [answer_of(learner(seed, 0, Policy(FACTS, [1.0, 0.0]), sharp=1.0), matches(7)) for seed in range(60)]
    clear = [answer_of(learner(seed, 0, Policy(FACTS, [9.0, 0.0]), sharp=1.0), matches(7)) for seed in range(60)]
    assert 5 < soft.count(2) < 30
    assert clear.count(2) <= 1


def test_processes_share_a_learned_search_out() -> None:
    question = shown(matches(7))
    found = learner(1, 90, CLUELESS, processes=3).outlooks(*question)
    assert sum(outlook.visits for outlook in found) == 90
    again = learner(1, 90, CLUELESS, processes=3).outlooks(*question)
    assert [(one.visits, one.chance) for one in found] == [(one.visits, one.chance) for one in again]


# By name


def test_former_levels_stay_as_they_were() -> None:
    for name in GAMES:
        for level, former in zip(LEVELS, FORMER, strict=True):
            assert not strength_of(former, name).led
            assert strength_of(former, name) is strength_of(level, name) or name in LEARNED_LEVELS
    assert not set(FORMER) & set(BOTS), "no table offers them"


@pytest.mark.parametrize("name", [name for name in LEARNED_LEVELS if name in GAMES])
def test_levels_that_have_learned_have_weights_and_never_answer_by_lot(name: str) -> None:
    assert has_weights(name)
    for strength in LEARNED_LEVELS[name]:
        assert strength.led or strength.iterations
        assert not strength.lapses
        assert not strength.noise


def test_they_are_known_by_name() -> None:
    assert [iterations_of(name) for name in ("puct1", "puct400", "puct", "puct0", "puct-1", "policy")] == [1, 400] + [
        0
    ] * 4
    assert is_learned("policy")
    assert not any(map(is_learned, [*BOTS, "puct", "puctx", "", "puct²"]))
    assert strength_of("puct20", "any").iterations == 20
    assert strength_of("puct20", "any").led


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("level", LEARNED)
def test_they_never_look_at_the_true_state(name: str, options: Options, level: str) -> None:
    for position in questions(GAMES[name], options, seed=2, count=4):
        assert blind_answer(position, level) == blind_answer(position, level), "the same seed"


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS)
@pytest.mark.parametrize("level", LEARNED)
def test_they_answer_alike_whatever_lies_hidden(name: str, options: Options, level: str) -> None:
    compared = 0
    for position in questions(GAMES[name], options, seed=4, count=8):
        assert position.decision is not None
        other = twin(position, position.decision.player, Random(9))
        if other is not None:
            assert asked(position, bot(level, 1)) == asked(other, bot(level, 1))
            compared += 1
    assert compared > 0
