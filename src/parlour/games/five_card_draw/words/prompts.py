# parlour: hot
"""What a Five-Card Draw table says to a player: what is asked, what the hand is, why a move is closed."""

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Price, WinChance, Words, not_counted
from parlour.games.five_card_draw.bots.eyes import DrawEyes
from parlour.games.five_card_draw.odds.exact_draws import all_hands
from parlour.games.five_card_draw.rules.betting import can_be_answered, price, raised_out
from parlour.games.five_card_draw.rules.hands import hand_name
from parlour.games.five_card_draw.rules.table import (
    BETS,
    CHIPS,
    DRAWING,
    OVER,
    SECOND_BETS,
    DrawTable,
    round_limit,
)
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, DRAW, FOLD, RAISE
from parlour.games.five_card_draw.words.reasons import draw_sums, reasons_for
from parlour.kit.reckoning import call_sums, hand_sum


class DrawWords(Words):
    """Remarks on a hand of Five-Card Draw; the sentences are in text/."""

    def prompt(self, position: Position, seat: int) -> Sentence:
        table = _table(position)
        if table.stage == DRAWING:
            return sentence_of("prompt.draw", count=int(table.terms.most_drawn))
        if table.bet == 0:
            return sentence_of("prompt.open" if can_be_answered(table) else "prompt.no-bet")
        missing, cost = table.bet - table.number(BETS, seat), price(table, seat)
        key = "prompt.call" if cost == missing else "prompt.call-all-in"
        return sentence_of(key, bet=int(table.bet), cost=int(cost))

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the seat holds, while it is in the hand."""
        table = _table(position)
        if table.stage == OVER or not table.is_live(seat):
            return []
        return [sentence_of("note.hand", hand=hand_name(table.strength_of(seat)))]

    def reckoning(self, position: Position, seat: int) -> list[Sentence]:
        """Return what the hand beats, what a call costs and how often it must win, or what draws bring."""
        table = _table(position)
        if table.stage == DRAWING and table.is_live(seat):
            return draw_sums(DrawEyes(table.switches, position.view(seat)))
        if table.stage in (DRAWING, OVER) or not table.is_live(seat):
            return []
        share = all_hands().share(int(table.strength_of(seat)))
        return [hand_sum(share), *call_sums(int(price(table, seat)), int(table.pot()))]

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence:
        table = _table(position)
        if table.stage == DRAWING:
            return sentence_of("why.drawing")
        if verb == DRAW:
            return sentence_of("why.betting")
        if verb in (CHECK, BET) and table.bet > 0:
            return sentence_of("why.bet", bet=int(table.bet))
        if verb in (CALL, RAISE) and table.bet == 0:
            return sentence_of("why.no-bet")
        return _why_no_raise(table, seat)

    def price(self, position: Position, seat: int, verb: str) -> Price | None:
        """Return what is missing to the bet, or to the total that a bet or a raise names (§Betting)."""
        table = _table(position)
        if verb == FOLD:
            return Price(why=sentence_of("price.keeps", amount=table.number(CHIPS, seat)))
        if verb == CHECK:
            return Price(why=sentence_of("price.free"))
        if verb == CALL:
            return Price(int(price(table, seat)), why=_call_reason(table, seat))
        return (
            Price(-table.number(BETS, seat), 1, _raise_reason(table, seat)) if verb in (BET, RAISE) else None
        )

    def may_change(self, position: Position, seat: int) -> bool:
        return _table(position).stage < SECOND_BETS

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        return reasons_for(DrawEyes(_table(position).switches, position.view(seat)), move, win_chance)


def _call_reason(table: DrawTable, seat: int) -> Sentence:
    had = table.number(BETS, seat)
    if table.number(CHIPS, seat) < table.bet - had:
        return sentence_of("price.all-in")
    return sentence_of("price.match-less" if had else "price.match", bet=int(table.bet), had=had)


def _raise_reason(table: DrawTable, seat: int) -> Sentence:
    """Return that a total counts what is in already, or what limits it."""
    if table.number(BETS, seat):
        return sentence_of("price.total-less", had=table.number(BETS, seat))
    return sentence_of("price.unit" if table.terms.fixed else "price.limit", limit=int(round_limit(table)))


def _why_no_raise(table: DrawTable, seat: int) -> Sentence:
    """Return what keeps a bet or a raise from being made."""
    if not can_be_answered(table):
        return sentence_of("why.nobody-can-answer")
    if raised_out(table):
        return sentence_of("why.raised-out", count=int(table.raises))
    if not table.terms.fixed and table.bet >= round_limit(table):
        return sentence_of("why.limit", limit=int(round_limit(table)))
    return sentence_of("why.chips", count=table.number(CHIPS, seat))


def _table(position: Position) -> DrawTable:
    assert isinstance(position, DrawTable), "these are the words of Five-Card Draw"
    return position
