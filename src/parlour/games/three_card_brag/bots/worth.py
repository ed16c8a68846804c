"""What a bet is worth at Three Card Brag: the coins it brings in the long run, against a model of the rivals.

A rival who counts for k unknown hands stays below a share p of the field with chance p ** k. Asked to pay,
the rival folds every hand below a share t; so a hand that beats p of the field is not beaten by this rival
with chance max(p, t) ** k.
"""

from typing import Final

from parlour.games.three_card_brag.bots.fields import Field

RESPECT: Final = 2.0
"""For how many unknown hands the bettor counts in the eyes of those who are asked to pay."""
FAITH: Final = 0.8
"""How far rivals are believed to fold what they should."""

Rival = tuple[Field, float]
"""What is thought of a rival: the field its hand comes from, and for how many such hands it counts."""


class Answer:
    """One or more rivals asked to pay the same: what they count for, what they fold, what they pay if not."""

    def __init__(self, rival: Rival, *, pays: float, pot: float, times: int = 1) -> None:
        self.field, self.hands = rival
        self.pays = pays
        self.times = times
        self.folds_below = folding_share(pays, pot)


def folding_share(pays: float, pot: float) -> float:
    """Below which share of the field it does not pay to add so much to such a pot."""
    if pays <= 0:
        return 0.0
    return float(FAITH * (pays / (pot + pays)) ** (1 / RESPECT))


def bet_worth(strength: int, answers: list[Answer], *, pot: float, cost: float) -> float:
    """The coins that a bet brings with a hand of this strength, its cost taken off."""
    win, coins = 1.0, pot + cost
    for answer in answers:
        share = answer.field.share(strength)
        win *= max(share, answer.folds_below) ** (answer.hands * answer.times)
        if share > answer.folds_below:
            calls = 1 - (answer.folds_below / share) ** answer.hands
            coins += answer.times * answer.pays * calls
    return win * coins - cost
