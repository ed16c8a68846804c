"""The games, one folder each: found, not listed."""
