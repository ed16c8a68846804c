"""Bonus rules: points for what a hand holds, beside the pot; the house's and those of installed packages.

- `rule`: `BonusRule`, from which every one derives, and `BonusBook`, those in force by priority
- `detail`: `BonusDetail`, what a rule found in a hand and what it pays
- `installed`: rules of one's own by the names that a rules file has for them
- `laws`: what every bonus rule keeps, `laws.check(GAME, MyRule)`
"""

from parlour.kit.bonus.detail import BonusDetail
from parlour.kit.bonus.installed import offer_here
from parlour.kit.bonus.rule import BonusBook, BonusRule

__all__ = ["BonusBook", "BonusDetail", "BonusRule", "offer_here"]
