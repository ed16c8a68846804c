"""The prompt: everything a model is told, from what its seat may know and from nothing else.

The system part is the same for a whole match (rules, notation, how to answer), the user part is the table.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.rules import about
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.engine.show.form import Form
from parlour.engine.show.view import View
from parlour.engine.words.briefing import Briefing
from parlour.engine.words.phrasebook import ENGLISH
from parlour.engine.words.sentence import Sentence
from parlour.players.deciding import Saying, TournamentNumbers
from parlour.players.llm.prompts.drawing import (
    LONGEST_NAME,
    Names,
    TextDrawing,
    in_letters,
    move_words,
    quote_text,
)
from parlour.players.llm.prompts.numbered import Marks, number_moves
from parlour.players.llm.prompts.words import answering, prompt_words
from parlour.players.llm.seat_word import BARE, ModelStyle

MOST_NEWS: Final = 40
"""So many of the latest events are told; a whole history would cost many times as much."""
MOST_SAYINGS: Final = 10
_MOST_PRIZES: Final = 10
LONGEST_SAYING: Final = 200
VIEW_MARK: Final = "```json"


class Situation(NamedTuple):
    """What a seat may know when it is to decide; `sums` it could reckon, `news` and `talk` it has heard, and
    `marks` on the amounts that it may name."""

    view: View
    briefing: Briefing
    sums: Sequence[Sentence] = ()
    news: Sequence[Event] = ()
    talk: Sequence[Saying] = ()
    tournament: TournamentNumbers | None = None
    marks: Marks = MappingProxyType({})


class Prompt(NamedTuple):
    """What is sent, the moves that its numbers stand for, and the forms of others that may be named."""

    system: str
    user: str
    numbers: list[Move]
    others: list[Form]

    def digest(self) -> str:
        """Return a short text that is the same for the same prompt, and only for that."""
        return sha256(f"{self.system}\0{self.user}".encode()).hexdigest()[:32]


def rules_text(game: Game, rules: RulesAsset, *, one_deal: bool = False) -> str:
    """Return the rules in force for a model, and how to write cards, places and answers."""
    return f"{game.text(rules, 'model', one_deal=one_deal).rstrip()}\n\n{answering()}"


def system_part(game: Game, rules: RulesAsset, style: ModelStyle, *, one_deal: bool = False) -> str:
    """Return what does not change during a match; the bare profile leaves tips, odds and bluffing out."""
    text = rules_text(game, rules, one_deal=one_deal)
    parts = [prompt_words("system.role", game=rules.metadata.display_name), text]
    parts.append(_section("system.validity", _validity(rules)))
    if style.profile != BARE:
        parts += _coaching(game, rules, style)
    return in_letters("\n\n".join(part.strip() for part in parts if part.strip()) + "\n")


def _validity(rules: RulesAsset) -> list[str]:
    pairs = rules.move_validity.items()
    return [prompt_words("system.validity-line", verb=verb, rule=rule) for verb, rule in pairs]


def _coaching(game: Game, rules: RulesAsset, style: ModelStyle) -> list[str]:
    bluff = about.bluffs(game, rules, ENGLISH).get(style.bluff, "")
    said = [prompt_words("system.bluff-style", style=bluff)] if bluff else []
    tips = [prompt_words("system.line", text=tip) for tip in about.tips(game, rules, ENGLISH)]
    odds = [prompt_words("system.line", text=odd) for odd in about.example_odds(game, rules, ENGLISH)]
    sections = {"system.bluff": said, "system.tips": tips, "system.odds": odds}
    return [_section(key, lines) for key, lines in sections.items()]


def _section(key: str, lines: list[str]) -> str:
    return "\n".join([prompt_words(key), *lines]) if lines else ""


class PromptMaker:
    """Makes the prompts of one seat's match; the names are data, quoted and cut."""

    def __init__(
        self,
        game: Game,
        rules: RulesAsset,
        names: Sequence[str],
        style: ModelStyle,
        *,
        with_view: bool = False,
        one_deal: bool = False,
    ) -> None:
        self.system = system_part(game, rules, style, one_deal=one_deal)
        self._drawing = TextDrawing(game, rules, Names(names))
        self._style = style
        self._with_view = with_view

    def prompt(self, situation: Situation) -> Prompt:
        """Return the prompt of this situation, the same for the same situation to the last byte."""
        options = number_moves(situation.view, situation.marks, situation.briefing.prices)
        parts = [*self._drawing.table(situation.view), _tournament(situation.tournament)]
        parts += [self._news(situation), _talk(situation.talk)]
        parts.append(self._facts(situation))
        parts.append(self._question_part(situation))
        parts.append(self._moves(situation, options.moves, options.partial))
        if self._with_view:
            parts.append(_view_part(situation.view, options.moves))
        parts.append(prompt_words("answer"))
        user = "\n\n".join(part for part in parts if part) + "\n"
        return Prompt(self.system, user, options.moves, options.partial)

    def _news(self, situation: Situation) -> str:
        if not situation.news:
            return prompt_words("news-none")
        told = [self._drawing.told(event, situation.view.viewer) for event in situation.news[-MOST_NEWS:]]
        missing = len(situation.news) - len(told)
        cut = [prompt_words("news-cut", count=missing)] if missing else []
        return "\n".join([prompt_words("news"), *cut, *_lines(told)])

    def _facts(self, situation: Situation) -> str:
        sums = [] if self._style.profile == BARE else situation.sums
        said = [self._drawing.say(each, situation.view.viewer) for each in (*situation.briefing.notes, *sums)]
        return "\n".join([prompt_words("facts"), *_lines(said)]) if said else ""

    def _question_part(self, situation: Situation) -> str:
        asked = situation.briefing.prompt
        if asked is None:
            return ""
        return prompt_words("asked", text=self._drawing.say(asked, situation.view.viewer))

    def _moves(self, situation: Situation, moves: list[Move], partial: list[Form]) -> str:
        view, prices, marks = situation.view, situation.briefing.prices, situation.marks
        said = [self._drawing.move(view, move, prices, marks) for move in moves]
        lines = [prompt_words("move-line", number=number, move=move) for number, move in enumerate(said, 1)]
        others = [prompt_words("others"), *map(other_words, partial)] if partial else []
        return "\n".join([prompt_words("moves"), *lines, *others])


