"""One of several serving processes. Settings come by standard input, which stays open as long as the parent lives.

Arguments: the files to listen on; `--among`: a folder that the workers share, the number of this one, how many there
are.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from threading import Thread

import msgspec

from stolik.server.app import Server
from stolik.server.process.listen import run
from stolik.server.process.neighbours import Neighbours
from stolik.server.settings import Settings
from stolik.server.storage import Unusable


def main() -> None:
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    told = arguments().parse_args()
    listening = [socket.socket(fileno=file) for file in told.files]
    Thread(target=end_with_parent, daemon=True).start()
    try:
        among = neighbours(told.among)
        asyncio.run(run(Server(settings), listening, lambda: print("ready", flush=True), among))
    except Unusable as unusable:
        sys.exit(str(unusable))


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stolik.server.process.worker")
    parser.add_argument("files", nargs="+", type=int)
    parser.add_argument("--among", nargs=3, metavar=("FOLDER", "OWN", "NUMBER"))
    return parser


def neighbours(among: list[str] | None) -> Neighbours | None:
    if among is None:
        return None
    folder, own, number = among
    return Neighbours(Path(folder), int(own), int(number))


def end_with_parent() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
