"""The server with the documentation of another folder, which its worker finds named in its surroundings."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import patch

from stolik.server import app
from stolik.server.http.manual import Manual
from stolik.server.process import worker
from tests.server.kit import Site, quick

FOLDER = "STOLIK_TEST_DOCS"


def documented(data: Path, folder: Path) -> Site:
    return Site(quick(str(data)), ("env", f"{FOLDER}={folder}"), worker="tests.server.documented")


if __name__ == "__main__":
    with patch.object(app, "Manual", lambda: Manual(Path(os.environ[FOLDER]))):
        worker.main()
