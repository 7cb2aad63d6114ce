"""A bot that speaks lines: rolls the dice of its own luck, but never passes where it can do something else."""

from __future__ import annotations

import json
import os
import random
import sys

luck = random.Random(os.environ.get("STOLIK_SEED", "1"))
for line in sys.stdin:
    question = json.loads(line)
    active = [number for number, option in enumerate(question["options"]) if option not in (None, "end")]
    print(luck.choice(active or range(question["count"])), flush=True)
