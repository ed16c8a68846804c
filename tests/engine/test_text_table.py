"""Sheets of words in columns."""

from parlour.engine.text_table import Sheet, aligned_lines


def test_columns_stand_under_each_other() -> None:
    sheet = Sheet("Hands", ["hand", "ways"], [["prial", "52"], ["royal flush", "4"]])
    assert list(aligned_lines(sheet)) == ["hand         ways", "prial        52", "royal flush  4"]
