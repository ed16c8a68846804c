"""Imagined deals: unseen cards change places, and all that was ever shown of them still holds."""

from collections import Counter
from typing import Any

import pytest
from mypy_extensions import u8

from parlour.cards.codes import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.cards.vectors import vec
from parlour.engine.play.move import Move
from parlour.games.claim.rules.hands.points import best_of_suit, highest
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.redealing.knowledge import note_index
from parlour.games.claim.rules.table import DECLARING, NOT_CHOSEN
from parlour.games.claim.rules.verbs import DECLARE, DECLINE, PICK_UP
from parlour.games.claim.tests.laid import card, choose, deal_table, new_game, on_the_floor
from parlour.games.claim.tests.rules.redealing.history import History

HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def redeals_of(position: Claim, viewer: int, deals: int = 100) -> list[Claim]:
    luck = Luck(11)
    return [redeal_for(position, viewer, luck) for _ in range(deals)]


def redeal_for(position: Claim, viewer: int, luck: Luck) -> Claim:
    twin = position.redealt(viewer, luck)
    assert isinstance(twin, Claim)
    return twin


def top(twin: Claim, cards: list[int]) -> int:
    return int(highest(twin.terms, cards))


def turn(position: Claim, seat: int) -> Claim:
    """The floor round as it is, begun by this seat."""
    position.turn = position.first = seat
    return position


def on_the_first_round(position: Claim) -> Claim:
    """Nobody calls before the first floor card."""
    while position.round == 0:
        position.play(position.turn, Move(DECLINE))
    return position


def decline_round(position: Claim) -> None:
    left = position.seats - position.turns_taken
    for _ in range(left):
        position.play(position.turn, Move(DECLINE))


def everything(position: Claim) -> list[int]:
    zones = [zone for zone in position.zones() if not zone.reprint]
    return sorted(card for zone in zones for card in zone.cards)


@pytest.mark.parametrize(
    "switches",
    [
        {},
        {"mustHoldSuit": True},
        {"mustHoldSuit": True, "declareIsFree": True, "A": 5, "handCap": 4},
        {"conflictPenalty": False, "handCap": 3, "shortestRun": 3},
    ],
    ids=" ".join,
)
def test_with_the_cards_of_an_imagined_deal_everything_would_have_been_heard_alike(
    switches: dict[str, Any],
) -> None:
    """Plays random games, imagines deals on the way, and plays each again from its beginning."""
    for seed in range(3):
        position, luck = new_game(seed, maxDeals=1, **switches), Luck(seed, 1)
        history = History(position)
        while acting := position.to_act():
            seat, viewer = luck.pick(list(acting)), luck.below(4)
            history.play(seat, position.moves(seat).pick(luck))
            if position.stage != DECLARING and luck.chance(0.08):
                assert history.contradiction(redeal_for(position, viewer, luck), viewer) == ""


def test_my_own_hand_stays_and_the_others_change() -> None:
    twins = redeals_of(deal_table(HANDS), 2)
    assert all(twin.hands[2] == deal_table(HANDS).hands[2] for twin in twins)
    assert len({tuple(twin.hands[0]) for twin in twins}) > 80


def test_no_card_is_lost_or_doubled() -> None:
    position = choose(deal_table(HANDS), ["S", "", "H", ""])
    assert all(everything(twin) == list(range(1, 53)) for twin in redeals_of(position, 1))


def test_a_charged_hand_keeps_its_highest_card_and_no_more() -> None:
    twins = redeals_of(choose(deal_table(HANDS), ["S", "", "H", ""]), 0)
    assert {(top(twin, twin.hands[1]), top(twin, twin.hands[3])) for twin in twins} == {(12, 10)}
    assert len({tuple(sorted(twin.hands[1])) for twin in twins}) > 50


def test_a_charge_still_binds_the_cards_dealt_after_a_higher_card_was_picked_up() -> None:
    position = turn(choose(deal_table(HANDS, pile="AC"), ["", "", "", ""]), 1)
    position.play(1, Move(PICK_UP))
    decline_round(position)
    assert position.penalties[1] == 12 + 14
    assert {top(twin, twin.hands[1][:3]) for twin in redeals_of(position, 0)} == {12}


def test_a_charge_that_a_card_from_the_floor_explains_only_limits_the_cards_dealt() -> None:
    position = turn(on_the_first_round(choose(deal_table(HANDS, pile="KC"), ["S", "", "H", "D"])), 1)
    position.play(1, Move(PICK_UP, slots=(0,)))
    decline_round(position)
    tops = Counter(top(twin, twin.hands[1][:2]) for twin in redeals_of(position, 0, deals=200))
    assert max(tops) == 12
    assert len(tops) > 5


def test_a_charge_is_remembered_when_the_card_has_been_discarded() -> None:
    position = turn(choose(deal_table(HANDS, pile="7D"), ["", "", "", ""]), 1)
    position.play(1, Move(PICK_UP, slots=(0,)))
    twins = redeals_of(position, 0)
    assert {top(twin, [*twin.hands[1][:2], *twin.discards]) for twin in twins} == {12}
    assert len({top(twin, twin.hands[1][:2]) for twin in twins}) > 5


