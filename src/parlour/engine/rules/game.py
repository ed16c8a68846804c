"""A game as the house knows it: its rules, its texts, how it begins, and its bots."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic

import msgspec

from parlour.cards.fair import FairShuffle
from parlour.cards.seeds import seed_of
from parlour.cards.shuffle import Shuffle
from parlour.engine.bot import LEVELS, BotMaker
from parlour.engine.errors import BadRules, Refused
from parlour.engine.odds import HandAsked, Odds
from parlour.engine.play.choices import Choice
from parlour.engine.play.events import Teller
from parlour.engine.play.form_choices import choice_of
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.play.start import Start
from parlour.engine.rules.asset import ALL_CARDS, RulesAsset
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.game_folder import GameFolder, Numbers
from parlour.engine.rules.loading import (
    Tree,
    check_places,
    laid_over,
    path_of,
    to_asset,
    to_tree,
    with_switches,
)
from parlour.engine.show.form import Form
from parlour.engine.show.view import View
from parlour.engine.thinking import Thinking
from parlour.engine.words.briefing import Briefing, briefing
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
HandTables = Callable[[], dict[str, Any]]
Stakes = Callable[[R, int], Tree]
Bonuses = Callable[[Any], Any]
ChoiceSeen = Callable[[R, View, Form], Choice | None]
"""Makes a choice again from what its seat is shown; None where the form says all about it."""
MOST_DECISIONS: Final = 20_000
"""The longest random game seen of the house's own took 10,118."""


