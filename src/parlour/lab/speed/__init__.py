"""Speed: how much of everything a second of processor time is good for.

`measuring` is a whole measurement; `games` and `hands` say what is timed, `loops` are compiled like what they
call, and the `stopwatch` takes the median of several goes.
"""
