"""What rules are about, in a language: their title, their summary, their tips.

A game's text file says them under `title.VARIANT`, `summary.VARIANT` and `tip.NUMBER`. What it does not say,
and what a host has put into other words, stays as the rules have it.
"""

from typing import TYPE_CHECKING, Any

from parlour.engine.rules.asset import RulesAsset

if TYPE_CHECKING:
    from parlour.engine.rules.game import Game


def title(game: "Game[Any]", rules: RulesAsset, language: str) -> str:
    """What these rules are called."""
    return _told(game, rules, language, ("title", "displayName", rules.metadata.display_name))


def summary(game: "Game[Any]", rules: RulesAsset, language: str) -> str:
    """These rules in one sentence."""
    return _told(game, rules, language, ("summary", "summary", rules.metadata.summary))


def tips(game: "Game[Any]", rules: RulesAsset, language: str) -> list[str]:
    """Advice for players of these rules."""
    book, usual = game.phrasebook(language), game.tree().get("strategyTips", [])
    keys = {tip: f"tip.{number}" for number, tip in enumerate(usual, 1)}
    return [_translated(book, keys.get(tip, ""), tip) for tip in rules.strategy_tips]


def _told(game: "Game[Any]", rules: RulesAsset, language: str, about: tuple[str, str, str]) -> str:
    group, field, ours = about
    variant = rules.metadata.variant
    is_shipped = variant in game.variants() and game.tree(variant)["metadata"].get(field) == ours
    return _translated(game.phrasebook(language), f"{group}.{variant}" if is_shipped else "", ours)


def _translated(book: Any, key: str, text: str) -> str:
    group, _, name = key.partition(".")
    return book.label(group, name) if key in book else text
