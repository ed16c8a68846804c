"""What search imagines at Five-Card Draw: how players play from what their seats see, and likely deals.

`moves` is the face: the rollout policy and the candidate moves. `actions` values betting actions, `hands`
says what hands are worth before and after the draw, and `deals` how well a deal agrees with draws and bets;
`styles` are kinds of rival.
"""
