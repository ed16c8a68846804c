"""Imagined deals: unseen cards change places, and every public fact still holds."""

from collections import Counter

from parlour.cards.codes import NO_SUIT, SPADES
from parlour.cards.luck import Luck
from parlour.cards.notation import card_text
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import DECLARE, DECLINE, PICK_UP
from parlour.games.claim.tests.laid import card, choose, dealt, lay_hands, on_the_floor

HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def imagined(position: Claim, viewer: int, deals: int = 200) -> list[Claim]:
    luck = Luck(11)
    return [position.redealt(viewer, luck) for _ in range(deals)]


def everything(position: Claim) -> list[int]:
    laid = [card for hand in position.hands for card in hand]
    return sorted([*laid, *position.pile, *position.passed, *position.discards, *position.floor_cards()])


def test_my_own_hand_stays_and_the_others_change() -> None:
    twins = imagined(dealt(HANDS), 2)
    assert all(twin.hands[2] == dealt(HANDS).hands[2] for twin in twins)
    assert len({tuple(twin.hands[0]) for twin in twins}) > 100


def test_no_card_is_lost_or_doubled() -> None:
    position = choose(dealt(HANDS), ["S", "", "H", ""])
    assert all(everything(twin) == list(range(1, 53)) for twin in imagined(position, 1))


def test_a_charged_hand_keeps_its_highest_card_and_no_more() -> None:
    position = choose(dealt(HANDS), ["S", "", "H", ""])
    twins = imagined(position, 0)
    assert {int(twin.scores.highest(twin.hands[1])) for twin in twins} == {12}
    assert {int(twin.scores.highest(twin.hands[3])) for twin in twins} == {10}
    assert len({tuple(sorted(twin.hands[1])) for twin in twins}) > 50


def test_a_charge_still_binds_the_cards_dealt_after_a_higher_card_was_picked_up() -> None:
    position = on_the_floor(HANDS, ["S", "", "H", "D"], floor="AC")
    for seat in range(4):
        position.play(seat, Move(PICK_UP) if seat == 1 else Move(DECLINE))
    assert position.running[1] == 14
    assert {int(twin.scores.highest(twin.hands[1])) for twin in imagined(position, 0)} == {14}


def test_a_discard_frees_the_hand_from_the_last_charge() -> None:
    position = choose(dealt(HANDS, pile="7D"), ["", "", "", ""])
    position.turn = position.first = 1
    position.play(1, Move(PICK_UP, slots=(0,)))
    twins = imagined(position, 0)
    assert len({int(twin.scores.highest(twin.hands[1][:2])) for twin in twins}) > 5


def test_laid_and_picked_up_cards_stay_where_they_are() -> None:
    position = on_the_floor(HANDS, ["S", "", "H", ""], floor="7D")
    position.play(0, Move(PICK_UP, slots=(1,)))
    assert all(twin.hands[0][-1] == card("7D") for twin in imagined(position, 3))


def test_who_keeps_a_contested_suit_always_holds_its_highest_card() -> None:
    position = choose(dealt(HANDS), ["S", "S", "", "S"])
    for twin in imagined(position, 2):
        best = [int(twin.scores.best_of_suit(twin.hands[seat], 2)) for seat in (0, 1, 3)]
        assert best[0] >= max(best)


def test_where_a_suit_must_be_held_it_always_is() -> None:
    position = choose(dealt(HANDS, mustHoldSuit=True), ["S", "C", "H", "D"])
    for twin in imagined(position, 2):
        assert all(
            twin.scores.best_of_suit(twin.hands[seat], suit) for seat, suit in ((0, 2), (1, 0), (3, 3))
        )


def test_deals_within_the_facts_are_equally_likely() -> None:
    """Two unseen cards fit a charged hand of one card: each comes about half the time."""
    position = choose(dealt(HANDS), ["", "S", "S", "S"])
    lay_hands(position, ["3C 4C 5C", "AC", "", ""])
    position.charged, position.charged_cards, position.wanted = [0, 14, 0, 0], [0, 1, 0, 0], [-1] * 4
    position.pile = [card("AD"), card("2D"), card("9S")]
    position.discards, position.passed, position.floor = [], [], -1
    seen = Counter(card_text(twin.hands[1][0]) for twin in imagined(position, 0, deals=1_000))
    assert set(seen) == {"AC", "AD"}
    assert 440 < seen["AC"] < 560


def test_hands_that_no_try_can_change_stay_as_they_are() -> None:
    """Seat 1 is said to have kept spades from the ace that everybody sees: no deal fits that."""
    position = choose(dealt(HANDS), ["S", "S", "", ""])
    position.known[0][0] = EVERYONE
    position.declared = [NO_SUIT, SPADES, NO_SUIT, NO_SUIT]
    twin = position.redealt(2, Luck(1))
    assert twin.hands == position.hands
    assert twin.pile != position.pile


def test_sealed_choices_fit_the_imagined_hands() -> None:
    position = dealt(HANDS)
    position.play(1, Move(DECLARE, slots=(0,), suit="S"))
    for twin in imagined(position, 0, deals=50):
        suits = {(twin.hands[1][place] - 1) // 13 for place in twin.laid[1]}
        assert suits <= {twin.wanted[1]}
