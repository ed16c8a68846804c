"""A sweep: the same players and deals under several rules, one experiment for each point.

- `values`: what is varied, as people type it; `points`: the experiments of it
- `summary`: what they say, with the change from the first point; `answer`: the whole as values
- `text`, `chart`: the answer in words, in columns for a file, and as a picture
"""
