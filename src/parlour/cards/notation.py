# parlour: hot
"""Notation: cards as text, for people and models to write and to read."""

from typing import Final

from parlour.cards.codes import ACE, BACK, JOKER, LAST_CARD, RANKS, SUIT_OF, SUITS, card_of

SUIT_SYMBOLS: Final = "♣♥♠♦"
JOKER_SYMBOL: Final = "★"
BACK_TEXT: Final = "??"
BACK_SYMBOL: Final = "▒▒"
_EMOJI_STYLE: Final = "\ufe0f"


class BadCard(ValueError):
    """A word that is no card."""


def _rank_names() -> dict[str, int]:
    names = {str(rank): rank for rank in range(2, 11)}
    names.update({"T": 10, "J": 11, "Q": 12, "K": 13, "A": ACE})
    return names


def _suit_names() -> dict[str, int]:
    return {name: suit for names in (SUITS, SUIT_SYMBOLS, "♧♡♤♢") for suit, name in enumerate(names)}


def _words() -> dict[str, int]:
    """Return every way to write a card, in capitals."""
    words = {
        rank_name + suit_name: card_of(rank, suit)
        for rank_name, rank in _rank_names().items()
        for suit_name, suit in _suit_names().items()
    }
    words.update({"JOKER": JOKER, "JKR": JOKER, "*": JOKER, JOKER_SYMBOL: JOKER})
    return words


def _name(card: int, suit_names: str) -> str:
    rank = RANKS[card]
    return (str(rank) if rank <= 10 else "JQKA"[rank - 11]) + suit_names[SUIT_OF[card]]


_CARD_OF_WORD: Final[dict[str, int]] = _words()
_TEXTS: Final[list[str]] = ["JOKER", *(_name(card, SUITS) for card in range(1, LAST_CARD + 1))]
_SYMBOLS: Final[list[str]] = [JOKER_SYMBOL, *(_name(card, SUIT_SYMBOLS) for card in range(1, LAST_CARD + 1))]


def parse_card(text: str, place: int = 1) -> int:
    """Return the card that one word names: `AS`, `as`, `10D`, `TD`, `10♦`, `JOKER` or `*`.

    The place is where the word stands in a list, for the sentence that refuses it.
    """
    card = _CARD_OF_WORD.get(text.strip().replace(_EMOJI_STYLE, "").upper())
    if card is None:
        raise BadCard(f"'{text}' (card {place}) is not a card: write rank and suit, such as AS, 10D or JOKER")
    return card


def parse_cards(text: str) -> list[int]:
    """Return the cards of a line, separated by spaces or commas; none for an empty line.

    >>> import parlour
    >>> parlour.parse_cards("AC 10♦ joker")
    [1, 49, 0]
    """
    words = text.replace(",", " ").split()
    return [parse_card(word, place) for place, word in enumerate(words, start=1)]


def card_text(card: int) -> str:
    """Write a card as `AS`, `10D`, `JOKER`; `??` for one that lies face down."""
    return BACK_TEXT if card == BACK else _TEXTS[card]


def card_symbol(card: int) -> str:
    """Write a card as `A♠`, `10♦`, `★` for a joker; `▒▒` for one that lies face down."""
    return BACK_SYMBOL if card == BACK else _SYMBOLS[card]


def cards_text(cards: list[int]) -> str:
    """Write cards as text: `AC 10D JOKER`, with `??` for those that lie face down.

    >>> import parlour
    >>> parlour.cards_text([1, 49, 0, -1])
    'AC 10D JOKER ??'
    """
    return " ".join([card_text(card) for card in cards])


def cards_symbols(cards: list[int]) -> str:
    return " ".join([card_symbol(card) for card in cards])
