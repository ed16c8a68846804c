"""Rules keep the digest that they had when games were first kept: what was made then is still verified."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

import pytest

from parlour.engine.rules.asset import Group, RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import read_tree, to_asset
from tests.toys.high_card import GAME
from tests.toys.high_card.rules.asset import HighCardRules

KEPT = json.loads(Path(__file__).with_name("digests.json").read_text(encoding="utf-8"))
FIRST: dict[str, str] = KEPT["first"]
"""By game and variant, at commit c8819275."""
FORMER: dict[str, str] = KEPT["former"]
"""By game and variant, at commit 38dea8c9: later fields were hashed for a few days."""


def rules_called(name: str) -> Any:
    game, variant = name.split("/")
    return find_game(game).rules(variant)


@pytest.mark.parametrize("name", FIRST)
def test_rules_have_the_digest_that_they_had_at_first(name: str) -> None:
    assert rules_called(name).digest == FIRST[name], (
        "Old tournaments' logs know these rules by another digest: they will not verify. An added field "
        "belongs to `later` of its group. Other words for a tip or a bluff belong in text/en.json."
    )


@pytest.mark.parametrize("name", FORMER)
def test_a_digest_that_rules_had_for_a_while_is_known(name: str) -> None:
    rules = rules_called(name)
    assert rules.has_digest(FORMER[name])
    assert rules.has_digest(FIRST[name])
    assert not rules.has_digest(FIRST["claim/default"])


@pytest.mark.parametrize("name", FIRST)
def test_what_is_kept_of_rules_has_their_digest_and_is_read_as_the_same(name: str) -> None:
    rules = rules_called(name)
    assert sha256(rules.kept_json()).hexdigest() == rules.digest
    assert to_asset(read_tree(rules.kept_json(), "kept"), type(rules), "kept") == rules


class Snacks(Group, frozen=True):
    """A group that came later, with a field that came later still."""

    later: ClassVar[Mapping[str, Any]] = {"salted": False}

    kind: str = ""
    salted: bool = False


class YoungerRules(HighCardRules, frozen=True):
    """High Card's rules after a year of new ideas."""

    later: ClassVar[Mapping[str, Any]] = {"snacks": Snacks(), "encores": ()}

    snacks: Snacks = Snacks()
    encores: tuple[str, ...] = ()


def younger(change: dict[str, Any]) -> RulesAsset:
    rules: RulesAsset = to_asset(GAME.tree() | change, YoungerRules, "The rules")
    return rules


def test_fields_that_came_later_change_no_digest_of_rules_that_do_not_use_them() -> None:
    assert younger({}).digest == GAME.rules().digest


def test_a_later_field_that_is_used_makes_other_rules() -> None:
    changes: list[dict[str, Any]] = [{"snacks": {"kind": "nuts"}}, {"encores": ["one"]}]
    changes.append({"snacks": {"kind": "nuts", "salted": True}})
    digests = {younger(change).digest for change in ({}, *changes)}
    assert len(digests) == 4
    assert not any(younger(change).has_digest(GAME.rules().digest) for change in changes)
