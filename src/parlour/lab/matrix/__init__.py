"""A matrix: every pair of players on the same deals, who is shown ahead of whom, and a ranking.

- `pairs`: the experiments of it; `summary`: what they say; `cycles`: who beats whom in a circle
- `answer`: the whole as values; `text`, `chart`: in words, in columns for a file, and as a picture
"""
