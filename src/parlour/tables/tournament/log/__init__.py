"""The log of a tournament in a room: rows in the store, the book they make, and facts on their way in."""
