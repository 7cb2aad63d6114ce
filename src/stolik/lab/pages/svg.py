"""Small drawings as SVG text: bars with intervals, histograms and lines. Colours come from the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Final

WIDTH: Final = 720
ROW: Final = 30
NAMES: Final = 190
NUMBERS: Final = 150
Bar = tuple[str, float, float, float, str]
"""Name, value, the ends of its interval, and what is written beside it."""


def drawing(height: float, parts: Sequence[str], title: str) -> str:
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, told: str = "") -> str:
    title = f"<title>{escape(told)}</title>" if told else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" class="{kind}" rx="3">'
        f"{title}</rect>"
    )


def dots(bars: Sequence[Bar], title: str, mark: float | None = None, least: float | None = None) -> str:
    """A dot with its interval for each name; `mark` is what would be expected."""
    low = min([bar[2] for bar in bars] + ([] if mark is None else [mark]))
    high = max([bar[3] for bar in bars] + ([] if mark is None else [mark]))
    low = low if least is None else min(low, least)
    wide = (high - low) or 1.0

    def at(value: float) -> float:
        return NAMES + (value - low) / wide * (WIDTH - NAMES - NUMBERS)

    height = ROW * len(bars) + 12
    parts = [] if mark is None else [line(at(mark), 4, at(mark), height - 4, "mark")]
    for place, (name, value, start, end, beside) in enumerate(bars):
        y = ROW * place + ROW / 2 + 6
        off = mark is not None and not start <= mark <= end
        parts += [
            text(NAMES - 14, y + 5, name, "name", "end"),
            line(at(start), y, at(end), y, "whisker"),
            f'<circle cx="{at(value):.1f}" cy="{y:.1f}" r="6" class="{"dot off" if off else "dot"}"/>',
            text(WIDTH - NUMBERS + 14, y + 5, beside, "number"),
        ]
    return drawing(height, parts, title)


def histogram(values: Sequence[int], title: str, most: int = 24) -> str:
    """Every bar stands for equally many whole numbers, so that none lies between two of them."""
    low, high = min(values), max(values)
    wide = ceil((high - low + 1) / most)
    counts = [0] * ((high - low) // wide + 1)
    for value in values:
        counts[(value - low) // wide] += 1
    step, tall = (WIDTH - 40) / len(counts), 130
    parts = [line(20, tall + 10, WIDTH - 20, tall + 10, "axis")]
    for place, count in enumerate(counts):
        high_of = tall * count / max(counts)
        first = low + place * wide
        told = f"{first}: {count}" if wide == 1 else f"{first}–{first + wide - 1}: {count}"
        parts.append(box(20 + place * step + 1, tall + 10 - high_of, step - 2, high_of, "bar", told))
    parts += [text(20, tall + 30, str(low), "number"), text(WIDTH - 20, tall + 30, str(high), "number", "end")]
    return drawing(tall + 40, parts, title)


def curves(lines: Sequence[tuple[str, Sequence[float]]], title: str, most: float | None = None) -> str:
    """Shares from 0 to 1, or numbers up to `most`, one after the other, the name at the end of each line."""
    tall, left, wide = 180, 52, WIDTH - 72 - NUMBERS
    top = most or 1.0

    def y(value: float) -> float:
        return 10 + tall * (1 - value / top)

    marks = [(share * top, f"{share:.0%}" if most is None else f"{share * top:.2f}") for share in (0.0, 0.5, 1.0)]
    parts = [line(left, y(value), left + wide, y(value), "axis") for value, _ in marks]
    parts += [text(left - 6, y(value) + 4, told, "number", "end") for value, told in marks]
    ends = spread([y(values[-1]) for _, values in lines], 16)
    for place, (name, values) in enumerate(lines):
        step = wide / max(len(values) - 1, 1)
        points = " ".join(f"{left + number * step:.1f},{y(value):.1f}" for number, value in enumerate(values))
        parts.append(f'<polyline points="{points}" class="curve c{place % 6}"/>')
        parts.append(text(left + 8 + wide, ends[place] + 4, name, f"name t{place % 6}"))
    return drawing(tall + 24, parts, title)


def spread(places: Sequence[float], apart: float) -> list[float]:
    """The same order, none nearer to the next than that."""
    moved = list(places)
    last = float("-inf")
    for place in sorted(range(len(places)), key=lambda index: places[index]):
        moved[place] = last = max(places[place], last + apart)
    return moved
