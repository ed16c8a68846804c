"""Previews: what messengers show of a link to a table or a tournament; private ones, and all clubs, stay
unnamed."""

from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.engine.words.phrasebook import ENGLISH, Hearer
from parlour.engine.words.sentence import Sentence
from parlour.storage.rows import TableLine, TournamentLine
from parlour.storage.store import Store
from parlour.tables.refusals import table_languages, table_words

_ROOM: Final = "Parlour"
_TAGS: Final = (
    '<meta name="description" content="{say}">\n<meta property="og:site_name" content="Parlour">\n'
    '<meta property="og:type" content="website">\n<meta property="og:title" content="{title}">\n'
    '<meta property="og:description" content="{say}">\n'
)


class Preview(NamedTuple):
    """A title, and a sentence."""

    title: str
    say: str

    def tags(self) -> bytes:
        """Return both as they stand in the head of a page."""
        return _TAGS.format(title=escape(self.title), say=escape(self.say)).encode()


async def preview_of(request: Request, store: Store) -> Preview:
    """Return what is shown of the page that is asked for; nothing in it tells a private one from none."""
    language, parts = reader_language(request), request.path_params
    try:
        if request.url.path.startswith("/t/"):
            line = await store.table(parts["table"])
            return (
                _table(line, language) if line and line.public else _preview_without_name("table", language)
            )
        if "tournament" in parts:
            found = await store.tournament(parts["tournament"])
            return (
                _tournament(found, language)
                if found and found.public
                else _preview_without_name("tournament", language)
            )
        if "club" in parts:
            return _preview_without_name("club", language)
    except ParlourError:
        pass
    return _preview_without_name("room", language)


def _preview_without_name(kind: str, language: str) -> Preview:
    return Preview(_ROOM, _say(language, f"preview.{kind}"))


def _table(line: TableLine, language: str) -> Preview:
    """Return game, host and free chairs of a public table."""
    game = find_game(line.game)
    title = game.title(game.rules(line.variant), language)
    free = line.seats - line.people if line.status == "open" else 0
    say = _say(language, f"preview.{line.status}", free=free, seats=line.seats)
    host = _say(language, "preview.host", name=line.host_name) + " " if line.host_name else ""
    return Preview(f"{line.title}: {title}" if line.title else title, host + say)


def _tournament(line: TournamentLine, language: str) -> Preview:
    game = find_game(line.game)
    title = game.title(game.rules(line.variant), language)
    say = _say(language, f"preview.{line.status}", entrants=line.entrants)
    return Preview(f"{line.title}: {title}" if line.title else title, say)


def _say(language: str, key: str, **fields: object) -> str:
    return table_words(language).say(Sentence(key, fields), Hearer())


def reader_language(request: Request) -> str:
    """Return the language that whoever asks prefers; English where tables do not speak it."""
    wanted = request.headers.get("accept-language", ENGLISH)[:2].lower()
    return wanted if wanted in table_languages() else ENGLISH
