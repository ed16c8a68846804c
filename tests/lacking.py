"""A plugin for Pythons that some packages cannot be had for: a test that needs one is skipped, and says so.

`./check pythons` loads it where it could not install everything: `python -m pytest -p tests.lacking`.
"""

from collections.abc import Generator

import pytest

from parlour.engine.errors import MissingExtra

_OURS = ("parlour", "tests")


def missed_package(error: BaseException | None) -> str:
    """Return the sentence about a package of others that an error comes from, or ""."""
    while error is not None:
        if isinstance(error, MissingExtra):
            return error.sentence
        if isinstance(error, ModuleNotFoundError) and (error.name or "").split(".")[0] not in _OURS:
            return str(error)
        error = error.__cause__
    return ""


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _skip(report, str(collector.path), getattr(report, "call", None))
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _skip(report, str(item.path), call)
    return report


def _skip(
    report: pytest.CollectReport | pytest.TestReport, path: str, call: pytest.CallInfo[None] | None
) -> None:
    missed = missed_package(call.excinfo.value if call is not None and call.excinfo else None)
    if missed:
        report.outcome, report.longrepr = "skipped", (path, 0, f"Skipped: {missed}")
