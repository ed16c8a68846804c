"""Cards: codes, notation, packs, shuffles and hand tables; the ground the whole house stands on."""

from parlour.cards.codes import (
    ACE,
    BACK,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    RANKS,
    SPADES,
    SUIT_OF,
    SUITS,
    card_of,
    is_card,
    rank,
    suit,
)
from parlour.cards.fair import SHUFFLE_V1, FairShuffle
from parlour.cards.luck import Luck
from parlour.cards.notation import (
    BadCard,
    card_symbol,
    card_text,
    cards_symbols,
    cards_text,
    parse_card,
    parse_cards,
)
from parlour.cards.pack import pack
from parlour.cards.seeds import commitment, fresh_seed, seed_from_hex
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.cards.tables import HandTable
from parlour.cards.wild import Pattern, Ranking

__all__ = [
    "ACE",
    "BACK",
    "CLUBS",
    "DIAMONDS",
    "HEARTS",
    "JOKER",
    "RANKS",
    "SHUFFLE_V1",
    "SPADES",
    "SUITS",
    "SUIT_OF",
    "BadCard",
    "FairShuffle",
    "FastShuffle",
    "HandTable",
    "Luck",
    "Pattern",
    "Ranking",
    "Shuffle",
    "card_of",
    "card_symbol",
    "card_text",
    "cards_symbols",
    "cards_text",
    "commitment",
    "fresh_seed",
    "is_card",
    "pack",
    "parse_card",
    "parse_cards",
    "rank",
    "seed_from_hex",
    "suit",
]
