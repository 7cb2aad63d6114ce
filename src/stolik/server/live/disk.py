"""How much room is left where the database lies: told in the log before there is none."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)
MEGABYTE: Final = 1024 * 1024
FULL: Final = MEGABYTE
"""What is left then may do for a row and not for the next."""


class Disk:
    """`low`: bytes below which the host is told, once until there is more again."""

    def __init__(self, folder: Path, low: int) -> None:
        self._folder = folder
        self._low = low
        self._told = False

    def free(self) -> int:
        free = shutil.disk_usage(self._folder).free
        if (free < self._low) is not self._told:
            self._told = not self._told
            self._tell(free)
        return free

    def _tell(self, free: int) -> None:
        if self._told:
            logger.warning("the disk of %s is nearly full: %d MiB are left", self._folder, free // MEGABYTE)
        else:
            logger.warning("the disk of %s has room again: %d MiB", self._folder, free // MEGABYTE)
