"""Lean views: put together again they are the whole view, and they tell nobody more than that."""

from typing import Any

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.arrangements import Order
from parlour.engine.play.choices import Amount, Plain
from parlour.engine.play.events import Event
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game
from parlour.engine.show.audience import EVERYONE, only
from parlour.engine.show.build_view import zone_view
from parlour.engine.show.form import Pool
from parlour.engine.show.view import View
from parlour.engine.show.zone import Zone
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.match.match import Match
from parlour.match.sentences import Speaker
from parlour.wire import views
from parlour.wire.merging import MergedView, merge_views
from parlour.wire.views import Scene
from tests.wire.walks import GAMES, begun, viewers, walk


def picture(match: Match, viewer: int | None, scene: Scene | None = None) -> MergedView:
    scene = scene or Scene.of(match)
    meta = match.rules.metadata
    return merge_views(
        scene.common(), scene.own(viewer), game=meta.game_id, variant=meta.variant, viewer=viewer
    )


def said_view(match: Match, viewer: int | None) -> Any:
    """The view as plain values, with the names of places as text."""
    tree = msgspec.to_builtins(match.view(viewer))
    for form in tree["forms"]:
        for pool in form.get("pools", []):
            names = [msgspec.convert(name, type=Sentence) for name in pool.get("names", [])]
            texts = [match.speaker().say(name, viewer) for name in names]
            if texts:
                pool["names"] = [{"key": "plain", "fields": {"text": text}} for text in texts]
    return tree


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("more", [0, 2])
def test_the_two_parts_together_are_the_view_of_every_viewer(name: str, more: int) -> None:
    most = begun(name).rules.players.most
    for match in walk(name, 60, min(begun(name).rules.players.least + more, most)):
        scene = Scene.of(match)
        for viewer in viewers(match):
            found = picture(match, viewer, scene).view
            assert msgspec.to_builtins(found) == said_view(match, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_is_the_briefing(name: str) -> None:
    for match in walk(name, 40, seed=2):
        for viewer in viewers(match):
            briefing, found, say = match.briefing(viewer), picture(match, viewer), match.speaker().say
            assert found.notes == [say(note, viewer) for note in briefing.notes]
            assert found.prompt == ("" if briefing.prompt is None else say(briefing.prompt, viewer))
            prices = {verb: (each.cost, each.rate) for verb, each in briefing.prices.items()}
            assert {verb: (each.cost, each.rate) for verb, each in found.prices.items()} == prices
            assert all(each.why for each in found.prices.values())


@pytest.mark.parametrize("name", GAMES)
def test_neither_part_changes_when_what_the_viewer_cannot_see_is_dealt_again(name: str) -> None:
    luck = Luck(7)
    for match in walk(name, 40, seed=3):
        scene = Scene.of(match)
        for seat in range(len(match.seats)):
            twin = Scene(match.game, match.position.redealt(seat, luck), match.speaker)
            assert (twin.common(), twin.own(seat)) == (scene.common(), scene.own(seat))


@pytest.mark.parametrize("name", GAMES)
def test_the_public_has_nothing_of_its_own(name: str) -> None:
    for match in walk(name, 20):
        assert Scene.of(match).own(None) == msgspec.Raw(b"{}")


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_says_why_it_is_over(name: str) -> None:
    *_, match = walk(name, 100_000)
    outcome = match.outcome()
    assert outcome is not None
    found = picture(match, None)
    assert found.view.ending is not None
    assert found.view.ending.places == outcome.places
    assert found.ending == " ".join(match.speaker().ending(outcome))


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_told_what_a_speaker_would_tell_them(name: str) -> None:
    heard = 0
    for match in walk(name, 60, seed=4):
        events, _ = match.since(heard)
        heard = match.heard
        scene = Scene.of(match)
        for viewer in viewers(match):
            told = scene.told(events, viewer)
            assert [each.say for each in told] == [match.speaker().tell(event, viewer) for event in events]
            assert [each.cards for each in told] == [seen_cards(event, viewer) for event in events]


def seen_cards(event: Event, viewer: int | None) -> tuple[int, ...]:
    return event.seen_by(viewer).cards


@pytest.mark.parametrize("name", GAMES)
def test_closed_moves_come_with_their_reasons(name: str) -> None:
    for match in walk(name, 20):
        for seat in match.to_act():
            closed = dict(Scene.of(match).closed(seat))
            assert set(closed) == set(match.rules.move_labels) - set(match.moves(seat).verbs())
            assert all(closed.values())


def test_a_lean_view_leaves_defaults_out() -> None:
    scene = Scene.of(begun(GAMES[0]))
    for part in map(bytes, (scene.common(), scene.own(0))):
        assert b"null" not in part
        assert b"[]" not in part
        assert b"false" not in part


def test_a_view_of_the_wire_is_a_view_of_the_engine() -> None:
    assert isinstance(picture(begun(GAMES[0]), 0).view, View)


NAMED = Pool("deal", [0, 1], least=2, most=2, ordered=True, names=[sentence_of("close.whose", seat=0)] * 2)


def speaker(*names: str, language: str = "en") -> Speaker:
    game = find_game(GAMES[0])
    return Speaker(game, game.rules(), names or ("Ann", "Bob"), language)


def place_name(forms: Any) -> str:
    """What the first place of the second of these forms is called."""
    name: str = msgspec.json.decode(forms)[1]["pools"][0]["names"][0]
    return name


def test_forms_of_lasting_moves_are_made_once() -> None:
    moves = Moves([Plain("KNOCK")], lasting=True)
    ann, bob = speaker("Ann", "Bob"), speaker("Cy", "Di")
    kept = views._kept_forms(moves, 0, ann)
    assert kept is views._kept_forms(moves, 1, bob)
    assert kept is not None
    assert msgspec.json.decode(kept) == [{"verb": "KNOCK"}]


def test_forms_with_words_are_made_once_for_each_seat_of_a_match() -> None:
    moves = Moves([Plain("KNOCK"), Order("DEAL", NAMED)], lasting=True)
    here, elsewhere, german = speaker("Ann", "Bob"), speaker("Cy", "Di"), speaker("Ann", "Bob", language="de")
    kept = [views._kept_forms(moves, viewer, each) for each in (here, elsewhere, german) for viewer in (0, 1)]
    assert len(set(map(id, kept))) == len(kept)
    assert [place_name(each) for each in kept] == [
        "yours",
        "Ann's",
        "yours",
        "Cy's",
        "du",
        "Ann",
    ]
    assert [views._kept_forms(moves, viewer, here) for viewer in (0, 1)] == kept[:2]


def test_forms_with_an_amount_are_made_anew() -> None:
    moves = Moves([Plain("KNOCK"), Amount("RAISE", 1, 9)], lasting=True)
    assert views._kept_forms(moves, 0, speaker()) is None


def test_what_is_kept_of_forms_has_a_bound() -> None:
    for _ in range(2_000):
        views._kept_forms(Moves([Plain("KNOCK")], lasting=True), 0, speaker())
    assert len(views._forms) <= 1_000


def test_what_is_kept_of_forms_with_words_has_a_bound() -> None:
    table = speaker()
    for _ in range(200):
        views._kept_forms(Moves([Order("DEAL", NAMED)], lasting=True), 0, table)
    assert len(table.forms) <= 16


@pytest.mark.parametrize("name", GAMES)
def test_lasting_moves_have_the_same_forms_whenever_they_are_handed_out(name: str) -> None:
    seen: dict[Moves, bytes] = {}
    for match in walk(name, 60, seed=5):
        for seat in match.to_act():
            moves = match.moves(seat)
            if moves.lasting:
                forms = msgspec.json.encode(moves.forms())
                assert seen.setdefault(moves, forms) == forms


@pytest.mark.parametrize("name", GAMES)
def test_the_public_sees_a_zone_that_shows_no_card_as_it_lies(name: str) -> None:
    for match in walk(name, 60, seed=6):
        for zone in match.position.zones():
            anew = msgspec.json.encode(zone_view(zone, None, []))
            assert msgspec.json.encode(views._public_zone(zone)) == anew


def test_backs_are_kept_by_all_that_is_seen_of_them() -> None:
    zones = [
        Zone("hand", [5, 6], [only(0)] * 2, owner=0, private=True),
        Zone("hand", [5, 6, 7], [only(0)] * 3, owner=0, private=True),
        Zone("hand", [5, 6], [only(0)] * 2, owner=1, private=True),
        Zone("hand", [5, 6], [only(0)] * 2, owner=0, lying="down"),
        Zone("hand", [5, 6], [only(0)] * 2, owner=0, reprint=True, lying="held"),
        Zone("hand", [5, 6], [only(0)] * 2, owner=0, pile=True, lying="held"),
        Zone("hand", [5, 6], [only(0)] * 2, owner=0, private=True, turned=[1]),
        Zone("hand", [5, 6], [only(0)] * 2, owner=0, private=True, by=[0, 1]),
        Zone("hand", [5, 6], [only(0), EVERYONE], owner=0, private=True),
        Zone("floor", [5, 6], [only(0)] * 2, owner=0, private=True),
    ]
    shown = [msgspec.json.encode(views._public_zone(zone)) for zone in zones]
    assert shown == [msgspec.json.encode(zone_view(zone, None, [])) for zone in zones]
    assert len(set(shown)) == len(zones)
