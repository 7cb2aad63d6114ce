"""What `stolik serve` makes of the wishes of a host, and what the server says while it runs."""

from __future__ import annotations

import gc
import inspect
import shlex
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from stolik.cli import commands, host, main
from stolik.server.process import serve as serving
from stolik.server.process.listen import collect_less
from stolik.server.process.serve import CannotServe, serve
from stolik.server.settings import DAY, Settings
from stolik.terminal.faults import BadInput
from tests.server.kit import BOT, HERE, Site, quick, served
from tests.server.process.test_lasting import eventually


class Stage:
    """Takes the place of the server: notes where it would listen, with what, and says that it is ready."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hosts: list[str] = []
        self.settings = Settings(where="")
        self.opened: list[str] = []
        self.lines: list[str] = []
        monkeypatch.setattr(serving, "run", self.run)
        monkeypatch.setattr(serving, "LATER", 0.0)
        monkeypatch.setattr(serving, "print", lambda line, flush: self.lines.append(line), raising=False)
        monkeypatch.setattr("webbrowser.open", self.opened.append)
        for name in ("DATABASE_URL", "STOLIK_BEHIND_PROXY"):
            monkeypatch.delenv(name, raising=False)

    def run(
        self, settings: Settings, listening: Sequence[socket.socket], workers: int, ready: Callable[[], None]
    ) -> int:
        self.hosts, self.settings = [one.getsockname()[0] for one in listening], settings
        ready()
        return 0

    def serve(self, data: Path, **wishes: Any) -> None:
        assert serve(data, port=0, **wishes) == 0


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    return Stage(monkeypatch)


def test_it_listens_on_this_machine_says_where_and_opens_the_browser(stage: Stage, tmp_path: Path) -> None:
    stage.serve(tmp_path, base_path="games")
    assert stage.hosts == ["127.0.0.1"]
    eventually(lambda: len(stage.lines) == 3)
    assert stage.lines[1].endswith(" --public"), "how friends come in"
    assert stage.lines[2].startswith("The rules run "), "at which speed"
    eventually(lambda: len(stage.opened) == 1)
    assert stage.opened[0] in stage.lines[0]
    assert stage.opened[0].endswith("/games/")


def test_others_reach_it_only_when_the_host_says_so(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "reachable", lambda: ["192.168.1.20", "fd00::2", "lipa.local"])
    stage.serve(tmp_path, public=True, no_browser=True, base_path="/games")
    assert stage.hosts[0] == "0.0.0.0"
    assert stage.hosts[1:] in (["::"], []), "where there is IPv6"
    port = stage.lines[0].split("localhost:")[1].split("/")[0]
    assert [line.strip() for line in stage.lines[2:5]] == [
        f"http://192.168.1.20:{port}/games/",
        f"http://[fd00::2]:{port}/games/",
        f"http://lipa.local:{port}/games/",
    ]
    assert stage.settings.public
    assert stage.opened == []


def test_behind_a_proxy_its_names_are_the_hosts_own_affair(stage: Stage, tmp_path: Path) -> None:
    stage.serve(tmp_path, no_browser=True, behind_proxy=True, hosts=["stolik.example"])
    eventually(lambda: len(stage.lines) == 2)
    assert stage.lines[1].startswith("The rules run "), "nothing of how friends come in"


def test_the_command_can_be_typed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "my games" / "stolik"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None)
    monkeypatch.chdir(tmp_path)
    assert serving.started_by(["my games/stolik", "serve", "--port", "1"]) == f"'{program}' serve --port 1"
    monkeypatch.setenv("PATH", str(program.parent))
    assert serving.started_by([str(program), "serve"]) == "stolik serve"
    assert serving.started_by([str(program), "--lang", "pl"]) == "stolik --lang pl serve", "no word was said"


def test_wishes_reach_the_settings(stage: Stage, tmp_path: Path) -> None:
    stage.serve(tmp_path, no_browser=True, prune_days=90, archive=tmp_path / "old", webhooks=["https://hooks.example/"])
    assert (stage.settings.where, stage.settings.prune_after) == (str(tmp_path), 90 * DAY)
    assert stage.settings.archive == str(tmp_path / "old")
    assert stage.settings.webhooks == ("https://hooks.example/",)
    for path in ("/a b", "/ą", "/../x?"):
        with pytest.raises(CannotServe):
            stage.serve(tmp_path, base_path=path)


@pytest.mark.parametrize(("value", "believed"), [(None, False), ("", False), ("0", False), ("1", True)])
def test_a_proxy_is_believed_only_when_the_host_says_so(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str | None, believed: bool
) -> None:
    if value is not None:
        monkeypatch.setenv("STOLIK_BEHIND_PROXY", value)
    stage.serve(tmp_path, no_browser=True)
    assert stage.settings.behind_proxy is believed
    command = ["--port", "0", "--data", str(tmp_path), "--no-browser", "--behind-proxy"]
    assert serving.main(command) == 0
    assert stage.settings.behind_proxy


def test_a_switch_of_the_command_is_a_setting_or_the_processs_own_and_its_default_is_written_there_only() -> None:
    said = inspect.signature(commands.serve).parameters
    own = inspect.signature(serve).parameters
    settings = Settings(where="")
    for name, parameter in said.items():
        if name in ("context", "data"):
            continue
        setting, span = serving.SPANS.get(name, (name, 1))
        known = own[name].default if name in own else getattr(settings, setting) / span if span > 1 else None
        assert name in own or hasattr(settings, setting), name
        assert parameter.default == known or (parameter.default is None and not known), name


def test_what_the_host_does_not_say_is_as_the_settings_have_it(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.cli.host.store.folder", lambda data: data)
    assert main(["serve", "--data", "here", "--port", "0", "--no-browser"]) == 0
    plain = Settings(where="here", started_by=stage.settings.started_by, thinkers=stage.settings.thinkers)
    assert stage.settings == plain
    assert main(["serve", "--data", "here", "--port", "0", "--no-browser", "--no-ratings", "--prune-days", "2"]) == 0
    assert stage.settings == replace(plain, no_ratings=True, prune_after=2 * DAY)


def test_under_a_base_path_the_cookie_belongs_to_that_path(tmp_path: Path) -> None:
    with served(str(tmp_path), base_path="/games") as site:
        made, [anna] = site.make(HERE, BOT)
        body = {"tokens": list(anna.tokens)}
        for prefix in ("/games", ""):
            answer = httpx.post(f"{site.url}{prefix}/api/tables/{made['id']}/session", json=body)
            assert f"Path=/games/api/tables/{made['id']};" in answer.headers["set-cookie"], "cut off or passed on"


def test_what_the_server_says_holds_neither_keys_nor_addresses_of_visitors(tmp_path: Path) -> None:
    said = tmp_path / "said"
    site = Site(quick(str(tmp_path / "data"), behind_proxy=True), ("sh", "-c", f'exec "$@" 2>{said}', "sh"))
    try:
        site.start()
        made, [anna] = site.make(HERE, BOT)
        http = site.visitor(*anna.tokens, table=made["id"], **{"X-Forwarded-For": "203.0.113.7"}).http
        for path in ("", "/nothing", f"/answer?{anna.tokens[0]}", f"/replay?seat={anna.tokens[0]}"):
            http.get(f"/api/tables/{made['id']}{path}")
            http.post(f"/api/tables/{made['id']}{path}", content=b"{")
        host, port = site.address.split(":")
        with socket.create_connection((host, int(port))) as link:
            link.sendall(f"nonsense {anna.tokens[0]}\r\n\r\n".encode())
            assert link.recv(100).startswith(b"HTTP/1.1 400")
        assert site.stop() == 0
    finally:
        site.close()
    text = said.read_text()
    assert "Invalid HTTP request" in text, "the test looks at the right place"
    assert anna.tokens[0] not in text
    assert "203.0.113.7" not in text


def test_without_what_the_server_needs_one_is_told_a_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadInput) as told:
        host.need_server()
    for language in ("en", "pl"):
        command = told.value.sentence(language).partition(f": {sys.executable}")[2]
        program = shlex.split(command)
        assert program[:3] == ["-m", "pip", "install"]
        names = {word.partition(">")[0].replace("-", "_") for word in program[3:]}
        assert names == set(host.NEEDED)


def test_what_is_loaded_is_not_looked_through_for_garbage_again() -> None:
    before = gc.get_threshold()
    try:
        collect_less()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold()[0] > before[0]
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
