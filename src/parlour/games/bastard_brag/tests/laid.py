"""Tables laid by hand for tests and worked cases: cards written as text, the rest as it comes."""

from typing import Any

from mypy_extensions import i64, u8

from parlour.cards.notation import cards_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.table import HIDDEN, PLAYING

SPARE_HANDS = ["4C 7D 9H", "2S 6H JC", "5C 8D KH", "3S 10H QC", "2D 7C 9S", "4S 6D JH"]
SPARE_CENTRE = "5H 8S QD"


def rules_with(**switches: Any) -> BastardBragRules:
    """The default rules with these switches set, by the names they have in the rules file."""
    return GAME.rules(switches=switches)


def new_game(seats: int = 3, seed: int = 1, **switches: Any) -> BastardBrag:
    """A game before its first deal."""
    position = GAME.begin(rules_with(**switches), seats, FastShuffle(seed))
    assert isinstance(position, BastardBrag)
    return position


def lay_table(
    hands: list[str], centre: str = SPARE_CENTRE, *, turn: int = 0, turns: int = 0, **switches: Any
) -> BastardBrag:
    """A round in play: these hands and centre, and so many turns taken; the last seat dealt."""
    position = new_game(len(hands), **switches)
    lay_cards(position, hands, centre)
    position.stage = PLAYING
    position.dealer = len(hands) - 1
    position.turn = turn
    position.turns_taken = turns
    return position


def lay_cards(position: BastardBrag, hands: list[str], centre: str) -> None:
    """These cards on the table, each hand for its owner alone, and the others in the stock."""
    cards = [card for cards in [*hands, centre] for card in parse_cards(cards)]
    position.cards = vec[i64](cards)
    position.known = vec[i64]([only(slot // HAND) for slot in range(position.centre)] + [EVERYONE] * HAND)
    position.known[position.centre + HIDDEN] = NOBODY
    position.stock = vec[u8]([card for card in pack() if card not in cards])
    position.turned = vec[u8]()


def give_lives(position: BastardBrag, lives: list[int]) -> None:
    """So many lives for each seat."""
    position.lives = vec[i64](lives)


def turn_up(position: BastardBrag, *slots: int) -> None:
    """Let everybody know what lies in these slots."""
    for slot in slots:
        position.known[slot] = EVERYONE


def seat_set(live: list[bool]) -> int:
    """The seats that are live, as a set."""
    return sum(1 << seat for seat, is_live in enumerate(live) if is_live)


def in_play(seats: int, *, turn: int = 0, turns: int = 0, **switches: Any) -> BastardBrag:
    """A round in play with hands that do not matter."""
    return lay_table(SPARE_HANDS[:seats], turn=turn, turns=turns, **switches)


def hand_text(position: BastardBrag, seat: int) -> str:
    return cards_text(position.cards_from(HAND * seat))


def centre_text(position: BastardBrag) -> str:
    return cards_text(position.cards_from(position.centre))


def card(text: str) -> int:
    return parse_card(text)
