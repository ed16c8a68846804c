"""The deal: cards out, slate clean, budgets kept."""

from parlour.cards.codes import NO_SUIT
from parlour.engine.play.events import Listener
from parlour.engine.show.audience import only
from parlour.games.claim.rules.dealing import deal
from parlour.games.claim.rules.table import DECLARING, NOT_CHOSEN
from parlour.games.claim.tests.laid import choose, dealt, new_game


def test_everybody_gets_three_cards_and_forty_are_left() -> None:
    position = new_game()
    assert [len(hand) for hand in position.hands] == [3] * 4
    assert len(position.pile) == 40


def test_all_52_cards_are_there_once() -> None:
    position = new_game(seed=9)
    assert sorted([card for hand in position.hands for card in hand] + position.pile) == list(range(1, 53))


def test_a_hand_is_dealt_for_its_owner_alone() -> None:
    assert new_game().known == [[only(seat)] * 3 for seat in range(4)]


def test_chance_moves_the_dealer_and_the_first_seat_about() -> None:
    games = [new_game(seed=seed) for seed in range(60)]
    assert {(game.dealer, game.opener) for game in games} == {(a, b) for a in range(4) for b in range(4)}


def test_the_next_deal_clears_everything_but_the_budgets() -> None:
    position = choose(dealt(), ["S", "", "H", ""])
    budgets, house = position.budgets[:], position.house
    deal(position, None)
    assert (position.stage, position.running, position.round) == (DECLARING, [0] * 4, 0)
    assert (position.declared, position.wanted) == ([NO_SUIT] * 4, [NOT_CHOSEN] * 4)
    assert (position.budgets, position.house) == (budgets, house)


def test_the_deal_is_told_with_its_number() -> None:
    position, listener = new_game(), Listener()
    deal(position, listener)
    assert [(event.kind, event.seat, event.other, event.amount) for event in listener.events] == [
        ("dealt", position.dealer, position.opener, 2)
    ]
