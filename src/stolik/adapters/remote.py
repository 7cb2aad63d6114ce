"""A bot at a table of a server, over HTTP: it sees views and questions as people do, and is sent no worlds.

`python -m stolik.adapters.remote LINK [BOT]`, where LINK is what the table gives to those who are to sit there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from typing import Any, NoReturn
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from stolik.adapters.lines import LinesBot
from stolik.adapters.worlds import rebuilt_worlds
from stolik.bots.bot import Bot, RandomBot, Worlds
from stolik.engine.decision import Answer, Decision
from stolik.games import GAMES

Json = dict[str, Any]
Choose = Callable[[Json, Json], Any]
"""Takes the question and the view as the server tells them, gives the `value` of an option."""
TRIES = 5
"""How often a server is tried that is away or going down."""
ANSWERS_WITHIN = 60.0
"""A server holds a request for news for half a minute."""


class Refused(Exception):
    """What the server refuses, with its reason: a key for programs, a sentence for people."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(problem.get("en", f"status {status}"))
        self.status = status
        self.key = str(problem.get("key", ""))


class RemoteSeat:
    """A seat at a table; `token` is its secret."""

    def __init__(self, site: str, table: str, token: str) -> None:
        self.site = site
        self.table = table
        self.token = token

    def look(self) -> Json:
        return self._call("")

    def wait(self, update: Json) -> Json:
        return self._call(f"/events?after={update['seq']}")

    def answer(self, update: Json, value: Any) -> Json:
        """If another question is open by now nothing is done, and the new view comes back."""
        return self._call("/answer", {"seat": asked(update)["question"]["seat"], "seq": update["seq"], "value": value})

    def imagine(self, update: Json, value: Any) -> Json:
        """What an option would do, in a world dealt anew where the seat cannot know: instead of worlds of one's own."""
        return self._call("/imagine", {"seat": asked(update)["question"]["seat"], "value": value})

    def worlds(self, update: Json) -> Worlds | None:
        """Of one's own, from the view alone, where the game allows it there: see `rebuilding`."""
        table, seen = update["table"], asked(update)
        game = GAMES.get(table["game"])
        if game is None or game.rules != table["rules"]:
            return None
        return rebuilt_worlds(game, table["options"], decision_of(seen["question"]), seen["view"])

    def play(self, choose: Choose) -> Json:
        """To the end; the last update, whose table has the result."""
        update = self.look()
        while update["table"]["status"] in ("waiting", "playing"):
            seen = next((seen for seen in update["seen"] if seen["question"]), None)
            if seen is None:
                update = self.wait(update)
            else:
                update = self.answer(update, choose(seen["question"], seen["view"]))
        return update

    def _call(self, path: str, body: Json | None = None) -> Json:
        return call(f"{self.site}/api/tables/{self.table}{path}", body, self.token)


def sit(link: str, name: str = "") -> RemoteSeat:
    """At the seat whose token the link carries, or else at an open seat of that table, under this name."""
    parts = urlsplit(link)
    base, _, table = parts.path.rpartition("/t/")
    site = f"{parts.scheme}://{parts.netloc}{base}"
    token = parts.fragment
    if not token:
        token = call(f"{site}/api/tables/{table}/seats", {"name": name}, tries=1)["token"]
    return RemoteSeat(site, table, token)


def asked(update: Json) -> Json:
    seen: Json = next(seen for seen in update["seen"] if seen["question"])
    return seen


def call(address: str, body: Json | None = None, token: str = "", tries: int = TRIES) -> Json:
    """An answer sent twice does no harm, so that a server that was away is simply asked again; to sit down is not."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = Request(address, None if body is None else json.dumps(body).encode(), headers)
    for tried in range(tries):
        try:
            with urlopen(request, timeout=ANSWERS_WITHIN) as response:
                told: Json = json.load(response)
                return told
        except HTTPError as error:
            with error:
                problem = problem_of(error.read())
            if error.code != 503 or tried == tries - 1:
                raise Refused(error.code, problem) from None
        except (URLError, ConnectionError):
            if tried == tries - 1:
                raise
        time.sleep(2**tried / 4)
    raise AssertionError("the last try returns or raises")


def problem_of(body: bytes) -> Json:
    try:
        problem = json.loads(body)
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}


# Bots of this package


def chooser(bot: Bot) -> Choose:
    """A bot that needs no worlds."""

    def choose(question: Json, view: Json) -> Any:
        decision = decision_of(question)
        answer = bot.answer(decision, view, no_worlds)
        return question["options"][decision.options.index(answer)]["value"]

    return choose


def decision_of(question: Json) -> Decision:
    """What is asked, not about what: that travels as a word for people."""
    answers = [as_answer(option["value"]) for option in question["options"]]
    return Decision(question["seat"], question["prompt"], answers)


def as_answer(value: Any) -> Answer:
    answer: Answer = tuple(value) if isinstance(value, list) else value
    return answer


def no_worlds(number: int) -> NoReturn:
    raise LookupError("the server sends no worlds: ask it to imagine instead")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="stolik.adapters.remote", description="A bot at a table of a server")
    parser.add_argument("link", help="http://…/t/TABLE, with #TOKEN for a seat that is yours already")
    parser.add_argument("bot", nargs="?", default="random", help="random, or a command that speaks lines")
    parser.add_argument("--name", default="bot")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(arguments)
    player: Bot = RandomBot(said.seed) if said.bot == "random" else LinesBot(said.bot, said.seed)
    table = sit(said.link, said.name).play(chooser(player))["table"]
    print(json.dumps({"status": table["status"], "result": table["result"]}))


if __name__ == "__main__":
    main()
