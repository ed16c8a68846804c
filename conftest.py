"""What every test run shares: it says which mode it tests, and property tests repeat themselves exactly."""

import os

import pytest
from hypothesis import settings

from parlour.version import mode

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_report_header() -> str:
    return f"parlour: {mode()}"


def pytest_configure() -> None:
    wanted = os.environ.get("PARLOUR_MODE", mode())
    if wanted != mode():
        raise pytest.UsageError(f"the {wanted} Parlour was to be tested, but the {mode()} one was found")
