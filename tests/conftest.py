"""Says which stolik is under test, and stops when it is not the one that scripts/test meant."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import stolik.engine.position as tested
from tests.absent import absent, named

if TYPE_CHECKING:
    from tests.together import Together

ROOT = Path(__file__).resolve().parent.parent


def pytest_report_header() -> str:
    place = Path(tested.__file__).resolve()
    kind = "compiled" if place.suffix == ".so" else "pure Python"
    return f"stolik: {kind}, {place.parent.parent}"


def pytest_configure() -> None:
    gc.disable()  # ten thousand tests are made meanwhile, and all of them stay
    wanted = os.environ.get("STOLIK_EXPECT")  # "src" or "build/compiled"
    place = Path(tested.__file__).resolve()
    if wanted and (not place.is_relative_to(ROOT / wanted) or (place.suffix == ".so") is not (wanted != "src")):
        raise pytest.UsageError(f"these tests are meant for {wanted}, but {place} was imported")


def pytest_collection_finish() -> None:
    gc.enable()
    gc.freeze()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Where a game's folder is gone, so are the tests that name it."""
    if collection_path.suffix != ".py" or not absent():
        return None
    return True if named(collection_path.resolve()) & absent() else None


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together | None:
    from tests.together import Together

    return Together(config, log) if config.getoption("dist") == "loadfile" else None
