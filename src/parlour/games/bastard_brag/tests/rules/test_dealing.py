"""Who deals first, in which order, and what lies where afterwards."""

import pytest
from mypy_extensions import u8

from parlour.cards.notation import parse_cards
from parlour.cards.vectors import vec
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.words.sentence import sentence_of
from parlour.games.bastard_brag.rules.dealing import deal_moves, first_dealer, usual_order
from parlour.games.bastard_brag.tests.laid import new_game


@pytest.mark.parametrize(
    ("cards", "seats", "dealer"),
    [("2S JD", 3, 1), ("9S 2D 8C JH", 3, 0), ("JOKER", 4, 0), ("QS KD JOKER", 2, 0)],
)
def test_the_first_jack_or_joker_deals(cards: str, seats: int, dealer: int) -> None:
    turned = vec[u8](parse_cards(cards))
    assert first_dealer(turned, seats) == (dealer, len(turned))


def test_the_cards_turned_for_the_deal_are_for_everybody_to_see() -> None:
    position = new_game()
    turned = position.view(None).zone("turned").cards
    assert turned == list(position.turned)
    assert first_dealer(position.turned, 3) == (position.dealer, len(turned))


def test_the_usual_order_goes_round_from_the_dealers_left_with_the_centre_last() -> None:
    position = new_game(3)
    position.dealer = 0
    assert list(usual_order(position)) == [3, 6, 0, 9, 4, 7, 1, 10, 5, 8, 2, 11]


def test_a_seat_without_lives_gets_no_cards() -> None:
    position = new_game(3)
    position.dealer = 0
    position.lives[1] = 0
    assert list(usual_order(position)) == [6, 0, 9, 7, 1, 10, 8, 2, 11]


def test_each_place_of_the_deal_has_a_name() -> None:
    names = deal_moves(new_game(2)).forms()[1].pools[0].names
    assert (names[0], names[-1]) == (
        sentence_of("place.hand", seat=0, place=1),
        sentence_of("place.centre", place=3),
    )


def test_after_the_deal_hands_are_their_owners_and_the_middle_card_nobodys() -> None:
    position = new_game(2)
    position.play(position.dealer, Move("DEAL"))
    assert list(position.known) == [only(0)] * 3 + [only(1)] * 3 + [EVERYONE, NOBODY, EVERYONE]


def test_dealing_in_another_order_puts_the_same_cards_elsewhere() -> None:
    usual, other = new_game(2), new_game(2)
    dealer = usual.dealer
    usual.play(dealer, Move("DEAL"))
    other.play(dealer, Move("DEAL_IN_ORDER", slots=tuple(range(9))))
    order = usual_order(new_game(2))
    assert list(other.cards) == [usual.cards[int(slot)] for slot in order]


def test_the_player_on_the_dealers_left_goes_first() -> None:
    position = new_game(3)
    position.play(position.dealer, Move("DEAL"))
    assert position.to_act() == ((position.dealer + 1) % 3,)


def test_the_telling_of_a_deal_hides_the_middle_card() -> None:
    position, listener = new_game(2), Listener()
    position.play(position.dealer, Move("DEAL"), listener)
    centre = listener.events[-1].seen_by(0)
    assert [card >= 0 for card in centre.cards] == [True, False, True]
