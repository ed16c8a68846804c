"""Hands: what cards are worth in a game, and what may come of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.api.rules import the_game
from parlour.cards.codes import JOKER
from parlour.cards.notation import BadCard, card_text, parse_cards
from parlour.engine.errors import ParlourError
from parlour.engine.odds import HandAsked, Odds, in_words
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import ENGLISH

Cards = str | Sequence[int]
"""Cards as text, such as `3C 3D JOKER`, or by their codes."""
OpenCards = Mapping[str, Cards]
"""What lies open beside a hand, by zone."""


class BadHand(ParlourError):
    """Cards that are none, or a game that can say nothing about them."""


def hand(
    game: str | Game,
    cards: Cards,
    *,
    open: OpenCards | None = None,  # noqa: A002
    variant: str = "default",
    language: str = ENGLISH,
    **switches: Any,
) -> str:
    """Return what a hand is worth, in words; `open` are cards that lie beside it, by zone.

    >>> import parlour
    >>> print(parlour.hand("bastard-brag", "3C 3D JOKER"))
    3♣ 3♦ ★: Trip-3s, 600 points.
    The jokers make it 3-3-3.
    """
    found = the_game(game)
    rules = found.rules(variant, switches=switches)
    return "\n".join(text for _, text in appraise(found, rules, cards, open or {}, language=language))


def odds(
    game: str | Game,
    cards: Cards,
    *,
    open: OpenCards | None = None,  # noqa: A002
    rivals: int = 1,
    variant: str = "default",
    **switches: Any,
) -> Odds:
    """Return the exact chances of a hand and what each choice is worth, the best first.

    >>> import parlour
    >>> odds = parlour.odds("three-card-brag", "QS QD 7C", open={"trump": "6H"})
    >>> print(f"{odds.name}: {odds.equity.share:.1%} against one hand")
    pair of queens, 7 kicker: 84.7% against one hand
    """
    found = the_game(game)
    rules = found.rules(variant, switches=switches)
    return count_odds(found, rules, cards, open or {}, rivals=rivals)


def appraise(
    game: Game, rules: RulesAsset, cards: Cards, opened: OpenCards, *, language: str = ENGLISH
) -> list[tuple[str, str]]:
    """Return what the game says about a hand, line by line: the key of the sentence, and its words."""
    if game.appraise is None:
        raise BadHand("no-hands", f"{game.id} does not rank hands.")
    held = card_codes(cards)
    _check_packs(held, rules.decks)
    lines = game.appraise(rules, HandAsked(cards=held, open=_lying(game, opened)))
    book, hearer = game.phrasebook(language), game.hearer(rules, language)
    return [(line.key, book.say(line, hearer)) for line in lines]


def count_odds(game: Game, rules: RulesAsset, cards: Cards, opened: OpenCards, *, rivals: int = 1) -> Odds:
    """Return the odds of a hand in English words; refuse a game that has none."""
    if game.odds is None:
        countable = ", ".join(each.id for each in all_games() if each.odds is not None)
        raise BadHand("no-odds", f"{game.id} has no odds to count: {countable} have them.")
    asked = HandAsked(cards=card_codes(cards), open=_lying(game, opened), rivals=rivals)
    book, hearer = game.phrasebook(), game.hearer(rules)
    return in_words(game.odds(rules, asked), lambda sentence: book.say(sentence, hearer))


def card_codes(cards: Cards) -> list[int]:
    """Return the codes of cards that are given as text or as codes already."""
    if not isinstance(cards, str):
        return list(cards)
    try:
        return parse_cards(cards)
    except BadCard as error:
        raise BadHand("bad-cards", f"{error}.") from None


def _lying(game: Game, opened: OpenCards) -> dict[str, list[int]]:
    """Return what lies open; refuse a zone that the game does not have."""
    known = game.rules().open_zones
    for zone in opened:
        if zone not in known:
            raise BadHand("no-such-zone", f"{game.id} has no zone {zone!r} beside a hand.")
    return {zone: card_codes(cards) for zone, cards in opened.items()}


def _check_packs(held: list[int], decks: int | None) -> None:
    """Refuse a card that is there more often than there are packs, if the rules say how many; not a joker."""
    if decks is None:
        return
    for card in held:
        if card != JOKER and held.count(card) > decks:
            packs = "one pack" if decks == 1 else f"{decks} packs"
            raise BadHand("bad-cards", f"{card_text(card)} is there {held.count(card)} times, in {packs}.")
