"""The wire: the protocol between a room and whoever looks at a table.

`messages` is the protocol itself, `coding` makes frames of it, `schema` describes it for others. `lean` makes
the two `parts` of every view, `merging` a view of them again, and `catalogue` says what stays during a game.
"""
