"""Who sits down after a game whose cards are never told learns nothing of it, by any door."""

from functools import cache, partial

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.tables.settings import TableSettings
from tests.simulation.virtual_loop import run_virtually
from tests.tables.leaks.worlds import Said, World, differences, game_of, random_moves, secret_of
from tests.tables.stories import brief_settings
from tests.which_games import SHIPPED

SECRETS = range(1, 300)
LONGEST = 400
ASKED = 3
"""So many moves of each game the house is asked about."""


def settings_of(name: str) -> TableSettings:
    least = max(2, find_game(name).rules().players.least)
    return brief_settings(name, seats=least, clock="none", reveal="never", spectators=False)


@cache
def twin_games(name: str) -> list[tuple[str, list[Said]]]:
    """Two first games with other cards and other moves: the secrets and the moves.

    They are equally long and end with the same places, which the score of the evening tells everybody.
    """
    settings, seen = settings_of(name), dict[tuple[int, ...], tuple[str, list[Said]]]()
    for number in SECRETS:
        match = game_of(settings, secret_of(number))
        moves = random_moves(match, Luck(47, number), LONGEST)
        outcome = match.outcome()
        if outcome is None:
            continue
        told = (len(moves), *outcome.places)
        if told in seen:
            return [seen[told], (secret_of(number), moves)]
        seen[told] = (secret_of(number), moves)
    if name not in SHIPPED:
        pytest.skip(f"no two games of {name} within {LONGEST} moves are equally long and end alike")
    raise AssertionError(f"{name}: no two games are equally long and end alike")


async def newcomer(settings: TableSettings, secret: str, moves: list[Said]) -> dict[str, object]:
    """What Cid gets, who takes a chair after the game and plays the next one there."""
    world, found = World(settings, secret), dict[str, object]()
    await world.open()
    await world.do("p0", "begin")
    for place, move in enumerate(moves):
        if place < ASKED:
            for seat in range(settings.seats):
                await world.ask(f"p{seat}")
        await world.play([move])
    assert world.table.state.status == "over"
    await world.do("p0", "stand")
    cid = await world.come("cid")
    await world.sit("cid", 0)
    found["after sitting down"] = cid.taken()
    await world.do("p1", "rematch")
    for place in range(ASKED):
        found[f"after {place} moves"] = cid.taken()
        await world.ask("cid")
        found[f"what the house says after {place} moves"] = cid.taken()
        match = world.table.state.now_played()
        await world.play(random_moves(match.at(match.n), Luck(48), 1))
    for number in (1, 2):
        reads = await world.reads("cid", number)
        found |= {f"game {number}: {name}": told for name, told in reads.items()}
    return found


def what_differs(name: str) -> list[str]:
    """Where Cid could tell the two first games apart."""
    settings = settings_of(name)
    here, there = (run_virtually(partial(newcomer, settings, *game)) for game in twin_games(name))
    return differences(here, there)


@pytest.mark.usefixtures("quick_odds")
@pytest.mark.parametrize("name", game_names())
def test_who_sits_down_after_a_game_cannot_tell_which_game_it_was(name: str) -> None:
    assert not what_differs(name)
