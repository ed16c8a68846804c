# parlour: hot
"""What a standing in a match of Three Card Brag is worth: the chance to end first (§A game).

Most coins win, and rounds won decide between those who have as many. So a round is worth something even where
no coins are in it, and coins are worth what they do for the lead.
"""

import math
from typing import Final

from parlour.games.three_card_brag.rules.table import ASKING, COINS, OVER, ROUNDS_WON, BragTable
from parlour.games.three_card_brag.thinking.opponent_model import Outlook

_ROUND: Final = 0.85
"""What a round ahead is worth between players level on coins: log odds, by the root of the rounds to come.

Fitted to the values in the solver's book, which knows matches for two without an ante.
"""
_SELDOM_LEVEL: Final = 0.02
"""The same with an ante, or among three or more, where hardly anybody ends level with the richest."""
_SWING: Final = 8.0
"""How many opening bets and antes change hands in a usual round; set by hand."""
_SEVERAL: Final = 20.0
"""How many times more than what is in play may yet change hands among three or more.

Far less makes who is behind stake everything at once, since the first place alone counts.
"""
_SITS: Final = 1.5
"""Log odds for a rival who could sit on the lead, which not every rival does; set by hand."""
_GREED: Final = 0.01
"""What all coins there are count beyond the lead: between ways that are as good the richer one is taken."""
_LAST: Final = 0.000_001
"""How many rounds are to come after the last one, for what is divided by them."""
_SURE: Final = 30.0
"""Log odds beyond doubt."""


class MatchStanding:
    """A match as one seat sees it: coins and rounds won of all, and how many rounds are to come."""

    def __init__(
        self, seat: int, coins: list[int], won: list[int], *, pot: int, left: int, ante: int, opening: int
    ) -> None:
        self.seat = seat
        self.pot = pot
        self.coins = coins
        self.won = won
        self.others = [other for other in range(len(coins)) if other != seat]
        self.safe = 2 * ante * left if len(coins) == 2 else -1
        self.rounds = math.sqrt(max(_LAST, left))
        self.least_swing = _SWING * (opening + ante)
        self.swing = max(self.least_swing, self._in_play()) * self.rounds
        stays_level = len(coins) == 2 and ante == 0
        self.round_worth = (_ROUND if stays_level else _SELDOM_LEVEL) / self.rounds

    def play_one_deal(self, seated: list[int]) -> None:
        """Take it for one deal alone among those who sit: no lead can be sat on, and no round counts."""
        self.others = [other for other in seated if other != self.seat]
        self.safe = -1
        self.swing = max(self.least_swing, self._in_play()) * self.rounds
        self.round_worth = 0.0

    def _in_play(self) -> float:
        """Return what moved or lies in the pot among three or more: so much may come back again.

        Of two the richer one can sit on the lead, and then nothing comes back.
        """
        if len(self.others) == 1:
            return 0
        most = least = self.coins[self.seat]
        for other in self.others:
            most, least = max(most, self.coins[other]), min(least, self.coins[other])
        return _SEVERAL * (most - least + self.pot)

    def is_safe(self) -> bool:
        """Return whether the seat stays ahead of its one rival if it never pays again and the pot is lost."""
        if self.safe < 0:
            return False
        return self.coins[self.seat] - self.coins[1 - self.seat] - self.pot > self.safe

    def chance(self, coins: list[int], winner: int) -> float:
        """Return the chance to end first after winning a round that leaves everybody these coins."""
        odds = 1.0
        for other in self.others:
            rounds = self._won(other, winner) - self._won(self.seat, winner)
            odds += math.exp(self._log_odds(coins[other] - coins[self.seat], rounds))
        return 1 / odds + _GREED * coins[self.seat] / max(1, sum(coins))

    def _won(self, seat: int, winner: int) -> int:
        return self.won[seat] + (1 if seat == winner else 0)

    def _log_odds(self, coins: int, rounds: int) -> float:
        """Return how much likelier to end first a rival is who is ahead by so many coins and rounds."""
        if self.safe >= 0 and -coins > self.safe:
            return -_SURE
        odds = rounds * self.round_worth if coins == 0 else coins / self.swing
        if self.safe >= 0 and coins > self.safe:
            odds += _SITS
        return max(-_SURE, min(_SURE, odds))


class RoundWorth:
    """What a round may do for a seat's chance to win the match, beyond what a fold leaves of it."""

    def __init__(self, standing: MatchStanding, rivals: list[int]) -> None:
        self.standing = standing
        self.rivals = rivals
        self.folded = self._if_lost(0)

    def average(self, outlooks: list[Outlook], winnable: int, cost: int) -> float:
        """Return what paying so much is worth, over outlooks each as likely as the others.

        `winnable` is what the seat can win of the pot, its payment apart.
        """
        alone, lost = self._if_won(winnable, 0), self._if_lost(cost)
        total = 0.0
        for seen in outlooks:
            called = self._if_won(winnable, int(seen.calls)) if seen.win > seen.alone else 0.0
            total += seen.alone * alone + (seen.win - seen.alone) * called + (1 - seen.win) * lost
        return total / len(outlooks) - self.folded

    def pays_from(self, winnable: int, cost: int) -> float:
        """Return from which chance to win the pot paying so much is worth as much as a fold: 0 to 1."""
        won, lost = self._if_won(winnable, 0), self._if_lost(cost)
        if won <= lost:
            return 1.0
        return min(1.0, max(0.0, (self.folded - lost) / (won - lost)))

    def _if_won(self, winnable: int, calls: int) -> float:
        """Return the chance to win the match after the pot was won, with so many coins more from callers."""
        standing = self.standing
        coins = standing.coins[:]
        coins[standing.seat] += winnable + calls
        for rival in self.rivals:
            coins[rival] -= calls // len(self.rivals)
        return standing.chance(coins, standing.seat)

    def _if_lost(self, cost: int) -> float:
        """Return the same after the pot and this payment went to a rival, whichever it is."""
        standing, total = self.standing, 0.0
        for rival in self.rivals:
            coins = standing.coins[:]
            coins[standing.seat] -= cost
            coins[rival] += standing.pot + cost
            total += standing.chance(coins, rival)
        return total / len(self.rivals)


def standing_of(table: BragTable, seat: int, *, in_round: bool) -> MatchStanding:
    """Return the match as it stands here, payments made; a round being played is not one to come."""
    left = max(0, table.terms.rounds - table.round)
    if not in_round:
        left = 0 if table.stage in (ASKING, OVER) else left + 1
    ante, opening = table.terms.ante, table.terms.opening
    coins, won = table.row(COINS), table.row(ROUNDS_WON)
    standing = MatchStanding(seat, coins, won, pot=table.pot, left=left, ante=ante, opening=opening)
    if table.start is not None:
        standing.play_one_deal(table.start.seated())
    return standing
