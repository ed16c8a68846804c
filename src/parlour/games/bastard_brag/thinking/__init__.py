"""How search imagines Bastard Brag: `moves` has the rollout policy, candidate moves and weights of deals."""
