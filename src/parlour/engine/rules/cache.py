"""What is made from rules and kept: one cache for the whole house, bounded, keyed by the rules' digest.

Hosts bring rules of their own, and a room runs for months: what is made of rules must be forgotten some day.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from parlour.engine.rules.asset import RulesAsset

MOST_KEPT: Final = 256
"""Every part of every game under several dozen house rules; a part takes up to a quarter of a megabyte."""

Made = TypeVar("Made")
_kept: Final[OrderedDict[tuple[str, Hashable], Any]] = OrderedDict()


def remembered(name: str, rules: RulesAsset | Hashable, make: Callable[[], Made]) -> Made:
    """The part of this name for these rules, or for whatever it depends on; made when first asked for."""
    key = (name, rules.digest if isinstance(rules, RulesAsset) else rules)
    if key in _kept:
        _kept.move_to_end(key)
    else:
        _kept[key] = make()
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    made: Made = _kept[key]
    return made
