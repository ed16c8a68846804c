"""The laws every game keeps, ours and yours: `laws.check(game)` plays random games and watches them all.

`fairplay` moves, refusals, copies, states · `secrecy` views, words, events, seals · `imagination` redeals and
search · `conservation` cards, coins, logs, endings · `step` one decision, as the laws look at it.
"""

from parlour.engine.laws.check import check, inspect

__all__ = ["check", "inspect"]
