"""Whether a task of the High Form is met."""

from __future__ import annotations

from stolik.games.tash_kalar.tasks import TASK_IDS, TASKS
from tests.games.tash_kalar.arena import Fight, at


def met(task: str, mine: str, theirs: str = "") -> bool:
    return holds(task, at(mine, theirs, form="high_form"))


def holds(task: str, fight: Fight) -> bool:
    return TASKS[TASK_IDS.index(task)].holds(fight.state)
