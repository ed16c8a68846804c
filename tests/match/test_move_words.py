"""Moves in words: cards as the seat itself sees them, no number that counts otherwise than the screen."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import card_symbol
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match, SeatCard
from parlour.tables.play.move_text import move_in_words

_MOVES = 40


def begun(name: str) -> Match:
    game = find_game(name)
    rules = game.rules()
    seats = [SeatCard(f"p{seat}", "me") for seat in range(rules.players.least)]
    return Match.begin(game, rules, seats, bytes(32))


def played_on(match: Match, luck: Luck) -> bool:
    """Whether another move was made."""
    if match.is_over():
        return False
    seat = match.to_act()[0]
    match.play(seat, match.moves(seat).pick(luck))
    return True


def test_a_card_that_is_held_is_said_by_its_name_however_the_hand_is_sorted() -> None:
    match = begun("big-c")
    hand = match.view(0).zone("hand", 0)
    assert hand.order[0] != 0, "the first card that is shown is not the first that was dealt"
    move = match.position.on_timeout(0)
    assert move_in_words(move, match, 0, "en") == (
        f"Present a card for the order of play (your hand: {card_symbol(hand.cards[move.slots[0]])})"
    )


def test_a_back_is_said_by_its_place_among_the_cards_that_are_shown() -> None:
    match = begun("bastard-brag")
    match.play(match.to_act()[0], Move("DEAL"))
    seat = match.to_act()[0]
    view = match.view(seat)
    hidden = view.zone("centre").cards.index(BACK)
    own = card_symbol(view.zone("hand", seat).cards[2])
    said = move_in_words(Move("SWAP_SINGLE", (2, hidden)), match, seat, "de")
    assert said == f"Eine Karte mit der Mitte tauschen (deine Hand: {own}, die Mitte: Platz {hidden + 1})"


def test_a_suit_is_said_with_the_cards_that_are_laid_for_it() -> None:
    match = begun("claim")
    seat = match.to_act()[0]
    form = match.view(seat).form("DECLARE")
    assert form is not None
    slot, suit = form.pools[0].options[0], form.pools[0].suits[0]
    card = card_symbol(match.view(seat).zone("hand", seat).cards[slot])
    said = move_in_words(Move("DECLARE", (slot,), suit=suit), match, seat, "en")
    assert said == f"Declare a suit ({match.speaker('en').label('suit', suit)}, your hand: {card})"


@pytest.mark.parametrize("name", game_names())
def test_what_is_said_hangs_on_nothing_that_the_seat_cannot_see(name: str) -> None:
    match, luck = begun(name), Luck(7, 0)
    for _ in range(_MOVES):
        for seat in match.to_act():
            move, position = match.moves(seat).pick(luck), match.position
            said = move_in_words(move, match, seat, "en")
            match.position = position.redealt(seat, luck)
            assert move_in_words(move, match, seat, "en") == said
            match.position = position
        if not played_on(match, luck):
            break
