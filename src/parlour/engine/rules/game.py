"""A game as the house knows it: its rules, its texts, how it begins, and its bots."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from parlour.cards.shuffle import Shuffle
from parlour.engine.bot import LEVELS, BotMaker
from parlour.engine.errors import BadRules, Refused
from parlour.engine.odds import HandAsked, Odds
from parlour.engine.play.events import Teller
from parlour.engine.play.position import Position
from parlour.engine.play.start import Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.guide import Script, read_script
from parlour.engine.rules.loading import (
    Tree,
    check_places,
    laid_over,
    left_out,
    read_tree,
    to_asset,
    to_tree,
    with_switches,
)
from parlour.engine.rules.texts import fill_text, host_text
from parlour.engine.show.picture import Picture, read_picture
from parlour.engine.thinking import Thinking
from parlour.engine.words.briefing import Briefing, briefing
from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook, read_templates, shared_languages
from parlour.engine.words.sentence import Sentence
from parlour.engine.words.words import Words

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    R = TypeVar("R", bound=RulesAsset, default=Any)
else:
    from typing import TypeVar

    R = TypeVar("R", bound=RulesAsset)

Begin = Callable[[R, int, Shuffle, Teller | None], Position]
BeginFrom = Callable[[R, Start, Shuffle, Teller | None], Position]
Appraise = Callable[[Any, HandAsked], list[Sentence]]
OddsOf = Callable[[Any, HandAsked], Odds]
Numbers = Callable[[Any], dict[str, Any]]
HandTables = Callable[[], dict[str, Any]]
Stakes = Callable[[R, int], Tree]


class Game(Generic[R]):
    """Everything about one game, gathered from its folder.

    `levels` are the house bots that `bot` makes. `brief` names switches that make a game short where random
    play would take thousands of decisions. `numbers` fill the blanks of the texts, `example_odds` those of
    the example hands, which may take a moment to count.

    `stack` is the seat counter that is carried from deal to deal, such as lives or coins, "" where only whole
    games are played; with it come `begin_from`, which begins one deal from a start, and `full_stack`, what
    everybody has before the first one. `stakes(rules, factor)` are the changes of the rules by
    which so many times as much is played for in the course of a tournament, so that stacks come to an end.
    """

    def __init__(
        self,
        package: str,
        *,
        asset: type[R],
        begin: "Begin[R]",
        bot: BotMaker,
        levels: Sequence[str] = LEVELS,
        words: Words | None = None,
        thinking: Thinking | None = None,
        appraise: Appraise | None = None,
        odds: OddsOf | None = None,
        numbers: Numbers = lambda rules: {},
        example_odds: Numbers = lambda rules: {},
        solver: str = "",
        hand_tables: HandTables | None = None,
        brief: Mapping[str, Any] | None = None,
        stack: str = "",
        begin_from: "BeginFrom[R] | None" = None,
        full_stack: Callable[[R], int] | None = None,
        stakes: "Stakes[R] | None" = None,
    ) -> None:
        self.package = package
        self.asset = asset
        self.bot = bot
        self.levels = tuple(levels)
        self.words = words or Words()
        self.thinking = thinking or Thinking()
        self.solver = solver
        self.hand_tables = hand_tables
        self.appraise = appraise
        self.odds = odds
        self.numbers = numbers
        self.example_odds = example_odds
        self.brief = brief or {}
        assert bool(stack) == (begin_from is not None) == (full_stack is not None), "a stack is to go on from"
        self.stack, self._stakes = stack, stakes
        self._begin = begin
        self._begin_from = begin_from
        self._full_stack = full_stack

    @cached_property
    def id(self) -> str:
        return str(self.tree()["metadata"]["gameId"])

    def rules(
        self, variant: str = "default", change: Tree | None = None, switches: Mapping[str, Any] | None = None
    ) -> R:
        """Return the typed rules of a variant, with a user's changes and single switches on top."""
        base = self.tree(variant)
        check_places(base, change or {})
        tree = with_switches(laid_over(base, change or {}), switches or {})
        self._same_game(tree)
        rules = to_asset(tree, self.asset, f"The rules of {self.id}")
        self._has_level(rules.default_rival)
        return rules

    def _has_level(self, level: str) -> None:
        if level not in self.levels:
            known = ", ".join(self.levels)
            raise BadRules(
                "wrong-rules", f"The rules of {self.id}: defaultRival {level!r} is none of {known}."
            )

    def _same_game(self, tree: Tree) -> None:
        named = tree.get("metadata")
        if isinstance(named, dict) and named.get("gameId") != self.id:
            raise BadRules("other-game", f"These rules are for {named.get('gameId')!r}, not for {self.id}.")

    def begin(
        self,
        rules: R,
        seats: int,
        shuffle: Shuffle,
        teller: Teller | None = None,
        start: Start | None = None,
    ) -> Position:
        """Begin a game, first cards dealt where the rules say so; refuse rules that cannot be played.

        From a start it is one deal alone: its tallies are the stacks afterwards.
        """
        complaint = rules.complaint(seats)
        if not complaint and start is not None:
            complaint = self._start_complaint(rules, start, seats)
        if complaint:
            raise BadRules("cannot-begin", complaint)
        if start is None:
            return self._begin(rules, seats, shuffle, teller)
        assert self._begin_from is not None, "a game with a stack can begin from one"
        return self._begin_from(rules, start, shuffle, teller)

    def _start_complaint(self, rules: R, start: Start, seats: int) -> str:
        """Return what is wrong with this start, or ""."""
        complaint = self.start_complaint(rules) or start.complaint(seats)
        least, there = rules.players.least, len(start.seated())
        if complaint or there >= least:
            return complaint
        return f"{rules.metadata.display_name} takes at least {least} players, and only {there} have a stack."

    def start_complaint(self, rules: R) -> str:
        """Return why these rules are for whole games alone, or "" where a deal can go on from a start."""
        if self.stack:
            return rules.start_complaint()
        return f"{rules.metadata.display_name} is played as a whole game: no deal of it goes on from stacks."

    def full_stack(self, rules: R) -> int:
        """Return what everybody has before the first deal; refuse rules for whole games alone."""
        complaint = self.start_complaint(rules)
        if complaint:
            raise BadRules("cannot-begin", complaint)
        assert self._full_stack is not None, "a game with a stack knows a full one"
        return self._full_stack(rules)

    def raised(self, rules: R, factor: int) -> Tree:
        """Return what changes in these rules where stakes are so many times as large; {} without stakes."""
        return self._stakes(rules, factor) if self._stakes is not None else {}

    def lacks_forced_stake(self, rules: R) -> bool:
        """Return whether nobody has to pay by these rules: where stakes are raised the game adds what all
        must pay, even as many times as now, so that nobody can wait for ever."""
        return self.changed(rules, self.raised(rules, 1)) != rules

    def changed(self, rules: R, changes: Tree) -> R:
        """Return these rules with some fields changed, as from one level of a tournament to the next."""
        if not changes:
            return rules

        def make() -> R:
            tree = to_tree(rules)
            check_places(tree, changes)
            return to_asset(laid_over(tree, changes), self.asset, f"The rules of {self.id}")

        written = msgspec.json.encode(changes, order="deterministic")
        return cached_part("rules.changed", (rules.digest, written), make)

    def restored(self, rules: R, seats: int, shuffle: Shuffle, state: dict[str, Any]) -> Position:
        """Return the position that wrote this state, under the same rules, seats and shuffle."""
        position = self.begin(rules, seats, shuffle)
        position.restore(state)
        return position

    def variants(self) -> list[str]:
        """Return the names of the rules that are shipped, the default first."""
        folder = files(self.package) / "variants"
        entries = folder.iterdir() if folder.is_dir() else ()
        names = [entry.name.removesuffix(".json") for entry in entries if entry.name.endswith(".json")]
        return ["default", *sorted(names)]

    def tree(self, variant: str = "default") -> Tree:
        """Return the plain JSON of a variant, with every switch that the game has written out."""
        default = laid_over(self._written(), deepcopy(self._left_to_default))
        if variant == "default":
            return default
        if variant not in self.variants():
            known = ", ".join(self.variants())
            raise BadRules("unknown-variant", f"There is no variant {variant!r} of {self.id}: try {known}.")
        return laid_over(default, read_tree(self._read(f"variants/{variant}.json"), f"variant {variant}"))

    def _written(self) -> Tree:
        return read_tree(self._read("rules.json"), f"{self.package}/rules.json")

    @cached_property
    def _left_to_default(self) -> Tree:
        """Return the switches that rules.json leaves to their defaults, the game's own and every game's."""
        written = self._written()
        whole = to_tree(to_asset(written, self.asset, f"{self.package}/rules.json"))
        shared = {field.encode_name for field in msgspec.structs.fields(RulesAsset)}
        ours = shared - RulesAsset.clock_switches
        return left_out({name: value for name, value in whole.items() if name not in ours}, written)

    def text(
        self,
        rules: RulesAsset,
        audience: str,
        language: str = ENGLISH,
        *,
        clock: bool = True,
        one_deal: bool = False,
    ) -> str:
        """Return the rules in words for a player or a model, with the numbers of these rules filled in.

        Lines that begin with `[clock=true]` are left out where no clock runs, those with `[oneDeal=true]` or
        `[oneDeal=false]` where a whole game is played or a deal from a start.
        """
        texts, is_model = rules.rules, audience == "model"
        own, usual = (texts.model_lines, texts.model) if is_model else (texts.player_lines, texts.player)
        if own:
            return host_text(own, rules, self.numbers(rules))
        stem, _, ending = usual.rpartition(".")
        course = {"clock": clock, "oneDeal": one_deal}
        for name in (f"{stem}.{language}.{ending}", usual):
            if self._has(f"text/{name}"):
                return fill_text(
                    self._read(f"text/{name}"),
                    rules,
                    self.numbers(rules) | self._told_about(rules, language) | course,
                    thousands=self.phrasebook(language).thousands,
                )
        raise BadRules("no-such-text", f"{self.id} has no text called {usual!r}.")

    def _told_about(self, rules: RulesAsset, language: str) -> dict[str, str]:
        """Return title and summary for a text in this language, as `{title.de}` and `{summary.de}`."""
        told = {"title": self.title(rules, language), "summary": self.summary(rules, language)}
        return {f"{name}.{language}": text for name, text in told.items()}

    def title(self, rules: RulesAsset, language: str) -> str:
        """Return what these rules are called: as `title.VARIANT` of a text file, or as a host says it."""
        name = rules.metadata.display_name
        return self._translate_metadata(rules, language, "title", "displayName", name)

    def summary(self, rules: RulesAsset, language: str) -> str:
        """Return these rules in one sentence: as `summary.VARIANT` of a text file, or as a host says it."""
        return self._translate_metadata(rules, language, "summary", "summary", rules.metadata.summary)

    def _translate_metadata(self, rules: RulesAsset, language: str, group: str, field: str, ours: str) -> str:
        variant, book = rules.metadata.variant, self.phrasebook(language)
        is_shipped = variant in self.variants() and self.tree(variant)["metadata"].get(field) == ours
        return book.label(group, variant) if is_shipped and f"{group}.{variant}" in book else ours

    @cached_property
    def picture(self) -> Picture:
        """Return what a screen should know of the game's counters, badges and moving cards."""
        return read_picture(self._read("picture.json")) if self._has("picture.json") else Picture()

    @cached_property
    def guide(self) -> Script | None:
        """Return the guided first game; None where the game has none."""
        if not self._has("guide.json"):
            return None
        where = f"{self.package}/guide.json"
        return read_script(read_tree(self._read("guide.json"), where), where)

    def briefing(self, position: Position, viewer: int | None) -> Briefing:
        """Return what this viewer is told in words, in no language yet."""
        return briefing(self.words, position, viewer)

    def refusal(self, refused: Refused, position: Position, seat: int) -> Sentence:
        """Return a refusal with all that the game can say about it to the seat that was refused."""
        verb = refused.said.fields.get("verb", "")
        if refused.code != "not-now":
            return refused.said
        why = self.words.why_not(position, seat, verb)
        return Sentence(refused.said.key, {**refused.said.fields, "why": why})

    def languages(self) -> list[str]:
        """Return the languages that this game can be played in, English first."""
        return list(self._languages)

    @cached_property
    def _languages(self) -> list[str]:
        return [each for each in shared_languages() if self._has(f"text/{each}.json")]

    def phrasebook(self, language: str = ENGLISH) -> Phrasebook:
        """Return the game's words in a language, in English where it is not written in that one."""
        return _phrasebook(self.package, language)

    def hearer(
        self, rules: RulesAsset, language: str = ENGLISH, names: Sequence[str] = (), viewer: int | None = None
    ) -> Hearer:
        """Return a hearer at a table with these names and rules: moves are called as the rules call them."""
        book, usual = self.phrasebook(language), self._usual_words
        labels = _move_texts(book, "label", rules.move_labels, usual["moveLabels"])
        whens = _move_texts(book, "when", rules.move_validity, usual["moveValidity"])
        return Hearer(names, viewer, labels, whens)

    @cached_property
    def _usual_words(self) -> Tree:
        """Return what the shipped rules say, by which a host's own words are known."""
        return self.tree()

    def solver_plan(self) -> Any:
        """Return what the solver learns and plays of this game, imported now; None where there is no plan."""
        return import_module(self.solver).PLAN if self.solver else None

    def schema(self) -> Tree:
        """Return the JSON Schema of this game's rules asset."""
        return msgspec.json.schema(self.asset)

    def _has(self, name: str) -> bool:
        return (files(self.package) / name).is_file()

    def _read(self, name: str) -> str:
        return _resource(self.package, name)


def _move_texts(
    book: Phrasebook, group: str, ours: Mapping[str, str], usual: Mapping[str, str]
) -> dict[str, str]:
    """Return what the rules say of each move, in the book's language unless a host has found other words."""
    return {
        verb: book.label(group, verb) if text == usual.get(verb) and f"{group}.{verb}" in book else text
        for verb, text in ours.items()
    }


@cache
def _phrasebook(package: str, language: str) -> Phrasebook:
    folder = files(package) / "text"
    names = [f"{ENGLISH}.json"] if language == ENGLISH else [f"{ENGLISH}.json", f"{language}.json"]
    templates: dict[str, str] = {}
    for name in names:
        if (folder / name).is_file():
            templates |= read_templates((folder / name).read_text(encoding="utf-8"))
    return Phrasebook(language, templates)


@cache
def _resource(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")
