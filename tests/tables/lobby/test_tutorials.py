"""Guided tables: a whole first game of every game in the room, as its guide suggests it."""

import asyncio

import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import all_games
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.begun import tutorial_settings
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.wire.messages import Advice, Ask, No, PlayMove, State
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock
from tests.toys import high_card

GUIDED = [game.id for game in all_games() if game.guide is not None]


async def learner_of(game: str) -> Guest:
    clock = virtual_clock()
    room = await Room.opened(MemoryStore(now=clock.now), clock=clock, bots=RoomBots(pace=0.0))
    person = (await room.people.welcome("Ann")).line
    table = await room.table(await room.tutorial_table(person.person, person.name, game))
    return Guest(table, person.person)


async def lesson(guest: Guest) -> Advice:
    answer = await guest.ask(Ask(guest.id(), "lesson"))
    assert isinstance(answer, Advice)
    return answer


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_is_played_to_its_end_in_the_room(game: str) -> None:
    async def story() -> None:
        guest, lessons = await learner_of(game), 0
        state = guest.table.state
        assert [chair.player for chair in state.chairs[1:]] == ["guide"] * (len(state.chairs) - 1)
        while state.is_played():
            advice = await lesson(guest)
            if advice.move is None:
                continue
            lessons += 1
            assert advice.say
            assert advice.stray
            answer = await guest.ask(PlayMove(guest.id(), state.asked[0], advice.move))
            assert isinstance(answer, State)
        script = state.game.guide
        assert script is not None
        assert lessons == len(script.steps)
        assert (await lesson(guest)).say

    run_virtually(story)


def test_what_is_played_after_the_first_game_is_no_lesson_and_hints_are_given() -> None:
    async def story() -> None:
        guest = await learner_of(GUIDED[0])
        state = guest.table.state
        while state.is_played():
            advice = await lesson(guest)
            if advice.move is not None:
                await guest.ask(PlayMove(guest.id(), state.asked[0], advice.move))
        await guest.do("rematch")
        while not state.asked[0]:
            await asyncio.sleep(1)
        assert state.number == 2
        answer = await guest.ask(Ask(guest.id(), "lesson"))
        assert isinstance(answer, No)
        assert answer.code == "no-lesson"
        assert isinstance(await guest.ask(Ask(guest.id(), "hint", state.asked[0])), Advice)

    run_virtually(story)


def test_a_game_without_a_guide_opens_no_table() -> None:
    assert high_card.GAME.guide is None
    with pytest.raises(ParlourError):
        tutorial_settings("no-such-game")
