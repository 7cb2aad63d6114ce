"""One of several serving processes. Settings come by standard input, which stays open as long as the parent lives."""

from __future__ import annotations

import os
import signal
import socket
import sys
from threading import Thread

import msgspec

from stolik.server.process.listen import run_here
from stolik.server.settings import Settings
from stolik.server.storage import Unusable


def main() -> None:
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    listening = [socket.socket(fileno=int(number)) for number in sys.argv[1:]]
    Thread(target=end_with_parent, daemon=True).start()
    try:
        run_here(settings, listening, lambda: print("ready", flush=True))
    except Unusable as unusable:
        sys.exit(str(unusable))


def end_with_parent() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
