"""Lines of a tournament: by which it is listed, people find their own, and it is rated once, at its end."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from parlour.storage.rows import EntrantLine, GameLine, TournamentLine
from parlour.tables.log.entries import PERSON
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tournaments.entry import entries_so_far
from parlour.tournaments.log.rows import Entered, Over, Row
from parlour.tournaments.log.tables import Entrant
from parlour.tournaments.regulations.regulations import Regulations

_MINUTE = 60_000


def entry_ends(regulations: Regulations) -> int:
    """Return when registration is to end; 0 where no time is set."""
    until = regulations.entry.until
    return 0 if until == "full" else int(datetime.fromisoformat(until).timestamp() * 1000)


def starts_at(book: TournamentBook) -> int:
    """Return when registration ends, with what the director has added; 0 where no time is set."""
    until = entry_ends(book.state.regulations)
    return until + book.extended * _MINUTE if until else 0


def tournament_line(book: TournamentBook) -> TournamentLine:
    """Return the tournament as it is listed."""
    state, regulations = book.state, book.state.regulations
    return TournamentLine(
        tournament=book.key,
        made=book.made,
        changed=book.changed,
        status=state.status,
        public=state.opened.public,
        game=regulations.game,
        variant=regulations.variant,
        format=regulations.format.name,
        title=regulations.title,
        host=book.director,
        entrants=entries_so_far(state),
        most=regulations.entrants.most,
        alive=state.alive,
        starts_at=starts_at(book),
    )


def entrant_lines(book: TournamentBook, added: Sequence[Row]) -> list[EntrantLine]:
    """Return the entrants whose lines change with these rows: who entered, and in the end everybody."""
    entrants = book.state.entrants
    if any(isinstance(row, Over) for row in added):
        return [_entrant_line(book, each) for each in entrants]
    entered = sum(isinstance(row, Entered) for row in added)
    return [_entrant_line(book, each) for each in entrants[len(entrants) - entered :]] if entered else []


def _entrant_line(book: TournamentBook, entrant: Entrant) -> EntrantLine:
    return EntrantLine(book.key, entrant.number, entrant.person, entrant.name, entrant.player, entrant.place)


def rated_line(book: TournamentBook, added: Iterable[Row]) -> GameLine | None:
    """Return the one game that a freeze-out is to the ratings, with the row that ends it: people by place.

    Where whole games are played each of them is rated at its table.
    """
    state = book.state
    if not (state.opened.rated and state.stack and any(isinstance(row, Over) for row in added)):
        return None
    people = [each for each in state.entrants if each.person and not each.player and each.place]
    return GameLine(
        table=book.log,
        number=1,
        game=state.regulations.game,
        variant=state.regulations.variant,
        began=book.began,
        people=[each.person for each in people],
        names=[each.name for each in people],
        players=[PERSON] * len(people),
        rated=True,
        ended=book.changed,
        places=[each.place for each in people],
    )
