"""A stretch of play told as hand sizes and actions: cards come into a hand when they are played from it."""

from typing import Any

from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.errors import Refused
from parlour.engine.play.events import Event, Listener
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.rounds import begin_play
from parlour.games.big_c.tests.laid import (
    change_card,
    deal_hands,
    hand_cards,
    lay_played,
    lay_stock,
    new_game,
    seat_in_order,
    sizes,
    to_play,
)

Case = dict[str, Any]
FILLER = parse_card("3D")
PENALTIES = ("half-footstool", "full-footstool")


class Flow:
    """Plays the actions of a case in turn and keeps what was heard."""

    def __init__(self, case: Case) -> None:
        self.position = open_table(case)
        self.listener = Listener()
        self.refused: Any = None
        for action in case["actions"]:
            if self.refused is None:
                self.act(action)

    def act(self, action: str | list[str]) -> None:
        """One play or pass of the seat whose turn it is."""
        words = action if isinstance(action, str) else " ".join(action)
        move = to_play(words.upper())
        put_in_hand(self.position, move.cards)
        try:
            self.position.play(self.position.turn, move, self.listener)
        except Refused:
            self.refused = action

    def result(self) -> Case:
        position = self.position
        outcome = position.outcome()
        winners = [] if outcome is None else outcome.winners()
        acting = position.to_act()
        return {
            "hand_sizes": sizes(position),
            "events": [noted for event in self.listener.events if (noted := case_event(event))],
            "to_act": acting[0] if acting else None,
            "winner": winners[0] if len(winners) == 1 else None,
            "winners": winners,
            "draw": len(winners) > 1,
            "places": [] if outcome is None else outcome.places,
            "over": outcome is not None,
            "deck": position.left,
            "played": len(position.played),
            "illegal": self.refused,
            "legal": self.refused is None,
        }


def open_table(case: Case) -> BigC:
    """The table before the first action: hands as given or filled up, seat 0 to lead."""
    hands = [parse_cards(" ".join(hand)) for hand in case.get("hands", [])]
    hands = hands or [[FILLER] * size for size in case["hand_sizes"]]
    position = new_game(len(hands), **case.get("options", {}))
    undealt = sum(sizes(position)) + position.left - sum(len(hand) for hand in hands)
    deal_hands(position, hands)
    lay_stock(position, [FILLER] * case.get("deck", undealt))
    lay_played(position, [FILLER] * case.get("played", 0))
    seat_in_order(position, list(range(len(hands))))
    position.turn = case.get("leader", 0)
    begin_play(position, None)
    return position


def put_in_hand(position: BigC, cards: tuple[int, ...]) -> None:
    """Changes fillers of the hand that is to act for the cards it is about to play."""
    for card in cards:
        hand = hand_cards(position, position.turn)
        if cards.count(card) > hand.count(card) and FILLER in hand:
            change_card(position, position.turn, hand.index(FILLER), card)


def case_event(event: Event) -> list[Any]:
    """What the cases tell of an event, or nothing; of a penalty they tell the cards drawn."""
    if event.kind in PENALTIES:
        return ["penalty", event.other, event.fields["drawn"]]
    return ["chooser", event.seat] if event.kind == "leads" else []