def test_a_lower_charge_after_a_discard_tells_what_the_discard_was() -> None:
    position = turn(choose(deal_table(HANDS, pile="7D"), ["", "", "", ""]), 1)
    position.play(1, Move(PICK_UP, slots=(0,)))
    decline_round(position)
    for twin in redeals_of(position, 0):
        assert (top(twin, twin.discards), top(twin, twin.hands[1][:2])) == (12, 9)


def test_who_kept_a_contested_suit_held_its_highest_card() -> None:
    for twin in redeals_of(choose(deal_table(HANDS), ["S", "S", "", "S"]), 2):
        best = [best_of_suit(twin.terms, twin.hands[seat], SPADES) for seat in (0, 1, 3)]
        assert best[0] >= max(best)


def test_who_kept_a_contested_suit_may_have_discarded_its_highest_card() -> None:
    position = on_the_first_round(choose(deal_table(HANDS, pile="7D"), ["S", "S", "H", "C"]))
    turn(position, 0).play(0, Move(PICK_UP, slots=(0,)))
    for twin in redeals_of(position, 1):
        held = [*twin.hands[0], *twin.discards]
        assert best_of_suit(twin.terms, held, SPADES) > 12


def test_where_a_suit_must_be_held_it_was() -> None:
    wanted = ((0, SPADES), (1, CLUBS), (3, DIAMONDS))
    for twin in redeals_of(choose(deal_table(HANDS, mustHoldSuit=True), ["S", "C", "H", "D"]), 2):
        assert all(best_of_suit(twin.terms, twin.hands[seat], suit) for seat, suit in wanted)


def test_where_a_suit_must_be_held_a_later_declaration_tells_of_the_cards_still_kept() -> None:
    position = turn(choose(deal_table(HANDS, pile="7D", mustHoldSuit=True), ["", "", "", ""]), 1)
    position.play(1, Move(PICK_UP, slots=(0,)))
    decline_round(position)
    turn(position, 1).play(1, Move(DECLARE, suit="H"))
    for twin in redeals_of(position, 0):
        assert HEARTS in {SUIT_OF[each] for each in twin.hands[1][:2]}


def test_a_suit_picked_up_from_the_floor_tells_nothing_of_the_cards_dealt() -> None:
    position = turn(choose(deal_table(HANDS, pile="7D", mustHoldSuit=True), ["", "", "", ""]), 1)
    position.play(1, Move(PICK_UP))
    decline_round(position)
    turn(position, 1).play(1, Move(DECLARE, suit="D"))
    suits = [{SUIT_OF[each] for each in twin.hands[1][:3]} for twin in redeals_of(position, 0)]
    assert {DIAMONDS in each for each in suits} == {True, False}


def test_laid_and_picked_up_cards_stay_where_they_are() -> None:
    position = on_the_floor(HANDS, ["S", "", "H", ""], floor="7D")
    position.play(0, Move(PICK_UP, slots=(1,)))
    assert all(twin.hands[0][-1] == card("7D") for twin in redeals_of(position, 3))


def test_deals_that_agree_with_what_was_shown_are_equally_likely() -> None:
    """Of four unseen cards two are dealt, one of them at least a queen: ten ways in all."""
    position = deal_table(["3C 4C 5C", "QC 9D", "", ""])
    position.pile = vec[u8]([card("QD"), card("2D")])
    index = note_index(position, 1, 2)
    position.ceilings[index], position.is_exact[index] = 12, True
    seen = Counter(cards_text(twin.hands[1]) for twin in redeals_of(position, 0, deals=2_000))
    assert len(seen) == 10
    assert all(150 < times < 250 for times in seen.values())


def test_where_hardly_any_deal_agrees_one_is_found_and_it_is_not_the_true_one() -> None:
    """Seat 1 kept spades from my king, seat 3 hearts from a king laid open: each must hold the ace."""
    position = deal_table(["KS 4D 2C", "AS 9D 3C", "KH QC 3D", "AH 8D 6S"])
    position.play(2, Move(DECLARE, slots=(0,), suit="H"))
    for seat, suit in ((0, "S"), (1, "S"), (3, "H")):
        position.play(seat, Move(DECLARE, suit=suit))
    for twin in redeals_of(position, 0, deals=25):
        assert (card("AS") in twin.hands[1], card("AH") in twin.hands[3]) == (True, True)
        assert (twin.hands[1][1:], twin.hands[3][1:]) != (position.hands[1][1:], position.hands[3][1:])


def test_an_imagined_deal_does_not_hang_on_how_the_unseen_cards_lie() -> None:
    position = choose(deal_table(HANDS), ["S", "", "H", ""])
    other = redeal_for(position, 1, Luck(5))
    assert redeal_for(position, 1, Luck(8)).hands == redeal_for(other, 1, Luck(8)).hands


def test_sealed_choices_are_made_anew_and_fit_the_imagined_hands() -> None:
    position = deal_table(HANDS)
    position.play(1, Move(DECLARE, slots=(0,), suit="S"))
    twins = redeals_of(position, 0)
    for twin in twins:
        assert {SUIT_OF[twin.hands[1][place]] for place in twin.laid[1]} <= {twin.wanted[1]}
        assert (twin.wanted[0], twin.wanted[1] == NOT_CHOSEN) == (NOT_CHOSEN, False)
    assert len({twin.wanted[1] for twin in twins}) > 1
