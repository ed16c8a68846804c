"""The room as whoever runs it sees it: pages, health, numbers on their own port, logs, and how it ends."""

import asyncio
import gzip
import io
import json
import logging
from collections.abc import Iterator

import pytest
import uvicorn

from parlour.engine.rules.finder import game_names
from parlour.server.addresses import addresses_for, asker
from parlour.server.logs import LOGGERS, log, log_fault, shadow, start_logging
from parlour.server.serving import RoomServer, listening
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Row
from parlour.storage.store import StoreError
from parlour.tables.clock import LoopClock
from parlour.tables.lobby.room import Room
from parlour.tables.tournament.tournaments import Tournaments
from tests.server.served import House, Line, served

A_GAME = game_names()[0]


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where logs go during a test; afterwards they go where they went."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(each.handlers, each.propagate, each.level) for each in loggers]
    yield io.StringIO()
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_pages_load_what_is_kept_for_ever_under_a_name_that_changes() -> None:
    async def story() -> None:
        async with served() as house:
            page = (await house.ask("GET", "/")).body.decode()
            asset = page.partition('href="')[2].partition('"')[0]
            assert asset.startswith("/s/")
            first = await house.ask("GET", asset)
            assert "immutable" in first.headers["cache-control"]
            again = await house.ask("GET", asset, if_none_match=first.headers["etag"])
            assert (again.status, again.body) == (304, b"")
            packed = await house.ask("GET", asset, accept_encoding="gzip")
            assert gzip.decompress(packed.body) == first.body
            old = await house.ask("GET", asset.replace(asset.split("/")[2], "0123456789abcdef"))
            assert old.headers["cache-control"] == "no-cache"

    asyncio.run(story())


def test_a_page_loads_at_once_what_it_imports_and_not_what_it_may_need_later() -> None:
    async def story() -> None:
        async with served() as house:
            page = (await house.ask("GET", "/t/any")).body.decode()
            assert "/table/view/bar.js" in page
            for later in ("/tutorial/", "/table/closing/", "/table/ending/", "/table/panels/"):
                assert later not in page

    asyncio.run(story())


def test_it_is_alive_and_ready_until_the_store_fails_or_it_goes_down() -> None:
    class Failing(MemoryStore):
        async def try_write(self) -> None:
            raise StoreError("gone", "The database is gone.")

    async def story() -> None:
        async with served() as house:
            assert (await house.ask("GET", "/readyz")).status == 200
            await house.room.drain()
            assert (await house.ask("GET", "/readyz")).status == 503
            assert (await house.ask("GET", "/healthz")).status == 200
        async with served(store=Failing()) as house:
            assert (await house.ask("GET", "/readyz")).status == 503

    asyncio.run(story())


