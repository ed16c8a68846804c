# parlour: hot
"""What a Bastard Brag table says to a player: what is asked, what the hand is worth, why a move is closed."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance, Words, not_counted
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import KICKERS
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.table import DEALING, PLAYING
from parlour.games.bastard_brag.rules.verbs import KNOCK
from parlour.games.bastard_brag.words.reasons import reasons_for, swap_sums

_SWAPS: Final = [sentence_of("prompt.swap-one"), sentence_of("prompt.swap-all")]
_KNOCK: Final = [sentence_of("prompt.knock")]
_PASS: Final = [sentence_of("prompt.pass")]


class BastardWords(Words):
    """Facts for the sentences of `text/`, from what the seat can see."""

    def prompt(self, position: Position, seat: int) -> Sentence | None:
        table = _table(position)
        if table.stage == DEALING:
            return sentence_of("prompt.deal")
        if table.has_swapped:
            return sentence_of("prompt.has-swapped")
        if table.knocker == NOBODY_KNOCKED:
            return Sentence("prompt.turn", {"ways": _ways(table)})
        return Sentence("prompt.last-turn", {"seat": table.knocker, "ways": _ways(table)})

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the seat's own hand is worth while the round runs."""
        table = _table(position)
        if table.stage != PLAYING or not table.is_live(seat):
            return []
        score = int(table.strength(seat)) // KICKERS
        return [Sentence("note.hand", {"hand": table.terms.scores.kind(score), "score": score})]

    def reckoning(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the hand is worth, and what the best swaps make of it."""
        assert isinstance(position.rules, BastardBragRules)
        table = _table(position)
        is_asked = table.stage == PLAYING and seat in position.to_act()
        return swap_sums(position.rules, position.view(seat)) if is_asked else []

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence | None:
        """Return what keeps a verb closed just now; where house rules close it, they say it all."""
        table = _table(position)
        if table.stage == DEALING:
            return sentence_of("why.not-dealt")
        if table.has_swapped:
            return sentence_of("why.has-swapped")
        return _why_no_knock(table) if verb == KNOCK else None

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        assert isinstance(position.rules, BastardBragRules)
        return reasons_for(position.rules, position.view(seat), move)


def _table(position: Position) -> BastardBrag:
    assert isinstance(position, BastardBrag)
    return position


def _ways(table: BastardBrag) -> list[Sentence]:
    """Return what a player may do on a turn."""
    return _SWAPS + (_KNOCK if table.may_knock() else []) + (_PASS if table.terms.allow_pass else [])


def _why_no_knock(table: BastardBrag) -> Sentence:
    if table.knocker != NOBODY_KNOCKED:
        return sentence_of("why.has-knocked", seat=table.knocker)
    return sentence_of("why.turns-left", done=table.turns_taken, of=table.alive())
