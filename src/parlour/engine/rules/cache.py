# parlour: hot
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
_pinned: Final[dict[tuple[str, Hashable], Any]] = {}


def cached_part(name: str, rules: RulesAsset | Hashable, make: Callable[[], Made]) -> Made:
    """Return the part of this name for these rules, or whatever it depends on; made when first asked for."""
    key = (name, rules.digest if isinstance(rules, RulesAsset) else rules)
    found = _pinned if key in _pinned else _kept
    if key not in found:
        _kept[key] = made = make()
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
        return made
    made = found[key]
    if found is _kept:
        _kept.move_to_end(key)
    return made


def find_part(name: str, rules: RulesAsset | Hashable) -> Any | None:
    """Return a part that has been made and is not forgotten; else None."""
    key = (name, rules.digest if isinstance(rules, RulesAsset) else rules)
    return _pinned.get(key, _kept.get(key))


def pin() -> None:
    """Keep all that is made by now for good, however much is made later of rules that others bring."""
    _pinned.update(_kept)
