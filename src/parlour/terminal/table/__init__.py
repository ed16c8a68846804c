"""A table at this screen, in a room of this process or elsewhere.

`snapshot` is what is known of a table, `thread` the connection that brings it, `news` what is new in it;
`company` are the people here, `hot_seat` decides who of them looks; `sitting` waits, `own_turn` asks for a
move, `commands` does what else is typed; `local_game` opens a table of this screen.
"""
