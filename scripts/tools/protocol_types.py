"""Writes web/src/protocol.ts from the structs of stolik.server.protocol; --check tells when it is stale."""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_origin

import msgspec

from stolik.server import protocol
from stolik.server.protocol import lessons, play, players, puzzles, site

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "web" / "src" / "protocol.ts"
FILES = (play, site, lessons, players, puzzles)
HEAD = "// The wire, as the server declares it. Written by scripts/tools/protocol_types.py; do not edit."
WIDTH = 120
REFERENCE = "#/$defs/{name}"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]
Struct = type[msgspec.Struct]


def structs() -> list[Struct]:
    """In the order of the files."""
    return [
        item for file in FILES for item in vars(file).values() if _is_struct(item) and item.__module__ == file.__name__
    ]


def _is_struct(item: Any) -> bool:
    return isinstance(item, type) and issubclass(item, msgspec.Struct)


def aliases() -> dict[str, Any]:
    """Unions and literals that have a name, in the order of the files."""
    found = [pair for file in FILES for pair in vars(file).items()]
    return {name: item for name, item in found if get_origin(item) in (Union, UnionType, Literal)}


class Schemas:
    """Every struct and alias as JSON Schema; an alias inside a struct is found again by its schema."""

    def __init__(self) -> None:
        made, self.structs = _components([*aliases().values(), *structs()])
        self.aliases = dict(zip(aliases(), made, strict=False))
        self.sent = set(self._reached([item.__name__ for item in _asked()]))

    def _reached(self, names: Sequence[str]) -> Iterator[str]:
        for name in names:
            yield name
            yield from self._reached([other for other in _mentioned(self.structs[name]) if other != name])

    def type_of(self, schema: Schema, but: str = "") -> str:
        for name, known in self.aliases.items():
            if known == schema and name != but and len(schema.get("enum", "ab")) > 1:
                return name
        if "$ref" in schema:
            return str(schema["$ref"]).rpartition("/")[2]
        if "anyOf" in schema:
            return " | ".join(self._part(part) for part in schema["anyOf"])
        if "enum" in schema:
            return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
        return self._whole(schema)

    def _whole(self, schema: Schema) -> str:
        kind = schema.get("type")
        if kind == "array":
            return f"{self._part(schema.get('items', {}))}[]"
        if kind == "object":
            return f"Record<string, {self.type_of(schema.get('additionalProperties', {}))}>"
        return PLAIN[kind] if kind else "unknown"

    def _part(self, schema: Schema) -> str:
        written = self.type_of(schema)
        return f"({written})" if " | " in written else written


def _components(types: Sequence[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    made, known = msgspec.json.schema_components(types, ref_template=REFERENCE)
    return [dict(schema) for schema in made], known


def _asked() -> list[Struct]:
    """What a client sends: there, what has a default may be left out."""
    from_client: tuple[Struct, ...] = protocol.FromClient.__args__
    return [*from_client, protocol.NewTable, protocol.Sit, protocol.Session]


def _mentioned(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rpartition("/")[2]
        for item in schema.values():
            yield from _mentioned(item)
    if isinstance(schema, list):
        for item in schema:
            yield from _mentioned(item)


def interface(struct: Struct, schemas: Schemas) -> str:
    schema = schemas.structs[struct.__name__]
    tag, config = schema["properties"].get("type"), struct.__struct_config__
    lines = [f'  type: "{config.tag}";'] if tag and config.tag else []
    for field in msgspec.structs.fields(struct):
        may_lack = not field.required and (config.omit_defaults or struct.__name__ in schemas.sent)
        written = schemas.type_of(_bare(schema["properties"][field.encode_name]))
        lines.append(_line(f"  {field.encode_name}{'?' if may_lack else ''}:", written))
    body = "\n".join(lines)
    return f"{_comment(schema)}export interface {struct.__name__} {{\n{body}\n}}\n" if body else _empty(struct)


def _line(name: str, written: str) -> str:
    """A union that is too long for one line has a line for each of its members."""
    whole = f"{name} {written};"
    return whole if len(whole) <= WIDTH else f"{name}\n    | " + written.replace(" | ", "\n    | ") + ";"


def _empty(struct: Struct) -> str:
    return f"export type {struct.__name__} = Record<string, never>;\n"


def _bare(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key != "default"}


def _comment(schema: Schema) -> str:
    text = " ".join(str(schema.get("description", "")).split())
    if len(text) <= WIDTH - len("/**  */"):
        return f"/** {text} */\n" if text else ""
    lines = textwrap.wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(["/**", *lines, " */\n"])


def alias(name: str, schemas: Schemas) -> str:
    return f"export type {name} = {schemas.type_of(schemas.aliases[name], but=name)};\n"


def written() -> str:
    schemas = Schemas()
    parts = [alias(name, schemas) for name in aliases()]
    return "\n".join([HEAD, "", "".join(parts), *(interface(struct, schemas) for struct in structs())])


def main() -> None:
    wanted = written()
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == wanted:
        return
    if "--check" in sys.argv:
        sys.exit(f"{FILE.relative_to(ROOT)} is stale, run: python scripts/tools/protocol_types.py")
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main()
