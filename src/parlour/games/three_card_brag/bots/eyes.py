"""What a bot reads off a view of Three Card Brag: its own stand, its rivals, and what may be staked."""

from copy import copy

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import SeatView, View
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP
from parlour.games.three_card_brag.thinking.standing import MatchStanding
from parlour.kit.eyes import Eyes


class Player:
    """A player as the table sees it: coins, what is paid and owed, whether the hand is seen."""

    def __init__(self, seat: SeatView, cards: list[int]) -> None:
        self.seat = seat.seat
        self.coins = seat.counters["coins"]
        self.paid = seat.counters["paid"]
        self.price = seat.counters["price"]
        self.has_seen = "seen" in seat.badges
        self.cards = cards

    def known_cards(self) -> list[int]:
        """Return the cards of this hand that the viewer knows."""
        return [card for card in self.cards if card != BACK]

    def cost(self, rise: int) -> int:
        """Return what it takes to answer a stake raised by this much, as far as the coins go."""
        rate = 2 if self.has_seen else 1
        return min(self.coins, self.price + rate * rise)

    def after_looking(self) -> "Player":
        """Return the player after a look at the hand: everything costs twice as much (§Blind and seen)."""
        after = copy(self)
        after.has_seen = True
        after.price = self.price * (1 if self.has_seen else 2)
        return after


class BragEyes(Eyes):
    """The table in the words of the game; `mine` is the own stand, `others` are the rivals still in."""

    def __init__(self, rules: ThreeCardBragRules, view: View, moves: Moves) -> None:
        super().__init__(view)
        self.rules = rules
        self.verbs = moves.verbs()
        self.phase = view.phase
        self.pot = self.counter("pot")
        self.stake = self.counter("stake")
        self.floor = self.cards_on("floor")
        self.trump = next(iter(self.cards_on("trump")), NO_TRUMP)
        self.mine = self._player(self.me)
        self.others = [self._player(seat) for seat in self.rivals()]

    def _player(self, seat: int) -> Player:
        return Player(self.view.seats[seat], self.hands[seat])

    def unseen_cards(self) -> list[int]:
        """Return the cards of the pack that could lie anywhere."""
        return self.unseen(pack(1, self.rules.jokers))

    def standing(self) -> MatchStanding:
        """Return the match as it stands, this round's payments made; one deal alone is as its first round."""
        seats, betting = self.view.seats, self.rules.betting
        coins = [seat.counters.get("coins", 0) for seat in seats]
        won = [seat.counters.get("won", 0) for seat in seats]
        standing = MatchStanding(
            self.me,
            coins,
            won,
            pot=self.pot,
            left=max(0, self.rules.rounds - self.view.counters.get("round", 1)),
            ante=betting.ante,
            opening=betting.opening(),
        )
        if self.view.one_deal:
            standing.play_one_deal(self.seated)
        return standing

    def show_price(self) -> int:
        """Return what a showdown costs (§Showing)."""
        betting = self.rules.betting
        if self.stake == 0 and betting.opening_show == "price":
            return betting.opening() * (2 if self.mine.has_seen else 1)
        return self.mine.price * (2 if betting.show_cost == "double" else 1)

    def stakes(self) -> tuple[int, int]:
        """Return the lowest and the highest stake to which the seat may raise; (0, 0) when it may not."""
        verb = verbs.RAISE if self.stake > 0 else verbs.BET if self.mine.has_seen else verbs.BET_BLIND
        form = self.view.form(verb)
        if form is None or form.amount is None:
            return 0, 0
        rate = 2 if verb == verbs.BET else 1
        return form.amount.low // rate, form.amount.high // rate

    def raise_to(self, stake: int) -> Move:
        """Return the move that brings the stake as near to this as is allowed, where raising is open."""
        low, high = self.stakes()
        stake = max(low, min(high, stake))
        if self.stake > 0:
            return Move(verbs.RAISE, amount=stake)
        if self.mine.has_seen:
            return Move(verbs.BET, amount=2 * stake)
        return Move(verbs.BET_BLIND, amount=stake)

    def stay(self) -> Move:
        """Check or call; fold where neither is open."""
        verb = next((verb for verb in (verbs.CHECK, verbs.CALL) if verb in self.verbs), verbs.FOLD)
        return Move(verb)
