"""Tables laid by hand for tests and worked cases: cards written as text, the rest as it comes."""

from typing import Any

from mypy_extensions import u8

from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.errors import Refused
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS, codes_of, in_order
from parlour.games.big_c.rules.compare import footstool, relation
from parlour.games.big_c.rules.hands import KEYS, Reading, reading
from parlour.games.big_c.rules.plays.holding import hand_audiences, holding_of, take_up
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.rounds import begin_play
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.rules.verbs import PASS, PLAY

RANK_NAMES = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
RELATIONS = ("lower", "equal", "higher", "mismatch")
STOOLS = ("none", "half", "full")
SPARE_STOCK = "4C 6H 8D 10S QC KD 5S 7C 9H JD"


def rules_with(**switches: Any) -> BigCRules:
    """The default rules with these switches set, by the names they have in the rules file."""
    rules = GAME.rules(switches=switches)
    assert isinstance(rules, BigCRules)
    return rules


def terms_with(**switches: Any) -> Terms:
    return terms_of(rules_with(**switches))


def new_game(seats: int = 3, seed: int = 1, **switches: Any) -> BigC:
    """A game that has just been dealt."""
    position = GAME.begin(rules_with(**switches), seats, FastShuffle(seed))
    assert isinstance(position, BigC)
    return position


def lay_table(hands: list[str], *, stock: str = SPARE_STOCK, played: str = "", **switches: Any) -> BigC:
    """A game with these hands in which seat 0 is to lead and the seats play in their order."""
    position = new_game(len(hands), **switches)
    deal_hands(position, [parse_cards(hand) for hand in hands])
    lay_stock(position, parse_cards(stock))
    lay_played(position, parse_cards(played))
    seat_in_order(position, list(range(len(hands))))
    position.turn = 0
    begin_play(position, None)
    return position


def deal_hands(position: BigC, hands: list[list[int]]) -> None:
    """These hands for the seats, each for its owner alone."""
    position.hands = [holding_of(hand) for hand in hands]


def lay_stock(position: BigC, cards: list[int]) -> None:
    """These cards are the stock, and the last of them is drawn first."""
    position.stock = cards
    position.left = len(cards)


def lay_played(position: BigC, cards: list[int]) -> None:
    position.played = vec[u8]([HEIGHTS[card] for card in cards])


def seat_in_order(position: BigC, seats: list[int]) -> None:
    """The seats play in this order."""
    position.order = vec[u8](seats)


def show_card(position: BigC, seat: int, place: int) -> None:
    """Everybody knows this card of the hand."""
    position.own_hand(seat).show(place)


def change_card(position: BigC, seat: int, place: int, card: int) -> None:
    """The hand holds this card in that place, known to its owner alone."""
    cards = hand_cards(position, seat)
    cards[place] = card
    known = [*position.hands[seat].known]
    known[place] = 0
    position.hands[seat] = take_up(vec[u8]([HEIGHTS[each] for each in cards]), vec[u8](known))


def hand_cards(position: BigC, seat: int) -> list[int]:
    """The cards of a hand as they came."""
    return position.hands[seat].codes()


def all_hands(position: BigC) -> list[list[int]]:
    return [hand.codes() for hand in position.hands]


def audiences_of(position: BigC, seat: int) -> list[int]:
    """Who knows each card of a hand."""
    return hand_audiences(position.hands[seat], seat)


def stock_cards(position: BigC) -> list[int]:
    return position.stock[: position.left]


def played_cards(position: BigC) -> list[int]:
    return codes_of(position.played)


def laid_cards(position: BigC) -> list[int]:
    return codes_of(position.laid)


def to_play(cards: str) -> Move:
    """`5D 5C` is a play, `PASS` a pass."""
    if cards == PASS:
        return Move(PASS)
    return Move(PLAY, cards=tuple(sorted(parse_cards(cards))))


def after(position: BigC, *plays: str) -> BigC:
    """The position after these plays and passes, each by the seat whose turn it is."""
    for cards in plays:
        position.play(position.turn, to_play(cards))
    return position


def event_kinds(position: BigC, *plays: str) -> list[str]:
    """The kinds of the events that these plays and passes cause."""
    listener = Listener()
    for cards in plays:
        position.play(position.turn, to_play(cards), listener)
    return [event.kind for event in listener.events]


def read_hand(cards: str, **switches: Any) -> Reading:
    """What the cards make."""
    return reading(tuple(parse_cards(cards)), terms_with(**switches))


def say(sentence: Sentence, viewer: int | None = None) -> str:
    """The sentence in English, seats by their numbers."""
    return GAME.phrasebook().say(sentence, GAME.hearer(rules_with(), viewer=viewer))


def kind_name(made: Reading) -> str:
    """What the kind of a hand is called."""
    return say(sentence_of(KEYS[made.kind]))


def refusal_of(position: BigC, cards: str) -> str:
    """What the seat whose turn it is is told when it tries to play this."""
    try:
        position.play(position.turn, to_play(cards))
    except Refused as error:
        return say(GAME.refusal(error, position, position.turn))
    raise AssertionError(f"{cards} was played")


def stands(new: str, old: str, **switches: Any) -> str:
    """How a new hand stands to an old one."""
    return RELATIONS[relation(read_hand(new, **switches), read_hand(old, **switches), terms_with(**switches))]


def stool(new: str, old: str, **switches: Any) -> str:
    """Which footstool a new hand makes of an old one."""
    return STOOLS[footstool(read_hand(new, **switches), read_hand(old, **switches), terms_with(**switches))]


def sizes(position: BigC) -> list[int]:
    return [hand.size() for hand in position.hands]


def hand_text(position: BigC, seat: int) -> str:
    """A hand in the order of cards."""
    return cards_text(in_order(hand_cards(position, seat)))
