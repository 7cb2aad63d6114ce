"""What was said against what happened, as a page: on the slanted line the chances are true."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.lab.calibration.run import Calibration
from stolik.lab.pages import svg
from stolik.lab.pages.html import Cell, Page, table
from stolik.lab.pages.sections import game_name
from stolik.text import Texts

SIDE = 300
LEFT = 60


def calibration_page(found: Sequence[Calibration], bot: str, texts: Texts) -> str:
    page = Page(texts.language, texts.say("calibration-title", game=game_name(texts)), bot)
    for one in found:
        title = texts.say("calibration-seats", seats=one.seats)
        page.section(title, drawn(one, title) + table(head(texts), rows(one)), summary(one, texts))
    return page.html()


def drawn(found: Calibration, title: str) -> str:
    """A dot for each tenth, the larger the more questions; its count stands beside it."""
    parts = [svg.line(LEFT, y(0), LEFT + SIDE, y(1), "mark")]
    for share in (0, 0.5, 1):
        parts.append(svg.line(LEFT, y(share), LEFT + SIDE, y(share), "axis"))
        parts.append(svg.text(LEFT - 6, y(share) + 4, f"{share:.0%}", "number", "end"))
        parts.append(svg.text(LEFT + SIDE * share, y(0) + 20, f"{share:.0%}", "number", "middle"))
    for one in found.tenths:
        size = 3 + 12 * (one.cases / max(len(found.cases), 1)) ** 0.5
        x = LEFT + SIDE * one.said
        parts.append(f'<circle cx="{x:.1f}" cy="{y(one.happened):.1f}" r="{size:.1f}" class="dot"/>')
        parts.append(svg.text(x + size + 3, y(one.happened) + 4, str(one.cases), "number"))
    return svg.drawing(SIDE + 44, parts, title)


def y(share: float) -> float:
    return 12 + SIDE * (1 - share)


def head(texts: Texts) -> list[str]:
    return [texts.say(f"calibration-{key}") for key in ("tenth", "questions", "said", "happened")]


def rows(found: Calibration) -> list[list[Cell]]:
    return [
        [f"{10 * one.number}–{10 * one.number + 10} %", str(one.cases), f"{one.said:.0%}", f"{one.happened:.0%}"]
        for one in found.tenths
    ]


def summary(found: Calibration, texts: Texts) -> str:
    told = {"games": found.games, "questions": len(found.cases), "seats": found.seats}
    error, luck = f"{100 * found.error:.1f}", f"{100 * found.by_luck:.1f}"
    return texts.say("calibration-line", **told, error=error, luck=luck, brier=f"{found.brier:.3f}")
