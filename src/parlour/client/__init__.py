"""A client of a room, for programs, tests and the terminal."""
