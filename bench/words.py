"""What the sentences of a move cost: taken apart once and shared, beside the way without either.

Usage: python bench/words.py [--moves 2000] [--rounds 5] [--seats 4]

CPU microseconds of this process for all that happened in one move, told to every seat; the best of several
rounds, old and new in turn in the same run. `old` reads each template anew and makes every sentence for every
viewer; it is written out below, and both must say the same.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from string import Formatter
from typing import Any

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_symbols
from parlour.cards.seeds import fresh_seed
from parlour.engine.play.events import Event
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import ENGLISH, Hearer, read_templates, shared_templates
from parlour.engine.words.sentence import Sentence
from parlour.match.match import Match, SeatCard
from parlour.match.sentences import Speaker
from parlour.version import mode

USUAL = {"seat": "seat", "other": "seat", "cards": "cards", "amount": "number", "slots": "places"}


class OldBook:
    """Says sentences as it was done before: the template is parsed each time it is said."""

    def __init__(self, game: Game) -> None:
        own = read_templates(game._read(f"text/{ENGLISH}.json"))
        self.templates = shared_templates(ENGLISH) | own

    def tell(self, event: Event, hearer: Hearer, viewer: int | None) -> str:
        return self.filled(event.sentence(viewer), hearer.on_seat(viewer), first=True).strip()

    def filled(self, sentence: Sentence, hearer: Hearer, *, first: bool) -> str:
        said = ""
        for text, name, form, _ in Formatter().parse(self.template(sentence, hearer)):
            said += text
            if name is not None:
                value, kind = sentence.fields.get(name), form or usual_kind(name)
                said += self.blank(value, kind, hearer, first and not said)
        return said

    def template(self, sentence: Sentence, hearer: Hearer) -> str:
        key, fields = sentence.key, sentence.fields
        if f"{key}.you" in self.templates and fields.get("seat") == hearer.viewer is not None:
            return self.templates[f"{key}.you"]
        if f"{key}.one" in self.templates and fields.get("amount", fields.get("count")) == 1:
            return self.templates[f"{key}.one"]
        return self.templates[key]

    def blank(self, value: Any, kind: str, hearer: Hearer, first: bool) -> str:
        if value is None:
            return ""
        if kind in ("seat", "whose"):
            return self.person(value, kind, hearer, first)
        if kind in ("or", "and"):
            words = [self.any(each, hearer, first=False) for each in value]
            joined = f"{', '.join(words[:-1])} {self.templates[kind]} {words[-1]}"
            return joined if len(words) > 1 else "".join(words)
        if kind in ("verb", "when"):
            return hearer.labels.get(value, value) if kind == "verb" else hearer.whens.get(value, "")
        return self.plain(value, kind) if kind else self.any(value, hearer, first=first)

    def person(self, seat: int, kind: str, hearer: Hearer, first: bool) -> str:
        if seat < 0:
            return ""
        if seat != hearer.viewer:
            form = "{}" if kind == "seat" else self.templates["whose"]
            return form.replace("{}", hearer.name(seat))
        word = self.templates["you" if kind == "seat" else "your"]
        return word[:1].upper() + word[1:] if first else word

    def plain(self, value: Any, kind: str) -> str:
        if kind in ("card", "cards"):
            return self.cards([value] if kind == "card" else list(value))
        if kind == "places":
            return ", ".join(str(slot + 1) for slot in value)
        if kind in ("rank", "ranks"):
            return self.templates[f"{kind}.{value}"]
        if kind == "suit":
            return self.templates[f"suit.{value if isinstance(value, str) else 'CHSD'[value]}"]
        return str(value) if kind == "text" else f"{value:,}".replace(",", self.templates["thousands"])

    def cards(self, cards: list[int]) -> str:
        if not cards or set(cards) != {BACK}:
            return cards_symbols(cards)
        return self.templates["unseen" if len(cards) > 1 else "unseen.one"].replace("{}", str(len(cards)))

    def any(self, value: Any, hearer: Hearer, *, first: bool) -> str:
        if isinstance(value, Sentence):
            return self.filled(value, hearer, first=first)
        if isinstance(value, int):
            return f"{value:,}".replace(",", self.templates["thousands"])
        return self.filled(Sentence(value), hearer, first=first)


def usual_kind(name: str) -> str:
    return "card" if name.startswith("card") and name[4:].isdigit() else USUAL.get(name, "")


def moves_of(game: Game, seats: int, moves: int) -> tuple[Match, list[list[Event]]]:
    """Return what happened in so many random moves, of several games where one is too short."""
    rules, told = game.rules(), list[list[Event]]()
    seats = max(rules.players.least, min(seats, rules.players.most))
    cards = [SeatCard(f"Player {seat}", "random") for seat in range(seats)]
    while len(told) < moves:
        match, luck = Match.begin(game, rules, cards, fresh_seed()), Luck(len(told))
        while len(told) < moves and (acting := match.to_act()):
            prepared = match.prepare(acting[0], match.moves(acting[0]).pick(luck))
            match.settle(prepared)
            told.append(prepared.events)
    return match, told


def best(work: Callable[[], object], other: Callable[[], object], rounds: int) -> Iterator[float]:
    """Yield the least CPU seconds of both, measured in turn."""
    times: list[list[float]] = [[], []]
    for _ in range(rounds):
        for which, each in enumerate((work, other)):
            began = time.process_time()
            each()
            times[which].append(time.process_time() - began)
    return (min(each) for each in times)


def measure(game: Game, seats: int, moves: int, rounds: int) -> None:
    """Print one line for this game."""
    match, told = moves_of(game, seats, moves)
    viewers = list(range(len(match.seats)))
    book, hearer = OldBook(game), game.hearer(match.rules, ENGLISH, match.names())
    speaker = Speaker(game, match.rules, match.names())

    def old() -> list[list[str]]:
        return [[book.tell(event, hearer, each) for each in viewers] for events in told for event in events]

    def new() -> list[list[str]]:
        return [speaker.tell_all(event, viewers) for events in told for event in events]

    assert old() == new(), "both ways say the same"
    before, after = (1e6 * seconds / len(told) for seconds in best(old, new, rounds))
    events = sum(map(len, told)) / len(told)
    print(
        f"{game.id:18}{len(viewers):2} viewers {events:5.2f} events a move "
        f"{before:8.1f} µs old {after:7.1f} µs new {before / after:6.1f} ×"
    )


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--moves", type=int, default=2_000)
    wishes.add_argument("--rounds", type=int, default=5)
    wishes.add_argument("--seats", type=int, default=4)
    wish = wishes.parse_args()
    print(f"{mode()} engine")
    for game in all_games():
        measure(game, wish.seats, wish.moves, wish.rounds)


if __name__ == "__main__":
    main()
