"""What a link shows before it is opened, and what browsers keep of the room."""

import asyncio
import json
import re

from parlour.engine.rules.finder import find_game, game_names
from tests.server.served import House, served

GAME = game_names()[0]
TITLE = find_game(GAME).title(find_game(GAME).rules(), "en")


def tags(page: bytes) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page.decode()))


async def page(house: House, path: str, language: str = "en") -> dict[str, str]:
    answer = await house.ask("GET", path, accept_language=language)
    assert answer.status == 200
    return tags(answer.body)


def test_a_public_table_shows_game_host_and_free_chairs() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person()
            table = await house.table(key, game=GAME, public=True, title='<b>"Friday"</b>')
            line = await house.line(key, table)
            await line.answer({"t": "sit", "id": 1, "name": "<Ann>"})
            seen = await page(house, f"/t/{table}")
            assert seen["og:title"] == f"&lt;b&gt;&quot;Friday&quot;&lt;/b&gt;: {TITLE}"
            assert seen["og:description"].startswith("&lt;Ann&gt; hosts this table. Chairs free: 3 of 4")
            assert (await page(house, f"/t/{table}", "de"))["og:description"].endswith(
                "Freie Stühle: 3 von 4."
            )

    asyncio.run(story())


def test_a_private_table_is_unnamed_like_one_that_is_not_there() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person()
            private = await house.table(key, game=GAME, title="Our secret")
            answers = [
                await house.ask("GET", f"/{kind}/{name}")
                for kind in ("t", "tournament")
                for name in (private, "nowhere")
            ]
            assert answers[0].body == answers[1].body
            assert answers[2].body == answers[3].body
            assert b"secret" not in answers[0].body
            assert tags(answers[0].body)["og:title"] == "Parlour"
            assert (await page(house, f"/g/{private}/1"))["og:description"] == (await page(house, "/"))[
                "og:description"
            ]

    asyncio.run(story())


def test_the_manifest_names_icons_that_are_there() -> None:
    async def story() -> None:
        async with served() as house:
            manifest = await house.ask("GET", "/manifest.webmanifest")
            assert manifest.headers["content-type"].startswith("application/manifest+json")
            for icon in json.loads(manifest.body)["icons"]:
                found = await house.ask("GET", icon["src"])
                assert (found.status, found.headers["content-type"]) == (200, icon["type"])

    asyncio.run(story())


def test_the_worker_keeps_the_offline_page_and_nothing_of_a_table_or_a_person() -> None:
    async def story() -> None:
        async with served() as house:
            worker = await house.ask("GET", "/worker.js")
            assert worker.headers["content-type"].startswith("text/javascript")
            assert worker.headers["cache-control"] == "no-cache"
            assert "worker-src 'self'" in worker.headers["content-security-policy"]
            text = worker.body.decode()
            kept = re.findall(r"'(/[^']*)'", text)
            assert kept[0] == "/offline"
            assert all(name == "/offline" or name.startswith("/s/") for name in kept)
            assert not re.search(r"\.put\(|cache\.add\(|/api|/t/", text)
            assert text.count("addAll(") == 1
            for name in kept:
                found = await house.ask("GET", name)
                assert found.status == 200
                assert "set-cookie" not in found.headers
            offline = (await house.ask("GET", "/offline")).body
            assert b"<script" not in offline
            assert b"style=" not in offline

    asyncio.run(story())
