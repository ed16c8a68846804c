"""Extras."""

import pytest

from parlour.engine.errors import MissingExtra
from parlour.engine.optional import need


def test_what_is_installed_is_not_missed() -> None:
    need("lab", "msgspec", "click")


def test_what_is_missing_is_named_with_the_extra_that_brings_it() -> None:
    with pytest.raises(MissingExtra) as missed:
        need("lab", "msgspec", "poohsticks")
    assert missed.value.code == "missing-extra"
    assert "poohsticks, which is not installed: pip install 'parlour[lab]'" in missed.value.sentence
