"""Which Parlour this is."""

from importlib.metadata import version

from parlour.engine.play import position
from parlour.version import VERSION, mode


def test_the_package_is_installed_under_the_version_it_states() -> None:
    assert version("parlour") == VERSION


def test_the_mode_is_pure_exactly_when_positions_come_from_a_python_file() -> None:
    assert (mode() == "pure") == position.__file__.endswith(".py")
