"""What players are told: prompts, notes, why a move is closed, and what one costs."""

from typing import Any

import pytest

from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import COINS, ROUNDS_WON
from parlour.games.three_card_brag.tests.laid import in_words, lay_table, play, set_row


def at(*moves: str, **switches: Any) -> ThreeCardBrag:
    return play(lay_table(["AS AD 4C", "KS KD 9H"], stock="AH 5C", coins=100, **switches), *moves)


MATCHED = ["BET_BLIND", "CALL"]
TAKEN = [*MATCHED, "DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR"]


@pytest.mark.parametrize(
    ("moves", "prompt"),
    [
        ([], "Nobody has bet: check, bet, or look at your hand."),
        (["SEE_HAND"], "Nobody has bet: check or bet."),
        (["BET_BLIND 20"], "The stake is 20: calling costs you 20."),
        (["BET_BLIND 20", "SEE_HAND"], "The stake is 20: calling costs you 40."),
        ([*MATCHED], "The floor is empty: turn a card, or pass."),
        ([*MATCHED, "DRAW_FROM_DECK"], "A♥ was turned: swap it in, or pass."),
        ([*MATCHED, "DRAW_FROM_DECK", "PASS"], "A♥ lies on the floor: take it, or pass."),
        (
            TAKEN,
            "You took A♥: which of your cards goes for it?",
        ),
    ],
)
def test_the_prompt_says_what_is_asked(moves: list[str], prompt: str) -> None:
    position = at(*moves)
    assert in_words(GAME.words.prompt(position, position.turn)) == prompt


def test_who_may_ask_for_one_more_round_is_told_so() -> None:
    position = at(rounds=1)
    set_row(position, ROUNDS_WON, [2, 0])
    set_row(position, COINS, [80, 120])
    play(position, "FOLD")
    assert in_words(GAME.words.prompt(position, 1)).startswith("The last round is played")


def test_a_blind_player_is_told_nothing_about_the_hand() -> None:
    assert GAME.words.notes(at(), 0) == []


def test_a_seen_player_is_told_what_the_hand_is() -> None:
    notes = GAME.words.notes(at("SEE_HAND"), 0)
    assert [in_words(note) for note in notes] == [
        "You hold: pair of aces, 4 kicker.",
        "2,800 bonus points: they win no pot.",
    ]


@pytest.mark.parametrize(
    ("moves", "verb", "why"),
    [
        ([], "CALL", "Nobody has bet in this phase."),
        ([], "RAISE", "Nobody has bet in this phase."),
        ([], "BET", "You have not looked at your hand: Bet blind is yours."),
        ([], "PASS", "This is a betting turn."),
        ([], "LEAVE", "The last round is still to come."),
        (["SEE_HAND"], "BET_BLIND", "You have looked at your hand."),
        (["SEE_HAND"], "SEE_HAND", "You have looked already."),
        (["BET_BLIND 20"], "CHECK", "The stake is 20 already."),
        (["BET_BLIND 100"], "RAISE", "It costs 100 and you have 100."),
        (["BET_BLIND 97"], "RAISE", "The stake would have to be 102 or more, and yours ends at 100."),
        (MATCHED, "CALL", "This is a card turn."),
        (MATCHED, "SWAP_CARD", "You have not turned or taken a card."),
        (MATCHED, "PICK_FROM_FLOOR", "The floor is empty."),
        ([*MATCHED, "DRAW_FROM_DECK"], "PICK_FROM_FLOOR", "You turned this card yourself: swap it in."),
        ([*MATCHED, "DRAW_FROM_DECK"], "DRAW_FROM_DECK", "A♥ lies on the floor."),
        (
            TAKEN,
            "FOLD",
            "You took the card on the floor and must swap it in.",
        ),
    ],
)
def test_a_closed_move_has_its_reason(moves: list[str], verb: str, why: str) -> None:
    position = at(*moves)
    assert in_words(GAME.words.why_not(position, position.turn, verb)) == why


