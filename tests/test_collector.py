"""The garbage collector rests while modules are loaded, and works again afterwards whatever happens."""

import gc
from importlib import import_module

import pytest

from parlour.collector import pause_collector


def test_nothing_is_collected_while_modules_are_loaded() -> None:
    with pause_collector():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_works_again_after_a_module_that_does_not_load() -> None:
    with pytest.raises(ModuleNotFoundError), pause_collector():
        import_module("tests.toys.nowhere")
    assert gc.isenabled()


def test_where_all_is_loaded_already_no_garbage_is_kept() -> None:
    frozen = gc.get_freeze_count()
    with pause_collector():
        import_module("sys")
    assert gc.get_freeze_count() == frozen


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with pause_collector():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
