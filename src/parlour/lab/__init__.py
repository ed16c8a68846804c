"""The lab: players measured against each other over many deals, and speed.

- `definition`, `players`: what is measured, of which players, the house's or your own
- `playing`, `seeding`, `results`: the games of it
- `run/`: an experiment in processes or on a cluster; `analysis/`: what it says
- `speed/`: how much a second of processor time is good for; `best_response`: what a solver's book gives away
"""
