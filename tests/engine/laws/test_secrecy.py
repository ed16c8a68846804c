"""What moves may name, and whom the laws must not accuse."""

from collections.abc import Callable

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.secrecy import moves_name_no_secret, nothing_leaks
from parlour.engine.laws.step import Step
from parlour.engine.play.events import Event, Listener, Teller
from parlour.engine.play.move import Move
from tests.engine.laws.mutants import SecretLeader, mutant_game
from tests.toys import follow_suit, high_card
from tests.toys.dealt import deal_hands
from tests.toys.follow_suit.rules.position import FollowSuit


def broken_by(law: Callable[[Step], None], step: Step) -> str:
    try:
        law(step)
    except BrokenLaw as broken:
        return broken.code
    return ""


def test_a_move_that_names_a_hidden_card_is_caught() -> None:
    position = deal_hands("AS 2C 3D", "KH 5C 6D")
    position.play(1, Move("PICK", slots=(0,)))
    telling = Move("PICK", slots=(0,), cards=(position.hands[0][1],))
    step = Step(high_card.GAME, position, 0, telling, Luck(1))
    assert broken_by(moves_name_no_secret, step) == "moves-name-no-secret"


def test_the_last_card_of_a_deal_is_played_openly_though_it_is_gone_at_once() -> None:
    game = follow_suit.GAME
    position = game.begin(game.rules(), 3, FastShuffle(1))
    for _ in range(14):
        seat = position.to_act()[0]
        position.play(seat, next(iter(position.moves(seat))))
    seat = position.to_act()[0]
    last = next(iter(position.moves(seat)))
    moves_name_no_secret(Step(game, position, seat, last, Luck(1)))


def test_a_turn_that_hangs_on_a_hidden_card_is_caught_where_it_is_given() -> None:
    game = mutant_game(SecretLeader)
    position = game.begin(game.rules(), 3, FastShuffle(1))
    for _ in range(2):
        seat = position.to_act()[0]
        position.play(seat, next(iter(position.moves(seat))))
    seat = position.to_act()[0]
    steps = [Step(game, position, seat, next(iter(position.moves(seat))), Luck(n)) for n in range(20)]
    assert any(broken_by(nothing_leaks, step) == "nothing-follows-from-secrets" for step in steps)


class PlaceTold(FollowSuit):
    """Each play tells where in the hand the card lay: everybody can see which card was drawn out."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        place = self.hands[seat].index(move.cards[0])
        heard = Listener()
        super().apply(seat, move, heard)
        if teller is not None:
            for event in heard.events:
                teller.tell(place_told(event, place) if event.kind == "played" else event)


class HiddenPlaceTold(PlaceTold):
    """And where the lowest card lies that is left, which nobody is shown."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        super().apply(seat, move, teller)
        hand = self.hands[seat]
        if teller is not None and hand:
            teller.tell(Event("dealt", seat, slots=(hand.index(min(hand)),)))


def place_told(event: Event, place: int) -> Event:
    return Event(event.kind, event.seat, event.cards, event.audiences, slots=(place,))


@pytest.mark.thorough
def test_where_a_card_lay_that_all_are_told_is_no_secret() -> None:
    assert laws.check(mutant_game(PlaceTold), games=40, limit=500) > 100


@pytest.mark.thorough
def test_where_a_card_lies_that_nobody_is_told_is_one() -> None:
    with pytest.raises(BrokenLaw) as caught:
        laws.check(mutant_game(HiddenPlaceTold), games=40, limit=500)
    assert caught.value.code in ("nothing-is-let-slip", "knowledge-is-kept")
