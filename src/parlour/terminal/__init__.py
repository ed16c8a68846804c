"""The terminal table: any game drawn from views and asked for by forms, for one person or several.

`screens` chooses a screen: `show` is the one of linear text, `app` the one that `draw`s. `home` asks what to
play, `table` plays it in a room, `ask` asks for a move; `replay` shows a saved game again.
"""
