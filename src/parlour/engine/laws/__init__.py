"""The laws every game keeps, ours and yours: `laws.check(game)` plays random games and watches them all.

`fairplay` moves, refusals, copies, states · `secrecy` views, words, events, seals · `redeals` what may be
imagined of hidden cards · `imagination` search · `conservation` cards, coins, logs, endings · `starts` and
`empty_chairs` deals that go on from carried stacks · `step` one decision and `deal` one deal, as the laws
look at them · `advice` what to do about a broken one.

>>> import parlour
>>> parlour.laws.check(parlour.game("three-card-brag"), games=2) > 0
True
"""

from parlour.engine.laws.check import check, inspect

__all__ = ["check", "inspect"]
