"""Rules as the store keeps them: once, under their digest; old games are read by the rules of their day."""

from typing import Any

import msgspec

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import read_tree, to_asset
from parlour.storage.store import Store, StoreError


async def keep_rules(store: Store, rules: RulesAsset) -> str:
    """Keep them in the order in which they are written, and return the digest under which they are found."""
    await store.keep_rules(rules.digest, msgspec.json.encode(rules))
    return rules.digest


async def kept_rules(store: Store, game: Game, digest: str) -> Any:
    """The rules of this digest, typed."""
    body = await store.rules(digest)
    if body is None:
        raise StoreError("rules-missing", "The rules of this table are not in the store.")
    where = f"The rules of {game.id}"
    return cached_part(
        "room.rules", (game.id, digest), lambda: to_asset(read_tree(body, where), game.asset, where)
    )
