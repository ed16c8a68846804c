"""Passwords: hashed off the loop, one at a time, and read again by the cost they were made with."""

import asyncio

import pytest

from parlour.tables.clubs import passwords
from parlour.tables.clubs.passwords import Passwords
from parlour.tables.refusals import TableRefused

CHEAP = (2, 1, 1)


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_COST", CHEAP)


def test_a_password_is_known_again_however_a_keyboard_writes_it() -> None:
    async def story() -> None:
        kept = await Passwords().hashed("Käsekuchen")
        assert "Käse" not in kept
        assert await Passwords().opens("Ka\u0308sekuchen ", kept)
        assert not await Passwords().opens("Kasekuchen", kept)
        assert kept != await Passwords().hashed("Käsekuchen"), "salted"

    asyncio.run(story())


def test_what_was_kept_at_another_cost_is_still_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        kept = await Passwords().hashed("opensesame")
        monkeypatch.setattr(passwords, "_COST", (4, 2, 1))
        assert await Passwords().opens("opensesame", kept)

    asyncio.run(story())


def test_the_loop_goes_on_while_one_is_hashed_and_whoever_comes_to_a_long_queue_is_sent_away() -> None:
    async def story() -> None:
        both = Passwords()
        kept = await both.hashed("opensesame")
        tries = [asyncio.ensure_future(both.opens("opensesame", kept)) for _ in range(40)]
        await asyncio.sleep(0)
        hashed = [each for each in tries if each.done() and not each.exception()]
        assert hashed == [], "nothing is hashed on the loop"
        done = await asyncio.gather(*tries, return_exceptions=True)
        refused = [each.code for each in done if isinstance(each, TableRefused)]
        assert refused == ["slow-down"] * len(refused)
        assert 0 < len(refused) < 40
        assert done.count(True) == 40 - len(refused)

    asyncio.run(story())


@pytest.mark.thorough
def test_the_usual_cost_is_one_that_the_library_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()

    async def story() -> None:
        kept = await Passwords().hashed("opensesame")
        assert kept.startswith("scrypt$16384$8$5$")
        assert await Passwords().opens("opensesame", kept)

    asyncio.run(story())
