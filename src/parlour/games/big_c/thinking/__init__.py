"""How search imagines Big-C: `moves` has rollout policy and candidate moves, `split` breaks up a hand."""
