"""Regulations that do not fit their format are refused in a sentence."""

from typing import Any

import pytest

from parlour.tournaments.formats import carries_stacks, find_format, format_names
from tests.tournaments.formats.setups import usual_fields
from tests.tournaments.stage import regulations

LATE = {"closed_from_level": 3}
FITTING: dict[str, dict[str, Any]] = {
    "shoot-out": {"chairs": 6},
    "group-knockout": {"chairs": 6, "format": {"name": "group-knockout", "go_on": 2, "games": 3}},
    "swiss": {"chairs": 2, "late_entry": LATE, "tie_breaks": ["wins", "tally"]},
    "round-robin": {"chairs": 2, "reentry": LATE},
    "single-elimination": {"chairs": 2, "format": {"name": "single-elimination", "best_of": 3}},
    "double-elimination": {"chairs": 2},
    "arena": {"chairs": 4, "late_entry": LATE, "format": {"name": "arena", "minutes": 60}},
}
FITTING |= {
    name: usual_fields(name) for name in format_names() if name not in FITTING and not carries_stacks(name)
}
"""Every format of whole games that is found."""


def complaint_of(name: str, **changes: Any) -> str:
    fields = {"stack": 0, "format": {"name": name}} | FITTING[name] | changes
    return find_format(name).complaint(regulations(**fields))


@pytest.mark.parametrize("name", FITTING)
def test_regulations_that_fit_are_not_complained_about(name: str) -> None:
    assert complaint_of(name) == ""


@pytest.mark.parametrize("name", FITTING)
def test_stacks_and_levels_belong_to_a_freeze_out(name: str) -> None:
    assert "stack" in complaint_of(name, stack=100)
    assert "levels" in complaint_of(name, levels=[{"after_rounds": 3}])


@pytest.mark.parametrize(
    ("name", "changes", "word"),
    [
        ("shoot-out", {"chairs": 2}, "chairs"),
        ("shoot-out", {"late_entry": LATE}, "late_entry"),
        ("shoot-out", {"tie_breaks": ["wins"]}, "tie_breaks"),
        ("group-knockout", {"format": {"name": "group-knockout", "go_on": 6}}, "go_on"),
        ("single-elimination", {"chairs": 6}, "chairs"),
        ("single-elimination", {"reentry": LATE}, "reentry"),
        ("double-elimination", {"format": {"name": "double-elimination", "rounds": 5}}, "rounds"),
        ("round-robin", {"late_entry": LATE}, "late_entry"),
        ("swiss", {"tie_breaks": ["luck"]}, "luck"),
        ("swiss", {"format": {"name": "swiss", "minutes": 5}}, "minutes"),
        ("arena", {"format": {"name": "arena"}}, "minutes"),
    ],
)
def test_what_makes_no_sense_is_named(name: str, changes: dict[str, Any], word: str) -> None:
    assert word in complaint_of(name, **changes)
