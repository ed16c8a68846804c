"""Bastard Brag with something wrong in it: games that break a law on purpose, so that we see it caught."""

from typing import Any

from parlour.cards.luck import Luck
from parlour.cards.notation import card_text
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE
from parlour.engine.show.zone import Zone
from parlour.games.bastard_brag.rules.position import BastardBrag

HOST = find_game("bastard-brag")


class Mutant(Position):
    """The real game inside, passed through unchanged; each mutation overrides one thing."""

    def __init__(self, inner: BastardBrag) -> None:
        super().__init__(inner.rules, inner.seats, inner.shuffle)
        self.inner = inner

    def to_act(self) -> tuple[int, ...]:
        return self.inner.to_act()

    def moves(self, seat: int) -> Moves:
        return self.inner.moves(seat)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.inner.apply(seat, move, teller)

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def on_timeout(self, seat: int) -> Move:
        return self.inner.on_timeout(seat)

    def copy(self) -> "Mutant":
        return type(self)(self.inner.copy())

    def redealt(self, seat: int, luck: Luck) -> "Mutant":
        return type(self)(self.inner.redealt(seat, luck))

    def zones(self) -> list[Zone]:
        return self.inner.zones()

    def phase(self) -> str:
        return self.inner.phase()

    def seat_counters(self, seat: int) -> dict[str, int]:
        return self.inner.seat_counters(seat)

    def why_not(self, seat: int, verb: str) -> str:
        return self.inner.why_not(seat, verb)

    def hidden_card(self) -> str:
        """The face-down card of the centre, as text."""
        return card_text(self.inner.cards[self.inner.centre + 1]) if self.inner.cards else ""


def mutated(kind: type[Mutant]) -> Game:
    """The host game with this mutation in every position."""

    def begin(rules: Any, seats: int, shuffle: Shuffle) -> Position:
        inner = HOST.begin(rules, seats, shuffle)
        assert isinstance(inner, BastardBrag)
        return kind(inner)

    return Game(HOST.package, asset=HOST.asset, begin=begin, bot=HOST.bot)


class NeighbourVisible(Mutant):
    """Everybody may look into the hand of seat 1."""

    def zones(self) -> list[Zone]:
        zones = self.inner.zones()
        for zone in zones:
            if zone.owner == 1:
                zone.audiences = [EVERYONE] * len(zone.cards)
        return zones


class DealtFaceUp(Mutant):
    """The deal itself gives every hand the wrong audience, so that even a redeal believes it is public."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        dealing = self.inner.phase() == "dealing"
        self.inner.apply(seat, move, teller)
        if dealing:
            self.inner.known = [EVERYONE] * len(self.inner.known)


class LooseTongue(Teller):
    """Tells everybody every card."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    def tell(self, event: Event) -> None:
        everyone = (EVERYONE,) * len(event.cards)
        self.teller.tell(Event(event.kind, event.seat, event.cards, everyone, slots=event.slots))


class HiddenCardTold(Mutant):
    """The events name the hidden centre card to all."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.inner.apply(seat, move, None if teller is None else LooseTongue(teller))


class TellingRefusal(Mutant):
    """A refusal hangs on the hidden card."""

    def why_not(self, seat: int, verb: str) -> str:
        return "The hidden card is red." if self.hidden_card()[-1:] in ("H", "D") else "It is black."


class TellingNote(Mutant):
    """A note to one seat names a card that it cannot see."""

    def notes(self, seat: int) -> list[str]:
        return [self.hidden_card()]


class HiddenForm(Mutant):
    """A move is open only when the hidden card is black."""

    def moves(self, seat: int) -> Moves:
        moves = self.inner.moves(seat)
        red = self.hidden_card()[-1:] in ("H", "D")
        return Moves(moves.choices[:1]) if red else moves


class Forgetful(Mutant):
    """A copy shares its original's cards."""

    def copy(self) -> "Mutant":
        twin = self.inner.copy()
        twin.cards = self.inner.cards
        return Forgetful(twin)


class Thieving(Mutant):
    """A card leaves the stock with every move."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.inner.apply(seat, move, teller)
        self.inner.stock = self.inner.stock[1:]


class Minting(Mutant):
    """The books grow."""

    def ledger(self) -> int:
        return int(self.inner.turns_taken)


class Endless(Mutant):
    """Nobody ever loses a life for good."""

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.inner.apply(seat, move, teller)
        self.inner.lives = [3] * self.seats
        if not self.inner.to_act():
            self.inner.stage = 0
