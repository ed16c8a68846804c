"""The odds of a hand of Three Card Brag: how it stands, and what a card turn is worth (§Card turns)."""

from collections import Counter
from itertools import combinations

from parlour.cards.notation import card_symbol, cards_text
from parlour.cards.pack import pack
from parlour.engine.errors import BadRules
from parlour.engine.odds import Asked, Chance, Equity, Odds, Option, best_first
from parlour.games.three_card_brag.odds.rivals import Count, Rivals
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import Reading
from parlour.games.three_card_brag.rules.hands.ties import tie_key
from parlour.games.three_card_brag.words.appraisal import check_hand
from parlour.games.three_card_brag.words.hand_names import CATEGORY_NAMES, hand_name
from parlour.kit.equity import counted_equity, sampled_equity

VALUE_MEANS = (
    "the exact chance to beat one hand dealt from the cards nobody has shown, a shared pot counting half"
)


def swap_odds(rules: ThreeCardBragRules, asked: Asked) -> Odds:
    """The exact odds of a hand: as it is, and after the swaps within reach."""
    check_hand(rules, asked.cards, asked.one_open("trump"))
    turn = CardTurn(rules, asked)
    return Odds(
        cards=cards_text(asked.cards).split(),
        name=hand_name(turn.reading(asked.cards)),
        against=chances(turn.rivals.beaten_by(asked.cards)),
        equity=turn.equity(asked.rivals),
        value_means=VALUE_MEANS,
        options=best_first(turn.options()),
    )


def chances(count: Count) -> list[Chance]:
    labels = ("beats", "ties with", "loses to")
    return [Chance(label, ways, sum(count)) for label, ways in zip(labels, count, strict=True)]


def unseen_cards(rules: ThreeCardBragRules, known: list[int]) -> list[int]:
    """The pack without the cards in sight; a card may be in sight only as often as it is in the pack."""
    rest = pack(1, rules.jokers)
    for card in known:
        if card not in rest:
            raise BadRules("wrong-hand", f"There is no further {card_symbol(card)} in the pack.")
        rest.remove(card)
    return rest


class CardTurn:
    """What a player may do with a hand when it is the player's card turn."""

    def __init__(self, rules: ThreeCardBragRules, asked: Asked) -> None:
        self.hand = asked.cards
        trump = asked.one_open("trump")
        self.floor = asked.one_open("floor")
        self.trump = NO_TRUMP if trump is None else trump
        self.ranking = hand_ranking(rules)
        self.may_draw = rules.card_actions.draw_from_deck_allowed
        known = self.hand if self.floor is None else [*self.hand, self.floor]
        self.unseen = unseen_cards(rules, known)
        self.rivals = Rivals(self.ranking, self.unseen, self.trump)

    def reading(self, hand: list[int]) -> Reading:
        return Reading(self.ranking, hand, self.trump)

    def worth(self, hand: list[int]) -> tuple[int, int]:
        """What decides between two hands at a showdown."""
        return int(self.ranking.strength(hand, 0, self.trump)), tie_key(self.ranking, hand, self.trump)

    def equity(self, rivals: int) -> Equity:
        """The share of the pots that the hand takes as it is."""
        if rivals == 1:
            return counted_equity(chances(self.rivals.beaten_by(self.hand)))
        if HAND * rivals > len(self.unseen):
            raise BadRules("too-many-rivals", f"The pack has no cards for {rivals} rivals' hands.")
        return sampled_equity(self.hand, self.unseen, rivals, self.worth)

    def options(self) -> list[Option]:
        """Keep the hand; take the card on the floor for one of the three, or turn a card from the deck."""
        kept = self.certain("keep the hand", [], self.hand)
        if self.floor is not None:
            return [kept, *(self.taken(place) for place in range(HAND))]
        return [kept, self.drawn()] if self.may_draw else [kept]

    def taken(self, place: int) -> Option:
        """The floor's card for the card at this place."""
        assert self.floor is not None
        out = self.hand[place]
        label = f"swap {card_symbol(out)} for {card_symbol(self.floor)}"
        return self.certain(label, [out], [*self.hand[:place], self.floor, *self.hand[place + 1 :]])

    def certain(self, label: str, out: list[int], hand: list[int]) -> Option:
        """A choice that leaves nothing to chance."""
        better = int(self.worth(hand) > self.worth(self.hand))
        wins = self.rivals.beaten_by(hand).value()
        return Option(
            label=label,
            gives_up=cards_text(out).split(),
            value=wins,
            wins=wins,
            better=Chance("better", better, 1),
            becomes=[Chance(CATEGORY_NAMES[self.reading(hand).category], 1, 1)],
        )

    def drawn(self) -> Option:
        """A card is turned, and swapped in where that helps; each unseen card is as likely as the others."""
        hands = [self.best_with(card) for card in self.unseen]
        counts = [self.rivals.beaten_by(hand, gone) for gone, hand in enumerate(hands)]
        wins = sum(count.value() for count in counts) / len(counts)
        kinds = Counter(self.reading(hand).category for hand in hands)
        better = sum(1 for hand in hands if self.worth(hand) > self.worth(self.hand))
        return Option(
            label="turn a card, swap if it helps",
            gives_up=[],
            value=wins,
            wins=wins,
            better=Chance("better", better, len(hands)),
            becomes=[Chance(CATEGORY_NAMES[kind], kinds[kind], len(hands)) for kind in sorted(kinds)[::-1]],
        )

    def best_with(self, card: int) -> list[int]:
        """The best three of the hand and this card."""
        return max((list(three) for three in combinations([*self.hand, card], HAND)), key=self.worth)
