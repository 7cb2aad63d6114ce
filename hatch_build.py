"""What is built carries the built web client, so that an installed Stolik needs no Node."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface):  # type: ignore[type-arg]  # hatchling does not say of what
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root, "scripts", "web")  # an unpacked sdist has none: the client is in it
        if version != "editable" and script.exists():
            subprocess.run([str(script)], check=True)
