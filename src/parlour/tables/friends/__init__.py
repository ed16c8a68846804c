"""Friends without accounts: whom people like, block and challenge, and who is in the room.

`ties` is what somebody has said of others, `challenges` invites them to a table, `friends` is both for a
room.
"""
