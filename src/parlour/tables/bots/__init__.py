"""Bots at a table: when they think, how long it seems to take, and the processes that they think in."""
