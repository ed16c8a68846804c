"""What people saw of a table is held against its rows: a close for a moment, where processes share it."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from parlour.client import Door
from parlour.storage.rows import Row
from parlour.tables.lobby.rules_store import kept_rules
from parlour.tables.log.rows import entry_of
from parlour.tables.state import TableState
from parlour.wire.views import Scene
from tests.endurance.players import Player, Sight
from tests.endurance.reckoning import strange_sights
from tests.endurance.tournaments.test_reckoning import stored


def a_table() -> tuple[TableState, list[Row]]:
    """A table at which a whole game was played, with nothing folded yet, and its rows."""
    store, key = stored("round-robin", 4)

    async def read() -> tuple[TableState, list[Row]]:
        line = (await store.tables(tournament=key))[0]
        rows = await store.rows(line.table)
        opened = entry_of(rows[0])
        rules = await kept_rules(store, opened.settings.the_game(), opened.rules)
        return TableState(line.table, rules), rows

    return asyncio.run(read())


def public_sight(scene: Scene, n: int) -> Sight:
    return Sight(None, n, bytes(scene.common("en")), bytes(scene.own(None)))


def closes(*, is_over: bool = False) -> Iterator[tuple[Sight, Sight]]:
    """At every row that closes a deal the table as it stands then, and the close."""
    state, rows = a_table()
    for row in rows:
        state.fold(row)
        if (
            row.kind == "move"
            and state.match is not None
            and state.match.closings
            and state.match.is_over() is is_over
        ):
            closing = Scene.of_closing(state.match, state.match.closings[0].position)
            yield public_sight(Scene.of(state.match), row.n), public_sight(closing, row.n)


def complaints(sight: Sight, *, is_shared: bool) -> list[str]:
    player = Player(Door("http://nowhere/t/none", name="Ann"), "Ann", Random(1))
    player.sights.append(sight)
    state, rows = a_table()
    return list(strange_sights([player], state, rows, is_shared=is_shared))


def test_the_table_as_it_stands_is_what_was_kept() -> None:
    stands, _ = next(closes())
    assert complaints(stands, is_shared=False) == []


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_close_is_seen_only_where_processes_share_the_table(is_shared: bool) -> None:
    _, closing = next(closes())
    assert bool(complaints(closing, is_shared=is_shared)) is not is_shared


def test_a_close_is_seen_at_its_own_row_alone() -> None:
    _, closing = next(closes())
    assert complaints(closing._replace(seq=closing.seq + 1), is_shared=True)


def test_the_close_of_the_last_deal_is_not_seen_by_itself() -> None:
    stands, closing = next(closes(is_over=True))
    assert stands != closing
    assert complaints(closing, is_shared=True)
