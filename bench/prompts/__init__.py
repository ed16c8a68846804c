"""What prompts are worth: a small model's first answers on fixed positions of every game.

- `positions`: chooses the positions once and writes them down, with what `hard` plays there
- `python -m bench.prompts` asks the model on them; the same for any revision of the sources
- `showing`: sums up and compares runs
- `positions.jsonl`: the positions, one game a line
"""
