"""The laws of bonus rules, the house's and yours: `laws.check(GAME, MyRule)` looks at hands and whole games.

Without a rule of yours the game's own are looked at.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_symbols
from parlour.cards.pack import ONE_PACK
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BrokenLaw, MissingText, ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.kit.bonus.detail import BonusDetail
from parlour.kit.bonus.installed import offer_here
from parlour.kit.bonus.rule import BonusBook, BonusRule

ADVICE: Final = {
    "an-example-satisfies-its-rule": "let example_hand return a hand of so many cards that evaluate takes "
    "under this trump, and that no rule of a higher priority takes before it.",
    "a-bonus-is-whole": "let evaluate return True or False, points be a whole number from 0 on and the sum "
    "of the parts, and cards be of the hand; self.detail does.",
    "the-same-hand-earns-the-same": "decide from the reading alone, whatever the order of its cards, keep "
    "nothing in the rule and change nothing in the reading.",
    "a-bonus-says-what-for": "give the rule English words for its description, and in other languages the "
    "same keys.",
    "bonuses-move-no-pot": "let a bonus rule change nothing of the reading or of what it is read by.",
    "law-stumbled": "mend the error that the rule raised.",
}


def check(game: Game, *kinds: type[BonusRule], hands: int = 500, games: int = 4, seed: int = 1) -> int:
    """Return how many hands were looked at, or raise BrokenLaw at the first law that does not hold."""
    assert game.bonuses is not None, "a game with bonus rules has a book of them"
    own = {game.asset.named_code[0]: [offer_here(kind) for kind in kinds]} if kinds else {}
    rules = game.rules(switches=own)
    book, played = game.bonuses(rules), _play_games(game, game.rules(), games if own else 0, seed)
    sample = _random_hands(book, hands, Luck(seed))
    for rule in book.own or book.rules:
        look = _Look(game, book, rule)
        _run_named(rule.rule_name, lambda look=look: look.over(sample))  # type: ignore[misc]
    if own:
        _run_named(", ".join(rule.rule_name for rule in book.own), lambda: _play_again(game, rules, played))
    return len(sample)


def _run_named(rule: str, look: Callable[[], None]) -> None:
    """Run a law; name the rule that breaks it, and say what to do."""
    try:
        look()
    except BrokenLaw as broken:
        raise BrokenLaw(broken.code, _explain(broken.code, rule, broken.sentence)) from None
    except MissingText as missing:
        said = _explain("a-bonus-says-what-for", rule, missing.sentence)
        raise BrokenLaw("a-bonus-says-what-for", said) from None
    except Exception as error:
        said = error.sentence if isinstance(error, ParlourError) else f"{type(error).__name__}: {error}"
        raise BrokenLaw("law-stumbled", _explain("law-stumbled", rule, said)) from error


def _explain(code: str, rule: str, seen: str) -> str:
    return f"{code}: {rule}: {seen.rstrip('.')}. What to do: {ADVICE[code]}"


def _random_hands(book: BonusBook, count: int, luck: Luck) -> list[tuple[list[int], int]]:
    """Return hands as they may be dealt, each with a trump, or with none."""
    found, pack, size = [], ONE_PACK[:], book.hand_size
    for _ in range(count):
        luck.shuffle(pack)
        found.append((pack[:size], BACK if luck.below(4) == 0 else pack[luck.below(len(pack))]))
    return found


class _Look:
    """One rule of a book, looked at hand by hand."""

    def __init__(self, game: Game, book: BonusBook, rule: BonusRule) -> None:
        self.game = game
        self.book = book
        self.rule = rule

    def over(self, sample: list[tuple[list[int], int]]) -> None:
        """Look at the rule's examples under every trump, and at these hands."""
        examples = [(self._example(trump), trump) for trump in (BACK, *ONE_PACK)]
        for cards, trump in examples + sample:
            reading = self.book.read(cards, trump)
            found: Any = self.rule.evaluate(reading)
            if found is not True and found is not False:
                raise BrokenLaw("a-bonus-is-whole", f"evaluate returns {found!r} for {_hand(cards, trump)}")
            if found:
                self._is_whole(reading, cards, trump)
                self._is_the_same(cards, trump)
        self._says_what_for(self.book.read(*examples[0]))

    def _example(self, trump: int) -> list[int]:
        """Return the example under this trump; demand that the rule, and none above it, takes it."""
        size = self.book.hand_size
        cards = self.rule.example_hand(size, trump)
        paid = self.book.rule_for(self.book.read(cards, trump)) if len(set(cards)) == size else None
        if paid is not self.rule:
            by = "that is no hand" if paid is None else f"{paid.rule_name} takes it"
            said = f"the example is {_hand(cards, trump)}, and {by}"
            raise BrokenLaw("an-example-satisfies-its-rule", said)
        return cards

    def _is_whole(self, reading: Any, cards: list[int], trump: int) -> None:
        """Demand points from 0 on that are the sum of the parts, for cards of the hand."""
        bonus: Any = self.rule.calculate_bonus(reading)
        if not isinstance(bonus, BonusDetail):
            raise BrokenLaw("a-bonus-is-whole", f"calculate_bonus returns {bonus!r}")
        paid = [bonus.points, *bonus.parts.values()]
        is_sum = bonus.points == sum(bonus.parts.values()) == self.rule.points(reading)
        is_named = (bonus.rule, bonus.priority) == (self.rule.rule_name, self.rule.priority)
        is_sound = all(isinstance(each, int) and each >= 0 for each in paid)
        if not (is_sum and is_named and is_sound and set(bonus.cards) <= set(cards)):
            raise BrokenLaw("a-bonus-is-whole", f"{_hand(cards, trump)} earns {bonus}")

    def _is_the_same(self, cards: list[int], trump: int) -> None:
        """Demand the same detail for the same cards, also in another order, and a reading left as it was."""
        first, again = self._bonus(cards, trump), self._bonus(cards, trump)
        turned = self._bonus(cards[::-1], trump)
        if first != again or (first.points, first.parts) != (turned.points, turned.parts):
            said = f"{_hand(cards, trump)} earns {first.parts}, then {again.parts} and {turned.parts}"
            raise BrokenLaw("the-same-hand-earns-the-same", said)

    def _bonus(self, cards: list[int], trump: int) -> BonusDetail:
        held = cards[:]
        reading = self.book.read(held, trump)
        taken = self.rule.evaluate(reading)
        bonus = self.rule.calculate_bonus(reading)
        if not taken or held != cards:
            said = f"{_hand(cards, trump)} is not the same after it was looked at"
            raise BrokenLaw("the-same-hand-earns-the-same", said)
        return bonus

    def _says_what_for(self, reading: Any) -> None:
        """Demand words for what was found and for the rule itself, in every language of the game."""
        self._check_keys(self.rule.words)
        for language in self.game.languages():
            book, hearer = self.game.phrasebook(language), self.game.hearer(self.game.rules(), language)
            for sentence in (self.rule.calculate_bonus(reading).description, self.rule.summary()):
                if not book.say(sentence, hearer):
                    raise BrokenLaw("a-bonus-says-what-for", f"nothing is said in {language!r}")

    def _check_keys(self, words: Mapping[str, Mapping[str, str]]) -> None:
        english = set(words.get("en", {}))
        for language, templates in words.items():
            if not set(templates) <= english:
                more = ", ".join(sorted(set(templates) - english))
                raise BrokenLaw("a-bonus-says-what-for", f"{language!r} has words that English lacks: {more}")


