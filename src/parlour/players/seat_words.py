"""Who sits down: seat cards from words such as `me,hard,Ann,search:400`."""

from collections.abc import Sequence
from typing import Final

from parlour.engine.bot import LEVELS
from parlour.match.match import SeatCard, name_complaint
from parlour.players.house import USUAL, house_word
from parlour.players.kinds import HOUSE, KINDS, BadSeat, full_word, is_bot, maker_of

ME: Final = "me"
EXAMPLES: Final = "me, me:Ann, hard, house:hard/easy, search:400, solver or random"
GUEST: Final = "Guest"
USUAL_OPPONENTS: Final = 2
"""So many bots one person meets where nobody says otherwise and the game allows it."""
BOT_NAMES = ["Ada", "Blaise", "Clara", "Dexter", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jasper"]
BOT_NAMES += ["Kitty", "Leo", "Mabel", "Nolan", "Olive", "Percy", "Quinn", "Rosa", "Silas", "Tessa"]


def parse_seats(text: str, levels: Sequence[str] = LEVELS) -> list[SeatCard]:
    """Return the seat cards of a line such as `me,house:hard,house:easy`; every name is there once.

    House bots are of the levels that the game has.
    """
    cards = [_seat_card(word.strip(), levels) for word in text.split(",")]
    chosen = [card.name for card in cards if card.name]
    for name in chosen:
        if [other.casefold() for other in chosen].count(name.casefold()) > 1:
            raise BadSeat("same-name", f"Two players are called {name}: give one of them another name.")
    return _with_names(cards)


def is_person(card: SeatCard) -> bool:
    return card.player == ME


def _seat_card(word: str, levels: Sequence[str]) -> SeatCard:
    """Return one player; the name is still "" where the house gives it."""
    kind, colon, rest = full_word(word, levels).partition(":")
    if kind == HOUSE:
        return SeatCard("", house_word(rest if colon else USUAL, levels))
    if word == ME:
        return SeatCard("", word)
    if is_bot(word):
        maker_of(word)
        return SeatCard("", word)
    if kind == ME and colon:
        return _person(rest.strip())
    if colon or word.lower() in (*levels, *KINDS, ME, "bot"):
        raise BadSeat("bad-seat", f"{word!r} is no player: write {EXAMPLES}.")
    return _person(word)


def _person(name: str) -> SeatCard:
    complaint = name_complaint(name)
    if complaint:
        raise BadSeat("bad-name", f"{name!r} cannot sit down: {complaint}.")
    return SeatCard(name, ME)


def _with_names(cards: list[SeatCard]) -> list[SeatCard]:
    """Return the same seats, the nameless ones named: Guest, Guest 2 … for people, the next free for bots."""
    taken = {card.name.casefold() for card in cards}
    named = []
    for card in cards:
        name = card.name or _free_name(is_person(card), taken)
        taken.add(name.casefold())
        named.append(SeatCard(name, card.player))
    return named


def _free_name(person: bool, taken: set[str]) -> str:
    firsts = [GUEST] if person else BOT_NAMES
    laps = [first if lap == 1 else f"{first} {lap}" for lap in range(1, len(taken) + 2) for first in firsts]
    return next(name for name in laps if name.casefold() not in taken)
