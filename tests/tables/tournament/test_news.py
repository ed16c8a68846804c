"""News of games that are over reach whoever directs the tournament, in any process."""

import asyncio

from parlour.storage.memory import MemoryStore
from parlour.storage.rows import tournament_log
from parlour.tables.people import beginning
from parlour.tables.tournament.news import GameEnded
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.deals import CUP, SETTINGS, a_room, a_table, an_order, until_over


def test_whoever_listens_hears_of_every_game_of_the_tournament_until_they_stop() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        heard: list[GameEnded] = []
        others: list[GameEnded] = []
        stop = room.tournament_news.listen(CUP, heard.append)
        room.tournament_news.listen("another cup", others.append)
        for number in (1, 2):
            await tables.deal(table.key, an_order(number))
            await until_over(table)
            assert heard[-1] == GameEnded(table.key, number)
            result = await tables.result(table.key)
            assert result is not None
            assert result.number == number
        stop()
        stop()
        await tables.deal(table.key, an_order(3))
        await until_over(table)
        assert [news.number for news in heard] == [1, 2]
        assert others == []

    run_virtually(story)


def test_a_director_in_another_process_hears_of_it_though_the_table_sleeps_there() -> None:
    async def story() -> None:
        store = MemoryStore()
        first, second = await a_room(store, shared=True), await a_room(store.beside(), shared=True)
        heard: list[GameEnded] = []
        second.tournament_news.listen(CUP, heard.append)
        tables, table = await a_table(first)
        await tables.deal(table.key, an_order(1))
        await until_over(table)
        await asyncio.sleep(0.1)
        assert heard == [GameEnded(table.key, 1)]
        assert second.awake() == 0

    run_virtually(story)


def test_where_the_table_is_awake_in_both_processes_news_are_the_same_however_often_they_come() -> None:
    async def story() -> None:
        store = MemoryStore()
        first, second = await a_room(store, shared=True), await a_room(store.beside(), shared=True)
        heard: list[GameEnded] = []
        second.tournament_news.listen(CUP, heard.append)
        tables, table = await a_table(first)
        await second.table(table.key)
        await tables.deal(table.key, an_order(1))
        await until_over(table)
        await asyncio.sleep(0.1)
        assert set(heard) == {GameEnded(table.key, 1)}

    run_virtually(story)


def test_what_is_no_news_of_a_game_is_passed_over() -> None:
    async def story() -> None:
        store = MemoryStore()
        room = await a_room(store, shared=True)
        heard: list[GameEnded] = []
        room.tournament_news.listen(CUP, heard.append)
        beside = store.beside()
        for message in (b"", b"[]", b'{"t":"go"}', b'{"t":"ended","table":5}', b"\xff"):
            beside.publish(tournament_log(CUP), message)
        beside.publish(tournament_log("another"), b'{"t":"ended","table":"x","number":1}')
        await asyncio.sleep(0.1)
        assert heard == []

    run_virtually(story)


def test_games_at_tables_of_people_s_own_are_no_news() -> None:
    async def story() -> None:
        room = await a_room()
        heard: list[GameEnded] = []
        room.tournament_news.listen("", heard.append)
        table = await room.table(await room.open_table("ann", SETTINGS))
        beginning.start(table.context)
        await asyncio.sleep(300)
        assert heard == []

    run_virtually(story)
