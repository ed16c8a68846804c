"""What a Big-C bot thinks things are worth, in turns: the difference between the levels that plan."""

from typing import Final


class PlanWeights:
    """How far a player plans, and how much each thing weighs against one more turn."""

    def __init__(
        self,
        *,
        width: int,
        sure: float,
        keeping_lead: float,
        turn: float,
        card: float,
        gift: float,
        worlds: int = 0,
        leads_low: bool = False,
    ) -> None:
        self.width = width
        """How many five-card hands a plan follows up."""
        self.sure = sure
        """A play with this chance counts as a sure winner of its round; above 1 none does."""
        self.keeping_lead = keeping_lead
        """What it is worth to lead again."""
        self.turn = turn
        """What it is worth to use a turn; far above the cost of any play, every chance is taken."""
        self.card = card
        """What it costs to draw a card oneself: a careless player does not think of it."""
        self.gift = gift
        """What it is worth to make another draw a card."""
        self.worlds = worlds
        """How many deals of the unseen cards it counts its chances over; 0: it goes by experience."""
        self.leads_low = leads_low
        """Whether it leads the lowest play of its plan, and keeps what may win the lead for later."""


CARELESS: Final = PlanWeights(width=1, sure=2.0, keeping_lead=0.5, turn=1.0, card=0.0, gift=0.0)
CAREFUL: Final = PlanWeights(
    width=5, sure=0.97, keeping_lead=0.25, turn=6.0, card=0.35, gift=1.2, worlds=30, leads_low=True
)
"""Found by playing weights against one another on the same deals. To tune them again, duel a changed copy
against these with seats exchanged (tests/duel.py). Against `Splitter` of bench/exploiters, two seats, 300
deals: +0.147 (0.081 to 0.212); by experience and without leading low it was -0.035 (-0.097 to 0.027)."""
