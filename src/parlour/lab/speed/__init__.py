"""Speed: how much of everything a second of processor time is good for.

`measuring` is a whole measurement; `games` and `hands` say what is timed, in compiled `loops`, by the `stopwatch`.
"""
