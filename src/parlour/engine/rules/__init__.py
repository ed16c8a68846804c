"""A game's folder as the house reads it: rules assets, texts, the `Game` itself, and how games are found."""
