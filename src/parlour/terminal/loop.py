"""A match played at one screen: people decide in turn, bots play between them."""

from parlour.engine.bot import Bot
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.match.match import Match
from parlour.players.deciding import decision
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.hot_seat import Alone, Company, Sharing
from parlour.terminal.show.page import lone_person
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Exits


class Table:
    """Plays a match to its end, or until the person leaves."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, exits: Exits) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.exits = exits
        self.sharing = sharing_for(match, bots, screen)

    def play(self) -> None:
        self.sharing.open()
        while not self.match.is_over():
            seat = self.next_to_act()
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.person_turn(seat)
        self.sharing.close()

    def next_to_act(self) -> int:
        """Bots before people, so that nobody waits."""
        acting = self.match.to_act()
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def bot_turn(self, seat: int) -> None:
        self.put(seat, decision(self.bots[seat], self.match.position, seat))
        self.sharing.after_bot()

    def person_turn(self, seat: int) -> None:
        """Shows the person the table and plays what they decide."""
        self.sharing.before_person(seat)
        sight = self.sharing.show(seat)
        self.screen.show_choices(sight)
        self.decide(seat, Conversation(self.screen, self.match, sight))
        self.sharing.after_person(seat)

    def decide(self, seat: int, conversation: Conversation) -> None:
        """Asks until a move is accepted."""
        while True:
            try:
                return self.put(seat, conversation.move())
            except Refused as error:
                self.screen.warn(conversation.sight.named(error.sentence))

    def put(self, seat: int, move: Move) -> None:
        """The move itself, which no signal cuts in half."""
        with self.exits.held():
            self.match.play(seat, move)


def sharing_for(match: Match, bots: dict[int, Bot], screen: Screen) -> Sharing:
    """How the screen is shared: nobody else to hide from, or several people in turn."""
    if len(match.seats) - len(bots) > 1:
        return Company(match, screen)
    return Alone(match, screen, lone_person(match))
