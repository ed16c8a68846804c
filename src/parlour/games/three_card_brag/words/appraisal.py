"""What three cards are worth at Three Card Brag, as facts for words."""

from typing import Final

from parlour.cards.codes import JOKER
from parlour.cards.notation import card_symbol
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import bonus_book
from parlour.games.three_card_brag.rules.hands.naming import hand_name, wild_cards_read
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import HandReading

_EXTRAS: Final = {
    "trumpInMiddle": "appraisal.trump-in-middle",
    "adjacentToTrump": "appraisal.next-to-trump",
    "threeOfKindWithTrump": "appraisal.prial-with-trump",
}


def appraise(rules: ThreeCardBragRules, asked: HandAsked) -> list[Sentence]:
    """Return the hand's name, what its wild cards stand for, and its bonus points part by part."""
    cards, trump = asked.cards, asked.one_open("trump")
    check_hand(rules, cards, trump)
    reading = HandReading(hand_ranking(rules), cards, NO_TRUMP if trump is None else trump)
    wild = wild_cards_read(reading)
    return [
        sentence_of("appraisal.hand", cards=cards, hand=hand_name(reading)),
        *([] if wild is None else [sentence_of("appraisal.wild", wild=wild)]),
        *([] if rules.bonus_rules.bonus_mode == "off" else [_bonus(rules, reading)]),
    ]


def check_hand(rules: ThreeCardBragRules, cards: list[int], trump: int | None) -> None:
    """Refuse what no deal under these rules could bring."""
    if len(cards) != HAND:
        raise BadRules("wrong-hand", f"A hand of Three Card Brag has three cards, not {len(cards)}.")
    twins = [card for card in cards if card != JOKER and cards.count(card) > 1]
    if twins:
        raise BadRules("wrong-hand", f"There is only one {card_symbol(twins[0])} in the pack.")
    if trump is not None and not rules.trump_system.use_trump:
        raise BadRules("no-trump-here", "These rules have no trump.")
    if trump == JOKER:
        raise BadRules("no-trump-here", "A joker is never the trump.")


def _bonus(rules: ThreeCardBragRules, reading: HandReading) -> Sentence:
    """Name the rule that pays, then each extra of the trump."""
    book = bonus_book(rules)
    rule = book.rule_for(reading)
    bonus = rule.calculate_bonus(reading)
    extras = {part: points for part, points in bonus.parts.items() if part in _EXTRAS}
    base = bonus.points - sum(extras.values())
    key = "appraisal.own-base" if rule in book.own else "appraisal.base"
    told = sentence_of(key, points=base, rule=bonus.description)
    for part, points in extras.items():
        told = sentence_of("appraisal.extra", before=told, points=points, extra=_EXTRAS[part])
    return sentence_of("appraisal.bonus", points=bonus.points, parts=told)
