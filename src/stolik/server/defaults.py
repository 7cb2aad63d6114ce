"""What a host is told of before anything is set: plain numbers, so that a command's help need not load the server."""

from __future__ import annotations

from typing import Final

PORT: Final = 8765
WORKERS: Final = 1
WAITING_HOURS: Final = 24
"""Public tables that still wait then are called off; 0: never."""
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Set by the parent of several workers: a folder in which they add up their numbers."""
