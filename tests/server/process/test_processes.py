"""Several processes on one PostgreSQL."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx

from tests.server.kit import BOT, HERE, OPEN, Site, asked_of, question_of, quick, seat, served, status
from tests.server.process.test_lasting import eventually


def test_people_on_different_processes_play_together_and_one_may_be_killed(postgres: str) -> None:
    rng = Random(4)
    with served(postgres) as first, served(postgres) as second:
        made, [anna] = first.make(HERE, OPEN, BOT)
        key = second.visitor(table=made["code"]).post("/seats", {"name": "Bolek"}, 201)
        bolek = second.visitor(key["token"], table=made["id"])
        with anna.socket() as one, bolek.socket() as other:
            asked: set[int] = set()
            for _ in range(20):
                wire = asked_of([one, other])
                assert wire is not None
                asked.add([one, other].index(wire))
                wire.answer(rng.choice)
                wire.receive()
            assert asked == {0, 1}
            bolek.post("/chat", {"seat": 1, "text": "all well?"})
            one.until(lambda update: any(line["text"] == "all well?" for line in update["chat"]))
        first.stop(signal.SIGKILL)
        here = [second.visitor(*anna.tokens, table=made["id"]), bolek]
        for person in here:
            assert seat(person.look(), 0)["name"] == "Anna"
        both = second.visitor(*anna.tokens, *bolek.tokens, table=made["id"])
        assert status(both.play()) == "over"


def test_bots_of_a_killed_process_are_driven_by_the_other(postgres: str) -> None:
    with served(postgres) as second:
        first = Site(quick(postgres, pause=(0.2, 0.2)))
        try:
            first.start()
            made, [anna] = first.make(HERE, BOT, BOT)
            anna.act(0, "bot", level="random")
            first.stop(signal.SIGKILL)
        finally:
            first.close()
        eventually(lambda: "stolik_tables_woken_total 1.0" in second.visitor().http.get("/metrics").text)
        looking_on = second.visitor(table=made["id"])
        looking_on.wait(lambda update: status(update) == "over", 60)


def test_several_workers_serve_one_address_and_replace_one_another(postgres: str, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "stolik.server.process.serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--no-browser",
    ]
    parent = subprocess.Popen(
        [*command, "--workers", "2"], stdout=subprocess.PIPE, env={**os.environ, "DATABASE_URL": postgres}
    )
    try:
        assert parent.stdout is not None
        address = parent.stdout.readline().decode().split()[4].rstrip("/")
        eventually(lambda: len(children(parent.pid)) == 2)
        body = {"game": "titan_race", "seats": [HERE, BOT]}
        for _ in range(6):
            with httpx.Client(base_url=address, timeout=20) as http:
                assert http.post("/api/tables", json=body).status_code == 201
        metrics = httpx.get(f"{address}/metrics", timeout=20).text
        assert "stolik_tables_made_total 6.0" in metrics, "the sum of all workers"
        before = children(parent.pid)
        os.kill(before[0], signal.SIGKILL)
        eventually(lambda: len(children(parent.pid)) == 2 and children(parent.pid) != before)
        assert httpx.get(f"{address}/health", timeout=20).json() == {"status": "ok"}
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(20) == 0
    finally:
        parent.kill()
        parent.wait()
        assert parent.stdout is not None
        parent.stdout.close()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def test_bots_think_in_processes_of_their_own_that_end_with_the_server(tmp_path: Path) -> None:
    with served(str(tmp_path), thinkers=1) as site:
        _, [anna] = site.make(HERE, {"kind": "bot", "level": "greedy"})
        anna.wait(lambda update: question_of(update) is not None, 30)
        anna.play(6)
        assert site.process is not None
        thinking = children(site.process.pid)
        assert thinking
        os.kill(max(thinking), signal.SIGKILL)
        anna.wait(lambda update: question_of(update) is not None, 30)
        anna.play(3)
        thinking = children(site.process.pid)
        site.stop(signal.SIGKILL)
        eventually(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in thinking))


def test_several_workers_without_postgresql_get_one_clear_sentence(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "stolik.server.process.serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--workers",
        "2",
    ]
    env = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=30)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "PostgreSQL" in done.stderr


def test_one_process_says_where_it_is_and_a_second_on_the_same_file_is_refused(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "stolik.server.process.serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--no-browser",
    ]
    env = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    first = subprocess.Popen([*command, "--base-path", "/games/"], stdout=subprocess.PIPE, env=env)
    try:
        assert first.stdout is not None
        address = first.stdout.readline().decode().split()[4]
        assert address.endswith("/games/")
        assert "titan_race" in [game["name"] for game in json.loads(httpx.get(f"{address}api/games").text)]
        second = subprocess.run(command, capture_output=True, text=True, env=env, timeout=30)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
    finally:
        first.terminate()
        first.wait()
        assert first.stdout is not None
        first.stdout.close()
