"""Friends: what is passed on between people, and that nobody is told what others said of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from parlour.storage.memory import MemoryStore
from parlour.tables.friends.challenges import NoChallenge
from parlour.tables.friends.ties import LIKED, Ties
from parlour.tables.lobby.room import Room
from parlour.tables.refusals import TableRefused
from parlour.wire import messages
from parlour.wire.codec import decode_from_room
from parlour.wire.messages import ChallengeList, Said
from tests.simulation.virtual_loop import run_virtually
from tests.tables.lobby.test_room import SETTINGS, Someone, begun, come_in, new_room, two_rooms
from tests.tables.stage import virtual_clock

Act = Callable[[Room], Awaitable[object]]


async def like_each_other(room: Room, *people: str) -> None:
    for person in people:
        for other in set(people) - {person}:
            await room.friends.ties.like(person, other, on=True)


async def seen_by(room: Room, person: str) -> dict[str, Any]:
    return {each.person: each._replace(last=0) for each in await room.friends.companions(person)}


async def challenge(room: Room, person: str, other: str, table: str) -> Any:
    line = await room.store.table(table)
    assert line is not None
    sent = await room.friends.challenges.send(person, person.title(), other, line)
    room.friends.tell(other)
    await asyncio.sleep(0.1)
    return sent


def told(someone: Someone, kind: type) -> list[Any]:
    found = [decode_from_room(frame) for frame in someone.frames]
    return [message for message in found if isinstance(message, kind)]


def with_a_game(story: Callable[[Room, str, Someone, Someone], Awaitable[None]]) -> None:
    async def run() -> None:
        room = await new_room()
        await story(room, *await begun(room, room))

    run_virtually(run)


def test_liking_is_one_sided_until_both_did() -> None:
    async def story(room: Room, table: str, ann: Someone, ben: Someone) -> None:
        await room.friends.ties.like("ann", "ben", on=True)
        mine, theirs = await seen_by(room, "ann"), await seen_by(room, "ben")
        assert (mine["ben"].liked, mine["ben"].friend) == (True, False)
        assert (theirs["ann"].liked, theirs["ann"].friend) == (False, False)
        with pytest.raises(TableRefused) as refused:
            await challenge(room, "ann", "ben", table)
        assert refused.value.code == "not-a-friend"
        await room.friends.ties.like("ben", "ann", on=True)
        assert (await seen_by(room, "ann"))["ben"].friend
        assert (await seen_by(room, "ben"))["ann"].friend

    with_a_game(story)


def test_strangers_and_nobody_are_refused_alike() -> None:
    async def story(room: Room, table: str, ann: Someone, ben: Someone) -> None:
        for other in ("cid", "nobody", "", "ann"):
            with pytest.raises(TableRefused) as refused:
                await room.friends.check_met("ann", other)
            assert refused.value.code == "not-met"
        await room.friends.check_met("ann", "ben")

    with_a_game(story)


def test_presence_is_off_until_somebody_asks_for_it_and_ends_with_the_line() -> None:
    async def story(room: Room, table: str, ann: Someone, ben: Someone) -> None:
        await like_each_other(room, "ann", "ben")
        await asyncio.sleep(40)
        assert not (await seen_by(room, "ann"))["ben"].here
        await room.friends.ties.show("ben", on=True)
        await asyncio.sleep(11)
        assert (await seen_by(room, "ann"))["ben"].here
        ben.session.gone()
        await asyncio.sleep(31)
        assert not (await seen_by(room, "ann"))["ben"].here
        await come_in(room, table, "ben")
        await asyncio.sleep(1)
        assert (await seen_by(room, "ann"))["ben"].here
        await room.friends.ties.show("ben", on=False)
        assert not (await seen_by(room, "ann"))["ben"].here

    with_a_game(story)


def test_a_challenge_comes_on_the_line_is_answered_once_and_by_nobody_else() -> None:
    async def story(room: Room, table: str, ann: Someone, ben: Someone) -> None:
        await like_each_other(room, "ann", "ben")
        other = await room.open_table("ann", SETTINGS)
        sent = await challenge(room, "ann", "ben", other)
        shown = told(ben, ChallengeList)[-1].challenges
        assert [(each.challenge, each.table, each.name) for each in shown] == [(sent.challenge, other, "Ann")]
        assert told(ann, ChallengeList) == []
        for person in ("cid", "ann"):
            with pytest.raises(NoChallenge):
                await room.friends.challenges.answer(person, sent.challenge, accept=True)
        answered = await room.friends.challenges.answer("ben", sent.challenge, accept=True)
        assert (answered.table, answered.status) == (other, "accepted")
        with pytest.raises(NoChallenge):
            await room.friends.challenges.answer("ben", sent.challenge, accept=False)
        assert [each.status for _, each in await room.friends.challenges.outgoing("ann")] == ["accepted"]
        again = await challenge(room, "ann", "ben", other)
        await asyncio.sleep(301)
        with pytest.raises(NoChallenge):
            await room.friends.challenges.answer("ben", again.challenge, accept=True)

    with_a_game(story)


def test_two_processes_agree_on_blocks_challenges_and_answers() -> None:
    async def story() -> None:
        first, second = await two_rooms()
        table, ann, ben = await begun(first, second)
        await like_each_other(first, "ann", "ben")
        sent = await challenge(first, "ann", "ben", table)
        assert told(ben, ChallengeList)[-1].challenges[0].challenge == sent.challenge
        answers = [
            room.friends.challenges.answer("ben", sent.challenge, accept=True) for room in (first, second)
        ]
        done = await asyncio.gather(*answers, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["Challenge", "NoChallenge"]
        await first.friends.block("ben", "ann", on=True)
        await asyncio.sleep(0.1)
        ann.say(messages.Say(9, "Hello?"))
        await asyncio.sleep(0.1)
        assert told(ben, Said) == []

    run_virtually(story)


def test_ties_hold_after_a_restart_and_a_change_of_name_and_are_gone_when_forgotten() -> None:
    async def story() -> None:
        store = MemoryStore(now=virtual_clock().now)
        room = await new_room(store)
        table, ann, ben = await begun(room, room)
        await like_each_other(room, "ann", "ben")
        await room.friends.block("ben", "ann", on=True)
        await room.drain()
        again = await new_room(store)
        ann, ben = await come_in(again, table, "ann"), await come_in(again, table, "ben")
        ann.say(messages.Say(9, "Hello?"))
        await asyncio.sleep(0.1)
        assert (len(told(ann, Said)), told(ben, Said)) == (1, [])
        assert (await seen_by(again, "ann"))["ben"].friend
        assert (await seen_by(again, "ben"))["ann"].blocked
        await again.friends.forget("ben")
        ann.say(messages.Say(10, "Hello!"))
        await asyncio.sleep(0.1)
        assert len(told(ben, Said)) == 1
        assert not (await seen_by(again, "ann"))["ben"].friend

    run_virtually(story)


# Nobody is told: what ann sees is the same, whatever ben has said of her, as when he has only gone away


async def go_away(room: Room) -> None:
    """Let friends see nothing any more."""
    await room.friends.ties.show("ben", on=False)


async def unlike(room: Room) -> None:
    await room.friends.ties.like("ben", "ann", on=False)


async def block(room: Room) -> None:
    await room.friends.block("ben", "ann", on=True)


async def block_and_unblock(room: Room) -> None:
    await room.friends.block("ben", "ann", on=True)
    await room.friends.block("ben", "ann", on=False)


def ann_sees(act: Act) -> list[Any]:
    """Everything that ann is shown or told, before and after what ben does, and when she tries again."""

    async def story() -> list[Any]:
        store = MemoryStore(now=virtual_clock().now)
        room = await new_room(store)
        table, ann, _ = await begun(room, room)
        await like_each_other(room, "ann", "ben")
        await room.friends.ties.show("ben", on=True)
        await asyncio.sleep(11)
        seen: list[Any] = [await seen_by(room, "ann")]
        await act(room)
        seen.append(await seen_by(room, "ann"))
        await room.friends.ties.like("ann", "ben", on=False)
        await room.friends.ties.like("ann", "ben", on=True)
        seen.append(await seen_by(room, "ann"))
        try:
            sent = await challenge(room, "ann", "ben", table)
            seen.append((sent.until, sent.status))
        except TableRefused as refused:
            seen.append(refused.code)
        ann.say(messages.Say(9, "Hello?"))
        await asyncio.sleep(1)
        seen.append([each.status for _, each in await room.friends.challenges.outgoing("ann")])
        seen.append([len(told(ann, kind)) for kind in (Said, messages.Ok, messages.No, ChallengeList)])
        await room.drain()
        again = await new_room(store)
        seen.append(await seen_by(again, "ann"))
        await asyncio.sleep(300)
        seen.append(await again.friends.challenges.outgoing("ann"))
        return seen

    return run_virtually(story)


ACTS = [unlike, block, block_and_unblock]


@pytest.mark.parametrize("act", ACTS)
def test_nobody_is_told_that_they_are_blocked_or_liked_no_longer(act: Act) -> None:
    assert ann_sees(act) == ann_sees(go_away)


async def friends_now(self: Ties, person: str) -> frozenset[str]:
    liked = await self.of(LIKED, person)
    return frozenset([other for other in liked if person in await self.of(LIKED, other)])


async def hears_all(self: Ties, person: str, other: str) -> bool:
    return True


@pytest.mark.parametrize(("name", "leak"), [("friends_of", friends_now), ("is_heard_by", hears_all)])
def test_planted_leaks_of_ties_are_caught(monkeypatch: pytest.MonkeyPatch, name: str, leak: object) -> None:
    expected = ann_sees(go_away)
    monkeypatch.setattr(Ties, name, leak)
    assert any(ann_sees(act) != expected for act in ACTS)


def ben_hears() -> list[int]:
    """How much of ann's talk and challenges comes to ben after he has blocked her."""

    async def story() -> list[int]:
        room = await new_room()
        table, ann, ben = await begun(room, room)
        await like_each_other(room, "ann", "ben")
        await room.friends.block("ben", "ann", on=True)
        await asyncio.sleep(0.1)
        late = await come_in(room, table, "ben")
        ann.say(messages.Say(9, "Hello?"))
        await challenge(room, "ann", "ben", table)
        await asyncio.sleep(1)
        return [len(told(each, kind)) for each in (ben, late) for kind in (Said, ChallengeList)]

    return run_virtually(story)


def test_of_whom_one_has_blocked_one_hears_nothing_on_any_line() -> None:
    assert ben_hears() == [0, 0, 0, 0]


def test_a_planted_leak_of_talk_or_challenges_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(Ties, "is_heard_by", hears_all)
        assert ben_hears() != [0, 0, 0, 0]

    async def forgets(self: Any, person: str) -> frozenset[str]:
        return frozenset()

    monkeypatch.setattr("parlour.tables.friends.friends.Friends.blocked_by", forgets)
    assert ben_hears() != [0, 0, 0, 0]
