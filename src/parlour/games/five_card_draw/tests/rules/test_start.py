"""One hand of Five-Card Draw from chips that are brought (§One deal)."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.engine.play.move import Move
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.playout import playout
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import CHIPS
from parlour.games.five_card_draw.tests.laid import Listener, rules_with, say
from parlour.games.five_card_draw.words.reasons import reasons_for


def one_hand(
    *chips: int, dealer: int = NO_DEALER, seed: int = 1, teller: Listener | None = None, **switches: Any
) -> FiveCardDraw:
    rules = rules_with("fixed-limit", **switches)
    position = GAME.begin(rules, len(chips), FastShuffle(seed), teller, Start(chips, dealer))
    assert isinstance(position, FiveCardDraw)
    return position


def test_the_match_to_points_says_that_it_is_no_deal() -> None:
    rules = rules_with()
    with pytest.raises(BadRules) as refused:
        GAME.begin(rules, 2, FastShuffle(1), None, Start((100, 100)))
    assert refused.value.code == "cannot-begin"
    assert refused.value.sentence.startswith("Five-Card Draw is a match to 100 points")
    with pytest.raises(BadRules, match="match to 100 points"):
        GAME.full_stack(rules)


def test_a_full_stack_is_the_chips_that_a_match_begins_with() -> None:
    assert GAME.full_stack(rules_with("fixed-limit", startingChips=250)) == 250


def test_the_first_word_is_with_whoever_is_named() -> None:
    assert one_hand(50, 0, 50, 50, dealer=3).to_act() == (3,)
    assert one_hand(0, 0, 50, 50).to_act() == (2,)
    assert one_hand(50, 0, 50, 50, dealer=3, alternateFirst=False).to_act() == (3,)


def test_one_hand_is_all_and_the_tallies_are_chips() -> None:
    position = one_hand(50, 0, 20, 30, dealer=0)
    say(position, "FOLD", "FOLD")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.tallies, outcome.places) == ([48, 0, 18, 34], [1, 4, 3, 2])
    assert outcome.reason == "ending.one-deal"


@pytest.mark.parametrize("switches", [{"target": 1}, {"resetChips": True}])
def test_neither_target_nor_reset_chips_apply(switches: dict[str, Any]) -> None:
    position = one_hand(50, 0, 20, 30, dealer=0, **switches)
    say(position, "FOLD", "FOLD")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.tallies == [48, 0, 18, 34]


def test_who_loses_the_last_chip_is_told_and_nobodys_points_are() -> None:
    kinds: set[str] = set()
    for seed in range(20):
        heard = Listener()
        position = one_hand(3, 0, 5, 4, seed=seed, teller=heard, resetChips=bool(seed % 2))
        luck = Luck(seed)
        while position.to_act():
            seat = position.to_act()[0]
            position.play(seat, position.moves(seat).pick(luck), heard)
        kinds.update(heard.kinds())
        assert not [event for event in heard.events if event.seat == 1]
    assert "out" in kinds
    assert "dealt-once" in kinds
    assert not kinds & {"score", "dealt", "chips-reset"}


def test_the_next_first_word_goes_round_or_stays_with_the_first_chair() -> None:
    for alternates, due in ((True, 3), (False, 0)):
        position = one_hand(50, 0, 20, 30, dealer=2, alternateFirst=alternates)
        playout(position, Luck(1))
        assert position.number(CHIPS, due) > 0
        assert position.next_dealer() == due


def test_no_points_and_no_number_of_the_hand_are_shown() -> None:
    view = one_hand(50, 0, 20, 30).view(None)
    assert "hand" not in view.counters
    assert all("points" not in seat.counters for seat in view.seats)


def test_reasons_say_nothing_of_a_target() -> None:
    position = one_hand(50, 50, target=1)
    seat = position.to_act()[0]
    eyes = DrawEyes(rules_with("fixed-limit", target=1), position.view(seat))
    assert not eyes.loses_the_match(1_000)
    for move in (Move("BET", amount=2), Move("CHECK"), Move("FOLD")):
        said = reasons_for(eyes, move, lambda: 0.4)
        assert not [each for each in said if each.key in ("reason.target", "reason.lost-anyway")]


def test_chips_are_what_search_plays_for() -> None:
    position = one_hand(50, 0, 20, 30, dealer=0)
    say(position, "FOLD", "FOLD")
    assert [GAME.thinking.worth(position, seat) for seat in range(4)] == [48, 0, 18, 34]
