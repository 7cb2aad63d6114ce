"""A QR code for the terminal: bytes, error correction M, versions 1 to 5, enough for an address."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

BLOCKS: Final = ((10, 1, 16), (16, 1, 28), (26, 1, 44), (18, 2, 32), (24, 2, 43))
"""By version: bytes of correction in a block, blocks, bytes of data in each."""
FALSE_CORNER: Final = re.compile("(?=00001011101|10111010000)")
LONG_RUN: Final = re.compile("0{5,}|1{5,}")
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: (r * c) % 2 + (r * c) % 3 == 0,
    lambda r, c: ((r * c) % 2 + (r * c) % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + (r * c) % 3) % 2 == 0,
)
Rows = list[list[bool]]


def code(text: str) -> Rows:
    """Rows of dark and light. Raises ValueError where the text is too long."""
    data = text.encode()
    version = next((place + 1 for place, (_, many, size) in enumerate(BLOCKS) if many * size >= len(data) + 2), 0)
    if not version:
        raise ValueError("too long for a code")
    grid = CodeGrid(version)
    grid.fill(words(data, version))
    return min((grid.masked(mask) for mask in range(len(MASKS))), key=penalty)


def drawn(rows: Rows) -> list[str]:
    """Two rows a line, light on dark as a terminal mostly is, with the margin that cameras need."""
    empty = [False] * (len(rows) + 4)
    framed = [empty, empty, *([False, False, *row, False, False] for row in rows), empty, empty, empty]
    pairs = zip(framed[::2], framed[1::2], strict=False)
    return ["".join("█▀▄ "[2 * above + below] for above, below in zip(*pair, strict=True)) for pair in pairs]


# Bytes


def powers() -> list[int]:
    found, value = [], 1
    for _ in range(255):
        found.append(value)
        value = (value << 1) ^ (0x11D if value & 0x80 else 0)
    return found


EXP: Final = powers()
LOG: Final = {value: power for power, value in enumerate(EXP)}


def times(a: int, b: int) -> int:
    return EXP[(LOG[a] + LOG[b]) % 255] if a and b else 0


def correction(data: list[int], length: int) -> list[int]:
    generator = [1]
    for power in range(length):
        raised = [times(factor, EXP[power]) for factor in generator]
        generator = [a ^ b for a, b in zip([*generator, 0], [0, *raised], strict=True)]
    rest = data + [0] * length
    for place in range(len(data)):
        factor = rest[place]
        for step, part in enumerate(generator):
            rest[place + step] ^= times(part, factor)
    return rest[len(data) :]


def words(data: bytes, version: int) -> list[int]:
    checks, many, size = BLOCKS[version - 1]
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, many * size * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    full = [int(bits[place : place + 8], 2) for place in range(0, len(bits), 8)]
    full += [(0xEC, 0x11)[place % 2] for place in range(many * size - len(full))]
    blocks = [full[place : place + size] for place in range(0, many * size, size)]
    return [*woven(blocks), *woven(correction(block, checks) for block in blocks)]


def woven(lists: Iterable[list[int]]) -> list[int]:
    return [word for column in zip(*lists, strict=True) for word in column]


# The square


class CodeGrid:
    def __init__(self, version: int) -> None:
        self.size = 17 + 4 * version
        self.dark = [[False] * self.size for _ in range(self.size)]
        self.fixed = [[False] * self.size for _ in range(self.size)]
        for step in range(self.size):
            self._set(6, step, step % 2 == 0)
            self._set(step, 6, step % 2 == 0)
        for row, col in ((3, 3), (3, self.size - 4), (self.size - 4, 3)):
            self._square(row, col, 4, (2, 4))
        if version > 1:
            self._square(self.size - 7, self.size - 7, 2, (1,))
        self._format(0)

    def _set(self, row: int, col: int, dark: bool) -> None:
        if 0 <= row < self.size and 0 <= col < self.size:
            self.dark[row][col] = dark
            self.fixed[row][col] = True

    def _square(self, row: int, col: int, reach: int, light: tuple[int, ...]) -> None:
        for down in range(-reach, reach + 1):
            for right in range(-reach, reach + 1):
                self._set(row + down, col + right, max(abs(down), abs(right)) not in light)

    def _format(self, mask: int) -> None:
        rest = mask
        for _ in range(10):
            rest = (rest << 1) ^ ((rest >> 9) * 0x537)
        bits = ((mask << 10) | rest) ^ 0x5412
        end = self.size
        first = [*((place, 8) for place in range(6)), (7, 8), (8, 8), (8, 7), *((8, 14 - at) for at in range(9, 15))]
        second = [*((8, end - 1 - place) for place in range(8)), *((end - 15 + place, 8) for place in range(8, 15))]
        for places in (first, second):
            for place, (row, col) in enumerate(places):
                self._set(row, col, bits >> place & 1 == 1)
        self._set(end - 8, 8, True)

    def fill(self, found: list[int]) -> None:
        bits = iter([word >> bit & 1 == 1 for word in found for bit in range(7, -1, -1)])
        for right in [*range(self.size - 1, 6, -2), 5, 3, 1]:
            rows = range(self.size)
            for row in reversed(rows) if (right + 1) & 2 == 0 else rows:
                for col in (right, right - 1):
                    if not self.fixed[row][col]:
                        self.dark[row][col] = next(bits, False)

    def masked(self, mask: int) -> Rows:
        self._format(mask)
        hides = MASKS[mask]
        return [
            [dark != (not self.fixed[row][col] and hides(row, col)) for col, dark in enumerate(line)]
            for row, line in enumerate(self.dark)
        ]


def penalty(rows: Rows) -> int:
    """How hard a pattern is to read: long runs, full squares, false corners, too much of one shade."""
    cost = 0
    for line in [*rows, *(list(column) for column in zip(*rows, strict=True))]:
        text = "".join("1" if dark else "0" for dark in line)
        cost += sum(len(run) - 2 for run in LONG_RUN.findall(text)) + 40 * len(FALSE_CORNER.findall(text))
    for above, below in pairwise(rows):
        fours = zip(above, above[1:], below, below[1:], strict=False)
        cost += 3 * sum(len(set(four)) == 1 for four in fours)
    share = sum(map(sum, rows)) / len(rows) ** 2
    return cost + 10 * int(abs(share * 20 - 10))
