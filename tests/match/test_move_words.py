"""Moves in words: cards as the seat itself sees them, no number that counts otherwise than the screen."""

import msgspec
import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import card_symbol
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match, SeatCard
from parlour.match.move_words import seat_move_in_words
from tests.toys import gap_bid

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


def test_an_amount_of_0_is_said() -> None:
    game = gap_bid.GAME
    match = Match.begin(game, game.rules(), [SeatCard("Ann", "me"), SeatCard("Ben", "me")], bytes(32))
    said = [seat_move_in_words(match, 0, move, "en") for move in match.moves(0)]
    assert said[0].endswith(" 0")
    assert len(set(said)) == len(said)


def test_a_card_that_is_held_is_said_by_its_name_however_the_hand_is_sorted() -> None:
    match = begun("big-c")
    hand = match.view(0).zone("hand", 0)
    assert hand.order[0] != 0, "the first card that is shown is not the first that was dealt"
    move = match.position.on_timeout(0)
    shown = card_symbol(hand.cards[move.slots[0]])
    assert seat_move_in_words(match, 0, move, "en") == f"Present {shown}"


def test_a_back_is_said_by_its_place_among_the_cards_that_are_shown() -> None:
    match = begun("bastard-brag")
    match.play(match.to_act()[0], Move("DEAL"))
    seat = match.to_act()[0]
    view = match.view(seat)
    hidden = view.zone("centre").cards.index(BACK)
    own = card_symbol(view.zone("hand", seat).cards[2])
    said = seat_move_in_words(match, seat, Move("SWAP_SINGLE", (2, hidden)), "de")
    assert said == f"{own} in die Mitte legen und verdeckte Karte {hidden + 1} nehmen"


def test_a_suit_is_said_with_the_cards_that_are_laid_for_it() -> None:
    match = begun("claim")
    seat = match.to_act()[0]
    form = match.view(seat).form("DECLARE")
    assert form is not None
    slot, suit = form.pools[0].options[0], form.pools[0].suits[0]
    card = card_symbol(match.view(seat).zone("hand", seat).cards[slot])
    called = match.speaker("en").label("suit", suit)
    said = [
        seat_move_in_words(match, seat, Move("DECLARE", slots, suit=suit), "en") for slots in ((slot,), ())
    ]
    assert said == [f"Declare {called} with {card} laid face up", f"Declare {called}"]


def test_a_draw_says_what_is_thrown_away() -> None:
    match = begun("five-card-draw")
    while "DRAW" not in match.moves(match.to_act()[0]).verbs():
        match.play(match.to_act()[0], Move("CHECK"))
    seat = match.to_act()[0]
    cards = [card_symbol(card) for card in match.view(seat).zone("hand", seat).cards]
    assert [seat_move_in_words(match, seat, Move("DRAW", slots), "en") for slots in ((), (1,), (0, 3))] == [
        "Stand pat",
        f"Throw away {cards[1]} and draw one new card",
        f"Throw away {cards[0]} {cards[3]} and draw 2 new cards",
    ]


def test_what_a_host_calls_otherwise_is_said_by_the_hosts_label() -> None:
    game = find_game("five-card-draw")
    labels = game.rules().move_labels | {"BET": "Venture"}
    rules = msgspec.structs.replace(game.rules(), move_labels=labels)
    match = Match.begin(game, rules, [SeatCard("a", "me"), SeatCard("b", "me")], bytes(32))
    seat = match.to_act()[0]
    assert seat_move_in_words(match, seat, Move("BET", amount=2), "en") == "Venture 2"


@pytest.mark.parametrize("name", game_names())
def test_what_is_said_hangs_on_nothing_that_the_seat_cannot_see(name: str) -> None:
    match, luck = begun(name), Luck(7, 0)
    for _ in range(_MOVES):
        for seat in match.to_act():
            move, position = match.moves(seat).pick(luck), match.position
            said = seat_move_in_words(match, seat, move, "en")
            match.position = position.redealt(seat, luck)
            assert seat_move_in_words(match, seat, move, "en") == said
            match.position = position
        if not played_on(match, luck):
            break
