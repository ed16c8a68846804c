"""People at a table: their chairs and names, what they decide together, and what they say to each other."""
