"""The review of a game as a page: the chances as lines, and where they turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from stolik.bots.review import Review
from stolik.engine.record import Record
from stolik.lab.pages import svg
from stolik.lab.pages.html import Cell, Page, table
from stolik.lab.pages.sections import game_name
from stolik.lab.review.moments import told_moments, who_moved
from stolik.text import Texts

TALL = 260
LEFT = 52
WIDE = svg.WIDTH - LEFT - 20
APART = 27


def review_page(record: Record[Any], found: Review, texts: Texts) -> str:
    names = [texts.seat(seat) for seat in range(len(record.sides))]
    page = Page(texts.language, texts.say("review-title", game=game_name(texts)), ", ".join(names))
    said = told_moments(record, found, texts)
    title = texts.say("review-chances")
    page.section(title, drawn(found, names, said, title), texts.say("review-note"))
    page.section(
        texts.say("review-parts"), table(parts_head(texts), parts(found, names)), texts.say("review-parts-note")
    )
    if found.decisive:
        page.section(texts.say("review-turns"), turns(found, names, said, texts))
    return page.html()


def drawn(found: Review, names: Sequence[str], said: Mapping[int, str], title: str) -> str:
    """A line for each seat, a mark that can be followed to its sentence at each decisive moment."""
    moments = found.moments
    step = WIDE / max(len(moments) - 1, 1)
    parts = [svg.line(LEFT, y(share), LEFT + WIDE, y(share), "axis") for share in (0, 0.5, 1)]
    parts += [svg.text(LEFT - 6, y(share) + 4, f"{share:.0%}", "number", "end") for share in (0, 0.5, 1)]
    for seat in range(len(names)):
        points = " ".join(f"{LEFT + n * step:.1f},{y(one.chances[seat]):.1f}" for n, one in enumerate(moments))
        parts.append(f'<polyline points="{points}" class="curve c{seat % 6}"/>')
    places = [LEFT + number * step for number in found.decisive]
    marks = zip(found.decisive, places, svg.spread(places, APART), strict=True)
    for place, (number, x, moved) in enumerate(marks, 1):
        parts.append(mark(x, moved, place, said[number]))
    for seat, name in enumerate(names):
        parts.append(svg.text(LEFT + seat * WIDE / len(names), TALL + 62, name, f"name t{seat % 6}"))
    return svg.drawing(TALL + 72, parts, title)


def y(share: float) -> float:
    return 10 + TALL * (1 - share)


def mark(x: float, moved: float, place: int, told: str) -> str:
    return (
        f'<a href="#turn-{place}" class="turn"><title>{escape(told)}</title>'
        f'{svg.line(x, 10, x, 14 + TALL, "mark")}<circle cx="{moved:.1f}" cy="{TALL + 26}" r="12" class="dot"/>'
        f'<text x="{moved:.1f}" y="{TALL + 31}" text-anchor="middle" style="fill: var(--card)">{place}</text></a>'
    )


def parts_head(texts: Texts) -> list[str]:
    keys = ("review-seat", "review-start", "review-luck", "review-own", "review-others", "review-end")
    return [texts.say(key) for key in keys]


def parts(found: Review, names: Sequence[str]) -> list[list[Cell]]:
    first, last = found.moments[0].chances, found.moments[-1].chances
    return [[name, f"{first[seat]:.0%}", *changes(found, seat), f"{last[seat]:.0%}"] for seat, name in enumerate(names)]


def changes(found: Review, seat: int) -> list[str]:
    return [points(part[seat]) for part in (found.luck, found.own, found.others)]


def points(change: float) -> str:
    """In points of a hundred, with a sign that is no hyphen."""
    whole = round(100 * change)
    return "0" if whole == 0 else f"{'+' if whole > 0 else '−'}{abs(whole)}"


def turns(found: Review, names: Sequence[str], said: Mapping[int, str], texts: Texts) -> str:
    lines = []
    for place, number in enumerate(found.decisive, 1):
        line = f"{escape(turn_line(found, number, names, texts))}<br>{escape(said[number])}"
        lines.append(f'<li id="turn-{place}">{line}</li>')
    return f"<ol>{''.join(lines)}</ol>"


def turn_line(found: Review, number: int, names: Sequence[str], texts: Texts) -> str:
    """Whose chance changed most, and by whom; where two changed alike, who gained."""
    before, after = found.moments[number - 1].chances, found.moments[number].chances
    seat = max(range(len(names)), key=lambda one: (round(abs(after[one] - before[one]), 3), after[one]))
    who = who_moved(found.moments[number].seat, texts)
    told = {"before": f"{before[seat]:.0%}", "after": f"{after[seat]:.0%}"}
    line = texts.say("review-turn", step=found.moments[number].at, who=who, name=names[seat], **told)
    mistake = found.mistakes[number]
    return f"{line}. {texts.say(f'mistake-{mistake}')}" if mistake else line
