"""A tournament at a terminal: its hall, the strip at a table, and the way from one table to the next.

`lines` says it in words · `board` draws it · `strip` is what a table shows of it · `thread` is the line
to it · `commands` is what can be typed · `hall` waits for a seat or looks on · `journey` goes
from table to table.
"""
