"""Models in a tournament are told how it stands: what everybody is shown, and nothing else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.match.log import BY_HOUSE
from parlour.players.deciding import TournamentNumbers
from parlour.players.llm.models_file import add_endpoint
from parlour.tables.play.model_bots import Answered, ModelRequest
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import Hall, Onlooker, somebody, until_over

MODEL = "llm:fake"


@pytest.fixture(autouse=True)
def endpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    add_endpoint("fake", {"url": "http://127.0.0.1:9/v1", "model": "fake"})


class Notes:
    """In the place of models: notes what they would be asked, and lets the house play."""

    names = frozenset(("fake",))

    def __init__(self) -> None:
        self.wanted: list[ModelRequest] = []

    def think(self, wanted: ModelRequest, seconds: float, answered: Answered) -> None:
        self.wanted.append(wanted)
        asyncio.get_running_loop().call_soon(answered, None, BY_HOUSE)

    def forget(self, table: str, number: int) -> None: ...


async def a_cup(name: str, **others: Any) -> list[TournamentNumbers]:
    """What models were told in a tournament of six of them, each time as it stood."""
    hall, notes = await Hall.opened(), Notes()
    hall.room.bots.models = notes  # type: ignore[assignment]
    cup = await hall.open(name, **others)
    zoe = await Onlooker.at(hall, cup.book.key, somebody("Zoe"))
    await hall.act(cup, "bot", player=MODEL, amount=6)
    await hall.act(cup, "start")
    await until_over(cup)
    assert zoe.common().facts.status == "finished"
    assert all(each.tournament is not None for each in notes.wanted)
    for each in notes.wanted:
        start, numbers = each.match.start, each.tournament
        assert numbers is not None
        assert numbers.stack == (start.stacks[each.seat] if start is not None else 0)
    return [each.tournament for each in notes.wanted if each.tournament is not None]


def test_a_model_is_told_what_it_has_how_many_are_in_and_what_can_be_won() -> None:
    async def story() -> None:
        told = await a_cup("freeze-out", prizes={"places": [5, 3]}, chairs=3)
        assert {each.entrants for each in told} == {6}
        assert {tuple(each.prizes) for each in told} == {(5, 3)}
        assert (told[0].alive, told[0].stack, told[0].average) == (6, 3, 3.0)
        assert {each.alive for each in told} > {2, 6}
        assert any(each.hand_for_hand for each in told)
        assert not told[0].hand_for_hand

    run_virtually(story)


def test_whole_games_have_no_stack() -> None:
    async def story() -> None:
        told = await a_cup("swiss", options={"rounds": 2}, chairs=3)
        assert {(each.stack, each.average, each.hand_for_hand) for each in told} == {(0, 0.0, False)}

    run_virtually(story)
