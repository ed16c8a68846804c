# parlour: hot
"""The terms of a game: the switches of the rules in force, laid out where the play needs them."""

from typing import final

from mypy_extensions import i64

from parlour.engine.rules.cache import cached_part
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import bonus_book
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import HandReading


@final
class Terms:
    """All that the play asks of its rules; shared by every game under the same rules."""

    def __init__(self, rules: ThreeCardBragRules) -> None:
        betting, cards, flow = rules.betting, rules.card_actions, rules.game_flow
        self.rules = rules
        self.ranking = hand_ranking(rules)
        self.bonuses = bonus_book(rules)
        self.counts_bonuses: bool = rules.bonus_rules.bonus_mode == "stat"
        self.starting_coins: i64 = betting.initial_player_coins
        self.jokers: i64 = rules.jokers
        self.ante: i64 = betting.ante
        self.opening: i64 = betting.opening()
        self.base_bet: i64 = betting.base_bet
        self.max_raise: int | None = betting.max_raise
        self.doubles: bool = betting.doubles()
        self.short_calls: bool = betting.short_call == "allIn"
        self.double_show: bool = betting.show_cost == "double"
        self.opening_show_costs: bool = betting.opening_show == "price"
        self.uses_trump: bool = rules.trump_system.use_trump
        self.may_draw: bool = cards.draw_from_deck_allowed
        self.swap_to_floor: bool = cards.swapped_card == "floor"
        self.swap_blind: bool = not cards.swap_requires_seen
        self.rounds: i64 = rules.rounds
        self.eliminates: bool = flow.bust == "eliminate"
        self.timeout_calls: bool = flow.timeout_action == "call"
        self.winner_first: bool = flow.first == "winner"

    def bonus_points(self, reading: HandReading) -> int | None:
        """Return what the hand is worth in bonus points; None where they are not counted (§Bonus rules)."""
        return self.bonuses.points(reading) if self.counts_bonuses else None

    def own_bonus(self, reading: HandReading) -> Sentence | None:
        """Describe the hand's bonus where a rule of an installed package pays it; else None."""
        return self.bonuses.own_bonus(reading) if self.counts_bonuses else None


def terms_of(rules: ThreeCardBragRules) -> Terms:
    """Return the terms under these rules; made once and shared."""
    return cached_part("three-card-brag.terms", rules, lambda: Terms(rules))