async def numbers(port: int, host: str = "localhost") -> str:
    """What the admin port says."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    text = (await reader.read()).decode()
    writer.close()
    return text


def test_numbers_are_on_their_own_port_alone() -> None:
    with listening("127.0.0.1", 0) as free:
        port = free.getsockname()[1]

    async def story() -> None:
        async with served(admin_port=port) as house:
            key = await house.person()
            line = await house.line(key, await house.table(key, game=A_GAME))
            await line.hear("welcome")
            assert (await house.ask("GET", "/metrics")).status == 404
            text = await numbers(port)
            assert "parlour_lines 1" in text
            assert "parlour_tables_awake 1" in text
            assert 'parlour_http_answers_total{status="201"} 2' in text
            assert "parlour_loop_lag_count" in text

    asyncio.run(story())


def test_the_admin_port_answers_for_this_machine_alone() -> None:
    with listening("127.0.0.1", 0) as free:
        port = free.getsockname()[1]

    async def story() -> None:
        async with served(admin_port=port):
            assert "421 " in (await numbers(port, "evil.example")).splitlines()[0]
            assert "400 " in (await numbers(port, "localhost\r\nHost: evil.example")).splitlines()[0]
            for host in ("127.0.0.1", "localhost:9999", f"[::1]:{port}"):
                assert "200 " in (await numbers(port, host)).splitlines()[0]

    asyncio.run(story())


def test_without_an_admin_port_there_are_no_numbers() -> None:
    async def story() -> None:
        async with served() as house:
            assert house.serving._admin is None
            assert (await house.ask("GET", "/metrics")).status == 404

    asyncio.run(story())


def test_a_room_that_is_ended_says_goodbye_with_1012() -> None:
    async def story() -> list[Line]:
        async with served() as house:
            key = await house.person()
            lines = [await house.line(key, await house.table(key, game=A_GAME)), Line(await house.socket())]
            await lines[0].hear("welcome")
            await lines[1].say({"t": "hello", "proto": 1, "table": ""})
            await lines[1].hear("lobby")
        assert [await line.closed() for line in lines] == [1012, 1012]
        return lines

    asyncio.run(story())


def test_whoever_comes_while_it_goes_down_or_cannot_read_is_asked_to_come_again() -> None:
    class Unread(MemoryStore):
        is_broken = False

        async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
            if self.is_broken:
                raise StoreError("gone", "The database is gone.")
            return await super().rows(table, after, most)

    async def story() -> None:
        store = Unread()
        async with served(store=store) as house:
            key = await house.person()
            table = await house.table(key, game=A_GAME)
            ticket = house.room.tickets.written(table, "ann", None)
            again = house.room.tickets.written(table, "ann", None)
            store.is_broken = True
            assert await turned_away(house, table, ticket) == 1013
            assert (await house.ask("GET", f"/api/tables/{table}")).status == 503
            store.is_broken = False
            await house.room.drain()
            assert await turned_away(house, table, again) == 1012
            assert (await house.ask("GET", f"/api/tables/{table}")).status == 503

    asyncio.run(story())


async def turned_away(house: House, table: str, ticket: str) -> int:
    line = Line(await house.socket())
    await line.say({"t": "hello", "proto": 1, "table": table, "ticket": ticket})
    return await line.closed()


def test_asked_twice_it_leaves_at_once_but_two_signals_in_one_moment_are_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left: list[int] = []
    monkeypatch.setattr("parlour.server.serving.os._exit", left.append)

    async def story() -> None:
        server = RoomServer(
            uvicorn.Config("none:none"), Tournaments(await Room.opened(MemoryStore(), clock=clock()))
        )
        server.handle_exit(2, None)
        server.handle_exit(2, None)
        assert left == []
        assert server.should_exit
        server._asked -= 1
        server.handle_exit(2, None)
        assert left == [130]

    asyncio.run(story())


def clock() -> LoopClock:
    return LoopClock(asyncio.get_running_loop())


async def busy_evening(house: House) -> list[str]:
    """All sorts of things, good and bad: everything secret that was said."""
    made = (await house.ask("POST", "/api/person", {"name": "Zebedee"})).tree()
    table = await house.table(made["key"], game=A_GAME, seats=2, clock="none")
    ticket = await house.ticket(made["key"], table)
    line = await house.line(made["key"], table)
    seated = await line.answer({"t": "sit", "id": 1, "seat": 0, "name": "Zebedee"})
    await line.say({"t": "do", "id": 2, "what": "begin"})
    await line.hear("state")
    await house.ask("POST", "/api/recover", {"code": made["code"]})
    await house.ask("GET", f"/t/{table}?token={seated['token']}")
    bad = Line(await house.socket())
    await bad.say({"t": "hello", "proto": 1, "table": table, "ticket": ticket + "x"})
    await bad.closed()
    state = (await house.room.table(table)).state
    secrets = [made["key"], made["code"], made["person"], table, ticket, seated["token"], "Zebedee"]
    return [*secrets, state.secret, state.now_played().seed.hex(), "127.0.0.1", "TEXT", "verb"]


def test_no_log_holds_a_secret_however_much_is_logged(stream: io.StringIO) -> None:

    async def story() -> list[str]:
        start_logging("debug", stream)
        async with served() as house:
            return await busy_evening(house)

    secrets = asyncio.run(story())
    written = stream.getvalue()
    assert written
    for line in written.splitlines():
        assert json.loads(line)["what"]
    assert [secret for secret in secrets if secret in written] == []


def test_a_warning_of_ours_says_what_and_a_librarys_only_whose_it_is(stream: io.StringIO) -> None:
    start_logging("warning", stream)
    logging.getLogger("parlour.tables.play.scheduler").warning("a bot failed", extra={"fields": {"seat": 2}})
    logging.getLogger("asyncio").error("the ace of spades")
    ours, theirs = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (ours["what"], ours["seat"]) == ("a bot failed", 2)
    assert theirs["what"] == "asyncio"


def test_of_a_fault_the_log_keeps_its_kind_and_its_places_and_not_its_words(stream: io.StringIO) -> None:
    start_logging("info", stream)
    try:
        raise RuntimeError("the ace of spades")
    except RuntimeError as error:
        log_fault("it broke", error, table=shadow("secret-key"))
    log("all is well", seats=4)
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert first["fault"] == "RuntimeError"
    assert any("test_serving.py" in place for place in first["places"])
    assert "spades" not in stream.getvalue()
    assert "secret-key" not in stream.getvalue()
    assert second["seats"] == 4


@pytest.mark.parametrize(
    ("peer", "said", "trust", "counted"),
    [
        ("192.0.2.1", "", True, "192.0.2.1"),
        ("192.0.2.1", "198.51.100.7", False, "192.0.2.1"),
        ("127.0.0.1", "6.6.6.6, 198.51.100.7", True, "198.51.100.7"),
        ("127.0.0.1", "nonsense", True, "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "", False, "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "", False, "192.0.2.1"),
    ],
)
def test_whoever_asks_is_counted_by_an_address_that_they_cannot_choose(
    peer: str, said: str, trust: bool, counted: str
) -> None:
    assert asker(peer, {"x-forwarded-for": said}, trust_proxy=trust) == counted


def test_a_public_address_comes_first_and_is_spelt_as_browsers_spell_it() -> None:
    found = addresses_for("127.0.0.1", 8765, "https://Cards.Example:443/")
    assert found.first == "https://cards.example"
    assert found.is_secure
    assert "http://127.0.0.1:8765" in found.origins
    assert "cards.example" in found.hosts


def test_a_table_that_holds_up_the_loop_is_counted_and_named_by_its_hash_once_a_second(
    stream: io.StringIO,
) -> None:
    async def story() -> None:
        async with served() as house:
            start_logging("warning", stream)
            house.serving._loop_was_held("secretkey", "timer", 0.034)
            house.serving._loop_was_held("secretkey", "message", 0.05)
            assert house.room.watchdog.tell == house.serving._loop_was_held
            assert 'parlour_loop_held_total{by="timer"} 1' in house.serving.metrics.text()
            assert 'parlour_loop_held_total{by="message"} 1' in house.serving.metrics.text()

    asyncio.run(story())
    (line,) = [each for each in stream.getvalue().splitlines() if "loop-held" in each]
    assert json.loads(line) | {"at": ""} == {
        "at": "",
        "level": "warning",
        "what": "loop-held",
        "table": shadow("secretkey"),
        "by": "timer",
        "seconds": 0.034,
    }
