"""All tests of the contract, for a test module that says CONTRACT: `from stolik.contract.suite import *`."""

from stolik.contract.cases import pytest_generate_tests
from stolik.contract.copies import *  # noqa: F403
from stolik.contract.encodings import *  # noqa: F403
from stolik.contract.facts import *  # noqa: F403
from stolik.contract.random_games import *  # noqa: F403
from stolik.contract.records import *  # noqa: F403
from stolik.contract.rulebooks import *  # noqa: F403
from stolik.contract.texts import *  # noqa: F403
from stolik.contract.views import *  # noqa: F403

__all__ = ["pytest_generate_tests", *[name for name in globals() if name.startswith("test_")]]
