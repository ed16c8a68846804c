"""Packages that cannot be had for a Python: what needs them is skipped, and nothing else is."""

import sys

import pytest

from parlour.engine.optional import need
from tests.lacking import missed_package


def error_of(source: str) -> BaseException:
    with pytest.raises(Exception) as raised:  # noqa: PT011
        exec(source, {"need": need})
    return raised.value


def test_a_package_of_others_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "numpy" in missed_package(error_of("import numpy"))
    assert "no_such_package" in missed_package(error_of("need('env', 'no_such_package')"))


def test_what_comes_of_a_missing_package_counts_too() -> None:
    inner = error_of("import no_such_package")
    outer = RuntimeError("the module cannot be collected")
    outer.__cause__ = inner
    assert "no_such_package" in missed_package(outer)


@pytest.mark.parametrize("source", ["import parlour.no_such_module", "import tests.no_such_module", "1 / 0"])
def test_faults_of_ours_are_not_skipped(source: str) -> None:
    assert missed_package(error_of(source)) == ""
