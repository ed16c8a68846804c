"""A page for every game, in every language it is written in: all of it said and counted by the engine."""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from parlour.api.hands import appraise, card_codes
from parlour.engine.odds import Chance, HandAsked, Odds, in_words
from parlour.engine.rules import about
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import ENGLISH
from parlour.terminal.help import level_names
from parlour.terminal.words import TerminalWords
from tools.manual.cards import draw_hand, hand_in
from tools.manual.pages import ROOT, Page, deeper, table, way
from tools.manual.rules_fields import Field, choices, switches, value_text

_TEXTS: Final = Path(__file__).parent / "text"
_SHOWN: Final = 4
"""Of what a hand may become, so many kinds are named."""


@cache
def words_of(language: str) -> dict[str, str]:
    """Return the words of these pages in a language."""
    found: dict[str, str] = json.loads((_TEXTS / f"{language}.json").read_text(encoding="utf-8"))
    return found


@cache
def manual_notes(package: str) -> dict[str, Any]:
    """Return what a game's folder has for the manual alone: hands to show, and history with its sources."""
    notes = files(package) / "manual.json"
    return json.loads(notes.read_text(encoding="utf-8")) if notes.is_file() else {}


def game_path(game: str, language: str = ENGLISH) -> str:
    folder = "games" if language == ENGLISH else f"{language}/games"
    return f"{folder}/{game}/index.md"


def letter_path(game: str) -> str:
    return f"games/{game}/letter.md"


def picture_of(game: str) -> str:
    """Return a picture of the game's table by its path in the repository, "" where there is none."""
    name = f"docs/pictures/{game}-desktop.png"
    return name if (ROOT / name).is_file() else ""


def shipped_games() -> list[Game]:
    """Return the games of the house; whatever else is installed on this machine has no page."""
    return [game for game in all_games() if game.package.startswith("parlour.games.")]


def players_text(rules: RulesAsset) -> str:
    """Return how many can play: 4, or 2–6."""
    least, most = rules.players.least, rules.players.most
    return f"{least}" if least == most else f"{least}–{most}"


