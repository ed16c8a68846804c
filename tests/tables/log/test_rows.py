"""What is about to happen becomes a row, and a row becomes what has happened."""

import pytest

from parlour.engine.play.move import Move
from parlour.match.log import BY_CLOCK, Undo
from parlour.tables.log.entries import KINDS, AskedHouse, Body, House, Kick, NewerRow, Pause
from parlour.tables.log.rows import Pending, entry_of, move_entry, row_of

MOVES = [
    Move("PASS"),
    Move("SWAP", slots=(0, 2)),
    Move("PLAY", cards=(3, 40), suit="hearts"),
    Move("RAISE", amount=5),
]


@pytest.mark.parametrize("entry", [House("house:hard", "lost"), Kick(), Undo(2), Pause("ann")])
def test_an_entry_is_read_from_its_row_as_it_was_written(entry: Body) -> None:
    row = row_of(Pending(entry, 1, BY_CLOCK), "tabula", 7, 1_000)
    assert (row.table, row.n, row.at, row.seat, row.by) == ("tabula", 7, 1_000, 1, BY_CLOCK)
    assert KINDS[row.kind] is type(entry)
    assert entry_of(row) == entry


@pytest.mark.parametrize("move", MOVES)
def test_a_move_is_the_same_after_its_row(move: Move) -> None:
    asked, took = 12, 250
    entry = entry_of(row_of(Pending(move_entry(move, asked, took), 0), "tabula", 1, 0))
    assert (entry.move(), entry.asked, entry.took) == (move, asked, took)


BODIES = [
    (move_entry(MOVES[0], 0, 0), b'{"verb":"PASS"}'),
    (move_entry(MOVES[1], 12, 250), b'{"verb":"SWAP","slots":[0,2],"asked":12,"took":250}'),
    (move_entry(MOVES[2], 3, 0), b'{"verb":"PLAY","cards":[3,40],"suit":"hearts","asked":3}'),
    (Undo(2), b'{"moves":2}'),
    (AskedHouse(9), b'{"asked":9}'),
]


@pytest.mark.parametrize(("entry", "body"), BODIES)
def test_bodies_are_written_as_they_always_were(entry: Body, body: bytes) -> None:
    assert row_of(Pending(entry), "tabula", 1, 0).body == body


def test_a_word_that_a_newer_parlour_adds_to_a_move_does_no_harm() -> None:
    row = row_of(Pending(move_entry(MOVES[0], 1, 0), 0), "tabula", 1, 0)
    assert entry_of(row._replace(body=b'{"verb":"PASS","asked":1,"mood":"good"}')) == move_entry(
        MOVES[0], 1, 0
    )


def test_a_row_that_only_a_newer_parlour_knows_is_refused_with_a_sentence() -> None:
    row = row_of(Pending(Kick()), "tabula", 7, 1_000)._replace(kind="levitate")
    with pytest.raises(NewerRow) as refused:
        entry_of(row)
    assert refused.value.code == "newer-row"
    assert "Update Parlour" in refused.value.sentence
