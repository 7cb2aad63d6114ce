"""What Gymnasium and PettingZoo share: the spaces, and the observation of a seat as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from stolik.adapters.match import Match
from stolik.engine.decision import Seat
from stolik.engine.encoder import Encoder

Array = np.ndarray[Any, Any]
Observation = dict[str, Array]
"""`observation`: what the seat sees; `action_mask`: which numbers it may answer with."""


def spaces(encoder: Encoder) -> tuple[Any, Discrete[Any]]:
    seen = Box(0.0, 1.0, (encoder.length,), np.float32)
    mask = Box(0, 1, (encoder.actions,), np.int8)
    return Dict({"observation": seen, "action_mask": mask}), Discrete(encoder.actions)


def observation(encoder: Encoder, match: Match, seat: Seat) -> Observation:
    """Only the seat that is asked is told what it is asked; for the others the mask is empty."""
    decision = match.decision
    own = decision if decision is not None and decision.player == seat else None
    mask = np.zeros(encoder.actions, np.int8)
    if own is not None:
        mask[encoder.legal(own)] = 1
    return {"observation": np.array(encoder.row(match.view(seat), seat, own), np.float32), "action_mask": mask}
