"""The picture of a finished game shows its board, drawn by the page's own components."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.engine.decision import CHANCE
from stolik.engine.luck import option_at, total_weight
from stolik.engine.position import Position
from stolik.server.share import boards, card
from stolik.server.share.boards import Scene
from tests.server.kit import Site
from tests.server.players.kit import Device

PIECES = {"titan_race": "tr-", "war_chest": "wc-", "tash_kalar": "tk-", "karak2": "k2-"}
FORMS: dict[str, tuple[int, dict[str, Any]]] = {
    "titan_race": (3, {"grand_slam": True}),
    "war_chest": (4, {"siege": True}),
    "tash_kalar": (4, {"form": "melee"}),
    "karak2": (3, {}),
}


def played(name: str, answers: int) -> Position[Any]:
    seats, options = FORMS[name]
    position, rng = stolik.start(name, seats=seats, **options), random.Random(7)
    for _ in range(answers):
        decision = position.decision
        if decision is None:
            break
        if decision.player == CHANCE:
            position.play(option_at(decision, int(rng.random() * total_weight(decision))))
        else:
            position.play(rng.choice(decision.options))
    return position


def scene(name: str, answers: int) -> Scene:
    position = played(name, answers)
    return Scene(name, dict(position.game.view(position.state, None)), list(range(FORMS[name][0])))


@pytest.mark.parametrize("name", sorted(PIECES))
def test_every_game_has_its_board_in_the_picture_at_any_time(name: str) -> None:
    for answers in (0, 120):
        board = boards.drawn(scene(name, answers))
        assert "var(" not in board, "who draws it knows no variables"
        assert "light-dark(" not in board
        for used in {part.split('"')[0] for part in board.split('href="#')[1:]}:
            assert f'id="{used}"' in board, "it stands alone"
    assert f'href="#{PIECES[name]}' in board
    shown = card.ShareCard(name, "A", 0.0, [card.Standing(1, "B", 2)], scene=scene(name, 120))
    picture, kind = card.picture(shown)
    assert (kind, picture[:4]) == ("image/png", b"\x89PNG")
    assert len(picture) > 2 * len(card.picture(shown._replace(scene=None))[0])


def test_a_board_that_cannot_be_drawn_is_left_out() -> None:
    shown = card.ShareCard("titan_race", "A", 0.0, [], scene=Scene("titan_race", {"map": 3}, []))
    assert card.drawn(shown) == card.drawn(shown._replace(scene=None))
    assert boards.drawn(Scene("chess", {}, [])) == ""
    assert boards.drawn(scene("titan_race", 0)), "and the next one is drawn again"


def test_a_link_to_a_finished_game_shows_its_board(site: Site) -> None:
    anna, jan = Device(site), Device(site)
    table = anna.sits({"kind": "here", "name": "Anna"}, {"kind": "open"}, game="titan_race")["id"]
    jan.gives_up(table, jan.joins(table, "Jan"))
    anna.wait_for(1)
    rows = [card.Standing(1, "Anna", None), card.Standing(2, "Jan", None)]
    bare, _ = card.picture(card.ShareCard("titan_race", "Titan Race", 0.0, rows))
    for step in ("", "?at=1", "?at=999999"):
        picture = site.visitor().http.get(f"/share/{table}{step}").content
        assert len(picture) > 2 * len(bare), "after the last step, the end"
