"""What several ask for at once is made once."""

import asyncio

from parlour.tables.single_flight import SingleFlight


class Maker:
    """Makes a value when it is let, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.times = 0
        self.go_on = asyncio.Event()

    async def make(self, key: str) -> str:
        self.times += 1
        await self.go_on.wait()
        return f"{key} {self.times}"


def test_who_asks_at_the_same_time_gets_the_same() -> None:
    async def story() -> tuple[list[str], int]:
        maker = Maker()
        flight = SingleFlight(maker.make)
        asking = asyncio.gather(*(flight.made("one") for _ in range(3)))
        await asyncio.sleep(0)
        maker.go_on.set()
        return await asking, maker.times

    assert asyncio.run(story()) == (["one 1"] * 3, 1)


def test_who_leaves_does_not_stop_it_for_the_others() -> None:
    async def story() -> str:
        maker = Maker()
        flight = SingleFlight(maker.make)
        leaving, staying = (asyncio.create_task(flight.made("one")) for _ in range(2))
        await asyncio.sleep(0)
        leaving.cancel()
        maker.go_on.set()
        return await staying

    assert asyncio.run(story()) == "one 1"


def test_what_was_made_is_made_again_for_whoever_asks_later() -> None:
    async def story() -> tuple[str, str]:
        maker = Maker()
        maker.go_on.set()
        flight = SingleFlight(maker.make)
        return await flight.made("one"), await flight.made("one")

    assert asyncio.run(story()) == ("one 1", "one 2")
