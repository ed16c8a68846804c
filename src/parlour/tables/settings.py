"""Settings: what a table is opened with, checked before anything is stored."""

from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.players.kinds import full_word, is_bot, maker_of, remarks_on
from parlour.players.search.budget import Budget, budget_of
from parlour.players.seating import MOST_SEATS
from parlour.tables.people.names import clean_text
from parlour.tables.refusals import table_refusal

MOST_GAMES = 2_000
MOST_SECONDS = 3
_SEARCHES = ("search", "tree")
_QUICK = ("house", "random", "guide")

Name = Annotated[str, msgspec.Meta(max_length=64)]


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played at. `clock` none is a home table, where nobody is hurried."""

    game: Name
    variant: Name = "default"
    changes: dict[str, Any] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)] = 4
    public: bool = False
    rated: bool = False
    casual: bool = True
    """Moves may be taken back when all agree."""
    clock: Literal["rules", "none"] = "rules"
    spectators: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    """So many moves later than the players the public sees the table."""
    reveal: Literal["end", "never"] = "end"
    talk: Literal["free", "presets", "off"] = "free"
    fill: Name = "house:medium"
    """Who takes the chairs that are empty when a game begins; "" for nobody."""
    title: Name = ""
    counting: bool = True
    """Whether people may ask what their hand is worth, and what may come of it."""
    guided: bool = False
    """Whether somebody learns the game here: the guide speaks, and the others play by its script."""

    def tree(self) -> dict[str, Any]:
        """Return the settings as plain values."""
        tree: dict[str, Any] = msgspec.to_builtins(self)
        return tree

    def has_hints(self) -> bool:
        """Return whether the house says what it would play: not where it counts for something."""
        return self.casual and not self.rated

    def the_game(self) -> Game:
        return find_game(self.game)

    def rules(self) -> Any:
        """Return the typed rules that these settings ask for."""
        return self.the_game().rules(self.variant, self.changes)

    def has_house_rules(self) -> bool:
        """Return whether the rules are other than those of the variant as it is shipped, or cannot be read
        today."""
        if not self.changes:
            return False
        try:
            return bool(self.rules().digest != self.the_game().rules(self.variant).digest)
        except ParlourError:
            return True


def checked_settings(settings: TableSettings, models: Collection[str] = ()) -> TableSettings:
    """Return the same settings, cleaned, if a game can be played by them; refuse them otherwise."""
    rules = settings.rules()
    complaint = rules.complaint(settings.seats)
    if complaint:
        raise table_refusal("cannot-begin", complaint=complaint)
    if settings.rated and settings.has_house_rules():
        raise table_refusal("rated-house-rules")
    if settings.rated and settings.casual:
        settings = msgspec.structs.replace(settings, casual=False)
    if settings.guided and settings.the_game().guide is None:
        raise table_refusal("no-guide")
    fill = settings.fill and check_player(settings.fill, settings, rules, models)
    game = settings.the_game().id
    return msgspec.structs.replace(settings, game=game, title=clean_text(settings.title, 64), fill=fill)


def check_player(words: str, settings: TableSettings, rules: Any, models: Collection[str] = ()) -> str:
    """Return the full name of a bot for this table; refuse words that name none.

    A player with a file of its own is not for the room. `models` are the language models that may sit down,
    for they cost whoever runs the room.
    """
    words = full_word(words, settings.the_game().levels)
    kind, _, detail = words.partition(":")
    if kind == "llm" and detail.partition("@")[0] not in models:
        raise table_refusal("unknown-player", player=words)
    if not is_bot(words) or ("/" in detail and kind not in ("house", "llm")) or "." in detail:
        raise table_refusal("unknown-player", player=words)
    maker_of(words)
    if kind in _SEARCHES:
        _check_budget(budget_of(detail, kind))
    remarks_on([words], settings.the_game(), rules, settings.seats)
    return words


def _check_budget(budget: Budget) -> None:
    """Refuse a budget that leaves others no time of the room's processes."""
    if budget.games > MOST_GAMES or budget.seconds > MOST_SECONDS:
        raise table_refusal("thinks-too-long", games=MOST_GAMES, seconds=MOST_SECONDS)


def is_quick(words: str, settings: TableSettings) -> bool:
    """Return whether a player is known to decide in milliseconds: one of the house, by rules that are our
    own.

    Rules of a host's own may deal any number of cards, and what bots make of them has to be worked out first.
    """
    return words.partition(":")[0] in _QUICK and not settings.changes
