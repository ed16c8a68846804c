"""The floor keeps up row by row what the rule says about all tables at once."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.log.floor import Floor

CHAIRS = 5
changes = st.lists(st.tuples(st.sampled_from(["open", "close", "sit", "leave", "need"]), st.integers(0, 40)))


@given(changes)
def test_the_lowest_numbers_stay_and_the_smallest_of_them_is_known(steps: list[tuple[str, int]]) -> None:
    floor, sizes, needed = Floor(CHAIRS), dict[int, int](), 0
    for what, pick in steps:
        table = sorted(sizes)[pick % len(sizes)] if sizes else 0
        if what == "open" and pick + 1 not in sizes:
            sizes[pick + 1] = 0
            floor.open_table(pick + 1)
        elif what == "close" and table:
            del sizes[table]
            floor.close_table(table)
        elif what == "sit" and table and sizes[table] < CHAIRS:
            sizes[table] += 1
            floor.resize(table, 1)
        elif what == "leave" and sizes.get(table):
            sizes[table] -= 1
            floor.resize(table, -1)
        elif what == "need":
            needed = pick
            floor.need(pick)
        check(floor, sizes, needed)


def check(floor: Floor, sizes: dict[int, int], needed: int) -> None:
    staying = sorted(sizes)[:needed]
    assert floor.staying() == staying
    assert floor.to_break() == sorted(sizes)[needed:]
    assert [table for table in sorted(sizes) if floor.is_staying(table)] == staying
    assert floor.smallest() == min(staying, key=lambda table: (sizes[table], table), default=0)
    least = min((sizes[table] for table in staying), default=0)
    assert not staying or [floor.lead(table) for table in sizes] == [size - least for size in sizes.values()]
    assert floor.empty == sum(size == 0 for size in sizes.values())
    assert floor.fullest() == max((sizes[table] for table in staying), default=0)


def test_a_number_is_not_used_again() -> None:
    floor = Floor(CHAIRS)
    floor.open_table(3)
    floor.close_table(3)
    assert floor.last == 3
