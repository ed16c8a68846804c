"""The README's example does what it says."""

import doctest

from tests.house import ROOT


def test_the_library_example_in_the_readme_runs_as_printed() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted >= 6
    assert outcome.failed == 0
