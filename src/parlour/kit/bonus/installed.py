"""Bonus rules of one's own, by the names that rules have for them.

A name is `package:rule`: a distribution that is installed here, and its entry point in the group
`parlour.bonus_rules`. Nothing else is looked for, let alone imported: what travels in a file or over the wire
names no code. A program may offer a class of its own besides, for as long as its process runs.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from parlour.cards.codes import LAST_CARD
from parlour.engine.errors import BadRules
from parlour.engine.nearest import did_you_mean
from parlour.engine.plug_ins import BONUS_RULES, load_plug_in, packaged_plug_ins
from parlour.kit.bonus.rule import BonusRule

_HERE: Final = "here"
_offered: Final[dict[str, type[BonusRule]]] = {}


def offer_here(kind: type[BonusRule]) -> str:
    """Return a name by which rules in this process may name a class of this program; one for each class."""
    for name, known in _offered.items():
        if known is kind:
            return name
    name, number = f"{_HERE}:{kind.__name__}", 1
    while name in _offered:
        number += 1
        name = f"{_HERE}:{kind.__name__}-{number}"
    _offered[name] = kind
    return name


def installed_names() -> list[str]:
    """Return the names of all bonus rules that installed packages bring; none of them is imported."""
    return sorted(packaged_plug_ins(BONUS_RULES))


def named_in(tree: Mapping[str, Any], places: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the names that a tree of rules has at these dotted places, each with its own place."""
    for place in places:
        value: Any = tree
        for step in place.split("."):
            value = value.get(step) if isinstance(value, dict) else None
        for number, name in enumerate(value if isinstance(value, list | tuple) else ()):
            yield f"{place}[{number}]", str(name)


def check_installed(names: Sequence[str], place: str) -> None:
    """Refuse a name that is unknown here or stands there twice, with its place; nothing is imported."""
    for number, name in enumerate(names):
        where = f"{place}[{number}]"
        if name in names[:number]:
            raise BadRules("wrong-rules", f"{where}: {name} stands there twice.")
        if name not in _offered and name not in packaged_plug_ins(BONUS_RULES):
            raise BadRules("unknown-bonus-rule", f"{where}: {unknown_rule_text(name)}")


def unknown_rule_text(name: str) -> str:
    """Say that there is no such rule, and which one may be meant."""
    if name.startswith(f"{_HERE}:"):
        return f"{name} is a class of the program that made these rules, and known to no other."
    known, said = installed_names(), f"no package that is installed here brings a bonus rule {name!r}"
    if not known:
        return f"{said}."
    others = f"there are {', '.join(known)}."
    return f"{said}: {did_you_mean(name, known, others, likeness=0.4)}"


def load_rules(names: Sequence[str], hand_size: int = LAST_CARD) -> list[BonusRule]:
    """Return the rules of these names, made anew; refuse one that is broken or wants a larger hand."""
    rules = [_make(name, _kind_of(name)) for name in names]
    for name, rule in zip(names, rules, strict=True):
        if rule.minimum_cards > hand_size:
            wants = f"wants {rule.minimum_cards} cards, and a hand has {hand_size}"
            raise BadRules("broken-bonus-rule", f"The bonus rule {name} {wants}.")
    return rules


def _kind_of(name: str) -> type[BonusRule]:
    if name in _offered:
        return _offered[name]
    found = packaged_plug_ins(BONUS_RULES).get(name)
    if found is None:
        raise BadRules("unknown-bonus-rule", f"The bonus rules: {unknown_rule_text(name)}")
    kind = load_plug_in(found, f"The bonus rule {name}", lambda said: BadRules("broken-bonus-rule", said))
    if isinstance(kind, type) and issubclass(kind, BonusRule):
        return kind
    raise BadRules("broken-bonus-rule", f"{name} is no bonus rule: derive a class from BonusRule.")


def _make(name: str, kind: type[BonusRule]) -> BonusRule:
    try:
        return kind()  # type: ignore[call-arg]
    except Exception as error:
        raise BadRules("broken-bonus-rule", f"The bonus rule {name} cannot be made: {error}.") from error
