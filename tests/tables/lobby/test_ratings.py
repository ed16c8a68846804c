"""Ratings: counted from finished games in their order, the same however often and in what portions."""

import asyncio

import msgspec

from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, GameLine
from parlour.tables.lobby.ratings import Ladder, Rating, Ratings, ladders
from parlour.tables.log.entries import Open
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.settings import TableSettings
from tests.tables.stories import brief_settings


def game(
    number: int, people: list[str], places: list[int], *, ended: int = 0, rated: bool = True
) -> GameLine:
    names = [person.title() or "House" for person in people]
    when, players = 1000 * number, ["me"] * len(people)
    return GameLine("t", number, "g", "default", when - 10, people, names, players, True, when, places)


def turned(n: int) -> list[int]:
    """The places of three, another one first each time."""
    return [1 + (n + seat) % 3 for seat in range(3)]


def test_winners_rise_and_losers_fall() -> None:
    ladder = Ladder()
    for number in range(5):
        ladder.count(game(number, ["ann", "ben"], [1, 2]))
    first, second = ladder.ratings()
    assert (first.person, second.person) == ("ann", "ben")
    assert first.mean > 25 > second.mean
    assert first.games == 5


def test_games_with_one_person_or_one_person_twice_do_not_count() -> None:
    ladder = Ladder()
    ladder.count(game(1, ["ann", ""], [1, 2]))
    ladder.count(game(2, ["ann", "ann"], [1, 2]))
    assert ladder.ratings() == []


def test_what_bots_did_does_not_matter() -> None:
    with_bot, without = Ladder(), Ladder()
    with_bot.count(game(1, ["ann", "", "ben"], [2, 1, 3]))
    without.count(game(1, ["ann", "ben"], [1, 2]))
    assert [each.mean for each in with_bot.ratings()] == [each.mean for each in without.ratings()]


def test_the_ladder_is_the_same_counted_at_once_or_as_games_end() -> None:
    lines = [game(n, ["ann", "ben", "cleo"], turned(n)) for n in range(1, 31)]

    async def in_portions() -> list[Rating]:
        store = MemoryStore()
        ratings = Ratings(store)
        for line in lines:
            await store.append(Batch([], game=line))
            await ratings.of("g")
        return list(await ratings.of("g"))

    assert asyncio.run(in_portions()) == ladders(reversed(lines))["g"].ratings()


def test_a_game_that_ended_earlier_than_one_that_was_counted_is_put_in_its_place() -> None:
    early, late = game(1, ["ann", "ben"], [1, 2]), game(2, ["ben", "cleo"], [1, 2])

    async def story() -> list[Rating]:
        store = MemoryStore()
        ratings = Ratings(store)
        for line in (late, early):
            await store.append(Batch([], game=line))
            await ratings.of("g")
        return list(await ratings.of("g"))

    assert asyncio.run(story()) == ladders([early, late])["g"].ratings()


def opened(table: str, settings: TableSettings) -> Batch:
    """The first row of a table, as it may have been stored before rated games had to be plain ones."""
    return Batch([row_of(Pending(Open(settings, "ann", settings.rules().digest, "00")), table, 1, 1)])


def test_games_by_house_rules_that_were_rated_once_stay_and_do_not_count() -> None:
    bent = next(brief for each in game_names() if (brief := brief_settings(each, rated=True)).changes)
    plain, name = msgspec.structs.replace(bent, changes={}), bent.game

    async def story() -> None:
        store = MemoryStore()
        await store.append(opened("bent", bent))
        await store.append(opened("plain", plain))
        for number, table in enumerate(("bent", "plain", "bent"), start=1):
            line = msgspec.structs.replace(game(number, ["ann", "ben"], [1, 2]), table=table, game=name)
            await store.append(Batch([], game=line))
        lately, anew = Ratings(store), Ratings(store)
        assert [each.games for each in await lately.of(name)] == [1, 1]
        await anew._count_anew()
        assert await anew.of(name) == await lately.of(name)
        assert len(await store.games(rated=True, ended=True)) == 3

    asyncio.run(story())
