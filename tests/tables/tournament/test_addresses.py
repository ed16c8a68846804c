"""People of one address: kept apart at the first draw, and the address is nowhere."""

from parlour.tables.tournament.log.rows import public_tree
from parlour.tournaments.log.rows import Entered
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import Hall, kept_rows, somebody


def test_people_of_one_address_are_kept_apart_and_the_address_is_nowhere() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        names = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay", "Gus", "Hal")
        for name in names:
            address = "10.0.0.7" if name in ("Ann", "Ben") else f"10.0.1.{len(name)}{name}"
            await hall.tournaments.enter(cup.book.key, somebody(name), address=address)
        rows = await kept_rows(hall.room.store, cup.book.key)
        assert [row.apart for row in rows if isinstance(row, Entered)] == [(), (0,), *[()] * 6]
        kept = await hall.room.store.rows(cup.book.log)
        assert not any(b"10.0." in row.body for row in kept)
        public = [public_tree(row, n, 0, is_over=False) for n, row in enumerate(rows, 1)]
        assert not any("apart" in tree for tree in public)
        await hall.act(cup, "start")
        state = cup.book.state
        assert state.entrants[0].table != state.entrants[1].table

    run_virtually(story)


def test_many_of_one_address_are_no_household() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        for number in range(9):
            await hall.tournaments.enter(cup.book.key, somebody(f"Pupil{number}"), address="10.0.0.7")
        rows = await kept_rows(hall.room.store, cup.book.key)
        assert [len(row.apart) for row in rows if isinstance(row, Entered)] == [0, 1, 2, 3, 4, 5, 0, 0, 0]

    run_virtually(story)
