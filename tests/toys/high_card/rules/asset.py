"""The rules asset of High Card."""

from typing import Any

from parlour.engine.rules.asset import Group, Positive, RulesAsset


class Winning(Group, frozen=True):
    """What it takes to win, and whether a seat may sit a trick out."""

    target: Positive
    allow_pass: bool


class HighCardRules(RulesAsset, frozen=True):
    """All of a High Card rules file."""

    winning: Winning


def numbers(rules: HighCardRules) -> dict[str, Any]:
    """Return the points that are to be had in a whole game."""
    return {"pointsInAll": rules.cards_dealt}