def _talk(sayings: Sequence[Saying]) -> str:
    """Return what people said, as data: quoted and cut."""
    lines = [
        prompt_words(
            "saying", name=quote_text(each.name, LONGEST_NAME), words=quote_text(each.words, LONGEST_SAYING)
        )
        for each in sayings[-MOST_SAYINGS:]
    ]
    return "\n".join([prompt_words("talk"), *lines]) if lines else ""


def _tournament(numbers: TournamentNumbers | None) -> str:
    """Return how the tournament stands; nothing where a game is played for itself."""
    if numbers is None:
        return ""
    lines = [prompt_words("tournament-in", alive=numbers.alive, entrants=numbers.entrants)]
    if numbers.stack:
        average = f"{numbers.average:.1f}".removesuffix(".0")
        lines.append(prompt_words("tournament-stack", stack=numbers.stack, average=average))
    if numbers.levels > 1:
        lines.append(prompt_words("tournament-level", level=numbers.level, levels=numbers.levels))
    lines.append(_prizes(numbers.prizes))
    if numbers.hand_for_hand:
        lines.append(prompt_words("tournament-hand-for-hand"))
    return "\n".join([prompt_words("tournament"), *_lines(lines)])


def _prizes(prizes: Sequence[int]) -> str:
    if not prizes:
        return prompt_words("tournament-no-prizes")
    first = prizes[:_MOST_PRIZES]
    listed = ", ".join(
        prompt_words("tournament-prize", place=place, worth=worth) for place, worth in enumerate(first, 1)
    )
    return prompt_words("tournament-prizes", count=len(prizes), prizes=listed)


def _lines(said: Sequence[str]) -> list[str]:
    return [prompt_words("system.line", text=text) for text in said]


def other_words(form: Form) -> str:
    """Return how a move of this form is named that has no number."""
    if form.amount is not None:
        span = form.amount
        example = _example_text({"verb": form.verb, "amount": span.high})
        bounds = {"low": str(span.low), "high": str(span.high), "step": str(span.step)}
        return prompt_words("other-amount", example=example, **bounds)
    if form.cards is not None:
        picks = form.cards.sensible[:1] or [[]]
        example = _example_text(move_words(Move(form.verb, cards=tuple(picks[0]))))
        least, most = form.cards.least, form.cards.most
        if least == most:
            return prompt_words("other-cards-so-many", example=example, count=most)
        return prompt_words("other-cards", example=example, least=least, most=most)
    slots = tuple(option for pool in form.pools for option in pool.options[: pool.most])
    return prompt_words("other-places", example=_example_text(move_words(Move(form.verb, slots))))


def _example_text(tree: dict[str, Any]) -> str:
    return json.dumps({"reason": "…", "move": tree}, ensure_ascii=False)


def _view_part(view: View, moves: Sequence[Move]) -> str:
    """Return view and moves as programs read them; nothing is in it that the words do not say."""
    said = {"view": view, "view-moves": [move_words(move) for move in moves]}
    written = {key: msgspec.json.encode(each, order="deterministic").decode() for key, each in said.items()}
    return "\n".join(f"{prompt_words(key)}\n{VIEW_MARK}\n{text}\n```" for key, text in written.items())
