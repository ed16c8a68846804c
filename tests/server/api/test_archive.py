"""Games that were played: found by their players, seen through the right eyes, verified, forked, rated."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, Table
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.verify import verify
from parlour.storage.rows import Batch, GameLine
from tests.server.room_process import play_to_the_end
from tests.server.served import HASTY, Answer, House, served

pytestmark = pytest.mark.thorough
A_GAME = game_names()[0]


def brief(game: str) -> dict[str, Any]:
    """What makes a game short, as changes of its rules."""
    found = find_game(game)
    short = msgspec.to_builtins(found.rules(switches=found.brief))
    return {name: value for name, value in short.items() if found.tree().get(name) != value}


async def sat_down(house: House, game: str, **settings: Any) -> tuple[str, list[Table]]:
    """Two people at a new table of theirs."""
    doors = [Door(f"{house.origin}/t/-", key=await house.person(name)) for name in ("Ann", "Ben")]
    seats = max(2, find_game(game).rules().players.least)
    wish = {"game": game, "seats": seats, "changes": brief(game), "clock": "none"} | settings
    key = await house.table(doors[0].key, **wish)
    tables = []
    for door in doors:
        door.table = key
        tables.append(Table(door))
        await tables[-1].open()
        await tables[-1].sit()
    await tables[0].do("begin")
    return key, tables


async def played(house: House, game: str, **settings: Any) -> tuple[str, str, str]:
    """A game of two people that is over: its table and their keys."""
    key, tables = await sat_down(house, game, **settings)
    await asyncio.gather(*(play_to_the_end(each, Luck(n)) for n, each in enumerate(tables)))
    for each in tables:
        await each.close()
    return key, tables[0].door.key, tables[1].door.key


async def replay(house: House, table: str, key: str = "", query: str = "") -> Answer:
    return await house.ask("GET", f"/api/tables/{table}/games/1/replay{query}", key=key)


def test_a_finished_game_is_found_by_its_players_and_by_nobody_else() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, ann, ben = await played(house, A_GAME)
            for seat, key in enumerate((ann, ben)):
                mine = (await house.ask("GET", "/api/my/games", key=key)).tree()
                assert [(each["table"], each["number"], each["you"]) for each in mine] == [(table, 1, seat)]
                assert mine[0]["ended"] > 0
                assert min(each["place"] for each in mine[0]["seats"]) == 1
            eve = await house.person("Eve")
            assert (await house.ask("GET", "/api/my/games", key=eve)).tree() == []

    asyncio.run(story())


def test_a_finished_game_is_seen_again_through_all_eyes() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, ann, _ = await played(house, A_GAME)
            whole = (await replay(house, table, ann, "?eyes=0")).tree()
            assert whole["over"]
            assert whole["eyes"] == [0, 1]
            assert [frame["n"] for frame in whole["frames"]] == list(range(whole["moves"] + 1))
            assert whole["frames"][-1]["common"]["ending"]["say"]
            other = (await replay(house, table, ann, "?eyes=1")).tree()
            assert other["frames"][1]["own"] != whole["frames"][1]["own"]
            public = (await replay(house, table)).tree()
            assert all(frame["own"] == {} for frame in public["frames"])
            late = (await replay(house, table, ann, f"?eyes=0&first={whole['moves'] - 1}")).tree()
            assert late["frames"][-1]["common"] == whole["frames"][-1]["common"]

    asyncio.run(story())


def test_a_game_whose_hands_stay_secret_is_seen_through_ones_own_eyes_alone() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, ann, ben = await played(house, A_GAME, reveal="never")
            assert (await replay(house, table, ann, "?eyes=0")).status == 200
            assert (await replay(house, table, ben, "?eyes=1")).status == 200
            assert (await replay(house, table, ann, "?eyes=1")).status == 403
            assert (await replay(house, table, query="?eyes=0")).status == 403
            assert (await replay(house, table)).status == 200
            saved = (await house.ask("GET", f"/api/tables/{table}/games/1/export", key=ann)).body
            assert b'"seed"' not in saved
            body = {"n": 0, "seat": 0}
            forked = await house.ask("POST", f"/api/tables/{table}/games/1/fork", body, key=ann)
            assert forked.status == 403

    asyncio.run(story())


def test_a_running_game_is_seen_again_by_its_players_alone_and_through_their_own_eyes() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, tables = await sat_down(house, A_GAME)
            ann = tables[0].door.key
            assert (await replay(house, table, ann, "?eyes=0")).status == 200
            eve = await house.person("Eve")
            for key, query in ((ann, "?eyes=1"), (ann, ""), (eve, "?eyes=0"), (eve, ""), ("", "")):
                assert (await replay(house, table, key, query)).status == 403
            for key in (eve, ""):
                path = f"/api/tables/{table}/games/1/export"
                assert (await house.ask("GET", path, key=key)).status == 403
            body = {"n": 0, "seat": 0}
            forked = await house.ask("POST", f"/api/tables/{table}/games/1/fork", body, key=ann)
            assert (forked.status, forked.tree()["code"]) == (403, "still-running")
            for each in tables:
                await each.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_was_taken_along_can_be_verified(game: str, tmp_path: Path) -> None:
    async def story() -> bytes:
        async with served(**HASTY) as house:
            table, ann, _ = await played(house, game)
            answer = await house.ask("GET", f"/api/tables/{table}/games/1/export", key=ann)
            assert answer.status == 200
            assert "attachment" in answer.headers["content-disposition"]
            return answer.body

    saved = tmp_path / "game.parlour.jsonl"
    saved.write_bytes(asyncio.run(story()))
    report = verify(saved)
    assert report.is_sound(), report.lines()


def test_a_fork_goes_on_from_there_with_the_same_cards() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, ann, ben = await played(house, A_GAME)
            before = (await replay(house, table, ben, "?eyes=1&first=2")).tree()["frames"][0]
            body = {"n": 2, "seat": 1, "player": "house:easy"}
            forked = await house.ask("POST", f"/api/tables/{table}/games/1/fork", body, key=ann)
            assert forked.status == 201, forked.body
            async with Table(Door(f"{house.origin}/t/{forked.tree()['table']}", key=ann)) as again:
                await again.changed()
                assert again.you == 1
                rows = await house.room.store.rows(forked.tree()["table"])
                assert [row.kind for row in rows][:6] == ["open", "sit", "sit", "begin", "move", "move"]
                await play_to_the_end(again, Luck(5))
                assert again.view is not None
                assert again.view.ending is not None
            eyes = f"/api/tables/{forked.tree()['table']}/games/1/replay?eyes=1&first=2"
            after = (await house.ask("GET", eyes, key=ann)).tree()["frames"][0]
            assert after["own"].get("zones") == before["own"].get("zones")

    asyncio.run(story())


def test_a_fork_from_nowhere_is_refused() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, ann, _ = await played(house, A_GAME)
            for body in ({"n": 10**6}, {"n": 0, "seat": 63}, {"n": 0, "player": "search:x/../y"}):
                answer = await house.ask("POST", f"/api/tables/{table}/games/1/fork", body, key=ann)
                assert answer.status in (400, 403), body
                assert answer.tree()["why"]

    asyncio.run(story())


def test_rated_games_of_people_move_the_ladder() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            await played(house, A_GAME, rated=True)
            await played(house, A_GAME)
            ladder = (await house.ask("GET", f"/api/ratings/{A_GAME}")).tree()
            assert [each["games"] for each in ladder] == [1, 1]
            assert ladder[0]["shown"] > ladder[1]["shown"]

    asyncio.run(story())


def test_a_game_that_is_not_there_is_not_found() -> None:
    async def story() -> None:
        async with served() as house:
            table = await house.table(await house.person(), game=A_GAME)
            assert (await replay(house, table)).status == 404
            assert (await replay(house, "nowhere")).status == 404

    asyncio.run(story())


async def everything(house: House, table: str, key: str) -> list[Answer]:
    """All that can be read about a table by somebody with this key, or with none."""
    game = f"/api/tables/{table}/games/1"
    paths = [f"{game}/replay", f"{game}/export", *(f"{game}/replay?eyes={seat}" for seat in range(4))]
    paths += [f"/api/tables/{table}", "/api/tables", "/api/my/games", "/api/me", f"/t/{table}"]
    return [await house.ask("GET", path, key=key) for path in paths]


@pytest.mark.parametrize("game", game_names())
def test_nothing_that_is_read_about_a_running_game_holds_its_seed(game: str) -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, tables = await sat_down(house, game)
            playing = [asyncio.create_task(play_to_the_end(each, Luck(1), enough=2)) for each in tables]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            state = (await house.room.table(table)).state
            assert state.is_played()
            secrets = [state.now_played().seed.hex(), state.secret, *(each.door.token for each in tables)]
            hashes = [chair.token_hash for chair in state.chairs if chair.token_hash]
            for key in (tables[0].door.key, await house.person("Eve"), ""):
                for answer in await everything(house, table, key):
                    told = answer.body.decode() + str(answer.headers)
                    assert not [secret for secret in secrets + hashes if secret in told]
            for each in tables:
                await each.close()

    asyncio.run(story())


def test_all_cards_lie_open_once_everything_is_told_and_never_where_it_is_not() -> None:
    async def story() -> None:
        async with served(**HASTY) as house:
            table, ann, _ = await played(house, A_GAME)
            frames = (await replay(house, table, ann, "?open=1")).tree()["frames"]
            told = [event for frame in frames for event in frame.get("events", [])]
            assert all(card >= 0 for event in told for card in event.get("cards", []))
            assert "▒" not in "".join(event["say"] for event in told)
            public = (await replay(house, table, ann)).tree()["frames"]
            assert "▒" in "".join(event["say"] for frame in public for event in frame.get("events", []))
            hidden = [frame for frame in frames if frame.get("open")]
            assert hidden
            assert all(card >= 0 for frame in hidden for cards in frame["open"].values() for card in cards)
            usual = (await replay(house, table, ann)).tree()["frames"]
            assert not any("open" in frame for frame in usual)
            secret, ben, _ = await played(house, A_GAME, reveal="never")
            assert (await replay(house, secret, ben, "?open=1")).status == 403

    asyncio.run(story())


def test_a_series_has_the_points_of_every_game_and_is_told_to_nobody_who_may_not_see_them() -> None:
    async def story() -> None:
        async with served() as house:
            ann, stranger = await house.person("Ann"), await house.person("Cid")
            line = GameLine(
                "", 1, A_GAME, "default", 5, [], ["Ann", "Ada"], ["person", "house"], False, 9, [1, 2]
            )
            who = (await house.ask("GET", "/api/me", key=ann)).tree()["person"]
            for spectators in (True, False):
                table = await house.table(ann, game=A_GAME, spectators=spectators)
                game = msgspec.structs.replace(line, table=table, people=[who, ""])
                await house.room.store.append(Batch([], game=game))
                told = (await house.ask("GET", f"/api/series/{table}", key=ann)).tree()
                assert [(each["name"], each["points"], each["you"]) for each in told["scores"]] == [
                    ("Ann", 2, True),
                    ("Ada", 0, False),
                ]
                assert told["games"][0]["points"] == [2, 0]
                other = await house.ask("GET", f"/api/series/{table}", key=stranger)
                assert other.status == (200 if spectators else 404)
            assert (await house.ask("GET", "/api/series/nowhere")).status == 404

    asyncio.run(story())
