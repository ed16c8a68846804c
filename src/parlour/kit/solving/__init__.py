"""Solving a betting game for two by CFR+, for every game that brings a plan of it.

- `plan`: what such a game brings: `SolverPlan`, and its `Lookup` from a view to a place in the tree
- `tree`: the nodes; `real_cards`: hands of cards in their places
- `book`: a trained strategy, looked up without numpy
- `layout`, `passes`, `cfr`, `training`: the tree as arrays, passes over it, learning; they need numpy, so
  whoever plays by a book alone does not import them
"""
