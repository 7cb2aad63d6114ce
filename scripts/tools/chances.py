"""Writes what follows from the games in tests/lab/calibration/samples: the corrections of each game, data/chances.toml,
the plots of docs/pictures and the tables of docs/laboratory.md; --check tells when something is stale."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from stolik.bots.chances import NOTHING
from stolik.games import GAMES
from stolik.lab.calibration.cases import Calibration, stored
from stolik.lab.calibration.fit import fitted, held_out, held_out_review, sharpest, written
from stolik.lab.calibration.page import plots
from stolik.lab.pages.markdown import filled_in, title
from stolik.text import Texts

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "tests" / "lab" / "calibration" / "samples"
PAGE = ROOT / "docs" / "laboratory.md"
HEADER = (
    "| game | seats | games of | games | questions | off by, as found | corrected | by the other half | luck, up to |",
    "|---|---:|---|---:|---:|---:|---:|---:|---:|",
)


def results() -> Mapping[Path, str]:
    """Every file that is made from the samples, with what it should hold."""
    made: dict[Path, str] = {}
    rows: list[str] = []
    reviews: list[str] = []
    for name, game in sorted(GAMES.items()):
        sample = json.loads((SAMPLES / f"{name}.json").read_text("utf-8"))
        found = [stored(one, NOTHING) for one in sample["seats"]]
        true = [one.corrected(fitted(one.cases)) for one in found]
        looked_back = [stored(one, NOTHING) for one in sample["reviews"]]
        corrections = written(found, sample["bot"], looked_back)
        made[ROOT / "src" / "stolik" / "games" / name / "data" / "chances.toml"] = corrections
        reviews += [review_row(name, sample["bot"], one) for one in looked_back]
        made[ROOT / "docs" / "pictures" / f"chances-{name}.svg"] = plots(true, sample["bot"], Texts("en", game))
        rows += [row(name, sample["bot"], *pair) for pair in zip(found, true, strict=True)]
    page = filled_in(PAGE.read_text("utf-8"), "chances", "\n".join([*HEADER, *rows]))
    made[PAGE] = filled_in(page, "reviews", "\n".join([*HEADER, *reviews]))
    return made


def row(name: str, bot: str, found: Calibration, true: Calibration) -> str:
    return told(name, bot, found, [found.error, true.error, held_out(found).error, true.by_luck])


def review_row(name: str, bot: str, found: Calibration) -> str:
    true = found.sharpened(sharpest(found))
    return told(name, bot, found, [found.error, true.error, held_out_review(found).error, true.by_luck])


def told(name: str, bot: str, found: Calibration, errors: list[float]) -> str:
    cells = [title(name), str(found.seats), f"`{bot}`", str(found.games), str(len(found.questions))]
    return f"| {' | '.join([*cells, *(f'{100 * error:.1f}' for error in errors)])} |"


def main() -> int:
    stale = [file for file, text in results().items() if not file.exists() or file.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for file in stale:
            print(f"{file.relative_to(ROOT)} is stale: run scripts/tools/chances.py")
        return 1 if stale else 0
    for file, text in results().items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
