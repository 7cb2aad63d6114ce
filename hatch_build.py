"""What is built carries the built web client, so that an installed Stolik needs no Node.

With STOLIK_WHEEL=compiled a wheel carries compiled rules too, and is one for this Python and this platform only.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ("mypy", "setuptools")


class Stolik(BuildHookInterface):  # type: ignore[type-arg]  # hatchling does not say of what
    @property
    def is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("STOLIK_WHEEL") == "compiled"

    def dependencies(self) -> list[str]:
        """The very ones that the checkout compiles with."""
        pins = Path(self.root, "constraints.txt").read_text("utf-8").split()
        return [pin for pin in pins if self.is_compiled and pin.split("==")[0] in COMPILERS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root, "scripts", "web")  # an unpacked sdist has none: the client is in it
        if version != "editable" and script.exists():
            subprocess.run([str(script)], check=True)
        if version != "editable" and self.is_compiled:
            self.compile_rules(build_data)

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        self.work = Path(tempfile.mkdtemp(prefix="stolik-"))
        compiler, source = Path(self.root, "scripts/tools/rule_libraries.py"), Path(self.root, "src")
        subprocess.run([sys.executable, str(compiler), str(source), str(self.work)], check=True)
        built = self.work / "lib"
        libraries = {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
        build_data["force_include"].update(libraries)
        build_data.update(infer_tag=True, pure_python=False)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.is_compiled:
            shutil.rmtree(self.work)
