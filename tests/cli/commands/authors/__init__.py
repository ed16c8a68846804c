"""Commands for authors of games."""
