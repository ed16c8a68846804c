"""What every test run shares: it says which mode it tests, and property tests repeat themselves exactly.

How long an example takes is no part of what they test: a busy machine may stand still for seconds.
A test that is made for each game found is asked of any game, and marked so; one that is marked as `shipped`
is asked of the house's own games alone.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

from parlour.version import mode
from tests.which_games import games_of, is_asked_of

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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="NAME", help="only what is asked of any game, about this one")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is asked of any game, and leave out what is asked of the house's own alone."""
    wanted = config.getoption("--game")
    kept = [item for item in items if is_asked_of(item, wanted)]
    for item in kept:
        if games_of(item) and item.get_closest_marker("shipped") is None:
            item.add_marker("any_game")
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept
