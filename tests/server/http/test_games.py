"""What can be chosen, told before a table is made."""

from __future__ import annotations

from typing import Any

from tests.server.kit import BOT, OPEN, Site


def fitting(site: Site, **options: Any) -> dict[int, str]:
    """By number of seats: why not, or nothing."""
    found = site.visitor().post("/api/games/titan_race/fit", {"options": options})
    return {one["seats"]: one["problem"]["key"] if one["problem"] else "" for one in found}


def test_each_number_of_seats_fits_or_says_why_not(site: Site) -> None:
    assert fitting(site) == {2: "", 3: "", 4: "", 5: "", 6: ""}
    assert fitting(site, teams="two") == {2: "option-seats", 3: "option-seats", 4: "", 5: "option-seats", 6: ""}
    assert fitting(site, two_player_hand="titan") == {2: "", **dict.fromkeys(range(3, 7), "TR-O-28")}
    assert set(fitting(site, grand_slam=True, track2="kaldheira").values()) == {"TR-O-29"}


def test_the_reason_is_a_sentence_in_both_languages_with_the_numbers_that_fit(site: Site) -> None:
    found = site.visitor().post("/api/games/titan_race/fit", {"options": {"teams": "three"}})
    problem = found[0]["problem"]
    assert "6" in problem["en"]
    assert "6" in problem["pl"]
    assert problem["en"] != problem["pl"]
    assert (found[-1]["seats"], found[-1]["problem"]) == (6, None)


def test_it_is_told_who_plays_together_and_which_options_mean_anything(site: Site) -> None:
    found = site.visitor().post("/api/games/titan_race/fit", {"options": {"teams": "two"}})
    by_seats = {one["seats"]: one for one in found}
    assert by_seats[4]["sides"] == [0, 1, 0, 1]
    assert by_seats[3]["sides"] == []
    assert "track" in by_seats[4]["applies"]
    assert not {"track2", "track3", "two_player_hand"} & {*by_seats[4]["applies"]}
    assert "two_player_hand" in by_seats[2]["applies"]
    (slam, *_) = site.visitor().post("/api/games/titan_race/fit", {"options": {"grand_slam": True}})
    assert {"track2", "track3"} <= {*slam["applies"]}


def test_every_form_on_the_shelf_can_be_laid(site: Site) -> None:
    visitor = site.visitor()
    for game in visitor.get("/api/games"):
        for form in game["forms"]:
            seats = [{"kind": "bot", "level": form["level"]}] * (form["seats"] - 1)
            wish = {"options": form["options"], "drawn": form["drawn"], "seats": [OPEN, *seats]}
            visitor.post("/api/tables", {"game": game["name"], **wish}, 201)


def test_what_is_left_to_lot_is_drawn_so_that_it_fits(site: Site) -> None:
    visitor = site.visitor()
    wish = {"game": "titan_race", "seats": [OPEN, BOT], "options": {"grand_slam": True}}
    tracks = ["track", "track2", "track3"]
    drawn: set[str] = set()
    for _ in range(8):
        made = visitor.post("/api/tables", {**wish, "drawn": tracks}, 201)
        options = visitor.get(f"/api/tables/{made['id']}")["table"]["options"]
        assert len({options[track] for track in tracks}) == 3
        drawn.add(options["track"])
    assert len(drawn) > 1
    assert visitor.post("/api/tables", {**wish, "drawn": ["wings"]}, 400)["key"] == "option-unknown"


def test_what_fits_can_be_made_and_what_does_not_fit_cannot(site: Site) -> None:
    options = {"teams": "two", "titans": "random"}
    for seats, why in fitting(site, **options).items():
        wish = {"game": "titan_race", "seats": [BOT] * seats, "options": options}
        if why:
            assert site.visitor().post("/api/tables", wish, 400)["key"] == why
        else:
            site.visitor().post("/api/tables", wish, 201)


def test_options_that_do_not_exist_are_refused(site: Site) -> None:
    visitor = site.visitor()
    for options, key in (({"wings": True}, "option-unknown"), ({"track": "moon"}, "option-value")):
        assert visitor.post("/api/games/titan_race/fit", {"options": options}, 400)["key"] == key
    assert visitor.post("/api/games/chess/fit", {"options": {}}, 404)["key"] == "no-such-game-here"
    assert visitor.post("/api/games/titan_race/fit", {}, 400)["key"] == "bad-request"
