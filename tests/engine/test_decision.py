"""When a question is asked, when it is not, and what it offers."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import pytest

from stolik.engine.decision import (
    CHANCE,
    Answer,
    Decision,
    Refusal,
    choose,
    choose_or_pass,
    confirm,
    draw,
    offer,
    roll,
)
from stolik.engine.game import Rule
from stolik.engine.things import Kind, Prompt

T = TypeVar("T")


async def awaiting(question: Awaitable[T]) -> T:
    """A rule that asks it."""
    return await question


def asked(question: Awaitable[object]) -> Decision:
    rule: Rule[object] = awaiting(question)
    return rule.send(None)


def reply(question: Awaitable[T], answer: Answer) -> T:
    """What the rule returns once its question is answered."""
    rule: Rule[T] = awaiting(question)
    _ = rule.send(None)
    with pytest.raises(StopIteration) as done:
        _ = rule.send(answer)
    value: T = done.value.value
    return value


def unasked(question: Awaitable[T]) -> T:
    """What the rule returns without a question."""
    rule: Rule[T] = awaiting(question)
    with pytest.raises(StopIteration) as done:
        _ = rule.send(None)
    value: T = done.value.value
    return value


def odd_only(answer: Answer) -> Refusal | None:
    return None if isinstance(answer, int) and answer % 2 else "X-1"


def all_forbidden(answer: Answer) -> Refusal | None:
    return "X-2"


def test_choose_asks_the_player_with_all_candidates_in_their_order() -> None:
    decision = asked(choose(1, "card", [3, 1, 2], about=7))
    assert (decision.player, decision.prompt, decision.options, decision.about) == (1, "card", [3, 1, 2], 7)
    assert reply(choose(1, "card", [3, 1, 2]), 1) == 1


def test_the_options_are_a_copy_of_the_candidates() -> None:
    candidates = [1, 2]
    decision = asked(choose(0, "card", candidates))
    candidates.append(3)
    assert decision.options == [1, 2]


def test_choose_does_not_ask_where_one_option_is_left() -> None:
    assert unasked(choose(0, "card", ["only"])) == "only"
    assert unasked(choose(0, "card", [1, 2, 4], odd_only)) == 1


def test_choose_asks_about_a_single_option_where_its_being_single_is_secret() -> None:
    question = choose(0, "card", [5], secret=True)
    assert asked(question).options == [5]
    assert reply(choose(0, "card", [5], secret=True), 5) == 5


def test_choose_from_nothing_is_a_mistake_of_the_rule() -> None:
    with pytest.raises(AssertionError, match="nothing to answer to 'card'"):
        _ = asked(choose(0, "card", [2, 4], odd_only))


def test_choose_or_pass_offers_to_pass_last() -> None:
    assert asked(choose_or_pass(0, "card", [2, 1])).options == [2, 1, None]
    assert reply(choose_or_pass(0, "card", [2, 1]), None) is None


def test_choose_or_pass_asks_about_one_candidate_but_not_about_none() -> None:
    assert asked(choose_or_pass(0, "card", [2])).options == [2, None]
    assert unasked(choose_or_pass(0, "card", [])) is None
    assert unasked(choose_or_pass(0, "card", [2, 4], odd_only)) is None


def test_offer_asks_even_where_there_is_nothing_to_choose() -> None:
    empty: list[int] = []
    assert asked(offer(2, "shield", empty, about="K")).options == [None]
    assert asked(offer(2, "shield", [2, 3], odd_only)).options == [3, None]
    assert reply(offer(2, "shield", [3]), 3) == 3


def test_confirm_is_a_yes_or_a_no() -> None:
    decision = asked(confirm(1, "again", about=4))
    assert decision.options == [True, False]
    assert decision.about == 4
    assert reply(confirm(1, "again"), False) is False


@pytest.mark.parametrize("ask", [choose, choose_or_pass, offer])
def test_what_a_rule_forbids_is_not_offered_and_the_refusal_says_why(ask: type[object]) -> None:
    question: Awaitable[object] = ask(0, "card", [1, 2, 3, 4], odd_only)  # type: ignore[call-arg,assignment]
    decision = asked(question)
    assert [option for option in decision.options if option is not None] == [1, 3]
    assert decision.why_not(2) == "X-1"
    assert decision.why_not("junk") == "X-1"
    assert decision.why_not(3) is None


def test_a_question_without_a_predicate_gives_no_reason() -> None:
    assert asked(choose(0, "card", [1, 2])).why_not(5) is None


def test_candidates_are_filtered_and_refused_by_the_same_predicate() -> None:
    assert unasked(choose_or_pass(0, "card", [1, 2, 3], all_forbidden)) is None
    assert asked(offer(0, "card", [1, 2, 3], all_forbidden)).why_not(1) == "X-2"


def test_draw_asks_chance_in_the_name_of_a_seat_with_a_weight_for_each_kind() -> None:
    pool = [4, 2, 4, 4, 9]
    decision = asked(draw(3, "coin", pool))
    assert (decision.player, decision.whose, decision.prompt) == (CHANCE, 3, "coin")
    assert (decision.options, decision.weights) == ([2, 4, 9], [1, 3, 1])


def test_draw_of_a_pool_without_two_alike_counts_nothing_as_each_is_as_likely() -> None:
    decision = asked(draw(3, "card", [4, 2, 9]))
    assert (decision.options, decision.weights) == ([2, 4, 9], None)


def test_draw_takes_one_item_out_of_the_pool() -> None:
    pool = [4, 2, 4]
    assert reply(draw(0, "coin", pool), 4) == 4
    assert pool == [2, 4]


def test_the_order_of_a_pool_means_nothing() -> None:
    one, other = asked(draw(0, "coin", [1, 2, 2])), asked(draw(0, "coin", [2, 1, 2]))
    assert (one.options, one.weights) == (other.options, other.weights)


def test_draw_is_asked_even_of_a_pool_with_one_item_but_never_of_an_empty_one() -> None:
    assert asked(draw(0, "coin", [5])).options == [5]
    with pytest.raises(AssertionError, match="nothing to answer"):
        _ = asked(draw(0, "coin", []))


def test_roll_asks_chance_for_one_of_the_faces_each_as_likely() -> None:
    decision = asked(roll(1, "die", (1, 2, 3)))
    assert (decision.player, decision.whose) == (CHANCE, 1)
    assert (decision.options, decision.weights) == ([1, 2, 3], None)
    assert reply(roll(CHANCE, "die", (1, 2, 3)), 2) == 2


def test_a_prompt_declares_kind_rule_and_what_it_is_about() -> None:
    card, titan = Kind("card"), Kind("titan")
    prompt = Prompt(card, "X-1", titan)
    assert (prompt.kind, prompt.rule, prompt.about) == (card, "X-1", titan)
    assert Prompt(card, "X-1").about is None


def test_what_is_shown_of_a_question_is_all_but_the_predicate_that_knows_the_truth() -> None:
    decision = asked(choose(1, "card", [1, 2, 3, 4, 5], odd_only, about=7))
    shown = decision.shown()
    assert (shown.player, shown.prompt, shown.options, shown.about) == (1, "card", [1, 3, 5], 7)
    assert shown.unless is None
    shown.options.clear()
    assert decision.options == [1, 3, 5]
