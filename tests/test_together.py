"""What waits runs beside what computes, and each worker keeps to its kind while there is some left."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.together import COMPUTES, STARTS_PROGRAMS, Together, kind_of, waits

FILES = [f"tests/{kind}/test_{number}.py" for kind in ("games", "server", "web") for number in range(4)]
TESTS = [f"{file}::test_{number}" for file in FILES for number in range(2)]


class Worker:
    """Notes which files it is given."""

    def __init__(self) -> None:
        self.shutting_down = False
        self.gateway = SimpleNamespace(id="")
        self.files: list[str] = []

    def send_runtest_some(self, places: list[int]) -> None:
        self.files += dict.fromkeys(TESTS[place].partition("::")[0] for place in places)

    def shutdown(self) -> None:
        self.shutting_down = True


def scheduled(count: int) -> tuple[Together, list[Any]]:
    wishes = {"tx": ["popen"] * count}
    config: Any = SimpleNamespace(option=SimpleNamespace(loadscopereorder=False), getvalue=wishes.__getitem__)
    log: Any = SimpleNamespace(loadscopesched=print, loadfilesched=print)
    together, workers = Together(config, log), [Worker() for _ in range(count)]
    for worker in workers:
        together.add_node(worker)
        together.add_node_collection(worker, TESTS)
    together.schedule()
    return together, workers


def finish(together: Together, worker: Any) -> None:
    """All that it has been given by now."""
    for file in worker.files[:]:
        for number in range(2):
            if not together.assigned_work[worker][file][f"{file}::test_{number}"]:
                together.mark_test_complete(worker, TESTS.index(f"{file}::test_{number}"))


def test_every_kind_is_begun_with_at_once() -> None:
    _, workers = scheduled(6)
    first = [worker.files[0].split("/")[1] for worker in workers]
    assert first == ["games", "web", "server", "web", "server", "games"]


def test_a_worker_keeps_to_its_kind_and_helps_with_the_other_when_there_is_none_left() -> None:
    together, (computes, browses) = scheduled(2)
    while not computes.shutting_down:
        finish(together, computes)
    assert computes.files[:4] == FILES[:4]
    assert set(computes.files[4:]) == set(FILES[4:]) - set(browses.files)
    assert all(file.startswith("tests/web/") for file in browses.files)


def test_what_starts_programs_is_more_than_the_servers() -> None:
    begins = ["tests/server/process/test_kills.py", "tests/lab/server/test_server.py", "tests/test_wheel.py"]
    assert {kind_of(file) for file in begins} == {STARTS_PROGRAMS}
    assert kind_of("tests/games/test_golden.py") == kind_of("tests/lab/test_ratings.py") == COMPUTES


def test_servers_that_are_killed_come_before_those_that_run() -> None:
    files = ["tests/server/http/test_guard.py", "tests/test_wheel.py", "tests/server/process/test_kills.py"]
    assert sorted(files, key=waits) == files[::-1]
    assert {waits(file) for file in ("tests/games/test_golden.py", "tests/web/test_link.py")} == {0}


def test_the_tests_of_a_file_stay_together() -> None:
    together, workers = scheduled(3)
    while together.workqueue:
        for worker in workers:
            finish(together, worker)
    given = [file for worker in workers for file in worker.files]
    assert sorted(given) == sorted(FILES)
