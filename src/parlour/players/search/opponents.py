"""An opponent model for any game that knows styles of play: which style a rival's actions speak for.

What a player does is told as events: the first that tells of whoever moved, with the size of what was paid.
How often players of a style do one thing after another is counted in imagined games, once for a game and its
rules; a rival's style is then the likelier, the better it explains what was heard of that rival so far.
"""

from collections import Counter
from collections.abc import Iterator
from math import exp, log
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.events import NO_SEAT, Event, Listener
from parlour.engine.play.position import Position
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.game import Game
from parlour.engine.thinking import Thinking

_DECISIONS: Final = 1000
"""So many decisions of each style are watched, which takes some ten milliseconds compiled."""
_UNSEEN: Final = 0.5
"""What an event counts that a style was never heard to tell there, in events."""
_TRUST: Final = 0.5
"""How much an event counts as evidence: those of one deal say partly the same, for they hang on one hand."""
_FINE: Final = 1 << 30
_LEAST: Final = 0.02
"""No style is ever believed to be less likely: people change their ways."""

_After = tuple[str, str]
"""What was told last of anybody, and what is told now."""


class StyleHabits:
    """How often each thing was told of one player after each other thing."""

    def __init__(self) -> None:
        self.told: Counter[_After] = Counter()
        self.times: Counter[str] = Counter()

    def note(self, before: str, kind: str) -> None:
        self.told[before, kind] += 1
        self.times[before] += 1


class Ear:
    """Keeps the habits of every seat, from the events of a game in their order."""

    def __init__(self) -> None:
        self.habits: dict[int, StyleHabits] = {}
        self.last = ""

    def hear(self, event: Event) -> None:
        if event.seat != NO_SEAT:
            self.habits.setdefault(event.seat, StyleHabits()).note(self.last, deed(event))
        self.last = event.kind


def deed(event: Event) -> str:
    """Return what was done, with the binary order of how much was put into it: `bet 3` is 4 to 7."""
    return f"{event.kind} {event.amount.bit_length()}" if event.amount else event.kind


class Guess:
    """How likely every seat's player is of each style, as one seat takes them; its own is style 0."""

    def __init__(self, chances: list[list[float]]) -> None:
        self.chances = chances

    def styles(self, luck: Luck) -> list[int]:
        """Return a style for every seat, by its chance."""
        return [_draw_style(chances, luck) for chances in self.chances]


def _draw_style(chances: list[float], luck: Luck) -> int:
    rest = luck.below(_FINE) / _FINE
    for style, chance in enumerate(chances):
        rest -= chance
        if rest < 0:
            return style
    return 0


class StyleGuide:
    """How players of every style are known to behave under these rules, at a table of so many seats."""

    def __init__(self, game: Game, rules: Any, seats: int) -> None:
        self.styles = [_watch_style(game, rules, seats, style) for style in range(game.thinking.styles())]
        self.kinds = _kinds_after(self.styles)

    def chances(self, habits: StyleHabits) -> list[float]:
        """Return how likely each style is for these habits; all alike until something is heard."""
        logs = [_TRUST * self.log_likelihood(habits, style) for style in self.styles]
        best = max(logs)
        likely = [exp(each - best) for each in logs]
        total, most = sum(likely), 1 - _LEAST * len(likely)
        return [_LEAST + most * each / total for each in likely]

    def log_likelihood(self, habits: StyleHabits, style: StyleHabits) -> float:
        """Return what the style makes of all that was heard; what no style ever tells is left out."""
        total = 0.0
        for (before, kind), times in habits.told.items():
            kinds = self.kinds.get(before, set())
            if kind in kinds:
                seen = style.told[before, kind] + _UNSEEN
                total += times * log(seen / (style.times[before] + _UNSEEN * len(kinds)))
        return total


class OpponentModel:
    """What one player knows about the others' styles from all it has heard."""

    def __init__(self, game: Game, rules: Any) -> None:
        self.game = game
        self.rules = rules
        self.ear = Ear()

    def hear(self, event: Event) -> None:
        self.ear.hear(event)

    def guess(self, seat: int, seats: int) -> Guess:
        """Return what this seat makes of the others."""
        guide, own = _style_guide(self.game, self.rules, seats), [1.0]
        habits = [self.ear.habits.get(rival, StyleHabits()) for rival in range(seats)]
        return Guess([own if rival == seat else guide.chances(habits[rival]) for rival in range(seats)])


def opponent_model(game: Game, rules: Any) -> OpponentModel | None:
    """Return a model of rivals where the game knows several styles."""
    return OpponentModel(game, rules) if game.thinking.styles() > 1 else None


def _style_guide(game: Game, rules: Any, seats: int) -> StyleGuide:
    """Return the guide of a game and its rules, made once and kept."""
    return cached_part(
        "search.styles", (game.id, rules.digest, seats), lambda: StyleGuide(game, rules, seats)
    )


def _watch_style(game: Game, rules: Any, seats: int, style: int) -> StyleHabits:
    """Return the habits of a style in games against players like the house who know it."""
    watched, number, decisions = StyleHabits(), 0, 0
    while decisions < _DECISIONS:
        knowing = number % seats
        styles = [0 if seat == knowing else style for seat in range(seats)]
        position = game.begin(rules, seats, FastShuffle(number))
        for seat, before, done in _deeds(position, game.thinking, styles, Luck(number)):
            decisions += 1
            if seat != knowing:
                watched.note(before, done)
        number += 1
    return watched


def _deeds(
    position: Position, thinking: Thinking, styles: list[int], luck: Luck
) -> Iterator[tuple[int, str, str]]:
    """Play a game to its end, or long enough: yield who moved, what was told before, and what it did."""
    last = ""
    for _ in range(_DECISIONS):
        if position.is_over():
            return
        seat, told = position.to_act()[0], Listener()
        position.apply(seat, thinking.styled_policy(position, seat, luck, styles), told)
        kinds = [last, *(event.kind for event in told.events)]
        places = [place for place, event in enumerate(told.events) if event.seat == seat]
        if places:
            yield seat, kinds[places[0]], deed(told.events[places[0]])
        last = kinds[-1]


def _kinds_after(styles: list[StyleHabits]) -> dict[str, set[str]]:
    """Return all that players of any style are ever heard to do after each event."""
    kinds: dict[str, set[str]] = {}
    for style in styles:
        for before, kind in style.told:
            kinds.setdefault(before, set()).add(kind)
    return kinds
