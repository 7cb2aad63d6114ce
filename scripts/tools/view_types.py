"""Writes web/src/games/<game>/view.ts from the TypedDicts of each game's view; --check tells when one is stale."""

import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ROOT / "web" / "src" / "games"
GAMES = ROOT / "src" / "stolik" / "games"
HEAD = "// What a seat sees, as the rules build it. Written by scripts/tools/view_types.py; do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
WIDTH = 120


def games() -> list[str]:
    """Those with a board of their own."""
    return sorted(folder.name for folder in BOARDS.iterdir() if (GAMES / folder.name / "view.py").is_file())


def view_of(game: str) -> Any:
    return import_module(f"stolik.games.{game}.view").View


def type_of(item: Any, names: dict[Any, str]) -> str:
    """A type of Python in TypeScript; what has a name in `names` keeps it."""
    if item in PLAIN or item in names:
        return names.get(item) or PLAIN[item]
    origin, parts = get_origin(item), get_args(item)
    if origin is Annotated:
        return f"readonly [{', '.join([type_of(get_args(parts[0])[0], names)] * parts[1])}]"
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(type_of(part, names) for part in parts)
    if origin is list:
        written = type_of(parts[0], names)
        return f"({written})[]" if " | " in written else f"{written}[]"
    if origin is dict:
        return f"Record<{type_of(parts[0], names)}, {type_of(parts[1], names)}>"
    raise TypeError(f"{item} has no form in TypeScript")


def reached(item: Any) -> Iterator[Any]:
    """The TypedDicts and Literals in a type, each before whatever holds it."""
    inside = fields(item).values() if is_typeddict(item) else get_args(item)
    for part in inside if get_origin(item) is not Literal else ():
        yield from reached(part)
    if is_typeddict(item) or get_origin(item) is Literal:
        yield item


def fields(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def named(view: Any) -> dict[Any, str]:
    """TypedDicts by their own name, Literals by that which the module of a shape gives them."""
    found = list(dict.fromkeys(reached(view)))
    modules = [sys.modules[item.__module__] for item in found if is_typeddict(item)]
    names = {item: item.__name__ if is_typeddict(item) else alias(item, modules) for item in found}
    return {item: name for item, name in names.items() if name}


def alias(item: Any, modules: list[ModuleType]) -> str:
    found = (name for module in modules for name, value in vars(module).items() if value == item)
    return next(found, "")


def declared(item: Any, names: dict[Any, str]) -> str:
    if not is_typeddict(item):
        return f"export type {names[item]} = {type_of(item, {})};\n"
    lines = [f"  {name}: {type_of(value, names)};\n" for name, value in fields(item).items()]
    return f"{comment(item.__doc__ or '')}export type {names[item]} = {{\n{''.join(lines)}}};\n"


def comment(text: str) -> str:
    said = " ".join(text.split())
    if len(said) <= WIDTH - len("/**  */"):
        return f"/** {said} */\n" if said else ""
    lines = textwrap.wrap(said, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(["/**", *lines, " */\n"])


def written(view: Any) -> str:
    names = named(view)
    return "\n".join([HEAD, *(declared(item, names) for item in names)])


def main() -> None:
    for game in games():
        file, wanted = BOARDS / game / "view.ts", written(view_of(game))
        if file.is_file() and file.read_text("utf-8") == wanted:
            continue
        if "--check" in sys.argv:
            sys.exit(f"{file.relative_to(ROOT)} is stale, run: python scripts/tools/view_types.py")
        file.write_text(wanted, "utf-8")


if __name__ == "__main__":
    main()
