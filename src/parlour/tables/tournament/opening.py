"""Opening a tournament: what a room takes, and the first row of its log."""

from secrets import token_hex
from typing import Final, NamedTuple

import msgspec

from parlour.engine.errors import MissingExtra
from parlour.engine.rules.finder import find_game
from parlour.tables.bonus_limit import check_bonus_rules
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.rules_store import keep_rules
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import TableSettings
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.log.lines import entry_ends
from parlour.tables.tournament.orders import table_settings
from parlour.tournaments.directing import open_tournament
from parlour.tournaments.formats import carries_stacks, find_format
from parlour.tournaments.log.rows import Opened
from parlour.tournaments.log.state import REGISTERING, RUNNING
from parlour.tournaments.regulations.check import check_regulations
from parlour.tournaments.regulations.regulations import Regulations

NOT_OVER: Final = (REGISTERING, RUNNING)
_CODE_BYTES: Final = 4


class Wanted(NamedTuple):
    """A tournament that is to be opened."""

    regulations: Regulations
    public: bool = True
    rated: bool = False
    code: str = ""


async def first_row(room: Room, limits: TournamentLimits, person: str, wanted: Wanted) -> Opened:
    """Return the row that opens a tournament, directed by this person; refuse what cannot be played here."""
    await _check_limits(room, limits, person, wanted.regulations)
    if (until := entry_ends(wanted.regulations)) and until <= room.clock.now():
        raise table_refusal("past-entry", until=wanted.regulations.entry.until)
    _check_playable(room, wanted)
    regulations = _with_full_words(room, wanted.regulations)
    game = find_game(regulations.game)
    rules = game.rules(regulations.variant, regulations.changes)
    opened = open_tournament(
        regulations,
        room.fresh(),
        stack=game.full_stack(rules) if carries_stacks(regulations.format.name) else 0,
        least=rules.players.least,
        rules=await keep_rules(room.store, rules),
        host=person,
    )
    code = (wanted.code or token_hex(_CODE_BYTES)) if regulations.entry.by == "code" else ""
    return msgspec.structs.replace(opened, public=wanted.public, rated=wanted.rated, code=code)


async def _check_limits(room: Room, limits: TournamentLimits, person: str, regulations: Regulations) -> None:
    if limits.opened_by == "nobody":
        raise table_refusal("no-tournaments")
    if regulations.entrants.most > limits.entrants or len(regulations.levels) > limits.levels:
        raise table_refusal("large-tournament", entrants=limits.entrants, levels=limits.levels)
    own = await room.store.tournaments(status=NOT_OVER, host=person, most=limits.per_person)
    if len(own) >= limits.per_person:
        raise table_refusal("too-many-tournaments", most=limits.per_person)
    if len(await room.store.tournaments(status=NOT_OVER, most=limits.most)) >= limits.most:
        raise table_refusal("too-many-tournaments", most=limits.most)


def _check_playable(room: Room, wanted: Wanted) -> None:
    """Refuse what cannot be played at the tables of this room, by any level of the rules."""
    regulations = wanted.regulations
    for level in range(1, len(regulations.levels) + 2):
        asked = TableSettings(regulations.game, changes=regulations.changes_at(level))
        check_bonus_rules(asked, room.limits)
    check_regulations(regulations)
    _check_installed(regulations)
    has_changes = bool(regulations.changes or any(each.changes for each in regulations.levels))
    if wanted.rated and has_changes:
        raise table_refusal("rated-house-rules")
    settings = table_settings(regulations, regulations.chairs)
    for level in range(1, len(regulations.levels) + 2):
        room.check_settings(msgspec.structs.replace(settings, changes=regulations.changes_at(level)))


def _check_installed(regulations: Regulations) -> None:
    """Refuse what could not go on after its start; whoever opens a tournament may not run the room."""
    try:
        find_format(regulations.format.name).check_installed(regulations)
    except MissingExtra:
        raise table_refusal("missing-extra") from None


def _with_full_words(room: Room, regulations: Regulations) -> Regulations:
    """Return the regulations with the full names of the house's players; refuse words that name none."""

    def full(player: str) -> str:
        return player and check_player_at_tables(room, regulations, player)

    entry = msgspec.structs.replace(regulations.entry, house=full(regulations.entry.house))
    return msgspec.structs.replace(regulations, fill=full(regulations.fill), entry=entry)


def check_player_at_tables(room: Room, regulations: Regulations, player: str) -> str:
    """Return the full name of a player for the tables of such a tournament; refuse words that name none."""
    if not player:
        raise table_refusal("unknown-player", player=player)
    settings = table_settings(regulations, regulations.chairs)
    return room.check_settings(msgspec.structs.replace(settings, fill=player)).fill
