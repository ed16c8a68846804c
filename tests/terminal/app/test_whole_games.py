"""Whole games of every kind at the drawn table: by keys and words, and by the mouse alone."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from parlour.engine.rules.finder import all_games
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.app.table_screen import ENTER
from parlour.terminal.draw.line import Line
from parlour.terminal.draw.scene import place_word
from parlour.terminal.show.options import Offered
from tests.terminal.app.table import Table, at_table

GAMES = {game.id: game for game in all_games()}
MOST_ANSWERS = 60
SHORT = {"bastard-brag": 93, "big-c": 2, "claim": 53, "five-card-draw": 27, "three-card-brag": 10}
"""Seeds of games that are soon over where somebody answers as `answer` does; others may go on."""

SWITCHES: dict[str, dict[str, Any]] = {"five-card-draw": {"target": 20}}


def brief_match(name: str) -> Match:
    game = GAMES[name]
    rules = game.rules(switches={**game.brief, **SWITCHES.get(name, {})})
    seats = ",".join(["me", *["random"] * (max(2, rules.players.least) - 1)])
    return Match.begin(game, rules, parse_seats(seats, game.levels), bytes([SHORT.get(name, 1)]) * 32)


def answer(offered: Offered, luck: random.Random) -> list[str]:
    """The words that are typed or clicked: a default, an offer, or places of the table."""
    if offered.default and luck.random() < 0.7:
        return []
    if offered.offers:
        return [luck.choice(offered.offers).word]
    [(zone, numbers)] = offered.pools.items()
    return [place_word((zone, luck.choice(list(numbers))))]


async def question(table: Table) -> Offered:
    """What the person is asked, or the end; on a busy machine the others may be waited for first."""
    offered = await table.asked()
    while not (offered.offers or offered.pools or table.match.is_over()):
        await table.until(lambda seen=offered: table.app.table.offered is not seen)  # type: ignore[misc]
        offered = await table.asked()
    return offered


async def play(name: str, size: tuple[int, int], give: Callable[[Table, list[str]], Awaitable[None]]) -> None:
    """A whole game from the first question to the last word."""
    match, luck = brief_match(name), random.Random(1)
    async with at_table(match, size) as table:
        for _ in range(MOST_ANSWERS):
            offered = await question(table)
            if table.match.is_over():
                break
            await give(table, answer(offered, luck))
        assert table.match.is_over() or name not in SHORT
        assert not table.match.is_over() or "win" in (await table.asked()).brief


async def by_keys(table: Table, words: list[str]) -> None:
    line = " ".join(word.split(" ")[-1] for word in words)
    await table.type(line or table.app.table.line.value)


async def by_mouse(table: Table, words: list[str]) -> None:
    """Clicks every word, and then what sends the line where that is still to be done."""
    before, offered = table.app.table.asked_so_far, await table.asked()
    for word in words:
        drawing = table.app.table.query("Drawing").first()
        spot = spots(table.app.table.draw_table(drawing.size.width, drawing.size.height))[word]
        await table.pilot.click("Drawing", offset=spot)
    if not words or (words[0].startswith("@") and offered.several):
        spot = spots(table.app.table.draw_status(table.app.table.size.width, 0))[ENTER]
        await table.pilot.click("#status", offset=spot)
    await table.until(lambda: table.moved_on(before))


def spots(lines: list[Line]) -> dict[str, tuple[int, int]]:
    """Where everything that can be clicked stands, by its word."""
    found: dict[str, tuple[int, int]] = {}
    for row, line in enumerate(lines):
        column = 0
        for letters, _, word in line.runs:
            if word:
                found.setdefault(word, (column, row))
            column += Line([(letters, "", "")]).width
    return found


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_keys(name: str) -> None:
    asyncio.run(play(name, (60, 20), by_keys))


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_mouse(name: str) -> None:
    asyncio.run(play(name, (100, 30), by_mouse))
