"""Players who come back, on both databases: keys, devices, documents, games, ratings, export, deletion."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler

from stolik.engine import recordfile
from stolik.engine.options import settle
from stolik.games import GAMES
from stolik.server.app import handlers_in
from stolik.server.http import players
from stolik.server.players import keys, ratings
from stolik.server.players.forms import form_of
from stolik.server.players.ratings import Rating
from tests.server.databases import empty_database
from tests.server.kit import BOT, Json, Site, served
from tests.server.live.test_reviews import whole
from tests.server.players.kit import Device, onlooker, until

ANNA, BOT1 = {"kind": "here", "name": "Anna"}, {"kind": "bot", "level": "level1"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            where = str(tmp_path_factory.mktemp("players"))
        else:
            where = stack.enter_context(empty_database(request.getfixturevalue("postgres_server")))
        yield stack.enter_context(served(where))


def fared(site: Site, game: str) -> Json:
    """What the house tells of it."""
    found: list[Json] = site.visitor().get("/api/house")["games"]
    return next((one for one in found if one["game"] == game), {"games": 0})


def test_whoever_has_a_key_is_nobody_until_there_is_something_to_keep(house: Site) -> None:
    device = Device(house)
    assert device.get("me")["id"] == ""
    assert device.games() == []
    device.post("me/documents/settings", {"version": 0, "body": '{"name":"Anna"}'})
    me = device.get("me")
    assert me["id"]
    assert me["documents"]["settings"] == {"version": 1, "body": '{"name":"Anna"}'}


def test_a_newer_document_is_not_overwritten(house: Site) -> None:
    device = Device(house)
    device.post("me/documents/lessons", {"version": 0, "body": "{}"})
    assert device.post("me/documents/lessons", {"version": 0, "body": "[]"}, 409)["key"] == "document-changed"
    assert device.post("me/documents/lessons", {"version": 1, "body": "[]"})["version"] == 2
    assert device.post("me/documents/secrets", {"version": 0, "body": ""}, 404)["key"] == "no-such-document"
    assert device.post("me/documents/lessons", {"version": 2, "body": "x" * 13_000}, 400)["key"] == "document-too-large"


def test_every_letter_of_a_document_is_kept_or_refused(house: Site) -> None:
    """PostgreSQL has no NUL in a text."""
    device = Device(house)
    assert device.post("me/documents/settings", {"version": 0, "body": "a\0b"}, 400)["key"] == "bad-request"
    odd = "\x01\x7f\u2028\ufffe\U0001f3b2"
    device.post("me/documents/settings", {"version": 0, "body": odd})
    assert device.get("me")["documents"]["settings"]["body"] == odd


def test_a_second_device_comes_in_once_and_brings_what_was_played_on_it(house: Site) -> None:
    first, second, third = Device(house), Device(house), Device(house)
    first.lost_to()
    second.lost_to()
    second.wait_for(1)
    code = first.tell("me/pass")["code"]
    me = second.post("me/devices", {"code": code})
    assert (me["id"], me["devices"]) == (first.get("me")["id"], 2)
    assert len(first.wait_for(2)) == len(second.games()) == 2
    assert third.post("me/devices", {"code": code}, 404)["key"] == "pass-void"
    first.tell("me/devices/only")
    assert second.get("me")["id"] == ""
    assert len(first.games()) == 2


def test_a_second_device_sits_at_the_same_table_and_at_its_rematch(house: Site) -> None:
    first, second, stranger = Device(house), Device(house), Device(house)
    table = first.sits(ANNA, BOT1)["id"]
    second.post("me/devices", {"code": first.tell("me/pass")["code"]})
    assert [seen["seat"] for seen in stranger.post(f"tables/{table}/session", {"tokens": []})["seen"]] == [None]
    assert [seen["seat"] for seen in second.post(f"tables/{table}/session", {"tokens": []})["seen"]] == [0]
    second.gives_up(table)
    second.does(table, 0, "rematch")
    again = second.tell(f"tables/{table}/follow")
    assert [seen["seat"] for seen in again["seen"]] == [1]
    second.gives_up(again["table"]["id"], 1)
    assert len(first.wait_for(2)) == 2
    series = first.get(f"tables/{again['table']['id']}/series")
    assert (series["tables"], series["wins"]) == ([table, again["table"]["id"]], [2, 0])


def test_a_game_is_told_to_those_who_played_it_and_only_when_it_is_over(house: Site) -> None:
    anna, jan, stranger = Device(house), Device(house), Device(house)
    table = anna.sits(ANNA, {"kind": "open"})["id"]
    seat = jan.joins(table, "Jan")
    assert anna.games() == [] == jan.games()
    before = fared(house, "war_chest")["games"]
    jan.gives_up(table, seat)
    (game,), _ = anna.wait_for(1), jan.wait_for(1)
    assert [(play["name"], play["place"], play["you"]) for play in game["plays"]] == [
        ("Anna", 1, True),
        ("Jan", 2, False),
    ]
    assert game["plays"][1]["player"] == jan.get("me")["id"]
    assert game["plays"][1]["points"] is None, "how others are rated is theirs"
    assert stranger.games() == []
    assert stranger.get("me")["documents"] == {}
    after = fared(house, "war_chest")
    assert after["games"] == before + 1 == after["reasons"]["concede"]
    assert "Anna" not in json.dumps(after)


@pytest.mark.parametrize("game", ["titan_race", "tash_kalar", "karak2"])
def test_a_game_given_up_before_anything_was_chosen_is_counted_too(house: Site, game: str) -> None:
    anna = Device(house)
    anna.lost_to(game=game)
    (line,) = anna.wait_for(1)
    assert line["game"] == game


def test_a_rating_moves_and_its_uncertainty_shrinks(house: Site) -> None:
    anna = Device(house)
    for number in range(1, 4):
        anna.lost_to("level2")
        anna.wait_for(number)
    newest, middle, oldest = [next(play for play in game["plays"] if play["you"]) for game in anna.games()]
    assert newest["points"] < middle["points"] < oldest["points"] < 1500
    assert newest["off"] < middle["off"] < oldest["off"]
    told = anna.get("me/ratings")
    (own,) = told["own"]
    assert (own["game"], own["points"], own["games"]) == ("war_chest", newest["points"], 3)
    marks = {mark["level"]: mark["points"] for mark in told["bots"]["war_chest"]}
    assert own["level"] == min(marks, key=lambda level: abs(marks[level] - own["points"]))


@pytest.mark.parametrize("game", ratings.marks())
def test_the_level_for_you_is_the_bot_nearest_on_the_scale(game: str) -> None:
    marks = ratings.marks()[game]
    levels = sorted(marks, key=lambda level: marks[level].mu)
    weak, strong = marks[levels[0]].mu, marks[levels[-1]].mu
    assert [ratings.level_for(game, Rating(mu)) for mu in (weak - 9, strong + 9)] == [levels[0], levels[-1]]
    for below, above in pairwise(levels):
        gap = marks[above].mu - marks[below].mu
        near = [Rating(marks[below].mu + part * gap) for part in (0.0, 0.4, 0.6)]
        assert [ratings.level_for(game, one) for one in near] == [below, below, above]
    assert ratings.level_for("no_such_game", Rating()) == ""


def test_a_review_tells_a_player_what_was_luck_and_what_was_theirs(house: Site) -> None:
    anna = Device(house)
    visitor = anna.at_table(ANNA, BOT, game="titan_race")
    visitor.play(6)
    visitor.act(0, "concede")
    (before,) = anna.wait_for(1)
    assert [(play["luck"], play["own"]) for play in before["plays"]] == [(None, None)] * 2
    review, _ = whole(visitor)
    until(lambda: anna.games()[0]["plays"][0]["luck"] is not None)
    mine, other = anna.games()[0]["plays"]
    assert (mine["luck"], mine["own"]) == (review["luck"][0], review["own"][0])
    assert mine["own"] < 0, "she gave up"
    assert (other["luck"], other["own"]) == (None, None), "how others decided is theirs"


def test_a_form_is_known_by_what_was_agreed() -> None:
    game = GAMES["war_chest"]
    for name, form in game.forms.items():
        assert form_of(game, settle(game, form.seats, dict(form.options))) == name
    assert form_of(game, settle(game, 2, {})) == "", "partners are four"
    race = GAMES["titan_race"]
    drawn = {key: race.options[key].values[1] for key in race.forms["any_track"].drawn}
    assert form_of(race, settle(race, 4, drawn)) == "any_track"


def test_a_game_against_oneself_or_against_strangers_is_not_rated(house: Site) -> None:
    anna = Device(house)
    table = anna.sits(ANNA, {"kind": "here", "name": "Ola"})["id"]
    anna.gives_up(table)
    anna.lost_to("random")
    anna.wait_for(2)
    assert anna.get("me/ratings")["own"] == []


def test_an_archive_holds_everything_and_its_records_verify(house: Site) -> None:
    anna = Device(house)
    tables = [anna.lost_to(), anna.lost_to()]
    anna.post("me/documents/settings", {"version": 0, "body": '{"name":"Anna"}'})
    anna.wait_for(2)
    packed = zipfile.ZipFile(io.BytesIO(anna.get("me/archive")))
    records = [name for name in packed.namelist() if name.endswith(".stolik")]
    assert sorted(records) == sorted(f"stolik/records/war_chest-{table}.stolik" for table in tables)
    for name in records:
        assert recordfile.read(packed.read(name).decode(), GAMES).record is not None
    assert json.loads(packed.read("stolik/me.json"))["documents"]["settings"]["body"] == '{"name":"Anna"}'
    assert len(json.loads(packed.read("stolik/games.json"))) == 2


def test_who_is_deleted_is_a_number_at_finished_tables_whose_records_still_verify(house: Site) -> None:
    anna, jan = Device(house), Device(house)
    table = anna.sits(ANNA, {"kind": "open"})["id"]
    seat = jan.joins(table, "Jan")
    anna.post(f"tables/{table}/chat", {"seat": 0, "text": "hello from Anna"})
    jan.gives_up(table, seat)
    anna.wait_for(1)
    anna.tell("me/delete")
    assert anna.get("me")["id"] == ""
    assert anna.get("me/archive", 404)["key"] == "no-such-player"
    (game,) = jan.wait_for(1)
    assert [play["name"] for play in game["plays"]] == ["#1", "Jan"]
    assert game["plays"][0]["player"] == ""
    seen = onlooker(house, table)
    record = seen.get("/record")
    verdict = recordfile.read(record, GAMES)
    assert verdict.header.seats == ["#1", "Jan"]
    assert verdict.record is not None
    assert "Anna" not in record + json.dumps(seen.look())


def test_who_agrees_is_seen_by_those_who_agree_too(house: Site) -> None:
    anna, jan, shy = Device(house), Device(house), Device(house)
    for device, name, shown in ((anna, "Anna", True), (jan, "Jan", True), (shy, "Ola", False)):
        device.post("me", {"name": name, "shown": shown})
        device.tell("me/here")
    names = [[one["name"] for one in device.tell("me/here")["here"]] for device in (anna, shy)]
    assert "Jan" in names[0]
    assert "Ola" not in names[0]
    assert names[1] == []


def test_one_invites_whom_one_has_played_with_to_a_table_that_waits(house: Site) -> None:
    anna, jan, stranger = Device(house), Device(house), Device(house)
    first = anna.sits(ANNA, {"kind": "open"})["id"]
    jan.gives_up(first, jan.joins(first, "Jan"))
    anna.wait_for(1)
    (known,) = anna.tell("me/here")["known"]
    assert known["name"] == "Jan"
    table = anna.sits(ANNA, {"kind": "open"})["id"]
    stranger.lost_to()
    wish = {"table": table, "player": known["player"]}
    assert stranger.post("me/invitations", wish, 403)["key"] == "cannot-invite"
    assert jan.post("me/invitations", wish, 403)["key"] == "cannot-invite"
    anna.post("me/invitations", wish)
    (asked,) = jan.tell("me/here")["invitations"]
    assert (asked["table"], asked["by"], asked["game"]) == (table, "Anna", "war_chest")
    jan.joins(table, "Jan")
    until(lambda: jan.tell("me/here")["invitations"] == [])


def test_another_key_sees_and_changes_nothing(house: Site) -> None:
    """Whoever asks with a key of their own: of what is Anna's nothing is told, kept, taken or deleted."""
    anna, stranger = Device(house), Device(house)
    stranger.lost_to(game="tash_kalar")
    anna.post("me", {"name": "Hanna", "shown": False})
    anna.post("me/documents/settings", {"version": 0, "body": '{"name":"Hanna"}'})
    played = anna.lost_to("level2")
    waiting = anna.sits(ANNA, {"kind": "open"})["id"]
    anna.wait_for(1)
    stranger.wait_for(1)
    whole, handle = everything(anna), anna.get("me")["id"]
    wishes = {
        "/api/me": {"name": "Ola", "shown": True},
        "/api/me/documents/settings": {"version": 0, "body": "{}"},
        "/api/me/devices": {"code": handle},
        "/api/me/invitations": {"table": waiting, "player": handle},
    }
    answers = {(method, path): stranger.ask(method, path, wishes.get(path, {})) for method, path in routes()}
    refused = {path for (_, path), (status, _) in answers.items() if status != 200}
    assert refused == {"/api/me/devices", "/api/me/invitations"}
    told = "".join(text for _, text in answers.values())
    assert not [one for one in ("Hanna", handle, played, waiting, anna.key, keys.digest(anna.key)) if one in told]
    assert everything(anna) == whole
    assert stranger.get("me")["id"] == "", "the last of them was to forget whoever asks"


