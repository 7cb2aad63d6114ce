"""What `stolik serve` calls: checks what the host wishes, says where the table stands, serves until told to stop."""

from __future__ import annotations

import argparse
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, Final

from stolik.server.process.listen import bound, run_here
from stolik.server.process.workers import Workers
from stolik.server.refusals import say
from stolik.server.settings import DAY, Settings
from stolik.server.storage import Unusable

PORT: Final = 8765
BASE_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")


class CannotServe(Exception):
    """Why there is no server, in one sentence."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args

    def sentence(self, language: str) -> str:
        return say(language, self.key, **self.args_of_text)


def serve(
    *,
    port: int = PORT,
    data: Path,
    public: bool = False,
    workers: int = 1,
    browser: bool = True,
    base_path: str = "",
    language: str = "en",
    hosts: Sequence[str] = (),
    origins: Sequence[str] = (),
    webhooks: Sequence[str] = (),
    webhooks_private: bool = False,
    metrics_open: bool = False,
    behind_proxy: bool = False,
    prune_days: int = 0,
    archive: Path | None = None,
    database: str | None = None,
    print_line: Callable[[str], None] = print,
) -> int:
    """The exit status. Raises CannotServe. $DATABASE_URL and $STOLIK_BEHIND_PROXY count where nothing is said."""
    where = (os.environ.get("DATABASE_URL", "") if database is None else database) or str(data)
    settings = Settings(
        where=where,
        base_path=checked_base(base_path),
        public=public,
        hosts=tuple(hosts),
        origins=tuple(origins),
        webhooks=tuple(webhooks),
        webhooks_private=webhooks_private,
        metrics_open=metrics_open,
        behind_proxy=behind_proxy or os.environ.get("STOLIK_BEHIND_PROXY", "") not in ("", "0"),
        prune_after=prune_days * DAY,
        archive=str(archive) if archive is not None else "",
        thinkers=max(1, (os.cpu_count() or 2) // max(1, workers)),
    )
    check_workers(settings, workers)
    listening = opened("0.0.0.0" if public else "127.0.0.1", port)
    with listening:
        return run(settings, listening, workers, lambda: announce(listening, settings, language, browser, print_line))


def run(settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None]) -> int:
    if workers > 1:
        return Workers(settings, listening, workers).run(ready)
    try:
        run_here(settings, listening, ready)
    except Unusable as unusable:
        raise CannotServe("serve-storage", why=str(unusable)) from None
    return 0


def checked_base(base_path: str) -> str:
    base = "/" + base_path.strip("/") if base_path.strip("/") else ""
    if base and not BASE_PATH.fullmatch(base):
        raise CannotServe("serve-base-path", path=base_path)
    return base


def check_workers(settings: Settings, workers: int) -> None:
    if workers < 1:
        raise CannotServe("serve-workers-number")
    if workers > 1 and not settings.where.startswith(("postgresql://", "postgres://")):
        raise CannotServe("serve-workers-postgres")


def opened(host: str, port: int) -> socket.socket:
    try:
        return bound(host, port)
    except (OSError, OverflowError) as error:
        raise CannotServe("serve-port", port=str(port), why=getattr(error, "strerror", None) or str(error)) from None


def announce(
    listening: socket.socket, settings: Settings, language: str, browser: bool, print_line: Callable[[str], None]
) -> None:
    address = f"http://localhost:{listening.getsockname()[1]}{settings.base_path}/"
    print_line(say(language, "serve-address", address=address))
    if settings.public:
        print_line(say(language, "serve-public"))
    if browser:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def main(args: Sequence[str] | None = None) -> int:
    """For `python -m stolik.server.serve`; `stolik serve` has the whole command line."""
    parser = argparse.ArgumentParser(prog="stolik.server.process.serve")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--public", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--base-path", default="")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--behind-proxy", action="store_true")
    told: dict[str, Any] = vars(parser.parse_args(args))
    try:
        return serve(browser=not told.pop("no_browser"), print_line=lambda line: print(line, flush=True), **told)
    except CannotServe as fault:
        print(fault.sentence("en"), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
