"""How strong each level is in each game, from 1 to 5.

A level is reached by iterations, by how positions are judged, and by noise or lapses; iterations alone soon change
little. Where something has been learned, by iterations and by how sharply answers are drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.bots.strength import ANY_GAME, TURN, Strength

RACE_SETUP: Final = {"choose-titan": 40}
"""How far a world is played when titans are chosen: before the race nothing can be judged."""
CHEST_SETUP: Final = {"draft": 30, "ban": 30}

FIRST: Final[Mapping[str, tuple[Strength, ...]]] = {
    ANY_GAME: (
        Strength(20, noise=0.8, rollout=2),
        Strength(40, noise=0.35, rollout=2),
        Strength(60, noise=0.12, rollout=2, width=3.0),
        Strength(150, noise=0.04, rollout=2, width=3.0),
        Strength(600, rollout=2, width=3.0),
    ),
    "titan_race": (
        Strength(30, scale=5.0, rollout=3, noise=1.8),
        Strength(40, scale=5.0, rollout=3, noise=0.65),
        Strength(60, scale=5.0, rollout=3, noise=0.35, far=RACE_SETUP),
        Strength(110, scale=5.0, rollout=3, noise=0.16, far=RACE_SETUP),
        Strength(1000, scale=5.0, rollout=3, far=RACE_SETUP),
    ),
    "war_chest": (
        Strength(12, exploration=0.2, noise=0.42),
        Strength(20, exploration=0.2, noise=0.16),
        Strength(36, exploration=0.2, noise=0.07, far=CHEST_SETUP, skew=2.0),
        Strength(60, exploration=0.2, noise=0.03, far=CHEST_SETUP, skew=2.0),
        Strength(400, exploration=0.2, rollout=4, far=CHEST_SETUP, skew=2.0),
    ),
    "tash_kalar": (
        Strength(20, scale=8.0, width=2.0, noise=1.2),
        Strength(40, scale=8.0, width=2.0, noise=0.35),
        Strength(60, scale=8.0, width=2.0, noise=0.1),
        Strength(120, scale=8.0, width=2.0, noise=0.03),
        Strength(300, scale=8.0, width=2.0),
    ),
    "karak2": (
        Strength(30, exploration=0.1, scale=40.0, width=1.0, lapses=0.85),
        Strength(30, exploration=0.1, scale=40.0, width=1.0, lapses=0.68),
        Strength(40, exploration=0.1, scale=40.0, width=1.0, lapses=0.54),
        Strength(60, exploration=0.1, scale=40.0, width=1.0, lapses=0.33),
        Strength(150, exploration=0.1, scale=40.0, width=1.0),
    ),
}
"""Before anything was learned; they stay as they are, to measure by."""

LEARNED: Final[Mapping[str, tuple[Strength, ...]]] = {
    "karak2": (
        Strength(0, led=True, scale=40.0, sharp=0.05),
        Strength(0, led=True, scale=40.0, sharp=0.2),
        Strength(0, led=True, scale=40.0, sharp=0.8),
        Strength(60, led=True, scale=40.0, ahead=TURN, flexible=True, sees_luck=True),
        Strength(200, led=True, scale=40.0, ahead=TURN, flexible=True, sees_luck=True),
    ),
    "titan_race": (
        Strength(0, led=True, scale=5.0, sharp=0.2),
        Strength(0, led=True, scale=5.0, sharp=1.0),
        Strength(6, led=True, scale=5.0, ahead=TURN, sharp=2.0),
        Strength(24, led=True, scale=5.0, ahead=TURN, flexible=True),
        Strength(600, led=True, scale=5.0, ahead=TURN, flexible=True),
    ),
    "tash_kalar": (
        Strength(0, led=True, scale=8.0, sharp=0.3),
        Strength(0, led=True, scale=8.0, sharp=0.6),
        Strength(24, led=True, scale=8.0, ahead=TURN, sharp=3.0),
        Strength(60, led=True, scale=8.0, ahead=TURN, flexible=True),
        Strength(250, led=True, scale=8.0, ahead=TURN, flexible=True),
    ),
    "war_chest": (
        Strength(0, led=True, scale=14.0, sharp=0.1),
        Strength(0, led=True, scale=14.0, sharp=0.3),
        Strength(16, led=True, scale=14.0, sharp=3.0),
        Strength(40, led=True, scale=14.0, flexible=True),
        Strength(250, led=True, scale=14.0, flexible=True),
    ),
}
"""In games whose weights have won their matches."""

STRENGTHS: Final[Mapping[str, tuple[Strength, ...]]] = {**FIRST, **LEARNED}
