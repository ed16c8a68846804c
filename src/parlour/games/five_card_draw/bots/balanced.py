"""How the hard bot bets against one rival: by a balanced strategy, worked out when a round is first met.

Before the draw both may hold what is dealt; after it, what players have who drew so many cards. What was bet
before the draw is not held against a rival: whoever believes in raises folds to those who raise on nothing.
"""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.rules.cache import cached_part
from parlour.games.five_card_draw.bots import letters
from parlour.games.five_card_draw.bots.betting_round import BettingRound, Row, Stakes
from parlour.games.five_card_draw.bots.eyes import Action, DrawEyes, Spot
from parlour.games.five_card_draw.bots.ranges import Grouped, ranges_of
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, FOLD
from parlour.games.five_card_draw.solver.hands import dealt_bucket, final_bucket

_ITERATIONS: Final = 80
_GROWS: Final = 1.15
"""How much the second round adds to the pot that the first one ends with: tuned in the solver's tree between
1 and 2, where a best response wins least from the first round's strategy."""
_WEAK: Final = 0.5
_GOOD: Final = 0.6
"""Below and from which place in its range a bet is a bluff, or is made for its worth."""
_FINE: Final = 1 << 20
_MOST_RAISES: Final = 4
"""Whoever raises more often than this is called."""
_MOST_ROUNDS: Final = 1_000
"""So many solved rounds are kept, some twenty kilobytes each."""

_Key = tuple[int, ...]


class Tilt:
    """How far to leave the balance: how many times as often to bluff, to check a good hand, and to fold."""

    def __init__(self, bluffs: float = 1.0, checks: float = 1.0, folds: float = 1.0) -> None:
        self.bluffs = bluffs
        self.checks = checks
        self.folds = folds

    def applied(self, shares: Row, standing: float, facing: bool) -> Row:
        """Return the shares of a hand so high in its range: check and bets, or fold, call and raise."""
        first, *rest = shares
        if facing:
            kept = first * min(1.0, self.folds)
            return [kept, rest[0] + first - kept, *rest[1:]]
        if standing < _WEAK:
            bets = [min(1.0, self.bluffs * share) for share in rest]
            return [max(0.0, 1.0 - sum(bets)), *bets]
        kept = first * (min(1.0, self.checks) if standing >= _GOOD else 1.0)
        return [kept, rest[0] + first - kept, *rest[1:]]


class BalancedBetting:
    """The strategies of all rounds met so far under some rules."""

    def __init__(self, rules: FiveCardDrawRules) -> None:
        self.rules = rules
        self.ranges = ranges_of(rules)
        self.rounds: dict[_Key, tuple[Grouped, BettingRound]] = {}

    def action(self, eyes: DrawEyes, spot: Spot, tilt: Tilt, luck: Luck) -> Action:
        """Draw a word of the strategy for this hand by luck, as an action."""
        words, shares, standing = self._strategy(eyes, spot)
        if not words:
            return (CALL if spot.bet else CHECK), 0
        shares = tilt.applied(shares, standing, spot.bet > 0)
        return _action_of(words[_drawn_by(shares, luck)], spot)

    def share_of(self, eyes: DrawEyes, spot: Spot, verb: str) -> float:
        """Return how often the balance has this hand played by this verb here."""
        words, shares, _ = self._strategy(eyes, spot)
        spoken = [_action_of(word, spot)[0] for word in words]
        return sum(share for each, share in zip(spoken, shares, strict=True) if each == verb)

    def _strategy(self, eyes: DrawEyes, spot: Spot) -> tuple[str, Row, float]:
        """Return the open words, how often each is said with this hand, and where in its range it stands.

        No words where nothing was worked out.
        """
        drew = eyes.drawn_in_order() if eyes.round == 2 else []
        small = _small_bet(spot, self._most(eyes))
        groups, played = self._round(eyes, drew, small)
        group = groups.of[final_bucket(eyes.hand) if drew else dealt_bucket(eyes.hand)]
        said = _said_before(eyes, spot, small)
        words = played.words(said)
        shares: Row = played.shares(said, group) if words else []
        return words, shares, (group + 0.5) / groups.count

    def _round(self, eyes: DrawEyes, drew: list[int], small: int) -> tuple[Grouped, BettingRound]:
        """Return the round that is on, solved when it is first met."""
        most = self._most(eyes)
        key = (eyes.pot_before(), most, small, *drew)
        if key not in self.rounds:
            if len(self.rounds) >= _MOST_ROUNDS:
                self.rounds.clear()
            self.rounds[key] = self._solved(self._stakes(eyes, most, small), drew)
        return self.rounds[key]

    def _solved(self, stakes: Stakes, drew: list[int]) -> tuple[Grouped, BettingRound]:
        if drew:
            groups, ranges = self.ranges.between(drew[0], drew[1])
            played = BettingRound(stakes, ranges, [])
        else:
            groups = self.ranges.before
            played = BettingRound(stakes, [groups.range, groups.range], self.ranges.duels)
        played.solve(_ITERATIONS)
        return groups, played

    def _most(self, eyes: DrawEyes) -> int:
        """Return the most that a player's total may come to in this round, by the rules and the chips."""
        betting, limit = self.rules.betting, self.rules.betting.limit(eyes.round)
        if betting.structure == "cappedTotal":
            return min(limit, eyes.shortest())
        return limit * min(betting.most_raises + 1, _MOST_RAISES + 1, max(1, eyes.shortest() // limit))

    def _stakes(self, eyes: DrawEyes, most: int, small: int) -> Stakes:
        betting = self.rules.betting
        fixed = betting.structure == "fixedLimit"
        limit = betting.limit(eyes.round) if fixed else most
        return Stakes(
            pot=eyes.pot_before(),
            limit=limit,
            fixed=fixed,
            raises=most // limit - 1 if fixed else 0,
            returned=betting.return_uncalled,
            small=small,
            grows=_GROWS if eyes.round == 1 else 1.0,
        )


def _small_bet(spot: Spot, most: int) -> int:
    """Return a bet below the limit that may be raised to it; at a fixed limit there is none."""
    if spot.fixed:
        return 0
    return next((bet for bet in (spot.mine, spot.bet) if 0 < bet < most), 0)


def _said_before(eyes: DrawEyes, spot: Spot, small: int) -> str:
    """Return what was said in this round before this turn: the last word was the other's."""
    if spot.bet == 0:
        return "" if eyes.opens() else letters.CHECK
    if spot.fixed:
        said = letters.BET * (spot.bet // spot.limit)
    else:
        said = letters.SMALL * (small > 0) + letters.BET * (spot.bet > small)
    checked = len(said) % 2 == (1 if eyes.opens() else 0)
    return letters.CHECK * checked + said


def _drawn_by(shares: Row, luck: Luck) -> int:
    """Draw a place, each as often as its share says."""
    left = luck.below(_FINE) / _FINE * sum(shares)
    for place, share in enumerate(shares):
        left -= share
        if left < 0:
            return place
    return len(shares) - 1


def _action_of(word: str, spot: Spot) -> Action:
    """Return the action for a word; a bet as near to it as is open."""
    if word == letters.BET:
        return spot.raise_to(spot.high)
    if word == letters.SMALL:
        return spot.raise_to(spot.low)
    return {letters.CHECK: CHECK, letters.CALL: CALL, letters.FOLD: FOLD}[word], 0


def balanced_betting(rules: FiveCardDrawRules) -> BalancedBetting:
    """Return the betting for some rules; made once and kept, with all that has been solved."""
    return cached_part("five-card-draw.balanced", rules, lambda: BalancedBetting(rules))
