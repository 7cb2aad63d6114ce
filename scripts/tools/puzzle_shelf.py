"""Puts what a search has found on the shelf of its game: puzzle_shelf.py GAME FILE… [--but ID …] [--most N] [--rate].

Without doubles, and those named by --but left out. With --rate the levels of today try all of them. Those that
everybody always solves are left out. Where there are too many, those with more than two answers first,
and the clearest of them. docs/learning.md is told how many there are now.
"""

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from stolik.games import FOLDER, GAMES
from stolik.lab.puzzles.proof import solved_by
from stolik.puzzles import Puzzle, faults, rating, written
from stolik.puzzles.attempt import begin
from stolik.puzzles.shelf import puzzles_in

PAGE = Path(__file__).resolve().parents[2] / "docs" / "learning.md"


def worth(puzzle: Puzzle) -> tuple[bool, float]:
    """Of two answers half of those who guess are right."""
    chances = puzzle.chances[0]
    return len(chances) > 2, chances[0][1] - chances[1][1]


def chosen(files: list[Path], but: list[str], most: int, rate: Callable[[Puzzle], Puzzle]) -> list[Puzzle]:
    found = {puzzle.id: puzzle for file in files for puzzle in puzzles_in(file) if puzzle.id not in but}
    good = [one for one in map(rate, found.values()) if is_missed(one) and not faults(GAMES[one.game], one)]
    return sorted(sorted(good, key=worth, reverse=True)[:most], key=lambda one: (one.rating, one.id))


def rated(puzzle: Puzzle) -> Puzzle:
    question = begin(GAMES[puzzle.game], puzzle)
    solved = solved_by(question, puzzle.solution, int(puzzle.id, 16))
    return puzzle._replace(solved=solved, rating=rating(solved))


def is_missed(puzzle: Puzzle) -> bool:
    return any(found < tries for found, tries in puzzle.solved.values())


def tell(folder: Path) -> None:
    names = sorted(path.parent.name for path in folder.glob("*/puzzles"))
    counts = {
        name: sum(len(puzzles_in(file)) for file in (folder / name / "puzzles").glob("*.jsonl")) for name in names
    }
    told = f"* Puzzles: {', '.join(f'{name} {count}' for name, count in counts.items())}."
    PAGE.write_text(re.sub(r"\* Puzzles: [^.]*\.", told, PAGE.read_text("utf-8")), "utf-8")
    print(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--but", nargs="*", default=[])
    parser.add_argument("--most", type=int, default=80)
    parser.add_argument("--rate", action="store_true", help="by who solves them now")
    wanted = parser.parse_args()
    shelf = FOLDER / wanted.game / "puzzles" / "shelf.jsonl"
    shelf.parent.mkdir(exist_ok=True)
    puzzles = chosen(wanted.files, wanted.but, wanted.most, rated if wanted.rate else lambda puzzle: puzzle)
    shelf.write_text("".join(f"{written(puzzle)}\n" for puzzle in puzzles), "utf-8")
    tell(FOLDER)


if __name__ == "__main__":
    main()
