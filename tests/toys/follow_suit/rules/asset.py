"""The rules asset of Follow Suit."""

from parlour.engine.rules.asset import Positive, RulesAsset


class FollowSuitRules(RulesAsset, frozen=True):
    """All of a Follow Suit rules file."""

    deals: Positive
