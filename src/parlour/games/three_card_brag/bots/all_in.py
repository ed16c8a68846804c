"""Rivals at Three Card Brag who raise each other until one has nothing: how likely, and what is lost by it.

By the pot as it lies a poor hand is not worth a coin. But where two rivals go on whatever they hold, one of
them takes all coins of the other, and that ends the match (§A game): who has folded before has lost it. So
hard pays for a lap or two to see whether they do. Against a single rival a fold ends the round, and nothing
of this counts.
"""

from typing import Final

from parlour.games.three_card_brag.bots.eyes import BragEyes, Player

_BLIND_BETS: Final = 4.0
"""After so many opening bets paid blind a rival is as likely as not to go on whatever it holds."""
_UNTRIED: Final = 0.05
"""How likely a rival is to do so who has neither looked nor paid yet.

Both were set by hand and tried with four seats on seed 2. To tune them again, see that no rival that always
raises is ahead (`python -m bench.exploiters --game three-card-brag --against hard`), and that the lead over
medium stays (`parlour lab three-card-brag --players hard,medium --seats 4 --games 300 --seed 2`).
"""
_LIKELY: Final = 0.5
"""From this chance on it is expected, and who stays raises by the pot, so that it is over soon."""


class AllIn:
    """How likely two rivals go on until one has nothing, and the chances to win the match then.

    `folded` is the chance of who leaves it to them, `won` that of who stays and has the best hand.
    """

    def __init__(self, eyes: BragEyes) -> None:
        self.eyes = eyes
        self.chance = two_or_more([_goes_on(eyes, rival) for rival in eyes.others]) if eyes.stake else 0.0
        mine, others = eyes.mine.coins, [rival.coins for rival in eyes.others]
        prize = mine + eyes.pot + sum(min(mine, coins) for coins in others)
        beyond = sum(max(0, coins - mine) for coins in others)
        self.folded = self._ends_first(mine, eyes.pot + sum(others))
        self.won = self._ends_first(prize, beyond)

    def is_likely(self) -> bool:
        return self.chance > _LIKELY

    def value(self, usual: float, best: float) -> float:
        """Return what a way is worth beyond a fold; `best` is how often its hand wins all."""
        return (1 - self.chance) * usual + self.chance * (best * self.won - self.folded)

    def _ends_first(self, coins: int, rival: int) -> float:
        """Return the chance of who has so many coins, if the best of the rivals in the round has so many.

        Most coins win where the match ends now; where it goes on, a part of all coins is as good a chance.
        """
        owned = [seat.counters.get("coins", 0) for seat in self.eyes.view.seats]
        if self.eyes.view.one_deal or self.eyes.rules.game_flow.bust == "eliminate":
            return coins / (sum(owned) + self.eyes.pot)
        inside = {self.eyes.me, *self.eyes.rivals()}
        outside = [each for seat, each in enumerate(owned) if seat not in inside]
        return 1.0 if coins > max(rival, *outside, 0) else 0.0


def _goes_on(eyes: BragEyes, rival: Player) -> float:
    """Return how likely a rival is to raise and call to the end whatever it holds.

    Coins paid blind say so; of a hand that was looked at, the part of its coins that lies in the pot.
    """
    paid = rival.paid - eyes.rules.betting.ante
    if rival.has_seen:
        return max(0, paid) / max(1, paid + rival.coins)
    bets = paid / eyes.rules.betting.opening()
    return bets / (bets + _BLIND_BETS) if bets > 0 else _UNTRIED


def two_or_more(chances: list[float]) -> float:
    """Return how likely at least two of these come true."""
    none, one = 1.0, 0.0
    for chance in chances:
        one = one * (1 - chance) + none * chance
        none *= 1 - chance
    return 1 - none - one
