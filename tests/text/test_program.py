"""The program says how it is called: bare, by its path, by its module, or by who lent it."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest

from stolik.cli.run import command_in
from stolik.text import LANGUAGES
from stolik.text.messages import entries
from stolik.text.program import adding, program

WHEEL = "file:///my%20games/stolik-1.0-py3-none-any.whl"
COMPILED = "file:///games/stolik-1.0-cp311-cp311-manylinux_2_17_x86_64.whl"


@pytest.fixture(autouse=True)
def _no_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None)
    monkeypatch.delenv("UV", raising=False)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program, in a folder that is not searched."""
    path = tmp_path / "bin" / "stolik"
    path.parent.mkdir()
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    return path


def lent(monkeypatch: pytest.MonkeyPatch, prefix: Path, url: str = "") -> None:
    """As uvx and pipx run leave it: an environment in a cache, and where the package came from."""
    prefix.mkdir(parents=True)
    told = f'{{"url": "{url}", "archive_info": {{}}}}' if url else None
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(metadata, "distribution", lambda name: SimpleNamespace(read_text=lambda file: told))


def test_where_it_is_found_its_name_is_enough(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program(str(installed)) == [str(installed)]
    monkeypatch.setenv("PATH", str(installed.parent))
    assert program(str(installed)) == ["stolik"]
    monkeypatch.chdir(installed.parent)
    assert program("stolik") == ["stolik"]


def test_a_folder_that_uv_puts_first_is_not_searched_by_the_terminal(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(installed.parent))
    monkeypatch.setenv("UV", "/usr/bin/uv")
    assert program(str(installed)) == [str(installed)]


@pytest.mark.parametrize("module", ["stolik.__main__", "stolik.cli.__main__", "stolik.server.process.serve"])
def test_a_module_of_ours_is_called_by_its_package(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", SimpleNamespace(name=module))
    assert program("/somewhere/__main__.py") == [sys.executable, "-m", "stolik"]


def test_in_a_program_of_somebody_else_it_has_its_name() -> None:
    assert program("/usr/bin/pytest") == ["stolik"]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "uvx stolik"),
        (WHEEL, "uvx --from '/my games/stolik-1.0-py3-none-any.whl' stolik"),
        ("https://games.example/stolik.tar.gz", "uvx --from https://games.example/stolik.tar.gz stolik"),
    ],
)
def test_who_called_it_by_uvx_does_so_again(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, words: str
) -> None:
    lent(monkeypatch, tmp_path / "uv" / "archive-v0" / "e1kLoK9M", url)
    assert shlex.join(program(str(installed))) == words
    assert adding("ray") == words.replace("uvx", "uvx --with ray")


def test_a_compiled_wheel_is_called_by_the_python_it_is_for(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent(monkeypatch, tmp_path / "archive-v0" / "x", COMPILED)
    assert program(str(installed))[:3] == ["uvx", "--python", f"{sys.version_info.major}.{sys.version_info.minor}"]


def test_who_called_it_by_pipx_run_does_so_again_and_who_installed_it_so_has_its_path(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, words in (("pipx", ["pipx", "run", "stolik"]), ("venvs", [str(installed)])):
        prefix = tmp_path / folder / "stolik"
        lent(monkeypatch, prefix)
        (prefix / "pipx_metadata.json").touch()
        assert program(str(installed)) == words


def test_packages_are_added_by_pip_or_where_there_is_none_by_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    assert adding("ray") == shlex.join([sys.executable, "-m", "pip", "install", "ray"])
    monkeypatch.setattr(metadata, "distributions", lambda name: iter(()))
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert adding("ray") == shlex.join(["uv", "pip", "install", "--python", sys.executable, "ray"])


def test_what_it_advises_runs_as_printed(tmp_path: Path) -> None:
    """Where a game was saved that is over, another command is named for it."""
    command, saved = [sys.executable, "-m", "stolik"], tmp_path / "saved"
    simulate = ["simulate", "titan_race", "--games", "1", "--seats", "2", "--save", str(saved)]
    subprocess.run([*command, *simulate], check=True, capture_output=True)
    (record,) = saved.glob("*.stolik")
    refused = subprocess.run([*command, "play", "--load", str(record), "--lang", "en"], capture_output=True, text=True)
    advice = refused.stderr.split("`")[1]
    assert advice.startswith(f"{sys.executable} -m stolik replay")
    shown = subprocess.run(shlex.split(advice), cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["stolik", "stolik.server"])
def test_every_text_that_names_a_command_says_how_it_is_called(package: str, language: str) -> None:
    commands = "|".join(command_in(language).commands)
    bare = re.compile(rf"\bstolik ({commands})\b")
    assert [key for key, text in entries(package, language).items() if bare.search(text)] == []
