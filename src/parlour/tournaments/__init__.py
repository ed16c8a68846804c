"""Tournaments: many tables, one director, as a pure core that the lab and a room share.

`regulations` say what is played, `log` has the rows of a tournament and the state that they make, `formats`
plan what comes next; `seating`, `places`, `prizes` and `draws` hold the rules of the house that formats share
(docs/reference/tournaments.md). Nothing here knows a clock, a socket or a file, and nothing is drawn but from
the seed that was committed to.
"""
