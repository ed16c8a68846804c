"""Tournaments in the lab: the same plans as in a room, with bots alone and no clock but a virtual one.

`definition` says what is played, `table_play` plays one order, `simulation` a whole tournament, `results`
what is kept of each, `report` what many of them say together, and `log_file`, `verify` and `standings_text`
read a tournament's log.
"""
