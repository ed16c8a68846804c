"""The laws of what is shown notice a game that promises too much, or tells of cards from nowhere."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws import check
from parlour.engine.play.choices import Choice, Places
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.fill import filled_form
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.show.picture import Picture, Way
from parlour.engine.words.sentence import Sentence
from tests.engine.laws.mutants import mutant_game
from tests.toys.high_card.rules.position import PICK, HighCard


class TooManyPlaces(HighCard):
    """Offers a place beyond the hand, which the choice itself refuses."""

    def moves(self, seat: int) -> Moves:
        return Moves([_Boasting(len(self.hands[seat]))])


class _Boasting(Choice):
    """One of so many places, and a form that offers one more."""

    def __init__(self, places: int) -> None:
        super().__init__(PICK)
        self.places = Places(PICK, [Pool("hand", [*range(places)])])

    def count(self) -> int:
        return self.places.count()

    def nth(self, index: int) -> Move:
        return self.places.nth(index)

    def holds(self, move: Move) -> bool:
        return self.places.holds(move)

    def form(self) -> Form:
        return Form(self.verb, pools=[Pool("hand", [*self.places.options[0], 99])])

    def wants(self) -> Sentence:
        return self.places.wants()


class UnknownZone(HighCard):
    """Asks for places in a zone that nobody has."""

    def moves(self, seat: int) -> Moves:
        return Moves([Places(PICK, [Pool("sleeve", [*range(len(self.hands[seat]))])])])


@pytest.mark.parametrize("cheat", [TooManyPlaces, UnknownZone])
def test_a_form_that_promises_too_much_is_caught(cheat: type[HighCard]) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check(mutant_game(cheat), games=10)
    assert caught.value.code == "forms-promise-what-is-legal"


@pytest.mark.parametrize("ways", [[("hand@seat", "sleeve")], [("hand@seat", "played@seat")] * 2])
def test_a_card_that_moves_from_or_to_nowhere_is_caught(ways: list[Way]) -> None:
    game = mutant_game(HighCard)
    game.__dict__["picture"] = Picture(ways={"showed": ways})
    with pytest.raises(BrokenLaw) as caught:
        check(game, games=10)
    assert caught.value.code == "cards-are-told-between-zones"


def test_a_form_is_filled_with_everything_that_it_offers() -> None:
    luck, form = Luck(1), Form("BET", amount=Span(low=10, high=20, step=5, also=[3]))
    moves = [filled_form(form, luck) for _ in range(100)]
    assert {move.amount for move in moves if move} == {3, 10, 15, 20}


def test_a_form_that_wants_cards_named_promises_nothing() -> None:
    assert filled_form(Form("PLAY", cards=CardsAsked("hand", 1, 5)), Luck(1)) is None
