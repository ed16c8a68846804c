"""Complaints about saved games."""

from parlour.match.errors import at_line


def test_a_complaint_names_its_line_and_carries_a_code() -> None:
    error = at_line(17, "cut-off", "is cut off")
    assert (error.code, error.sentence) == ("cut-off", "Line 17 is cut off.")
