"""Players that think ahead."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import View
from parlour.players.deciding import Deal, Thinker, decision

BRAG = find_game("bastard-brag")


class Dealer(Thinker):
    """Deals again and again, and plays the first move."""

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        self.view = view
        self.dealt = [deal(Luck(number)) for number in range(8)]
        return next(iter(moves))


class Blind(Bot):
    """Takes the first move without thinking."""

    def choose(self, view: View, moves: Moves) -> Move:
        return next(iter(moves))


def a_position() -> tuple[Position, int]:
    """A game after the first deal, and the seat that is to act."""
    position = BRAG.begin(BRAG.rules(), 3, FastShuffle(1))
    while position.phase() == "dealing":
        seat = position.to_act()[0]
        position.apply(seat, next(iter(position.moves(seat))))
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
    assert decision(Blind(), position, seat) == next(iter(position.moves(seat)))


def test_a_thought_that_is_not_legal_is_a_bug() -> None:
    class Muddled(Thinker):
        def think(self, view: View, moves: Moves, deal: Deal) -> Move:
            return Move("DREAM")

    with pytest.raises(AssertionError, match="not legal"):
        decision(Muddled(), *a_position())
