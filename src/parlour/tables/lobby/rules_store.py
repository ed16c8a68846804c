"""Rules as the store keeps them: once, under their digest; old games are read by the rules of their day."""

from typing import Any, Final, NamedTuple

import msgspec

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.cache import cached_part, find_part
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, read_tree, to_asset, to_tree
from parlour.storage.store import Store, StoreError
from parlour.tables.log.entries import Open
from parlour.tables.settings import TableSettings

_PART: Final = "room.rules"


class PreparedTable(NamedTuple):
    """Settings that were checked and cleaned, and the digest of their rules, which are kept."""

    settings: TableSettings
    rules: str


def is_opened_so(opened: Open, settings: TableSettings) -> bool:
    """Return whether a table was opened with these settings; rules by what they are, not as written."""
    same_words = msgspec.structs.replace(opened.settings, changes=settings.changes)
    return same_words == settings and bool(settings.rules().has_digest(opened.rules))


async def keep_rules(store: Store, rules: RulesAsset) -> str:
    """Keep them, and return the digest under which they are found."""
    await store.keep_rules(rules.digest, rules.kept_json())
    return rules.digest


async def known_rules(store: Store, game: Game, digest: str) -> Any:
    """Return the rules of this digest; the store is asked only where no table here is played by them."""
    known = find_part(_PART, (game.id, digest))
    return await kept_rules(store, game, digest) if known is None else known


async def kept_rules(store: Store, game: Game, digest: str) -> Any:
    """Return the rules of this digest, typed."""
    body = await store.rules(digest)
    if body is None:
        raise StoreError("rules-missing", "The rules of this table are not in the store.")
    where = f"The rules of {game.id}"

    def asset() -> Any:
        return to_asset(_in_usual_order(read_tree(body, where), game), game.asset, where)

    return cached_part(_PART, (game.id, digest), asset)


def _in_usual_order(tree: Tree, game: Game) -> Tree:
    """Return rules with their names in the order of their variant; the store sorts them for the digest."""
    variant = tree.get("metadata", {}).get("variant")
    usual = to_tree(game.rules(variant)) if variant in game.variants() else {}
    ordered: Tree = _with_names_ordered(tree, usual)
    return ordered


def _with_names_ordered(value: Any, usual: Any) -> Any:
    if not isinstance(value, dict) or not isinstance(usual, dict):
        return value
    names = [*(name for name in usual if name in value), *(name for name in value if name not in usual)]
    return {name: _with_names_ordered(value[name], usual.get(name)) for name in names}
