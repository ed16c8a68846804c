# parlour: hot
"""Chairs: who sits where at a table, whether a game is on or not."""

from typing import NamedTuple

from parlour.match.match import SeatCard
from parlour.players.seat_words import ME
from parlour.tables.log.entries import PERSON, SITS_OUT, House, Kick, SeatedChair, SitDown


class Chair(NamedTuple):
    """A chair: empty, a bot's by its words, or a person's; `house` says who plays for a person meanwhile."""

    name: str = ""
    player: str = ""
    person: str = ""
    token_hash: str = ""
    luck: str = ""
    house: str = ""
    why: str = ""

    def kind(self) -> str:
        if not self.player:
            return "empty"
        return PERSON if self.player == PERSON else "bot"

    def is_person(self) -> bool:
        return self.player == PERSON

    def bot(self) -> str:
        """Return the words of the bot that decides here now; "" where a person does, or nobody sits."""
        return self.house if self.player == PERSON else self.player

    def card(self) -> SeatCard:
        """Return the card in front of the seat, as saved games write it."""
        return SeatCard(self.name, ME if self.is_person() else self.player)

    def taken_by(self, entry: SitDown) -> "Chair":
        """Return the chair once somebody has sat down on it."""
        return Chair(entry.name, entry.player, entry.person, entry.token_hash, entry.luck)

    def seated_with(self, given: SeatedChair) -> "Chair":
        """Return the chair with whom the director seats there."""
        house = SITS_OUT if given.out else ""
        return Chair(given.name, given.player, given.person, house=house, why=given.out)

    def played_by(self, entry: House) -> "Chair":
        return self._replace(house=entry.player, why=entry.why)

    def without_person(self, entry: Kick) -> "Chair":
        """Return the chair after a kick: a bot's with the same name in a game, empty otherwise."""
        return Chair(self.name, entry.player) if entry.player else Chair()


EMPTY = Chair()