def routes() -> list[tuple[str, str]]:
    """All of a player's own; that which forgets comes last."""
    routed = [one for one in handlers_in(players) if isinstance(one, HTTPRouteHandler)]
    found = [(method, path) for handler in routed for path in handler.paths for method in handler.http_methods]
    own = [(method, path.replace("{name:str}", "settings")) for method, path in found if path.startswith("/api/me")]
    return sorted(own, key=lambda one: "delete" in one[1])


def everything(device: Device) -> list[Any]:
    return [device.get(path) for path in ("me", "me/games", "me/ratings")]


def test_without_a_key_or_with_a_wrong_one_nothing_is_told(house: Site) -> None:
    guest = house.visitor()
    for path in ("me", "me/games", "me/ratings", "me/archive"):
        assert guest.get(f"/api/{path}", 401)["key"] == "no-player-key"
        assert house.visitor(**{"stolik-player": "short"}).get(f"/api/{path}", 401)["key"] == "bad-player-key"


def test_a_house_may_know_nobody(tmp_path: Path) -> None:
    with served(str(tmp_path), no_players=True) as site:
        anna = Device(site)
        assert anna.get("me", 404)["key"] == "players-off"
        table = anna.lost_to()
        assert onlooker(site, table).look()["table"]["status"] == "over"


def test_a_house_may_rate_nobody(tmp_path: Path) -> None:
    with served(str(tmp_path), no_ratings=True) as site:
        anna = Device(site)
        anna.lost_to()
        (game,) = anna.wait_for(1)
        assert game["plays"][0]["points"] is None
        assert anna.get("me/ratings") == {"own": [], "bots": {}}
        assert anna.get("me")["rated"] is False
