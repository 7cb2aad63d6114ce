"""Writes what the pictures of finished games are lettered with: share/art.json and share/letters.ttf of the server.

The emblems are those of the page (web/src/art/emblems.svg), the letters those of its titles, of one weight, and how
wide each is. To make the letters anew it needs fontTools and brotli, which nothing else does; without them it keeps
those that are there. --check tells when the emblems are stale.
"""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
EMBLEMS = ROOT / "web" / "src" / "art"
FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable" / "fraunces" / "files"
SHARE = ROOT / "src" / "stolik" / "server" / "share"
FILE = SHARE / "art.json"
LETTERS_FILE = SHARE / "letters.ttf"
WEIGHT = 640
LETTERS = [chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2026)]
SYMBOL = re.compile(r'<symbol id="(?P<id>em-[a-z]+)" viewBox="(?P<box>[^"]+)">(?P<body>.*?)</symbol>', re.DOTALL)
VARIABLE = re.compile(r"var\(--[\w-]+, *([^)]+)\)")


def emblems() -> dict[str, list[str]]:
    """By id: the window and what is drawn in it, in plain colours."""
    text = "".join((EMBLEMS / name).read_text("utf-8") for name in ("emblems.svg", "icons.svg"))
    return {found["id"]: [found["box"], VARIABLE.sub(r"\1", found["body"])] for found in SYMBOL.finditer(text)}


def letters() -> dict[str, int]:
    """Written into a font; by letter, how wide it is, in thousandths of the size."""
    fonts, instancer = import_module("fontTools.ttLib"), import_module("fontTools.varLib.instancer")
    subset, merge = import_module("fontTools.subset"), import_module("fontTools.merge")
    with TemporaryDirectory() as folder:
        parts = []
        for name in ("fraunces-latin-wght-normal.woff2", "fraunces-latin-ext-wght-normal.woff2"):
            font = instancer.instantiateVariableFont(fonts.TTFont(FONTS / name), {"wght": WEIGHT})
            options = subset.Options(layout_features=[], hinting=False, notdef_outline=True)
            chosen = subset.Subsetter(options)
            chosen.populate(unicodes=[code for code in map(ord, LETTERS) if code in font.getBestCmap()])
            chosen.subset(font)
            font.flavor = None
            parts.append(str(Path(folder, name).with_suffix(".ttf")))
            font.save(parts[-1])
        whole = merge.Merger().merge(parts)
    whole.save(LETTERS_FILE)
    scale, names, widths = 1000 / whole["head"].unitsPerEm, whole.getBestCmap(), whole["hmtx"]
    return {chr(code): round(widths[name][0] * scale) for code, name in names.items()}


def main() -> int:
    art = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    if "--check" in sys.argv:
        if art.get("emblems") != emblems():
            print("The pictures of finished games have old emblems: run scripts/tools/share_art.py")
            return 1
        return 0
    try:
        art["widths"] = letters()
    except ImportError:
        print("The letters stay as they are: to make them anew, install fonttools and brotli.")
    art["emblems"] = emblems()
    art["font"] = "Fraunces, copyright The Fraunces Project Authors, SIL Open Font License 1.1"
    FILE.write_text(json.dumps(art, ensure_ascii=False, indent=0, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
