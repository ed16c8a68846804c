"""The rules asset of Ante Up."""

from parlour.engine.rules.asset import Positive, RulesAsset


class AnteUpRules(RulesAsset, frozen=True, kw_only=True):
    """All of an Ante Up rules file."""

    coins: Positive
