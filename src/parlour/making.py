"""For authors of games: everything that a game's folder is made of, from one place.

A game as `parlour new-game` lays it out imports from here and from its own folder alone. These names are
provisional in 0.1, and stay from 0.2 on as those of `parlour` do (docs/reference/python.md). CONTRIBUTING.md
and docs/how-to/bids-and-tricks.md walk through games that are made of them, and docs/reference/making.md
explains each.

- the game: `Game`, `Position`, `Start`; its rules file: `RulesAsset`, `Group`
- moves: `Moves` of `Plain`, `Amount`, `Places`, `Order`, `Some`, `OneCard`, `OneNumber`,
  `OneName`, `OneSuit`, or a `Choice` of your own; `Move`
- what is shown: `Zone` with audiences (`EVERYONE`, `NOBODY`, `only`), `View`, `Form`, `Pool`, `Span`
- what is told: `Event`, `Close`, `Teller`; in words: `Words`, `Sentence`, `sentence_of`
- players: `Bot`, `Thinking`; chance: `Shuffle`, `Luck`; hidden cards: `redeal_unseen`, `redeal_within`
- tricks: `follow_suit`, `winning_place`, `winning_cards`, `note_void`, `redeal_hands`, `hand_zones`,
  `trick_zone`, `places_by_suit`; turns: `next_seat`, `round_from`
- hands: `HandTable`, `Ranking`, `Pattern`, `HandAsked`, `Odds`; points beside the pot: `BonusRule`,
  `BonusDetail`; and the `laws` that every game keeps

>>> from parlour.making import Amount, Luck, Moves, Plain
>>> moves = Moves([Plain("FOLD"), Amount("BET", 1, 10)])
>>> moves.count()
11
"""

from typing import TYPE_CHECKING

from parlour.cards.codes import (
    ACE,
    BACK,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    NO_SUIT,
    RANKS,
    SPADES,
    SUIT_OF,
    SUITS,
    card_of,
    rank,
    suit,
)
from parlour.cards.fair import FairShuffle
from parlour.cards.luck import Luck
from parlour.cards.notation import card_text, cards_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.cards.tables import HandTable
from parlour.cards.wild import Pattern, Ranking
from parlour.engine import laws
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.errors import BadRules, ParlourError, Refused
from parlour.engine.odds import Chance, Equity, HandAsked, Odds, Option, best_first
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.events import NO_SEAT, Close, Event, Listener, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.named_choices import OneCard, OneName, OneNumber, OneSuit
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.position import Position
from parlour.engine.play.start import NO_DEALER, ONE_DEAL, Start
from parlour.engine.rules.asset import Group, RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.show.view import View
from parlour.engine.show.zone import DOWN, HELD, NO_OWNER, PAST, PILE, UP, Zone
from parlour.engine.thinking import NO_DEAL, Thinking
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Price, Words
from parlour.kit.bonus import BonusDetail, BonusRule
from parlour.kit.hand_order import places_by_rank
from parlour.kit.tricks import (
    NO_VOIDS,
    cards_like,
    follow_suit,
    hand_zones,
    is_void_of,
    note_void,
    places_by_suit,
    redeal_hands,
    trick_zone,
    winning_cards,
    winning_place,
)
from parlour.kit.turns import next_seat, round_from
from parlour.kit.unseen import redeal_unseen, redeal_within

__all__ = [
    "ACE",
    "BACK",
    "CLUBS",
    "DIAMONDS",
    "DOWN",
    "EVERYONE",
    "HEARTS",
    "HELD",
    "JOKER",
    "LEVELS",
    "NOBODY",
    "NO_DEAL",
    "NO_DEALER",
    "NO_OWNER",
    "NO_SEAT",
    "NO_SUIT",
    "NO_VOIDS",
    "ONE_DEAL",
    "PAST",
    "PILE",
    "RANKS",
    "SPADES",
    "SUITS",
    "SUIT_OF",
    "UP",
    "Amount",
    "BadRules",
    "BonusDetail",
    "BonusRule",
    "Bot",
    "CardsAsked",
    "Chance",
    "Choice",
    "Close",
    "Equity",
    "Event",
    "FairShuffle",
    "FastShuffle",
    "Form",
    "Game",
    "Group",
    "HandAsked",
    "HandTable",
    "Listener",
    "Luck",
    "Move",
    "Moves",
    "Odds",
    "OneCard",
    "OneName",
    "OneNumber",
    "OneSuit",
    "Option",
    "Order",
    "Outcome",
    "ParlourError",
    "Pattern",
    "Places",
    "Plain",
    "Pool",
    "Position",
    "Price",
    "Ranking",
    "Refused",
    "RulesAsset",
    "Sentence",
    "Shuffle",
    "Some",
    "Span",
    "Start",
    "Teller",
    "Thinking",
    "View",
    "Words",
    "Zone",
    "best_first",
    "card_of",
    "card_text",
    "cards_like",
    "cards_text",
    "follow_suit",
    "hand_zones",
    "is_void_of",
    "laws",
    "next_seat",
    "note_void",
    "only",
    "pack",
    "parse_card",
    "parse_cards",
    "places_by",
    "places_by_rank",
    "places_by_suit",
    "rank",
    "redeal_hands",
    "redeal_unseen",
    "redeal_within",
    "round_from",
    "sentence_of",
    "suit",
    "trick_zone",
    "winning_cards",
    "winning_place",
]

if not TYPE_CHECKING:  # a type checker that knew of it would let every misspelling pass

    def __getattr__(name: str) -> object:
        """Warn of a name that goes, and refuse one that there is not with the nearest."""
        from importlib import import_module

        return import_module("parlour.deprecations").find_successor(__name__, name)
