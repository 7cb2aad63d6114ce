"""Names: they can be read, and nobody passes for a bot or for somebody else at the table."""

from __future__ import annotations

import pytest

from stolik.server.refusals import Refusal
from stolik.server.table.names import as_read, check_free, marks_in_a_row, name_of
from tests.server.kit import BOT, HERE, OPEN, Site, seat, status
from tests.server.table.test_seats import joined

ACUTE, JOINER = "\u0301", "\u200d"
OF_BOTS = ["Bot 2", "bot 2 (greedy)", "BOT2", "Ｂｏｔ ２", f"B{JOINER}ot 12", "bot-3", "greedy", "#3"]
OF_PEOPLE = ["Robot 2", "Botwin", "Bot", "Abbot 3", "Anna", "Łódź", "Nguyễn", "กี่", "❤️", "2️⃣", "नमस्ते"]


@pytest.mark.parametrize("name", OF_BOTS)
def test_nobody_is_called_like_a_bot_or_a_seat(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        name_of(name)
    assert refused.value.key == "bad-name"


@pytest.mark.parametrize("name", OF_PEOPLE)
def test_other_names_are_names(name: str) -> None:
    assert name_of(name)


def test_marks_are_not_stacked() -> None:
    assert name_of(f"q{ACUTE * 2}") == f"q{ACUTE * 2}"
    for name in (f"q{ACUTE * 3}", f"q{ACUTE * 23}", f"q{ACUTE}{JOINER}{ACUTE}{JOINER}{ACUTE}"):
        with pytest.raises(Refusal) as refused:
            name_of(name)
        assert refused.value.key == "name-marks"
        assert refused.value.problem().en != refused.value.problem().pl
    assert [marks_in_a_row(name) for name in ("", "a", f"q{ACUTE}r{ACUTE * 2}")] == [0, 0, 2]


@pytest.mark.parametrize("name", ["Ann\u0430", "\u0391nna", "Ola \u0410nna"])
def test_no_letter_passes_for_one_of_another_script(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        name_of(name)
    assert refused.value.key == "name-scripts"


@pytest.mark.parametrize("name", ["Анна Anna", "Δημήτρης", "Łódź"])
def test_words_of_different_scripts_stand_side_by_side(name: str) -> None:
    assert name_of(name) == name


def test_names_have_no_control_characters() -> None:
    assert name_of(" An\u0000na\u202e\n\u200b ") == "Anna"


def test_names_that_look_the_same_are_the_same() -> None:
    assert as_read("ANNA") == as_read("ａｎｎａ") == as_read(f"An{JOINER}na")
    assert as_read("Straße") == as_read("STRASSE")
    assert as_read("Ana") != as_read("Anna")
    assert as_read("\u041e\u0441\u0430") == as_read("Oca"), "Cyrillic from end to end"
    check_free("Ola", ["Anna", "Bolek"])


def test_whoever_sits_down_is_not_called_like_somebody_else(site: Site) -> None:
    made, [anna] = site.make(HERE, OPEN, OPEN)
    guest = site.visitor(table=made["id"])
    for name in ("Anna", "ANNA", " anna ", "Ａnna"):
        assert guest.post("/seats", {"name": name}, 409)["key"] == "name-taken"
    assert guest.post("/seats", {"name": "Bot 2"}, 400)["key"] == "bad-name"
    guest.post("/seats", {"name": ""}, 201)
    guest.post("/seats", {"name": ""}, 201)
    assert [one["name"] for one in anna.look()["table"]["seats"]] == ["Anna", "#2", "#3"]
    assert status(anna.look()) == "playing"


def test_nor_are_two_called_alike_by_whoever_makes_the_table(site: Site) -> None:
    for name, refused, key in (("Anna", 409, "name-taken"), ("ＡNNA ", 409, "name-taken"), ("Bot 3", 400, "bad-name")):
        wish = {"game": "titan_race", "seats": [HERE, {**HERE, "name": name}, BOT]}
        assert site.visitor().post("/api/tables", wish, refused)["key"] == key
    _, [anna, *_] = site.make(HERE, {**HERE, "name": ""}, {**HERE, "name": ""}, BOT)
    assert [one["name"] for one in anna.look()["table"]["seats"]] == ["Anna", "#2", "#3", ""]


def test_nor_does_anybody_take_the_name_of_another(site: Site) -> None:
    anna, bolek = joined(site)
    assert bolek.post("/rename", {"seat": 1, "name": "aNNa"}, 409)["key"] == "name-taken"
    assert bolek.post("/rename", {"seat": 1, "name": f"x{ACUTE * 5}"}, 400)["key"] == "name-marks"
    assert seat(bolek.post("/rename", {"seat": 1, "name": "BOLEK"}), 1)["name"] == "BOLEK", "one's own is free"
    assert seat(anna.look(), 1)["name"] == "BOLEK"
