"""What makes a searching bot strong or weak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

ANY_GAME: Final = ""
AHEAD: Final = 12
TURN: Final = 0
"""Answers ahead that end with the turn: what a side has just begun is judged when it is done, and no reply blurs it."""


@dataclass(eq=False)
class Strength:
    """Iterations (or seconds) bound the search; the rest says how well each of them is spent, and the noise how badly.

    `scale` is the lead, in units of the game's `evaluate`, that makes winning three times as likely as losing.
    `width` times the root of the visits is how many answers of a node are tried; 0: all.
    `rollout` is how many answers are played lightly before a position is judged, `far` the same for some prompts:
    a set-up shows its worth late. `skew` above 1 prefers what the game calls promising there.
    `noise` is how far, in units of `scale`, an answer may seem better than it is; `lapses` is the share of answers that
    are given without a thought.
    `led` by the learned policy it searches with that (puct.py), or answers by the policy alone where it has no
    iterations. Then `sharp` says how likely the better answer is given: answers are drawn by their visits (or by what
    the policy says of them) to that power; 0: always the best. `flexible` iterations are fewer where one answer is far
    ahead, and up to twice as many where two are close. `ahead` is how many answers of the policy follow beyond its
    tree before a position is judged; TURN: until somebody else is asked. `sees_luck` makes a question after other dice
    or another tile another question of the tree: it takes more iterations, and its answers suit what was drawn.
    """

    iterations: int
    seconds: float = 0.0
    exploration: float = 0.3
    scale: float = 10.0
    width: float = 0.0
    rollout: int = 0
    far: Mapping[str, int] = field(default_factory=dict)
    skew: float = 1.0
    noise: float = 0.0
    lapses: float = 0.0
    processes: int = 1
    led: bool = False
    sharp: float = 0.0
    flexible: bool = False
    ahead: int = AHEAD
    sees_luck: bool = False

    def told(self) -> str:
        """Everything that makes it this strong, in one line."""
        far = ", ".join(f"{prompt} {count}" for prompt, count in sorted(self.far.items()))
        search = f"{self.iterations} iterations, {self.seconds} s, {self.processes} processes"
        if self.led:
            end = "" if self.ahead == AHEAD else f", ahead {self.ahead}"
            luck = ", sees luck" if self.sees_luck else ""
            return f"{search}, led, sharp {self.sharp}, flexible {self.flexible}, scale {self.scale}{end}{luck}"
        errs = f"noise {self.noise}, lapses {self.lapses}"
        tree = f"exploration {self.exploration}, width {self.width}, scale {self.scale}"
        return f"{search}, {errs}, {tree}, rollout {self.rollout} ({far}), skew {self.skew}"
