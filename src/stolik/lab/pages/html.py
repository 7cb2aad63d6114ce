"""A report as one HTML file that needs nothing else, light or dark as the reader likes it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #faf7f1; --ink: #2b2622; --soft: #6f665d; --rule: #ddd4c6; --card: #fff;
  --c0: #2f6f8f; --c1: #c2602b; --c2: #5b8c3a; --c3: #8a4f9e; --c4: #b08a1e; --c5: #b0413e; --heat: 47 111 143; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1a18; --ink: #ece5da; --soft: #a79d91; --rule: #3c3731;
  --card: #262320; --c0: #74b6d6; --c1: #ee9a63; --c2: #9ccc74; --c3: #c797d8; --c4: #dcb95a; --c5: #e78581;
  --heat: 116 182 214; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 58rem; padding: 2rem 1.2rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; margin: 0 0 .6rem; }
.sub, .note { color: var(--soft); } .note { font-size: .9rem; margin: .6rem 0 0; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 14px; padding: 1.1rem 1.3rem;
  margin-top: 1.2rem; overflow-x: auto; }
.tiles { display: flex; flex-wrap: wrap; gap: .8rem; margin-top: 1.2rem; }
.tile { flex: 1 1 8rem; background: var(--card); border: 1px solid var(--rule); border-radius: 14px;
  padding: .7rem 1rem; }
.tile b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; } .tile span { color: var(--soft); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; }
td.heat { background: rgb(var(--heat) / var(--share)); }
tr:last-child td { border-bottom: 0; }
svg { width: 100%; height: auto; display: block; } svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg text.number { fill: var(--soft); font-variant-numeric: tabular-nums; }
.axis { stroke: var(--rule); } .mark { stroke: var(--soft); stroke-dasharray: 4 4; }
.whisker { stroke: var(--c0); stroke-width: 4; opacity: .4; stroke-linecap: round; }
.dot { fill: var(--c0); } .dot.off { fill: var(--c1); } .bar { fill: var(--c0); }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); }
.c3 { stroke: var(--c3); } .c4 { stroke: var(--c4); } .c5 { stroke: var(--c5); }
svg text.t0 { fill: var(--c0); } svg text.t1 { fill: var(--c1); } svg text.t2 { fill: var(--c2); }
svg text.t3 { fill: var(--c3); } svg text.t4 { fill: var(--c4); } svg text.t5 { fill: var(--c5); }
"""


class Page:
    """Grows section by section."""

    def __init__(self, language: str, title: str, sub: str) -> None:
        self._language = language
        self._title = title
        self._parts = [f'<h1>{escape(title)}</h1><p class="sub">{escape(sub)}</p>']

    def tiles(self, told: Sequence[tuple[str, str]]) -> None:
        cells = "".join(
            f'<div class="tile"><b>{escape(value)}</b><span>{escape(what)}</span></div>' for what, value in told
        )
        self._parts.append(f'<div class="tiles">{cells}</div>')

    def section(self, title: str, body: str, note: str = "") -> None:
        said = f'<p class="note">{escape(note)}</p>' if note else ""
        self._parts.append(f"<section><h2>{escape(title)}</h2>{body}{said}</section>")

    def html(self) -> str:
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self._title)}</title><style>{STYLE}</style>"
        )
        body = "\n".join(self._parts)
        return f'<!doctype html>\n<html lang="{self._language}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


Cell = str | tuple[str, float]
"""With a share from 0 to 1, a cell is shaded by it."""


def table(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    said, share = cell
    return f'<td class="heat" style="--share: {share * 0.55:.2f}">{escape(said)}</td>'
