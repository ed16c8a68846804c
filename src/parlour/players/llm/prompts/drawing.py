"""Drawing a table in plain lines: seats, numbers, cards with their places, events and moves."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.cards.codes import SUITS
from parlour.cards.notation import BACK_SYMBOL, BACK_TEXT, JOKER_SYMBOL, SUIT_SYMBOLS, card_text
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View, ZoneView
from parlour.engine.words.sentence import Sentence
from parlour.engine.words.words import Price
from parlour.match.move_words import move_in_words
from parlour.match.sentences import Speaker
from parlour.players.llm.prompts.numbered import Marks
from parlour.players.llm.prompts.words import prompt_words

LONGEST_NAME: Final = 24
_NO_PRICE: Final = Price()
_FIRST_STAND_IN: Final = 0xE000
_PLAIN_CARDS: Final = str.maketrans(dict(zip(SUIT_SYMBOLS, SUITS, strict=True)))


class Names:
    """The players' names as data: cut, in one line, in quotation marks."""

    def __init__(self, names: Sequence[str]) -> None:
        self._quoted = [quote_text(name, LONGEST_NAME) for name in names]

    def stand_ins(self, seats: int) -> list[str]:
        """Return for each seat a letter that nobody types, in place of its name while a sentence is made."""
        return [chr(_FIRST_STAND_IN + seat) for seat in range(seats)]

    def of(self, seat: int) -> str:
        if seat < len(self._quoted):
            return self._quoted[seat]
        return quote_text(f"seat {seat + 1}", LONGEST_NAME)

    def put_in(self, text: str, seats: int) -> str:
        for seat, stand_in in enumerate(self.stand_ins(seats)):
            text = text.replace(stand_in, self.of(seat))
        return text


def quote_text(text: str, longest: int) -> str:
    """Return what somebody typed, as one quoted word of JSON that cannot end early."""
    plain = "".join(letter for letter in text if letter.isprintable() and not _is_stand_in(letter))
    return json.dumps(plain[:longest], ensure_ascii=False)


def in_letters(text: str) -> str:
    """Return cards with letters for their suits, as the rules for models write them."""
    return text.translate(_PLAIN_CARDS).replace(BACK_SYMBOL, BACK_TEXT).replace(JOKER_SYMBOL, "JOKER")


def _is_stand_in(letter: str) -> bool:
    return _FIRST_STAND_IN <= ord(letter) < _FIRST_STAND_IN + 256


class TextDrawing:
    """Any game in plain lines, as a seat sees it."""

    def __init__(self, game: Game, rules: RulesAsset, names: Names) -> None:
        self._names = names
        self._seats = rules.players.most
        self._speaker = Speaker(game, rules, names.stand_ins(self._seats))

    def say(self, sentence: Sentence, viewer: int | None) -> str:
        return self._plain(self._speaker.say(sentence, viewer))

    def told(self, event: Event, viewer: int | None) -> str:
        """Return what happened, as the viewer heard it."""
        return self._plain(self._speaker.tell(event, viewer))

    def _plain(self, text: str) -> str:
        """Return the text with cards in the notation of the rules, and only then the names."""
        return self._names.put_in(in_letters(text), self._seats)

    def table(self, view: View) -> list[str]:
        """Return who sits where, the table's numbers, and what lies on it."""
        assert view.viewer is not None, "a seat plays"
        phase = prompt_words("phase", phase=self._speaker.label("phase", view.phase))
        you = prompt_words("you", seat=view.viewer + 1, name=self._names.of(view.viewer))
        facts = ", ".join(self._counters(view.counters))
        table = [prompt_words("table", facts=facts)] if facts else []
        zones = [self._zone(zone, view.viewer) for zone in view.zones if zone.count or zone.owner is None]
        return [
            "\n".join([you, phase, *table]),
            "\n".join(
                [
                    prompt_words("seats"),
                    *(self._seat(view, each.seat) for each in view.seats if not each.empty),
                ]
            ),
            "\n".join([prompt_words("zones"), *zones]),
        ]

    def _counters(self, counters: dict[str, int]) -> list[str]:
        return [f"{self._speaker.label('counter', name)} {value}" for name, value in counters.items()]

    def _seat(self, view: View, seat: int) -> str:
        shown = view.seats[seat]
        badges = [self._speaker.label("badge", badge) for badge in shown.badges]
        facts = ", ".join([*self._counters(shown.counters), *badges]) or prompt_words("seat-nothing")
        own = prompt_words("seat-own") if seat == view.viewer else ""
        own = f" {own}" if own else ""
        return prompt_words("seat-line", seat=seat + 1, name=self._names.of(seat), own=own, facts=facts)

    def _zone(self, zone: ZoneView, viewer: int) -> str:
        return prompt_words("zone-line", zone=self._zone_name(zone, viewer), cards=self._zone_cards(zone))

    def _zone_name(self, zone: ZoneView, viewer: int) -> str:
        label = self._speaker.label("zone", zone.name)
        if zone.owner == viewer and self._speaker.knows(f"pool.{zone.name}"):
            return self._speaker.label("pool", zone.name)
        if zone.owner is None:
            return label
        return prompt_words("zone-of", zone=label, seat=zone.owner + 1, name=self._names.of(zone.owner))

    def _zone_cards(self, zone: ZoneView) -> str:
        if not zone.cards:
            return prompt_words("zone-pile", count=zone.count) if zone.count else prompt_words("zone-empty")
        cards = " ".join(f"{place}={card_text(card)}" for place, card in enumerate(zone.cards, start=1))
        if not zone.turned:
            return cards
        key = "zone-open" if zone.lying == "held" else "zone-hidden"
        return prompt_words(key, cards=cards, places=", ".join(str(place + 1) for place in zone.turned))

    def move(self, view: View, move: Move, prices: Mapping[str, Price], marks: Marks) -> str:
        """Return a move in the game's words, with what it costs, how much that is, and its verb."""
        said = self._plain(move_in_words(move, view, self._speaker, as_it_lies=True))
        begins_with_verb = said.upper().startswith(move.verb.replace("_", " "))
        cost = prices.get(move.verb, _NO_PRICE).of(move.amount)
        if cost:
            said = prompt_words("move-cost", move=said, cost=cost)
        mark = dict(marks.get(move.verb, ())).get(move.amount, "")
        if mark and move.amount:
            said = prompt_words("move-mark", move=said, mark=self._speaker.label("mark", mark))
        return said if begins_with_verb else prompt_words("move-verb", move=said, verb=move.verb)


def move_words(move: Move) -> dict[str, Any]:
    """Return a move as a model names it: only what it has, cards as words, places from 1."""
    tree: dict[str, Any] = {"verb": move.verb}
    if move.slots:
        tree["slots"] = [slot + 1 for slot in move.slots]
    if move.cards:
        tree["cards"] = [card_text(card) for card in move.cards]
    if move.amount:
        tree["amount"] = move.amount
    if move.suit:
        tree["suit"] = move.suit
    return tree
