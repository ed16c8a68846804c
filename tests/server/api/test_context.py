"""Requests to the API: each of their steps is measured."""

import asyncio
import itertools

import pytest

from parlour.server.api.context import stepwise
from tests.simulation.virtual_loop import run_virtually


def test_each_step_of_a_request_is_measured_and_what_goes_wrong_goes_on() -> None:
    steps: list[int] = []
    numbers = itertools.count()

    def began() -> int:
        return next(numbers)

    async def work() -> str:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return "done"

    async def trouble() -> None:
        waited: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(waited.set_exception, KeyError("gone"))
        await waited

    async def story() -> None:
        assert await stepwise(work(), began, steps.append) == "done"
        assert steps == [0, 1, 2]
        with pytest.raises(KeyError):
            await stepwise(trouble(), began, steps.append)
        assert steps == [0, 1, 2, 3, 4]

    run_virtually(story)
