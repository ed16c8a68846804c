"""Tournaments in real processes that are killed, and the reckoning afterwards."""
