"""One Chromium and one quick server for all, fresh visitors for every test; a picture of each page when one fails."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.kit import Site, quick, running
from tests.web.guest import LONG, Guest
from tests.web.kit import chromium, failures
from tests.web.texts import TITAN_RACE
from tests.web.variants import mark_variants

DESK = {"viewport": {"width": 1200, "height": 750}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HERE = Path(__file__).parent
Invite = Callable[..., Guest]
failed = pytest.StashKey[bool]()


# A package, not a session: while Playwright runs, no other test of the process could run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=LONG)
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(Site(quick(str(tmp_path_factory.mktemp("site"))), worker="tests.web.worker")) as lucky:
        yield lucky


@pytest.fixture
def invite(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Makes visitors with browsers of their own, without motion and without the worker that keeps the pages for later:
    it would fetch all of them for every visitor.
    """
    guests: list[Guest] = []

    def new(
        url: str = site.url,
        *,
        phone: bool = False,
        language: str = "en",
        game: str = TITAN_RACE,
        newcomer: bool = False,
        installs: bool = False,
        **wishes: Any,
    ) -> Guest:
        settings = {
            **(PHONE if phone else DESK),
            "reduced_motion": "reduce",
            "locale": "pl-PL" if language == "pl" else "en-GB",
            "service_workers": "allow" if installs else "block",
            **wishes,
        }
        guests.append(Guest(browser.new_context(**settings), url, language, game, newcomer=newcomer))
        return guests[-1]

    yield new
    if request.node.stash.get(failed, False):
        take_pictures(request.node.name, guests)
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.context.close()
    assert not troubles, "\n".join(troubles)


def take_pictures(test: str, guests: list[Guest]) -> None:
    for number, guest in enumerate(guests):
        guest.page.screenshot(path=failures() / f"{test}-{number}.png")


@pytest.hookimpl(tryfirst=True)  # before pytest leaves out what is long
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A second try, which the summary tells: docs/decisions/0023. And one look of each page: docs/decisions/0063."""
    ours = [item for item in items if isinstance(item, pytest.Function) and HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.flaky(reruns=1))
    mark_variants(ours)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report
