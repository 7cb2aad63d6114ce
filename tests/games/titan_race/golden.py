"""Golden games: the answers, and what each of them changed. `python -m tests.games.titan_race.golden --write`
plays the answers again and writes down what happens today; the difference is there to be read.

A record tells its settings, where it starts (the set-up, or a picture), then the answers:
    > 1 maneuver: RR  #3f2a91c0      who answered what, chance being -1, and a digest of the whole picture after it
    the lines of the picture that are new
"""

import sys
from hashlib import sha256
from pathlib import Path

from stolik.engine.game import Setting
from stolik.games.titan_race.diagram import parse
from stolik.games.titan_race.game import GAME
from stolik.games.titan_race.state import Table
from tests.games.titan_race.race import SETTINGS, Race

FOLDER = Path(__file__).parent / "records"


def records() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.txt"))


def stored(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def setting(word: str) -> tuple[str, Setting]:
    key, _, value = word.partition("=")
    if value in ("True", "False"):
        return key, value == "True"
    return key, int(value) if value.isdigit() else value


def opening(text: str) -> tuple[list[str], Race]:
    """The lines before the first answer, and the race they describe."""
    head = text.partition("\n> ")[0].splitlines()
    options = SETTINGS | dict(map(setting, head[1].split()))
    picture = "\n".join(head[2:])
    return head, Race(parse(picture, Table(options)) if picture else GAME.setup(options))


def answers(text: str) -> list[str]:
    lines = [line for line in text.splitlines() if line.startswith("> ")]
    return [line.partition(": ")[2].partition("  #")[0] for line in lines]


def told(text: str) -> str:
    """The same answers, with what they lead to now; it ends early where an answer is no longer taken."""
    head, race = opening(text)
    lines = head
    before = GAME.diagram(race.state).splitlines()
    for answer in answers(text):
        if race.over or answer not in race.options:
            lines.append(f"here {answer!r} is no longer taken")
            break
        asked = f"> {race.player} {race.asked}: {answer}"
        race.play(answer)
        now = GAME.diagram(race.state)
        lines.append(f"{asked}  #{sha256(now.encode()).hexdigest()[:8]}")
        lines += [line for line in now.splitlines() if line not in before]
        before = now.splitlines()
    return "\n".join(lines) + "\n"


def main() -> None:
    if sys.argv[1:] != ["--write"]:
        sys.exit("Use --write to play the stored answers again and to write what they lead to.")
    for name in records():
        (FOLDER / f"{name}.txt").write_text(told(stored(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
