"""`stolik` as a user runs it, through pipes; and a screen that a test can read."""

import atexit
import io
import os
import pty
import select
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple, Self
from unittest.mock import patch

from rich.console import Console

from stolik.cli import main
from stolik.terminal.screen import Gone, Screen

COMMAND = [sys.executable, "-m", "stolik.cli"]
PROMPT = "› "
DATA = mkdtemp(prefix="stolik-data-")
"""What commands keep where a test does not say: nothing goes to whoever runs the tests."""
atexit.register(shutil.rmtree, DATA, ignore_errors=True)


class Done(NamedTuple):
    code: int
    out: str
    err: str


def environment(**extra: str) -> dict[str, str]:
    """Wide, so that nothing is wrapped; English and with a data folder of the tests, unless it is said otherwise."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "STOLIK_BOX", "XDG_"))
    }
    said = {"COLUMNS": "300", "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": DATA}
    return {**kept, **said, **extra}


def stolik(*arguments: str | Path, said: Sequence[str] = (), **extra: str) -> Done:
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input="".join(f"{line}\n" for line in said),
        capture_output=True,
        encoding="utf-8",
        env=environment(**extra),
    )
    return Done(done.returncode, done.stdout, done.stderr)


def here(*arguments: str | Path, said: Sequence[str] = (), **extra: str) -> Done:
    """The same without a process of its own: quicker."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in said))
    with (
        patch.dict(os.environ, environment(**extra), clear=True),
        patch("sys.stdin", typed),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main([str(argument) for argument in arguments])
    return Done(code, out.getvalue(), err.getvalue())


class Terminal:
    """A running `stolik`, answered line by line."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=environment(),
        )

    def until_asked(self) -> str:
        """What is printed up to the next prompt."""
        assert self.process.stdout is not None
        shown = ""
        while not shown.endswith(f"\n{PROMPT}"):
            letter = self.process.stdout.read(1)
            assert letter, f"it ended with: {shown[-500:]}"
            shown += letter
        return shown

    def say(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.until_asked()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class PseudoTerminal:
    """A running `stolik` that takes its pipes for a terminal."""

    def __init__(self, *arguments: str, columns: int = 120, lines: int = 50) -> None:
        self._end, child = pty.openpty()
        environ = environment(TERM="xterm-256color", COLUMNS=str(columns), LINES=str(lines))
        self.process = subprocess.Popen([*COMMAND, *arguments], stdin=child, stdout=child, stderr=child, env=environ)
        os.close(child)

    def until(self, awaited: str) -> str:
        shown = b""
        while awaited.encode() not in shown:
            assert select.select([self._end], [], [], 60)[0], f"it stopped at {shown[-300:]!r}"
            shown += os.read(self._end, 1 << 16)
        return shown.decode(errors="replace")

    def say(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._end)


class Paper(Screen):
    """A screen on paper: `answers` is asked with what was shown since it was last asked."""

    def __init__(self, answers: Callable[[str, str], str | None], width: int = 200) -> None:
        self.console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
        self.live = False
        self.frame = None
        self.answers = answers
        self.shown = ""

    def read(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        text = self.console.file.getvalue()
        self.console.file.seek(0)
        self.console.file.truncate()
        self.shown += text
        return text

    def clear(self, scrollback: bool = False) -> None:
        self.console.print("(cleared)" if scrollback else "")

    def ask(self, prompt: str, turning: Callable[[int, int], str] | None = None) -> str:
        answer = self.answers(prompt, self.read())
        self.console.print(prompt + (answer or ""))
        if answer is None:
            raise Gone
        return answer
