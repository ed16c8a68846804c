"""The wire: the protocol between a room and whoever looks at a table.

`messages` is the protocol itself, `lean` the views that it carries, `catalogue` what stays during a game.
"""
