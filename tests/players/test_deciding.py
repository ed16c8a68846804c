"""Asking bots for their moves: what they are given, what they hear, and that they are not trusted."""

import subprocess
import sys
from collections import Counter

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.choices import Amount, Plain
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.show.audience import only
from parlour.engine.show.view import View
from parlour.players.deciding import BadBot, Deal, Thinker, Told, decision, inform
from parlour.players.random import RandomBot
from tests.toys.dealt import fresh
from tests.toys.follow_suit import GAME


class Dealer(Thinker):
    """Deals again and again, and plays the first move."""

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        self.view = view
        self.dealt = [deal(Luck(number)) for number in range(8)]
        return next(iter(moves))


class First(Bot):
    """Takes the first move without thinking, and notes what it hears."""

    listens = True

    def __init__(self) -> None:
        self.noted: list[Event] = []

    def hear(self, event: Event) -> None:
        self.noted.append(event)

    def choose(self, view: View, moves: Moves) -> Move:
        return next(iter(moves))


class Deaf(First):
    listens = False


class Muddled(Bot):
    """Answers with whatever it was made with."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, moves: Moves) -> Move:
        return self.answer  # type: ignore[return-value]


def a_position() -> tuple[Position, int]:
    """A trick-taking game just dealt, and the seat that leads."""
    position = GAME.begin(GAME.rules(), 3, FastShuffle(1))
    return position, position.to_act()[0]


def test_a_thinker_is_given_deals_that_its_seat_cannot_tell_from_the_true_one() -> None:
    (position, seat), thinker = a_position(), Dealer()
    decision(thinker, position, seat)
    assert all(dealt.view(seat) == thinker.view for dealt in thinker.dealt)


def test_a_thinker_is_not_given_the_others_cards() -> None:
    (position, seat), thinker = a_position(), Dealer()
    decision(thinker, position, seat)
    other = (seat + 1) % 3
    hands = {tuple(dealt.view(other).zone("hand", other).cards) for dealt in thinker.dealt}
    assert len(hands) > 1
    assert all(dealt.shuffle is not position.shuffle for dealt in thinker.dealt)


def test_a_bot_that_does_not_think_chooses() -> None:
    position, seat = a_position()
    assert decision(First(), position, seat) == next(iter(position.moves(seat)))


@pytest.mark.parametrize("answer", [Move("DREAM"), Move("PLAY", slots=(99,)), None, "PLAY 0"])
def test_what_is_no_legal_move_is_refused_with_a_code(answer: object) -> None:
    position, seat = a_position()
    before = position.view(seat)
    with pytest.raises(BadBot, match="which is not legal") as refused:
        decision(Muddled(answer), position, seat)
    assert refused.value.code == "illegal-bot-move"
    assert position.view(seat) == before


WITHOUT_ASSERTIONS = """
from tests.players.test_deciding import BadBot, Move, Muddled, a_position, decision
position, seat = a_position()
try:
    decision(Muddled(Move("DREAM")), position, seat)
except BadBot as refused:
    print(refused.code, __debug__)
"""


@pytest.mark.thorough
def test_it_is_refused_where_assertions_are_switched_off_too() -> None:
    ran = subprocess.run([sys.executable, "-O", "-c", WITHOUT_ASSERTIONS], check=True, capture_output=True)
    assert ran.stdout.split() == [b"illegal-bot-move", b"False"]


def after(events: list[Event]) -> Told:
    """Tells what comes after the first so many of these events."""
    return lambda heard: events[heard:]


def test_a_listening_bot_hears_every_event_once_and_in_order() -> None:
    position, told, bots = fresh(), Listener(), [First(), First()]
    while acting := position.to_act():
        seat = acting[0]
        position.apply(seat, decision(bots[seat], position, seat, after(told.events)), told)
    for seat, bot in enumerate(bots):
        inform(bot, seat, after(told.events))
        assert [event.kind for event in bot.noted] == [event.kind for event in told.events]


def test_a_bot_hears_an_event_as_its_seat_does() -> None:
    drew, bots = [Event("drew", 0, (7, 9), (only(0), only(1)))], [First(), First()]
    for seat, bot in enumerate(bots):
        inform(bot, seat, after(drew))
    assert [bot.noted[0].cards for bot in bots] == [(7, -1), (-1, 9)]


def test_a_bot_that_does_not_listen_is_told_nothing() -> None:
    bot = Deaf()
    inform(bot, 0, after([Event("drew", 0)]))
    assert bot.noted == []


def test_every_verb_of_random_play_gets_its_chance_however_many_moves_another_has() -> None:
    moves, view = Moves([Plain("FOLD"), Amount("RAISE", 1, 1000)]), fresh().view(0)
    bot = RandomBot(Luck(1))
    verbs = Counter(bot.choose(view, moves).verb for _ in range(1000))
    assert 400 < verbs["FOLD"] < 600


def test_the_same_luck_plays_the_same_random_moves() -> None:
    moves, view = Moves([Amount("RAISE", 1, 1000)]), fresh().view(0)
    one, other = RandomBot(Luck(5)), RandomBot(Luck(5))
    assert [one.choose(view, moves) for _ in range(9)] == [other.choose(view, moves) for _ in range(9)]
