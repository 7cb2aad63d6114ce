"""Lines in a picture: enough of a plot for the examples, and no library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 360, 48
COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#805ad5")
Point = tuple[float, float]


def plot(file: Path, title: str, across: str, lines: Mapping[str, Sequence[Point]], low: float, high: float) -> None:
    """Each line with its name; `low` and `high` are the ends of the upright axis."""
    left = min(x for line in lines.values() for x, _ in line)
    right = max(x for line in lines.values() for x, _ in line)

    def place(point: Point) -> str:
        x = EDGE + (point[0] - left) / ((right - left) or 1) * (WIDTH - 2 * EDGE)
        y = HEIGHT - EDGE - (point[1] - low) / (high - low) * (HEIGHT - 2 * EDGE)
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        ' font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{WIDTH / 2}" y="24" text-anchor="middle" font-size="16">{title}</text>',
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">{across}</text>',
        f'<path d="M{EDGE},{EDGE} V{HEIGHT - EDGE} H{WIDTH - EDGE}" fill="none" stroke="#444"/>',
    ]
    for value, anchor in ((low, HEIGHT - EDGE), (high, EDGE)):
        parts.append(f'<text x="{EDGE - 6}" y="{anchor + 4}" text-anchor="end">{value:g}</text>')
    for value, anchor in ((left, EDGE), (right, WIDTH - EDGE)):
        parts.append(f'<text x="{anchor}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{value:g}</text>')
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(place(point) for point in line)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{WIDTH - EDGE}" y="{EDGE + 18 * number}" text-anchor="end" fill="{colour}">{name}</text>'
        )
    file.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")
