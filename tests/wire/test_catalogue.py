"""The catalogue: everything a client must call by name, once, and known again by its hash."""

import msgspec
import pytest

from parlour.engine.rules.finder import find_game
from parlour.wire.catalogue import Catalogue, catalogue, talk_presets
from tests.wire.walks import GAMES, begun, viewers, walk


def read(name: str, language: str = "en") -> Catalogue:
    game = find_game(name)
    return msgspec.json.decode(catalogue(game, game.rules(), language).raw, type=Catalogue)


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_view_has_a_label(name: str) -> None:
    labels = read(name).labels
    for match in walk(name, 80):
        view = match.view(match.to_act()[0] if match.to_act() else None)
        counters = {key for seat in view.seats for key in seat.counters} | set(view.counters)
        assert counters <= set(labels.counters)
        assert {badge for seat in view.seats for badge in seat.badges} <= set(labels.badges)
        assert {zone.name for zone in view.zones} <= set(labels.zones)


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_badge_and_counter_is_explained(name: str, language: str) -> None:
    spoken = read(name, language)
    picture = spoken.picture
    assert {*picture.counters, *picture.table_counters, *picture.badges} <= set(spoken.labels.helps)


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
def test_everything_shown_is_in_the_picture(name: str) -> None:
    picture = read(name).picture
    for match in walk(name, 80):
        view = match.view(None)
        assert set(view.counters) <= set(picture.table_counters)
        for seat in view.seats:
            assert set(seat.counters) <= set(picture.counters)
            assert set(seat.badges) <= set(picture.badges)


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_has_a_label_a_rule_and_a_key_of_its_own(name: str) -> None:
    verbs = read(name).verbs
    assert {verb.verb for verb in verbs} == set(begun(name).rules.move_labels)
    assert all(verb.label and verb.rule for verb in verbs)
    assert len({verb.key for verb in verbs}) == len(verbs)


@pytest.mark.parametrize("name", GAMES)
def test_the_hash_is_that_of_the_content(name: str) -> None:
    game = find_game(name)
    usual, again = catalogue(game, game.rules()), catalogue(game, game.rules())
    other = catalogue(game, game.rules(switches={"turnSeconds": 17}))
    assert usual is again
    assert usual.know != other.know


def test_a_language_that_a_game_has_not_is_english() -> None:
    for name in GAMES:
        game = find_game(name)
        spoken = read(name, "xx")
        assert spoken.language == "en"
        assert spoken.languages == game.languages()


def test_without_texts_it_is_another_catalogue() -> None:
    game = find_game("bastard-brag")
    brief, whole = (catalogue(game, game.rules(), texts=texts) for texts in (False, True))
    told = msgspec.json.decode(brief.raw, type=Catalogue)
    assert (told.tips, told.text) == ([], "")
    assert read("bastard-brag").tips
    assert brief.know != whole.know


def test_without_texts_no_installed_package_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen in this process knows players by their words; what finds them is slow to load."""
    monkeypatch.setattr("parlour.wire.catalogue.installed_players", lambda: ["robin"])
    monkeypatch.setattr("parlour.wire.catalogue.cached_part", lambda part, key, make: make())
    game = find_game("bastard-brag")
    brief, whole = (
        msgspec.json.decode(catalogue(game, game.rules(), texts=texts).raw, type=Catalogue)
        for texts in (False, True)
    )
    assert brief.levels == list(game.levels)
    assert whole.levels == [*game.levels, "robin"]


def test_what_can_be_said_without_typing_is_short_enough_to_be_said() -> None:
    for text in talk_presets(find_game(GAMES[0])).values():
        assert 0 < len(text) <= 40


def test_all_viewers_are_walked() -> None:
    assert len(viewers(begun(GAMES[0], 2))) == 3
