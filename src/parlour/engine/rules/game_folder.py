"""What lies in a game's folder beside its code: rules files, texts in every language, picture and guide."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cache, cached_property
from typing import Any

import msgspec

from parlour.engine.errors import BadRules
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.guide import Script, read_script
from parlour.engine.rules.loading import Tree, laid_over, left_out, read_tree, to_asset, to_tree
from parlour.engine.rules.texts import fill_text, host_text
from parlour.engine.show.picture import Picture, read_picture
from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook, read_templates, shared_languages
from parlour.package_files import files_of

Numbers = Callable[[Any], dict[str, Any]]


class GameFolder:
    """The files of one game, read when they are asked for; `numbers` fill the blanks of its texts."""

    def __init__(self, package: str, asset: type[RulesAsset], numbers: Numbers) -> None:
        self.package = package
        self.asset = asset
        self.numbers = numbers

    @cached_property
    def id(self) -> str:
        """Return the game's name, as commands and files have it."""
        return str(self.tree()["metadata"]["gameId"])

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
        """Return a tree of one's own of what rules.json says."""
        tree: Tree = msgspec.json.decode(self._checked)
        return tree

    @cached_property
    def _checked(self) -> bytes:
        """Return rules.json after it has been read with care, once: a table asks for it eight times."""
        return msgspec.json.encode(read_tree(self._read("rules.json"), f"{self.package}/rules.json"))

    @cached_property
    def _left_to_default(self) -> Tree:
        """Return the switches that rules.json leaves to their defaults, the game's own and every game's."""
        written = self._written()
        whole = to_tree(to_asset(written, self.asset, f"{self.package}/rules.json"))
        shared = {field.encode_name for field in msgspec.structs.fields(RulesAsset)}
        ours = shared - RulesAsset.clock_switches
        return left_out({name: value for name, value in whole.items() if name not in ours}, written)

    def variants(self) -> list[str]:
        """Return the names of the rules that are shipped, the default first."""
        folder = files_of(self.package) / "variants"
        entries = folder.iterdir() if folder.is_dir() else ()
        names = [entry.name.removesuffix(".json") for entry in entries if entry.name.endswith(".json")]
        return ["default", *sorted(names)]

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

    def renamed_moves(self, rules: RulesAsset) -> frozenset[str]:
        """Return the verbs that these rules call otherwise than the shipped ones do."""
        usual = self._usual_words["moveLabels"]
        return frozenset(verb for verb, label in rules.move_labels.items() if label != usual.get(verb))

    @cached_property
    def _usual_words(self) -> Tree:
        """Return what the shipped rules say, by which a host's own words are known."""
        return self.tree()

    def _has(self, name: str) -> bool:
        return (files_of(self.package) / name).is_file()

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
    folder = files_of(package) / "text"
    names = [f"{ENGLISH}.json"] if language == ENGLISH else [f"{ENGLISH}.json", f"{language}.json"]
    templates: dict[str, str] = {}
    for name in names:
        if (folder / name).is_file():
            templates |= read_templates((folder / name).read_text(encoding="utf-8"))
    return Phrasebook(language, templates)


@cache
def _resource(package: str, name: str) -> str:
    return (files_of(package) / name).read_text(encoding="utf-8")
