"""`stolik GAME --checklist`: what an owner of the box should compare with it, for games that bring such a list."""

from __future__ import annotations

from importlib import import_module

from stolik.engine.checklist import Checklist
from stolik.terminal.checklist.entries import as_data
from stolik.terminal.checklist.show import show_checklist
from stolik.terminal.games import find

__all__ = ["as_data", "checklist_of", "show_checklist"]


def checklist_of(name: str) -> Checklist:
    """Of a game that brings one."""
    find(name)  # says what is wrong with its box
    found: Checklist = import_module(f"stolik.games.{name}.checklist").CHECKLIST
    return found
