"""The log of a tournament: its rows, the state that they make, and how decisions are added to them.

`rows` are facts that come from outside and decisions that a format has planned; `state` folds them, and
nothing else changes it; `directing` begins a tournament and takes in facts; `entry` says who may enter, and
when no longer.
"""
