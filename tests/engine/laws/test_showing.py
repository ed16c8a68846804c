"""The laws of what is shown notice a game that promises too much, or tells of cards from nowhere."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws import check
from parlour.engine.laws.showing import views_tell_the_moves
from parlour.engine.laws.step import Step
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


class _OfPlaces(Choice):
    """One of so many places."""

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
        return self.places.form()

    def wants(self) -> Sentence:
        return self.places.wants()


class _Boasting(_OfPlaces):
    """One of so many places, and a form that offers one more."""

    def form(self) -> Form:
        return Form(self.verb, pools=[Pool("hand", [*self.places.options[0], 99])])


class UnknownZone(HighCard):
    """Asks for places in a zone that nobody has."""

    def moves(self, seat: int) -> Moves:
        return Moves([Places(PICK, [Pool("sleeve", [*range(len(self.hands[seat]))])])])


@pytest.mark.parametrize("cheat", [TooManyPlaces, UnknownZone])
def test_a_form_that_promises_too_much_is_caught(cheat: type[HighCard]) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check(mutant_game(cheat), games=10)
    assert caught.value.code == "forms-promise-what-is-legal"


class _Backwards(_OfPlaces):
    """Numbers its places from the last, which its form does not say."""

    def nth(self, index: int) -> Move:
        return self.places.nth(self.count() - 1 - index)


class _Taking(_OfPlaces):
    """Takes an amount with a place, which its form does not ask for."""

    def holds(self, move: Move) -> bool:
        return self.places.holds(Move(move.verb, move.slots))


class _Named(_OfPlaces):
    """Asks for cards by name, and leaves open which of them there are."""

    def form(self) -> Form:
        return Form(self.verb, cards=CardsAsked("hand", 1, 1))


def first_step(kind: type[_OfPlaces]) -> Step:
    """The first decision of a game whose choices are of this kind."""

    class Otherwise(HighCard):
        def moves(self, seat: int) -> Moves:
            return Moves([kind(len(self.hands[seat]))])

    game = mutant_game(Otherwise)
    position = game.begin(game.rules(), 2, FastShuffle(1))
    seat = position.to_act()[0]
    return Step(game, position, seat, next(iter(position.moves(seat))), Luck(1))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (_Backwards, "in the place of"),
        (_Taking, "a view tells otherwise whether <PICK"),
        (_Named, "cannot be told from what a seat of high-card is shown"),
    ],
)
def test_moves_that_a_client_would_make_otherwise_are_caught(kind: type[_OfPlaces], said: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        views_tell_the_moves(first_step(kind))
    assert caught.value.code == "views-tell-the-moves"
    assert said in caught.value.sentence


def test_moves_that_a_client_makes_again_are_content() -> None:
    views_tell_the_moves(first_step(_OfPlaces))


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
