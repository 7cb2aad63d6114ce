"""From where the house can be reached: what whoever sits at the machine is told, and nobody else."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stolik.server.process.addresses import bound, port_of, reachable
from tests.server.kit import served

NETWORK = next((name for name in reachable() if "." in name and not name.endswith(".local")), "")
pytestmark = pytest.mark.skipif(not NETWORK, reason="this machine is in no network")


class House:
    """`stolik serve` as its host starts it."""

    def __init__(self, data: Path, *wishes: str) -> None:
        with bound("0.0.0.0", 0) as free:
            self.port = port_of(free)
        command = [sys.executable, "-m", "stolik.server.process.serve", "--data", str(data), "--no-browser", *wishes]
        self.process = subprocess.Popen([*command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert "localhost" in self.process.stdout.readline()

    def ask(self, method: str, host: str = "127.0.0.1", path: str = "/api/reach", **headers: str) -> httpx.Response:
        return httpx.request(method, f"http://{host}:{self.port}{path}", headers=headers, timeout=20)

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(20) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path)
    yield running
    running.close()


def test_phones_are_let_in_on_request_from_this_machine(house: House) -> None:
    told = house.ask("GET").json()
    assert (told["by"], told["opens"], told["addresses"]) == ("machine", True, [])
    assert told["command"].endswith(" --public")
    with pytest.raises(httpx.ConnectError):
        house.ask("GET", NETWORK)
    for headers, status in (
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Host": f"elsewhere.example:{house.port}"}, 400),
        ({"X-Forwarded-For": "127.0.0.1"}, 403),
    ):
        assert house.ask("POST", **headers).status_code == status, headers
    assert house.ask("GET").json()["by"] == "machine"
    opened = house.ask("POST", Origin=f"http://127.0.0.1:{house.port}").json()
    assert opened["by"] == "network"
    assert opened["addresses"][0] == f"http://{NETWORK}:{house.port}/"
    assert house.ask("POST").json() == house.ask("GET").json() == opened, "once is enough"
    for address in opened["addresses"]:
        assert httpx.get(f"{address}api/health").json() == {"status": "ok"}
    assert house.ask("GET", NETWORK, Host="elsewhere.example").status_code == 400


def test_whoever_comes_from_elsewhere_learns_nothing_and_opens_nothing(tmp_path: Path) -> None:
    house = House(tmp_path, "--public")
    try:
        assert house.ask("GET").json()["addresses"][0] == f"http://{NETWORK}:{house.port}/"
        quiet = {"by": "page", "addresses": [], "opens": False, "command": ""}
        assert house.ask("GET", NETWORK).json() == quiet
        assert house.ask("GET", **{"X-Forwarded-For": "203.0.113.7"}).json() == quiet
        assert house.ask("POST", NETWORK).status_code == 403
    finally:
        house.close()


def test_names_of_the_hosts_choice_are_those_that_are_told(tmp_path: Path) -> None:
    for wishes, address in (
        ({"hosts": ("stolik.example",), "behind_proxy": True}, "https://stolik.example/games/"),
        ({"origins": ("https://gry.example",), "behind_proxy": True}, "https://gry.example/games/"),
    ):
        with served(str(tmp_path), base_path="/games", **wishes) as site:
            assert site.visitor().get("/api/reach")["addresses"] == [address]


def test_one_of_several_processes_opens_nothing(tmp_path: Path) -> None:
    with served(str(tmp_path), started_by="stolik serve --workers 2") as site:
        told = site.visitor().get("/api/reach")
        assert (told["by"], told["opens"], told["command"]) == ("machine", False, "stolik serve --workers 2 --public")
        assert site.visitor().post("/api/reach", {})["by"] == "machine"
