"""Tickets where the store cannot write: still once each, and at one process alone."""

import asyncio

import pytest

from parlour.storage.memory import MemoryStore
from parlour.storage.store import NotStored
from parlour.tables.lobby.tickets import LIFETIME, BadTicket, Tickets

SECRET = b"s" * 32


class Full(MemoryStore):
    """A store whose disk is full, as its health says."""

    async def use_once(self, token: bytes, until: int) -> bool:
        raise NotStored("not-stored", "The room's disk is full.")


def failing_store() -> MemoryStore:
    store = Full()
    store.health.wrote([NotStored("not-stored", "The room's disk is full.")])
    return store


def test_a_ticket_is_taken_once_by_memory_where_it_cannot_be_stored() -> None:
    async def story() -> None:
        tickets = Tickets(failing_store(), SECRET, lambda: 1_000)
        ticket = tickets.written("t", "ann", 2)
        assert (await tickets.taken(ticket, "t")).seat == 2
        with pytest.raises(BadTicket, match="used before"):
            await tickets.taken(ticket, "t")

    asyncio.run(story())


def test_such_a_ticket_stays_used_when_the_store_is_well_again() -> None:
    async def story() -> None:
        store = failing_store()
        tickets = Tickets(store, SECRET, lambda: 1_000)
        ticket = tickets.written("t", "ann", None)
        await tickets.taken(ticket, "t")
        store.health.wrote([None])
        with pytest.raises(BadTicket, match="used before"):
            await tickets.taken(ticket, "t")

    asyncio.run(story())


def test_such_a_ticket_is_for_the_process_that_wrote_it_and_others_ask_for_a_new_one() -> None:
    async def story() -> None:
        store = failing_store()
        ticket = Tickets(store, SECRET, lambda: 1_000).written("t", "ann", None)
        for other in (Tickets(store, SECRET, lambda: 1_000), Tickets(MemoryStore(), SECRET, lambda: 1_000)):
            with pytest.raises(NotStored):
                await other.taken(ticket, "t")

    asyncio.run(story())


def test_a_ticket_of_better_times_is_not_taken_by_memory() -> None:
    async def story() -> None:
        store = Full()
        tickets = Tickets(store, SECRET, lambda: 1_000)
        ticket = tickets.written("t", "ann", None)
        with pytest.raises(NotStored):
            await tickets.taken(ticket, "t")

    asyncio.run(story())


def test_used_tickets_are_forgotten_when_they_are_too_old_anyway() -> None:
    async def story() -> None:
        now = 1_000
        tickets = Tickets(failing_store(), SECRET, lambda: now)
        await tickets.taken(tickets.written("t", "ann", None), "t")
        now += LIFETIME + 1
        await tickets.taken(tickets.written("t", "ann", None), "t")
        assert len(tickets._used) == 1

    asyncio.run(story())
