"""What people are shown of a tournament: standings, rounds and brackets, the whole of it, and its results."""
