"""Asking the house at a table: who may, what everybody hears of it, and that it tells no secret."""

import asyncio
from collections.abc import Callable
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.tables.log.rows import entry_of
from parlour.tables.play.advice_text import AdviceText, advice_text
from parlour.tables.play.answers import read_move
from parlour.tables.play.workers import Task, Workers
from parlour.tables.table import Table
from parlour.wire.messages import Advice, Ask, Do, No, Notice, State
from tests.tables.stage import Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

GAME = game_names()[0]


async def playing(**settings: object) -> tuple[Table, list[Guest]]:
    """Two people at a table where a game is on; the first of them is to act."""
    table = await open_table(brief_settings(GAME, **{"seats": 2, "clock": "none"} | settings))
    guests = [Guest(table, "ann"), Guest(table, "bob", language="de")]
    for guest in guests:
        await guest.sit(name=guest.person.title())
    assert isinstance(await guests[0].do("begin"), State)
    return table, guests


def asked_of(table: Table) -> int:
    return next(seat for seat, asked in enumerate(table.state.asked) if asked)


async def ask(guest: Guest, what: str, asked: int | None = None) -> object:
    asked = guest.table.state.asked[guest.seat()] if asked is None else asked
    return await guest.ask(Ask(guest.id(), what, asked))  # type: ignore[arg-type]


@staged
async def test_the_house_says_what_it_would_play_and_why() -> None:
    table, guests = await playing()
    seat = asked_of(table)
    advice = await ask(guests[seat], "hint")
    assert isinstance(advice, Advice)
    assert advice.say
    assert advice.called
    move = read_move(advice.move)
    assert move in table.state.now_played().moves(seat)
    assert isinstance(await guests[seat].play(move), State)


@staged
async def test_everybody_hears_who_asked_once_for_each_question_and_in_their_own_language() -> None:
    table, guests = await playing()
    seat = asked_of(table)
    for _ in range(2):
        await ask(guests[seat], "hint")
    heard = [[notice.say for notice in guest.all(Notice)] for guest in guests]
    name = guests[seat].person.title()
    english, german = heard
    assert english == [f"{'You' if seat == 0 else name} asked the house what it would play."]
    assert german == [f"{'Du hast' if seat == 1 else name + ' hat'} das Haus gefragt, was es spielen würde."]


@staged
async def test_who_asked_is_stored() -> None:
    table, guests = await playing()
    seat, asked = asked_of(table), max(table.state.asked)
    await ask(guests[seat], "hint")
    store = table.queue.store
    rows = [row for row in await store.rows(table.key) if row.kind == "advised"]
    assert [(row.seat, entry_of(row).asked) for row in rows] == [(seat, asked)]
    assert (await wake(store, table.state.settings)).state.advised == {seat: asked}


@staged
async def test_at_a_rated_table_everybody_plays_alone() -> None:
    for settings in ({"rated": True}, {"casual": False}):
        table, guests = await playing(**settings)
        refused = await ask(guests[asked_of(table)], "hint")
        assert isinstance(refused, No)
        assert refused.code == "no-hints"
        assert "casual tables only" in refused.why


@staged
async def test_no_hint_is_given_to_who_is_not_asked_or_for_an_old_question() -> None:
    table, guests = await playing()
    seat = asked_of(table)
    waiting = await ask(guests[1 - seat], "hint")
    late = await ask(guests[seat], "hint", table.state.asked[seat] - 1)
    assert isinstance(waiting, No)
    assert isinstance(late, No)
    assert (waiting.code, late.code) == ("too-late", "too-late")
    assert not [notice for guest in guests for notice in guest.all(Notice)]


@staged
async def test_whoever_asks_too_often_is_asked_to_slow_down() -> None:
    table, guests = await playing()
    guest = guests[asked_of(table)]
    codes = [getattr(await ask(guest, "hand"), "code", "") for _ in range(8)]
    assert "slow-down" in codes
    await asyncio.sleep(20)
    assert isinstance(await ask(guest, "hand"), Advice)


@staged
async def test_whoever_looks_on_gets_no_advice() -> None:
    table, _ = await playing()
    onlooker = Guest(table, "zed")
    for what in ("hint", "hand", "odds", "lesson"):
        refused = await onlooker.ask(Ask(onlooker.id(), what, 1))
        assert refused.code == "not-seated"


