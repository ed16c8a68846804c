"""Questions and answers: nothing is played twice, nothing too late, nothing that was not stored."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.rules.finder import game_names
from parlour.match.log import BY_HOST
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.storage.store import NotStored, Told
from parlour.tables.log.entries import Pause, Resume
from parlour.tables.log.rows import Pending
from parlour.tables.table import Table
from parlour.wire.messages import ClosedMoves, No, Ok, PlayMove, State, TryMove, Why
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(11, 0)


class Failing(MemoryStore):
    """A store whose disk may be full."""

    is_full = False

    def put(self, batch: Batch, told: Told) -> None:
        if not self.is_full:
            super().put(batch, told)
            return
        asyncio.get_running_loop().call_soon(told, NotStored("not-stored", "The disk is full."))


async def begun(name: str = game_names()[0], store: MemoryStore | None = None) -> tuple[Table, list[Guest]]:
    """A game between people alone."""
    settings = brief_settings(name, clock="none")
    table = await open_table(settings, store=store)
    guests = [Guest(table, f"p{number}") for number in range(settings.seats)]
    guests[0] = Guest(table, "ann")
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    return table, guests


def asked(table: Table, guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if table.state.asked[guest.seat()])


@staged
async def test_an_answer_given_twice_is_played_once() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    question, move = table.state.asked[guest.seat()], guest.any_move(LUCK)
    first = await guest.play(move, question)
    again = await guest.play(move, question)
    assert isinstance(first, State)
    assert isinstance(again, Ok)
    assert (again.seq, table.state.now_played().n) == (first.seq, 1)


@staged
async def test_another_answer_to_an_old_question_is_too_late() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    question = table.state.asked[guest.seat()]
    await guest.play(guest.any_move(LUCK), question)
    answer = await guest.play(Move("OTHER"), question)
    assert isinstance(answer, No)
    assert answer.code == "too-late"


@staged
async def test_an_answer_is_known_again_after_a_restart() -> None:
    store = MemoryStore()
    table, guests = await begun(store=store)
    guest = asked(table, guests)
    question, move = table.state.asked[guest.seat()], guest.any_move(LUCK)
    first = await guest.play(move, question)
    woken = await wake(store, table.state.settings)
    back = Guest(woken, guest.person)
    answer = await back.play(move, question)
    assert isinstance(answer, Ok)
    assert answer.seq == first.seq
    assert (await back.play(Move("OTHER"), question)).code == "too-late"


@staged
async def test_what_was_not_stored_was_not_played() -> None:
    store = Failing()
    table, guests = await begun(store=store)
    guest, frames = asked(table, guests), [len(each.paper.frames) for each in guests]
    store.is_full = True
    move = guest.any_move(LUCK)
    answer = await guest.play(move)
    assert isinstance(answer, No)
    assert answer.code == "not-stored"
    assert table.state.now_played().n == 0
    others = [len(each.paper.frames) for each in guests if each is not guest]
    assert others == [size for size, each in zip(frames, guests, strict=True) if each is not guest]
    store.is_full = False
    assert isinstance(await guest.play(move), State)


@staged
async def test_sealed_choices_do_not_disturb_each_other() -> None:
    for name in game_names():
        table, guests = await begun(name)
        for _ in range(60):
            acting = [guest for guest in guests if table.state.asked[guest.seat()]]
            if len(acting) > 1:
                break
            if acting:
                await acting[0].play(acting[0].any_move(LUCK))
        else:
            continue
        questions = [table.state.asked[guest.seat()] for guest in acting]
        for guest, question in zip(acting, questions, strict=True):
            move = move_tree(guest.any_move(LUCK))
            guest.say(PlayMove(guest.id(), question, move))
        await asyncio.sleep(0.1)
        assert all(guest.all(State)[-1].seq == table.state.n for guest in acting)
        assert not any(guest.all(No) for guest in acting)
        return
    raise AssertionError("no game has sealed choices")


@staged
async def test_whoever_asks_too_much_at_once_is_asked_to_slow_down() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    move = move_tree(guest.any_move(LUCK))
    for _ in range(20):
        guest.say(PlayMove(guest.id(), table.state.asked[guest.seat()], move))
    await asyncio.sleep(0.1)
    places = 8 + len(table.state.chairs)
    assert [no.code for no in guest.all(No)] == ["slow-down"] * (19 - places)
    assert len(guest.all(Ok)) == places
    assert table.state.now_played().n == 1


@staged
async def test_bots_take_no_place_from_a_person_who_answers() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    for _ in range(100):
        table.queue.submit(list, urgent=True)
        table.queue.submit(lambda: [Pending(Pause(), by=BY_HOST), Pending(Resume())], urgent=True)
    assert table.is_busy()
    await guest.play(guest.any_move(LUCK))
    assert not guest.all(No)


@staged
async def test_all_seats_may_answer_at_once_however_many_there_are() -> None:
    table, guests = await begun()
    table.queue.submit(lambda: [Pending(Pause(), by=BY_HOST), Pending(Resume())], urgent=True)
    refused: list[ParlourError | None] = []
    for _ in range(8 + len(guests)):
        table.queue.submit(list, lambda error, n: refused.append(error))
    await asyncio.sleep(0.1)
    assert refused == [None] * (8 + len(guests))


@staged
async def test_trying_plays_nothing_and_says_why_not() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    question, move = table.state.asked[guest.seat()], guest.any_move(LUCK)
    assert isinstance(await guest.ask(TryMove(guest.id(), question, move_tree(move))), Ok)
    answer = await guest.ask(TryMove(guest.id(), question, {"verb": "FLY"}))
    assert answer.code == "unknown-move"
    closed = await guest.ask(Why(guest.id()))
    assert isinstance(closed, ClosedMoves)
    assert table.state.now_played().n == 0


@staged
async def test_numbers_beyond_all_cards_and_coins_spell_no_move() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    for tree in ({"verb": "A", "amount": 2**40}, {"verb": "A", "slots": [-(2**62)]}, {"verb": 3}, {}):
        answer = await guest.ask(PlayMove(guest.id(), table.state.asked[guest.seat()], tree))
        assert answer.code == "bad-move", tree


@staged
async def test_two_processes_answer_one_question_once() -> None:
    store = MemoryStore()
    table, guests = await begun(store=store)
    other = await wake(store.beside(), table.state.settings)
    guest = asked(table, guests)
    elsewhere = Guest(other, guest.person)
    question, move = table.state.asked[guest.seat()], guest.any_move(LUCK)
    other_move = next(each for each in table.state.now_played().moves(guest.seat()) if each != move)
    first = await guest.play(move, question)
    second = await elsewhere.play(other_move, question)
    again = await elsewhere.play(move, question)
    assert isinstance(first, State)
    assert second.code == "too-late"
    assert again.seq == first.seq
    assert other.state.n == table.state.n
    assert elsewhere.last(State).seq == first.seq


@staged
async def test_a_hint_brings_what_others_have_stored() -> None:
    store = MemoryStore()
    table, guests = await begun(store=store)
    other = await wake(store.beside(), table.state.settings)
    onlooker = Guest(other, "zed")
    guest = asked(table, guests)
    await guest.play(guest.any_move(LUCK))
    other.hint(table.state.n)
    await asyncio.sleep(0.1)
    assert onlooker.last(State).seq == table.state.n
    assert (await store.rows(KEY))[-1].n == other.state.n


@staged
async def test_a_wrong_frame_ends_its_line() -> None:
    table = await open_table(brief_settings(game_names()[0]))
    stammerer = Guest(table, "s")
    stammerer.session.hear(b'{"t":"nonsense"}')
    assert stammerer.paper.closed is not None
    assert stammerer.paper.closed[0] == 4400
    assert not table.broadcast.sessions
