"""How much a room deals: a table with more cards is refused, and does not go on where it is stored already.

What a hand costs to show and to think about grows with its cards, and house rules may deal thousands.
"""

from typing import Any

from parlour.cards.fair import FairShuffle
from parlour.engine.rules.asset import ALL_CARDS
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.tables.limits import TableLimits
from parlour.tables.refusals import TableRefused, table_refusal, table_words
from parlour.tables.settings import TableSettings

_ANY_SEED = bytes(32)


def too_many_cards(settings: TableSettings, rules: Any, limits: TableLimits) -> TableRefused | None:
    """Return why this room does not deal by these rules to so many seats; None where it does."""
    hand, pack = _cards_stated(rules, settings.seats)
    if hand <= limits.hand and pack <= limits.pack:
        largest, in_play = cards_in_play(settings.the_game(), rules, settings.seats)
        hand, pack = hand or largest, max(pack, in_play)
    if hand <= limits.hand and pack <= limits.pack:
        return None
    return table_refusal("too-many-cards", hand=hand, pack=pack, most=limits.hand, most_pack=limits.pack)


def _cards_stated(rules: Any, seats: int) -> tuple[int, int]:
    """Return how many cards a seat and all seats are dealt; nothing where the rules say: all."""
    return (0, 0) if rules.cards_dealt == ALL_CARDS else (rules.cards_dealt, rules.cards_dealt * seats)


def not_going_on(why: TableRefused, language: str) -> str:
    """Return what is said to whoever comes to a stored table that has too many cards for this room."""
    words, nobody = table_words(language), Hearer()
    return words.say(sentence_of("notice.too-many-cards", why=words.say(why.said, nobody)), nobody)


def cards_in_play(game: Game, rules: Any, seats: int) -> tuple[int, int]:
    """Return how many cards the largest hand has, and all zones, when a game by these rules begins."""
    return cached_part("room.cards", (game.id, rules.digest, seats), lambda: _count_cards(game, rules, seats))


def _count_cards(game: Game, rules: Any, seats: int) -> tuple[int, int]:
    zones = game.begin(rules, seats, FairShuffle(_ANY_SEED), None).zones()
    hands = [len(zone.cards) for zone in zones if zone.private]
    return max(hands, default=0), sum(len(zone.cards) for zone in zones)