@staged
async def test_counting_can_be_left_to_the_players() -> None:
    table, guests = await playing(counting=False)
    for what in ("hand", "odds"):
        refused = await ask(guests[asked_of(table)], what)
        assert isinstance(refused, No)
        assert refused.code == "no-counting"


@staged
async def test_there_are_no_lessons_where_nobody_learns() -> None:
    table, guests = await playing()
    refused = await ask(guests[asked_of(table)], "lesson")
    assert isinstance(refused, No)
    assert refused.code == "no-lesson"


@staged
async def test_a_hand_is_judged_in_the_middle_of_a_game() -> None:
    """With odds where the game counts them."""
    table = await open_table(brief_settings("three-card-brag", seats=2, clock="none"))
    guests = [Guest(table, "ann"), Guest(table, "bob")]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    guest = guests[asked_of(table)]
    unseen = await ask(guest, "hand")
    assert isinstance(unseen, Advice)
    assert unseen.say == ["You hold no hand that could be judged now."]
    await guest.play(read_move({"verb": "SEE_HAND"}))
    advice = await ask(guest, "hand")
    assert isinstance(advice, Advice)
    assert advice.say[0].startswith(tuple("23456789JQKA1"))
    counted = await ask(guest, "odds")
    assert isinstance(counted, Advice)
    assert 0.99 < sum(share for _, share in counted.chances) < 1.01
    assert [label for label, _ in counted.options]


class SlowWorkers(Workers):
    """Processes that have thought when they are told so."""

    def __init__(self) -> None:
        super().__init__(1)
        self._open: list[Callable[[], None]] = []

    def advise(self, task: Task, about: tuple[str, str], most: int, advised: Callable[[Any], None]) -> None:
        found: AdviceText = advice_text(task.match.at(task.known[1]), task.seat, *about)
        self._open.append(lambda: advised(found))

    def answer(self) -> None:
        """All that was asked is answered now."""
        thoughts, self._open = self._open, []
        for thought in thoughts:
            thought()


async def asked_slowly(what: str) -> tuple[Table, list[Guest], Guest, SlowWorkers]:
    """A table at which the house still thinks about what somebody has asked."""
    table, guests = await playing()
    table.bots.shared.workers = workers = SlowWorkers()
    guest = guests[asked_of(table)]
    guest.say(Ask(77, what, table.state.asked[guest.seat()]))  # type: ignore[arg-type]
    await asyncio.sleep(1)
    return table, guests, guest, workers


def answer_of(guest: Guest) -> object:
    answers: list[Any] = [*guest.all(Advice), *guest.all(No)]
    return next(each for each in answers if each.id == 77)


async def undo(guests: list[Guest], guest: Guest) -> None:
    await guest.do("undo")
    for other in guests:
        if other is not guest:
            other.say(Do(other.id(), "vote"))
    await asyncio.sleep(1)


@staged
async def test_an_answer_that_took_a_while_is_told_while_its_question_stands() -> None:
    for what in ("hint", "hand"):
        _, _, guest, workers = await asked_slowly(what)
        workers.answer()
        assert isinstance(answer_of(guest), Advice)


@staged
async def test_an_answer_to_a_question_that_is_past_is_told_to_nobody_and_not_kept() -> None:
    """The same question number of moves comes again after an undo, with another move before it."""
    for what in ("hint", "hand"):
        table, guests, guest, workers = await asked_slowly(what)
        await guest.play(guest.any_move(Luck(5)))
        await undo(guests, guest)
        workers.answer()
        late = answer_of(guest)
        assert isinstance(late, No)
        assert late.code == "too-late"
        assert not table.advice._answers


@staged
async def test_the_next_person_on_a_chair_does_not_wait_for_the_former_ones_questions() -> None:
    """How often somebody asked is their own business too."""
    table, guests = await playing()
    codes = [getattr(await ask(guests[0], "hand"), "code", "") for _ in range(6)]
    assert "slow-down" in codes
    luck = Luck(6)
    while table.state.is_played():
        guest = guests[asked_of(table)]
        await guest.play(guest.any_move(luck))
    await guests[0].do("stand")
    cid = Guest(table, "cid")
    await cid.sit(seat=0)
    await guests[1].do("rematch")
    for _ in range(3):
        assert isinstance(await ask(cid, "hand"), Advice)
