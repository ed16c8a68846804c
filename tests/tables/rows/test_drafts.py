"""What is about to happen becomes a row, and a row becomes what has happened."""

import pytest

from parlour.engine.play.move import Move
from parlour.tables.rows.drafts import Draft, entry_of, moved, row_of
from parlour.tables.rows.entries import BY_CLOCK, KINDS, Entry, House, Kick, NewerRow, Pause, Undo

MOVES = [
    Move("PASS"),
    Move("SWAP", slots=(0, 2)),
    Move("PLAY", cards=(3, 40), suit="hearts"),
    Move("RAISE", amount=5),
]


@pytest.mark.parametrize("entry", [House("house:hard", "lost"), Kick(), Undo(2), Pause("ann")])
def test_an_entry_is_read_from_its_row_as_it_was_written(entry: Entry) -> None:
    row = row_of(Draft(entry, 1, BY_CLOCK), "tabula", 7, 1_000)
    assert (row.table, row.n, row.at, row.seat, row.by) == ("tabula", 7, 1_000, 1, BY_CLOCK)
    assert KINDS[row.kind] is type(entry)
    assert entry_of(row) == entry


@pytest.mark.parametrize("move", MOVES)
def test_a_move_is_the_same_after_its_row(move: Move) -> None:
    asked, took = 12, 250
    entry = entry_of(row_of(Draft(moved(move, asked, took), 0), "tabula", 1, 0))
    assert (entry.move(), entry.asked, entry.took) == (move, asked, took)


def test_a_row_that_only_a_newer_parlour_knows_is_refused_with_a_sentence() -> None:
    row = row_of(Draft(Kick()), "tabula", 7, 1_000)._replace(kind="levitate")
    with pytest.raises(NewerRow) as refused:
        entry_of(row)
    assert refused.value.code == "newer-row"
    assert "Update Parlour" in refused.value.sentence
