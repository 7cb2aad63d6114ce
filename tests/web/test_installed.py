"""As an installed app: what the browser wants for it is there, and the first load is small."""

from __future__ import annotations

import gzip
from io import BytesIO
from typing import Any
from urllib.parse import urljoin

from PIL import Image
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.guest import Guest

SIZES = {"192x192", "512x512"}
FIRST_LOAD = 100_000
PRIVATE = "in-incognito"
"""All guests are, and nothing is ever installed for them."""


def test_the_browser_would_install_it_with_its_icons(invite: Invite) -> None:
    guest = invite(installs=True)
    guest.go()
    guest.installed()
    browser = guest.context.new_cdp_session(guest.page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {PRIVATE}

    manifest = guest.page.request.get(found["url"]).json()
    assert manifest["display"] == "standalone"
    icons = [expect_icon(guest, urljoin(found["url"], icon["src"]), icon) for icon in manifest["icons"]]
    assert {size for size, _ in icons} >= SIZES
    assert {purpose for _, purpose in icons} == {"any", "maskable"}
    start = guest.page.request.get(urljoin(found["url"], manifest["start_url"]))
    assert start.ok
    assert "text/html" in start.headers["content-type"]


def expect_icon(guest: Guest, url: str, icon: Any) -> tuple[str, str]:
    """It is what the manifest says that it is."""
    answer = guest.page.request.get(url)
    assert answer.ok, url
    assert answer.headers["content-type"].partition(";")[0] == icon["type"]
    if icon["type"] == "image/png":
        width, height = Image.open(BytesIO(answer.body())).size
        assert icon["sizes"] == f"{width}x{height}"
    return icon["sizes"], icon["purpose"]


def test_the_first_load_is_small(invite: Invite) -> None:
    """The fonts come later, when the page is there and has nothing else to do."""
    guest = invite()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url) if request.resource_type != "font" else None)
    guest.go()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.quiet()
    weights = {url: len(gzip.compress(guest.page.request.get(url).body())) for url in asked}
    assert sum(weights.values()) < FIRST_LOAD, weights
    assert max(weights.values()) > FIRST_LOAD // 10, "the scripts are among them"
