"""`stolik karak2 --checklist`: what an owner of the box should compare with it."""

from stolik.terminal.checklist.entries import as_data
from stolik.terminal.checklist.questions import QUESTIONS
from stolik.terminal.checklist.show import show_checklist

__all__ = ["QUESTIONS", "as_data", "show_checklist"]
