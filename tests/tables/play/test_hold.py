"""The hold between two deals: the close is shown, and what comes next waits for those who look at it."""

import asyncio

import pytest

from parlour.cards.luck import Luck
from parlour.storage.memory import MemoryStore
from parlour.tables.table import Table
from parlour.wire.messages import Ok, Seats, State
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings
from tests.which_games import shipped_games

SHOWN = [game.id for game in shipped_games() if game.picture.showdowns]
"""The games with showdowns."""
GAME = SHOWN[0]


async def at_the_close(
    game: str = GAME, *, says_next: tuple[bool, bool] = (True, True)
) -> tuple[Table, list[Guest]]:
    """Return a table just after a move that closed a deal of a game which goes on."""
    for seed in range(60):
        table, guests = await _begun(game, says_next)
        if await play_to_the_close(table, guests, Luck(seed, 0)):
            return table, guests
    raise AssertionError("no deal was closed before the end")


async def _begun(game: str, says_next: tuple[bool, bool]) -> tuple[Table, list[Guest]]:
    settings = brief_settings(game, changes={}, fill="house:easy", rated=False)
    table = await open_table(settings, store=MemoryStore(), pace=1.0)
    people = zip(("ann", "bob"), says_next, strict=True)
    guests = [Guest(table, person, next=says) for person, says in people]
    for guest in guests:
        await guest.sit()
    for seat, chair in enumerate(table.state.chairs):
        if chair.kind() == "empty":
            await guests[0].do("fill", seat=seat, text="house:easy")
    await guests[0].do("begin")
    await asyncio.sleep(4)
    return table, guests


async def play_to_the_close(table: Table, guests: list[Guest], luck: Luck) -> bool:
    while table.state.is_played():
        match = table.state.now_played()
        if match.closings:
            return True
        mine = [guest for guest in guests if table.state.asked[guest.seat()]]
        if mine:
            await mine[0].play(mine[0].any_move(luck))
        else:
            await asyncio.sleep(0.2)
    return False


@pytest.mark.shipped
@pytest.mark.parametrize("game", SHOWN)
def test_the_close_is_shown_first_and_the_next_deal_when_both_have_gone_on(game: str) -> None:
    @staged
    async def story() -> None:
        table, (ann, bob) = await at_the_close(game)
        before, n = ann.last(State), table.state.n
        assert before.events[-1].close is not None
        assert before.asked == 0
        assert before.clock is None
        await asyncio.sleep(0.2)
        hold = ann.last(Seats).hold
        assert hold is not None
        assert (hold.waiting, hold.ready) == ([ann.seat(), bob.seat()], [])
        assert isinstance(await ann.do("next"), Ok)
        await asyncio.sleep(0.2)
        hold = bob.last(Seats).hold
        assert hold is not None
        assert (hold.waiting, hold.ready) == ([bob.seat()], [ann.seat()])
        assert (table.state.n, ann.last(State)) == (n, before)
        await bob.do("next")
        assert table.broadcast.closing is None
        after = ann.last(State)
        assert all(event.close is None for event in after.events)
        assert after.common != before.common
        await asyncio.sleep(0.2)
        assert ann.last(Seats).hold is None

    story()


@staged
async def test_a_hold_lasts_twelve_seconds_at_most_and_bots_and_clocks_wait() -> None:
    table, (ann, bob) = await at_the_close()
    n, due = table.state.n, table.clock.now() + 12_000
    await asyncio.sleep(11.5)
    assert table.state.n == n
    assert table.deadlines.next_due() is None
    assert table.broadcast.closing is not None
    await asyncio.sleep(1)
    assert table.broadcast.closing is None
    found = table.deadlines.next_due()
    bots_turn = not any(table.state.asked[guest.seat()] for guest in (ann, bob))
    assert bots_turn or (found is not None and found[1] >= due)


@staged
async def test_lines_that_do_not_say_next_are_not_waited_for() -> None:
    table, (ann, _bob) = await at_the_close(says_next=(False, False))
    assert table.broadcast.closing is None
    kinds = [event.close is not None for event in ann.last(State).events]
    assert True in kinds


@staged
async def test_only_those_who_say_next_are_waited_for() -> None:
    table, (ann, bob) = await at_the_close(says_next=(True, False))
    assert table.broadcast.closing is not None
    assert bob.last(State).events[-1].close is not None, "everybody sees the same table"
    await ann.do("next")
    assert table.broadcast.closing is None


@staged
async def test_whoever_goes_is_not_waited_for_any_longer() -> None:
    table, (ann, bob) = await at_the_close()
    await ann.do("next")
    assert table.broadcast.closing is not None
    bob.session.gone()
    assert table.broadcast.closing is None


@staged
async def test_whoever_comes_in_between_sees_the_close_too() -> None:
    table, (ann, _bob) = await at_the_close()
    second = Guest(table, "ann", ann.seat(), next=True)
    state = second.last(State)
    assert state.events[-1].close is not None
    assert state.asked == 0
    onlooker = Guest(table, "eve")
    assert onlooker.last(State).events[-1].close is not None
    assert onlooker.last(State).common == state.common


@staged
async def test_after_a_restart_there_is_no_hold_and_nothing_of_it_is_stored() -> None:
    table, _ = await at_the_close()
    store = table.queue.store
    rows = await store.rows(KEY)
    assert rows[-1].kind == "move"
    table.drain()
    again = await wake(store, table.state.settings, pace=1.0)
    back = Guest(again, "ann", next=True)
    assert again.broadcast.closing is None
    assert back.last(Seats).hold is None
    assert [row.n for row in await store.rows(KEY)][: len(rows)] == [row.n for row in rows]


@staged
async def test_a_wish_to_go_on_without_a_hold_is_no_mistake() -> None:
    table, guests = await _begun(GAME, (True, True))
    n = table.state.n
    answer = await guests[0].do("next")
    assert isinstance(answer, Ok)
    assert table.broadcast.closing is None
    assert table.state.n >= n
