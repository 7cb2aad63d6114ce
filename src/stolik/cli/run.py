"""Runs a command, and turns whatever is wrong with it into one sentence."""

from __future__ import annotations

import io
import os
import sys
from typing import Any

import typer

from stolik.cli.commands import HELP
from stolik.cli.laboratory import app
from stolik.engine.box import BoxFault
from stolik.kernels.enlistment import enlist
from stolik.terminal.faults import BadInput
from stolik.text import LANGUAGES, Texts, default_language
from stolik.text.texts import MissingText

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
"""What Typer raises for bad arguments; it does not export it under a name."""
OPEN = ["serve"]
"""What somebody wants who names no command: the table."""


def run(arguments: list[str]) -> int:
    _never_fail_on_letters()
    enlist()
    language = default_language()
    try:
        language, rest = _language(arguments)
        code = command_in(language).main(rest or OPEN, prog_name="stolik", standalone_mode=False, obj=language)
        return code if isinstance(code, int) else 0
    except BadInput as bad:
        return _refused(bad.sentence(language))
    except BoxFault as fault:
        return _refused(BadInput("broken-box", fault=str(fault)).sentence(language))
    except MissingText as missing:
        return _refused(BadInput("missing-text", text=str(missing)).sentence(language))
    except USAGE_ERROR as error:
        return _refused(_usage(error, language))
    except (KeyboardInterrupt, typer.Abort):
        return 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _never_fail_on_letters() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _language(arguments: list[str]) -> tuple[str, list[str]]:
    """--lang may stand anywhere before a bare --; the arguments without it."""
    rest = arguments[:]
    said: str | None = None
    end = rest.index("--") if "--" in rest else len(rest)
    for place in reversed(range(end)):
        if rest[place] == "--lang":
            said = rest[place + 1] if place + 1 < end else ""
            del rest[place : place + 2]
        elif rest[place].startswith("--lang="):
            said = rest.pop(place).partition("=")[2]
    if said is None:
        return default_language(), rest
    if said not in LANGUAGES:
        raise BadInput("bad-language", language=said, languages=", ".join(LANGUAGES))
    return said, rest


def command_in(language: str) -> Any:
    """All commands, with their help in that language."""
    texts = Texts(language)
    group: Any = typer.main.get_command(app)
    group.help = texts.say("help-stolik")
    for command in (group, *group.commands.values()):
        command.epilog = texts.say("help-language")
        asked = command.get_help_option(typer.Context(command, help_option_names=HELP))
        for parameter in [*command.params, *([] if asked is None else [asked])]:
            if parameter.param_type_name == "option":
                parameter.help = texts.say(f"help-option-{max(parameter.opts, key=len).lstrip('-')}")
    for name, command in group.commands.items():
        command.help = texts.say(f"help-{name}")
    return group


def _usage(error: Any, language: str) -> str:
    """The commonest mistakes in the language spoken, the others in Typer's own words."""
    texts = Texts(language)
    kind = type(error).__name__
    message = " ".join(str(error.format_message()).split())
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return texts.say("usage-no-such-option", option=error.option_name)
    if kind == "MissingParameter" and parameter is not None:
        return texts.say("usage-missing", what=parameter.metavar or parameter.name)
    if kind == "BadParameter" and parameter is not None:
        return texts.say("usage-bad-value", what=parameter.opts[0], message=error.message)
    if message.startswith("No such command"):
        return texts.say("usage-no-such-command", commands=", ".join(error.ctx.command.commands))
    return texts.say("usage-other", message=message)


def _refused(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
