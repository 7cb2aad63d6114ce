"""Golden games: the answers, and what each of them changed. `python -m tests.games.golden --write`
plays the answers again and writes down what happens today; the difference is there to be read.

A record tells its settings, where it starts (the set-up, or a picture), then the answers:
    > 1 maneuver: RR  #3f2a91c0      who answered what, chance being -1, and a digest of the whole picture after it
    the lines of the picture that are new
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.games.script import Script
from tests.games.stages import FOLDER, Stage, chosen, stages

STAGES = dict(stages())


def records() -> list[str]:
    """By game and name: "<game>/whole_race_at_ban_kogu"."""
    found = sorted(FOLDER.glob("*/records/*.txt"))
    return [f"{file.parent.parent.name}/{file.stem}" for file in found]


def stage_of(name: str) -> Stage:
    return STAGES[name.partition("/")[0]]


def path_of(name: str) -> Path:
    return stage_of(name).folder / "records" / f"{name.partition('/')[2]}.txt"


def stored(name: str) -> str:
    return path_of(name).read_text(encoding="utf-8")


def opening(name: str, text: str) -> tuple[list[str], Script[Any]]:
    """The lines before the first answer, and the game they describe."""
    stage = stage_of(name)
    head = text.partition("\n> ")[0].splitlines()
    options = chosen(stage, head[1])
    picture = "\n".join(head[2:])
    return head, stage.play(stage.parse(picture, options) if picture else stage.game.setup(options))


def answers(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if line.startswith("> ")]
    return [line.partition(": ")[2].partition("  #")[0] for line in lines]


def told(name: str, text: str) -> str:
    """The same answers, with what they lead to now; it ends early where an answer is no longer taken."""
    game = stage_of(name).game
    lines, play = opening(name, text)
    before = game.diagram(play.state).splitlines()
    for answer in answers(text):
        if play.over or answer not in play.options:
            lines.append(f"here {answer!r} is no longer taken")
            break
        asked = f"> {play.player} {play.asked}: {answer}"
        play.play(answer)
        now = game.diagram(play.state)
        lines.append(f"{asked}  #{sha256(now.encode()).hexdigest()[:8]}")
        lines += [line for line in now.splitlines() if line not in before]
        before = now.splitlines()
    return "\n".join(lines) + "\n"


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit("Use --write to play the stored answers again and to write what they lead to.")
    for name in records():
        path_of(name).write_text(told(name, stored(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
