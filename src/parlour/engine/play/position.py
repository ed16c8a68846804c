# parlour: hot
"""What a game in progress is: the contract that every game keeps and everything else stands on."""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.cards.vectors import vec
from parlour.engine.errors import Refused
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.refusal import misfit, out_of_turn
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.play.state import duplicate, field_names, own_fields, put_back
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.show.build_view import SEAT_VIEW, ending_view, zone_view
from parlour.engine.show.view import SeatView, View, ZoneView
from parlour.engine.show.zone import NO_OWNER, NO_PLACES, Zone


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position:
    """One game in progress: rules, seats and a shuffle, and whatever the moves so far have made of them.

    With a `start` it is one deal that goes on from there, and over after it. It prints as the public sees it.

    >>> import parlour
    >>> position, luck = parlour.game("bastard-brag").new(3, seed=7), parlour.Luck(1)
    >>> while not position.is_over():
    ...     seat = position.to_act()[0]
    ...     position.play(seat, position.moves(seat).pick(luck))
    >>> position.outcome().places
    [1, 2, 3]
    """

    def __init__(self, rules: RulesAsset, seats: int, shuffle: Shuffle) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.shuffle = shuffle
        self.chances = 0
        self.start: Start | None = None

    def to_act(self) -> tuple[int, ...]:
        """Return who owes a decision: several while choices are sealed, none when the game is over."""
        raise NotImplementedError

    def moves(self, seat: int) -> Moves:
        """Return what the seat may do now; only for a seat that is to act."""
        raise NotImplementedError

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        """Play a move known to be legal. For search and playouts; everybody else calls play."""
        raise NotImplementedError

    def play_random_move(self, luck: Luck) -> None:
        """Play what `moves(seat).pick(luck)` picks for the first who is to act.

        A game that is searched writes its own, with no list of moves in between; a law holds it to this one.
        """
        seat = self.to_act()[0]
        self.apply(seat, self.moves(seat).pick(luck))

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Return every place where cards lie, with the audience of each card."""
        raise NotImplementedError

    def redeal(self, seat: int, luck: Luck) -> None:
        """Deal again, in place, what the seat cannot see, all such deals equally likely; not the shuffle."""
        raise NotImplementedError

    @final
    def redealt(self, seat: int, luck: Luck) -> "Position":
        """Return another deal that this seat cannot tell from this one, with other chances to come."""
        twin = self.copy()
        twin.redeal(seat, luck)
        twin.shuffle = FastShuffle(luck.bits())
        return twin

    def copy(self) -> "Position":
        """Copy field by field; a game that is searched, or begins otherwise, writes its own."""
        kind: Any = type(self)
        twin: Position = kind(self.rules, self.seats, self.shuffle)
        for name in field_names(self):
            setattr(twin, name, duplicate(getattr(self, name)))
        return twin

    def parts(self) -> tuple[type, ...]:
        """Return the classes of small values that fields may hold; each is made from its fields by name."""
        return ()

    def state(self) -> dict[str, Any]:
        """Return everything that moves have made of this position, as plain values; see Game.restored."""
        return own_fields(self, self.parts())

    def restore(self, state: dict[str, Any]) -> None:
        """Make this position what it was when the state was written, under the same rules and seats."""
        put_back(self, state, self.parts())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickle the state, to be opened by the game of these rules."""
        return _unpickle, (self.rules, self.seats, self.shuffle, self.state())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>\n{self.view(None)!r}"

    def on_timeout(self, seat: int) -> Move:
        """Return the move that the house plays when the seat's clock runs out."""
        for move in self.moves(seat):
            return move
        raise AssertionError("a seat that is to act can move")

    def seconds(self, seat: int) -> int:
        """Return how long the seat may take for its decision."""
        return int(self.rules.turn_seconds)

    def countdown(self, seat: int) -> int:
        """Return how many of the last seconds of a decision screens count one by one; usually none."""
        return 0

    def phase(self) -> str:
        """Return the part of the game we are in, one lower-case word."""
        return "over" if self.is_over() else "play"

    def seat_counters(self, seat: int) -> dict[str, int]:
        """Return the seat's public numbers: lives, coins, penalties."""
        return {}

    def badges(self, seat: int) -> list[str]:
        """Return the seat's public marks: dealer, blind, folded."""
        return []

    def hand_order(self, seat: int) -> list[int]:
        """Return the places of the seat's own hand in the game's order; empty where it is as it lies."""
        return []

    def marks(self, seat: int, verb: str) -> list[tuple[int, str]]:
        """Return amounts worth offering with this verb, each with the key of its name: a pot-sized raise."""
        return []

    def counters(self) -> dict[str, int]:
        """Return the table's public numbers: pot, stake, round."""
        return {}

    def sealed(self) -> int:
        """Return how many choices have been made that stay sealed until all are in."""
        return 0

    def ledger(self) -> int:
        """Return a sum that no move may change, such as coins in hands and pot; 0 where there is none."""
        return 0

    def next_dealer(self) -> int:
        """Return who deals after this deal, as it stands; NO_DEALER where chance decides."""
        return NO_DEALER

    def is_over(self) -> bool:
        """Return whether nobody has to decide any more."""
        return len(self.to_act()) == 0

    @final
    def is_empty_chair(self, seat: int) -> bool:
        """Return whether nobody sits there, in a deal from a start."""
        return self.start is not None and self.start.is_empty(seat)

    def play(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        """Play the move, or raise Refused and change nothing."""
        error = self.refusal(seat, move)
        if error is not None:
            raise error
        self.apply(seat, move, teller)

    @final
    def refusal(self, seat: int, move: Move) -> Refused | None:
        """Return the reason to refuse this move, or None when it may be played."""
        acting = self.to_act()
        if seat not in acting:
            return out_of_turn(seat, is_over=not acting)
        moves = self.moves(seat)
        return None if move in moves else misfit(move, moves.objection(move), self.rules.move_validity)

    def view(self, viewer: int | None) -> View:
        """Return all that this viewer may know and nothing else; viewer None is the public."""
        acting, metadata = self.to_act(), self.rules.metadata
        return View(
            game=metadata.game_id,
            variant=metadata.variant,
            viewer=viewer,
            phase=self.phase(),
            to_act=list(acting),
            seats=[self.seat_view(seat) for seat in range(self.seats)],
            zones=[self.zone_view(zone, viewer) for zone in self.zones()],
            counters=self.counters(),
            forms=[] if viewer is None or viewer not in acting else self.moves(viewer).forms(),
            ending=ending_view(self.outcome()),
            one_deal=self.start is not None,
        )

    @final
    def seat_view(self, seat: int) -> SeatView:
        """Return what everybody may know of a seat beside its cards; of an empty chair there is nothing."""
        if self.is_empty_chair(seat):
            return SeatView(seat=seat, empty=True)
        return SEAT_VIEW(seat, self.seat_counters(seat), self.badges(seat))

    @final
    def zone_view(self, zone: Zone, viewer: int | None) -> ZoneView:
        """Return the zone through the viewer's eyes; an own hand with the order it would be held in."""
        is_own = zone.private and viewer is not None and zone.owner != NO_OWNER and zone.owner == viewer
        return zone_view(zone, viewer, self.hand_order(zone.owner) if is_own else NO_PLACES)

    def shuffled(self, cards: list[int]) -> list[int]:
        """Return the cards in the next order that chance gives."""
        self.shuffle.order(cards, self.chances)
        self.chances += 1
        return cards

    def dealt(self, cards: list[int], most: int) -> list[int]:
        """Return the same for a deal that takes no more than so many cards, all from the front."""
        self.shuffle.order_first(cards, most, self.chances)
        self.chances += 1
        return cards

    @final
    def dealt_packed(self, cards: vec[u8], most: i64) -> None:
        """Put packed cards into the order that `dealt` would give them, in place."""
        self.shuffle.order_packed(cards, most, self.chances)
        self.chances += 1

    @final
    def shuffled_packed(self, cards: vec[u8], most: i64) -> None:
        """Put packed cards into the order that `shuffled` would give them, in place.

        It is for a deal that takes no more than so many of them, all from the back.
        """
        self.shuffle.order_back_packed(cards, most, self.chances)
        self.chances += 1

    def lots(self, count: int) -> list[int]:
        """Return the numbers below the count in the next order that chance gives."""
        numbers = self.shuffle.lots(count, self.chances)
        self.chances += 1
        return numbers

    def drawn(self, limit: int) -> int:
        """Return the next number below the limit that chance gives."""
        number = self.shuffle.below(limit, self.chances)
        self.chances += 1
        return number


def _unpickle(rules: RulesAsset, seats: int, shuffle: Shuffle, state: dict[str, Any]) -> Position:
    from parlour.engine.rules.game_modules import load_game

    game: Any = load_game(rules.metadata.game_id, object)
    position: Position = game.restored(rules, seats, shuffle, state)
    return position
