"""`@rule("TR-46", "TR-47")`: the paragraphs of the rules that a test, or a class of tests, shows."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    assert ids, "name at least one paragraph"

    def keep(test: Test) -> Test:
        setattr(test, "rules", ids)  # noqa: B010 (no type has this attribute)
        return test

    return keep
