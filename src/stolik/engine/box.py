"""Data files that an owner of the box may correct: found, read and checked, with faults that name the place."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any


class BoxFault(Exception):
    """A data file that cannot be used: file, entry and fault in one sentence."""

    def __init__(self, file: str, entry: str, fault: str) -> None:
        super().__init__(f"{file}, {entry}: {fault}")


def find(folder: Path, game: str, file: str) -> Path:
    """The file in $STOLIK_BOX/<game> if there is one, else the one that came with the game."""
    own = os.environ.get("STOLIK_BOX")
    if own is not None and (Path(own) / game / file).exists():
        return Path(own) / game / file
    return folder / file


def files(package: str, pattern: str) -> list[Path]:
    """Those of a game's own package, in the order of their names; none of a game without one."""
    return sorted(Path(str(resources.files(package))).glob(pattern)) if package else []


def load(path: Path) -> dict[str, Any]:
    """Read once, as long as the text stays the same. Nobody changes what is handed out."""
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxFault(str(path), "the file", f"cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxFault(str(path), "the file", f"is not TOML: {error}") from None


@cache
def parsed(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def check_keys(file: str, entry: str, keys: Iterable[str], known: Sequence[str]) -> None:
    if unknown := [key for key in keys if key not in known]:
        raise BoxFault(file, entry, f"{unknown[0]} is not among {', '.join(known)}")


def digest(paths: Sequence[Path]) -> str:
    """What a record keeps of the data it was played with: the contents, not the comments or the order of keys."""
    joined = "\n".join(json.dumps(load(path), sort_keys=True, default=str) for path in paths)
    return sha256(joined.encode()).hexdigest()[:16]


class Row:
    """One entry of a data file; taking a value checks it, `done` finds what does not belong."""

    def __init__(self, path: Path, entry: str, values: object) -> None:
        self.path = path
        self.entry = entry
        if not isinstance(values, dict):
            raise self.fault("must be a table with keys and values")
        self._values: dict[str, Any] = dict(values)

    def fault(self, what: str) -> BoxFault:
        return BoxFault(str(self.path), self.entry, what)

    def text(self, key: str, among: Sequence[str] = ()) -> str:
        value = self._take(key)
        if not isinstance(value, str):
            raise self.fault(f"{key} must be a text, not {value!r}")
        if among and value not in among:
            raise self.fault(f"{key} is {value!r}, but must be one of {', '.join(among)}")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        value = self._take(key)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(f"{key} is {value!r}, but must be a whole number from {least} to {most}")
        return value

    def texts(self, key: str, among: Sequence[str]) -> list[str]:
        value = self._take(key)
        if not isinstance(value, list) or any(item not in among for item in value):
            raise self.fault(f"{key} is {value!r}, but must be a list of {', '.join(among)}")
        return [str(item) for item in value]

    def lines(self, key: str) -> list[str]:
        value = self._take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault(f"{key} is {value!r}, but must be a list of texts")
        return [str(item) for item in value]

    def done(self) -> None:
        if self._values:
            raise self.fault(f"has the unknown key {next(iter(self._values))}")

    def _take(self, key: str) -> Any:
        if key not in self._values:
            raise self.fault(f"lacks {key}")
        return self._values.pop(key)


def rows(path: Path, name: str) -> list[Row]:
    """The entries `[[name]]` of a file, each called by its id."""
    tables = load(path).get(name)
    if not isinstance(tables, list) or not tables:
        raise BoxFault(str(path), f"[[{name}]]", "there is none")
    found: list[Row] = []
    seen: set[str] = set()
    for number, table in enumerate(tables, 1):
        key = table.get("id") if isinstance(table, dict) else None
        if not isinstance(key, str):
            raise BoxFault(str(path), f"[[{name}]] number {number}", "lacks an id")
        if key in seen:
            raise BoxFault(str(path), f"{name} {key}", "stands there twice")
        seen.add(key)
        found.append(Row(path, f"{name} {key}", table))
    return found