@pytest.mark.parametrize(
    ("switches", "moves", "verb", "why"),
    [
        ({"swapRequiresSeen": True}, MATCHED, "DRAW_FROM_DECK", "You have not looked at your hand."),
        ({"drawFromDeckAllowed": False}, MATCHED, "DRAW_FROM_DECK", "These rules leave the stock alone."),
        ({"shortCall": "fold"}, ["BET_BLIND 60", "SEE_HAND"], "CALL", "It costs 120 and you have 100."),
        ({"shortCall": "fold"}, ["BET_BLIND 60", "SEE_HAND"], "SHOW_HAND", "It costs 120 and you have 100."),
        ({"baseBet": 200}, [], "BET_BLIND", "The lowest stake is 200, and you can pay for 100."),
    ],
)
def test_house_rules_have_their_reasons_too(
    switches: dict[str, Any], moves: list[str], verb: str, why: str
) -> None:
    position = at(*moves, **switches)
    assert in_words(GAME.words.why_not(position, position.turn, verb)) == why


def test_an_empty_stock_is_a_reason() -> None:
    position = at(*MATCHED)
    position.left = 0
    assert in_words(GAME.words.why_not(position, 0, "DRAW_FROM_DECK")) == "The stock is empty."


def test_after_the_last_round_betting_is_over() -> None:
    position = at(rounds=1)
    set_row(position, ROUNDS_WON, [2, 0])
    set_row(position, COINS, [80, 120])
    play(position, "FOLD")
    assert in_words(GAME.words.why_not(position, 1, "FOLD")) == "The last round is over."


SEEN = ["BET_BLIND 20", "SEE_HAND"]


@pytest.mark.parametrize(
    ("moves", "move", "cost", "why"),
    [
        ([], "CHECK", 0, "costs nothing"),
        ([], "FOLD", 0, "keeps 100"),
        ([], "SEE_HAND", 0, "free, then you pay double"),
        ([], "SHOW_HAND", 0, "costs nothing"),
        ([], "BET_BLIND 20", 20, "the stake, blind"),
        (["SEE_HAND"], "BET 40", 40, "the stake is half of it, seen"),
        (["BET_BLIND 20"], "CALL", 20, "stake 20, blind"),
        (SEEN, "CALL", 40, "stake 20 × 2, seen"),
        (SEEN, "SHOW_HAND", 40, "stake 20 × 2, seen"),
        (SEEN, "RAISE 30", 60, "the stake × 2, seen"),
        ([*SEEN, "RAISE 30"], "CALL", 10, "stake 30 − 20, blind"),
        ([*SEEN, "RAISE 30"], "RAISE 40", 20, "the stake − 20, blind"),
        ([*SEEN, "RAISE 30", "SEE_HAND"], "CALL", 20, "stake 30 × 2 − 40, seen"),
        ([*SEEN, "RAISE 30", "SEE_HAND"], "RAISE 40", 40, "the stake × 2 − 40, seen"),
        (["BET_BLIND 60", "SEE_HAND"], "CALL", 100, "all you have"),
    ],
)
def test_a_move_says_what_it_costs_and_why(moves: list[str], move: str, cost: int, why: str) -> None:
    position, (verb, amount) = at(*moves), [*move.split(), "0"][:2]
    price = GAME.words.price(position, position.turn, verb)
    assert price is not None
    assert (price.of(int(amount)), in_words(price.why)) == (cost, why)


def test_a_showdown_costs_what_the_house_rules_say() -> None:
    twice = GAME.words.price(at(*SEEN, showCost="double", initialPlayerCoins=1000), 1, "SHOW_HAND")
    opening = GAME.words.price(at("SEE_HAND", openingShow="price"), 0, "SHOW_HAND")
    assert twice is not None
    assert opening is not None
    assert (twice.cost, in_words(twice.why)) == (80, "two calls of 40")
    assert (opening.cost, in_words(opening.why)) == (10, "stake 5 × 2, seen")


def test_what_has_nothing_to_do_with_coins_has_no_price() -> None:
    assert GAME.words.price(at(*MATCHED), 0, "DRAW_FROM_DECK") is None
