"""The odds of a hand of Three Card Brag: how it stands, and what a card turn is worth (§Card turns)."""

from collections import Counter
from itertools import combinations
from typing import Final

from parlour.cards.notation import card_symbol, cards_text
from parlour.cards.pack import pack
from parlour.engine.errors import BadRules
from parlour.engine.odds import Chance, Equity, HandAsked, Odds, Option, best_first
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.three_card_brag.odds.rivals import Count, RivalHands
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.naming import category_name, hand_name
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.hands.ties import tie_key
from parlour.games.three_card_brag.words.appraisal import check_hand
from parlour.kit.equity import counted_equity, sampled_equity

_AGAINST: Final = ("odds.beats", "odds.ties", "odds.loses")


def swap_odds(rules: ThreeCardBragRules, asked: HandAsked) -> Odds:
    """Return the exact odds of a hand: as it is, and after the swaps within reach."""
    check_hand(rules, asked.cards, asked.one_open("trump"))
    turn = _CardTurn(rules, asked)
    return Odds(
        cards=cards_text(asked.cards).split(),
        name=hand_name(turn.reading(asked.cards)),
        against=_chances(turn.rivals.beaten_by(asked.cards)),
        equity=turn.equity(asked.rivals),
        value_means=sentence_of("odds.value"),
        options=best_first(turn.options()),
    )


def _chances(count: Count) -> list[Chance]:
    return [Chance(sentence_of(key), ways, sum(count)) for key, ways in zip(_AGAINST, count, strict=True)]


def _becomes(category: int, ways: int, of: int) -> Chance:
    return Chance(sentence_of(category_name(category)), ways, of)


def _unseen_cards(rules: ThreeCardBragRules, known: list[int]) -> list[int]:
    """Return the pack without the cards in sight, each in sight only as often as the pack has it."""
    rest = pack(1, rules.jokers)
    for card in known:
        if card not in rest:
            raise BadRules("wrong-hand", f"There is no further {card_symbol(card)} in the pack.")
        rest.remove(card)
    return rest


class _CardTurn:
    """What a player may do with a hand when it is the player's card turn."""

    def __init__(self, rules: ThreeCardBragRules, asked: HandAsked) -> None:
        self.hand = asked.cards
        trump = asked.one_open("trump")
        self.floor = asked.one_open("floor")
        self.trump = NO_TRUMP if trump is None else trump
        self.ranking = hand_ranking(rules)
        self.may_draw = rules.card_actions.draw_from_deck_allowed
        known = self.hand if self.floor is None else [*self.hand, self.floor]
        self.unseen = _unseen_cards(rules, known)
        self.rivals = RivalHands(self.ranking, self.unseen, self.trump)

    def reading(self, hand: list[int]) -> HandReading:
        return HandReading(self.ranking, hand, self.trump)

    def _worth(self, hand: list[int]) -> tuple[int, int]:
        """Return what decides between two hands at a showdown."""
        return int(self.ranking.strength(hand, 0, self.trump)), tie_key(self.ranking, hand, self.trump)

    def equity(self, rivals: int) -> Equity:
        """Return the share of the pots that the hand takes as it is."""
        if rivals == 1:
            return counted_equity(_chances(self.rivals.beaten_by(self.hand)))
        if HAND * rivals > len(self.unseen):
            raise BadRules("too-many-rivals", f"The pack has no cards for {rivals} rivals' hands.")
        return sampled_equity(self.hand, self.unseen, rivals, self._worth)

    def options(self) -> list[Option]:
        """Keep the hand; take the card on the floor for one of the three, or turn a card from the deck."""
        kept = self._certain(sentence_of("odds.keep"), [], self.hand)
        if self.floor is not None:
            return [kept, *(self._taken(place) for place in range(HAND))]
        return [kept, self._drawn()] if self.may_draw else [kept]

    def _taken(self, place: int) -> Option:
        """Take the floor's card for the card at this place."""
        assert self.floor is not None
        out = self.hand[place]
        label = sentence_of("odds.swap", card1=out, card2=self.floor)
        return self._certain(label, [out], [*self.hand[:place], self.floor, *self.hand[place + 1 :]])

    def _certain(self, label: Sentence, out: list[int], hand: list[int]) -> Option:
        """Return a choice that leaves nothing to chance."""
        better = int(self._worth(hand) > self._worth(self.hand))
        wins = self.rivals.beaten_by(hand).value()
        return Option(
            label=label,
            gives_up=cards_text(out).split(),
            value=wins,
            wins=wins,
            better=Chance(sentence_of("odds.better"), better, 1),
            becomes=[_becomes(self.reading(hand).category, 1, 1)],
        )

    def _drawn(self) -> Option:
        """Turn a card, and swap it in where that helps; each unseen card is as likely as the others."""
        hands = [self._best_with(card) for card in self.unseen]
        counts = [self.rivals.beaten_by(hand, gone) for gone, hand in enumerate(hands)]
        wins = sum(count.value() for count in counts) / len(counts)
        kinds = Counter(self.reading(hand).category for hand in hands)
        better = sum(1 for hand in hands if self._worth(hand) > self._worth(self.hand))
        return Option(
            label=sentence_of("odds.draw"),
            gives_up=[],
            value=wins,
            wins=wins,
            better=Chance(sentence_of("odds.better"), better, len(hands)),
            becomes=[_becomes(kind, kinds[kind], len(hands)) for kind in sorted(kinds)[::-1]],
        )

    def _best_with(self, card: int) -> list[int]:
        """Return the best three of the hand and this card."""
        return max((list(three) for three in combinations([*self.hand, card], HAND)), key=self._worth)
