"""The advice that comes with rules, in a language; `Game` itself has their title and summary.

A game's text file says it under `tip.NUMBER`, `bluff.LEVEL` and `example.NAME`. What it does not say, and
what a host has put into other words, stays as the rules have it.
Advice is written like the texts: with conditions and blanks that the rules in force fill in.
"""

from collections.abc import Iterable
from typing import Any

from parlour.engine.bot import LEVELS
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.rules.texts import CONDITION, line_filler

_Line = tuple[str, str]
"""The key of a line of advice, "" for a host's own, and the line as the rules have it."""


def tips(game: Game, rules: RulesAsset, language: str) -> list[str]:
    """Return advice for players of these rules."""
    usual = game.tree().get("strategyTips", [])
    keys = {tip: f"tip.{number}" for number, tip in enumerate(usual, 1)}
    lines = [(keys.get(tip, ""), tip) for tip in rules.strategy_tips]
    return list(_advice(game, rules, language, lines).values())


def bluffs(game: Game, rules: RulesAsset, language: str) -> dict[str, str]:
    """Return how each level of a house bot bluffs; no line for a level of which nothing is said."""
    usual = game.rules().bluff_settings
    said = {level: rules.bluff_settings.sentence(level) for level in LEVELS}
    keys = {level: f"bluff.{level}" if usual.sentence(level) == line else "" for level, line in said.items()}
    lines = {level: (keys[level], line) for level, line in said.items() if line}
    told = _advice(game, rules, language, lines.values())
    own = {level: f"bluff.{level}" for level in game.levels if level not in LEVELS}
    book = game.phrasebook(language)
    fill = line_filler(rules, game.numbers(rules), book.thousands)
    more = {level: fill(_translate(book, key, "")) for level, key in own.items()}
    return {level: told[line] for level, (_, line) in lines.items() if line in told} | {
        level: line for level, line in more.items() if line
    }


def example_odds(game: Game, rules: RulesAsset, language: str) -> list[str]:
    """Return how hands of different strength stand, counted under these rules."""
    usual = game.tree(_shipped_variant(game, rules)).get("exampleHandOdds", {})
    odds = rules.example_hand_odds
    lines = [(f"example.{name}" if usual.get(name) == line else "", line) for name, line in odds.items()]
    numbers = game.example_odds(rules) if any(key for key, _ in lines) else {}
    return list(_advice(game, rules, language, lines, numbers).values())


def _shipped_variant(game: Game, rules: RulesAsset) -> str:
    variant = rules.metadata.variant
    return variant if variant in game.variants() else "default"


def _advice(
    game: Game,
    rules: RulesAsset,
    language: str,
    lines: Iterable[_Line],
    numbers: dict[str, Any] | None = None,
) -> dict[str, str]:
    """Return the lines that hold under these rules, each as it is said, by how the rules have it."""
    book = game.phrasebook(language)
    fill = line_filler(rules, game.numbers(rules) | (numbers or {}), book.thousands)
    told = {}
    for key, line in lines:
        condition = CONDITION.match(line) if key else None
        start = condition[0] if condition else ""
        said = fill(start + _translate(book, key, line.removeprefix(start))) if key else line
        if said is not None:
            told[line] = said
    return told


def _translate(book: Any, key: str, text: str) -> str:
    group, _, name = key.partition(".")
    return book.label(group, name) if key in book else text
