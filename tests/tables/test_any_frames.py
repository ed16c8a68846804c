"""Whatever comes in on a line: a table answers it, refuses it or ends the line, and never stumbles."""

import asyncio
from typing import Any

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.tables.table import Table
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, open_table
from tests.tables.stories import PEOPLE, WISHES, brief_settings

WORDS = ["", "Ann", "\u202eevil", "house:hard", "random", "hello", "7♠", "x" * 64, "0" * 64, "\U0001f0a1"]
NUMBERS = [0, 1, 2, -1, 3, 63, 64, 999, 2**31, 2**53, -(2**40)]


def any_frame(table: Table, luck: Luck) -> bytes:
    """A frame that is nearly a message."""
    number, word = NUMBERS[luck.below(len(NUMBERS))], WORDS[luck.below(len(WORDS))]
    asked = max(table.state.asked) if luck.below(3) else number
    frames: list[dict[str, Any]] = [
        {"t": "move", "id": 1, "asked": asked, "move": any_move(table, luck)},
        {"t": "try", "id": 2, "asked": asked, "move": any_move(table, luck)},
        {"t": "why", "id": 3},
        {"t": "say", "id": 4, "text": word, "preset": WORDS[luck.below(len(WORDS))]},
        {"t": "ping", "at": number},
        {"t": "sit", "id": 5, "seat": luck.below(6) - 1, "name": word, "luck": word},
        {"t": "luck", "value": word},
        {
            "t": "do",
            "id": 6,
            "what": WISHES[luck.below(len(WISHES))],
            "seat": luck.below(6) - 1,
            "text": word,
        },
        {"t": "do", "id": 7, "what": "vote", "yes": bool(luck.below(2))},
        {"t": "hello", "proto": 1, "table": "x"},
        {"t": word},
    ]
    frame = msgspec.json.encode(frames[luck.below(len(frames) - (luck.below(9) > 0) * 2)])
    return frame if luck.below(30) else frame[: luck.below(len(frame))]


def any_move(table: Table, luck: Luck) -> dict[str, Any]:
    verbs = [*table.state.rules.move_labels, "DANCE"]
    move: dict[str, Any] = {"verb": verbs[luck.below(len(verbs))]}
    for field in ("slots", "cards"):
        if luck.below(2):
            move[field] = [NUMBERS[luck.below(7)] for _ in range(luck.below(4))]
    if luck.below(2):
        move |= {"amount": NUMBERS[luck.below(len(NUMBERS))], "suit": ("", "S", "♠", "zz")[luck.below(4)]}
    return move


@pytest.mark.parametrize("seed", range(len(game_names())))
def test_no_frame_makes_a_table_stumble(seed: int) -> None:
    async def story() -> None:
        luck = Luck(seed, 0)
        settings = brief_settings(game_names()[seed])
        table = await open_table(settings)
        guests = [Guest(table, person) for person in PEOPLE]
        await guests[0].sit()
        await guests[0].do("begin")
        for _ in range(500):
            number = luck.below(len(guests))
            guest = guests[number]
            guest.session.hear(any_frame(table, luck))
            if luck.below(3) == 0:
                await asyncio.sleep((0.0, 0.05, 40.0)[luck.below(3)])
            if guest.paper.closed is not None:
                assert guest.paper.closed[0] == 4400, guest.paper.closed
                guests[number] = Guest(table, PEOPLE[number])
        table.drain()

    run_virtually(story)
