"""Who one is: known by a key, found again by a code, and nobody else by either."""

import asyncio

from tests.server.served import served


def test_a_cookie_and_a_bearer_key_are_the_same_person() -> None:
    async def story() -> None:
        async with served() as house:
            made = await house.ask("POST", "/api/person", {"name": "Ann"})
            cookie = made.headers["set-cookie"].partition(";")[0]
            by_cookie = await house.ask("GET", "/api/me", cookie=cookie)
            by_key = await house.ask("GET", "/api/me", key=made.tree()["key"])
            assert (
                by_cookie.tree()
                == by_key.tree()
                == {
                    "person": made.tree()["person"],
                    "name": "Ann",
                    "guest": False,
                    "shown": False,
                }
            )

    asyncio.run(story())


def test_strangers_are_nobody() -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.ask("GET", "/api/me")
            assert (answer.status, answer.tree()["code"]) == (401, "unknown-person")

    asyncio.run(story())


def test_a_code_brings_the_same_person_to_another_device_however_it_is_typed() -> None:
    async def story() -> None:
        async with served() as house:
            made = (await house.ask("POST", "/api/person", {"name": "Ann"})).tree()
            typed = made["code"].lower().replace("-", " ").replace("o", "0")
            found = await house.ask("POST", "/api/recover", {"code": typed})
            assert found.tree()["person"] == made["person"]
            assert found.tree()["key"] == made["key"], "the first device stays known"
            assert "parlour_key=" in found.headers["set-cookie"]

    asyncio.run(story())


def test_a_wrong_code_finds_nobody() -> None:
    async def story() -> None:
        async with served() as house:
            code = (await house.ask("POST", "/api/person", {})).tree()["code"]
            wrong = ("B" if code[0] != "B" else "C") + code[1:]
            for each in (wrong, "", code[:-1], "A" * 64):
                answer = await house.ask("POST", "/api/recover", {"code": each})
                assert (answer.status, answer.tree()["code"]) == (401, "unknown-code")

    asyncio.run(story())


def test_a_new_code_closes_the_old_key_and_the_old_code() -> None:
    async def story() -> None:
        async with served() as house:
            old = (await house.ask("POST", "/api/person", {"name": "Ann"})).tree()
            new = (await house.ask("POST", "/api/me/code", {}, key=old["key"])).tree()
            assert new["person"] == old["person"]
            assert (await house.ask("GET", "/api/me", key=old["key"])).status == 401
            assert (await house.ask("POST", "/api/recover", {"code": old["code"]})).status == 401
            assert (await house.ask("GET", "/api/me", key=new["key"])).tree()["name"] == "Ann"

    asyncio.run(story())


def test_the_store_holds_neither_keys_nor_codes() -> None:
    async def story() -> None:
        async with served() as house:
            made = (await house.ask("POST", "/api/person", {"name": "Ann"})).tree()
            kept = repr(await house.room.store.people())
            for secret in (made["key"], made["code"], made["code"].replace("-", "")):
                assert secret not in kept
            assert bytes.fromhex(made["key"]) not in b"".join(
                line.key_hash + line.recovery_hash for line in await house.room.store.people()
            )

    asyncio.run(story())


def test_a_person_can_be_renamed() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person("Ann")
            await house.ask("POST", "/api/me", {"name": "Anna"}, key=key)
            assert (await house.ask("GET", "/api/me", key=key)).tree()["name"] == "Anna"

    asyncio.run(story())


def test_whoever_is_known_stays_the_same_person() -> None:
    async def story() -> None:
        async with served() as house:
            made = (await house.ask("POST", "/api/person", {"name": "Ann"})).tree()
            again = (await house.ask("POST", "/api/person", {}, key=made["key"])).tree()
            assert again == {"person": made["person"], "name": "Ann", "code": "", "key": "", "guest": False}

    asyncio.run(story())
