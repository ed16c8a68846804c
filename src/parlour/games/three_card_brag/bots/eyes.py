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

AWAY = frozenset(("folded", "out"))
CARD_ZONES = ("hand", "floor", "discards")


class Purse:
    """A player as the table sees it: coins, what is paid and owed, whether the hand is seen."""

    def __init__(self, seat: SeatView, cards: list[int]) -> None:
        self.seat = seat.seat
        self.coins = seat.counters["coins"]
        self.paid = seat.counters["paid"]
        self.price = seat.counters["price"]
        self.has_seen = "seen" in seat.badges
        self.cards = cards

    def public_cards(self) -> list[int]:
        """The cards of this hand that the viewer knows."""
        return [card for card in self.cards if card != BACK]

    def cost(self, rise: int) -> int:
        """What it takes to answer a stake raised by this much, as far as the coins go."""
        rate = 2 if self.has_seen else 1
        return min(self.coins, self.price + rate * rise)

    def looking(self) -> "Purse":
        """The same player after a look at the hand: everything costs twice as much (§Blind and seen)."""
        after = copy(self)
        after.has_seen = True
        after.price = self.price * (1 if self.has_seen else 2)
        return after


class Sight:
    """A view in the words of a bot."""

    def __init__(self, rules: ThreeCardBragRules, view: View, moves: Moves) -> None:
        assert view.viewer is not None, "a bot looks with the eyes of its seat"
        self.rules = rules
        self.view = view
        self.verbs = moves.verbs()
        self.phase = view.phase
        self.pot = view.counters["pot"]
        self.stake = view.counters["stake"]
        self.read_cards(view)
        self.me = self.purse(view.viewer)
        live = [seat.seat for seat in view.seats if not AWAY & set(seat.badges)]
        self.rivals = [self.purse(seat) for seat in live if seat != view.viewer]

    def read_cards(self, view: View) -> None:
        """The trump, the floor, and every card of this round that the viewer can place."""
        zones = {zone.name: zone.cards for zone in view.zones}
        self.trump = zones["trump"][0] if "trump" in zones else NO_TRUMP
        self.floor = zones["floor"]
        self.hands = {zone.owner: zone.cards for zone in view.zones if zone.name == "hand"}
        places = [zone.cards for zone in view.zones if zone.name in CARD_ZONES]
        self.placed = [card for cards in places for card in cards if card != BACK]

    def purse(self, seat: int) -> Purse:
        return Purse(self.view.seats[seat], self.hands.get(seat, []))

    def unseen(self) -> list[int]:
        """The cards of the pack that could lie anywhere."""
        left = pack(1, self.rules.jokers)
        for card in self.placed:
            left.remove(card)
        return left

    def stakes(self) -> tuple[int, int]:
        """The lowest and the highest stake to which the seat may raise; (0, 0) when it may not."""
        verb = verbs.RAISE if self.stake > 0 else verbs.BET if self.me.has_seen else verbs.BET_BLIND
        form = self.view.form(verb)
        if form is None or form.amount is None:
            return 0, 0
        rate = 2 if verb == verbs.BET else 1
        return form.amount.low // rate, form.amount.high // rate

    def raised_to(self, stake: int) -> Move:
        """The move that brings the stake as near to this as the rules allow; only when raising is open."""
        low, high = self.stakes()
        stake = max(low, min(high, stake))
        if self.stake > 0:
            return Move(verbs.RAISE, amount=stake)
        if self.me.has_seen:
            return Move(verbs.BET, amount=2 * stake)
        return Move(verbs.BET_BLIND, amount=stake)

    def staying(self) -> Move:
        """Check or call; fold where neither is open."""
        verb = next((verb for verb in (verbs.CHECK, verbs.CALL) if verb in self.verbs), verbs.FOLD)
        return Move(verb)