class GamePage:
    """The page of one game in one language, part by part."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.rules = game.rules()
        self.words = words_of(language)
        self.notes = manual_notes(game.package)
        self.path = game_path(game.id, language)
        self.labels = game.phrasebook(language).labels("switch")
        self.title = game.title(self.rules, language)

    def page(self) -> Page:
        parts = [
            self._head(),
            self._part("rules", self._rules()),
            self._part("hands", self._hands()),
            self._part("moves", self._moves()),
            self._part("variants", self._variants()),
            self._part("switches", self._switches()),
            self._part("chances", self._chances()),
            self._part("tips", _bullets(about.tips(self.game, self.rules, self.language))),
            self._part("bluffs", self._bluffs()),
            self._part("history", self._history()),
            self._part("letter", self._letter()),
        ]
        return Page(self.path, self.title, "\n\n".join(part for part in parts if part) + "\n")

    def _part(self, heading: str, text: str) -> str:
        return f"## {self.words[heading]}\n\n{text}" if text else ""

    def _head(self) -> str:
        game, words = self.game, self.words
        named = level_names(TerminalWords(self.language), game).values()
        facts = [[words["players"], players_text(self.rules)], [words["bots"], ", ".join(named)]]
        if game.stack:
            counters = game.phrasebook(self.language).labels("counter")
            facts.append([words["carried"], counters.get(game.stack, game.stack)])
        option = "" if self.language == ENGLISH else f" --language {self.language}"
        facts.append([words["play"], f"`parlour play {game.id}{option}`"])
        summary = game.summary(self.rules, self.language)
        parts = [f"# {self.title}", f"*{summary}*", *self._translations(), self._picture()]
        return "\n\n".join([*(part for part in parts if part), table(["", ""], facts), words["play-line"]])

    def _picture(self) -> str:
        picture = picture_of(self.game.id).removeprefix("docs/")
        return f"![{self.title}]({way(self.path, picture)})" if picture else ""

    def _translations(self) -> list[str]:
        others = [each for each in self.game.languages() if each != self.language]
        return [
            self.words["other"].format(
                title=self.game.title(self.rules, each), link=way(self.path, game_path(self.game.id, each))
            )
            for each in others
        ]

    def _rules(self) -> str:
        """Return the rules in words, without the title and the sentence that the page begins with."""
        text = self.game.text(self.rules, "player", self.language)
        body = (
            re.sub(r"\A# .*\n", "", text).strip().removeprefix(self.game.summary(self.rules, self.language))
        )
        return deeper(_ended_lists(body.strip()))

    def _hands(self) -> str:
        rows = []
        for shown in self.notes.get("hands", []):
            opened = shown.get("open", {})
            lines = appraise(self.game, self.rules, shown["cards"], opened, language=self.language)
            drawn = [draw_hand(card_codes(shown["cards"]), self.path)]
            drawn += [
                f"{self.words[f'open.{zone}']} {draw_hand(card_codes(cards), self.path)}"
                for zone, cards in opened.items()
            ]
            rows.append(["<br>".join(drawn), "<br>".join(text for _, text in lines)])
        return table([self.words["hand"], self.words["says"]], rows) if rows else ""

    def _moves(self) -> str:
        hearer = self.game.hearer(self.rules, self.language)
        rows = [[f"**{label}**", hearer.whens.get(verb, "")] for verb, label in hearer.labels.items()]
        return table([self.words["move"], self.words["when"]], rows)

    def _variants(self) -> str:
        names = [name for name in self.game.variants() if name != "default"]
        parts = [self.words["variants-lead"].format(game=self.game.id)]
        return "\n\n".join([*parts, *map(self._variant, names)]) if names else ""

    def _variant(self, name: str) -> str:
        """Return a variant: its title and sentence, and every switch that differs."""
        rules = self.game.rules(name)
        usual = {each.path: each for each in switches(self.game)}
        differ = [each for each in switches(self.game, name) if usual[each.path].value != each.value]
        rows = [
            [f"`{each.name}`", self.labels[each.name], self._value(usual[each.path]), self._value(each)]
            for each in differ
        ]
        head = [self.words[key] for key in ("switch", "does", "default")] + [f"`{name}`"]
        title = f"### {self.game.title(rules, self.language)} (`{name}`)"
        return "\n\n".join(
            [title, self.game.summary(rules, self.language), table(head, rows) if rows else ""]
        )

    def _value(self, field: Field) -> str:
        return value_text(field, self.labels, self.words)

    def _switches(self) -> str:
        """Return all switches by their groups."""
        game, groups = self.game, self.game.phrasebook(self.language).labels("switches")
        how = way(self.path, "how-to/house-rules.md")
        lead = self.words["switches-lead"].format(schema=way(self.path, schema_path(game.id)), how=how)
        found: dict[str, list[Field]] = {}
        for each in switches(game):
            found.setdefault(each.path[0] if len(each.path) > 1 else "", []).append(each)
        parts = [
            f"### {groups.get(group, self.words['course'])}\n\n{self._switch_table(members)}"
            for group, members in found.items()
        ]
        return "\n\n".join([lead, *parts])

    def _switch_table(self, members: list[Field]) -> str:
        head = [self.words[key] for key in ("switch", "does", "default", "may-be")]
        rows = [self._switch(each) for each in members]
        shown = len(head) if any(row[-1] for row in rows) else len(head) - 1
        return table(head[:shown], [row[:shown] for row in rows])

    def _switch(self, field: Field) -> list[str]:
        """Return a row: name, what it does, its default, and what else it may be where those are words."""
        is_list = isinstance(field.value, list)
        others = [] if is_list else [each for each in choices(field.part) if each != field.value]
        named = [f"`{each}`: {self.labels.get(f'{field.name}.{each}', each)}" for each in others]
        return [f"`{field.name}`", self.labels[field.name], self._value(field), "; ".join(named)]

    def _chances(self) -> str:
        lines = about.example_odds(self.game, self.rules, self.language)
        shown = [f"- {self._with_hand(line)}" for line in lines]
        counted = [self._odds(each) for each in self.notes.get("odds", [])] if self.game.odds else []
        return "\n\n".join([self.words["chances-lead"], "\n".join(shown), *counted]) if shown else ""

    def _with_hand(self, line: str) -> str:
        cards = hand_in(line)
        return f"{draw_hand(cards, self.path)}<br>{line}" if cards else line

    def _odds(self, asked: dict[str, Any]) -> str:
        """Return the exact odds of a hand: how it stands, and what is best to do with it."""
        book, hearer = (
            self.game.phrasebook(self.language),
            self.game.hearer(self.rules, self.language),
        )
        odds = in_words(counted_odds(self.game.id, asked["cards"]), lambda said: book.say(said, hearer))
        best, beats = odds.options[0], odds.against[0]
        now = self.words["odds-now"].format(
            share=self._percent(odds.equity.share), ways=self._number(beats.ways), of=self._number(beats.of)
        )
        then = self.words["odds-best"].format(
            label=best.label,
            share=self._percent(best.wins),
            ways=self._number(best.better.ways),
            of=self._number(best.better.of),
            becomes=self._becomes(best.becomes),
        )
        drawn = draw_hand(card_codes(asked["cards"]), self.path)
        return f"{drawn}<br>**{odds.name}**. {now} {then}"

    def _becomes(self, chances: list[Chance]) -> str:
        likely = sorted(chances, key=lambda each: -each.ways)[:_SHOWN]
        return ", ".join(f"{each.label} {self._percent(each.share)}" for each in likely)

    def _number(self, number: int) -> str:
        return f"{number:,}".replace(",", self.game.phrasebook(self.language).thousands)

    def _percent(self, share: float) -> str:
        return f"{share:.1%}" if self.language == ENGLISH else f"{100 * share:.1f} %".replace(".", ",")

    def _bluffs(self) -> str:
        names = level_names(TerminalWords(self.language), self.game)
        said = about.bluffs(self.game, self.rules, self.language)
        return _bullets([f"**{names[level]}**: {line}" for level, line in said.items()])

    def _history(self) -> str:
        """Return where the game comes from, with the books that say so; "" where nothing can be cited."""
        told = self.notes.get("history", {}).get(self.language, [])
        if not told:
            return ""
        return "\n\n".join([*told, f"**{self.words['sources']}**", _bullets(self.notes["sources"])])

    def _letter(self) -> str:
        return self.words["letter-line"].format(letter=way(self.path, letter_path(self.game.id)))


@cache
def counted_odds(game: str, cards: str) -> Odds:
    """Return the odds of a hand, counted once for all languages."""
    found = find_game(game)
    assert found.odds is not None
    return found.odds(found.rules(), HandAsked(cards=card_codes(cards)))


def schema_path(game: str) -> str:
    return f"reference/rules/{game}.md"


def letter_page(game: Game) -> Page:
    """Return the rules to the letter, as the game's folder has them."""
    text = (files(game.package) / "rules.md").read_text(encoding="utf-8")
    title = f"{game.title(game.rules(), ENGLISH)}: {words_of(ENGLISH)['letter'].lower()}"
    _, _, rest = text.partition("\n")
    lead = f"[{game.title(game.rules(), ENGLISH)}](index.md), clause by clause, as the code cites it."
    return Page(letter_path(game.id), title, f"# {title}\n\n{lead}\n{rest}")


