"""The client's types are those of the wire."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from stolik.server import protocol

ROOT = Path(__file__).resolve().parents[2]
TYPES = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")


def test_they_are_not_stale() -> None:
    script = ROOT / "scripts" / "tools" / "protocol_types.py"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_message_is_there() -> None:
    structs = [item for item in vars(protocol).values() if isinstance(item, type) and issubclass(item, msgspec.Struct)]
    for struct in structs:
        if struct.__module__.startswith(protocol.__name__):
            assert f"export interface {struct.__name__} {{" in TYPES


def test_names_of_unions_and_literals_are_kept() -> None:
    assert "status: Status;" in TYPES
    assert "value: Value;" in TYPES
    assert "export type FromServer = Update | " in TYPES


def test_what_is_left_out_on_the_wire_may_be_missing_and_nothing_else() -> None:
    word = TYPES.partition("export interface Word {")[2].partition("}")[0]
    assert "key?: string;" in word
    update = TYPES.partition("export interface Update {")[2].partition("}")[0]
    assert "?" not in update
    new = TYPES.partition("export interface NewTable {")[2].partition("}")[0]
    assert "game: string;" in new
    assert "options?: " in new
