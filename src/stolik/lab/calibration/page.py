"""What was said against what happened, as a page: on the slanted line the chances are true."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.lab.calibration.cases import Calibration
from stolik.lab.pages import svg
from stolik.lab.pages.html import Cell, Page, table
from stolik.lab.pages.sections import game_name
from stolik.text import Texts

SIDE = 300
LEFT = 60
CELL = 400
TALL = 380
ABREAST = 3
"""Plots in a row."""
STYLE = (
    "<style>text{font:13px sans-serif;fill:#222}.axis{stroke:#ccc}.mark{stroke:#888;stroke-dasharray:4 4}"
    ".dot{fill:#1b6ca8;opacity:.75}@media(prefers-color-scheme:dark){text{fill:#ddd}.axis{stroke:#555}"
    ".dot{fill:#6fb7e9}}</style>"
)


def calibration_page(found: Sequence[Calibration], bot: str, texts: Texts) -> str:
    page = Page(texts.language, texts.say("calibration-title", game=game_name(texts)), bot)
    for one in found:
        title = texts.say("calibration-seats", seats=one.seats)
        page.section(title, drawn(one, title) + table(head(texts), rows(one)), summary(one, texts))
    return page.html()


def plots(found: Sequence[Calibration], bot: str, texts: Texts) -> str:
    """All numbers of seats beside each other, as a drawing that stands alone."""
    rows = -(-len(found) // ABREAST)
    parts = [STYLE]
    for number, one in enumerate(found):
        down, across = divmod(number, ABREAST)
        inside = [*dots(one), svg.text(LEFT + SIDE / 2, y(0) + 44, one_line(one, texts), "number", "middle")]
        parts.append(f'<g transform="translate({across * CELL} {down * TALL})">{"".join(inside)}</g>')
    title = texts.say("calibration-title", game=game_name(texts))
    wide, tall = min(len(found), ABREAST) * CELL, rows * TALL
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img" aria-label="{title}">'
        f"<title>{title}</title>{''.join(parts)}</svg>\n"
    )


def one_line(found: Calibration, texts: Texts) -> str:
    seats = texts.say("calibration-seats", seats=found.seats)
    return f"{seats}, n = {len(found.cases)}, ± {100 * found.error:.1f}"


def drawn(found: Calibration, title: str) -> str:
    return svg.drawing(SIDE + 44, dots(found), title)


def dots(found: Calibration) -> list[str]:
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
    return parts


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
    told = {"games": found.games, "questions": len(found.questions), "seats": found.seats}
    error, luck = f"{100 * found.error:.1f}", f"{100 * found.by_luck:.1f}"
    return texts.say("calibration-line", **told, error=error, luck=luck, brier=f"{found.brier:.3f}")
