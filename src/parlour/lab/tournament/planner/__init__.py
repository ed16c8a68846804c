"""The planner: how long each format takes and how fair it is, for an organiser who has to choose one.

House players play a few hundred deals and games (`samples`); from them a model of strength is fitted
(`contest`, `model`), by which whole tournaments are drawn through the same plans that a room follows
(`drawing`), for every format that can be played (`candidates`).
"""
