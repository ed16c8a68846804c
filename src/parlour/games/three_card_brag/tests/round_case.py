"""The runner of worked rounds: plays the actions of a case and returns the table as they leave it."""

from typing import Any

from parlour.cards.codes import BACK
from parlour.cards.notation import card_text, parse_card
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.betting import price
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import COINS
from parlour.games.three_card_brag.rules.verbs import PICK_FROM_FLOOR, SWAP_CARD
from parlour.games.three_card_brag.tests.laid import (
    Listener,
    floor_card,
    lay_cards,
    lay_stock,
    lowest,
    open_verbs,
    seat_table,
)

Case = dict[str, Any]
SHOWDOWN = 4


def play_round(case: Case) -> Case:
    """The table after the actions, up to the first one that is refused or to the end of the round."""
    position = set_up(case)
    listener = Listener(position)
    refused = play_actions(position, case["actions"], listener)
    return state(position, listener) | ({} if refused is None else {"illegal": refused})


def set_up(case: Case) -> ThreeCardBrag:
    """The first round with the case's coins, and its hands, whole stock and trump where it names them."""
    position = seat_table(case["coins"], **case.get("options", {}))
    if "hands" in case or "deck" in case:
        named = [[parse_card(card) for card in hand or []] for hand in case.get("hands", [])]
        stock = [parse_card(card) for card in case.get("deck", [])]
        lay_cards(position, fill_up(position, named, stock), stock)
        if "deck" in case:
            lay_stock(position, stock[::-1])
    if case.get("trump"):
        position.trump = parse_card(case["trump"])
    return position


def fill_up(position: ThreeCardBrag, named: list[list[int]], stock: list[int]) -> list[list[int]]:
    """Every seat's hand; seats without a named one get the lowest codes left."""
    used = [card for hand in named for card in hand] + stock
    spare = [card for card in position.full_pack() if card not in used]
    hands = named + [[] for _ in range(position.seats - len(named))]
    return [hand or [spare.pop(0) for _ in range(HAND)] for hand in hands]


def play_actions(position: ThreeCardBrag, actions: list[list[Any]], listener: Listener) -> list[Any] | None:
    """Plays until an action is refused, which is returned, or the round is over."""
    for action in actions:
        try:
            play_action(position, action, listener)
        except Refused:
            return action
        if listener.last is not None:
            return None
    return None


def play_action(position: ThreeCardBrag, action: list[Any], listener: Listener) -> None:
    """One action; PICK_FROM_FLOOR with a card is the pick and the swap in one."""
    seat, verb, *rest = action
    if verb == PICK_FROM_FLOOR and rest:
        position.play(seat, Move(verb), listener)
        verb = SWAP_CARD
    if verb == SWAP_CARD:
        position.play(seat, swap_of(position, seat, rest), listener)
    elif rest and rest[0] is not None:
        position.play(seat, Move(verb, amount=rest[0]), listener)
    else:
        position.play(seat, lowest(position, verb) if seat == position.turn else Move(verb), listener)


def swap_of(position: ThreeCardBrag, seat: int, rest: list[Any]) -> Move:
    """The swap that gives up the named card; a place that does not exist when it is not held."""
    if not rest:
        return Move(SWAP_CARD)
    if isinstance(rest[0], int):
        return Move(SWAP_CARD, slots=(rest[0],))
    card, hand = parse_card(rest[0]), position.hand(seat)
    return Move(SWAP_CARD, slots=(hand.index(card) if card in hand else BACK,))


def state(position: ThreeCardBrag, listener: Listener) -> Case:
    """The table now, or as it was before the first coin was won."""
    over = listener.last is not None
    table = listener.last or position
    seats = range(table.seats)
    return {
        "coins": table.row(COINS),
        "pot": table.pot,
        "stake": table.stake,
        "phase": SHOWDOWN if over else table.stage,
        "to_act": None if over else table.turn,
        "prices": [price(table, seat) for seat in seats],
        "legal": [] if over else open_verbs(table),
        "floor": floor_card(table) or None,
        "discards": [card_text(card) for card in table.discards],
        "hands": [[card_text(card) for card in table.hand(seat)] for seat in seats],
        "all_in": [seat for seat in seats if table.is_live(seat) and table.coins(seat) == 0],
        "over": over,
        "won": listener.won(),
    }
