"""A game as the house knows it: its rules, its texts, how it begins, and its bots."""

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec

from parlour.cards.shuffle import Shuffle
from parlour.engine.bot import BotMaker
from parlour.engine.errors import BadRules
from parlour.engine.odds import Asked, Odds
from parlour.engine.play.position import Position
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.loading import Tree, laid_over, read_tree, to_asset, with_switches
from parlour.engine.rules.texts import filled

Begin = Callable[[Any, int, Shuffle], Position]
Appraise = Callable[[Any, list[int], int | None], list[str]]
OddsOf = Callable[[Any, Asked], Odds]
Numbers = Callable[[Any], dict[str, Any]]


class Game:
    """Everything about one game, gathered from its folder.

    `brief` names switches that make a game short where random play would take thousands of decisions.
    """

    def __init__(
        self,
        package: str,
        *,
        asset: type[RulesAsset],
        begin: Begin,
        bot: BotMaker,
        appraise: Appraise | None = None,
        odds: OddsOf | None = None,
        numbers: Numbers = lambda rules: {},
        brief: Mapping[str, Any] | None = None,
    ) -> None:
        self.package = package
        self.asset = asset
        self.bot = bot
        self.appraise = appraise
        self.odds = odds
        self.numbers = numbers
        self.brief = brief or {}
        self._begin = begin

    @cached_property
    def id(self) -> str:
        return str(self.tree()["metadata"]["gameId"])

    def rules(
        self, variant: str = "default", change: Tree | None = None, switches: Mapping[str, Any] | None = None
    ) -> Any:
        """The typed rules of a variant, with a user's changes and single switches on top."""
        tree = with_switches(laid_over(self.tree(variant), change or {}), switches or {})
        self._same_game(tree)
        return to_asset(tree, self.asset, f"The rules of {self.id}")

    def _same_game(self, tree: Tree) -> None:
        named = tree.get("metadata")
        if isinstance(named, dict) and named.get("gameId") != self.id:
            raise BadRules("other-game", f"These rules are for {named.get('gameId')!r}, not for {self.id}.")

    def begin(self, rules: RulesAsset, seats: int, shuffle: Shuffle) -> Position:
        """A new game, first cards dealt where the rules deal at once; refuses rules that cannot be played."""
        complaint = rules.complaint(seats)
        if complaint:
            raise BadRules("cannot-begin", complaint)
        return self._begin(rules, seats, shuffle)

    def variants(self) -> list[str]:
        """The names of the rules that are shipped, the default first."""
        folder = files(self.package) / "variants"
        entries = folder.iterdir() if folder.is_dir() else ()
        names = [entry.name.removesuffix(".json") for entry in entries if entry.name.endswith(".json")]
        return ["default", *sorted(names)]

    def tree(self, variant: str = "default") -> Tree:
        """The plain JSON of a variant, every field written out."""
        default = read_tree(self._read("rules.json"), f"{self.package}/rules.json")
        if variant == "default":
            return default
        if variant not in self.variants():
            known = ", ".join(self.variants())
            raise BadRules("unknown-variant", f"There is no variant {variant!r} of {self.id}: try {known}.")
        return laid_over(default, read_tree(self._read(f"variants/{variant}.json"), f"variant {variant}"))

    def text(self, rules: RulesAsset, audience: str) -> str:
        """The rules in words for a player or a model, with the numbers of these rules filled in."""
        name = rules.rules.model if audience == "model" else rules.rules.player
        if not (files(self.package) / "text" / name).is_file():
            raise BadRules("no-such-text", f"{self.id} has no text called {name!r}.")
        return filled(self._read(f"text/{name}"), rules, self.numbers(rules))

    def event_sentences(self) -> dict[str, str]:
        """How to tell each kind of event, with places for names, cards and amounts."""
        sentences: dict[str, str] = read_tree(
            self._read("text/events.json"), f"{self.package}/text/events.json"
        )
        return sentences

    def schema(self) -> Tree:
        """The JSON Schema of this game's rules asset."""
        return msgspec.json.schema(self.asset)

    def _read(self, name: str) -> str:
        return _resource(self.package, name)


@cache
def _resource(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")
