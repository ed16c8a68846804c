"""Requests to the API: each of their steps is measured."""

import asyncio

import pytest

from parlour.server.api.context import stepwise
from tests.simulation.virtual_loop import run_virtually


def test_each_step_of_a_request_is_measured_and_what_goes_wrong_goes_on() -> None:
    steps: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return "done"

    async def trouble() -> None:
        waited: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(waited.set_exception, KeyError("gone"))
        await waited

    async def story() -> None:
        assert await stepwise(work(), steps.append) == "done"
        assert len(steps) == 3
        with pytest.raises(KeyError):
            await stepwise(trouble(), steps.append)
        assert len(steps) == 5

    run_virtually(story)
