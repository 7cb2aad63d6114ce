"""What `stolik serve` calls: checks what the host wishes, says where the table stands, serves until told to stop."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread, Timer
from typing import Any, Final

from msgspec.structs import fields

from stolik.games import GAMES
from stolik.server.defaults import PORT, WORKERS
from stolik.server.process import qr
from stolik.server.process.addresses import bound, port_of, reachable, url
from stolik.server.process.workers import Workers
from stolik.server.refusals import say
from stolik.server.settings import DAY, HOUR, Settings
from stolik.server.storage import DamagedFile, Unusable
from stolik.text import Texts
from stolik.text.program import program

SPANS: Final = {"prune_days": ("prune_after", DAY), "waiting_hours": ("expire_after", HOUR)}
"""What a host says in days and hours, and the setting that it is."""
LATER: Final = 2.0
"""Seconds in which those who have waited for the house come first."""
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
    data: Path,
    language: str = "en",
    *,
    port: int = PORT,
    workers: int = WORKERS,
    no_browser: bool = False,
    **said: Any,
) -> int:
    """The exit status. What is said else are settings, by their names, or SPANS; what is left out or None is as it is
    there.

    Raises CannotServe. $DATABASE_URL and $STOLIK_BEHIND_PROXY count where nothing is said.
    """
    settings = Settings(
        where=os.environ.get("DATABASE_URL") or str(data),
        started_by=started_by(sys.argv),
        thinkers=max(1, (os.cpu_count() or 2) // max(1, workers)),
        **as_settings({name: value for name, value in said.items() if value is not None}),
    )
    check_workers(settings, workers)
    with ExitStack() as doors:
        listening = [doors.enter_context(one) for one in opened(settings.public, port)]
        return run(
            settings, listening, workers, lambda: announce(port_of(listening[0]), settings, language, not no_browser)
        )


def as_settings(said: dict[str, Any]) -> dict[str, Any]:
    """Days and hours are seconds there, whoever lets public tables wait for ever lets all wait, a path begins with a
    slash, and the environment may speak for the host.
    """
    found = {name: settled(value) for name, value in said.items() if name not in SPANS}
    found |= {SPANS[name][0]: value * SPANS[name][1] for name, value in said.items() if name in SPANS}
    if found.get("expire_after") == 0:
        found["expire_links_after"] = 0.0
    if "base_path" in found:
        found["base_path"] = checked_base(found["base_path"])
    if os.environ.get("STOLIK_BEHIND_PROXY", "") not in ("", "0"):
        found["behind_proxy"] = True
    return found


def settled(value: Any) -> Any:
    """As the settings hold it, which travel between processes."""
    if isinstance(value, list):
        return tuple(value)
    return str(value) if isinstance(value, Path) else value


def run(settings: Settings, listening: Sequence[socket.socket], workers: int, ready: Callable[[], None]) -> int:
    """Who looks after workers loads nothing of what they serve with."""
    if workers > 1:
        return Workers(settings, listening, workers).run(ready)
    import asyncio

    from stolik.server.app import Server
    from stolik.server.process import listen

    try:
        asyncio.run(listen.run(Server(settings), listening, ready, alone=True))
    except DamagedFile as damaged:
        raise CannotServe("storage-damaged", file=str(damaged.path)) from None
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


def opened(public: bool, port: int) -> list[socket.socket]:
    """One for IPv4; where the house is public, one for IPv6 as well, if there is such a thing here."""
    try:
        listening = [bound("0.0.0.0" if public else "127.0.0.1", port)]
    except (OSError, OverflowError) as error:
        raise CannotServe("serve-port", port=str(port), why=getattr(error, "strerror", None) or str(error)) from None
    if public:
        with suppress(OSError):
            listening.append(bound("::", port_of(listening[0])))
    return listening


def started_by(words: Sequence[str]) -> str:
    """The command, as it can be typed again in any folder."""
    path, *rest = words
    module = getattr(sys.modules["__main__"], "__spec__", None)
    if module is not None and module.name == __spec__.name:
        return shlex.join([sys.executable, "-m", module.name, *rest])
    if "serve" not in rest:
        rest.append("serve")
    return shlex.join([*program(path), *rest])


def announce(port: int, settings: Settings, language: str, browser: bool) -> None:
    address = url("localhost", port, settings.base_path)
    print(say(language, "serve-address", address=address), flush=True)
    for line in invitation(port, settings, language):
        print(line, flush=True)
    aside = Timer(LATER, tell_of_others, (settings.where, language))
    aside.daemon = True
    aside.start()
    if browser:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def tell_of_others(where: str, language: str) -> None:
    """Nobody waits for it: which speed is in use, and how many tables are of older rules."""
    from stolik.kernels import speed
    from stolik.server.process.maintenance import others_told

    kernels = ", ".join(Texts(language, GAMES[name]).say("game-name") for name in speed.built())
    print(say(language, "serve-speed", speed=speed.of_the_rules(), kernels=kernels or "none"), flush=True)
    for line in others_told(where, language):
        print(line, flush=True)


def invitation(port: int, settings: Settings, language: str) -> list[str]:
    """How friends come in."""
    if settings.hosts or settings.behind_proxy:
        return []
    if not settings.public:
        return [say(language, "serve-alone", command=f"{settings.started_by} --public")]
    addresses = [url(name, port, settings.base_path) for name in reachable()]
    if not addresses:
        return [say(language, "serve-no-network")]
    return [say(language, "serve-public"), *(f"  {address}" for address in addresses), *scanned(addresses[0])]


def scanned(address: str) -> list[str]:
    """For a camera, where somebody looks at a terminal."""
    if not sys.stdout.isatty():
        return []
    try:
        return qr.drawn(qr.code(address))
    except ValueError:
        return []


def main(args: Sequence[str] | None = None) -> int:
    """For `python -m stolik.server.process.serve`: every switch and text among the settings, without the terminal."""
    parser = argparse.ArgumentParser(prog="stolik.server.process.serve", argument_default=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--no-browser", action="store_true")
    for field in fields(Settings):
        if field.type is bool:
            parser.add_argument(flag(field.name), action="store_true")
        elif field.type is str and not field.required:
            parser.add_argument(flag(field.name))
    try:
        return serve(**vars(parser.parse_args(args)))
    except CannotServe as fault:
        print(fault.sentence("en"), file=sys.stderr)
        return 2


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


if __name__ == "__main__":
    sys.exit(main())
