"""Hints that do not argue against themselves: `python -m tests.players.hints` counts 1,000 of each game."""
