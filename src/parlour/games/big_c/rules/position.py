# parlour: hot
"""A game of Big-C in progress: who is to act, what may be done, and what follows."""

from typing import Any, final

from mypy_extensions import mypyc_attr, u8

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import vec
from parlour.engine.play.choices import Places
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.form import Pool
from parlour.engine.show.zone import Zone
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import CODES, heights_in_order, places_in_order
from parlour.games.big_c.rules.dealing import deal
from parlour.games.big_c.rules.hands import Reading
from parlour.games.big_c.rules.picture import PHASES, badges, counters, seat_counters, zones
from parlour.games.big_c.rules.playing import pass_turn, play_cards
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.rules.plays.holding import take_up
from parlour.games.big_c.rules.plays.kinds import OpenPlays
from parlour.games.big_c.rules.presenting import present, present_anything, presentable, still_to_present
from parlour.games.big_c.rules.redealing import redeal
from parlour.games.big_c.rules.rounds import begin_play, final_outcome
from parlour.games.big_c.rules.table import NO_PICK, OVER, PRESENTING, BigCTable
from parlour.games.big_c.rules.terms import terms_of
from parlour.games.big_c.rules.verbs import ONLY_PASSING, PASS, PASSING, PLAY, PRESENT, TO_PASS


def begin(rules: BigCRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> "BigC":
    """Begin a game: the cards dealt, and everybody to present one."""
    position = BigC(rules, seats, shuffle, terms_of(rules))
    position.clear()
    deal(position, teller)
    return position


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BigC(BigCTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        if self.stage == OVER:
            return ()
        return still_to_present(self) if self.stage == PRESENTING else (int(self.turn),)

    def is_over(self) -> bool:
        return self.stage == OVER

    def moves(self, seat: int) -> Moves:
        if self.stage == PRESENTING:
            return Moves([Places(PRESENT, [Pool("hand", presentable(self, seat))])])
        plays = self.plays(seat)
        if not plays.exists():
            return ONLY_PASSING
        return Moves([plays] if self.is_lead() else [plays, TO_PASS])

    def plays(self, seat: int) -> Plays:
        """Return what the seat could lay on the table as it is."""
        return Plays(self.hands[seat], self.top, self.terms)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        if move.verb == PLAY:
            play_cards(self, seat, heights_in_order(move.cards), teller)
        elif move.verb == PASS:
            pass_turn(self, seat, teller)
        elif present(self, seat, move.slots[0], teller):
            begin_play(self, teller)

    def play_random_move(self, luck: Luck) -> None:
        if self.stage == PRESENTING:
            if present_anything(self, luck):
                begin_play(self, None)
            return
        plays = OpenPlays(self.hands[self.turn], self.top, self.terms)
        can_play = plays.exist()
        passes = luck.draw(2 if can_play and not self.is_lead() else 1) == 1
        if can_play and not passes:
            play_cards(self, self.turn, plays.pick(luck), None)
        else:
            pass_turn(self, self.turn, None)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def on_timeout(self, seat: int) -> Move:
        """Make the quietest move there is: present the first card, pass, or lead the lowest card."""
        if self.stage == PRESENTING:
            return Move(PRESENT, slots=(presentable(self, seat)[0],))
        if not self.is_lead() or self.is_stuck(seat):
            return PASSING
        naturals = [height for height in self.hands[seat].heights if height > 0]
        return Move(PLAY, cards=(CODES[min(naturals)],))

    def hand_order(self, seat: int) -> list[int]:
        """Order the hand from low to high, jokers first (§Order of cards)."""
        return places_in_order(self.hands[seat].heights)

    def zones(self) -> list[Zone]:
        return zones(self)

    def phase(self) -> str:
        return PHASES[self.stage]

    def counters(self) -> dict[str, int]:
        return counters(self)

    def seat_counters(self, seat: int) -> dict[str, int]:
        return seat_counters(self, seat)

    def badges(self, seat: int) -> list[str]:
        return badges(self, seat)

    def sealed(self) -> int:
        return sum([1 for pick in self.picks if pick != NO_PICK])

    def copy(self) -> "BigC":
        twin = BigC(self.switches, self.seats, self.shuffle, self.terms)
        self.copy_onto(twin)
        return twin

    def redeal(self, seat: int, luck: Luck) -> None:
        redeal(self, seat, luck)

    def parts(self) -> tuple[type, ...]:
        return (Reading,)

    def state(self) -> dict[str, Any]:
        """Return the same as every game, with each hand as its cards and what is known of them."""
        hands = [[list(hand.heights), list(hand.known)] for hand in self.hands]
        return super().state() | {"hands": hands}

    def restore(self, state: dict[str, Any]) -> None:
        super().restore({name: value for name, value in state.items() if name != "hands"})
        self.hands = [take_up(vec[u8](heights), vec[u8](known)) for heights, known in state["hands"]]
