"""Experiments: the lab's answers as values."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from parlour.api.rules import the_game
from parlour.engine.bot import Bot
from parlour.engine.optional import need
from parlour.engine.rules.game import Game
from parlour.players.own_bots import BadOwnBot, is_known_everywhere, word_for

if TYPE_CHECKING:
    from parlour.lab.answer import Answer
    from parlour.lab.matrix.answer import MatrixAnswer
    from parlour.lab.run.together import ExperimentGroup
    from parlour.lab.sweep.answer import SweepAnswer

Measured = str | Callable[..., Bot]
"""A player's word, or a class of your own."""
Keep = str | Path | None


@overload
def experiment(
    game: str | Game,
    players: Sequence[Measured],
    *,
    games: int = 2000,
    seed: int = 1,
    seats: int | None = None,
    workers: int = 1,
    variant: str = "default",
    keep: Keep = None,
    vary: None = None,
    matrix: Literal[False] = False,
    decisions: str | Path | None = None,
    **switches: Any,
) -> "Answer": ...


@overload
def experiment(
    game: str | Game,
    players: Sequence[Measured],
    *,
    games: int = 2000,
    seed: int = 1,
    seats: int | None = None,
    workers: int = 1,
    variant: str = "default",
    keep: Keep = None,
    vary: Mapping[str, Iterable[Any]],
    **switches: Any,
) -> "SweepAnswer": ...


@overload
def experiment(
    game: str | Game,
    players: Sequence[Measured],
    *,
    games: int = 2000,
    seed: int = 1,
    seats: int | None = None,
    workers: int = 1,
    variant: str = "default",
    keep: Keep = None,
    matrix: Literal[True],
    **switches: Any,
) -> "MatrixAnswer": ...


def experiment(
    game: str | Game,
    players: Sequence[Measured],
    *,
    games: int = 2000,
    seed: int = 1,
    seats: int | None = None,
    workers: int = 1,
    variant: str = "default",
    keep: Keep = None,
    vary: Mapping[str, Iterable[Any]] | None = None,
    matrix: bool = False,
    decisions: str | Path | None = None,
    **switches: Any,
) -> "Answer | SweepAnswer | MatrixAnswer":
    """Let players play the same deals from every seat, and return how good they are, with intervals.

    A player is a word as in the lab, or a class of your own. `keep` is a folder for games that are not to be
    played again, `decisions` a file (.csv, .jsonl, .parquet) for a row of every decision.

    >>> import parlour
    >>> answer = parlour.experiment("bastard-brag", ["medium", "random"], games=40, seed=1, lives=1)
    >>> answer.player("medium").win_share.mean > answer.player("random").win_share.mean
    True

    With `vary` each combination of values is a point; with `matrix` every two players meet.

    >>> sweep = parlour.experiment("bastard-brag", ["easy", "random"], games=40, vary={"lives": [1, 2]})
    >>> [(row.switches, row.answer.player("easy").win_share.mean) for row in sweep.rows]
    [({'lives': 1}, 0.825), ({'lives': 2}, 0.925)]
    """
    asked = _Question(the_game(game), players, workers, seats=seats, seed=seed)
    if not matrix and vary is None:
        return asked.answer(variant, switches, games=games, keep=keep, decisions=decisions)
    _refuse_both(vary=vary if matrix else None, decisions=decisions)
    if vary is None:
        return asked.matrix(variant, switches, games=games, keep=keep)
    return asked.sweep(variant, switches, vary, games=games, keep=keep)


class _Question:
    """The players at a game: as a single experiment, as a sweep or as a matrix."""

    def __init__(
        self, game: Game, players: Sequence[Measured], workers: int, *, seats: int | None, seed: int
    ) -> None:
        need("lab", "numpy")
        from parlour.lab.players import check_players, checked_word

        self._game, self._workers, self._seats, self._seed = game, workers, seats, seed
        self._words = check_players(
            [
                checked_word(player, game.levels) if isinstance(player, str) else _own_word(player, workers)
                for player in players
            ]
        )

    def answer(
        self,
        variant: str,
        switches: Mapping[str, Any],
        *,
        games: int,
        keep: Keep,
        decisions: str | Path | None,
    ) -> "Answer":
        from parlour.lab.answer import find_answer
        from parlour.lab.decisions.writing import check_decisions
        from parlour.lab.definition import define

        file = None if decisions is None else check_decisions(str(decisions))
        rules = self._game.rules(variant, switches=switches)
        definition = define(self._game, rules, self._words, seats=self._seats, seed=self._seed)
        return find_answer(definition, games=games, workers=self._workers, keep=keep, decisions=file)

    def sweep(
        self,
        variant: str,
        switches: Mapping[str, Any],
        vary: Mapping[str, Iterable[Any]],
        *,
        games: int,
        keep: Keep,
    ) -> "SweepAnswer":
        from parlour.lab.sweep.answer import SweepAnswer
        from parlour.lab.sweep.points import BaseRules, define_points
        from parlour.lab.sweep.values import check_varied

        base = BaseRules(self._game, variant, None, switches)
        points = define_points(base, check_varied(vary), self._words, seats=self._seats, seed=self._seed)
        group = self._group([point.definition for point in points], games, keep)
        return SweepAnswer(points, self._run(group), group)

    def matrix(self, variant: str, switches: Mapping[str, Any], *, games: int, keep: Keep) -> "MatrixAnswer":
        from parlour.lab.matrix.answer import MatrixAnswer
        from parlour.lab.matrix.summary import define_pairs

        rules = self._game.rules(variant, switches=switches)
        pairs = define_pairs(self._game, rules, self._words, seats=self._seats, seed=self._seed)
        group = self._group(pairs, games, keep)
        return MatrixAnswer(self._words, pairs, self._run(group), group=group)

    def _group(self, definitions: Sequence[Any], games: int, keep: Keep) -> "ExperimentGroup":
        from parlour.lab.run.together import ExperimentGroup, refuse_models

        refuse_models(self._words)
        if keep is None:
            return ExperimentGroup.unkept(definitions, games)
        return ExperimentGroup.kept(definitions, games, keep)

    def _run(self, group: "ExperimentGroup") -> list[Any]:
        from parlour.lab.run.progress import hush
        from parlour.lab.run.workers import Workers

        return group.run(Workers(self._workers), hush)


def _refuse_both(**given: object) -> None:
    """Refuse what is asked for together and cannot be answered together."""
    from parlour.lab.errors import BadExperiment

    for name, value in given.items():
        if value is not None:
            said = f"{name} goes with one question: ask for it by itself, without vary and matrix."
            raise BadExperiment("one-question", said)


def _own_word(player: Callable[..., Bot], workers: int) -> str:
    """Return the word of a class of the program's own; other workers must find it by that, too."""
    if isinstance(player, Bot):
        said = f"{type(player).__name__} is a bot already: give its class, for every game makes one anew."
        raise BadOwnBot("bad-own-bot", said)
    word = word_for(player)
    if workers > 1 and not is_known_everywhere(word):
        said = f"{word} is known in this process alone: put it into a file, or leave out workers."
        raise BadOwnBot("bad-own-bot", said)
    return word
