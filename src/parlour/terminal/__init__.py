"""The terminal table: any game drawn from views and asked for by forms, for one person or several.

`menu` asks what to play and `sitting` plays it: `loop` turn by turn, `hot_seat` for who looks at the screen,
`ask` for the person's move, `show` for what is seen; `replaying` shows a saved game again.
"""
