"""Another deal that a seat cannot tell from this one."""

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.laws.check import LAWS, LAWS_OF_SEARCH
from parlour.engine.laws.step import Step
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    cards_held,
    lay_table,
    new_match,
    redeal_for,
    say,
)

WAYS = 300


def after_a_reshuffle() -> FiveCardDraw:
    """Six draw five cards each; seats 0 to 3 have seen their discards go back into the stock."""
    position = new_match(6, variant="fixed-limit")
    say(position, *["CHECK"] * 6, *["DRAW 0 1 2 3 4"] * 6)
    return position


def test_the_own_hand_and_discards_stay() -> None:
    position = lay_table(SPARE_HANDS[:2])
    say(position, "CHECK", "CHECK", "DRAW 3 4", "DRAW 2 3 4")
    twin = redeal_for(position, 0, Luck(1))
    assert (cards_held(twin)[:5], twin.discards()[:2]) == (cards_held(position)[:5], position.discards()[:2])


def test_every_unseen_card_may_be_in_the_other_hand() -> None:
    position = lay_table(SPARE_HANDS[:2])
    luck = Luck(1)
    found = {card for _ in range(WAYS) for card in cards_held(redeal_for(position, 0, luck))[5:]}
    assert found == set(pack()) - set(cards_held(position)[:5])


def test_deals_to_come_differ_too() -> None:
    position = new_match()
    say(position, "FOLD")
    twin = redeal_for(new_match(), 1, Luck(1))
    say(twin, "FOLD")
    assert cards_held(twin) != cards_held(position)


def test_no_card_is_lost_or_doubled() -> None:
    twin = redeal_for(after_a_reshuffle(), 2, Luck(1))
    assert sorted(cards_held(twin) + twin.left_in_stock() + twin.discards()) == pack()


def test_own_discards_that_went_back_stay_among_the_cards_dealt_since() -> None:
    position = after_a_reshuffle()
    own = set(list(position.returned)[:5])
    dealt_before = cards_held(position)[5:20]
    assert not own & set(dealt_before)
    luck = Luck(1)
    for _ in range(WAYS):
        assert not own & set(cards_held(redeal_for(position, 0, luck))[5:20])


def test_cards_of_others_that_went_back_may_be_anywhere_unseen() -> None:
    position = after_a_reshuffle()
    theirs = set(list(position.returned)[5:10])
    luck = Luck(1)
    assert any(theirs & set(cards_held(redeal_for(position, 0, luck))[10:15]) for _ in range(WAYS))


def test_every_law_holds_after_a_reshuffle() -> None:
    position, luck = after_a_reshuffle(), Luck(1)
    while position.hand == 1:
        seat = position.to_act()[0]
        step = Step(GAME, position, seat, position.moves(seat).pick(luck), luck)
        for law in (*LAWS, *LAWS_OF_SEARCH):
            law(step)
        position.play(seat, step.move)


def test_what_went_back_is_known_under_its_new_names() -> None:
    position = after_a_reshuffle()
    twin = redeal_for(position, 0, Luck(1))
    assert sorted(twin.returners) == sorted(position.returners)
    assert {card for card, owner in zip(twin.returned, twin.returners, strict=True) if owner == 0} == set(
        position.returned[:5]
    )
