"""A game gathered from its folder."""

import json
from typing import Any

import pytest

from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.engine.play.move import Move
from parlour.engine.rules.asset import ALL_CARDS
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import to_tree
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from tests.toys.high_card import GAME
from tests.toys.high_card.bots import bot
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import begin


def refusal_of(**wishes: Any) -> tuple[str, str]:
    with pytest.raises(BadRules) as refused:
        GAME.rules(**wishes)
    return refused.value.code, refused.value.sentence


def test_a_game_is_named_by_its_rules() -> None:
    assert GAME.id == "high-card"


def test_the_variants_are_the_default_and_the_files_of_the_folder() -> None:
    assert GAME.variants() == ["default", "long", "passing"]


def test_a_game_without_a_folder_of_variants_has_the_default_alone() -> None:
    bare = Game("tests.toys", asset=HighCardRules, begin=begin, bot=bot)
    assert bare.variants() == ["default"]


def test_a_variant_changes_what_it_says_and_nothing_else() -> None:
    rules, default = GAME.rules("long"), GAME.rules()
    assert (rules.metadata.variant, rules.cards_dealt, rules.winning.target) == ("long", 5, 3)
    assert rules.winning.allow_pass == default.winning.allow_pass
    assert rules.move_labels == default.move_labels


def test_a_change_goes_over_the_variant_and_a_switch_over_both() -> None:
    rules = GAME.rules("long", change={"cardsDealt": 6, "turnSeconds": 5}, switches={"cardsDealt": 7})
    assert (rules.cards_dealt, rules.turn_seconds, rules.winning.target) == (7, 5, 3)


class ShyRules(HighCardRules, frozen=True):
    """High Card with switches that its rules.json leaves to their defaults."""

    shy: bool = False


