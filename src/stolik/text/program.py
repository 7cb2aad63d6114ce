"""How the program was called: whatever it advises can be typed as it stands."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

NAME: Final = "stolik"


@cache
def called() -> str:
    """What stands before a command, in any folder."""
    return shlex.join(program(sys.argv[0]))


def program(path: str) -> list[str]:
    """By its module, by who lent it, by its bare name where that leads here, else by its whole path."""
    module = getattr(sys.modules["__main__"], "__spec__", None)
    if module is not None and module.name.partition(".")[0] == NAME:
        return [sys.executable, "-m", NAME]
    if Path(path).stem != NAME:
        return [NAME]  # somebody else's program, which has this package for a library
    return borrowed() or [Path(path).name if is_found(path) else str(Path(path).absolute())]


def is_found(path: str) -> bool:
    """uv puts folders before those of the terminal, in which nobody finds anything afterwards."""
    found = None if "UV" in os.environ else shutil.which(Path(path).name)
    return found is not None and Path(found).resolve() == Path(path).resolve()


def borrowed(*more: str) -> list[str]:
    """From a cache of uvx or of pipx run, where the next call finds it again; [] when it is installed."""
    source, place, wanted = origin(), Path(sys.prefix), [word for name in more for word in ("--with", name)]
    python = ["--python", "{}.{}".format(*sys.version_info)] if is_for_one_python(source) else []
    if place.parent.name.startswith("archive-v"):
        return ["uvx", *python, *wanted, *(["--from", source] if source else []), NAME]
    if (place / "pipx_metadata.json").exists() and place.parent.name != "venvs":
        return ["pipx", "run", *python, *wanted, *(["--spec", source] if source else []), NAME]
    return []


def origin() -> str:
    """The file or address that this package was installed from; "" when an index had it."""
    try:
        told = json.loads(metadata.distribution(NAME).read_text("direct_url.json") or "{}")
    except metadata.PackageNotFoundError:
        return ""
    url, version = str(told.get("url", "")), told.get("vcs_info")
    if version:
        return f"{version['vcs']}+{url}@{version['commit_id']}"
    return unquote(urlsplit(url).path) if url.startswith("file:") else url


def is_for_one_python(source: str) -> bool:
    return source.endswith(".whl") and not source.endswith("-none-any.whl")


def adding(*packages: str) -> str:
    """A command after which these are there, wherever this package itself came from."""
    if lent := borrowed(*packages):
        return shlex.join(lent)
    if shutil.which("uv") and not any(metadata.distributions(name="pip")):
        return shlex.join(["uv", "pip", "install", "--python", sys.executable, *packages])
    return shlex.join([sys.executable, "-m", "pip", "install", *packages])
