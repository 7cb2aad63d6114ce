"""A real Chromium, and the real server as its host starts it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright, sync_playwright

from stolik.server.http.pages import FOLDER, INDEX

DEBIAN: Final = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
"""The first has no windows to draw, and takes half the time for everything."""
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)
NO_CHROMIUM: Final = "There is no Chromium here: run scripts/browser."
NO_CLIENT: Final = f"The web client is not built: there is no {INDEX} in {FOLDER.name}."


class NotReady(Exception):
    """What is missing, in one sentence."""


def chromium_of(playwright: Playwright) -> Path:
    """Debian's, or the one that Playwright has downloaded."""
    own = Path(playwright.chromium.executable_path)
    found = next((path for path in (*DEBIAN, own) if path.exists()), None)
    if found is None:
        raise NotReady(NO_CHROMIUM)
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    if not (FOLDER / INDEX).exists():
        raise NotReady(NO_CLIENT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_of(playwright), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Host:
    """`stolik serve` in a process of its own; a new one finds the old port and the old data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "stolik.server.process.serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        self.process = subprocess.Popen([*command, "--no-browser"], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = re.search(r"http://localhost:(\d+)/", self.process.stdout.readline())
        assert address is not None, "the server did not start"
        self.port = int(address[1])

    def stop(self, how: int = signal.SIGTERM) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()


@contextmanager
def hosted(data: Path) -> Iterator[Host]:
    host = Host(data)
    host.start()
    try:
        yield host
    finally:
        host.stop(signal.SIGKILL)


def failures() -> Path:
    """Where pictures of failed tests are put."""
    folder = Path(tempfile.gettempdir()) / "stolik-web-failures"
    folder.mkdir(exist_ok=True)
    return folder
