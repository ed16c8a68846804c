"""Tables that begin with a game on them: one at this screen, a lesson, a saved game, a fork."""

from collections.abc import Generator, Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from parlour.cards.seeds import fresh_seed
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import Tree
from parlour.match.log import BY_HOST, Advised, Entry, Undo
from parlour.match.match import SeatCard
from parlour.match.provenance import Provenance, SpelledStart
from parlour.players.guide import GUIDE
from parlour.players.seat_words import ME, is_person
from parlour.storage.rows import Row
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending, move_entry, row_of
from parlour.tables.people.names import bot_name
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import TableSettings


class BegunGame(NamedTuple):
    """Who plays, from which seed, and what has been played so far.

    `people` has the person of each seat, "" for a bot's; `tokens` what opens the seats of people. A game that
    everybody's values were mixed for, or whose seed was given, says so in its provenance. With a `start` it
    is one deal from there, and nobody sits on its empty chairs; `changes` are to the table's rules.
    """

    settings: TableSettings
    host: str
    cards: Sequence[SeatCard]
    people: Sequence[str]
    seed: bytes
    provenance: Provenance = Provenance(given=True)
    entries: Iterable[Entry] = ()
    tokens: Sequence[str] = ()
    start: SpelledStart | None = None
    changes: Tree | None = None

    def seated(self) -> list[int]:
        """Return the seats that are taken."""
        return [*range(len(self.cards))] if self.start is None else self.start.start().seated()


def begun_rows(game: BegunGame, table: str, *, digest: str, now: int) -> Generator[None, None, list[Row]]:
    """Return all rows of the new table: opened, everybody seated, the game begun and played up to there."""
    begin = _begin(game, digest)
    first = [
        Pending(entries.Open(game.settings, game.host, digest, begin.secret), by=BY_HOST),
        *(Pending(_sit(game, seat), seat, BY_HOST) for seat in game.seated()),
        Pending(begin, by=BY_HOST),
    ]
    rows = [row_of(each, table, place, now) for place, each in enumerate(first, start=1)]
    for entry in game.entries:
        rows.append(row_of(_pending(entry), table, len(rows) + 1, entry.at))
        yield
    return rows


def _sit(game: BegunGame, seat: int) -> entries.SitDown:
    card, token = game.cards[seat], game.tokens[seat] if game.tokens else ""
    player = entries.PERSON if is_person(card) else card.player
    token_hash = sha256(token.encode()).hexdigest() if token else ""
    return entries.SitDown(card.name, player, game.people[seat], token_hash)


def _begin(game: BegunGame, digest: str) -> entries.Begin:
    """Return the beginning; a secret that is the seed itself says that nobody mixed it."""
    begin = _mixed_beginning(game, digest)
    return msgspec.structs.replace(begin, start=game.start, changes=game.changes or {})


def _mixed_beginning(game: BegunGame, digest: str) -> entries.Begin:
    """Return the same before it is said what the game goes on from."""
    origin, cards, seed = game.provenance, list(game.cards), game.seed.hex()
    if origin.mix is not None:
        commitments = [seat.commitment for seat in origin.mix.seats]
        values = [seat.value for seat in origin.mix.seats]
        return entries.Begin(1, cards, digest, origin.secret.hex(), seed, commitments, values)
    secret = fresh_seed().hex() if origin.given else seed
    return entries.Begin(1, cards, digest, secret, seed)


def _pending(entry: Entry) -> Pending:
    if isinstance(entry, Advised):
        return Pending(entries.AskedHouse(0), entry.seat)
    if isinstance(entry, Undo):
        return Pending(Undo(entry.moves), by=entry.by)
    return Pending(move_entry(entry.move, 0, 0), entry.seat, entry.by)


def cards_for(seat: int, name: str, player: str, *, seats: int) -> list[SeatCard]:
    """Return a person on one seat, and on the others bots under the house's own names."""
    cards: list[SeatCard] = []
    taken = [name]
    for place in range(seats):
        taken.append(name if place == seat else bot_name(taken))
        cards.append(SeatCard(taken[-1], ME if place == seat else player))
    return cards


def tutorial_settings(name: str) -> TableSettings:
    """Return how a guided first game is played: nobody is hurried, nobody looks on."""
    game = find_game(name)
    if game.guide is None:
        raise table_refusal("no-guide")
    script = game.guide
    return TableSettings(
        game=game.id,
        variant=script.variant,
        changes=script.changes,
        seats=script.seats,
        clock="none",
        spectators=False,
        talk="off",
        fill=GUIDE,
        guided=True,
    )
