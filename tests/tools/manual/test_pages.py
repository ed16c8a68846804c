"""The pages of the manual before they are built: one for everything that there is, and links that lead on."""

import json
import re

import pytest

import parlour
from parlour.cli import house
from parlour.engine.rules.finder import find_game
from tools.man_pages import all_commands
from tools.manual.api_pages import FACES, api_pages, undocumented_names
from tools.manual.api_source import exported_names, find
from tools.manual.cards import draw_hand, hand_in
from tools.manual.command_pages import command_pages
from tools.manual.documents import Documents, command_path, split_commands
from tools.manual.game_pages import GamePage, game_path, letter_page, shipped_games, words_of
from tools.manual.navigation import decision_facts
from tools.manual.pages import space_out_lists, tidy, with_links
from tools.manual.rules_fields import fields, kind_text, switches
from tools.manual.rules_pages import rules_files

PARTS = ("rules", "hands", "moves", "variants", "switches", "chances", "tips", "bluffs", "letter")


@pytest.fixture(scope="module")
def documents() -> Documents:
    return Documents()


def test_every_public_name_has_a_docstring() -> None:
    assert undocumented_names() == []


def test_a_name_without_a_docstring_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.manual.api_pages.exported_names", lambda face: ["Page", "FACES"])
    monkeypatch.setattr("tools.manual.api_pages.find", lambda face, name: find("parlour", "nobody"))
    assert undocumented_names()


def test_the_reference_has_every_public_name_and_its_examples_are_code() -> None:
    for page in api_pages():
        face = next(name for name, path in FACES.items() if path == page.path)
        names = {name for name in exported_names(face) if name not in ("VERSION", "__version__")}
        assert names <= set(re.findall(rf"\{{ #{face}\.(\w+) \}}", page.text))
        outside = re.sub(r"^```.*?^```", "", page.text, flags=re.MULTILINE | re.DOTALL)
        assert ">>>" not in outside


def test_every_command_has_a_page_with_its_options(documents: Documents) -> None:
    pages = {page.path: page.text for page in command_pages(documents)}
    for path, command in all_commands(house, "parlour"):
        text = pages[command_path(path)]
        assert f"# `{path}`" in text
        options = [each.opts[0] for each in command.params if each.opts[0].startswith("--")]
        assert [each for each in options if each not in text] == []


def test_what_the_document_says_of_a_command_is_on_its_page(documents: Documents) -> None:
    sections = split_commands("# All\n\nhead\n\n## `parlour play GAME`\n\none\n\n## Else\n\ntwo\n")
    assert sections[""] == "# All\n\nhead\n\n## Else\n\ntwo\n"
    assert sections["parlour play"] == "## `parlour play GAME`\n\none\n\n"
    assert documents.place("docs/reference/commands.md", "parlour-play-game") == "commands/play.md"


def test_links_lead_to_where_things_are_in_the_site(documents: Documents) -> None:
    text = "[a](models.md#measure-it) [b](../../README.md) [c](../pictures/table.png) `[d](e.md)`"
    moved = documents.moved(text, "docs/how-to/write-a-bot.md", "how-to/write-a-bot.md")
    assert moved.startswith("[a](models.md#measure-it) [b](../readme.md) [c](../pictures/table.png)")
    assert "docs/pictures/table.png" in documents.files


def test_links_in_code_stay_as_they_are() -> None:
    text = "[a](b)\n```\n[a](b)\n```\n"
    assert with_links(text, lambda link: "c") == "[a](c)\n```\n[a](b)\n```\n"


def test_lists_are_set_apart_and_marks_for_tests_are_gone() -> None:
    assert space_out_lists("so:\n- a\n- b\n") == "so:\n\n- a\n- b\n"
    assert tidy("<!-- not run: it takes long -->\n```json Body\n{}\n```\n") == "```json\n{}\n```\n"


@pytest.mark.thorough
@pytest.mark.usefixtures("uncounted")
def test_every_game_has_a_page_in_every_language_with_all_its_parts() -> None:
    for game in shipped_games():
        for language in game.languages():
            page, words = GamePage(game, language).page(), words_of(language)
            assert page.path == game_path(game.id, language)
            assert [part for part in PARTS if f"\n## {words[part]}\n" not in page.text] == []
            assert page.text.count('class="hand"') > 3
        assert "\n## " in letter_page(game).text


def test_chances_are_those_that_the_engine_counts() -> None:
    game = find_game("three-card-brag")
    counted, odds = GamePage(game, "en")._odds({"cards": "QS QD 7C"}), parlour.odds(game, "QS QD 7C")
    assert f"As it is: {odds.equity.share:.1%} of the pots" in counted
    assert f"Then {odds.options[0].wins:.1%}" in counted


def test_the_languages_of_the_pages_have_the_same_words() -> None:
    assert words_of("de").keys() == words_of("en").keys()


def test_a_hand_is_drawn_with_a_face_for_each_card_and_can_be_heard() -> None:
    drawn = draw_hand(hand_in("9♠ 10♦ ★, a pair"), "games/x.md")
    assert re.findall(r"#f(\d+)", drawn) == ["35", "49", "0"]
    assert 'class="card diamond"' in drawn
    assert "../../assets/cards.svg" in drawn
    assert 'role="img"' in drawn
    assert hand_in("nothing of the kind") == []


def test_every_switch_that_is_in_the_rules_has_its_line_with_what_it_does() -> None:
    for game in shipped_games():
        assert {each.name for each in switches(game)} >= set(game.rules().short_options.values())
        assert all(kind_text(each.part) for each in fields(game))


def test_the_schemas_are_those_of_the_games() -> None:
    for name, text in rules_files().items():
        game = name.rpartition("/")[2].removesuffix(".schema.json")
        assert json.loads(text) == json.loads(json.dumps(find_game(game).schema()))


def test_every_decision_says_when_it_was_made_and_what_became_of_it(documents: Documents) -> None:
    mute = [
        name
        for name, text in documents.texts.items()
        if name.startswith("docs/decisions/") and not all(decision_facts(text))
    ]
    assert mute == []
