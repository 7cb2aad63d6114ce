"""A bot in any language: a command that reads a line for each question and writes a line with its choice.

A question is a JSON object; the choice is the number of an option, from 0: `2`, or `{"option": 2}`.
"""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
import time
import weakref
from typing import Any

from stolik.bots.bot import Worlds
from stolik.bots.levels import COMMAND
from stolik.engine.decision import Answer, Decision
from stolik.engine.game import View

PROTOCOL = 1
PATIENCE = 60.0
"""Seconds for an answer, unless another number is given."""
LONGEST = 65536
"""Bytes of a line."""


class LinesFault(Exception):
    """The command has ended, is silent, or writes what cannot be understood."""


class LinesBot:
    """Starts the command at the first question; `close` ends it, and so does forgetting the bot.

    The seed of the bot stands in STOLIK_SEED: a command that uses no other luck plays the same game again.
    """

    def __init__(self, command: str, seed: int, patience: float = PATIENCE) -> None:
        self._command = command
        self._seed = seed
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""

    def answer(self, decision: Decision, view: View, worlds: Worlds) -> Answer:
        process = self._running()
        deadline = time.monotonic() + self._patience
        self._ask(process, question(decision, view).encode() + b"\n", deadline)
        return decision.options[self._choice(self._line(process, deadline), len(decision.options))]

    def close(self) -> None:
        if self._process is not None:
            end(self._process)
            self._process = None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = self._started()
            weakref.finalize(self, end, self._process)
        return self._process

    def _started(self) -> subprocess.Popen[bytes]:
        """In a session of its own, so that whatever it starts can be ended with it."""
        try:
            return subprocess.Popen(
                shlex.split(self._command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "STOLIK_SEED": str(self._seed)},
                start_new_session=True,
            )
        except OSError as error:
            raise self._fault(f"cannot be started: {error.strerror}") from None

    def _ask(self, process: subprocess.Popen[bytes], line: bytes, deadline: float) -> None:
        """In small parts: a command that does not read would otherwise hold us for ever."""
        assert process.stdin is not None
        while line:
            _, ready, _ = select.select([], [process.stdin], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise self._fault(f"has not read its question for {self._patience:g} seconds")
            try:
                line = line[os.write(process.stdin.fileno(), line[: select.PIPE_BUF]) :]
            except BrokenPipeError:
                raise self._fault("has ended") from None

    def _line(self, process: subprocess.Popen[bytes], deadline: float) -> bytes:
        assert process.stdout is not None
        while b"\n" not in self._read:
            if len(self._read) > LONGEST:
                raise self._fault("writes a line without end")
            ready, _, _ = select.select([process.stdout], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise self._fault(f"has been silent for {self._patience:g} seconds")
            part = os.read(process.stdout.fileno(), LONGEST)
            if not part:
                raise self._fault("has ended")
            self._read += part
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _choice(self, line: bytes, count: int) -> int:
        try:
            said = json.loads(line)
        except ValueError:
            raise self._fault(f"said {line.decode(errors='replace')!r}, which is no JSON") from None
        number = said.get("option") if isinstance(said, dict) else said
        if type(number) is not int or not 0 <= number < count:
            raise self._fault(f"said {said!r} where a number from 0 to {count - 1} was asked for")
        return number

    def _fault(self, what: str) -> LinesFault:
        self.close()
        return LinesFault(f"the bot {self._command!r} {what}")


def question(decision: Decision, view: View) -> str:
    """`count` comes first, so that a program without JSON can find it."""
    told: dict[str, Any] = {
        "count": len(decision.options),
        "seat": decision.player,
        "prompt": decision.prompt,
        "about": decision.about,
        "options": decision.options,
        "view": view,
        "protocol": PROTOCOL,
    }
    return json.dumps(told, ensure_ascii=False)


def end(process: subprocess.Popen[bytes]) -> None:
    """Its input ends first, so that it may end by itself."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.close()
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    process.stdout.close()


def command_in(name: str) -> str | None:
    """The command of a name such as "lines:sh bot.sh"; none where there is nothing to run."""
    command = name.removeprefix(COMMAND).strip()
    try:
        return command if name.startswith(COMMAND) and shlex.split(command) else None
    except ValueError:
        return None