def overview(language: str) -> Page:
    """Return the page that leads to all games in a language."""
    path = "games/index.md" if language == ENGLISH else f"{language}/index.md"
    words = words_of(language)
    cards = [_door(game, language, path) for game in shipped_games() if language in game.languages()]
    text = "\n\n".join([f"# {words['games']}", words["games-lead"], *cards])
    return Page(path, words["games"], text + "\n")


def _door(game: Game, language: str, path: str) -> str:
    rules = game.rules()
    title, summary = game.title(rules, language), game.summary(rules, language)
    players = f"{words_of(language)['players']}: {players_text(rules)}."
    shown = [
        draw_hand(card_codes(each["cards"]), path) for each in manual_notes(game.package).get("hands", [])[:1]
    ]
    return "\n\n".join(
        [f"## [{title}]({way(path, game_path(game.id, language))})", *shown, f"{summary} {players}"]
    )


def game_pages() -> Iterator[Page]:
    """Yield the overview of the games in each language, and the pages of every game."""
    languages = dict.fromkeys(each for game in shipped_games() for each in game.languages())
    for language in languages:
        yield overview(language)
    for game in shipped_games():
        yield from (GamePage(game, language).page() for language in game.languages())
        yield letter_page(game)


def _ended_lists(text: str) -> str:
    """Return the text with an empty line below each list: every line of the rules is one of its own."""
    return re.sub(r"^(- .*\n)(?!- |\n)", r"\1\n", text, flags=re.MULTILINE)


def _bullets(lines: list[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)
