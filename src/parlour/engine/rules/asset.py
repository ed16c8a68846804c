"""Rules assets: what every game's rules.json carries, typed and validated."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, reduce
from hashlib import sha256
from itertools import combinations
from operator import getitem
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

import msgspec

MOST = 1_000_000_000
"""No number of an asset is larger, so that even two of them multiplied stay within 63 bits."""
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]
Hand = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
ALL_CARDS: Final = "all"
"""What `cardsDealt` says where the whole pack is dealt out."""
Decks = Annotated[int, msgspec.Meta(ge=1, le=20)]
Jokers = Annotated[int, msgspec.Meta(ge=0, le=200)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
TextFile = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]+\.(md|txt)$")]


class Group(msgspec.Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A part of a rules asset; JSON names are camelCase and unknown fields are errors."""

    later: ClassVar[Mapping[str, Any]] = {}
    """Fields that were added when games had been kept already, each with the value that changes nothing.

    With that value they are left out of the digest: old games and logs are still found to be by these rules.
    """


class Metadata(Group, frozen=True):
    """Which rules these are; a variant carries its own name."""

    game_id: str
    schema_version: Count
    display_name: str
    variant: str = "default"
    summary: str = ""


class Players(Group, frozen=True):
    """How many can sit down."""

    least: Annotated[int, msgspec.Meta(ge=2, le=64)]
    most: Annotated[int, msgspec.Meta(ge=2, le=64)]

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError(f"at least {self.least} players cannot be at most {self.most}")


class Texts(Group, frozen=True):
    """The rules in words for people and for models: files in the game's text folder, or a host's own lines.

    Lines are fields of their own: a union with a pattern in it makes msgspec crash at exit (its issue 717).
    """

    player: TextFile
    model: TextFile
    player_lines: list[str] = []
    model_lines: list[str] = []


class BluffLevel(Group, frozen=True):
    """How a level of a house bot bluffs: in a sentence, and on which share of the turns that allow it."""

    sentence: str
    share: Annotated[float, msgspec.Meta(ge=0, le=1)]


class BluffLevels(Group, frozen=True):
    """How each level of a house bot bluffs: a sentence, with its share where the game goes by one.

    Nothing where a level does not bluff.
    """

    easy: str | BluffLevel = ""
    medium: str | BluffLevel = ""
    hard: str | BluffLevel = ""

    def __post_init__(self) -> None:
        shares = [level.share for level in self._levels().values() if isinstance(level, BluffLevel)]
        if shares != sorted(shares):
            raise ValueError("a higher level must not bluff on a smaller share of the turns")

    def _levels(self) -> dict[str, str | BluffLevel]:
        return {"easy": self.easy, "medium": self.medium, "hard": self.hard}

    def sentence(self, level: str) -> str:
        """Return how this level bluffs, in words."""
        found = self._levels()[level]
        return found.sentence if isinstance(found, BluffLevel) else found

    def share(self, level: str, usual: float) -> float:
        """Return the share of turns on which this level bluffs; the usual one where none is said."""
        found = self._levels()[level]
        return found.share if isinstance(found, BluffLevel) else usual


class RulesAsset(Group, frozen=True, kw_only=True, dict=True):
    """What every rules asset carries; a game's own asset adds its groups.

    `cards_dealt` is how many cards a seat is dealt, or ALL_CARDS.
    `default_rival` is the house bot that a person meets who asks for none, one of the game's levels;
    `menu` names the switches that the menu asks for, `short_options` those with an option of their own at the
    command line (option → switch), and `open_zones` where cards may lie open beside a hand that is appraised.
    """

    clock_switches: ClassVar[frozenset[str]] = frozenset({"turnSeconds"})
    """The names of switches that count only where a clock runs."""
    named_code: ClassVar[tuple[str, ...]] = ()
    """The dotted places of lists that name code of installed packages: rooms take only what hosts allow."""

    metadata: Metadata
    players: Players
    if TYPE_CHECKING:
        cards_dealt: int  # games that deal a number read it, and those never get the word (`Game.rules`)
    else:
        cards_dealt: Hand | Literal["all"]
    decks: Decks | None = 1
    jokers: Jokers = 0
    rounds: Rounds | None = None
    turn_seconds: Seconds = 60
    default_rival: str = "medium"
    menu: list[str] = []
    short_options: dict[str, str] = {}
    open_zones: list[str] = []
    rules: Texts
    move_validity: dict[str, str]
    move_labels: dict[str, str]
    strategy_tips: list[str] = []
    bluff_settings: BluffLevels = BluffLevels()
    example_hand_odds: dict[str, str] = {}

    def __post_init__(self) -> None:
        unpaired = sorted(self.move_labels.keys() ^ self.move_validity.keys())
        if unpaired:
            raise ValueError(f"moveLabels and moveValidity must name the same moves: {', '.join(unpaired)}")

    @cached_property
    def digest(self) -> str:
        """Return a short text that is the same for the same rules, and only for those."""
        return sha256(self.kept_json()).hexdigest()

    def kept_json(self) -> bytes:
        """Return these rules as they are hashed and kept, without later fields that change nothing."""
        return _json_without(self, _unused_fields(self))

    def has_digest(self, digest: str) -> bool:
        """Return whether these rules have, or once had, this digest: later fields were hashed for a while."""
        unused = [*_unused_fields(self)]
        ways = (left for count in range(len(unused)) for left in combinations(unused, count))
        return digest == self.digest or any(
            digest == sha256(_json_without(self, left)).hexdigest() for left in ways
        )

    def complaint(self, seats: int) -> str:
        """Return what is wrong with these rules for so many seats, or "" when they can be played."""
        least, most = self.players.least, self.players.most
        if least <= seats <= most:
            return ""
        return f"{self.metadata.display_name} takes {least} to {most} players, not {seats}."

    def start_complaint(self) -> str:
        """Return why no deal can go on from stacks by these rules of a game that has some, or ""."""
        return ""


def _unused_fields(group: Group, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the paths of later fields that have the value that changes nothing."""
    for name, spelled in zip(group.__struct_fields__, group.__struct_encode_fields__, strict=True):
        value = getattr(group, name)
        if name in group.later and value == group.later[name]:
            yield (*above, spelled)
        elif isinstance(value, Group):
            yield from _unused_fields(value, (*above, spelled))


def _json_without(asset: RulesAsset, paths: Iterable[tuple[str, ...]]) -> bytes:
    """Return the asset as JSON, always in the same order, without the fields at these paths."""
    tree = msgspec.json.decode(msgspec.json.encode(asset, order="deterministic"))
    for *groups, name in paths:
        del reduce(getitem, groups, tree)[name]
    return msgspec.json.encode(tree)