class Game(GameFolder, Generic[R]):
    """Everything about one game, gathered from its folder.

    >>> import parlour
    >>> parlour.game("big-c")
    <Game big-c: 2 to 12 players; default, big-two-straights, house-late>

    `levels` are the house bots that `bot` makes. `brief` names switches that make a game short where random
    play would take thousands of decisions; one that takes more than `most_decisions` even so is taken for
    endless. `numbers` fill the blanks of the texts, `example_odds` those of
    the example hands, which may take a moment to count.

    `stack` is the seat counter that is carried from deal to deal, such as lives or coins, "" where only whole
    games are played; with it come `begin_from`, which begins one deal from a start, and `full_stack`, what
    everybody has before the first one. `stakes(rules, factor)` are the changes of the rules by
    which so many times as much is played for in the course of a tournament, so that stacks come to an end.
    `bonuses(rules)` is the `BonusBook` (`parlour.kit.bonus`) of a game with bonus rules.

    `choice_seen(rules, view, form)` makes a choice again whose form does not say all about its moves.
    """

    asset: type[R]

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
        most_decisions: int = MOST_DECISIONS,
        stack: str = "",
        begin_from: "BeginFrom[R] | None" = None,
        full_stack: Callable[[R], int] | None = None,
        stakes: "Stakes[R] | None" = None,
        bonuses: Bonuses | None = None,
        choice_seen: "ChoiceSeen[R] | None" = None,
    ) -> None:
        super().__init__(package, asset, numbers)
        self.bot = bot
        self.levels = tuple(levels)
        self.words = words or Words()
        self.thinking = thinking or Thinking()
        self.solver = solver
        self.hand_tables, self.bonuses = hand_tables, bonuses
        self.appraise, self.odds = appraise, odds
        self.example_odds = example_odds
        self.brief, self.most_decisions = brief or {}, most_decisions
        assert bool(stack) == (begin_from is not None) == (full_stack is not None), "a stack is to go on from"
        self.stack, self._stakes = stack, stakes
        self._begin, self._begin_from = begin, begin_from
        self._full_stack = full_stack
        self._choice_seen = choice_seen

    def __repr__(self) -> str:
        players, variants = self.rules().players, ", ".join(self.variants())
        return f"<Game {self.id}: {players.least} to {players.most} players; {variants}>"

    def rules(
        self, variant: str = "default", change: Tree | None = None, switches: Mapping[str, Any] | None = None
    ) -> R:
        """Return the typed rules of a variant, with a user's changes and single switches on top.

        A switch goes by its name in the rules file, `pairScore`, by its path, `scoring.pairScore`, or as
        Python spells it, `pair_score`.

        >>> import parlour
        >>> parlour.game("bastard-brag").rules(switches={"lives": 5}).lives.lives
        5
        """
        base = self.tree(variant)
        check_places(base, change or {})
        named = {_camel_case(name): value for name, value in (switches or {}).items()}
        tree = with_switches(laid_over(base, change or {}), named)
        self._same_game(tree)
        rules = to_asset(tree, self.asset, f"The rules of {self.id}")
        self._has_level(rules.default_rival)
        self._deals_alike(base, tree)
        return rules

    def switch_path(self, name: str, variant: str = "default") -> str:
        """Return where a switch stands in the rules file; refuse one that is not there.

        >>> import parlour
        >>> parlour.game("bastard-brag").switch_path("pair_score")
        'scoringSystem.pairScore'
        """
        return ".".join(path_of(self.tree(variant), _camel_case(name)))

    def _has_level(self, level: str) -> None:
        if level not in self.levels:
            known = ", ".join(self.levels)
            raise BadRules(
                "wrong-rules", f"The rules of {self.id}: defaultRival {level!r} is none of {known}."
            )

    def _deals_alike(self, base: Tree, tree: Tree) -> None:
        """Refuse all cards where the game deals a number of them, and a number where it deals all."""
        dealt = base.get("cardsDealt")
        if (dealt == ALL_CARDS) != (tree.get("cardsDealt") == ALL_CARDS):
            usual = "all cards" if dealt == ALL_CARDS else "a number of cards"
            raise BadRules("wrong-rules", f"The rules of {self.id}: cardsDealt: this game deals {usual}.")

    def _same_game(self, tree: Tree) -> None:
        named = tree.get("metadata")
        if isinstance(named, dict) and named.get("gameId") != self.id:
            raise BadRules("other-game", f"These rules are for {named.get('gameId')!r}, not for {self.id}.")

    def new(
        self,
        seats: int,
        *,
        seed: int | str | bytes | None = None,
        variant: str = "default",
        **switches: Any,
    ) -> Position:
        """Begin a game for so many seats; the same seed deals the same cards.

        A seed is a number, hexadecimal digits or 32 bytes; without one nobody can guess the cards. Switches
        are those of the rules.

        >>> import parlour
        >>> position = parlour.game("bastard-brag").new(2, seed=7, variant="jokers-wild", lives=1)
        >>> position.is_over()
        False
        """
        return self.begin(self.rules(variant, switches=switches), seats, FairShuffle(seed_of(seed)))

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

    def moves_seen(self, rules: R, view: View) -> Moves:
        """Return the moves of whoever sees this view: those that the position itself would give.

        A client of a room has no position, and this is how a bot there is asked as it is in the lab.

        >>> import parlour
        >>> game = parlour.game("big-c")
        >>> position = game.new(3, seed=7)
        >>> list(game.moves_seen(position.rules, position.view(0))) == list(position.moves(0))
        True
        """
        return Moves([self._choice_in(rules, view, form) for form in view.forms])

    def _choice_in(self, rules: R, view: View, form: Form) -> Choice:
        seen = self._choice_seen(rules, view, form) if self._choice_seen is not None else None
        choice = seen or choice_of(form)
        if choice is None:
            said = f"The moves of {form.verb} cannot be told from what a seat of {self.id} is shown."
            raise BadRules("moves-not-shown", said)
        return choice

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

    def solver_plan(self) -> Any:
        """Return what the solver learns and plays of this game, imported now; None where there is no plan."""
        return import_module(self.solver).PLAN if self.solver else None

    def schema(self) -> Tree:
        """Return the JSON Schema of this game's rules asset."""
        return msgspec.json.schema(self.asset)


def _camel_case(name: str) -> str:
    """Return the name of a switch as rules files spell it: `pairScore` for `pair_score`."""
    if not name.islower():
        return name
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
