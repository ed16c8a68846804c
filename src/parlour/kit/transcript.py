"""A game as one viewer sees and hears it, written out for people to read and for tests to compare.

Whatever the viewer may not see is a back, and a sealed choice is written out for its maker alone.
"""

from collections.abc import Callable, Iterable

from parlour.cards.notation import cards_symbols
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.view import SeatView, ZoneView
from parlour.engine.words.endings import ending_sentences
from parlour.engine.words.phrasebook import ENGLISH
from parlour.engine.words.sentence import Sentence


def transcript(game: Game, position: Position, moves: Iterable[tuple[int, Move]], viewer: int | None) -> str:
    """Write down what the viewer sees of this position, and then hears and sees of each move by a seat."""
    written = Transcript(game, position, viewer)
    for seat, move in moves:
        written.play(seat, move)
    return written.text()


class Transcript:
    """Plays moves and writes down what one viewer, or the public, gets to know."""

    def __init__(
        self, game: Game, position: Position, viewer: int | None = None, language: str = ENGLISH
    ) -> None:
        self.game = game
        self.position = position
        self.viewer = viewer
        self.book = game.phrasebook(language)
        self.names = [f"Seat {seat}" for seat in range(position.seats)]
        self.hearer = game.hearer(position.rules, language, self.names, viewer)
        self.lines = self.picture()

    def play(self, seat: int, move: Move) -> None:
        """Play the move and write down what comes of it."""
        listener = Listener()
        self.lines.append(f"\n> {self.names[seat]}: {self._named(seat, move)}")
        self.position.play(seat, move, listener)
        self.lines.extend("  " + self._said(event.sentence(self.viewer)) for event in listener.events)
        self.lines.extend(self.picture())

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def picture(self) -> list[str]:
        """Return the table in a few lines: the phase, the seats, the cards, and what the viewer is told."""
        view = self.position.view(self.viewer)
        phase = self.book.label("phase", view.phase)
        lines = [": ".join(part for part in (phase, self._numbers(view.counters)) if part)]
        lines += [self._seat(seat) for seat in view.seats if seat.counters or seat.badges]
        lines += [self._zone(zone) for zone in view.zones if zone.count]
        lines += self._told()
        return [f"    {line}" for line in lines]

    def _told(self) -> list[str]:
        """Return the notes, the question, and how it ended."""
        briefing, outcome = self.game.briefing(self.position, self.viewer), self.position.outcome()
        asked = [] if briefing.prompt is None else [briefing.prompt]
        ended = [] if outcome is None else ending_sentences(outcome, self.viewer)
        return [self._said(sentence) for sentence in (*briefing.notes, *asked, *ended)]

    def _said(self, sentence: Sentence) -> str:
        return self.book.say(sentence, self.hearer)

    def _named(self, seat: int, move: Move) -> str:
        """Write a move in one line; choices that stay sealed are their maker's secret."""
        is_sealed = self.position.sealed() > 0 or len(self.position.to_act()) > 1
        return "a sealed choice" if is_sealed and seat != self.viewer else spell_move(move)

    def _seat(self, seat: SeatView) -> str:
        badges = [self.book.label("badge", badge) for badge in seat.badges]
        return f"{self.names[seat.seat]}: {', '.join(filter(None, [self._numbers(seat.counters), *badges]))}"

    def _zone(self, zone: ZoneView) -> str:
        label = self.book.label("zone", zone.name)
        place = label if zone.owner is None else f"{label} of {self.names[zone.owner]}"
        return f"{place}: {cards_symbols(zone.cards) if zone.cards else f'{zone.count} cards'}"

    def _numbers(self, counters: dict[str, int]) -> str:
        return ", ".join(f"{self.book.label('counter', name)} {count:,}" for name, count in counters.items())


def spell_move(move: Move, spell_cards: Callable[[list[int]], str] = cards_symbols) -> str:
    """Write a move as its verb and what it needs, places counted from 1."""
    places = [str(slot + 1) for slot in move.slots]
    amount = [str(move.amount)] if move.amount else []
    cards = [spell_cards(list(move.cards))] if move.cards else []
    return " ".join([move.verb, *filter(None, [move.suit]), *places, *cards, *amount])
