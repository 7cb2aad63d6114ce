"""A release: source and wheel are built, checked and named with their sums; nothing is published."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
import tarfile
import venv
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

import stolik

ROOT = Path(__file__).resolve().parent.parent
LEFT = (".git", ".venv", "build", "dist", "node_modules", ".*_cache", ".hypothesis", "__pycache__")
CARRIED = ("server/static/index.html", "server/docs/index.html", "server/docs/search/search_index.json")
"""Of what is built: the client and the documentation."""


STAMP = """
echo "$(.venv/bin/python -VV) in $PWD"
echo "tests: $(cat pyproject.toml constraints.txt scripts/setup scripts/tools/prefer_compiled.py | cksum)"
"""
"""By which scripts/setup knows that nothing is left to be done."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy, because what lies in dist is swept away first; what is installed here is lent to it."""
    copy = tmp_path / "tree"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT))
    venv.create(copy / ".venv")
    (installed,) = (copy / ".venv").glob("lib/python*/site-packages")
    (installed / "lent.pth").write_text(sysconfig.get_path("purelib"))
    stamp = subprocess.run(["bash", "-c", STAMP], cwd=copy, capture_output=True, check=True)
    (copy / ".venv" / "stolik-stamp").write_bytes(stamp.stdout)
    return copy


@pytest.mark.long
def test_a_release_is_built_checked_and_named(tree: Path) -> None:
    (tree / "dist").mkdir()
    (tree / "dist" / "stolik-0.0.tar.gz").touch()
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(["scripts/release", "--pure"], cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "installing what play and tests need" not in done.stderr, "the stamp is not as scripts/setup writes it"
    version = stolik.__version__
    files = {path.name: path for path in (tree / "dist").iterdir()}
    assert files.keys() == {f"stolik-{version}.tar.gz", f"stolik-{version}-py3-none-any.whl"}
    assert f"stolik: would publish version {version}:\n" in done.stderr
    named = dict(reversed(line) for line in re.findall(r"^([0-9a-f]{64})  \./(.+)$", done.stdout, re.M))
    assert named == {name: sha256(path.read_bytes()).hexdigest() for name, path in files.items()}
    assert done.stdout.count("PASSED") == len(files), "twine has looked at both"
    wheel = zipfile.ZipFile(files[f"stolik-{version}-py3-none-any.whl"]).namelist()
    with tarfile.open(files[f"stolik-{version}.tar.gz"]) as packed:
        source = packed.getnames()
    assert [name for name in CARRIED if f"stolik/{name}" not in wheel] == []
    assert [name for name in CARRIED if f"stolik-{version}/src/stolik/{name}" not in source] == []
