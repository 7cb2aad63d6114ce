"""Puts build/compiled before src on sys.path while no file of src is newer than it; setup copies this into .venv.

So `.venv/bin/stolik` runs compiled after a compile and pure after an edit, and never an old compiled rule.
"""

import os
import sys

ROOT = os.path.dirname(sys.prefix)
TREE = os.path.join(ROOT, "build", "compiled")


def is_fresh() -> bool:
    try:
        made = os.stat(os.path.join(TREE, ".stamp")).st_mtime_ns
    except OSError:
        return False
    for folder, inner, files in os.walk(os.path.join(ROOT, "src", "stolik")):
        if "__pycache__" in inner:
            inner.remove("__pycache__")
        if any(os.stat(os.path.join(folder, file)).st_mtime_ns > made for file in files):
            return False
    return True


if not os.environ.get("STOLIK_PURE") and is_fresh():
    sys.path.append(TREE)
