"""Running an experiment: `experiment` hands out the deals that are missing and keeps what comes back.

- `executor`: who plays them, in this process; `processes`, `cluster`: in others, on other machines
- `folder`: where they are kept, by definition; `fingerprint`: of the code that plays; `progress`: a bar
"""
