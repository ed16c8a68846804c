"""The manual in a room: under a policy of its own, nothing beside its pages, a word where it is not built."""

import asyncio
import json
from pathlib import Path

import pytest

from parlour.manual import Manual
from tests.server.served import served

HASH = "sha256-" + "A" * 43 + "="


@pytest.fixture
def manual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Manual:
    """A manual of two pages, which the room finds."""
    folder = tmp_path / "manual"
    for page in ("index.html", "games/claim/index.html"):
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / page).write_text(f"<p>{page}</p>", encoding="utf-8")
    pages = ["index.md", "games/claim/index.md", "commands/play.md"]
    (folder / "manual.json").write_text(json.dumps({"scripts": [HASH, "x'; y"], "pages": pages}))
    (tmp_path / "secret.json").write_text("{}")
    found = Manual(folder)
    for place in ("app", "api.tables"):
        monkeypatch.setattr(f"parlour.server.{place}.find_manual", lambda: found)
    return found


def test_the_manual_is_shown_under_its_own_policy(manual: Manual) -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.ask("GET", "/manual/")
            assert (answer.status, answer.body) == (200, b"<p>index.html</p>")
            policy = answer.headers["content-security-policy"]
            assert policy == manual.policy
            assert f"script-src 'self' '{HASH}'; " in policy
            assert (await house.ask("GET", "/")).headers["content-security-policy"] != policy
            again = await house.ask("GET", "/manual/", if_none_match=answer.headers["etag"])
            assert again.status == 304

    asyncio.run(story())


def test_a_page_is_found_without_its_last_slash(manual: Manual) -> None:
    async def story() -> None:
        async with served() as house:
            assert (await house.ask("GET", "/manual")).headers["location"] == "/manual/"
            there = await house.ask("GET", "/manual/games/claim")
            assert there.headers["location"] == "/manual/games/claim/"
            assert (await house.ask("GET", "/manual/games/nobody")).status == 404

    asyncio.run(story())


def test_the_rules_lead_to_the_page_of_their_game_in_the_language_that_it_has(manual: Manual) -> None:
    assert manual.game_page("claim", "de") == "games/claim/"
    assert manual.game_page("nobody") == ""
    assert manual.page_about("play") == "commands/play/"
    assert manual.page_about("nobody") is None


@pytest.mark.parametrize(
    "path", ["../secret.json", "manual.json", "games/../../secret.json", "/etc/passwd", "games"]
)
def test_nothing_beside_its_pages_is_shown(manual: Manual, path: str) -> None:
    assert manual.file(path) is None


def test_where_it_is_not_built_the_room_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with served() as house:
            answer = await house.ask("GET", "/manual/")
            assert (answer.status, answer.tree()["code"]) == (404, "no-manual")
            page = await house.ask("GET", "/manual/games/", accept="text/html")
            assert page.status == 404
            assert b"site/no_manual.js" in page.body

    monkeypatch.setattr("parlour.server.app.find_manual", lambda: None)
    asyncio.run(story())
