"""Which general rules of a game know its contents by name (architecture, sentence 10: none)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from pathlib import Path


def naming(folder: Path, ids: Iterable[str], but: Collection[str] = ()) -> dict[str, list[str]]:
    """By file, `but` for those that may: contents that it names, in code or in words."""
    spelled = {id: re.compile(rf"(?<![a-z_]){id.replace('_', '[ _]')}(?![a-z_])", re.IGNORECASE) for id in ids}
    texts = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.py")) if path.name not in but}
    assert len(spelled) > 5
    assert len(texts) > 15
    found = {name: [id for id, words in spelled.items() if words.search(text)] for name, text in texts.items()}
    return {name: ids for name, ids in found.items() if ids}
