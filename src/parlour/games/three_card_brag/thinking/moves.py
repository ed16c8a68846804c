# parlour: hot
"""What search imagines at Three Card Brag: the rollout policy, and with it all hints in one place."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.thinking import Thinking
from parlour.games.three_card_brag.rules.betting import price, show_price
from parlour.games.three_card_brag.rules.table import ASKING, CARDS, COINS, NO_WINNER, BragTable
from parlour.games.three_card_brag.rules.verbs import CALL, CHECK, FOLD, LEAVE, SHOW_HAND
from parlour.games.three_card_brag.thinking.bets import BetEstimates, raise_to, rises
from parlour.games.three_card_brag.thinking.candidates import candidate_moves
from parlour.games.three_card_brag.thinking.card_turns import blind_move, card_turn
from parlour.games.three_card_brag.thinking.deals import weight_of_deal
from parlour.games.three_card_brag.thinking.opponent_model import SHOWING
from parlour.games.three_card_brag.thinking.showdown import part_won
from parlour.games.three_card_brag.thinking.standing import standing_of
from parlour.kit.seat_sets import bit

_HEED: Final = 0.5
"""How often the others' bets are taken for a message: to play for folds alone must not pay."""
_WHOLE: Final = 1_000_000_000
_USUAL_OPENING: Final = 4
"""How many times the lowest stake a bet usually is."""


class BragThinking(Thinking):
    """Rounds are played for what they do for the match."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        return _policy_move(_table(position), seat, luck)

    def candidates(self, position: Position, seat: int) -> list[Move]:
        return candidate_moves(_table(position), seat)

    def weight(self, position: Position, seat: int) -> float:
        return weight_of_deal(_table(position), seat)

    def showdown(self, position: Position, seat: int, luck: Luck) -> float:
        return part_won(_table(position), seat)

    def deal(self, position: Position) -> int:
        return _table(position).round

    def worth(self, position: Position, seat: int) -> int:
        """Return the chance to win the match, in billionths; in one deal alone, the coins."""
        table = _table(position)
        if table.start is not None:
            return table.coins(seat)
        standing = standing_of(table, seat, in_round=False)
        return int(_WHOLE * standing.chance(table.row(COINS), NO_WINNER))


def _table(position: Position) -> BragTable:
    assert isinstance(position, BragTable)
    return position


def _policy_move(table: BragTable, seat: int, luck: Luck) -> Move:
    """Look, take cards that help, and bet what brings most coins."""
    if table.stage == ASKING:
        return Move(LEAVE)
    if not table.has_seen(seat):
        return blind_move(table, seat)
    return card_turn(table, seat) if table.stage == CARDS else _seen_bet(table, seat, luck.chance(_HEED))


def _seen_bet(table: BragTable, seat: int, heeds: bool) -> Move:
    """Bet, show, call or fold, whichever brings most; the others' bets are heeded or not."""
    values = BetEstimates(table, seat, heeds=heeds)
    shares = values.prospects()
    rise = _usual_rise(table, seat)
    staying = values.of_stake(table.stake, shares)
    rising = values.of_stake(rise, shares) if rise > 0 else 0.0
    if _may_show(table, seat) and values.of_showing() > SHOWING * max(0.0, staying, rising):
        return Move(SHOW_HAND)
    if rising > max(0.0, staying):
        return raise_to(table, seat, rise)
    if table.stake == 0:
        return Move(CHECK)
    return Move(CALL if staying >= 0 and _may_pay(table, seat, price(table, seat)) else FOLD)


def _usual_rise(table: BragTable, seat: int) -> int:
    """Return the stake that a rise usually goes to; 0 when none is open or nobody could answer it."""
    low, high = rises(table, seat)
    if low > high or not _is_answerable(table, seat):
        return 0
    opens = table.stake == 0
    wanted = max(_USUAL_OPENING * low, table.pot // 2) if opens else table.stake + table.pot // 4
    return max(low, min(high, wanted))


def _is_answerable(table: BragTable, seat: int) -> bool:
    """Return whether a bet of this seat would find somebody able to answer it."""
    return table.able() & ~bit(seat) != 0


def _may_show(table: BragTable, seat: int) -> bool:
    """Return whether the seat may pay for a showdown."""
    return _may_pay(table, seat, show_price(table, seat))


def _may_pay(table: BragTable, seat: int, coins: int) -> bool:
    return table.terms.short_calls or table.coins(seat) >= coins
