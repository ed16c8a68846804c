"""Guided first games: each is played from its data alone, and what it says of the table is true there."""

import json
from collections import Counter
from copy import copy
from importlib.resources import files
from string import Formatter
from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import BadRules
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.rules.guide import LEARNER, ScriptStep, cards_of, read_script
from parlour.engine.words.phrasebook import read_templates
from parlour.match.match import Match, SeatCard
from parlour.players.deciding import decision
from parlour.players.guide import PATIENCE, Guide, Lesson, guide_of
from parlour.players.kinds import BadSeat
from parlour.players.seating import bots_for, play_out
from tests.toys import high_card
from tests.which_games import SHIPPED

GAMES = {game.id: game for game in all_games() if game.guide is not None}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SHORTEST, LONGEST = 5, 16


def begun(guide: Guide) -> Match:
    rivals = [SeatCard(f"Rival {seat}", "guide") for seat in range(1, guide.script.seats)]
    return guide.begin([SeatCard("Ann", "me"), *rivals])


def taught(guide: Guide, match: Match) -> list[tuple[ScriptStep, Lesson]]:
    """Plays the match as the guide suggests; every lesson with the step that it comes from."""
    bots = bots_for(match)
    lessons: list[tuple[ScriptStep, Lesson]] = []
    play_out(match, bots)
    while not match.is_over():
        lesson = guide.lesson(match)
        assert lesson is not None
        assert lesson.move is not None, "still on the script"
        step = guide.script.steps[len(lessons)]
        assert step.move.move() == lesson.move
        check_cards(match, step)
        lessons.append((step, lesson))
        match.play(LEARNER, lesson.move)
        play_out(match, bots)
    return lessons


def check_cards(match: Match, step: ScriptStep) -> None:
    """The cards that the step names lie where it says."""
    zones = {zone.name: zone.cards for zone in match.view(LEARNER).zones if zone.owner in (None, LEARNER)}
    for named in step.cards.values():
        assert Counter(cards_of(named.cards)) <= Counter(zones[named.zone]), named


def test_each_game_of_the_house_has_a_guide() -> None:
    assert set(SHIPPED) <= set(GAMES)


@every_game
def test_the_script_is_played_to_its_end_and_the_learner_wins(game: Game) -> None:
    guide = guide_of(game)
    match = begun(guide)
    lessons = taught(guide, match)
    assert SHORTEST <= len(lessons) <= LONGEST
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places[LEARNER] == 1
    assert guide.lesson(match) is None
    assert [sentence.key for sentence in guide.goodbye()][-1] == "guide.over"


@every_game
def test_everything_is_said_in_every_language_and_no_blank_stays_open(game: Game) -> None:
    guide = guide_of(game)
    match = begun(guide)
    sentences = [sentence for _, lesson in taught(guide, match) for sentence in lesson.sentences]
    for language in game.languages():
        templates = _templates(game, language)
        for sentence in [*sentences, *guide.goodbye()]:
            assert match.speaker(language).say(sentence, LEARNER)
            blanks = [name for _, name, _, _ in Formatter().parse(templates.get(sentence.key, "")) if name]
            assert all(sentence.fields.get(name) is not None for name in blanks), sentence.key


def _templates(game: Game, language: str) -> dict[str, str]:
    text = files(game.package) / "text" / f"{language}.json"
    return read_templates(text.read_text(encoding="utf-8"))


@every_game
def test_no_sentence_is_written_for_nothing(game: Game) -> None:
    script = guide_of(game).script
    said = {key for step in script.steps for key in step.say} | set(script.goodbye)
    written = {key for key in _templates(game, "en") if key.startswith("guide.")}
    assert said == written


@every_game
def test_every_card_named_by_a_step_is_in_its_sentences(game: Game) -> None:
    templates = _templates(game, "en")
    for step in guide_of(game).script.steps:
        text = " ".join(templates[key] for key in step.say)
        assert [name for name in step.cards if f"{{{name}:cards}}" not in text] == []


