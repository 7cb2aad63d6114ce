"""What is done at a table besides answering."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.server.kit import BOT, HERE, OPEN, Json, Site, Visitor, question_of, seat, status
from tests.server.table.test_seats import joined


def three(site: Site, **wishes: Any) -> list[Visitor]:
    _, people = site.make(HERE, {"kind": "here", "name": "Bolek"}, {"kind": "here", "name": "Cela"}, **wishes)
    return people


def asked(people: list[Visitor]) -> tuple[int, Visitor, Json]:
    """Who has the open question."""
    for number, person in enumerate(people):
        update = person.look()
        if question_of(update):
            return number, person, update
    raise AssertionError("nobody is asked")


def play_together(people: list[Visitor], answers: int, seed: int = 3) -> None:
    rng = Random(seed)
    for _ in range(answers):
        _, person, update = asked(people)
        person.answer(update, rng.choice)


# Undo


def test_an_answer_is_taken_back_freely_until_somebody_learns_something(site: Site) -> None:
    people = list(joined(site))
    number, person, update = asked(people)
    assert update["seen"][0]["undo"] == "none"
    assert person.act(number, "undo", 409)["key"] == "undo-nothing"
    after = person.answer(update, lambda options: options[0])
    assert after["seen"][0]["undo"] == "free"
    back = person.act(number, "undo")
    assert question_of(back) == question_of(update)
    assert back["seen"][0]["view"] == update["seen"][0]["view"]
    assert [line["kind"] for line in back["happened"]] == ["act-undo"]
    assert back["seq"] > after["seq"], "it is an entry, not an erasure"


def test_beyond_that_all_others_must_agree(site: Site) -> None:
    people = three(site)
    play_together(people, 4)
    number = next(n for n, person in enumerate(people) if person.look()["seen"][0]["undo"] == "consent")
    others = [other for other in range(3) if other != number]
    offered = people[number].act(number, "undo")
    assert offered["table"]["offers"] == [{"kind": "undo", "seat": number, "agreed": [], "number": offered["seq"]}]
    people[others[0]].act(others[0], "draw", 409)
    people[others[0]].act(others[0], "agree")
    agreed = people[others[1]].act(others[1], "agree")
    assert agreed["table"]["offers"] == []
    assert "act-undo" in [line["kind"] for line in agreed["happened"]]
    assert question_of(people[number].look()) is not None


def test_who_declines_or_plays_on_does_not_agree(site: Site) -> None:
    people = three(site)
    play_together(people, 4)
    number = next(n for n, person in enumerate(people) if person.look()["seen"][0]["undo"] == "consent")
    people[number].act(number, "undo")
    other = (number + 1) % 3
    assert people[other].act(other, "decline")["table"]["offers"] == []
    assert people[other].act(other, "agree", 409)["key"] == "nothing-is-asked"
    people[number].act(number, "undo")
    play_together(people, 1)
    assert people[number].look()["table"]["offers"] == []


def test_bots_agree_to_an_undo_and_to_no_draw(site: Site) -> None:
    _, [anna] = site.make(HERE, BOT)
    update = anna.play(3)
    while update["seen"][0]["undo"] != "consent":
        update = anna.play(1, seed=update["seq"])
    before = update["seq"]
    back = anna.act(0, "undo")
    assert "act-undo" in [line["kind"] for line in back["happened"]]
    assert question_of(back) is not None
    assert back["seq"] > before
    assert anna.act(0, "draw", 409)["key"] == "bots-play-on"


# Draw, concession, abort


def test_a_draw_is_agreed_by_all_even_while_those_who_agreed_play_on(site: Site) -> None:
    people = three(site)
    number, person, update = asked(people)
    asked_at = person.act(number, "draw")["seq"]
    person.answer(update, lambda options: options[0])
    assert person.look()["table"]["offers"] == [{"kind": "draw", "seat": number, "agreed": [], "number": asked_at}]
    other, third = [n for n in range(3) if n != number]
    people[other].act(other, "draw")
    over = people[third].act(third, "agree")
    assert status(over) == "over"
    assert over["table"]["result"] == {"places": [1, 1, 1], "reason": "draw", "scores": None, "parts": None}


def test_of_two_sides_the_other_wins_when_one_gives_up(site: Site) -> None:
    anna, bolek = joined(site)
    over = bolek.act(1, "concede")
    assert over["table"]["result"] == {"places": [1, 2], "reason": "concede", "scores": None, "parts": None}
    assert seat(over, 1)["gone"]
    bolek.act(1, "concede", 409)
    anna.post("/chat", {"seat": 0, "text": "Well played"})


def test_of_three_sides_a_bot_goes_on_until_one_is_left(site: Site) -> None:
    people = three(site)
    update = people[0].act(0, "concede")
    assert status(update) == "playing"
    assert (seat(update, 0)["kind"], seat(update, 0)["gone"]) == ("bot", True)
    assert people[0].act(0, "return", 409)["key"] == "already-gone"
    people[0].act(0, "concede", 409)
    over = people[1].act(1, "concede")
    assert over["table"]["result"]["places"] == [2, 2, 1]


def test_a_game_is_called_off_by_anybody_before_the_first_answer_and_by_all_later(site: Site) -> None:
    people = three(site)
    people[1].act(1, "abort")
    assert status(people[0].look()) == "aborted"
    people[0].post("/answer", {"seat": 0, "seq": 99, "value": 0}, 409)
    people = three(site)
    play_together(people, 2)
    assert people[0].act(0, "abort")["table"]["offers"][0]["kind"] == "abort"
    people[1].act(1, "agree")
    assert status(people[2].act(2, "agree")) == "aborted"
    assert people[0].get("/record").startswith('{"box"')


# Coming, going, once more


def test_a_bot_stands_in_and_the_person_comes_back(site: Site) -> None:
    anna, bolek = joined(site)
    assert bolek.act(0, "bot", 403)["key"] == "not-your-seat"
    anna.act(0, "leave")
    assert not seat(bolek.look(), 0)["online"]
    update = bolek.act(0, "bot", level="random")
    assert (seat(update, 0)["kind"], seat(update, 0)["name"], seat(update, 0).get("gone", False)) == (
        "bot",
        "Anna",
        False,
    )
    bolek.play(4)
    back = anna.act(0, "return")
    assert (seat(back, 0)["kind"], seat(back, 0)["online"]) == ("person", True)
    play_together([anna, bolek], 4)
    anna.act(0, "bot")
    assert anna.wait(lambda update: question_of(bolek.look()) is not None)
    assert question_of(anna.act(0, "return")) is None


def test_nobody_chooses_how_strong_the_bot_of_another_is(site: Site) -> None:
    anna, bolek = joined(site)
    anna.act(0, "leave")
    assert seat(bolek.act(0, "bot", level="random"), 0)["level"] == "greedy", "the usual one"
    assert seat(bolek.act(1, "bot", level="random"), 1)["level"] == "random", "for oneself"


def test_whoever_makes_the_table_fixes_the_level_of_substitutes(site: Site) -> None:
    anna, bolek = joined(site, OPEN, BOT, substitute="level1")
    assert anna.look()["table"]["substitute"] == "level1"
    assert seat(bolek.act(1, "bot", level="random"), 1)["level"] == "level1", "for oneself too"
    bolek.act(1, "return")
    anna.act(0, "leave")
    assert seat(bolek.act(0, "bot", level="random"), 0)["level"] == "level1"
    assert seat(bolek.act(1, "concede"), 1)["level"] == "level1", "for whoever has given up"


def test_a_level_that_is_none_is_refused(site: Site) -> None:
    wish = {"game": "titan_race", "seats": [{"kind": "here"}, {"kind": "open"}], "substitute": "level99"}
    assert site.visitor().post("/api/tables", wish, 400)["key"] == "bad-level"


def test_the_same_people_play_once_more_with_the_seats_moved_on(site: Site) -> None:
    anna, bolek = joined(site, OPEN, BOT, options={"track": "laguna"}, substitute="level2")
    assert anna.act(0, "rematch", 409)["key"] == "not-over"
    anna.post("/follow", {}, 409)
    bolek.act(1, "concede")
    anna.act(0, "concede")
    assert anna.act(0, "rematch")["table"]["rematch"] == ""
    again = bolek.act(1, "rematch")["table"]["rematch"]
    assert again == anna.look()["table"]["rematch"]
    there = site.visitor(*anna.tokens, table=again).look()
    assert [one["name"] for one in there["table"]["seats"]] == ["", "Anna", "Bolek"]
    assert [one["kind"] for one in there["table"]["seats"]] == ["bot", "person", "person"]
    assert there["table"]["options"]["track"] == "laguna"
    assert there["table"]["substitute"] == "level2"
    assert [seen["seat"] for seen in there["seen"]] == [1]
    browser = site.visitor(table=anna.table)
    browser.post("/session", {"tokens": list(anna.tokens)})
    browser.post("/follow", {})
    assert [seen["seat"] for seen in browser.get(f"/api/tables/{again}")["seen"]] == [1]
    assert bolek.act(1, "rematch")["table"]["rematch"] == again


# Answers


def test_an_answer_that_comes_too_late_gets_the_new_view_and_changes_nothing(site: Site) -> None:
    people = list(joined(site))
    _, person, update = asked(people)
    after = person.answer(update, lambda options: options[0])
    stale = person.answer(update, lambda options: options[-1])
    assert stale == after
    with person.socket() as wire:
        wire.receive()
        wire.last = update
        wire.answer(lambda options: options[-1])
        assert wire.receive()["seq"] == after["seq"]
    assert person.look()["seq"] == after["seq"]


def test_talk_does_not_make_an_answer_stale(site: Site) -> None:
    people = list(joined(site))
    number, person, update = asked(people)
    people[1 - number].post("/chat", {"seat": 1 - number, "text": "hurry up"})
    after = person.answer(update, lambda options: options[0])
    assert question_of(after) != question_of(update)


def test_what_is_not_offered_is_refused_with_the_rule_that_forbids_it(site: Site) -> None:
    people = list(joined(site))
    number, person, update = asked(people)
    options = [option["value"] for option in question_of(update)["options"]]  # type: ignore[index]
    for value in (99, -1, True, None, "x", [0, 1], ["die", "x"], 10**30, ""):
        assert value is True or value not in options
        body = {"seat": number, "seq": update["seq"], "value": value}
        problem = person.post("/answer", body, 409)
        assert problem["key"].startswith("TR-")
        assert problem["en"].startswith(problem["key"])
        assert problem["pl"] != problem["en"]
    other = 1 - number
    body = {"seat": other, "seq": update["seq"], "value": options[0]}
    assert people[other].post("/answer", body, 409)["key"] == "not-your-turn"
    assert person.look()["seq"] == update["seq"]


def test_a_lost_link_resumes_where_it_was_cut(site: Site) -> None:
    anna, bolek = joined(site)
    with anna.socket() as wire:
        seen = wire.receive()["seq"]
    play_together([anna, bolek], 6)
    with anna.socket(seen) as wire:
        caught_up = wire.receive()
    whole = anna.look()
    assert caught_up["happened"] == [line for line in whole["happened"] if line["seq"] > seen]
    assert caught_up["seen"] == whole["seen"]
    with anna.socket(10**9) as wire:
        assert wire.receive()["happened"] == []


# Talk


def test_chat_is_heard_by_all_but_those_who_mute_it(site: Site) -> None:
    anna, bolek = joined(site)
    spectator = site.visitor(table=anna.table)
    bolek.post("/chat", {"seat": 1, "text": " <b>hi</b>\u0000\n there\u202e "})
    line = anna.look()["chat"][-1]
    assert (line["seat"], line["name"], line["text"]) == (1, "Bolek", "<b>hi</b> there")
    for text in ("", "   ", "\u200b", "x" * 501):
        bolek.post("/chat", {"seat": 1, "text": text}, 400)
    assert anna.post("/mute", {"seat": 0, "whom": 1})["seen"][0]["muted"] == [1]
    anna.post("/mute", {"seat": 0, "whom": 1})
    anna.post("/mute", {"seat": 0, "whom": -1})
    anna.post("/mute", {"seat": 0, "whom": 2}, 400)
    anna.post("/mute", {"seat": 0, "whom": 0}, 400)
    spectator.post("/chat", {"text": "nice"})
    anna.post("/chat", {"seat": 0, "text": "hm"})
    assert [one["text"] for one in anna.look()["chat"]] == ["hm"]
    assert [one["text"] for one in bolek.look()["chat"]] == ["<b>hi</b> there", "nice", "hm"]
    assert [one["text"] for one in spectator.look()["chat"]] == ["<b>hi</b> there", "nice", "hm"]
    assert anna.post("/mute", {"seat": 0, "whom": 1, "on": False})["seen"][0]["muted"] == [-1]
    assert [one["text"] for one in anna.look()["chat"]] == ["<b>hi</b> there", "hm"]
    bolek.post("/rename", {"seat": 1, "name": "Bolesław"})
    assert seat(anna.look(), 1)["name"] == "Bolesław"


# Why and what if


def test_whoever_points_at_something_learns_the_rule_and_what_an_option_would_do(site: Site) -> None:
    people = list(joined(site))
    number, person, update = asked(people)
    titan = question_of(update)["options"][0]["word"]["name"]  # type: ignore[index]
    offered = person.post("/why", {"seat": number, "kind": "titan", "name": titan})
    assert offered == {"type": "explained", "kind": "titan", "name": titan, "rule": ""}
    person.answer(update, lambda options: options[0])
    play_together(people, 8)
    number, person, update = asked(people)
    offered = [option["word"].get("name") for option in question_of(update)["options"]]  # type: ignore[index]
    far = next(cell for cell in ("A9", "C9", "F9", "B8", "D8") if cell not in offered)
    assert person.post("/why", {"seat": number, "kind": "cell", "name": far})["rule"].startswith("TR-")
    assert person.post("/why", {"seat": number, "kind": "nonsense", "name": "\u0000"})["rule"].startswith("TR-")
    assert people[1 - number].post("/why", {"seat": 1 - number, "kind": "cell", "name": "A1"}, 409)
    value = question_of(update)["options"][0]["value"]  # type: ignore[index]
    preview = person.post("/imagine", {"seat": number, "value": value})
    assert preview["value"] == value
    assert set(preview["view"]) == set(update["seen"][0]["view"])
    person.post("/imagine", {"seat": number, "value": "nonsense"}, 400)
    assert person.look()["seq"] == update["seq"]


def test_a_preview_tells_the_next_question_of_the_same_seat(site: Site) -> None:
    """Only where neither luck nor anybody else comes in between: then it is asked as it was told."""
    told = untold = 0
    people = list(joined(site))
    while not (told > 2 and untold > 2):
        number, person, update = asked(people)
        value = question_of(update)["options"][-1]["value"]  # type: ignore[index]
        preview = person.post("/imagine", {"seat": number, "value": value})
        after = person.answer(update, lambda options: options[-1])
        if preview["question"] is None:
            untold += 1
        else:
            told += 1
            assert preview["question"] == question_of(after)
            assert preview["question"]["seat"] == number
