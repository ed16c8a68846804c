"""High Card with something wrong in it: each breaks one law of fair play on purpose."""

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Choice, Places
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Pool
from tests.toys.dealt import remade
from tests.toys.high_card.rules.position import HighCard


class Idle(HighCard):
    """Somebody is to act and can do nothing."""

    def moves(self, seat: int) -> Moves:
        return Moves([])


class Empty(HighCard):
    """A verb is open although there is no place to pick."""

    def moves(self, seat: int) -> Moves:
        return Moves([*super().moves(seat).choices, Places("PASS", [Pool("hand", [])])])


class Sleepy(HighCard):
    """The house plays something illegal when the clock runs out."""

    def on_timeout(self, seat: int) -> Move:
        return Move("PICK", slots=(9,))


class Mute(HighCard):
    """A verb is open that the rules do not explain."""

    def moves(self, seat: int) -> Moves:
        return Moves([Places("DANCE", [Pool("hand", [0])])])


class AnyPick(Choice):
    """Holds whatever it is given."""

    def count(self) -> int:
        return 1

    def nth(self, index: int) -> Move:
        return Move(self.verb, slots=(0,))

    def holds(self, move: Move) -> bool:
        return True


class Lenient(HighCard):
    """Every detail of a pick is accepted, and nothing comes of it."""

    def moves(self, seat: int) -> Moves:
        return Moves([AnyPick("PICK")])

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        pass


class Scribbling(HighCard):
    """A look at the moves leaves a trace."""

    def moves(self, seat: int) -> Moves:
        self.tricks += 1
        return super().moves(seat)


class Sharing(HighCard):
    """A copy shares the choices of its original."""

    def copy(self) -> "Sharing":
        twin = remade(self, Sharing)
        twin.choices = self.choices
        return twin


class Hasty(HighCard):
    """Random play takes the first move without drawing one."""

    def play_random_move(self, luck: Luck) -> None:
        self.apply(0, Move("PICK", slots=(0,)))


class Forgetful(HighCard):
    """A copy is not what its original was."""

    def copy(self) -> "Forgetful":
        twin = remade(self, Forgetful)
        twin.tricks += 1
        return twin
