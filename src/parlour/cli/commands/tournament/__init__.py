"""`parlour tournament`: the group, and a file for each of its commands."""
