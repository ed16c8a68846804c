"""What search imagines at Claim.

`moves` is the face: the rollout policy and the candidate moves · `deals` how well a deal agrees with what
the others have declared and not called.
"""