@every_game
def test_another_move_gets_a_kind_word_twice_and_is_then_played(game: Game) -> None:
    guide = guide_of(game)
    match = begun(guide)
    bots = bots_for(match)
    play_out(match, bots)
    other = _another_move(guide, match)
    while other is None:
        lesson = guide.lesson(match)
        assert lesson is not None
        assert lesson.move is not None
        match.play(LEARNER, lesson.move)
        play_out(match, bots)
        other = _another_move(guide, match)
    for strays in range(PATIENCE):
        word = guide.stray(match, other, strays)
        assert word is not None
        assert match.speaker().say(word, LEARNER)
    assert guide.stray(match, other, PATIENCE) is None


def _another_move(guide: Guide, match: Match) -> Move | None:
    lesson = guide.lesson(match)
    assert lesson is not None
    return next((move for move in match.moves(LEARNER) if guide.stray(match, move, 0) is not None), None)


@every_game
def test_whoever_leaves_the_script_plays_a_whole_game_all_the_same(game: Game) -> None:
    guide, luck = guide_of(game), Luck(4)
    match = begun(guide)
    bots = bots_for(match)
    house = game.bot(guide.rules, "medium", "easy", luck)
    free = 0
    play_out(match, bots)
    while not match.is_over():
        lesson = guide.lesson(match)
        assert lesson is not None
        free += lesson.move is None
        if free == 1 and lesson.move is None:
            assert [sentence.key for sentence in lesson.sentences] == ["guide.free"]
        match.play(
            LEARNER, match.moves(LEARNER).pick(luck) if free < 2 else decision(house, match.position, 0)
        )
        play_out(match, bots)
    assert free


@every_game
def test_it_does_not_matter_who_chooses_first_while_choices_are_sealed(game: Game) -> None:
    """In a room the rivals are quicker than the learner."""
    guide = guide_of(game)
    match = begun(guide)
    bots = bots_for(match)
    for seat in [seat for seat in match.to_act() if seat != LEARNER]:
        match.play(seat, decision(bots[seat], match.position, seat))
    lessons = taught(guide, match)
    assert len(lessons) == len(guide.script.steps)


def test_the_learner_is_told_nothing_while_others_are_to_act() -> None:
    guide = guide_of(GAMES["bastard-brag"])
    match = begun(guide)
    assert LEARNER not in match.to_act()
    assert guide.lesson(match) is None
    assert guide.stray(match, Move("KNOCK"), 0) is None


def tree_of(game: Game) -> dict[str, Any]:
    tree: dict[str, Any] = json.loads((files(game.package) / "guide.json").read_text(encoding="utf-8"))
    return tree


def with_script(game: Game, **changes: Any) -> Game:
    changed = copy(game)
    changed.__dict__["guide"] = read_script(tree_of(game) | changes, "guide.json")
    return changed


def test_a_script_with_an_illegal_move_is_refused() -> None:
    game = GAMES["bastard-brag"]
    steps = tree_of(game)["steps"]
    steps[0]["move"] = {"verb": "KNOCK"}
    with pytest.raises(BadRules, match="seat 0"):
        Guide(with_script(game, steps=steps))


@pytest.mark.parametrize("many", [1, -1])
def test_a_script_that_is_too_short_or_too_long_is_refused(many: int) -> None:
    game = GAMES["bastard-brag"]
    steps = tree_of(game)["steps"]
    with pytest.raises(BadRules, match="the game is over"):
        Guide(with_script(game, steps=steps + steps[:1] if many > 0 else steps[:-1]))


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", "12", "the seed is 32 bytes"),
        ("steps", [], "has steps"),
        ("steps", [{"say": "x", "move": {"verb": "KNOCK"}}], "say"),
        ("teacher", "Ann", "teacher"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, complaint: str) -> None:
    with pytest.raises(BadRules, match=complaint):
        read_script(tree_of(GAMES["claim"]) | {field: value}, "guide.json")


def test_a_game_without_a_guide_says_so() -> None:
    with pytest.raises(BadRules, match="no guided first game"):
        Guide(high_card.GAME)
    seats = [SeatCard("Ann", "me"), SeatCard("Ben", "guide")]
    with pytest.raises(BadSeat, match="no guided first game"):
        bots_for(Match.begin(high_card.GAME, high_card.GAME.rules(), seats))
