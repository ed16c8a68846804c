"""One deal of Bastard Brag from lives that are brought (§One deal)."""

from mypy_extensions import i64

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.playout import playout
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.dealing import picks_dealer
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.showdown import end_round, lose_lives
from parlour.games.bastard_brag.tests.laid import rules_with


def one_deal(
    *lives: int, dealer: int = NO_DEALER, seed: int = 1, teller: Listener | None = None
) -> BastardBrag:
    position = GAME.begin(rules_with(), len(lives), FastShuffle(seed), teller, Start(lives, dealer))
    assert isinstance(position, BastardBrag)
    return position


def settle(position: BastardBrag, *losses: int) -> BastardBrag:
    lose_lives(position, vec[i64](losses))
    end_round(position)
    return position


def test_the_named_dealer_deals_and_nothing_is_turned() -> None:
    position = one_deal(3, 0, 2, dealer=2)
    assert position.to_act() == (2,)
    assert (len(position.turned), len(position.stock), position.chances) == (0, 52, 0)


def test_a_dealer_is_found_by_turning_cards_to_the_taken_chairs_alone() -> None:
    for seed in range(40):
        position = one_deal(0, 2, 0, 3, 1, seed=seed)
        turned = position.turned
        assert [picks_dealer(card) for card in turned].index(True) == len(turned) - 1
        assert position.dealer == (1, 3, 4)[(len(turned) - 1) % 3]


def test_only_taken_chairs_are_dealt_cards() -> None:
    position = one_deal(3, 0, 2, 0, dealer=0)
    position.play(0, Move("DEAL"))
    assert [zone.owner for zone in position.zones() if zone.name == "hand"] == [0, 2]
    assert position.to_act() == (2,)


def test_the_game_is_over_after_one_deal_though_several_have_lives() -> None:
    position = settle(one_deal(3, 0, 2, 2, dealer=0), 0, 0, 1, 0)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.tallies, outcome.places) == ([3, 0, 1, 2], [1, 4, 3, 2])
    assert outcome.reason == "ending.one-deal"
    assert position.to_act() == ()


def test_of_those_who_go_out_who_brought_more_lives_is_ahead() -> None:
    outcome = settle(one_deal(1, 0, 2, 1, dealer=0), 1, 0, 2, 1).outcome()
    assert outcome is not None
    assert (outcome.tallies, outcome.places) == ([0, 0, 0, 0], [2, 4, 1, 2])
    assert outcome.winners() == [2]


def test_the_next_dealer_is_the_next_player_with_lives() -> None:
    assert settle(one_deal(2, 0, 1, 3, dealer=0), 0, 0, 1, 0).next_dealer() == 3
    assert settle(one_deal(2, 0, 2, 3, dealer=3), 0, 0, 1, 0).next_dealer() == 0
    assert settle(one_deal(1, 1, dealer=0), 1, 1).next_dealer() == NO_DEALER
    assert settle(one_deal(1, 1, dealer=0), 1, 0).next_dealer() == 1


def test_nobody_is_told_of_rounds() -> None:
    heard = Listener()
    position = one_deal(3, 2, dealer=0, teller=heard)
    position.play(0, Move("DEAL"), heard)
    assert [event.kind for event in heard.events] == ["dealt-once", "centre"]
    assert "round" not in position.counters()


def test_a_full_stack_is_what_a_whole_game_begins_with() -> None:
    assert GAME.full_stack(rules_with()) == 3
    assert GAME.full_stack(rules_with(lives=5)) == 5
    assert GAME.full_stack(rules_with(lives=[1, 4, 2])) == 4


def test_more_lives_than_any_rules_give_can_be_brought() -> None:
    position = one_deal(100, 40, dealer=1)
    playout(position, Luck(2))
    outcome = position.outcome()
    assert outcome is not None
    assert sum(outcome.tallies) in (139, 140)
