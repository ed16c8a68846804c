"""Search: a player for any game that imagines how the cards lie and plays on from there, many times."""

from parlour.players.search.race_search import Searcher, maker

__all__ = ["Searcher", "maker"]
