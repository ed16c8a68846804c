"""Answers are read strictly: the last object counts, prose and near misses do not."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.play.choices import Amount, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.players.llm.answer import LONGEST_READ, read_answer
from parlour.players.llm.failures import ILLEGAL, UNPARSABLE, Failed
from parlour.players.llm.prompts.words import answering

MOVES = Moves([Plain("FOLD"), Amount("BET", 5, 50, 5)])
NUMBERS = [Move("FOLD"), Move("BET", amount=5), Move("BET", amount=50)]


def chosen(text: str) -> Move:
    return read_answer(text, NUMBERS, MOVES).move


def failure(text: str) -> Failed:
    with pytest.raises(Failed) as caught:
        read_answer(text, NUMBERS, MOVES)
    return caught.value


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ('{"reason": "weak", "move": 1}', NUMBERS[0]),
        ('{"move": "2"}', NUMBERS[1]),
        ('{"move": 2.0}', NUMBERS[1]),
        ('Well.\n```json\n{"reason": "x", "move": 3}\n```', NUMBERS[2]),
        ('{"move": 1} or rather {"move": 2}', NUMBERS[1]),
        ('{"reason": "{not an object", "move": 2}', NUMBERS[1]),
        ('{"move": {"verb": "BET", "amount": 25}}', Move("BET", amount=25)),
        ('{"move": {"verb": "FOLD", "cards": [], "slots": [], "amount": 0, "suit": ""}}', NUMBERS[0]),
    ],
)
def test_a_well_formed_answer_is_played(text: str, move: Move) -> None:
    assert chosen(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "I play move 1.",
        "move: 1",
        "1",
        '{"reason": "cut off", "move":',
        '{"reason": "no move"}',
        '{"move": null}',
        '{"move": true}',
        '{"move": 1.5}',
        '{"move": [1]}',
        '{"move": "one"}',
        '{"move": 1, "move": 2}',
        '{"move": {"amount": 5}}',
        '{"move": {"verb": "BET", "amount": "5"}}',
        '{"move": {"verb": "BET", "how": "much"}}',
        '{"move": {"verb": "FOLD", "suit": "spades"}}',
        '{"move": {"verb": "FOLD", "cards": ["ZZ"]}}',
        '{"reason": "the outer object is cut off", "move": {"verb": "FOLD"}',
        "{" * 5000,
        '{"a":' * 3000,
    ],
)
def test_what_is_no_answer_is_unparsable(text: str) -> None:
    assert failure(text).kind == UNPARSABLE


@pytest.mark.parametrize(
    "text",
    [
        '{"move": 0}',
        '{"move": 4}',
        '{"move": -1}',
        '{"move": {"verb": "BET", "amount": 7}}',
        '{"move": {"verb": "BET", "amount": 1000}}',
        '{"move": {"verb": "CALL"}}',
        '{"move": {"verb": "BET", "amount": 99999999999999}}',
    ],
)
def test_a_move_that_is_not_open_is_illegal_and_never_bent(text: str) -> None:
    assert failure(text).kind == ILLEGAL


def test_a_refusal_says_what_the_verb_takes() -> None:
    assert "from 5 to 50 in steps of 5" in failure('{"move": {"verb": "BET", "amount": 7}}').what


def test_only_the_end_of_a_long_text_is_read() -> None:
    assert chosen('{"move": 1}' + "x" * LONGEST_READ + '{"move": 2}') == NUMBERS[1]
    assert failure('{"move": 1}' + "x" * LONGEST_READ).kind == UNPARSABLE


def test_cards_are_read_in_the_notation_of_the_house() -> None:
    text = '{"move": {"verb": "PLAY", "cards": ["4C", "10D", "JOKER"]}}'
    assert list(read_answer(text, []).move.cards) == parse_cards("4C 10D JOKER")


def test_the_examples_of_the_shared_text_are_answers() -> None:
    examples = [line for line in answering().splitlines() if line.startswith("{")]
    assert len(examples) == 2
    assert read_answer(examples[0], NUMBERS).move == NUMBERS[2]
    assert list(read_answer(examples[1], NUMBERS).move.cards) == parse_cards("4C JOKER")
