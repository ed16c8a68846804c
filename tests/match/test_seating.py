"""Names on seat cards."""

import pytest

from parlour.match.seating import name_complaint


@pytest.mark.parametrize("name", ["Ann", "Zoë", "Jean-Luc", "Ann 2", "李", "x" * 24])
def test_a_name_that_people_have_fits(name: str) -> None:
    assert name_complaint(name) == ""


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "Ann\n", "\x1b[2J", "\u202eAnn", "\ud800"])
def test_a_name_that_would_spoil_a_screen_is_refused(name: str) -> None:
    assert name_complaint(name) != ""
