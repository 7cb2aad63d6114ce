"""Compiles the rules with mypyc into libraries: one a game, one of the engine with the geometry, one of the bots.

Usage: rule_libraries.py SOURCE WORK     the package in SOURCE/stolik, into WORK/lib; the next compile uses WORK again

The checkout (mypyc_build.py) and the wheel (hatch_build.py) compile by it alike.
"""

from __future__ import annotations

import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypy.build import PRI_HIGH
from mypy.nodes import ImportFrom, MypyFile
from mypy.plugin import Plugin
from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
PACKAGES = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["stolik"]["compiled"]
JOBS = os.cpu_count() or 1
FLAGS = (
    "-fcommon",  # mypyc defines what a library takes from another one in each of its files
    "-fvisibility=hidden",  # so that calls inside a library are direct
)


def rule_files(source: Path) -> list[Path]:
    """Relative to it; those that only open a package stay Python."""
    found = (path.relative_to(source) for name in PACKAGES for path in (source / "stolik" / name).rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py")


def library_of(path: Path) -> str:
    """They lie beside the package: mypyc takes what a module calls __file__ from there."""
    _, package, *inner = path.parts
    if package == "games":
        return f"stolik_{inner[0]}"
    return "stolik_bots" if package == "bots" else "stolik_engine"


def libraries(files: list[Path]) -> list[tuple[list[str], str | None]]:
    """The files of each, and its name, as mypyc wants it."""
    names = sorted({library_of(path) for path in files})
    return [([str(path) for path in files if library_of(path) == name], name) for name in names]


def extensions(files: list[Path], work: Path) -> list[Extension]:
    settings = work / "mypy.ini"
    settings.write_text(f"[mypy]\nplugins = {Path(__file__).resolve()}\n", encoding="utf-8")
    # What is not compiled may import what is not here.
    options = [f"--config-file={settings}", "--explicit-package-bases", "--ignore-missing-imports"]
    made: list[Extension] = mypycify(
        [*options, f"--cache-dir={work / 'cache'}", *map(str, files)],
        opt_level="1",
        debug_level="0",
        separate=libraries(files),
        multi_file=True,
        target_dir=str(work / "c"),
    )
    return made


class ByFile(build_ext):  # type: ignore[misc]  # setuptools ships no types
    """Compiles every C file by itself, as many at once as there are cores, where it or a header has changed.

    setuptools would compile a library file after file, all of it again for one of them, and mypyc's runtime, which is
    in every one, for each.
    """

    def build_extensions(self) -> None:
        files = {file: extension for extension in self.extensions for file in extension.sources}
        with ThreadPoolExecutor(JOBS) as pool:
            objects = dict(zip(files, pool.map(self.object_of, files.values(), files), strict=True))
        for extension in self.extensions:
            extension.depends = extension.extra_objects = [objects[file] for file in extension.sources]
            extension.sources = []
        super().build_extensions()

    def object_of(self, extension: Extension, source: str) -> str:
        more = FLAGS if self.compiler.compiler_type == "unix" else ()
        headers = extension.depends if Path(source).name.startswith("__native") else []  # others have none of ours
        made: str = self.compiler.object_filenames([source], output_dir=self.build_temp)[0]
        if newer_group([source, *headers], made):
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *more],
            )
        return made


class ImportsFirst(Plugin):
    """Has mypy check a module after those that it imports.

    mypyc binds all modules of a library together, no looser than `from package import module` does; so that has to be
    tighter, or mypy meets names of which it does not know the type yet.
    """

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        imports = [one for one in file.imports if isinstance(one, ImportFrom) and one.is_top_level]
        named = [(f"{one.id}.{name}", one.line) for one in imports if not one.is_mypy_only for name, _ in one.names]
        return [
            (PRI_HIGH, module, line) for module, line in named if Path(*module.split(".")).with_suffix(".py").exists()
        ]


def plugin(version: str) -> type[Plugin]:
    return ImportsFirst


def compile_rules(source: Path, work: Path) -> None:
    work.mkdir(parents=True, exist_ok=True)
    os.chdir(source)
    built = work / "lib"
    into = [f"--build-lib={built}", f"--build-temp={work / 'temp'}", f"--parallel={JOBS}"]
    made = setup(
        name="stolik",
        ext_modules=extensions(rule_files(Path()), work),
        cmdclass={"build_ext": ByFile},
        script_args=["build_ext", *into],
    )
    wanted = {Path(path) for path in made.get_command_obj("build_ext").get_outputs()}
    for old in {path for path in built.rglob("*") if path.is_file()} - wanted:  # of modules that are gone
        old.unlink()


if __name__ == "__main__":
    compile_rules(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
