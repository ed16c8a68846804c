"""The worker's side: orders in, moves out, and not a word about what went wrong."""

from io import BytesIO

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import game_names
from parlour.match.match import Match, SeatCard
from parlour.tables.play import workers
from parlour.tables.play.advice_text import advice_text
from parlour.tables.play.worker import Games, work
from parlour.tables.play.workers import HEAD, Reply, Task, WorkOrder
from tests.tables.stories import brief_settings

SETTINGS = brief_settings(game_names()[0], seats=2)


def begun() -> Match:
    cards = [SeatCard("A", "me"), SeatCard("B", "me")]
    return Match(SETTINGS.the_game(), SETTINGS.rules(), cards, bytes(32))


def task(match: Match, player: str = "house:easy") -> Task:
    return Task("t", 1, match, match.to_act()[0], player)


def order_of(given: Task, first: int = 0) -> WorkOrder:
    """The one order that such a short game takes."""
    (order,) = given.orders(first)
    return order


def is_legal(match: Match, reply: Reply) -> bool:
    return reply.move is not None and Move(*reply.move) in match.moves(match.to_act()[0])


def test_a_worker_goes_on_from_the_moves_it_knows() -> None:
    games, match, luck = Games(), begun(), Luck(3, 0)
    assert is_legal(match, games.reply(order_of(task(match), 0)))
    for _ in range(3):
        known = match.n
        match.play(match.to_act()[0], match.moves(match.to_act()[0]).pick(luck))
        assert is_legal(match, games.reply(order_of(task(match), known)))


def test_a_worker_that_does_not_know_the_moves_before_says_nothing() -> None:
    match, luck = begun(), Luck(3, 0)
    match.play(match.to_act()[0], match.moves(match.to_act()[0]).pick(luck))
    assert Games().reply(order_of(task(match), 1)).move is None


def test_a_player_that_fails_is_an_empty_answer_and_the_next_order_begins_anew() -> None:
    games, match = Games(), begun()
    assert games.reply(order_of(task(match, "house:nobody"), 0)).move is None
    assert is_legal(match, games.reply(order_of(task(match), 0)))


def test_orders_come_and_replies_go_through_pipes() -> None:
    match = begun()
    order = msgspec.msgpack.encode(order_of(task(match), 0))
    replies = BytesIO()
    work(BytesIO(2 * (len(order).to_bytes(HEAD, "big") + order)), replies)
    answer = replies.getvalue()
    size = int.from_bytes(answer[:HEAD], "big")
    assert is_legal(match, msgspec.msgpack.decode(answer[HEAD : HEAD + size], type=Reply))
    assert len(answer) == 2 * (HEAD + size)


def test_the_house_is_asked_in_the_same_process() -> None:
    match = begun()
    asked = task(match, "")
    asked.about = ("hint", "de")
    order = msgspec.msgpack.decode(msgspec.msgpack.encode(order_of(asked)), type=WorkOrder)
    reply = msgspec.msgpack.decode(msgspec.msgpack.encode(Games().reply(order)), type=Reply)
    assert reply.advice == advice_text(match, match.to_act()[0], "hint", "de")


def test_a_long_game_is_told_in_pieces_and_only_the_last_one_asks() -> None:
    games, match, luck = Games(), begun(), Luck(3, 0)
    for _ in range(7):
        match.play(match.to_act()[0], match.moves(match.to_act()[0]).pick(luck))
    patch = pytest.MonkeyPatch()
    patch.setattr(workers, "_AT_ONCE", 3)
    try:
        orders = list(task(match).orders(0))
    finally:
        patch.undo()
    assert [(order.first, len(order.moves), order.player) for order in orders] == [
        (0, 3, ""),
        (3, 3, ""),
        (6, 1, "house:easy"),
    ]
    replies = [games.reply(order) for order in orders]
    assert [reply.is_empty() for reply in replies] == [True, True, False]
    assert is_legal(match, replies[-1])


def test_moves_that_were_taken_back_are_told_anew() -> None:
    match, luck = begun(), Luck(3, 0)
    before = task(match).known
    match.play(match.to_act()[0], match.moves(match.to_act()[0]).pick(luck))
    match.undo()
    assert task(match).known != before
