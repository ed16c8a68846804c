"""The sheet of a measurement."""

import json

from parlour.lab.speed.rates import SpeedSheet, as_json, lines
from parlour.lab.speed.stopwatch import Rate

SHEET = SpeedSheet(
    "1.0", "pure", "3.11", "x", 1.0, [Rate("big-c", "copies", 1234567.8), Rate("hands", "ranks", 2)]
)


def test_the_lines_name_the_mode_and_group_by_subject() -> None:
    said = list(lines(SHEET))
    assert "plain Python" in said[0]
    assert said[3:] == ["big-c", "  copies     1,234,568", "", "hands", "  ranks             2"]


def test_a_compiled_sheet_says_so() -> None:
    sheet = SpeedSheet("1.0", "compiled", "3.11", "x", 1.0, [])
    assert "compiled, Python 3.11" in next(lines(sheet))


def test_the_json_has_an_object_for_every_rate() -> None:
    read = json.loads(as_json(SHEET))
    assert read["mode"] == "pure"
    assert read["rates"][1] == {"subject": "hands", "unit": "ranks", "perSecond": 2}
