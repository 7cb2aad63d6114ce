"""The documentation site: every page is laid, and every link of it leads somewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.slow
def test_it_is_built_without_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    """As scripts/docs does it, into another folder; mkdocs --strict fails at a link or a page that is missing."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    settings = tmp_path / "mkdocs.yml"
    settings.write_text(f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: {tmp_path / 'docs'}\n")
    for command in (["scripts/tools/site.py", str(tmp_path / "docs")], ["-m", "mkdocs", "build", "--strict"]):
        more = ["--config-file", str(settings), "--site-dir", str(tmp_path / "site")] if "mkdocs" in command else []
        done = subprocess.run(
            [sys.executable, *command, *more], cwd=ROOT, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
    for page in ("hosting", "rules/index", "reference/library", "reference/http", "decisions/index"):
        assert (tmp_path / "site" / f"{page}.html").is_file()
    assert "POST /api/tables" in (tmp_path / "site/reference/http.html").read_text("utf-8")
    assert "A fresh game, waiting for its first answer" in (tmp_path / "site/reference/library.html").read_text("utf-8")
    pages = [path.read_text("utf-8") for path in (tmp_path / "site").rglob("*.html")]
    assert not [page for page in pages if 'src="http' in page], "nothing is loaded from elsewhere"


def test_every_page_of_docs_is_in_the_contents() -> None:
    """Decisions have an index of their own."""
    told = yaml.safe_dump(yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), yaml.SafeLoader)["nav"])
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f" {page.name}\n" not in told] == []
