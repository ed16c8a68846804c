"""The sentences of the game: every one is there, is told, and is told without leftovers."""

import json
from importlib.resources import files

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.events import Event
from parlour.engine.play.start import Start
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.tests.laid import Listener, in_words, new_match, say


@pytest.fixture(scope="module")
def everything_heard() -> list[Event]:
    """A draw that uses up the stock, random matches of many players, of poor ones, and of paid ones, and one
    hand alone."""
    listener = Listener()
    say(new_match(6, variant="fixed-limit"), *["CHECK"] * 6, *["DRAW 0 1 2 3 4"] * 6, teller=listener)
    for seed in range(12):
        crowd = new_match(6, seed=seed, variant="fixed-limit", startingChips=20 + seed)
        pair = new_match(2, seed=seed, startingChips=7, resetChips=bool(seed % 2))
        one_hand = GAME.begin(crowd.switches, 3, FastShuffle(seed), listener, Start((9, 0, 7)))
        for position in (crowd, pair, one_hand):
            luck = Luck(seed)
            while position.to_act():
                seat = position.to_act()[0]
                position.play(seat, position.moves(seat).pick(luck), listener)
    return listener.events


def test_every_kind_of_event_is_told_and_has_a_sentence(everything_heard: list[Event]) -> None:
    text = json.loads((files(GAME.package) / "text" / "en.json").read_text(encoding="utf-8"))
    told = {f"event.{event.kind}" for event in everything_heard if event.close is None}
    assert told == {key for key in text if key.startswith("event.")}


def test_sentences_are_told_without_leftovers(everything_heard: list[Event]) -> None:
    table = new_match()
    lines = {in_words(table, event.sentence(None)) for event in everything_heard}
    assert not [line for line in lines if "seat -1" in line or "  " in line or "{" in line]


def test_a_shown_hand_and_a_side_pot_have_their_names(everything_heard: list[Event]) -> None:
    table = new_match()
    lines = [in_words(table, event.sentence(0), 0) for event in everything_heard]
    assert any(line.endswith(" from the main pot.") for line in lines)
    assert any(line.startswith("You showed") and ": a pair of " in line for line in lines)
