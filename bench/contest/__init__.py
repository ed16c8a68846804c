"""Parlour and its peers side by side: what each does, how they take turns, and the page that comes of it."""
