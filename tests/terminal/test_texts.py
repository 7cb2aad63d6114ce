"""The table's own messages: the same in both languages, and every one that is used is there."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import stolik.terminal
from stolik.bots.levels import BOTS
from stolik.cli.run import command_in
from stolik.engine.entries import ACTS, ANSWER
from stolik.games import GAMES
from stolik.terminal.orders import ORDERS
from stolik.text import LANGUAGES, Texts

SOURCE = Path(stolik.terminal.__file__).parent.parent
TABLE = SOURCE / "text"
RECORD_FAULTS = re.compile(r'BadRecord\([^"]*"([a-z-]+)"')
REFUSALS = re.compile(r'IllegalAnswer\("([a-z-]+)"\)')
OF_GAMES = {"boards", "checklist.py"}
SAID = re.compile(r'(?:say|BadInput)\(\s*"([a-z0-9-]+)"')


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's own way)
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message, in order, with the variables it takes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((TABLE / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def used(pattern: re.Pattern[str], *folders: str) -> set[str]:
    """All but what boards and checklists say: their words come with the games (tests/text/test_table.py)."""
    files = [file for folder in folders for file in (SOURCE / folder).rglob("*.py") if not OF_GAMES & {*file.parts}]
    return {key for file in files for key in pattern.findall(file.read_text(encoding="utf-8"))}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, polish = (messages(language) for language in LANGUAGES)
    assert list(english) == list(polish)
    assert english == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_a_text(language: str) -> None:
    texts = Texts(language, GAMES["titan_race"])
    keys = used(SAID, "terminal", "cli")
    keys |= used(RECORD_FAULTS, "engine", "terminal")
    keys |= {f"refusal-{key}" for key in used(REFUSALS, "engine")}
    keys |= {f"refusal-option-{key}" for key in ("unknown", "value", "seats")}
    keys |= {f"act-{act}" for act in ACTS if act != ANSWER}
    keys |= {f"result-by-{act}" for act in ("concede", "timeout", "draw")}
    keys |= {f"bot-{bot}" for bot in BOTS}
    keys |= {f"order-{order}{end}" for order in ORDERS for end in ("", "-text")}
    assert len(keys) > 100
    assert [key for key in sorted(keys) if not texts.has(key)] == []


def test_nothing_is_said_in_vain() -> None:
    """Every message of the table is found somewhere, whole or by its beginning."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    made = (
        "refusal-",
        "record-",
        "act-",
        "result-by-",
        "bot-",
        "order-",
        "help-",
        "lab-system-",
        "luck-",
        "mistake-",
        "calibration-",
        "blunder-",
        "puzzle-theme-",
    )
    left = [key for key in messages("en") if not key.startswith(made)]
    assert [key for key in left if f'"{key}"' not in source and f"'{key}'" not in source] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help(language: str) -> None:
    group = command_in(language)
    for command in (group, *group.commands.values()):
        assert command.help
        assert all(option.help for option in command.params if option.param_type_name == "option")
