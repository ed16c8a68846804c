"""What of a table fits into a window, and in which form; drawn as lines of text that can be clicked.

`parts` draws each part of a table in several forms, `fitting` chooses among them until all fits, `sheet` puts
the whole window together, and `cards` and `flow` are what everything is drawn with.
"""
