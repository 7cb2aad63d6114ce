"""The samples of code on the pages of docs: each runs, or stands in the source as it is shown."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest

from stolik.games.war_chest import things
from stolik.kernels.build import build, compiler
from tests.games.tash_kalar.beings import summoned

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "stolik"
FENCED = re.compile(r"```(?:python|toml|cpp)\n(.*?)```", re.S)
ELSEWHERE = {
    "adding-a-game": "test_kuhn_poker.py",
    "bots": "server/live/test_playing.py",
    "hosting": "server/live/test_webhooks.py",
    "library": "test_library.py",
}
"""Pages whose samples have a test of their own."""
SHOWN = {
    ("kernels", "push_out"): "kernels/include/titan_race/chain.hpp",
    ("laboratory", "factors"): "games/titan_race/game.py",
    ("writing-rules", "cavalry_tactic"): "games/war_chest/units/base.py",
    ("writing-rules", "damage_squares"): "games/titan_race/effects.py",
    ("writing-rules", "swordmaster"): "games/tash_kalar/schools/imperial.py",
}
"""By page and a word of the sample: where it is taken from."""
RUN = [("adapters", "pettingzoo"), ("kernels", "playouts"), ("kernels", "threads=2"), ("kernels", "enlist")]
RULES = ("await choose", "Kind(", "[push", "fight.shows")
READ = [("kernels", "cuda"), *(("writing-rules", word) for word in RULES)]
"""What is only a part of something, or needs a GPU: its names are looked up."""
BESIDE = """
class Enough(Exception): pass
seen = []
def choose(rows, masks):
    seen.append(rows)
    if len(seen) == 4:
        raise Enough
    return [list(mask).index(1) for mask in masks]
try:
    exec(compile({sample!r}, "sample", "exec"), globals())
except Enough:
    pass
"""


def samples(page: str) -> list[str]:
    return FENCED.findall((ROOT / "docs" / f"{page}.md").read_text("utf-8"))


def sample(page: str, word: str) -> str:
    (found,) = [one for one in samples(page) if word in one]
    return str(found)


def test_every_sample_is_looked_at() -> None:
    looked_at = {sample(page, word) for page, word in (*SHOWN, *RUN, *READ)}
    pages = [page.stem for page in (ROOT / "docs").glob("*.md") if page.stem not in ELSEWHERE]
    assert [one for page in pages for one in samples(page) if one not in looked_at] == []
    for page, test in ELSEWHERE.items():
        assert f'"{page}.md"' in (ROOT / "tests" / test).read_text("utf-8")


@pytest.mark.parametrize(("page", "word"), SHOWN)
def test_what_is_shown_stands_in_the_source(page: str, word: str) -> None:
    assert sample(page, word).strip() in (SOURCE / SHOWN[page, word]).read_text("utf-8")


@pytest.mark.parametrize(("page", "word"), RUN)
def test_what_can_be_run_runs(page: str, word: str) -> None:
    """In a process of its own, for what it switches on; a loop without an end goes round a few times."""
    if page == "kernels":
        if compiler() is None:
            pytest.skip("there is no C++ compiler")
        build("titan_race")
    text = sample(page, word).replace("100_000", "100").replace("4096", "16")
    script = BESIDE.format(sample=text)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env={**os.environ})
    assert done.returncode == 0, done.stderr


# Parts of something


def called(text: str) -> dict[str, ast.Call]:
    """Calls of a sample, by name."""
    calls = [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Call)]
    return {ast.unparse(one.func): one for one in calls}


def functions(file: str) -> dict[str, ast.arguments]:
    found = ast.walk(ast.parse((SOURCE / file).read_text("utf-8")))
    return {one.name: one.args for one in found if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}


def fits(call: ast.Call, args: ast.arguments) -> bool:
    """`self` is not counted; what has no name of its own goes into **options."""
    names = [one.arg for one in args.args if one.arg != "self"]
    given = {*names[: len(call.args)], *(str(one.arg) for one in call.keywords)}
    known = {*names, *(one.arg for one in args.kwonlyargs)}
    needed = names[: len(names) - len(args.defaults)]
    return len(call.args) <= len(names) and set(needed) <= given and (args.kwarg is not None or given <= known)


def test_every_way_to_ask_is_one_of_the_engine() -> None:
    asked, known = called(sample("writing-rules", "await choose")), functions("engine/decision.py")
    assert len(asked) == 6
    assert [name for name, call in asked.items() if not fits(call, known[name])] == []
    assert not fits(called("choose(me)")["choose"], known["choose"])


def test_the_sample_for_cuda_calls_what_there_is() -> None:
    text = sample("kernels", "cuda")
    known = {**functions("kernels/cuda_vector.py"), "make": functions("vector.py")["make"]}
    asked = {name: call for name, call in called(text).items() if name.split(".")[0] in ("games", "vector")}
    assert {name.split(".")[1] for name in asked} == {"make", "reset", "step"}
    assert [name for name, call in asked.items() if not fits(call, known[name.split(".")[1]])] == []
    given = set(re.findall(r"games\.(observations|masks)\b", text))
    assert [one for one in given if f"self.{one} =" not in (SOURCE / "kernels/cuda_vector.py").read_text("utf-8")] == []


def test_things_are_declared_as_shown() -> None:
    text = sample("writing-rules", "Kind(")
    exec(compile(text, "writing-rules.md", "exec"), dict(vars(things)))
    written = (SOURCE / "games/war_chest/things.py").read_text("utf-8")
    for line in takewhile(lambda line: not line.startswith("PLAY"), text.splitlines()):
        assert line.partition("  #")[0] in written
    for verb in re.findall(r"[A-Z]+: \{.*?\}", text.splitlines()[-1].partition("{")[2]):
        assert f"        {verb},\n" in written


def test_a_drawn_position_is_put_up_and_compared() -> None:
    text = sample("writing-rules", "fight.shows")
    exec(compile(text, "writing-rules.md", "exec"), {"summoned": summoned})
    with pytest.raises(AssertionError):
        exec(compile(text.replace('play("f5")', 'play("f4")'), "writing-rules.md", "exec"), {"summoned": summoned})


def test_an_example_is_written_as_shown() -> None:
    ((name, shown),) = tomllib.loads(sample("writing-rules", "[push")).items()
    file = SOURCE / "games/titan_race/examples/chain_reactions.toml"
    written = tomllib.loads(file.read_text("utf-8"))[name]
    assert part_of(shown, written)
    assert not part_of({**shown, "seat": 1}, written)


def part_of(shown: Any, written: Any) -> bool:
    if isinstance(shown, dict):
        return all(key in written and part_of(value, written[key]) for key, value in shown.items())
    return bool(shown == written)
