"""The guided first game: a lesson at each decision of the learner, and rivals who play by the script.

Where a game stands is read off what a seat sees, and not off a count of moves: so a guide can be left and
taken up again, and whoever leaves the script is on the script no more until the table looks the same again.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from parlour.cards.fair import FairShuffle
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.errors import BadRules, Refused
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.rules.guide import LEARNER, Script, ScriptStep, cards_of
from parlour.engine.rules.loading import Tree
from parlour.engine.show.view import View
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.match.match import Match, SeatCard
from parlour.players.kinds import BadSeat, Maker, no_detail

GUIDE: Final = "guide"
PATIENCE: Final = 2
"""So many other moves are answered with a kind word before the learner is let go."""
_OFF_SCRIPT: Final = "easy"


class Lesson(NamedTuple):
    """What is said at a decision, and the move that is suggested; none for who has left the script."""

    sentences: list[Sentence]
    move: Move | None


class Guide:
    """A game's guided first game; it has no state, and a match carries all that it needs."""

    def __init__(self, game: Game) -> None:
        if game.guide is None:
            raise BadRules("no-guide", f"{game.id} has no guided first game.")
        self.game = game
        self.script: Script = game.guide
        self.rules: Any = game.rules(self.script.variant, self.script.changes)
        self._turns = _scripted_turns(self)

    def begin(self, seats: list[SeatCard]) -> Match:
        """Return the match, with the learner first and a seat for every rival."""
        assert len(seats) == self.script.seats, "a guide knows how many play"
        return Match.begin(self.game, self.rules, seats, bytes.fromhex(self.script.seed))

    def move(self, view: View) -> Move | None:
        """Return what the script plays for the viewer here; None off the script."""
        turn = self._turns.get(_view_key(view))
        return None if turn is None else turn[0]

    def lesson(self, match: Match) -> Lesson | None:
        """Return what the learner is told now; None while others are to act, and at the end."""
        if LEARNER not in match.to_act():
            return None
        move, step = self._turns.get(_view_key(match.view(LEARNER)), (None, None))
        if step is None:
            return Lesson([sentence_of("guide.free")], None)
        facts = _facts(self, match, step)
        return Lesson([Sentence(key, facts) for key in step.say], move)

    def stray(self, match: Match, move: Move, strays: int) -> Sentence | None:
        """Return a kind word on another move than the one suggested; None where the move is to be played.

        `strays` is how many such words the learner has heard already.
        """
        lesson = self.lesson(match)
        if lesson is None or lesson.move is None or strays >= PATIENCE or same(move, lesson.move):
            return None
        return sentence_of("guide.stray", verb=lesson.move.verb)

    def goodbye(self) -> list[Sentence]:
        """Return what is said when the game is over."""
        return [*(sentence_of(key) for key in self.script.goodbye), sentence_of("guide.over")]


@cache
def guide_of(game: Game) -> Guide:
    """Return the game's guide, with its script played through once."""
    return Guide(game)


def same(one: Move, other: Move) -> bool:
    """Return whether two moves do the same: it does not matter in which order cards are named."""
    return _order_key(one) == _order_key(other)


def _order_key(move: Move) -> tuple[object, ...]:
    return move.verb, move.slots, sorted(move.cards), move.amount, move.suit


def _scripted_turns(guide: Guide) -> dict[bytes, tuple[Move, ScriptStep | None]]:
    """Return every decision of the script by what its seat sees there."""
    script, turns = guide.script, {}
    position = guide.game.begin(guide.rules, script.seats, FairShuffle(bytes.fromhex(script.seed)))
    left = [script.moves_of(seat)[::-1] for seat in range(script.seats)]
    steps = script.steps[::-1]
    while not position.is_over():
        seat = position.to_act()[0]
        if not left[seat]:
            raise BadRules("wrong-guide", f"The guide of {guide.game.id} ends before the game is over.")
        move, seen = left[seat].pop(), _view_key(position.view(seat))
        turns[seen] = (move, steps.pop() if seat == LEARNER else None)
        _play(guide.game, position, seat, move)
    if any(left):
        raise BadRules("wrong-guide", f"The guide of {guide.game.id} goes on after the game is over.")
    return turns


def _play(game: Game, position: Position, seat: int, move: Move) -> None:
    try:
        position.play(seat, move)
    except Refused as error:
        raise BadRules("wrong-guide", f"The guide of {game.id}, seat {seat}: {error.sentence}") from None


def _view_key(view: View) -> bytes:
    """Return what tells one decision of a game from another; not who else has chosen under cover."""
    counters = [seat.counters for seat in view.seats]
    return msgspec.json.encode((view.viewer, view.phase, view.zones, view.counters, counters, view.forms))


def _facts(guide: Guide, match: Match, step: ScriptStep) -> dict[str, Any]:
    """Return what the sentences of a step may name; numbers and hand are those of the table itself."""
    view = match.view(LEARNER)
    notes = match.briefing(LEARNER).notes
    return {
        **_numbers(guide.script.changes),
        **view.seats[LEARNER].counters,
        **view.counters,
        **{f"rival{seat}": seat for seat in range(1, guide.script.seats)},
        **{name: cards_of(cards.cards) for name, cards in step.cards.items()},
        "note": notes[0] if notes else None,
        "amount": step.move.amount,
    }


def _numbers(changes: Tree) -> dict[str, Any]:
    """Return every value of the changes by its own name."""
    inner = [_numbers(value) for value in changes.values() if isinstance(value, dict)]
    here = {name: value for name, value in changes.items() if not isinstance(value, dict)}
    return here | {name: value for each in inner for name, value in each.items()}


class GuideBot(Bot):
    """Plays a rival's part of the script, and off the script as the house's weakest player does."""

    def __init__(self, guide: Guide, otherwise: Bot) -> None:
        self.guide = guide
        self.otherwise = otherwise

    def choose(self, view: View, moves: Moves) -> Move:
        move = self.guide.move(view)
        return self.otherwise.choose(view, moves) if move is None else move


def maker(detail: str) -> Maker:
    no_detail(GUIDE, detail)
    return _guide_bot


def _guide_bot(game: Game, rules: Any, luck: Luck) -> Bot:
    return GuideBot(guide_of(game), game.bot(rules, _OFF_SCRIPT, _OFF_SCRIPT, luck))


def remark(detail: str, game: Game, rules: Any, seats: int) -> str:
    """Return no remark; refuse a game without a guide."""
    if game.guide is None:
        raise BadSeat("no-guide", f"{game.id} has no guided first game, so nobody can play its script.")
    return ""
