"""Which lines the effects of a being have, and which of them ran."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING

from stolik.games.tash_kalar.beings import Being

if TYPE_CHECKING:
    from _typeshed import TraceFunction


def effects_of(being: Being) -> list[CodeType]:
    """The normal one, the frost effect and the warp effect, as far as it has them."""
    effects = [effect for effect in (being.effect, being.frost, being.warp) if effect is not None]
    codes = [getattr(effect, "__code__", None) for effect in effects]
    assert all(isinstance(code, CodeType) for code in codes), "compiled rules have no lines: try PYTHONPATH=src"
    return [code for code in codes if code is not None]


@cache
def statements(path: str) -> dict[str, set[int]]:
    """By function of a file: where its statements begin, its description apart."""
    found: dict[str, set[int]] = {}
    for function in ast.parse(Path(path).read_text()).body:
        if isinstance(function, ast.AsyncFunctionDef):
            inner = [node for statement in function.body[1:] for node in ast.walk(statement)]
            found[function.name] = {node.lineno for node in inner if isinstance(node, ast.stmt)}
    return found


class Watch:
    """`call` is a trace function for `sys.settrace`; it notes the lines of these beings' effects."""

    def __init__(self, beings: Iterable[Being]) -> None:
        self.ran: dict[CodeType, set[int]] = {code: set() for being in beings for code in effects_of(being)}

    def call(self, frame: FrameType, event: str, arg: object) -> TraceFunction | None:
        return self.line if frame.f_code in self.ran else None

    def line(self, frame: FrameType, event: str, arg: object) -> TraceFunction:
        self.ran[frame.f_code].add(frame.f_lineno)
        return self.line

    def lines(self, being: Being) -> set[int]:
        return {line for code in effects_of(being) for line in statements(code.co_filename)[code.co_name]}

    def missed(self, being: Being) -> list[int]:
        return sorted(self.lines(being).difference(*(self.ran[code] for code in effects_of(being))))
