"""The drawn screen: a Textual application that shows what a sitting tells it and gives back what is answered.

`running` starts and ends it, `screen` is the sitting's side of it (in a thread of its own), `table_app` the
application; `table_screen` shows the table, made of `widgets`, and `dialogs` lie over it. Imported when a
table opens.
"""
