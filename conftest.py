"""What every test run shares: it says which mode it tests, and property tests repeat themselves exactly.

How long an example takes is no part of what they test: a busy machine may stand still for seconds.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

from parlour.version import mode

settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_report_header() -> str:
    return f"parlour: {mode()}"


def pytest_configure() -> None:
    wanted = os.environ.get("PARLOUR_MODE", mode())
    if wanted != mode():
        raise pytest.UsageError(f"the {wanted} Parlour was to be tested, but the {mode()} one was found")
