"""Tables that begin with a game on them: one at this screen, a lesson, a saved game, a fork of a finished one."""

from collections.abc import Generator, Sequence
from hashlib import sha256
from typing import NamedTuple

from parlour.cards.seeds import fresh_seed
from parlour.match.log import BY_HOST, Advised, Entry, Undo
from parlour.match.match import SeatCard
from parlour.match.provenance import Provenance
from parlour.players.seat_words import is_person
from parlour.storage.rows import Row
from parlour.tables.rows import entries
from parlour.tables.rows.drafts import Draft, moved, row_of
from parlour.tables.settings import TableSettings


class BegunGame(NamedTuple):
    """Who plays, from which seed, and what has been played so far.

    `people` has the person of each seat, "" for a bot's; `tokens` what opens the seats of people. A game
    that everybody's values were mixed for, or whose seed was given, says so in its provenance.
    """

    settings: TableSettings
    cards: Sequence[SeatCard]
    people: Sequence[str]
    tokens: Sequence[str]
    seed: bytes
    provenance: Provenance = Provenance()
    entries: Sequence[Entry] = ()
    host: str = ""


def begun_rows(game: BegunGame, table: str, *, digest: str, now: int) -> Generator[None, None, list[Row]]:
    """Return all rows of the new table: opened, everybody seated, the game begun and played up to there."""
    begin = _begin(game, digest)
    drafts = [Draft(entries.Open(game.settings, game.host, digest, begin.secret), by=BY_HOST)]
    drafts += [Draft(_sitting(game, seat), seat, BY_HOST) for seat in range(len(game.cards))]
    rows = [
        row_of(draft, table, place, now)
        for place, draft in enumerate([*drafts, Draft(begin, by=BY_HOST)], start=1)
    ]
    for entry in game.entries:
        rows.append(row_of(_draft(entry), table, len(rows) + 1, entry.at))
        yield
    return rows


def _sitting(game: BegunGame, seat: int) -> entries.Sit:
    card, token = game.cards[seat], game.tokens[seat]
    player = entries.PERSON if is_person(card) else card.player
    token_hash = sha256(token.encode()).hexdigest() if token else ""
    return entries.Sit(card.name, player, game.people[seat], token_hash)


def _begin(game: BegunGame, digest: str) -> entries.Begin:
    """Return the beginning; a secret that is the seed itself says that it was drawn here and mixed by nobody."""
    origin, cards = game.provenance, list(game.cards)
    if origin.mix is not None:
        commitments = [seat.commitment for seat in origin.mix.seats]
        values = [seat.value for seat in origin.mix.seats]
        return entries.Begin(1, cards, digest, origin.secret.hex(), game.seed.hex(), commitments, values)
    secret = fresh_seed() if origin.given else game.seed
    return entries.Begin(1, cards, digest, secret.hex(), game.seed.hex())


def _draft(entry: Entry) -> Draft:
    if isinstance(entry, Advised):
        return Draft(entries.AskedHouse(0), entry.seat)
    if isinstance(entry, Undo):
        return Draft(Undo(entry.moves), by=entry.by)
    return Draft(moved(entry.move, 0, 0), entry.seat, entry.by)
