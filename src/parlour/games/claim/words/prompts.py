# parlour: hot
"""What a Claim table says to a player: what is asked, what the hand is worth, why a move is closed."""

from parlour.cards.codes import BACK, NO_SUIT, SUITS
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance, Words, not_counted
from parlour.games.claim.bots.eyes import ClaimEyes
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import highest, run_points, score
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.suit_choice import later_suits
from parlour.games.claim.rules.table import BLITZ, DECLARING, FLOOR, NOT_CHOSEN, OVER
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, PICK_UP, STAY_SILENT
from parlour.games.claim.words.reasons import hand_sums, reasons_for


class ClaimWords(Words):
    """Everything from what the seat spoken to can see."""

    def prompt(self, position: Position, seat: int) -> Sentence:
        table = _table(position)
        if table.stage == DECLARING:
            return sentence_of("prompt.declaration")
        return sentence_of("prompt.blitz" if table.stage == BLITZ else "prompt.turn", ways=_ways(table, seat))

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the seat's own hand is worth as things stand."""
        table = _table(position)
        if table.stage == OVER:
            return []
        return [_sealed_note(table, seat)] if table.stage == DECLARING else _hand_notes(table, seat)

    def reckoning(self, position: Position, seat: int) -> list[Sentence]:
        """Return what each open suit would score, and what the floor card changes."""
        assert isinstance(position.rules, ClaimRules)
        is_asked = seat in position.to_act()
        return hand_sums(ClaimEyes(position.rules, position.view(seat))) if is_asked else []

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence | None:
        table = _table(position)
        if table.stage == DECLARING:
            return sentence_of("why.declaration-first")
        if verb == STAY_SILENT:
            return sentence_of("why.declaration-over")
        if verb == CALL_SHOWDOWN:
            return _why_no_call(table, seat)
        if table.stage == BLITZ:
            return sentence_of("why.no-floor-card-yet")
        return _why_no_floor_card(table) if verb == PICK_UP else _why_no_suit(table, seat)

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        assert isinstance(position.rules, ClaimRules)
        return reasons_for(ClaimEyes(position.rules, position.view(seat)), move)


def _table(position: Position) -> Claim:
    assert isinstance(position, Claim)
    return position


def _ways(table: Claim, seat: int) -> list[str]:
    """Return what the seat may do on its turn."""
    ways = ["prompt.way-call"] if table.may_call(seat) else []
    if table.stage == FLOOR and table.floor != BACK:
        ways.append("prompt.way-pick-up")
    if table.stage == FLOOR and later_suits(table, seat):
        ways.append("prompt.way-declare")
    return [*ways, "prompt.way-decline"]


def _sealed_note(table: Claim, seat: int) -> Sentence:
    """Return the seat's own sealed choice, for its eyes alone, or what silence would cost."""
    wanted = table.wanted[seat]
    if wanted == NOT_CHOSEN:
        return sentence_of("note.silence-costs", amount=highest(table.terms, table.hands[seat]))
    return (
        sentence_of("note.sealed-silence")
        if wanted == NO_SUIT
        else sentence_of("note.sealed-suit", suit=wanted)
    )


def _hand_notes(table: Claim, seat: int) -> list[Sentence]:
    hand, suit = table.hands[seat], table.declared[seat]
    made = score(table.terms, hand, suit, table.penalties[seat])
    if suit == NO_SUIT:
        return [sentence_of("note.undeclared", score=made)]
    runs = run_points(table.terms, hand, suit)
    worth = sentence_of("note.declared", suit=suit, runs=runs, score=made)
    return [worth, sentence_of("note.may-call") if table.may_call(seat) else _shortfall(table, seat, "note")]


def _shortfall(table: Claim, seat: int, group: str) -> Sentence:
    """Return what a declared player lacks for a call."""
    runs = run_points(table.terms, table.hands[seat], table.declared[seat])
    if runs < table.terms.minimum_points:
        return sentence_of(f"{group}.too-few-points", runs=runs, least=table.terms.minimum_points)
    return sentence_of(f"{group}.too-many-penalties", runs=runs, penalties=table.penalties[seat])


def _why_no_call(table: Claim, seat: int) -> Sentence:
    return _shortfall(table, seat, "why") if table.is_declared(seat) else sentence_of("why.undeclared")


def _why_no_floor_card(table: Claim) -> Sentence | None:
    return sentence_of("why.floor-card-taken") if table.stage == FLOOR and table.floor == BACK else None


def _why_no_suit(table: Claim, seat: int) -> Sentence:
    if table.is_declared(seat):
        return sentence_of("why.declared", suit=table.declared[seat])
    free = [f"suit.{SUITS[suit]}" for suit in table.free_suits()]
    return sentence_of("why.no-free-suit-held", suits=free) if free else sentence_of("why.no-suit-free")
