"""What Rich makes of something, as plain text."""

import io

from rich.console import Console, RenderableType


def printed(what: RenderableType, width: int = 80, colours: bool = False) -> str:
    file = io.StringIO()
    Console(
        file=file,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        force_terminal=colours,
        color_system="256" if colours else None,
    ).print(what)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())
