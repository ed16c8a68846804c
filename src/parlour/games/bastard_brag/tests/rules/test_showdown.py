"""The showdown: hands shown, lives lost and by whom, the deal passed on, the end."""

import pytest
from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.rules.hands import KICKERS
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.rounds import final_outcome
from parlour.games.bastard_brag.rules.showdown import end_round, lose_lives, show_hands
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.tests.laid import give_lives, lay_table, new_game, rules_with, seat_set

PAIR, RUN, NOTHING = "9S 9D 4C", "4S 5C 6D", "2S 7D KC"


def after_showdown(*hands: str, lives: list[int]) -> BastardBrag:
    position = lay_table(list(hands))
    give_lives(position, lives)
    show_hands(position, None)
    return position


def losses(
    scores: list[int], live: list[bool] | None = None, knocker: int = -1, **switches: object
) -> list[int]:
    """The lives that each seat loses with hands of these scores."""
    strengths = vec[i64]([score * KICKERS for score in scores])
    still_in = seat_set(live or [True] * len(scores))
    return list(round_losses(strengths, still_in, knocker=knocker, terms=terms_of(rules_with(**switches))))


def test_the_lowest_hand_loses_a_life() -> None:
    assert list(after_showdown(PAIR, RUN, NOTHING, lives=[3, 3, 3]).lives) == [3, 3, 2]


def test_all_hands_lie_open_until_the_next_deal() -> None:
    position = after_showdown(PAIR, RUN, NOTHING, lives=[3, 3, 3])
    assert -1 not in position.view(None).zone("hand", 2).cards


def test_the_hidden_card_stays_hidden_at_the_showdown() -> None:
    assert after_showdown(PAIR, RUN, NOTHING, lives=[3, 3, 3]).view(0).zone("centre").cards[1] == -1


def test_the_deal_passes_to_the_next_live_player() -> None:
    position = after_showdown(NOTHING, RUN, PAIR, lives=[1, 3, 3])
    assert (position.dealer, position.to_act()) == (1, (1,))


def test_nobody_owes_more_than_the_last_life() -> None:
    position = new_game(3)
    lose_lives(position, vec[i64]([9, 0, 0]))
    assert list(position.lives) == [0, 3, 3]


def test_the_game_is_over_when_one_player_has_lives() -> None:
    position = after_showdown(PAIR, NOTHING, lives=[1, 1])
    assert position.is_over()
    assert final_outcome(position).winners() == [0]


def test_those_who_lasted_longer_are_placed_higher() -> None:
    position = new_game(3)
    give_lives(position, [0, 0, 1])
    position.left_at = vec[i64]([2 * 16 + 1, 5 * 16 + 1, 0])
    end_round(position)
    assert final_outcome(position).places == [3, 2, 1]


def test_those_who_left_together_go_by_the_lives_they_had() -> None:
    position = new_game(3, tripsHitAll=True, trip3Cost=2)
    give_lives(position, [1, 2, 1])
    lose_lives(position, vec[i64]([2, 2, 0]))
    end_round(position)
    assert final_outcome(position).places == [3, 2, 1]


def test_a_whole_table_that_goes_out_together_shares_the_win() -> None:
    position = lay_table(["9S 9D 4C", "9H 9C 4D"], allTie="all")
    give_lives(position, [1, 1])
    show_hands(position, None)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.reason) == ([0, 1], "ending.nobody-left")


def test_the_showdown_is_told_hand_by_hand_and_loss_by_loss() -> None:
    position, listener = lay_table([PAIR, NOTHING], turn=0, turns=2), Listener()
    position.play(0, Move("KNOCK"))
    position.play(1, Move("SWAP_SINGLE", slots=(0, 0)), listener)
    kinds = [event.kind for event in listener.events]
    assert kinds == ["swapped", "showed", "showed", "lost-a-life", "lost-to"]


def test_a_tie_of_all_is_told() -> None:
    position, listener = lay_table(["9S 9D 4C", "9H 9C 4D"]), Listener()
    show_hands(position, listener)
    assert listener.events[-1].kind == "nobody-lost"


def test_everybody_with_the_lowest_score_loses() -> None:
    assert losses([0, 0, 214]) == [1, 1, 0]


def test_nobody_loses_when_all_are_equal() -> None:
    assert losses([109, 109, 109]) == [0, 0, 0]


def test_a_seat_without_lives_neither_loses_nor_counts() -> None:
    assert losses([0, 109, 109], live=[False, True, True]) == [0, 0, 0]


def test_a_seat_without_lives_saves_nobody_from_being_lowest() -> None:
    assert losses([0, 109, 214], live=[False, True, True]) == [0, 1, 0]


@pytest.mark.parametrize(("scores", "expected"), [([513, 214, 109], [0, 1, 1]), ([513, 507, 109], [0, 0, 1])])
def test_trips_hit_everybody_without_trips(scores: list[int], expected: list[int]) -> None:
    assert losses(scores, tripsHitAll=True) == expected


def test_when_all_hold_trips_the_lowest_trips_lose() -> None:
    assert losses([513, 507, 502], tripsHitAll=True) == [0, 0, 1]


def test_trip_threes_cost_more_where_the_house_says_so() -> None:
    assert losses([600, 109, 214], trip3Cost=2) == [0, 2, 0]


def test_without_trip_threes_the_loser_pays_one() -> None:
    assert losses([513, 109, 214], trip3Cost=2) == [0, 1, 0]


def test_a_losing_knocker_pays_one_more_where_the_house_says_so() -> None:
    assert losses([306, 109, 214], knocker=1, knockLoseExtra=True) == [0, 2, 0]


def test_a_knocker_who_does_not_lose_pays_nothing() -> None:
    assert losses([306, 109, 214], knocker=0, knockLoseExtra=True) == [0, 1, 0]


def test_whoever_loses_the_last_life_is_told_to_be_out_and_shows_no_hand_again() -> None:
    position, listener = lay_table([PAIR, NOTHING, RUN]), Listener()
    give_lives(position, [3, 1, 0])
    show_hands(position, listener)
    told = [(event.kind, event.seat) for event in listener.events]
    assert told == [("showed", 0), ("showed", 1), ("lost-a-life", 1), ("went-out", 1), ("lost-to", 0)]
