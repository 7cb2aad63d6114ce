"""The server of the browser's tests: tables of a kind have the same luck, so that a page that fits will fit again."""

from __future__ import annotations

from unittest.mock import patch

from stolik.server.process import worker
from stolik.server.table import changes, creation


def same_number() -> str:
    return "11"


if __name__ == "__main__":
    with patch.object(creation, "token_bytes", bytes), patch.object(changes, "new_number", same_number):
        worker.main()
