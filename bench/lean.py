"""What it costs to show one move to all seats: whole views, and the lean views of the wire, side by side.

"views" is the picture alone, `json.encode(position.view(seat))` against the lean parts without words;
"words" the same with prompt and notes in English; "told" the sentences of the move for all seats.

Usage: python bench/lean.py [--moves 600] [--rounds 5]
"""

import argparse
import time
from collections.abc import Callable

import msgspec

from parlour.cards.luck import Luck
from parlour.engine.play.events import Event
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.words.words import Words
from parlour.match.match import Match, SeatCard
from parlour.version import mode
from parlour.wire.views import Scene

SEATS = 4
Moment = tuple[Match, list[Event]]
Work = Callable[[Moment], object]


def moments(game: Game, count: int) -> list[Moment]:
    """Return positions of random games, each with the events of the move that led there."""
    found: list[Moment] = []
    while len(found) < count:
        found += _one_game(game, len(found), count - len(found))
    return found


def _one_game(game: Game, seed: int, most: int) -> list[Moment]:
    rules, luck = game.rules(switches=game.brief), Luck(seed)
    seats = min(max(SEATS, rules.players.least), rules.players.most)
    cards = [SeatCard(f"Name {seat}", "me") for seat in range(seats)]
    match = Match.begin(game, rules, cards, seed.to_bytes(32, "big"))
    found: list[Moment] = []
    while not match.is_over() and len(found) < most:
        heard, [seat, *_] = match.heard, match.to_act()
        match.play(seat, match.moves(seat).pick(luck))
        found.append((match.at(match.n), match.since(heard)[0]))
    return found


def whole_views(moment: Moment) -> object:
    match, _ = moment
    return [msgspec.json.encode(match.view(seat)) for seat in range(len(match.seats))]


def lean_views(moment: Moment) -> object:
    match, _ = moment
    scene = Scene(_silent(match.game), match.position, match.speaker)
    return scene.common(), [scene.own(seat) for seat in range(len(match.seats))]


_mute: dict[str, Game] = {}


def _silent(game: Game) -> Game:
    """Return the same game without words."""
    if game.id not in _mute:
        _mute[game.id] = Game.__new__(type(game))
        _mute[game.id].__dict__ |= game.__dict__ | {"words": Words()}
    return _mute[game.id]


def whole_words(moment: Moment) -> object:
    match, _ = moment
    return [whole_views(moment), *(_brief_text(match, seat) for seat in range(len(match.seats)))]


def _brief_text(match: Match, seat: int) -> bytes:
    brief, say = match.briefing(seat), match.speaker().say
    texts = [say(note, seat) for note in brief.notes]
    return msgspec.json.encode([brief.prompt and say(brief.prompt, seat), texts])


def lean_words(moment: Moment) -> object:
    match, _ = moment
    scene = Scene.of(match)
    return scene.common(), [scene.own(seat) for seat in range(len(match.seats))]


def whole_told(moment: Moment) -> object:
    match, events = moment
    speaker = match.speaker()
    return [[speaker.tell(event, seat) for event in events] for seat in range(len(match.seats))]


def lean_told(moment: Moment) -> object:
    match, events = moment
    scene = Scene.of(match)
    return [scene.told(events, seat) for seat in range(len(match.seats))]


PAIRS: dict[str, tuple[Work, Work]] = {
    "views": (whole_views, lean_views),
    "words": (whole_words, lean_words),
    "told": (whole_told, lean_told),
}


def microseconds(work: Work, found: list[Moment], rounds: int) -> float:
    """Return the CPU time of one moment, the best of several rounds."""
    return min(_round(work, found) for _ in range(rounds)) / len(found) * 1e6


def _round(work: Work, found: list[Moment]) -> float:
    began = time.process_time()
    for moment in found:
        work(moment)
    return time.process_time() - began


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--moves", type=int, default=600)
    wishes.add_argument("--rounds", type=int, default=5)
    wanted = wishes.parse_args()
    print(f"{mode()}, µs for all seats of one move: whole, lean, ratio")
    for game in all_games():
        found = moments(game, wanted.moves)
        for name, (whole, lean) in PAIRS.items():
            one, other = (microseconds(work, found, wanted.rounds) for work in (whole, lean))
            print(f"{game.id:18} ×{len(found[0][0].seats)} {name:6}{one:8.1f}{other:8.1f}{one / other:7.2f}")


if __name__ == "__main__":
    main()