class _PlayedGame(NamedTuple):
    """A game played at random: its seed, and every move with the stacks after it."""

    seed: int
    seats: int
    moves: list[tuple[int, Move, list[int]]]


def check_pots(game: Game, rules: RulesAsset, without: RulesAsset, *, games: int = 4, seed: int = 1) -> None:
    """Demand that the same moves move the same stacks by these rules as by those without the bonuses."""
    _play_again(game, rules, _play_games(game, without, games, seed))


def _play_games(game: Game, rules: RulesAsset, games: int, seed: int) -> list[_PlayedGame]:
    """Play so many games to the end at random, with all numbers of seats in turn."""
    played, least = [], rules.players.least
    for number in range(games):
        seats, own_seed = least + number % (rules.players.most - least + 1), seed + number
        position, luck = game.begin(rules, seats, FastShuffle(own_seed)), Luck(own_seed, stream=1)
        moves = []
        while position.to_act():
            seat = position.to_act()[0]
            move = position.moves(seat).pick(luck)
            position.play(seat, move)
            moves.append((seat, move, _stacks(game, position)))
        played.append(_PlayedGame(own_seed, seats, moves))
    return played


def _play_again(game: Game, rules: RulesAsset, played: list[_PlayedGame]) -> None:
    """Demand that the same moves come to the same by these rules."""
    for before in played:
        position = game.begin(rules, before.seats, FastShuffle(before.seed))
        for seat, move, stacks in before.moves:
            position.play(seat, move)
            if _stacks(game, position) != stacks:
                said = f"after {move.verb} of seat {seat}, {before.seats} seats, seed {before.seed}"
                raise BrokenLaw("bonuses-move-no-pot", f"other stacks than without it {said}")


def _stacks(game: Game, position: Position) -> list[int]:
    """Return what every seat has, and who is to act."""
    counters = [position.seat_counters(seat) for seat in range(position.seats)]
    return [each.get(game.stack, 0) for each in counters] + list(position.to_act())


def _hand(cards: list[int], trump: int) -> str:
    under = "" if trump == BACK else f" under the trump {cards_symbols([trump])}"
    return f"{cards_symbols(cards)}{under}"
