"""Kernels for the tests: built where there is a compiler. Without one there is nothing that could be tested."""

from __future__ import annotations

import pytest

from stolik.kernels.build import build, compiler
from stolik.kernels.games import KERNELS
from stolik.kernels.native import Library, kernel


@pytest.fixture(scope="session", params=KERNELS)
def native(request: pytest.FixtureRequest) -> Library:
    if compiler() is None:
        pytest.skip("there is no C++ compiler")
    name: str = request.param
    build(name)
    found = kernel(name)
    assert found is not None
    return found
