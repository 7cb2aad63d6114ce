"""A pattern drawn small: pieces by the letter of their rank, the summoning square in brackets."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from stolik.games.tash_kalar.arena import STEPS
from stolik.games.tash_kalar.beings import Being
from stolik.games.tash_kalar.cards import RANKS
from stolik.games.tash_kalar.patterns import TURNED
from stolik.terminal.boards.tash_kalar.looks import ARROWS, EDGE, MARKED, letter_of
from stolik.text import Texts

YELLOW: Final = "y"
COLOURED: Final = (YELLOW, "b", "r", "p")
"""How patterns mark squares that the text of the card calls by their colour: yellow, blue, red, purple."""


def pattern(being: Being, texts: Texts) -> Text:
    signs = _signs(being, texts)
    places = [*signs, (0, 0)]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    lines = [Text().join(_cell(signs.get((x, y), ""), (x, y) == (0, 0)) for x in columns) for y in rows]
    return Text("\n", no_wrap=True).join(lines)


def _signs(being: Being, texts: Texts) -> dict[tuple[int, int], str]:
    """Marked squares by the letter of their colour, where the card tells colours apart."""
    letters = dict(zip(COLOURED, texts.say("arena-marks"), strict=True))
    signs: dict[tuple[int, int], str] = {}
    for mark, offsets in being.pattern.marks.items():
        signs.update(dict.fromkeys(offsets, letters.get(mark, MARKED)))
    for x, y, rank in being.pattern.cells:
        signs[x, y] = letter_of(RANKS[rank], texts)
    return signs


def _cell(sign: str, summoning: bool) -> Text:
    if summoning:
        return Text(f"[{sign or ' '}]", "bold yellow")
    return Text(f" {sign or '·'} ", "bold" if sign else EDGE)


def arrows(being: Being, image: int = 0) -> str:
    """As printed, or in another image."""
    turned = [STEPS.index(TURNED[image](*STEPS[way])) for way in being.pattern.arrows]
    return " ".join(ARROWS[way] for way in sorted(turned))


def turned(being: Being, image: int, texts: Texts) -> str:
    """What tells an image from others of the same pieces: its arrows, or on which side the yellow squares lie."""
    if YELLOW not in being.pattern.marks:
        return arrows(being, image)
    beside = next(offset for offset in being.pattern.marks[YELLOW] if offset in STEPS and 0 in offset)
    return texts.say("arena-marks")[0] + ARROWS[STEPS.index(TURNED[image](*beside))]
