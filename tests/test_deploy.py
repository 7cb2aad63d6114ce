"""The files of deploy say what the program knows: every option is one of stolik serve, every address the same."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import yaml

from stolik.cli.run import command_in

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
PORT = "8765"


def read(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def known() -> set[str]:
    serve = command_in("en").commands["serve"]
    return {name for parameter in serve.params for name in parameter.opts}


def started() -> dict[str, list[str]]:
    """What each file gives to stolik serve."""
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", read("Containerfile"), re.M)
    unit = re.search(r"^ExecStart=(.*)$", read("stolik.service"), re.M)
    nginx = re.search(r": (stolik serve .*)$", read("nginx.conf"), re.M)
    assert entry is not None
    assert unit is not None
    assert nginx is not None
    return {
        "Containerfile": yaml.safe_load(entry[1]),
        "compose.yml": ["stolik", "serve", *yaml.safe_load(read("compose.yml"))["services"]["table"]["command"]],
        "stolik.service": shlex.split(unit[1]),
        "nginx.conf": shlex.split(nginx[1]),
    }


@pytest.mark.parametrize("name", list(started()))
def test_every_option_is_one_of_the_program(name: str) -> None:
    program, command, *options = started()[name]
    assert (Path(program).name, command) == ("stolik", "serve")
    given = {option for option in options if option.startswith("--")}
    assert given
    assert given <= known()


def test_proxies_and_the_health_check_find_the_port() -> None:
    assert started()["Containerfile"][-2:] == ["--port", PORT]
    assert f"EXPOSE {PORT}" in read("Containerfile")
    for name in ("Containerfile", "Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{PORT}" in read(name)


def test_metrics_are_not_for_the_world() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert re.search(r"/metrics.*\n?.*404", read(name))


def test_nothing_runs_as_root() -> None:
    assert re.search(r"^USER stolik$", read("Containerfile"), re.M)
    assert "DynamicUser=yes" in read("stolik.service")


def test_an_image_is_built_from_nothing_that_git_ignores_but_the_pages() -> None:
    """Else a checkout's environment and builds would travel along, made for another place."""
    ignored = {line.strip("/").removeprefix("**/") for line in (ROOT / ".gitignore").read_text().splitlines()}
    left_out = {line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text().splitlines()}
    assert ignored - left_out == {"src/stolik/server/docs", "*.py[co]"}


def test_the_database_has_no_password_of_ours() -> None:
    services = yaml.safe_load(read("compose.yml"))["services"]
    assert services["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert "ports" not in services["database"]
