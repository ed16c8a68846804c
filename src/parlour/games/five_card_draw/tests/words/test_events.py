"""The sentences of events: every kind that is told has one, and every one is told."""

import re

from parlour.cards.luck import Luck
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.tests.laid import Listener, new_match, say
from parlour.games.five_card_draw.tests.told import heard

BLANKS = {"seat", "cards", "amount", "slots", "text"}


def everything_heard() -> Listener:
    """A draw that uses up the stock, and random matches of many players, of poor ones, and of paid ones."""
    listener = Listener()
    say(new_match(6, variant="fixed-limit"), *["CHECK"] * 6, *["DRAW 0 1 2 3 4"] * 6, teller=listener)
    for seed in range(12):
        crowd = new_match(6, seed=seed, variant="fixed-limit", startingChips=20 + seed)
        pair = new_match(2, seed=seed, startingChips=7, resetChips=bool(seed % 2))
        for position in (crowd, pair):
            luck = Luck(seed)
            while position.to_act():
                seat = position.to_act()[0]
                position.play(seat, position.moves(seat).pick(luck), listener)
    return listener


def test_every_kind_of_event_is_told_and_has_a_sentence() -> None:
    assert set(everything_heard().kinds()) == set(GAME.event_sentences())


def test_sentences_use_blanks_that_events_fill() -> None:
    used = {blank for line in GAME.event_sentences().values() for blank in re.findall(r"{(\w+)}", line)}
    assert used <= BLANKS


def test_sentences_are_told_without_leftovers() -> None:
    lines = {heard(event, None) for event in everything_heard().heard}
    assert not [line for line in lines if "seat -1" in line or "  " in line]
