"""The moves that a client makes of what it is sent are those of the game, at every question of every game."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.cards.luck import Luck
from parlour.client import Table
from parlour.client.local_room import LocalRoom
from parlour.engine.play.choices import even_steps
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game, game_names
from parlour.players.seat_words import parse_seats
from tests.client.local import everybody, local_room

QUESTIONS = 40
LISTED = 200


def some_of(moves: Moves) -> Iterator[Move]:
    """So many moves of every choice that nothing is likely to be otherwise in the rest."""
    for choice in moves.choices:
        yield from (choice.nth(index) for index in even_steps(choice.count(), LISTED))


def check_alike(ours: Moves, sent: Moves) -> None:
    assert [choice.verb for choice in sent.choices] == ours.verbs()
    assert sent.count() == ours.count()
    assert list(some_of(sent)) == list(some_of(ours))
    assert all(move in sent for move in some_of(ours))
    for seed in range(4):
        assert sent.pick(Luck(seed)) == ours.pick(Luck(seed))
        assert sent.sample(Luck(seed)) == ours.sample(Luck(seed))


async def compare(room: LocalRoom, key: str) -> int:
    """Plays at random for everybody, and compares the moves at every question; how many there were."""
    luck, questions = Luck(1), 0
    async with everybody(room, key) as clients:
        while questions < QUESTIONS and (clients[0].view is None or clients[0].view.ending is None):
            asked = [client for client in clients if client.asked]
            if not asked:
                await clients[0].changed()
                continue
            await answer(room, asked[0], luck)
            questions += 1
    return questions


async def answer(room: LocalRoom, client: Table, luck: Luck) -> None:
    assert client.you is not None
    position = (await room.state(client.transport.table)).now_played().position
    check_alike(position.moves(client.you), client.moves)
    await client.move(client.moves.pick(luck))


@pytest.mark.parametrize(
    ("name", "variant"), [(name, each) for name in game_names() for each in find_game(name).variants()]
)
def test_a_client_has_the_moves_that_the_game_has(name: str, variant: str) -> None:
    async def story() -> None:
        game = find_game(name)
        rules = game.rules(variant, switches=game.brief)
        people = parse_seats(",".join(f"me:P{seat}" for seat in range(rules.players.least)))
        async with local_room() as room:
            key = await room.begin(game, rules, people, seed=bytes(31) + b"\x07")
            assert await compare(room, key) > 3

    asyncio.run(story())


def test_nothing_is_open_to_whoever_is_not_asked() -> None:
    async def story() -> None:
        game = find_game(game_names()[0])
        async with local_room() as room:
            key = await room.begin(game, game.rules(), parse_seats("Ann,Ben"))
            async with everybody(room, key) as clients:
                waiting = [client for client in clients if not client.asked]
                assert waiting
                assert not any(client.moves for client in waiting)

    asyncio.run(story())
