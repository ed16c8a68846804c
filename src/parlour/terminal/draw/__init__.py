"""What of a table fits into a window, and in which form; drawn as lines of text that can be clicked.

`scene` is what there is to draw, `parts` and `seats` draw each part of it in several forms, `layout` chooses
among them until all fits; `cards`, `flow` and `line` are what everything is drawn with.
"""
