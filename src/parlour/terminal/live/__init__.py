"""A table of a room at this screen.

`remote` is what must be known of a room, `page` and `conversation` are those of any table, `chairs` shows who
sits where, `news` brings what happens and what is typed, and `sitting` is the whole visit.
"""
