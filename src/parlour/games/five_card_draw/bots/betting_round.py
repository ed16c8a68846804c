# parlour: hot
"""One betting round between two players as a small game, solved by CFR+.

A player's hand is a bucket; what was said is written as `letters`. Payoffs are points won less points given
to the other: a pot counts whole for whoever wins it, with the uncalled bet in it unless that goes back.
"""

from typing import Final

from parlour.games.five_card_draw.bots.bet_value import UNSAVED
from parlour.games.five_card_draw.bots.letters import BET, CALL, CHECK, FOLD, SMALL

_HARDLY: Final = 1e-3
"""So often at least every hand comes everywhere: what nobody should come to hold is learnt, too."""
_LEFT_OVER: Final = 0.02
"""What is said less often than this is left over from learning: a full house was folded once in 200 times."""

Row = list[float]
"""A number for each bucket."""


class Stakes:
    """What a round is played for: the pot before it, the limit, and how often it may be raised.

    `small` is a bet below the limit that somebody has made, 0 where nobody has. `grows` is how many times as
    large the pot will be in the end as after this round.
    """

    def __init__(
        self, *, pot: int, limit: int, fixed: bool, raises: int, returned: bool, small: int, grows: float
    ) -> None:
        self.pot = pot
        self.limit = limit
        self.fixed = fixed
        self.raises = raises
        self.returned = returned
        self.small = small
        self.grows = grows

    def given(self, mine: int, theirs: int) -> float:
        """Return what a fold with this total gives away."""
        if self.returned:
            return float(self.pot + 2 * mine)
        return self.pot + mine + theirs + UNSAVED * (theirs - mine)


class _Place:
    """A decision: what may be said, what follows, and what was learnt. An end has no words, but a gain."""

    def __init__(self, player: int, words: str, buckets: int) -> None:
        self.player = player
        self.words = words
        self.after: list[_Place] = []
        self.gain = 0.0
        self.is_fold = False
        self.regrets: list[Row] = [[0.0] * buckets for _ in words]
        self.sums: list[Row] = [[0.0] * buckets for _ in words]


class BettingRound:
    """The round with both players' ranges, which are chances of buckets.

    `duels[i][j]` is what bucket i wins from the other player's j, from -1 to 1; without any, the higher
    bucket wins.
    """

    def __init__(self, stakes: Stakes, ranges: list[Row], duels: list[Row]) -> None:
        self.stakes = stakes
        self.ranges = ranges
        self.duels = duels
        self.buckets = len(ranges[0])
        self.places: dict[str, _Place] = {}
        self.root = self._place("", 0, 0, 0)

    def _place(self, said: str, mine: int, theirs: int, raised: int) -> _Place:
        """Return the decision of the player whose total is `mine`, after what was said."""
        place = _Place(len(said) % 2, self._words(theirs, raised), self.buckets)
        self.places[said] = place
        for word in place.words:
            place.after.append(self._after(said, word, mine, theirs, raised))
        return place

    def _words(self, bet: int, raised: int) -> str:
        stakes = self.stakes
        if bet == 0:
            return CHECK + BET + (SMALL if stakes.small > 0 else "")
        may_raise = raised < stakes.raises if stakes.fixed else bet < stakes.limit
        return FOLD + CALL + BET if may_raise else FOLD + CALL

    def _after(self, said: str, word: str, mine: int, theirs: int, raised: int) -> _Place:
        stakes = self.stakes
        if word == FOLD:
            lost = stakes.given(mine, theirs)
            return _end(lost if len(said) % 2 == 1 else -lost, True)
        if word == CALL or said + word == CHECK + CHECK:
            return _end(float(stakes.pot + 2 * theirs) * stakes.grows, False)
        if word == CHECK:
            return self._place(said + word, 0, 0, 0)
        total = stakes.small if word == SMALL else theirs + stakes.limit if stakes.fixed else stakes.limit
        return self._place(said + word, theirs, total, raised + 1 if theirs > 0 else 0)

    def solve(self, iterations: int) -> None:
        """Let both learn in turn; later iterations weigh more."""
        for iteration in range(1, iterations + 1):
            for player in range(2):
                self._learn(self.root, player, self.ranges[0], self.ranges[1], float(iteration))

    def _learn(self, place: _Place, player: int, first: Row, second: Row, weight: float) -> Row:
        """Return what each bucket of a player is worth here, by the chances with which both come here."""
        if not place.words:
            return self._gains(place, player, second if player == 0 else first)
        shares, below = match_regrets(place.regrets), []
        for number in range(len(place.after)):
            one = _times(first, shares[number]) if place.player == 0 else first
            two = _times(second, shares[number]) if place.player == 1 else second
            below.append(self._learn(place.after[number], player, one, two, weight))
        if place.player != player:
            return [sum([row[bucket] for row in below]) for bucket in range(self.buckets)]
        reach = [weight * (each + _HARDLY) for each in (first if player == 0 else second)]
        return _learn_from(place, shares, below, reach)

    def _gains(self, end: _Place, player: int, others: Row) -> Row:
        """Return what each bucket gains at an end."""
        if end.is_fold:
            return [(end.gain if player == 0 else -end.gain) * sum(others)] * self.buckets
        if not self.duels:
            return [end.gain * lead for lead in _leads(others)]
        return [end.gain * _dot(row, others) for row in self.duels]

    def shares(self, said: str, bucket: int) -> Row:
        """Return how often each word is said there with a bucket, in the order of `words`."""
        learnt = [row[bucket] for row in match_regrets(self.places[said].sums)]
        meant = [share if share >= _LEFT_OVER else 0.0 for share in learnt]
        return [share / sum(meant) for share in meant]

    def words(self, said: str) -> str:
        """Return what may be said after what was said; nothing where that cannot have been said."""
        return self.places[said].words if said in self.places else ""


def _end(gain: float, is_fold: bool) -> _Place:
    """Make an end: the first player gains so much by the second's fold, or either by a won showdown."""
    end = _Place(0, "", 0)
    end.gain = gain
    end.is_fold = is_fold
    return end


def _learn_from(place: _Place, shares: list[Row], below: list[Row], reach: Row) -> Row:
    """Return what the decision is worth; its regrets and its average strategy learn from what follows."""
    values = [0.0] * len(reach)
    for bucket in range(len(reach)):
        here = 0.0
        for number in range(len(below)):
            here += shares[number][bucket] * below[number][bucket]
        for number in range(len(below)):
            regret = place.regrets[number][bucket] + below[number][bucket] - here
            place.regrets[number][bucket] = max(0.0, regret)
            place.sums[number][bucket] += reach[bucket] * shares[number][bucket]
        values[bucket] = here
    return values


def match_regrets(weights: list[Row]) -> list[Row]:
    """Return shares in proportion to the weights, even ones where all are nothing: regret matching."""
    words, buckets = len(weights), len(weights[0])
    shares = [[1.0 / words] * buckets for _ in range(words)]
    for bucket in range(buckets):
        total = 0.0
        for number in range(words):
            total += weights[number][bucket]
        if total > 0.0:
            for number in range(words):
                shares[number][bucket] = weights[number][bucket] / total
    return shares


def _times(one: Row, other: Row) -> Row:
    return [one[place] * other[place] for place in range(len(one))]


def _leads(others: Row) -> Row:
    """Return for each bucket how much more of the others it beats than it loses to."""
    leads, below = [], -sum(others)
    for each in others:
        leads.append(below + each)
        below += 2 * each
    return leads


def _dot(one: Row, other: Row) -> float:
    total = 0.0
    for place in range(len(one)):
        total += one[place] * other[place]
    return total