def shy_game(rules: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> Game:
    """High Card with less written in its rules.json."""
    game = Game(GAME.package, asset=ShyRules, begin=begin, bot=bot)
    monkeypatch.setattr(game, "_written", lambda: rules)
    return game


def test_switches_that_are_left_to_their_defaults_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {name: value for name, value in GAME.tree().items() if name != "turnSeconds"}
    rules = shy_game(written, monkeypatch).rules(switches={"turnSeconds": 30, "shy": True})
    assert (rules.turn_seconds, rules.shy) == (30, True)


def test_switches_that_a_game_does_not_have_cannot_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    written = {name: value for name, value in GAME.tree().items() if name != "jokers"}
    with pytest.raises(BadRules, match="There is no switch called 'jokers'"):
        shy_game(written, monkeypatch).rules(switches={"jokers": 2})


def test_a_game_that_deals_all_its_cards_says_so_and_takes_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shy_game({**GAME.tree(), "cardsDealt": "all"}, monkeypatch)
    assert to_tree(game.rules())["cardsDealt"] == ALL_CARDS
    with pytest.raises(BadRules, match="cardsDealt: this game deals all cards"):
        game.rules(switches={"cardsDealt": 5})


def test_a_game_that_deals_a_number_of_cards_does_not_deal_all(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadRules, match="cardsDealt: this game deals a number of cards"):
        GAME.rules(switches={"cardsDealt": "all"})
    with pytest.raises(BadRules, match="Invalid enum value 'every'"):
        shy_game({**GAME.tree(), "cardsDealt": "every"}, monkeypatch).rules()


def test_changing_the_tree_of_a_game_does_not_change_the_game() -> None:
    GAME.tree()["winning"]["target"] = 99
    assert GAME.rules().winning.target == 2


@pytest.mark.parametrize("variant", ["loong", "../rules", ""])
def test_a_variant_that_is_not_there_is_refused_with_those_that_are(variant: str) -> None:
    code, sentence = refusal_of(variant=variant)
    assert code == "unknown-variant"
    assert sentence == f"There is no variant {variant!r} of high-card: try default, long, passing."


@pytest.mark.parametrize(
    "wishes", [{"change": {"metadata": {"gameId": "claim"}}}, {"switches": {"gameId": "claim"}}]
)
def test_the_rules_of_another_game_are_refused(wishes: dict[str, Any]) -> None:
    assert refusal_of(**wishes) == ("other-game", "These rules are for 'claim', not for high-card.")


def test_wrong_rules_are_refused_with_the_field_and_the_reason() -> None:
    assert refusal_of(switches={"target": "many"}) == (
        "wrong-rules",
        "The rules of high-card: winning.target: Expected `int`, got `str`.",
    )


def test_a_game_begins_with_its_cards_dealt() -> None:
    view = GAME.begin(GAME.rules("long"), 3, FastShuffle(1)).view(None)
    assert [view.zone("hand", seat).count for seat in range(3)] == [5, 5, 5]


def test_a_game_does_not_begin_at_a_table_of_the_wrong_size() -> None:
    with pytest.raises(BadRules, match="takes 2 to 3 players, not 4") as refused:
        GAME.begin(GAME.rules(), 4, FastShuffle(1))
    assert refused.value.code == "cannot-begin"


def test_the_text_for_players_follows_the_rules_in_force() -> None:
    assert "You play a card to every trick." in GAME.text(GAME.rules(), "player")
    text = GAME.text(GAME.rules("passing"), "player")
    assert "You may sit a trick out." in text
    assert "The first with 2 of 3 points wins." in text


def test_models_have_a_text_of_their_own() -> None:
    assert GAME.text(GAME.rules(), "model").startswith("High Card. Choose the place")


def test_a_text_that_the_game_does_not_have_is_refused() -> None:
    rules = GAME.rules(switches={"rules.player": "poem.md"})
    with pytest.raises(BadRules, match=r"high-card has no text called 'poem\.md'") as refused:
        GAME.text(rules, "player")
    assert refused.value.code == "no-such-text"


def test_the_words_of_a_game_come_from_its_folder() -> None:
    hearer = GAME.hearer(GAME.rules(), names=["Ann", "Ben"], viewer=1)
    assert GAME.phrasebook().say(sentence_of("event.sealed", seat=0), hearer) == "Ann chose a card."
    assert GAME.phrasebook().say(sentence_of("event.sealed", seat=1), hearer) == "You chose a card."


def test_a_game_is_played_in_english_where_nobody_has_translated_it() -> None:
    assert GAME.languages() == ["en"]
    assert GAME.phrasebook("de").say(sentence_of("prompt.choose"), Hearer()) == "Choose a card."
    assert GAME.phrasebook("de").say(sentence_of("refusal.game-over"), Hearer()) == "Das Spiel ist zu Ende."


def test_a_host_who_calls_a_move_otherwise_is_heard() -> None:
    rules = GAME.rules(change={"moveLabels": {"PICK": "Take your pick"}})
    assert GAME.hearer(rules).labels["PICK"] == "Take your pick"


def test_a_position_is_restored_from_what_was_written_of_it() -> None:
    position = GAME.begin(GAME.rules(), 3, FastShuffle(5))
    position.play(1, Move("PICK", slots=(2,)))
    again = GAME.restored(GAME.rules(), 3, FastShuffle(5), json.loads(json.dumps(position.state())))
    assert again.state() == position.state()
    assert again.view(1) == position.view(1)


def test_the_schema_describes_the_games_own_switches() -> None:
    assert "allowPass" in str(GAME.schema())


def test_stakes_rise_as_the_game_says_and_a_game_without_any_has_none_to_raise() -> None:
    def stakes(rules: HighCardRules, factor: int) -> dict[str, Any]:
        return {"cardsDealt": rules.cards_dealt * factor}

    game = Game(GAME.package, asset=HighCardRules, begin=begin, bot=bot, stakes=stakes)
    assert game.raised(game.rules("long"), 3) == {"cardsDealt": 15}
    assert GAME.raised(GAME.rules("long"), 3) == {}
