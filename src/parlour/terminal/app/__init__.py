"""The drawn screen: a Textual application that shows what a sitting tells it and gives back what is answered.

`running` starts and ends it, `screen` is the sitting's side of it (in a thread of its own), `table_app` the
application; `screens` are what it shows, `widgets` what they are made of. Imported when a table opens.
"""
