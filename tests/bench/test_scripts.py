"""The scripts in bench/ can be imported, and say what they are for."""

import sys
from importlib import import_module

import pytest

SCRIPTS = ("lab_scaling", "lean", "page", "peers", "playouts", "plays", "startup")


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_can_be_imported_and_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    script = import_module(f"bench.{name}")
    assert callable(script.main)
    assert f"python bench/{name}.py" in (script.__doc__ or "")
