"""Every game of the house says everything in every language, with the same facts in every sentence."""

import re
from collections.abc import Iterator
from importlib.resources import files
from string import Formatter
from typing import Any

import pytest

from parlour.engine.rules import about
from parlour.engine.rules.game import Game
from parlour.engine.rules.texts import BLANK, CONDITION
from parlour.engine.words.phrasebook import ENGLISH, read_templates, shared_languages
from tests.which_games import shipped_games

SPOKEN = [(game, each) for game in shipped_games() for each in shared_languages() if each != ENGLISH]
ALL = pytest.mark.parametrize(
    ("game", "language"), SPOKEN, ids=[f"{game.id}-{each}" for game, each in SPOKEN]
)
OF_RULES = ("label.", "when.", "tip.", "bluff.", "example.", "title.", "summary.")
"""What English has in the rules themselves."""


def text_of(game: Game, name: str) -> str:
    return (files(game.package) / "text" / name).read_text(encoding="utf-8")


def templates(game: Game, language: str) -> dict[str, str]:
    return read_templates(text_of(game, f"{language}.json"))


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def plain(templates: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in templates.items() if not key.endswith((".you", ".one"))}


def test_every_game_is_played_in_every_language() -> None:
    assert {game.id: game.languages() for game in shipped_games()} == {
        game.id: shared_languages() for game in shipped_games()
    }


@ALL
def test_a_game_is_translated_wholly_with_the_same_facts_in_every_sentence(game: Game, language: str) -> None:
    ours, theirs = plain(templates(game, ENGLISH)), plain(templates(game, language))
    own = {key for key in theirs if key.startswith(OF_RULES)} | shared_keys()
    assert ours.keys() - theirs.keys() == set()
    assert theirs.keys() - ours.keys() - own == set()
    assert {key: blanks(theirs[key]) for key in ours} == {key: blanks(ours[key]) for key in ours}


TEXTS_AND_FACTS = {
    *("metadata", "moveLabels", "moveValidity", "rules", "strategyTips", "menu", "shortOptions", "openZones"),
    *("exampleHandOdds", "bluffSettings", "players", "defaultRival", "cardValues"),
}
"""What of the rules is no switch, or is called by the rank of a card."""


def switches(part: dict[str, Any], schema: dict[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """The switches in this part of a schema by their names, each with what it may be set to by name."""
    for name, inner in part.get("properties", {}).items():
        kinds = [resolve_schema(each, schema) for each in inner.get("anyOf", [inner])]
        groups = [kind for kind in kinds if "properties" in kind]
        named = [value for kind in kinds for value in kind.get("enum", kind.get("items", {}).get("enum", ()))]
        if name not in TEXTS_AND_FACTS and groups:
            yield from switches(groups[0], schema)
        elif name not in TEXTS_AND_FACTS and (len(named) > 1 or {"boolean", "integer"} & types(kinds)):
            yield name, named


def types(kinds: list[dict[str, Any]]) -> set[str]:
    return {kind.get("type", "") for kind in kinds}


def resolve_schema(part: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = schema["$defs"][part["$ref"].rsplit("/", 1)[1]] if "$ref" in part else part
    return found


@pytest.mark.shipped
@pytest.mark.parametrize("game", shipped_games(), ids=lambda game: str(game.id))
def test_every_switch_and_what_it_may_be_set_to_has_a_name(game: Game) -> None:
    schema, called = game.schema(), game.phrasebook().labels("switch")
    found = dict(switches(resolve_schema(schema, schema), schema))
    assert found
    assert [name for name in found if name not in called] == []
    assert [f"{name}.{each}" for name, each in _values(found) if f"{name}.{each}" not in called] == []


def _values(found: dict[str, list[Any]]) -> list[tuple[str, Any]]:
    return [(name, each) for name, values in found.items() for each in values if each is not None]


def shared_keys() -> set[str]:
    """What a game may call otherwise than all games do."""
    return set(
        read_templates((files("parlour.engine.words") / "text" / "en.json").read_text(encoding="utf-8"))
    )


@ALL
def test_moves_tips_and_variants_are_translated(game: Game, language: str) -> None:
    rules, told = game.rules(), templates(game, language)
    moves = {f"{group}.{verb}" for group in ("label", "when") for verb in rules.move_labels}
    tips = {f"tip.{number}" for number in range(1, len(rules.strategy_tips) + 1)}
    tips |= {f"bluff.{level}" for level in about.bluffs(game, rules, ENGLISH)}
    tips |= {f"example.{name}" for name in rules.example_hand_odds}
    assert (moves | tips | {f"summary.{each}" for each in game.variants()}) - told.keys() == set()
    titles = {f"title.{each}" for each in game.variants()}
    summaries = {f"summary.{each}" for each in game.variants()}
    of_rules = {key for key in told if key.startswith(OF_RULES)}
    assert of_rules - moves - tips - titles - summaries == set()


@ALL
def test_whatever_is_told_of_a_seat_can_be_told_to_that_seat(game: Game, language: str) -> None:
    """A language that bends its verbs needs a form of its own for the hearer, who may see more of it."""
    told = templates(game, language)
    of_seats = [key for key in plain(told) if key.startswith("event.") and "{seat}" in told[key]]
    assert [key for key in of_seats if f"{key}.you" not in told] == []
    assert [key for key in of_seats if not blanks(told[f"{key}.you"]) | {"seat"} >= blanks(told[key])] == []


@ALL
def test_the_rules_have_the_same_switches_and_numbers_line_by_line(game: Game, language: str) -> None:
    ours, theirs = (conditions(text_of(game, name)) for name in ("player.md", f"player.{language}.md"))
    assert theirs == ours


def conditions(text: str) -> list[tuple[str, ...]]:
    """Each line's condition with the numbers in it; title and summary may come from elsewhere."""
    found = []
    for line in text.splitlines():
        condition = CONDITION.match(line)
        names = sorted({re.sub(r"\.[a-z]{2}$", "", name) for name in BLANK.findall(line)})
        told = [name for name in names if not re.search(r"(title|displayName|summary)$", name)]
        found.append((condition[1] if condition else "", *told))
    return found


@ALL
def test_no_blank_is_left_open_in_the_rules_of_any_variant(game: Game, language: str) -> None:
    for variant in game.variants():
        text = game.text(game.rules(variant), "player", language)
        assert not re.search(r"[{}]|^\[", text, re.MULTILINE)
        assert not re.search(r"\d,\d{3}\b", text)


def test_title_summary_and_tips_are_told_in_the_language_unless_a_host_has_other_words() -> None:
    game = next(each for each in shipped_games() if len(each.variants()) > 1)
    rules = game.rules(game.variants()[1])
    assert game.summary(rules, "de") == templates(game, "de")[f"summary.{game.variants()[1]}"]
    assert game.summary(rules, "en") == rules.metadata.summary
    assert about.tips(game, rules, "de")[0] == templates(game, "de")["tip.1"]
    own = game.rules(change={"metadata": {"displayName": "Ours", "summary": "As we play."}})
    assert game.title(own, "de") == "Ours"
    assert game.summary(own, "de") == "As we play."


@ALL
def test_no_text_for_people_counts_seats_from_nought(game: Game, language: str) -> None:
    """People have names and chairs; seat 0 is a program's word."""
    for shown in (ENGLISH, language):
        texts = [game.text(game.rules(variant), "player", shown) for variant in game.variants()]
        said = [*texts, *templates(game, shown).values()]
        assert not [text for text in said if re.search(r"\b(seat|Platz|Sitz) 0\b", text, re.IGNORECASE)]
