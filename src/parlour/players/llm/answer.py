"""Reading a model's answer: the last JSON object in it counts, and prose is never searched for a move."""

import json
from typing import Any, Final, NamedTuple

import msgspec

from parlour.cards.codes import SUITS
from parlour.cards.notation import BadCard, parse_card, parse_cards
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.loading import plain_complaint
from parlour.engine.words.phrasebook import plainly
from parlour.players.llm.dialects import LONGEST_REASON
from parlour.players.llm.failures import ILLEGAL, UNPARSABLE, Failed
from parlour.players.llm.prompts.drawing import in_letters
from parlour.players.llm.prompts.words import prompt_words

LONGEST_READ: Final = 16_000
"""So many characters from the end are looked at; an answer has a hundred or two."""
_LARGEST: Final = 2**31
_MOST_CARDS: Final = 64


class ModelAnswer(NamedTuple):
    """A legal move, and why the model says it plays it."""

    move: Move
    reason: str


class NamedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move by its name, as a model writes it: cards are words such as `10D`, places count from 1."""

    verb: str
    slots: list[int] = []
    cards: list[str] | str = []
    amount: int = 0
    suit: str = ""


class _Twice(ValueError):
    """An object that names a field twice means two things."""


def read_answer(text: str, numbers: list[Move], moves: Moves | None = None) -> ModelAnswer:
    """Return the move that the text chooses, or raise Failed with its class and what was wrong.

    Without `moves` a named move is only read, and whoever plays it judges whether it is open.
    """
    found = last_object(text)
    if "move" not in found:
        raise Failed(UNPARSABLE, prompt_words("wrong.no-move"))
    move = chosen_move(found["move"], numbers)
    if moves is not None and move not in moves:
        raise Failed(ILLEGAL, _why_closed(move, moves))
    return ModelAnswer(move, str(found.get("reason", ""))[:LONGEST_REASON])


def last_object(text: str) -> dict[str, Any]:
    """Return the last JSON object that stands whole in the text; Failed where there is none."""
    decoder, found = json.JSONDecoder(object_pairs_hook=_once), None
    text = text[-LONGEST_READ:]
    place = text.find("{")
    while place >= 0:
        end = place + 1
        try:
            found, end = decoder.raw_decode(text, place)
        except _Twice:
            raise Failed(UNPARSABLE, prompt_words("wrong.twice")) from None
        except RecursionError:
            raise Failed(UNPARSABLE, prompt_words("wrong.no-object")) from None
        except ValueError:
            pass
        place = text.find("{", end)
    if not isinstance(found, dict):
        raise Failed(UNPARSABLE, prompt_words("wrong.no-object"))
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Twice
    return found


def chosen_move(chosen: object, numbers: list[Move]) -> Move:
    """Return the move that a number or a named move stands for; Failed where it stands for none."""
    if isinstance(chosen, dict):
        return _parse_named_move(chosen)
    if isinstance(chosen, str) and chosen.isascii() and chosen.isdigit() and len(chosen) < 10:
        chosen = int(chosen)
    if isinstance(chosen, float) and chosen.is_integer():
        chosen = int(chosen)
    if isinstance(chosen, bool) or not isinstance(chosen, int):
        raise Failed(UNPARSABLE, prompt_words("wrong.move-type"))
    if not 1 <= chosen <= len(numbers):
        raise Failed(ILLEGAL, prompt_words("wrong.number", number=str(chosen)[:20]))
    return numbers[chosen - 1]


def _parse_named_move(tree: dict[str, Any]) -> Move:
    """Return the move of a named one; its numbers are such as places and amounts are, and never bent."""
    try:
        named = msgspec.convert(tree, NamedMove)
    except msgspec.ValidationError as error:
        raise Failed(UNPARSABLE, prompt_words("wrong.field", why=plain_complaint(str(error)))) from None
    if any(abs(number) >= _LARGEST for number in (named.amount, *named.slots)):
        raise Failed(ILLEGAL, prompt_words("wrong.number", number="…"))
    if any(place < 1 for place in named.slots):
        raise Failed(ILLEGAL, prompt_words("wrong.place"))
    suit = named.suit.upper()
    if suit and (len(suit) > 1 or suit not in SUITS):
        raise Failed(UNPARSABLE, prompt_words("wrong.field", why=f"a suit is one of {', '.join(SUITS)}"))
    slots = tuple(place - 1 for place in named.slots)
    return Move(named.verb, slots, tuple(_cards(named.cards)), named.amount, suit)


def _cards(words: list[str] | str) -> list[int]:
    try:
        if isinstance(words, str):
            return parse_cards(words)[:_MOST_CARDS]
        return [parse_card(word, place) for place, word in enumerate(words, start=1)]
    except BadCard as error:
        raise Failed(UNPARSABLE, prompt_words("wrong.card", why=str(error)[:200])) from None


def _why_closed(move: Move, moves: Moves) -> str:
    """Return what an open verb takes, or that it is not open."""
    wanted = moves.wanted(move.verb)
    if wanted is None:
        return prompt_words("wrong.verb", verb=move.verb[:40])
    return prompt_words("wrong.wants", wants=in_letters(plainly(wanted)))
