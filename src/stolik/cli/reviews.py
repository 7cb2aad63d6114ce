"""The review of a record: a bar that moves while it is judged, then the chances in words."""

from __future__ import annotations

from pathlib import Path

from stolik.bots.review import Review, stops
from stolik.cli.tournaments import bar, files_told
from stolik.lab.review.moments import as_json, reviewed, told_moments
from stolik.lab.review.page import changes, review_page, turn_line
from stolik.terminal.opening import finished
from stolik.terminal.seats import shown_names
from stolik.terminal.store import write_whole
from stolik.text import Texts


def run(file: Path, report: Path | None, json: bool, language: str) -> int:
    record = finished(file)
    names = shown_names(record.seats, Texts(language))
    texts = Texts(language, record.game, names)
    with bar(len(stops(record.entries, record.result)), language, "review-judging") as progress:
        found = reviewed(record, progress)
    if report is not None:
        with files_told(report):
            write_whole(report, review_page(record, found, texts))
    if json:
        print(as_json(found, record.seats))
    else:
        show(found, names, told_moments(record, found, texts), texts)
    return 0


def show(found: Review, names: list[str], said: dict[int, str], texts: Texts) -> None:
    first, last = found.moments[0].chances, found.moments[-1].chances
    for seat, name in enumerate(names):
        luck, own, others = changes(found, seat)
        ends = {"start": f"{first[seat]:.0%}", "end": f"{last[seat]:.0%}"}
        print(texts.say("review-line", name=name, luck=luck, own=own, others=others, **ends))
    if found.decisive:
        print(texts.say("review-turns"))
    for place, number in enumerate(found.decisive, 1):
        print(f"  {place}. {turn_line(found, number, names, texts)}")
        print(f"     {said[number]}")
