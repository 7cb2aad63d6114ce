"""Writes src/stolik/server/share/art.json: emblems and letters for the pictures of finished games, as paths.

The emblems are those of the page (web/src/art/emblems.svg), the letters those of its titles. To draw the letters anew
it needs fontTools and brotli, which nothing else does; without them it keeps those that are there. --check tells when
the emblems are stale.
"""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
EMBLEMS = ROOT / "web" / "src" / "art"
FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable" / "fraunces" / "files"
FILE = ROOT / "src" / "stolik" / "server" / "share" / "art.json"
WEIGHT = 640
LETTERS = [chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2026)]
SYMBOL = re.compile(r'<symbol id="(?P<id>em-[a-z]+)" viewBox="(?P<box>[^"]+)">(?P<body>.*?)</symbol>', re.DOTALL)
VARIABLE = re.compile(r"var\(--[\w-]+, *([^)]+)\)")


def emblems() -> dict[str, list[str]]:
    """By id: the window and what is drawn in it, in plain colours."""
    text = "".join((EMBLEMS / name).read_text("utf-8") for name in ("emblems.svg", "icons.svg"))
    return {found["id"]: [found["box"], VARIABLE.sub(r"\1", found["body"])] for found in SYMBOL.finditer(text)}


def letters() -> dict[str, list[Any]]:
    """By letter: how wide it is, and its outline, in thousandths of the size."""
    pens = import_module("fontTools.pens.svgPathPen"), import_module("fontTools.pens.transformPen")
    fonts, instancer = import_module("fontTools.ttLib"), import_module("fontTools.varLib.instancer")
    found: dict[str, list[Any]] = {}
    for name in ("fraunces-latin-wght-normal.woff2", "fraunces-latin-ext-wght-normal.woff2"):
        font = instancer.instantiateVariableFont(fonts.TTFont(FONTS / name), {"wght": WEIGHT})
        scale, glyphs, names = 1000 / font["head"].unitsPerEm, font.getGlyphSet(), font.getBestCmap()
        for letter in LETTERS:
            if ord(letter) in names and letter not in found:
                glyph = glyphs[names[ord(letter)]]
                pen = pens[0].SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
                glyph.draw(pens[1].TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
                found[letter] = [round(glyph.width * scale), pen.getCommands()]
    return found


def main() -> int:
    art = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    if "--check" in sys.argv:
        if art.get("emblems") != emblems():
            print("The pictures of finished games have old emblems: run scripts/tools/share_art.py")
            return 1
        return 0
    try:
        art["letters"] = letters()
    except ImportError:
        print("The letters stay as they are: to draw them anew, install fonttools and brotli.")
    art["emblems"] = emblems()
    art["font"] = "Fraunces, copyright The Fraunces Project Authors, SIL Open Font License 1.1"
    FILE.write_text(json.dumps(art, ensure_ascii=False, indent=0, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
