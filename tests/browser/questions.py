"""The longest questions of a game, as a page gets them: found in random games of every variant."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game
from parlour.match import Match, SeatCard
from parlour.tables.people.names import LONGEST_NAME
from parlour.wire.views import Scene
from tests.browser.short import seats_for

LANGUAGES: Final = ("en", "de")
SEATS: Final = 4
_MOVES: Final = 80
_GAMES: Final = 2
Question = dict[str, Any]
"""All that a page is told of a position in which its player is asked something."""


def longest_questions(game: str, language: str) -> list[Question]:
    """Return for each set of verbs, the question with the longest sentence, and that with most to read."""
    found: dict[tuple[str, bool], Question] = {}
    for question in _questions(game, language):
        verbs = " ".join(form["verb"] for form in question["forms"])
        for key in ((verbs, False), (verbs, True)):
            if key not in found or _letters(question, key[1]) > _letters(found[key], key[1]):
                found[key] = question
    return list({id(question): question for question in found.values()}.values())


def _letters(question: Question, with_notes: bool) -> int:
    notes = question.get("notes", []) if with_notes else []
    return sum(map(len, [question.get("prompt", ""), *notes]))


def _questions(game: str, language: str) -> Iterator[Question]:
    """Yield what the first seat is asked in random games, among people whose names are as long as can be."""
    found = find_game(game)
    people = [SeatCard(f"{'Wm' * LONGEST_NAME}"[:LONGEST_NAME], "person")] * seats_for(game, SEATS)
    for nth in range(_GAMES * len(found.variants())):
        rules = found.rules(found.variants()[nth % len(found.variants())])
        match, luck = Match(found, rules, people, bytes([nth]) * 32), Luck(nth)
        while match.to_act() and match.n < _MOVES:
            seat = match.to_act()[0]
            if seat == 0:
                yield _as_told(Scene.of(match), language)
            match.play(seat, match.moves(seat).pick(luck))


def _as_told(scene: Scene, language: str) -> Question:
    common, own = (msgspec.json.decode(part) for part in (scene.common(language), scene.own(0, language)))
    zones = [own.get("zones", {}).get(str(place), zone) for place, zone in enumerate(common["zones"])]
    return {"notes": [], "prompt": "", "marks": {}, "prices": {}, **common, **own, "zones": zones}
