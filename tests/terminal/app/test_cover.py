"""Two people at one drawn screen: nobody sees another's cards, whatever is typed ahead."""

import asyncio
import time

import pytest

from parlour.cards.notation import card_symbol
from parlour.match.match import Match
from parlour.terminal.app.dialogs import ARMED_AFTER, CoverScreen
from tests.terminal.app.table import Table, at_table
from tests.terminal.script import dealt


def hand(match: Match, seat: int) -> set[str]:
    """The cards that only this seat sees."""
    [zone] = [zone for zone in match.view(seat).zones if zone.owner == seat and zone.name == "hand"]
    return {card_symbol(card) for card in zone.cards}


async def covered(table: Table) -> None:
    await table.until(lambda: isinstance(table.app.screen, CoverScreen))


async def uncover(table: Table) -> None:
    await covered(table)
    await asyncio.sleep(ARMED_AFTER + 0.05)
    await table.pilot.press("enter")
    await table.until(lambda: table.app.table.offered is not None)


def test_nothing_typed_ahead_uncovers_the_next_hand() -> None:
    match = dealt("Ann,Ben")
    secret = hand(match, 1) - hand(match, 0)

    async def sit() -> None:
        async with at_table(match) as table:
            await uncover(table)
            await table.type("s 1 1")
            await table.pilot.press("enter")
            await covered(table)
            for _ in range(6):
                await table.pilot.press("enter", "k", "enter")
            assert isinstance(table.app.screen, CoverScreen)
            assert not any(card in table.text() for card in secret)

    asyncio.run(sit())


def test_a_key_typed_while_covered_makes_the_wait_begin_anew() -> None:
    screen = CoverScreen("Ben?", [])
    screen.shown_at = time.monotonic() - 10
    screen.tell_key("x")
    assert not screen.is_armed()


def test_the_own_cards_are_gone_when_the_other_is_asked() -> None:
    match = dealt("Ann,Ben")
    anns = hand(match, 0)

    async def sit() -> None:
        async with at_table(match) as table:
            await uncover(table)
            assert all(card in table.text() for card in anns)
            await table.type("s 1 1")
            await table.pilot.press("enter")
            await covered(table)
            public = " ".join(table.match.lately(None))
            hidden = {card for card in anns if card not in public}
            assert hidden
            assert not any(card in table.text() for card in hidden)
            assert table.app.table.page is None
            assert table.app.table.line.history == []

    asyncio.run(sit())


def test_what_the_terminal_has_kept_is_wiped_at_a_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    match = dealt("Ann,Ben")
    written: list[str] = []

    async def sit() -> None:
        async with at_table(match) as table:
            driver = table.app._driver
            assert driver is not None
            monkeypatch.setattr(driver, "write", written.append)
            await uncover(table)
            await table.type("s 1 1")
            await table.pilot.press("enter")
            await covered(table)

    asyncio.run(sit())
    assert any("\x1b[3J" in text for text in written)
