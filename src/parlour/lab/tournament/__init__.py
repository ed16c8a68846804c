"""Tournaments in the lab: the same plans as in a room, with bots alone and no clock but a virtual one.

`definition` says what is played, `table_play` plays one order, `simulation` a whole tournament, `running`
many of them; `results` is what is kept of each, `report` what they say together; `verify` and
`standings_text` read a log.
"""
