"""Score sheets."""

import pytest

from parlour.lab.results import DealSheet, GameSheet, read, written

SHEETS = [DealSheet(deal, (GameSheet((1, 2), (3, 0), 17),) * 2) for deal in (4, 9)]


def test_what_is_written_can_be_read() -> None:
    assert list(read(written(SHEETS))) == SHEETS


def test_a_line_that_was_cut_off_is_passed_over() -> None:
    assert list(read(written(SHEETS)[:-7])) == SHEETS[:1]


@pytest.mark.parametrize(
    ("sheet", "fits"),
    [
        (DealSheet(0, (GameSheet((1, 2), (3, 0), 17),) * 2), True),
        (DealSheet(-1, (GameSheet((1, 2), (3, 0), 17),) * 2), False),
        (DealSheet(0, (GameSheet((1, 2), (3, 0), 17),)), False),
        (DealSheet(0, (GameSheet((1, 2), (3,), 17),) * 2), False),
        (DealSheet(0, (GameSheet((1, 2, 3), (3, 0, 0), 17),) * 2), False),
        (DealSheet(0, (GameSheet((2, 2), (3, 0), 17),) * 2), False),
    ],
)
def test_a_sheet_fits_the_table_it_was_written_at(sheet: DealSheet, fits: bool) -> None:
    assert sheet.fits(2, 2) == fits


def test_a_line_of_something_else_is_passed_over() -> None:
    assert list(read(b'{"deal": 3}\n[]\n\xff\n' + written(SHEETS))) == SHEETS
