"""Forecasts: worked out once, one at a time, so many at most; and without anybody who can there are none."""

import asyncio

from parlour.server import forecasts
from parlour.server.forecasts import Forecasts, TournamentForecast, sizes_to_forecast
from parlour.tournaments.regulations.regulations import Entrants, Format, Regulations

CUP = Regulations(game="any", format=Format(name="swiss"), entrants=Entrants(least=4, most=30))


class Planner:
    """Works out what it is asked once it may, and counts."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.at_once = self.most_at_once = 0
        self.may = asyncio.Event()

    async def work_out(self, regulations: Regulations, entrants: int) -> TournamentForecast | None:
        self.asked.append(entrants)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.may.wait()
        self.at_once -= 1
        return TournamentForecast(entrants, 50.0, 58.0, 0.25) if entrants > 2 else None


async def until_known(kept: Forecasts) -> None:
    while kept._tasks:
        await asyncio.sleep(0)


def test_a_forecast_is_worked_out_once_whatever_the_tournament_is_called() -> None:
    async def story() -> None:
        planner = Planner()
        kept = Forecasts(planner.work_out)
        assert kept.find(CUP, 8) == (None, True)
        assert kept.find(CUP, 8) == (None, True)
        planner.may.set()
        await until_known(kept)
        named = Regulations(game="any", title="Cup", format=CUP.format, entrants=CUP.entrants)
        found, is_coming = kept.find(named, 8)
        assert found is not None
        assert (found.entrants, is_coming) == (8, False)
        kept.find(CUP, 2)
        await until_known(kept)
        assert kept.find(CUP, 2) == (None, False), "there is no saying, and nobody asks again"
        assert planner.asked == [8, 2]

    asyncio.run(story())


def test_one_is_worked_out_at_a_time_and_few_may_wait() -> None:
    async def story() -> None:
        planner = Planner()
        kept = Forecasts(planner.work_out)
        assert all(kept.find(CUP, size) == (None, True) for size in range(3, 23))
        assert len(kept._tasks) == forecasts._WAITING
        planner.may.set()
        await until_known(kept)
        assert planner.most_at_once == 1
        assert len(planner.asked) == forecasts._WAITING

    asyncio.run(story())


def test_what_is_kept_is_bounded_and_what_is_not_done_ends_with_the_room() -> None:
    async def story() -> None:
        planner = Planner()
        kept = Forecasts(planner.work_out)
        planner.may.set()
        for size in range(3, 253):
            kept.find(CUP, size)
            await until_known(kept)
        assert len(kept._known) == forecasts._KEPT
        planner.may.clear()
        kept.find(CUP, 253)
        await asyncio.sleep(0)
        await kept.close()
        assert kept._tasks == {}

    asyncio.run(story())


def test_without_a_planner_or_for_a_huge_field_nothing_is_said() -> None:
    assert Forecasts().find(CUP, 8) == (None, False)
    assert Forecasts(Planner().work_out).find(CUP, 10_000) == (None, False)


def test_sizes_are_about_as_many_as_there_are_and_a_full_field() -> None:
    assert sizes_to_forecast(CUP, 0) == [4, 30]
    assert sizes_to_forecast(CUP, 17) == [18, 30]
    assert sizes_to_forecast(CUP, 30) == [30]
    open_to_all = Regulations(game="any", format=CUP.format)
    assert sizes_to_forecast(open_to_all, 61) == [64]
