"""What is kept of views and their words: whatever happened at a table, it shows what one would that has just
woken, over rematches, undos, kicks, changes of chairs and names, and in every language."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Form
from parlour.engine.words.sentence import Sentence
from parlour.match import sentences
from parlour.match.sentences import Speaker
from parlour.tables.state import TableState
from parlour.version import mode
from parlour.wire import views
from parlour.wire.messages import State
from parlour.wire.views import Scene
from tests.plain_only import plain_only
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import KEY, Guest
from tests.tables.stories import PEOPLE, Story

STEPS = 90
TRUE: dict[tuple[Any, str], Any] = {
    (Speaker, "say"): Speaker.say,
    (Scene, "_spelled"): Scene._spelled,
    (views, "_kept_forms"): views._kept_forms,
}
"""What faults are planted in, as it is."""
LANGUAGES = ("en", "de", "de", "en")
SEEDS = [0, 1, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(2, 10))]


class KeptStory(Story):
    """A story at whose table people speak two languages."""

    async def begin(self) -> Any:
        table = await super().begin()
        self.guests = [
            Guest(table, person, language=language)
            for person, language in zip(PEOPLE, LANGUAGES, strict=True)
        ]
        return table

    async def run(self) -> int:
        """Return how many states were looked at, each of which is what a cold table would show."""
        await self.begin()
        looked = 0
        for _ in range(STEPS):
            await self.step()
            await asyncio.sleep(0.05)
            looked += await self._look()
        return looked

    async def _look(self) -> int:
        """Compare the last state of everybody who is up to date with that of a table that has just woken."""
        shown = [(guest, guest.all(State)[-1:]) for guest in self.guests]
        newest = [(guest, state[0]) for guest, state in shown if state and state[0].seq == self.table.state.n]
        if not newest or self.table.is_busy():
            return 0
        rows = await self.store.rows(KEY)
        cold = TableState.of(KEY, self.settings.rules(), rows)
        for guest, state in newest:
            parts = bytes(state.common), bytes(state.own)
            assert parts == cold_parts(cold, guest), f"{guest.person} sees another table"
        return len(newest)


def cold_parts(cold: TableState, guest: Guest) -> tuple[bytes, bytes]:
    """What a table that remembers nothing shows to everybody, and to this guest alone."""
    assert cold.match is not None
    seat, language = guest.session.seat, guest.session.language
    with without_faults(), forgotten(views._forms), forgotten(views._backs):
        scene = Scene.of(cold.match, None if cold.ended is None else cold.ended.outcome())
        return bytes(scene.common(language)), bytes(scene.own(cold.eyes_of(seat), language))


@contextmanager
def forgotten(cache: dict[Any, Any]) -> Iterator[None]:
    """Empty a cache for a while, in its place."""
    kept = dict(cache)
    cache.clear()
    yield
    cache.clear()
    cache.update(kept)


@contextmanager
def without_faults() -> Iterator[None]:
    """Take a planted fault out for a while."""
    with pytest.MonkeyPatch.context() as patch:
        for (kind, name), true in TRUE.items() if mode() == "pure" else ():
            patch.setattr(kind, name, true)
        yield


def told_story(seed: int) -> int:
    looked = 0

    async def story() -> None:
        nonlocal looked
        looked = await KeptStory(seed).run()

    run_virtually(story)
    return looked


@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_shows_what_one_would_that_has_just_woken(seed: int) -> None:
    assert told_story(seed) > 0


def one_memory_for_all_tables(patch: pytest.MonkeyPatch) -> None:
    """Sentences by viewer and facts alone: other names, other rules and other languages hear them too."""
    said: dict[Any, str] = {}

    def say(self: Speaker, sentence: Sentence, viewer: int | None = None) -> str:
        key = viewer, sentences._pack(sentence)
        return said.setdefault(key, self._book.say(sentence, self._as(viewer)))

    patch.setattr(Speaker, "say", say)


def one_memory_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    def say(self: Speaker, sentence: Sentence, viewer: int | None = None) -> str:
        key = None, sentences._pack(sentence)
        return self._said.setdefault(key, self._book.say(sentence, self._as(viewer)))

    patch.setattr(Speaker, "say", say)


def forms_kept_by_verbs(patch: pytest.MonkeyPatch) -> None:
    """Forms by the verbs that are open, with the words of whoever was asked first."""
    kept: dict[Any, Any] = {}

    def spelled(self: Scene, forms: list[Form], viewer: int, language: str) -> Any:
        return kept.setdefault(
            tuple(form.verb for form in forms), TRUE[Scene, "_spelled"](self, forms, viewer, language)
        )

    patch.setattr(Scene, "_spelled", spelled)


def lasting_forms_kept_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    """Forms of lasting moves, with the words of the seat that was asked first at this table."""

    def kept_forms(moves: Moves, viewer: int, speaker: Speaker) -> Any:
        return TRUE[views, "_kept_forms"](moves, 0, speaker)

    patch.setattr(views, "_kept_forms", kept_forms)


@plain_only
@pytest.mark.parametrize(
    "fault",
    [
        one_memory_for_all_tables,
        one_memory_for_all_seats,
        forms_kept_by_verbs,
        lasting_forms_kept_for_all_seats,
    ],
)
def test_a_cache_keyed_too_coarsely_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match="sees another table"):
        sum(map(told_story, range(10)))
