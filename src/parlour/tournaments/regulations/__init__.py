"""Regulations: what is played, by whom, for what and how, as typed values that are read from TOML or JSON."""
