"""The short way to a game of bots: they play a match in this process, with no table and no store.

For programs, tools and tests; people and bots sit at a table (`parlour.client.local_room`).
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.match.match import Match, SeatCard
from parlour.players.deciding import Place, SeatedThinker, decision
from parlour.players.kinds import maker_of, remarks_on
from parlour.players.seat_words import is_person

MOST_SEATS = 64


def bots_for(match: Match, record: Path | None = None) -> dict[int, Bot]:
    """Return a bot for every seat without a person; a repeated match gives them the same luck.

    Who keeps a record of its decisions writes it to that file.
    """
    words = [card.player for card in match.seats if not is_person(card)]
    remarks_on(words, match.game, match.rules, len(match.seats))
    bots = {seat: _bot_for(match, seat, card) for seat, card in enumerate(match.seats) if not is_person(card)}
    for seat, bot in bots.items():
        if isinstance(bot, SeatedThinker):
            bot.sit_down(Place(seat, match.names(), lambda: match.n, record))
    return bots


def _bot_for(match: Match, seat: int, card: SeatCard) -> Bot:
    return maker_of(card.player)(match.game, match.rules, bot_luck(match, seat))


def bot_luck(match: Match, seat: int) -> Luck:
    """Return luck of the seat's own for a bot that is made after so many moves of the match."""
    return luck_from(match.seed, seat, match.n)


def luck_from(seed: bytes, seat: int, moves: int = 0) -> Luck:
    """Return luck of the seat's own, drawn from the seed in a way that tells nothing about the deal."""
    drawn = sha256(b"parlour bots" + seed).digest()
    return Luck(int.from_bytes(drawn, "big"), MOST_SEATS * moves + seat)


def play_out(match: Match, bots: Mapping[int, Bot]) -> None:
    """Play the bots until only people must act or the game is over."""
    while bot_turn(match, bots):
        pass


def bot_turn(match: Match, bots: Mapping[int, Bot]) -> bool:
    """Play one move of the first bot that is to act; return False when there is none."""
    for seat in match.to_act():
        if seat in bots:
            move = decision(bots[seat], match.position, seat, match.told)
            match.play(seat, move, by=bots[seat].by)
            return True
    return False
