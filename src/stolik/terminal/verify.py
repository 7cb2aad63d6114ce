"""Is a record what it claims to be? Chain, draws, rules, and the head that a player noted down."""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any

from stolik.engine import recordfile
from stolik.engine.game import Game
from stolik.engine.recordfile import BadRecord, NoRecord, Verdict
from stolik.games import GAMES
from stolik.terminal.faults import BadInput, why
from stolik.text import Texts


class FileVerdict:
    """What is said of one file; `bad` is the first thing that is wrong."""

    def __init__(self, file: Path, verdict: Verdict | None, bad: BadRecord | None) -> None:
        self.file = file
        self.verdict = verdict
        self.bad = bad

    def as_data(self, language: str) -> dict[str, object]:
        found: dict[str, object] = {"file": str(self.file), "ok": self.bad is None}
        if self.verdict is not None:
            header, record = self.verdict.header, self.verdict.record
            found |= {"game": header.game, "rules": header.rules, "entries": self.verdict.entries}
            found |= {"head": self.verdict.head, "rules_checked": record is not None}
            found["finished"] = None if record is None else record.result is not None
        if self.bad is not None:
            found |= {"line": self.bad.line, "entry": entry_of(self.bad), "why": self.bad.why}
            found |= {"detail": self.bad.detail, "sentence": self.sentence(language)}
        return found

    def sentence(self, language: str) -> str:
        if self.bad is not None:
            return told(self.bad, self.file, language)
        assert self.verdict is not None
        texts = Texts(language)
        key = "verify-good" if self.verdict.record is not None else "verify-other-rules"
        args = {"entries": self.verdict.entries, "head": self.verdict.head, "rules": self.verdict.header.rules}
        return texts.say(key, file=str(self.file), game=self.verdict.header.game, **args)


def verify(file: Path, head: str | None) -> FileVerdict:
    """Raises BadInput for a file that is no record at all."""
    noted = None if head is None else head.strip().lower()
    if noted is not None and (not noted or not set(noted) <= set(string.hexdigits)):
        raise BadInput("bad-head", head=noted)
    try:
        verdict = read(file)
    except NoRecord:
        raise BadInput("no-record", file=str(file)) from None
    except BadRecord as bad:
        return FileVerdict(file, None, bad)
    other_head = noted is not None and noted != verdict.head
    return FileVerdict(
        file, verdict, BadRecord(verdict.entries + 1, "record-head", verdict.head) if other_head else None
    )


def read(file: Path) -> Verdict:
    """Bytes that are no text are damage at their line, if the file is a record at all."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise BadInput("cannot-read", file=str(file), why=why(error)) from None
    try:
        return recordfile.read(raw.decode("utf-8"), GAMES)
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
    try:
        recordfile.read(raw.decode("utf-8", "replace"), GAMES)
    except BadRecord as bad:
        line = min(line, bad.line)
    raise BadRecord(line, "record-unreadable")


def entry_of(bad: BadRecord) -> int:
    """Line 1 is the header, so entry n stands on line n + 1."""
    return bad.line - 1


def told(bad: BadRecord, file: Path, language: str) -> str:
    """Where and why, in one sentence."""
    reason = Texts(language).say(bad.why, detail=_detail(bad, file, language))
    return Texts(language).say("verify-bad", file=str(file), line=bad.line, entry=entry_of(bad), why=reason)


def _detail(bad: BadRecord, file: Path, language: str) -> str:
    if bad.why != "record-illegal":
        return bad.detail
    texts = Texts(language, _game_of(file))
    known = texts.is_rule(bad.detail) or texts.has(f"refusal-{bad.detail}")
    return texts.refusal(bad.detail) if known else bad.detail


def _game_of(file: Path) -> Game[Any] | None:
    header = file.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    return next((GAMES[name] for name in GAMES if f'"game":"{name}"' in header), None)
