"""The room and its network: who may open it, who comes in then, and that closing ends it."""

import asyncio
from typing import Any

import pytest
from starlette.requests import Request
from websockets.asyncio.client import connect

from parlour.engine.rules.finder import game_names
from parlour.server import network
from parlour.server.addresses import addresses_for
from parlour.server.network import Network
from tests.server.served import House, served

GAME = game_names()[0]
NEAR = "127.0.0.2"
"""Another address of this machine, which stands for that in its network."""


@pytest.fixture(autouse=True)
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_addresses", lambda: [NEAR])


async def press(house: House, *, opens: bool, **headers: str) -> Any:
    return await house.ask("POST", "/api/network", {"open": opens}, **{"origin": house.origin} | headers)


def test_a_room_of_ones_own_is_opened_at_one_press_and_closed_again() -> None:
    async def story() -> None:
        async with served() as house:
            near = f"{NEAR}:{house.port}"
            before = (await house.ask("GET", "/api/network")).tree()
            assert (before["addresses"], before["onlyHere"], before["mayOpen"]) == ([], True, True)
            assert (await house.ask("GET", "/api/me", host=near)).status == 421
            opened = (await press(house, opens=True)).tree()
            assert (opened["addresses"], opened["open"]) == ([f"http://{near}"], True)
            assert (await press(house, opens=True)).tree() == opened, "pressed twice"
            key = await house.person()
            link = (await house.ask("POST", "/api/tables", {"game": GAME}, key=key)).tree()["link"]
            assert link.startswith(f"http://{near}/t/")
            async with connect(f"ws://{near}/ws", origin=f"http://{near}") as line:  # type: ignore[arg-type]
                await line.send('{"t": "hello", "proto": 1, "table": ""}')
                assert '"lobby"' in str(await line.recv())
                closed = (await press(house, opens=False)).tree()
                assert (closed["addresses"], closed["open"]) == ([], False)
                await asyncio.wait_for(line.wait_closed(), 5)
            assert (await house.ask("GET", "/api/me", host=near)).status == 421
            with pytest.raises(OSError, match="Connect"):
                await asyncio.open_connection(NEAR, house.port)
            assert (await house.ask("GET", "/api/me", key=key)).status == 200, "the room goes on"

    asyncio.run(story())


def test_a_room_that_ends_closes_its_door() -> None:
    async def story() -> None:
        async with served() as house:
            await press(house, opens=True)
            port = house.port
        with pytest.raises(OSError, match="Connect"):
            await asyncio.open_connection(NEAR, port)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"origin": "https://evil.example"}, 403, "wrong-origin"),
        ({"sec_fetch_site": "cross-site"}, 403, "wrong-origin"),
        ({"x_forwarded_for": "127.0.0.1"}, 400, "not-at-the-machine"),
        ({"via": "1.1 proxy"}, 400, "not-at-the-machine"),
    ],
)
def test_pages_of_others_and_proxies_open_nothing(headers: dict[str, str], status: int, code: str) -> None:
    async def story() -> None:
        async with served() as house:
            refused = await press(house, opens=True, **headers)
            assert (refused.status, refused.tree()["code"]) == (status, code)
            assert not house.serving.network.is_open()

    asyncio.run(story())


def test_a_program_without_an_origin_opens_nothing() -> None:
    async def story() -> None:
        async with served() as house:
            refused = await house.ask("POST", "/api/network", {"open": True})
            assert refused.tree()["code"] == "not-at-the-machine"

    asyncio.run(story())


@pytest.mark.parametrize(
    "settings",
    [{"public_url": "https://cards.example"}, {"trust_proxy": True}, {"origins": ("https://a.example",)}],
)
def test_a_room_for_more_than_this_machine_is_not_opened_by_a_page(settings: dict[str, Any]) -> None:
    async def story() -> None:
        async with served(**settings) as house:
            told = (await house.ask("GET", "/api/network?language=de")).tree()
            assert (told["mayOpen"], told["code"]) == (False, "not-your-room")
            assert told["why"].startswith("Dieser Raum")
            assert (await press(house, opens=True)).tree()["code"] == "not-your-room"

    asyncio.run(story())


def asked_by(peer: str, host: str, origin: str) -> Request:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return Request({"type": "http", "method": "POST", "headers": headers, "client": (peer, 5)})


async def no_door(host: str) -> Any:
    raise AssertionError


def test_whoever_came_in_from_the_network_neither_opens_nor_closes_it() -> None:
    own = Network(addresses_for("127.0.0.1", 8765), "127.0.0.1", is_own=True, open_door=no_door)
    here, there = "127.0.0.1:8765", "192.168.1.5:8765"
    assert own.refusal(asked_by("127.0.0.1", here, f"http://{here}")) is None
    for request in (
        asked_by("192.168.1.9", there, f"http://{there}"),
        asked_by("192.168.1.9", here, f"http://{here}"),
        asked_by("127.0.0.1", there, f"http://{here}"),
        asked_by("127.0.0.1", here, f"http://{there}"),
    ):
        refused = own.refusal(request)
        assert refused is not None
        assert refused.code == "not-at-the-machine"


def test_without_a_network_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_addresses", list)

    async def story() -> None:
        async with served() as house:
            assert (await press(house, opens=True)).tree()["code"] == "no-network"

    asyncio.run(story())
