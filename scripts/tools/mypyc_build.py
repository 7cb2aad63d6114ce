"""Compiles the rules with mypyc into build/compiled, and prints "compiled" or why not; scripts/compile calls it.

Beside them the native kernels, into build/kernels (stolik.kernels.build): nothing waits for them or misses them.

build/compiled/stolik is a copy of src/stolik with the .so files beside the .py files. It is made aside and moved into
place, so it is whole or absent. What the next compile can use again stays in build/mypyc.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SOURCE = ROOT / "src" / "stolik"
TREE = BUILD / "compiled"
WORK = BUILD / "mypyc" / str(sys.implementation.cache_tag)
FAILED = BUILD / "mypyc" / "failed"
"""Has the digest of rules that could not be compiled."""
PACKAGES = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["stolik"]["compiled"]
COMPILER = Path(__file__).resolve().with_name("rule_libraries.py")
"""Runs in a process of its own: mypyc and setuptools print much and may exit."""


def source_files() -> list[Path]:
    files = (path for path in SOURCE.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so"))
    return sorted(files)


def rule_files() -> list[Path]:
    return [path for path in source_files() if path.suffix == ".py" and path.relative_to(SOURCE).parts[0] in PACKAGES]


def digest(files: list[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__).resolve(), COMPILER, ROOT / "constraints.txt", *files]:
        total.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def find_compiler() -> str | None:
    """The compiler this Python was built with, or the usual names."""
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return next((name for name in (usual, "cc", "gcc", "clang") if shutil.which(name.split()[0])), None)


def why_not() -> str | None:
    if find_compiler() is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (Debian: python3-dev)"
    return None


def compile_rules(wanted: str) -> bool:
    """What was compiled before is used again; mypyc sometimes stumbles over it, so the second try has none."""
    if read(WORK / "digest") == wanted:
        return True
    if WORK.exists() and ((WORK / "unfinished").exists() or read(WORK / "tools") != digest([])):
        shutil.rmtree(WORK)  # killed half-way, and a file may be torn; or compiled in another way
    print("stolik: compiling the rules (the first time takes a minute or two) ...", file=sys.stderr)
    if WORK.exists():
        if compiled(wanted, last_try=False):
            return True
        shutil.rmtree(WORK)
        print("stolik: once more, from the beginning ...", file=sys.stderr)
    return compiled(wanted, last_try=True)


def compiled(wanted: str, last_try: bool) -> bool:
    done, unfinished, log = WORK / "digest", WORK / "unfinished", WORK / "log"
    WORK.mkdir(parents=True, exist_ok=True)
    done.unlink(missing_ok=True)
    unfinished.touch()
    (WORK / "tools").write_text(digest([]))
    compiler = find_compiler()
    assert compiler is not None, "why_not has looked"
    begun = time.monotonic()
    with log.open("w") as output:
        command = [sys.executable, str(COMPILER), str(SOURCE.parent), str(WORK)]
        code = subprocess.run(command, stdout=output, stderr=output, env={**os.environ, "CC": compiler}).returncode
    if code < 0:
        return False
    unfinished.unlink()
    if code > 0:
        if last_try:
            last_lines = "\n".join(log.read_text().splitlines()[-25:])
            print(f"{last_lines}\nstolik: the compile failed, {log} has it all", file=sys.stderr)
        return False
    print(f"stolik: compiled in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    done.write_text(wanted)
    return True


def stage(wanted: str, begun: int) -> None:
    """Copies sources and libraries together; the stamp bears the time before the sources were read."""
    new, old = BUILD / "compiled.new", BUILD / "compiled.old"
    for leftover in (new, old):
        shutil.rmtree(leftover, ignore_errors=True)
    shutil.copytree(SOURCE, new / "stolik", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copytree(WORK / "lib", new, dirs_exist_ok=True)
    stamp = new / ".stamp"
    stamp.write_text(wanted)
    os.utime(stamp, ns=(begun, begun))
    if TREE.exists():
        TREE.rename(old)
    new.rename(TREE)
    shutil.rmtree(old, ignore_errors=True)


def make_tree(retry: bool) -> str:
    begun = time.time_ns()
    wanted = digest(source_files())
    stamp = TREE / ".stamp"
    if read(stamp) == wanted:
        os.utime(stamp, ns=(begun, begun))
        return "compiled"
    if reason := why_not():
        return f"{reason}: running pure Python"
    rules = digest(rule_files())
    FAILED.parent.mkdir(parents=True, exist_ok=True)
    if (read(FAILED) == rules and not retry) or not compile_rules(rules):
        FAILED.write_text(rules)
        return "the compile failed (scripts/compile shows why): running pure Python"
    stage(wanted, begun)
    return "compiled"


def build_kernels() -> None:
    """Seconds each; what keeps them from being built is said, and that is all."""
    command = [sys.executable, "-m", "stolik.kernels.build", "--quiet"]
    subprocess.run(command, stdout=sys.stderr, env={**os.environ, "PYTHONPATH": str(SOURCE.parent)})


def is_wanted() -> bool:
    """There is something to compile, it can be tried, and nobody is at it."""
    try:
        with locked(fcntl.LOCK_EX | fcntl.LOCK_NB):
            done = read(TREE / ".stamp") == digest(source_files())
            return not done and why_not() is None and read(FAILED) != digest(rule_files())
    except BlockingIOError:
        return False


@contextmanager
def locked(how: int) -> Iterator[None]:
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, how)
        yield


def main() -> None:
    if "--wanted" in sys.argv:
        sys.exit(not is_wanted())
    else:
        build_kernels()
        with locked(fcntl.LOCK_EX):
            print(make_tree(retry="--retry" in sys.argv))


if __name__ == "__main__":
    main()
