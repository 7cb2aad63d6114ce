"""The pictures of the README show what the pages show today."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.tools.pictures import FOLDER, SHOWN, Shown, scene_at, shown_by
from scripts.tools.pictures_scenes import SCENES, Scene
from tests.server.kit import Site, served
from tests.web.known import lay


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("gallery")
    lay(Path(folder), [scene.table for scene in SCENES])
    with served(str(folder)) as running:
        yield running


@pytest.fixture(scope="module")
def kept() -> dict[str, Shown]:
    found: dict[str, Shown] = json.loads(SHOWN.read_text("utf-8"))
    return found


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_a_picture_is_not_older_than_what_it_shows(
    browser: Browser, gallery: Site, kept: dict[str, Shown], scene: Scene
) -> None:
    assert (FOLDER / f"{scene.name}.png").exists()
    guest = scene_at(browser, gallery, scene)
    now = shown_by(guest)
    guest.context.close()
    assert now == kept[scene.name], f"{scene.name}.png is stale: run scripts/pictures"
