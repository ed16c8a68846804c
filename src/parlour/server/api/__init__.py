"""The HTTP API: who you are, games and tables, and what was played; every endpoint is listed with its types.

`asking` answers requests, `bodies` says what is sent and answered, `openapi` describes it for others.
"""
