"""The reckoning finds nothing in a tournament that was played as it should be, and every planted mistake."""

import asyncio
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.client import Door
from parlour.engine.play.move import Move
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.storage.store import Told
from parlour.tables.log.entries import Begin
from parlour.tournaments.log.rows import Deal, Over, Settled
from tests.endurance.players import Note
from tests.endurance.tournaments.cups import Cup
from tests.endurance.tournaments.entrants import Entrant, Late
from tests.endurance.tournaments.reckoning import (
    Answer,
    Books,
    Kept,
    book_problems,
    late_problems,
    read_books,
)
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import virtual_clock
from tests.tables.tournament.cups import Hall, until_over


class NumberedStore(MemoryStore):
    """Numbers all rows as they come."""

    def __init__(self) -> None:
        super().__init__(now=virtual_clock().now)
        self.ids: dict[tuple[str, int], int] = {}

    def put(self, batch: Batch, told: Told) -> None:
        for row in batch.rows:
            self.ids[row.table, row.n] = len(self.ids)
        super().put(batch, told)


def an_entrant(key: str) -> Entrant:
    return Entrant(Door("http://nowhere/t/none", name="Ann"), key, Random(1))


@cache
def stored(name: str = "freeze-out", bots: int = 9) -> tuple[NumberedStore, str]:
    """A store in which a tournament has been played."""
    kept = list[tuple[NumberedStore, str]]()

    async def story() -> None:
        store = NumberedStore()
        cup = await (await Hall.opened(store)).with_bots(bots, name)
        await until_over(cup)
        kept.append((store, cup.book.key))

    run_virtually(story)
    return kept[0]


def books() -> Books:
    """What the store has kept of it, anew for each test."""
    store, key = stored()
    return asyncio.run(read_books(store, store.ids, Cup(key, "cup", [an_entrant(key)])))


def place_of(kept: list[Kept], kind: type[Any], number: int = 0) -> int:
    return [place for place, each in enumerate(kept) if isinstance(each.entry, kind)][number]


def changed(kept: Kept, **fields: Any) -> Kept:
    return kept._replace(entry=msgspec.structs.replace(kept.entry, **fields))


def settled_twice(found: Books) -> None:
    place = place_of(found.log, Settled)
    found.log.insert(place + 1, found.log[place])


def ordered_too_late(found: Books) -> None:
    place = place_of(found.log, Deal, 3)
    found.log[place] = found.log[place]._replace(id=1_000_000)


def begun_without_an_order(found: Books) -> None:
    del found.log[place_of(found.log, Deal, 3)]


def begun_twice(found: Books) -> None:
    table = next(iter(found.tables.values()))
    table.append(table[place_of(table, Begin)])


def settled_otherwise(found: Books) -> None:
    place = place_of(found.log, Settled, 2)
    stacks = tuple(stack + 1 for stack in found.log[place].entry.stacks)
    found.log[place] = changed(found.log[place], stacks=stacks)


def other_places(found: Books) -> None:
    places = found.log[-1].entry.places
    found.log[-1] = changed(found.log[-1], places=(places[1], places[0], *places[2:]))


def another_line(found: Books) -> None:
    found.entrants[2] = msgspec.structs.replace(found.entrants[2], place=99)


def not_over(found: Books) -> None:
    del found.log[place_of(found.log, Over)]


def a_lost_row(found: Books) -> None:
    table = next(iter(found.tables.values()))
    del table[place_of(table, Begin) + 1]


def a_lost_move(found: Books) -> None:
    person, table = found.cup.people[0], next(iter(found.tables))
    person.seats[table] = person.seat_at(table)
    person.seats[table].acked.append(Note(5, Move("PASS"), 9))


def test_a_tournament_that_was_played_as_it_should_be_has_no_problems() -> None:
    assert list(book_problems(books())) == []


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (settled_twice, "was settled 2 times"),
        (ordered_too_late, "begun before it was ordered"),
        (begun_without_an_order, "which nobody has ordered"),
        (begun_twice, "was begun 2 times"),
        (settled_otherwise, "settled otherwise than it ended"),
        (other_places, "is not what the rows before it say"),
        (another_line, "99 in the list"),
        (not_over, "it is not over"),
        (a_lost_row, "are not numbered one by one"),
        (a_lost_move, "acknowledged as row 9, is not kept"),
    ],
)
def test_a_planted_mistake_is_found(plant: Callable[[Books], None], words: str) -> None:
    found = books()
    plant(found)
    assert words in "; ".join(book_problems(found))


@pytest.mark.parametrize(("n", "is_explained"), [(9, False), (10, True), (12, True), (13, False)])
def test_an_old_answer_is_too_late_once_its_chair_has_seen_another(n: int, is_explained: bool) -> None:
    seat = an_entrant("key").seat_at("table")
    seat.late.append(Late(Note(5, Move("PASS"), 9), 12))
    answered = late_problems(seat, [Answer(n, 5, Move("PASS"), is_own=False)], [])
    reseated = late_problems(seat, [], [n])
    assert (not list(answered), not list(reseated)) == (is_explained, is_explained)
