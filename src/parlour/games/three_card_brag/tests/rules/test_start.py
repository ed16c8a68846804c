"""One round of Three Card Brag from coins that are brought (§One deal)."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import Refused
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.playout import playout
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots.eyes import BragEyes
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import COINS
from parlour.games.three_card_brag.tests.laid import rules_with
from parlour.games.three_card_brag.thinking.candidates import has_won
from parlour.games.three_card_brag.thinking.standing import standing_of


def one_deal(
    *coins: int, dealer: int = NO_DEALER, seed: int = 1, teller: Listener | None = None, **switches: Any
) -> ThreeCardBrag:
    rules = rules_with(**switches)
    position = GAME.begin(rules, len(coins), FastShuffle(seed), teller, Start(coins, dealer))
    assert isinstance(position, ThreeCardBrag)
    return position


def fold_all(position: ThreeCardBrag, teller: Listener | None = None) -> ThreeCardBrag:
    while position.to_act():
        position.play(position.to_act()[0], Move("FOLD"), teller)
    return position


def test_the_first_actor_is_the_one_that_is_named() -> None:
    position = one_deal(50, 0, 50, 50, dealer=3)
    assert (position.to_act(), position.badges(3)) == ((3,), ["blind", "first"])


def test_without_a_name_the_first_player_from_seat_0_goes_first() -> None:
    assert one_deal(0, 0, 50, 50).to_act() == (2,)


def test_only_who_has_coins_is_dealt_in_and_pays() -> None:
    position = one_deal(50, 0, 3, 50, dealer=0, ante=5)
    assert [position.is_dealt_in(seat) for seat in range(4)] == [True, False, True, True]
    assert (position.row(COINS), position.pot) == ([45, 0, 0, 45], 13)


@pytest.mark.parametrize("bust", ["end", "eliminate"])
def test_it_is_over_after_one_round_whoever_is_bust(bust: str) -> None:
    position = fold_all(one_deal(50, 0, 20, 30, dealer=0, ante=5, bust=bust))
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.tallies, outcome.places) == ([45, 0, 15, 40], [1, 4, 3, 2])
    assert outcome.reason == "ending.one-deal"


def test_neither_rounds_won_nor_bonus_points_part_players() -> None:
    outcome = fold_all(one_deal(35, 35, 30, dealer=0, ante=5)).outcome()
    assert outcome is not None
    assert (outcome.tallies, outcome.places) == ([30, 30, 40], [2, 2, 1])


def test_nobody_is_asked_for_one_more_round() -> None:
    for seed in range(20):
        position = one_deal(50, 200, 80, seed=seed, rounds=1)
        playout(position, Luck(seed))
        assert position.phase() == "over"
        assert position.may_ask == []


def test_asking_for_a_round_is_refused_in_a_sentence_that_is_true() -> None:
    position = one_deal(50, 50)
    seat = position.to_act()[0]
    with pytest.raises(Refused) as refused:
        position.play(seat, Move("ASK_FOR_ROUND"))
    said = GAME.refusal(refused.value, position, seat)
    assert said.fields["why"].key == "why.one-deal"


def test_the_next_to_go_first_is_the_next_with_coins_or_the_winner() -> None:
    assert fold_all(one_deal(50, 0, 20, 30, dealer=0, ante=5)).next_dealer() == 2
    assert fold_all(one_deal(50, 0, 20, 30, dealer=3, ante=5)).next_dealer() == 0
    winner = fold_all(one_deal(50, 0, 20, 30, dealer=0, ante=5, first="winner"))
    assert (winner.winner, winner.next_dealer()) == (3, 3)
    assert fold_all(one_deal(5, 40, dealer=0, ante=5)).next_dealer() == 1


def test_nobody_is_told_of_rounds() -> None:
    heard = Listener()
    position = one_deal(50, 50, teller=heard)
    assert heard.events[0].kind == "dealt-once"
    assert "round" not in position.counters()


def test_who_leads_may_not_sit_on_it_in_one_deal() -> None:
    """A lead lasts to the end of a match, and not beyond one deal: bots go on betting."""
    position = one_deal(5_000, 100)
    seat = position.to_act()[0]
    eyes = BragEyes(rules_with(), position.view(seat), position.moves(seat))
    assert not eyes.standing().is_safe()
    assert not standing_of(position, seat, in_round=True).is_safe()
    assert not has_won(position, seat)
